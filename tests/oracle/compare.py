"""mjcalc and the library `mahjong` on the same random hands.

    python -m tests.oracle.compare --hands 100000 --seed 1

Yaku with their values, han, fu, every payment and the errors must agree, or the difference must
be one of `KNOWN`: what that library does not do, each with the condition under which it shows and
with what it would have said otherwise.
"""

import argparse
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import islice
from typing import Any, Final

from mahjong.hand_calculating.hand_config import HandConstants, OptionalRules

from mjcalc import terms as t
from mjcalc.errors import HandError, NoWinError
from mjcalc.hand import Hand
from mjcalc.notation import write
from mjcalc.pipeline import score_hand
from mjcalc.reading.reading import meld_facts
from mjcalc.results import Score
from mjcalc.rulesets.registry import load_ruleset
from mjcalc.rulesets.ruleset import Ruleset

from .hands import random_hands
from .peer import Answer, ask
from .readings import outcomes

Settings = tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Rules:
    """The same rules in both engines: a ruleset of ours with settings, and its options."""

    name: str
    settings: Settings
    peer: dict[str, Any]
    base: str = "riichi"

    @cached_property
    def ours(self) -> Ruleset:
        return load_ruleset(self.base, self.settings)

    @cached_property
    def theirs(self) -> OptionalRules:
        return OptionalRules(**self.peer)

    def but(self, settings: Settings, peer: dict[str, Any]) -> "Rules":
        """These with some other options, ours and theirs."""
        return replace(self, settings=(*self.settings, *settings), peer={**self.peer, **peer})

    def score(self, hand: Hand) -> Score | str:
        """Our score, or the code of the error that is the answer."""
        try:
            return score_hand(hand, self.ours)
        except NoWinError as error:
            return error.faults[0].code

    def ask(self, hand: Hand) -> Answer:
        return ask(hand, self.theirs, self.ours.players)


_DOUBLES = "suuankou_tanki,kokushi_13,junsei_chuuren,daisuushii"
_LOCAL = "daisharin,daichikurin,daisuurin,daichisei,open_riichi,paarenchan"

RULES: Final = (
    Rules("tenhou", (), {
        "has_open_tanyao": True, "has_aka_dora": True, "has_double_yakuman": False,
    }),
    Rules("doubles", (
        ("red_fives", "false"), ("open_tanyao", "false"), ("double_yakuman", _DOUBLES),
        ("kiriage_mangan", "true"), ("counted_limit", "sanbaiman"), ("renhou", "han5"),
    ), {
        "kiriage": True, "kazoe_limit": HandConstants.KAZOE_SANBAIMAN,
    }),
    Rules("fu", (
        ("pinfu_tsumo", "false"), ("double_wind_pair_fu", "2"),
        ("rinshan_tsumo_fu", "0"), ("yakuman_max", "none"), ("renhou", "yakuman"),
    ), {
        "has_open_tanyao": True, "has_aka_dora": True, "has_double_yakuman": False,
        "fu_for_pinfu_tsumo": True, "limit_to_sextuple_yakuman": False, "renhou_as_yakuman": True,
    }),
    Rules("local", (
        ("local_yaku", _LOCAL), ("open_riichi_ron_yakuman", "true"), ("double_yakuman", _DOUBLES),
        ("yakuman_max", "none"), ("open_no_fu", "20"),
    ), {
        "has_open_tanyao": True, "has_aka_dora": True, "has_daisharin": True,
        "has_daisharin_other_suits": True, "has_daichisei": True, "has_sashikomi_yakuman": True,
        "paarenchan_needs_yaku": False, "limit_to_sextuple_yakuman": False,
        "fu_for_open_pinfu": False,
    }),
    Rules("three players", (), {
        "has_open_tanyao": True, "has_aka_dora": True, "has_double_yakuman": False,
        "is_three_player": True,
    }, base="tenhou-sanma"),
)  # fmt: skip


