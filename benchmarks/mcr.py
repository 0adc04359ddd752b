"""How fast Chinese Official is scored, beside PyMahjongGB, in C++: `python -m benchmarks.mcr`.

Prepared hands go to scores (ours with readings and payments, theirs a list of fan), in turns, in
the same process. The first round remembers nothing yet.
"""

import argparse
from importlib import import_module
from itertools import islice

from MahjongGB import MahjongFanCalculator

from benchmarks.measure import SEED, in_turns, one_core
from mjcalc import load_ruleset
from mjcalc.pipeline import score_hand

REQUIRED = 0.1
"""mjcalc scores at least so many hands in the time in which PyMahjongGB scores one."""


def main() -> None:
    reader = argparse.ArgumentParser(prog="python -m benchmarks.mcr", description=__doc__)
    reader.add_argument("--hands", type=int, default=5000)
    reader.add_argument("--rounds", type=int, default=7)
    args = reader.parse_args()
    one_core()
    rules = load_ruleset("mcr", (("min_fan", "0"),))
    peer = import_module("tests.oracle.mcr_peer")
    hands = list(islice(peer.random_hands(SEED), args.hands))
    arguments = list(map(peer.prepared, hands))

    def ours() -> None:
        for hand in hands:
            score_hand(hand, rules)

    def theirs() -> None:
        for each in arguments:
            MahjongFanCalculator(*each)

    times = in_turns(args.rounds, {"mjcalc": ours, "PyMahjongGB": theirs})
    print(f"{args.hands:,} hands, medians of {args.rounds} rounds")
    print(f"{'':14}{'µs a hand':>10}{'hands/s':>10}{'first round':>13}")
    for name, each in times.items():
        micro, first = (seconds / args.hands * 1e6 for seconds in (each.median, each.first))
        print(f"{name:14}{micro:10.1f}{1e6 / micro:10,.0f}{first:13.1f}")
    ratio = times["PyMahjongGB"].median / times["mjcalc"].median
    print(f"ratio {ratio:.3f}, required {REQUIRED} +")


if __name__ == "__main__":
    main()
