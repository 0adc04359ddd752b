"""The entry point of the command line: `mjcalc` and `python -m mjcalc`."""

import gc
import sys


def main() -> int:
    """Run the command line; the exit status."""
    # What scoring makes is soon gone or remembered for good, and hardly ever a cycle: looking for
    # cycles as often as usual takes a third of the time of a batch.
    gc.set_threshold(100_000, 50, 100)
    try:
        from mjcalc.cli.run import run

        return run()
    except KeyboardInterrupt:
        # Before the command line was even imported, or while it was ending.
        return 130
    finally:
        gc.freeze()  # the interpreter would look through all that is remembered before it ends


if __name__ == "__main__":
    sys.exit(main())