def rows_of(rows: Sequence[Any]) -> tuple[tuple[str, int], ...]:
    """Our rows as `Answer` has them: norths set aside are dora."""
    found: Counter[str] = Counter()
    for row in rows:
        found["dora" if row.id == "kita" else row.id] += row.value
    return tuple(sorted(found.items()))


def differences(score: Score | str, answer: Answer, hand: Hand, rules: Ruleset) -> list[str]:
    """What differs between our score and its answer."""
    if isinstance(score, str) or answer.error:
        said = score if isinstance(score, str) else "a win"
        return [] if said == answer.error else [f"{said!r}, there {answer.error or 'a win'!r}"]
    pairs: list[tuple[str, object, object]] = [
        ("yaku", rows_of(score.patterns), answer.yaku),
        ("received", score.received, answer.total),
        ("yakuman", score.yakuman > 0, answer.yakuman),
    ]
    if not answer.yakuman:
        pairs.append(("han", score.han, answer.han))
        pairs.append(("fu", score.fu, answer.fu))
        sum_there = sum(fu for _, fu in answer.fu_items)
        if not _no_fu(answer):
            pairs.append(("fu before rounding", score.fu_unrounded, sum_there))
    # It knows no liability: of a liable player only the sum can be compared.
    if not any("pao" in payment.because for payment in score.payments):
        pairs.append(("payments", _paid(score), _due(answer, hand, rules)))
    return [f"{what}: {here}, there {there}" for what, here, there in pairs if here != there]


def _no_fu(answer: Answer) -> bool:
    """An open hand without fu, by ron: 20 and 2 there, 20 made 30 here."""
    return ("hand_without_fu", 2) in answer.fu_items


def _paid(score: Score) -> list[tuple[int | str, int]]:
    return sorted((payment.source, payment.points) for payment in score.payments)


def _due(answer: Answer, hand: Hand, rules: Ruleset) -> list[tuple[int | str, int]]:
    if not hand.terms & t.TSUMO:
        return [("discarder" if hand.discarder is None else hand.discarder, answer.main)]
    return [
        (seat, answer.main if seat == hand.dealer else answer.additional)
        for seat in range(rules.players)
        if seat != hand.seat
    ]


@dataclass(frozen=True)
class Known:
    """A way in which that library is known to differ.

    `when` it may show, both must agree once `ours` and `theirs`, options, are changed so that
    both engines do the same. `example` is a hand that shows it, under the rules of that name.
    """

    name: str
    why: str
    when: Callable[[Hand, Answer], bool]
    example: tuple[str, str]
    ours: Settings = ()
    theirs: dict[str, Any] = field(default_factory=dict)


KNOWN: Final = (
    Known(
        "double_wind",
        "it has no option for a pair that is seat and round wind: always 4 fu",
        lambda _, answer: ("double_valued_pair", 4) in answer.fu_items,
        ("fu", "999m456p23678s11z+4s riichi ron seat:E round:E"),
        ours=(("double_wind_pair_fu", "4"),),
    ),
    Known(
        "rinshan_fu",
        "it has no option for the fu of a self-draw on a replacement tile: always 2 fu",
        lambda hand, _: bool(hand.terms & t.RINSHAN),
        ("fu", "234m567p4488s+4s ankan:2222p tsumo rinshan"),
        ours=(("rinshan_tsumo_fu", "2"),),
    ),
    Known(
        "open_tsumo",
        "without fu_for_open_pinfu, meant for ron, an open self-draw loses its 2 fu: 20, not 30",
        lambda hand, _: bool(hand.terms & t.TSUMO and meld_facts(hand.melds).opened),
        ("local", "234m567p4588s+6s chi:345m tsumo"),
        theirs={"fu_for_open_pinfu": True},
    ),
    Known(
        "open_daisharin",
        "it takes seven pairs in a row for daisharin though called runs are among them",
        lambda hand, answer: (
            meld_facts(hand.melds).opened > 0
            and any(name in ("daisharin", "daichikurin", "daisuurin") for name, _ in answer.yaku)
        ),
        ("local", "5670m+8m chi:234m chi:678m chi:234m ron"),
        theirs={"has_daisharin": False, "has_daisharin_other_suits": False},
    ),
)


