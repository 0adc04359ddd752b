"""The 44 patterns of Zung Jung, in the numbered series of the official list.

Within a series only the dearest pattern counts, and different series add up, even where one
pattern implies another. A pattern that is worth the limit by itself counts alone.
"""

from typing import Final, NamedTuple

from mjcalc import terms as t
from mjcalc.patterns import honours, runs, situation, suits, terminals, triplets
from mjcalc.patterns.condition import Condition, said
from mjcalc.rulesets.base import Group, Pattern
from mjcalc.rulesets.zungjung.names import ROMANIZED
from mjcalc.rulesets.zungjung.options import Options

LISTED: Final = "limit"
"""The patterns that are worth the limit by themselves (listed limit hands)."""
CHICKEN: Final = "chicken"


class Row(NamedTuple):
    """A pattern; `3.1` is worth its points for each set, every other once."""

    id: str
    native: str
    name: str
    points: int
    when: Condition


SERIES: Final[dict[str, tuple[Row, ...]]] = {
    # trivial patterns
    "1.1": (Row("all_sequences", "平和", "All Sequences", 5, runs.all_runs),),
    "1.2": (
        Row("concealed_hand", "門前清", "Concealed Hand", 5,
            situation.concealed & situation.standard),
    ),
    "1.3": (Row("no_terminals", "斷么九", "No Terminals", 5, terminals.all_simples),),
    # one-suit patterns
    "2.1": (
        Row("mixed_one_suit", "混一色", "Mixed One-Suit", 40, suits.half_flush),
        Row("pure_one_suit", "清一色", "Pure One-Suit", 80, suits.full_flush),
    ),
    "2.2": (Row("nine_gates", "九蓮寶燈", "Nine Gates", 480, suits.pure_nine_gates),),
    # honour tiles
    "3.1": (Row("value_honor", "番牌", "Value Honor", 10, honours.seat_and_dragon_triplets),),
    "3.2": (
        Row("small_three_dragons", "小三元", "Small Three Dragons", 40,
            honours.little_three_dragons),
        Row("big_three_dragons", "大三元", "Big Three Dragons", 130, honours.big_three_dragons),
    ),
    "3.3": (
        Row("small_three_winds", "小三風", "Small Three Winds", 30, honours.little_three_winds),
        Row("big_three_winds", "大三風", "Big Three Winds", 120, honours.wind_triplets(3)),
        Row("small_four_winds", "小四喜", "Small Four Winds", 320, honours.little_four_winds),
        Row("big_four_winds", "大四喜", "Big Four Winds", 400, honours.big_four_winds),
    ),
    "3.4": (Row("all_honors", "字一色", "All Honors", 320, terminals.all_honours),),
    # triplets and kong
    "4.1": (Row("all_triplets", "對對和", "All Triplets", 30, triplets.all_triplets),),
    "4.2": (
        Row("two_concealed_triplets", "二暗刻", "Two Concealed Triplets", 5,
            triplets.concealed_triplets(2)),
        Row("three_concealed_triplets", "三暗刻", "Three Concealed Triplets", 30,
            triplets.concealed_triplets(3)),
        Row("four_concealed_triplets", "四暗刻", "Four Concealed Triplets", 125,
            triplets.concealed_triplets(4)),
    ),
    "4.3": (
        Row("one_kong", "一槓", "One Kong", 5, triplets.kongs(1)),
        Row("two_kong", "二槓", "Two Kong", 20, triplets.kongs(2)),
        Row("three_kong", "三槓", "Three Kong", 120, triplets.kongs(3)),
        Row("four_kong", "四槓", "Four Kong", 480, triplets.kongs(4)),
    ),
    # identical sets
    "5.1": (
        Row("two_identical_sequences", "一般高", "Two Identical Sequences", 10,
            runs.two_identical_runs),
        Row("two_identical_sequences_twice", "兩般高", "Two Identical Sequences Twice", 60,
            runs.two_pairs_of_identical_runs),
        Row("three_identical_sequences", "一色三同順", "Three Identical Sequences", 120,
            runs.three_identical_runs),
        Row("four_identical_sequences", "一色四同順", "Four Identical Sequences", 480,
            runs.four_identical_runs),
    ),
    # similar sets
    "6.1": (
        Row("three_similar_sequences", "三色同順", "Three Similar Sequences", 35,
            runs.same_run_in_three_suits),
    ),
    "6.2": (
        Row("small_three_similar_triplets", "三色小同刻", "Small Three Similar Triplets", 30,
            triplets.same_triplet_in_two_suits_and_a_pair),
        Row("three_similar_triplets", "三色同刻", "Three Similar Triplets", 120,
            triplets.same_triplet_in_three_suits),
    ),
    # consecutive sets
    "7.1": (Row("nine_tile_straight", "一氣通貫", "Nine-Tile Straight", 40, runs.straight),),
    "7.2": (
        Row("three_consecutive_triplets", "三連刻", "Three Consecutive Triplets", 100,
            triplets.shifted_triplets(3)),
        Row("four_consecutive_triplets", "四連刻", "Four Consecutive Triplets", 200,
            triplets.shifted_triplets(4)),
    ),
    # terminals
    "8.1": (
        Row("mixed_lesser_terminals", "混全帶", "Mixed Lesser Terminals", 40,
            terminals.outside),
        Row("pure_lesser_terminals", "純全帶", "Pure Lesser Terminals", 50,
            terminals.outside_with_terminals),
        Row("mixed_greater_terminals", "混么九", "Mixed Greater Terminals", 100,
            terminals.terminals_and_honours),
        Row("pure_greater_terminals", "清么九", "Pure Greater Terminals", 400,
            terminals.all_terminals),
    ),
    # incidental bonuses
    "9.1": (
        Row("final_draw", "海底撈月", "Final Draw", 10, said(t.HAITEI)),
        Row("final_discard", "河底撈魚", "Final Discard", 10, said(t.HOUTEI)),
    ),
    "9.2": (Row("win_on_kong", "嶺上開花", "Win on Kong", 10, said(t.RINSHAN)),),
    "9.3": (Row("robbing_a_kong", "搶槓", "Robbing a Kong", 10, said(t.CHANKAN)),),
    "9.4": (
        Row("blessing_of_heaven", "天和", "Blessing of Heaven", 155, said(t.TENHOU)),
        Row("blessing_of_earth", "地和", "Blessing of Earth", 155, said(t.CHIIHOU)),
    ),
    # irregular hands
    "10.1": (
        Row("thirteen_terminals", "十三么九", "Thirteen Terminals", 160,
            situation.thirteen_orphans),
    ),
    "10.2": (Row("seven_pairs", "七對子", "Seven Pairs", 30, situation.seven_pairs),),
}  # fmt: skip
"""By the first two numbers of the official list; the third is a pattern's place in its series."""

_CHICKEN_HAND: Final = Row("chicken_hand", "雞和", "Chicken Hand", 1, situation.standard)
"""What a hand without any pattern is worth."""


def table(_: Options) -> tuple[Pattern, ...]:
    """The whole table."""
    rows = [(row, series) for series, rows in SERIES.items() for row in rows]
    return tuple(_pattern(row, group) for row, group in (*rows, (_CHICKEN_HAND, CHICKEN)))


def _pattern(row: Row, group: str) -> Pattern:
    id_, native, name, points, when = row
    return Pattern(id_, native, name, points, points, when, group, (), ROMANIZED[id_])


def groups(o: Options) -> tuple[Group, ...]:
    """A pattern that is worth the limit removes all else; one of each series adds up."""
    return (
        Group(CHICKEN, alternative=True),
        Group(LISTED, outranks=True, highest=True, takes=o.limit),
        *(Group(series, highest=True) for series in SERIES),
    )
