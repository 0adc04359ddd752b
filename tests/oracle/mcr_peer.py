"""The library PyMahjongGB asked about our hands: a second engine for Chinese Official, in C++.

    python -m tests.oracle.mcr_peer --hands 200000 --seed 1

compares. Totals must be equal, flowers aside. So must the fan, unless what it counted is an equally
dear way to count the same hand: in another reading, or with another of equal choices of ties.
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice, product
from typing import Any, Final, TypeAlias

from MahjongGB import MahjongFanCalculator

from mjcalc import terms as t
from mjcalc.hand import Hand, Meld, MeldKind
from mjcalc.notation import write
from mjcalc.pipeline import score_hand
from mjcalc.reading.reading import hand_facts, meld_facts, suits_of
from mjcalc.rulesets.registry import load_ruleset
from mjcalc.rulesets.resolve import covered
from mjcalc.rulesets.ruleset import Ruleset
from mjcalc.rulesets.tying import choices
from mjcalc.tiles import kind_of

from .mcr_hands import random_hands

Fan: TypeAlias = frozenset[tuple[str, int]]
"""The Chinese names of fan, and how often each counts."""

TILES: Final = [f"{suit}{rank}" for suit in "WBT" for rank in range(1, 10)] + [
    *("F1", "F2", "F3", "F4"), *("J3", "J2", "J1"),
]  # fmt: skip
"""Its names of the kinds."""

NAMES: Final = {"独听・边张": "边张", "独听・嵌张": "坎张", "嵌张": "坎张", "独听・单钓": "单钓将"}
"""Its names of fan, where the rule book has another."""

FLOWERS: Final = "flower_tiles"


def prepared(hand: Hand) -> tuple[Any, ...]:
    """Its arguments. Flowers are left out: they are not what is compared."""
    said = hand.terms
    assert hand.winning is not None
    return (
        tuple(map(_pack, hand.melds)),
        tuple(TILES[kind_of(tile)] for tile in hand.concealed),
        TILES[kind_of(hand.winning)],
        0,
        bool(said & t.TSUMO),
        bool(said & t.FOURTH),
        bool(said & (t.RINSHAN | t.CHANKAN)),
        bool(said & (t.HAITEI | t.HOUTEI)),
        hand.seat,
        hand.round,
    )


def _pack(meld: Meld) -> tuple[str, str, int]:
    lowest = kind_of(meld.tiles[0])
    match meld.kind:
        case MeldKind.CHI:
            return "CHI", TILES[lowest + 1], 1
        case MeldKind.PON:
            return "PENG", TILES[lowest], 1
        case MeldKind.ANKAN:
            return "GANG", TILES[lowest], 0
        case _:
            return "GANG", TILES[lowest], 1


def ask(hand: Hand) -> tuple[int, Fan]:
    """Its total and its fan."""
    rows = MahjongFanCalculator(*prepared(hand), True)
    total = sum(points * times for points, times, _, _ in rows)
    return total, frozenset((NAMES.get(name, name), times) for _, times, name, _ in rows)


def tell(hand: Hand, rules: Ruleset) -> tuple[int, Fan]:
    """Our total and our fan, flowers aside."""
    rows = [row for row in score_hand(hand, rules).patterns if row.id != FLOWERS]
    return sum(row.value for row in rows), frozenset((row.name_native, row.count) for row in rows)


def every_way(hand: Hand, rules: Ruleset) -> Iterator[tuple[int, Fan]]:
    """The total and the fan of every way to count: each reading, each legal choice of ties."""
    tying = rules._tying
    assert tying is not None
    melds, suits = meld_facts(hand.melds), suits_of(hand.bag)
    known = hand_facts(hand, melds, suits)
    for shape in rules.shapes:
        for reading in shape(hand, known, melds, suits):
            found, counts = rules.matcher.match(reading)
            tied = found & (tying._runs | tying._triplets)
            found ^= tied
            tied &= ~covered(found, tying._covers, in_order=True)
            runs, triplets = tied & tying._runs, tied & tying._triplets
            for some, others in product(
                choices(tying.ties("runs", runs, reading)) if runs else [()],
                choices(tying.ties("triplets", triplets, reading)) if triplets else [()],
            ):
                times = Counter(tie.row for tie in (*some, *others))
                every = found | sum(1 << row for row in times)
                yield _counted(every, dict(counts) | times, rules)


def _counted(found: int, times: dict[int, int], rules: Ruleset) -> tuple[int, Fan]:
    ((selection, _),) = rules._select(found)
    total = 0
    rows = set()
    for index, value in zip(selection.rows, selection.values, strict=True):
        if rules.patterns[index].id != FLOWERS:
            total += value * times.get(index, 1)
            rows.add((rules.patterns[index].native, times.get(index, 1)))
    return total, frozenset(rows)


@dataclass
class Report:
    """What a comparison found."""

    hands: int = 0
    seen: Counter[str] = field(default_factory=Counter)
    """The fan that it counted, and in how many hands."""
    ties: Counter[tuple[str, str]] = field(default_factory=Counter)
    """What differed between equally dear ways to count: ours, and its."""
    wrong: list[str] = field(default_factory=list)


def compare(hands: int, seed: int) -> Report:
    """Both engines on so many random hands."""
    rules = load_ruleset("mcr", (("min_fan", "0"),))
    report = Report()
    for hand in islice(random_hands(seed), hands):
        report.hands += 1
        total, fan = ask(hand)
        ours, own = tell(hand, rules)
        report.seen.update(name for name, _ in fan)
        if fan == own:
            continue
        unlike = _text(own - fan), _text(fan - own)
        if ours == total and (total, fan) in set(every_way(hand, rules)):
            report.ties[unlike] += 1
        else:
            report.wrong.append(
                f"{write(hand)}: {ours} with {unlike[0]}, there {total} {unlike[1]}"
            )
    return report


def _text(fan: Fan) -> str:
    return " ".join(name if times == 1 else f"{name}x{times}" for name, times in sorted(fan))


def main() -> None:
    reader = argparse.ArgumentParser(prog="python -m tests.oracle.mcr_peer", description=__doc__)
    reader.add_argument("--hands", type=int, default=200_000)
    reader.add_argument("--seed", type=int, default=1)
    args = reader.parse_args()
    report = compare(args.hands, args.seed)
    print(f"{report.hands} hands, {len(report.wrong)} differences")  # noqa: T201
    print(f"{report.ties.total()} equally dear, counted another way:")  # noqa: T201
    for (ours, theirs), number in report.ties.most_common():
        print(f"{number:6}  {ours} | {theirs}")  # noqa: T201
    for line in report.wrong:
        print(line)  # noqa: T201
    raise SystemExit(1 if report.wrong else 0)


if __name__ == "__main__":
    main()