def equal_reading(score: Score | str, answer: Answer, hand: Hand, rules: Ruleset) -> bool:
    """Whether what is taken there is another reading, worth exactly as much as the one here."""
    if isinstance(score, str) or answer.error or score.received != answer.total:
        return False
    found = list(outcomes(hand, rules))
    best = max((one.value.points, one.value.rank) for one in found)
    sum_there = sum(fu for _, fu in answer.fu_items)
    return any(
        rows_of(one.rows) == answer.yaku
        and (one.value.yakuman or (one.value.han, one.value.fu) == (answer.han, answer.fu))
        and (one.value.yakuman or _no_fu(answer) or one.value.fu_unrounded == sum_there)
        for one in found
        if (one.value.points, one.value.rank) == best
    )


@dataclass
class Report:
    """How a comparison went."""

    hands: int = 0
    known: Counter[str] = field(default_factory=Counter)
    seen: Counter[str] = field(default_factory=Counter)
    """The yaku, limits and errors that turned up."""
    unexplained: list[str] = field(default_factory=list)


def compare(rules: Rules, seed: int, number: int) -> Report:
    """Compare that many random hands under these rules."""
    report = Report()
    for hand in islice(random_hands(seed, rules.ours), number):
        report.hands += 1
        try:
            _compare(rules, hand, report)
        except HandError as error:
            report.unexplained.append(f"{write(hand)}\n    refused: {error}")
    return report


def _compare(rules: Rules, hand: Hand, report: Report) -> None:
    score, answer = rules.score(hand), rules.ask(hand)
    if isinstance(score, str):
        report.seen[score] += 1
    else:
        report.seen.update(row.id for row in score.patterns)
        report.seen[score.limit or "no limit"] += 1
    names, found = explain(rules, hand, score, answer)
    if found:
        report.unexplained.append("\n    ".join((write(hand), *found)))
    elif names:
        report.known[" and ".join(names)] += 1


def explain(
    rules: Rules, hand: Hand, score: Score | str, answer: Answer
) -> tuple[list[str], list[str]]:
    """The names of the known differences that show, and the differences that remain."""
    names: list[str] = []
    found = differences(score, answer, hand, rules.ours)
    if not found:
        return names, found
    for known in KNOWN:
        if known.when(hand, answer):
            changed = rules.but(known.ours, known.theirs)
            now = changed.score(hand), changed.ask(hand)
            if now != (score, answer):
                names.append(known.name)
                rules = changed
                score, answer = now
    found = differences(score, answer, hand, rules.ours)
    if found and equal_reading(score, answer, hand, rules.ours):
        names.append("equal_reading")
        found = []
    return names, found


def main() -> int:
    reader = argparse.ArgumentParser(prog="python -m tests.oracle.compare")
    reader.add_argument("--hands", type=int, default=10_000, help="hands for each set of rules")
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--rules", choices=[rules.name for rules in RULES])
    args = reader.parse_args()
    failed = False
    for rules in RULES:
        if args.rules in (None, rules.name):
            start = time.perf_counter()
            report = compare(rules, args.seed, args.hands)
            failed |= bool(report.unexplained)
            _show(rules, report, time.perf_counter() - start)
    return int(failed)


def _show(rules: Rules, report: Report, seconds: float) -> None:
    print(f"{rules.name}: {report.hands:,} hands in {seconds:.0f} s")  # noqa: T201
    print("  known:", dict(report.known.most_common()))  # noqa: T201
    print("  seen:", dict(report.seen.most_common()))  # noqa: T201
    print(f"  unexplained: {len(report.unexplained)}")  # noqa: T201
    for text in report.unexplained[:20]:
        print("  " + text)  # noqa: T201


if __name__ == "__main__":
    raise SystemExit(main())
