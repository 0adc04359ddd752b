"""`mjcalc schema`: the JSON schema of results."""

import sys

import click


@click.command(short_help="The JSON schema of the results.")
def schema() -> None:
    """Print the JSON schema of one result, as `-f json` and `-f jsonl` write it.

    \b
    mjcalc schema > score.schema.json
    """
    from mjcalc.render.json import indented
    from mjcalc.render.schema import schema as of_results

    sys.stdout.write(indented(of_results()) + "\n")
