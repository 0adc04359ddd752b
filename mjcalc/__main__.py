"""The entry point of the command line: `mjcalc` and `python -m mjcalc`."""

import sys


def main() -> int:
    """Run the command line; the exit status."""
    try:
        from mjcalc.cli.run import run

        return run()
    except KeyboardInterrupt:
        # Before the command line was even imported, or while it was ending.
        return 130


if __name__ == "__main__":
    sys.exit(main())
