"""The 81 fan of Chinese Official, in the order of the rule book, and 明暗杠.

A row: id, Chinese name, official English name, fan, condition, and what it forbids: the fan that
the rule book says it is not counted with. What ties sets (`Condition.ties`) forbids on the sets it
shares, and counts by the principles of combination (`mjcalc.rulesets.tying`).
"""

from typing import Final

from mjcalc import terms as t
from mjcalc.patterns import (
    flowers,
    honours,
    knitted,
    numbers,
    runs,
    situation,
    suits,
    terminals,
    ties,
    triplets,
    waits,
)
from mjcalc.patterns.condition import Condition, at_least, said
from mjcalc.reading.waits import waits_with_seven_pairs
from mjcalc.rulesets.base import Group, Pattern
from mjcalc.rulesets.mcr.names import ROMANIZED
from mjcalc.rulesets.mcr.options import Options
from mjcalc.tiles import TERMINALS, YAOCHUU, kinds_in

FLOWERS: Final = "flowers"
"""The group of flowers, which do not help a hand over the minimum."""
CHICKEN: Final = "chicken"


def groups(_: Options) -> tuple[Group, ...]:
    """Flowers come beside whatever the hand is; without any other fan it is a chicken hand."""
    return (Group(FLOWERS, qualifies=False), Group("fan", outranks=True), Group(CHICKEN))


def _row(
    id_: str, native: str, name: str, value: int, when: Condition, *forbids: str,
    group: str = "fan",
) -> Pattern:  # fmt: skip
    return Pattern(id_, native, name, value, value, when, group, forbids, ROMANIZED[id_])


def table(o: Options) -> tuple[Pattern, ...]:
    """The whole table for these options."""
    return (
        *_88_and_64(o), *_48_and_32(o), *_24(o), *_16(), *_12(o), *_8(), *_6(), *_4(), *_2(),
        *_1(o), *_others(o),
    )  # fmt: skip


_PUNG: Final = "pung_of_terminals_or_honors"


def _concealed(o: Options) -> tuple[str, ...]:
    """What a hand forbids that is concealed by its nature; 不求人 becomes 自摸."""
    if o.special_fully_concealed:
        return ("concealed_hand",)
    return ("concealed_hand", "fully_concealed_hand")


def _voided(o: Options) -> tuple[str, ...]:
    """By the letter of 1998, of some hands that often lack a suit."""
    return ("one_voided_suit",) if o.strict_1998 else ()


def _not_of_pairs(o: Options) -> Condition:
    """By the letter of 1998, of hands that are told by sets."""
    return situation.without(situation.seven_pairs) if o.strict_1998 else Condition()


def _88_and_64(o: Options) -> tuple[Pattern, ...]:
    of_sets = _not_of_pairs(o)
    concealed = _concealed(o)
    voided = _voided(o)
    gates = suits.pure_nine_gates & Condition(ties=_ONE_TERMINAL_TRIPLET)
    triple_pung = ("triple_pung",) if o.strict_1998 else ()
    return (
        _row("big_four_winds", "大四喜", "Big Four Winds", 88, honours.big_four_winds,
             "big_three_winds", "all_pungs", "prevalent_wind", "seat_wind", _PUNG),
        _row("big_three_dragons", "大三元", "Big Three Dragons", 88, honours.big_three_dragons,
             "two_dragon_pungs", "dragon_pung", _PUNG, *voided),
        _row("all_green", "绿一色", "All Green", 88, suits.only(suits.GREEN_TILES) & of_sets, "half_flush"),
        _row("nine_gates", "九莲宝灯", "Nine Gates", 88, gates,
             "full_flush", "no_honors", _PUNG, *concealed),
        _row("four_kongs", "四杠", "Four Kongs", 88, triplets.kongs(4),
             "three_kongs", *_TWO_KONGS, *_KONGS, "all_pungs", "single_wait"),
        _row("seven_shifted_pairs", "连七对", "Seven Shifted Pairs", 88, suits.seven_pairs_in_a_row,
             "seven_pairs", "full_flush", "no_honors", "single_wait", *concealed),
        _row("thirteen_orphans", "十三幺", "Thirteen Orphans", 88, situation.thirteen_orphans,
             "all_terminals_and_honors", "all_types", "single_wait", *concealed),
        _row("all_terminals", "清幺九", "All Terminals", 64, terminals.all_terminals & of_sets,
             "all_pungs", "outside_hand", "double_pung", _PUNG, "no_honors", *triple_pung),
        _row("little_four_winds", "小四喜", "Little Four Winds", 64, honours.little_four_winds,
             "big_three_winds", _PUNG),
        _row("little_three_dragons", "小三元", "Little Three Dragons", 64, honours.little_three_dragons,
             "two_dragon_pungs", "dragon_pung", _PUNG, *voided),
        _row("all_honors", "字一色", "All Honors", 64, terminals.all_honours & of_sets,
             "all_pungs", "all_terminals_and_honors", "outside_hand", _PUNG),
        _row("four_concealed_pungs", "四暗刻", "Four Concealed Pungs", 64, triplets.concealed_triplets(4),
             "three_concealed_pungs", "two_concealed_pungs", "all_pungs", *concealed),
        _row("pure_terminal_chows", "一色双龙会", "Pure Terminal Chows", 64, runs.both_ends_twice_around_fives,
             "seven_pairs", "full_flush", "all_chows", "no_honors", "pure_double_chow", "two_terminal_chows"),
    )  # fmt: skip


_TWO_KONGS: Final = ("two_concealed_kongs", "concealed_kong_and_melded_kong", "two_melded_kongs")
_KONGS: Final = ("concealed_kong", "melded_kong")
_ONE_TERMINAL_TRIPLET: Final = ties.triplets(
    1, ties.among(tuple(kinds_in(TERMINALS))), alone=False, once=True
)
"""1112345678999 has a triplet that is part of nine gates, however it is read."""


def _48_and_32(o: Options) -> tuple[Pattern, ...]:
    voided = _voided(o)
    return (
        _row("quadruple_chow", "一色四同顺", "Quadruple Chow", 48, runs.four_identical_runs,
             "pure_triple_chow", "pure_double_chow", "tile_hog", "pure_shifted_pungs", *voided),
        _row("four_pure_shifted_pungs", "一色四节高", "Four Pure Shifted Pungs", 48, triplets.shifted_triplets(4),
             "pure_shifted_pungs", "pure_triple_chow", "all_pungs", *voided),
        _row("four_pure_shifted_chows", "一色四步高", "Four Pure Shifted Chows", 32, runs.shifted_runs(4),
             "pure_shifted_chows", "short_straight", "two_terminal_chows", *voided),
        _row("three_kongs", "三杠", "Three Kongs", 32, triplets.kongs(3), *_TWO_KONGS, *_KONGS),
        _row("all_terminals_and_honors", "混幺九", "All Terminals and Honors", 32,
             terminals.terminals_and_honours & _not_of_pairs(o), "all_pungs", "outside_hand", _PUNG),
    )  # fmt: skip


def _24(o: Options) -> tuple[Pattern, ...]:
    of_sets = _not_of_pairs(o)
    concealed = _concealed(o)
    return (
        _row("seven_pairs", "七对", "Seven Pairs", 24, situation.seven_pairs, "single_wait", *concealed),
        _row("greater_honors_and_knitted_tiles", "七星不靠", "Greater Honors and Knitted Tiles", 24,
             knitted.honours_and_knitted & honours.every_honour,
             "lesser_honors_and_knitted_tiles", "all_types", "single_wait", *concealed),
        _row("all_even_pungs", "全双刻", "All Even Pungs", 24, numbers.even_triplets,
             "all_pungs", "all_simples", "no_honors"),
        _row("full_flush", "清一色", "Full Flush", 24, suits.full_flush, "no_honors"),
        _row("pure_triple_chow", "一色三同顺", "Pure Triple Chow", 24, runs.three_identical_runs,
             "pure_shifted_pungs", "pure_double_chow"),
        _row("pure_shifted_pungs", "一色三节高", "Pure Shifted Pungs", 24, triplets.shifted_triplets(3),
             "pure_triple_chow"),
        _row("upper_tiles", "全大", "Upper Tiles", 24, numbers.only_numbers(7, 8, 9) & of_sets,
             "upper_four", "no_honors"),
        _row("middle_tiles", "全中", "Middle Tiles", 24, numbers.only_numbers(4, 5, 6) & of_sets,
             "all_simples", "no_honors"),
        _row("lower_tiles", "全小", "Lower Tiles", 24, numbers.only_numbers(1, 2, 3) & of_sets,
             "lower_four", "no_honors"),
    )  # fmt: skip


def _16() -> tuple[Pattern, ...]:
    return (
        _row("pure_straight", "清龙", "Pure Straight", 16, runs.straight, "short_straight", "two_terminal_chows"),
        _row("three_suited_terminal_chows", "三色双龙会", "Three-Suited Terminal Chows", 16,
             runs.both_ends_in_two_suits_around_fives,
             "all_chows", "no_honors", "mixed_double_chow", "two_terminal_chows"),
        _row("pure_shifted_chows", "一色三步高", "Pure Shifted Chows", 16, runs.shifted_runs(3)),
        _row("all_fives", "全带五", "All Fives", 16, numbers.five_in_every_set, "all_simples", "no_honors"),
        _row("triple_pung", "三同刻", "Triple Pung", 16, triplets.same_triplet_in_three_suits, "double_pung"),
        _row("three_concealed_pungs", "三暗刻", "Three Concealed Pungs", 16, triplets.concealed_triplets(3),
             "two_concealed_pungs"),
    )  # fmt: skip


def _12(o: Options) -> tuple[Pattern, ...]:
    of_sets = _not_of_pairs(o)
    return (
        _row("lesser_honors_and_knitted_tiles", "全不靠", "Lesser Honors and Knitted Tiles", 12,
             knitted.honours_and_knitted, "all_types", "single_wait", *_concealed(o)),
        _row("knitted_straight", "组合龙", "Knitted Straight", 12, knitted.knitted_straight),
        _row("upper_four", "大于五", "Upper Four", 12, numbers.only_numbers(6, 7, 8, 9) & of_sets, "no_honors"),
        _row("lower_four", "小于五", "Lower Four", 12, numbers.only_numbers(1, 2, 3, 4) & of_sets, "no_honors"),
        _row("big_three_winds", "三风刻", "Big Three Winds", 12, honours.wind_triplets(3), _PUNG, *_voided(o)),
    )  # fmt: skip


def _8() -> tuple[Pattern, ...]:
    return (
        _row("mixed_straight", "花龙", "Mixed Straight", 8, runs.straight_of_three_suits),
        _row("reversible_tiles", "推不倒", "Reversible Tiles", 8, suits.only(suits.REVERSIBLE_TILES),
             "one_voided_suit"),
        _row("mixed_triple_chow", "三色三同顺", "Mixed Triple Chow", 8, runs.same_run_in_three_suits,
             "mixed_double_chow"),
        _row("mixed_shifted_pungs", "三色三节高", "Mixed Shifted Pungs", 8, triplets.shifted_triplets_of_three_suits),
        _row("chicken_hand", "无番和", "Chicken Hand", 8, Condition(), group=CHICKEN),
        _row("last_tile_draw", "妙手回春", "Last Tile Draw", 8, said(t.HAITEI), "self_drawn"),
        _row("last_tile_claim", "海底捞月", "Last Tile Claim", 8, said(t.HOUTEI)),
        _row("out_with_replacement_tile", "杠上开花", "Out with Replacement Tile", 8, said(t.RINSHAN), "self_drawn"),
        _row("robbing_the_kong", "抢杠和", "Robbing the Kong", 8, said(t.CHANKAN), "last_tile"),
    )  # fmt: skip


def _6() -> tuple[Pattern, ...]:
    return (
        _row("all_pungs", "碰碰和", "All Pungs", 6, triplets.all_triplets),
        _row("half_flush", "混一色", "Half Flush", 6, suits.half_flush),
        _row("mixed_shifted_chows", "三色三步高", "Mixed Shifted Chows", 6, runs.shifted_runs_of_three_suits),
        _row("all_types", "五门齐", "All Types", 6, suits.all_types),
        _row("melded_hand", "全求人", "Melded Hand", 6, situation.open_melds(4) & situation.by_ron, "single_wait"),
        _row("two_concealed_kongs", "双暗杠", "Two Concealed Kongs", 6, at_least(2, triplets.concealed_kongs),
             "two_concealed_pungs", "concealed_kong"),
        _row("two_dragon_pungs", "双箭刻", "Two Dragon Pungs", 6, honours.two_dragon_triplets, "dragon_pung", _PUNG),
    )  # fmt: skip


def _4() -> tuple[Pattern, ...]:
    return (
        _row("outside_hand", "全带幺", "Outside Hand", 4, terminals.outside),
        _row("fully_concealed_hand", "不求人", "Fully Concealed Hand", 4,
             situation.concealed & situation.by_tsumo, "self_drawn", "concealed_hand"),
        _row("two_melded_kongs", "双明杠", "Two Melded Kongs", 4, at_least(2, triplets.open_kongs), "melded_kong"),
        _row("last_tile", "和绝张", "Last Tile", 4, situation.fourth_tile_or_own_melds),
    )  # fmt: skip


def _2() -> tuple[Pattern, ...]:
    suit_pair = situation.without(situation.honour_pair)
    return (
        _row("dragon_pung", "箭刻", "Dragon Pung", 2, honours.dragon_triplets, _PUNG),
        _row("prevalent_wind", "圈风刻", "Prevalent Wind", 2, honours.round_wind_triplet, _PUNG),
        _row("seat_wind", "门风刻", "Seat Wind", 2, honours.seat_wind_triplet, _PUNG),
        _row("concealed_hand", "门前清", "Concealed Hand", 2, situation.concealed & situation.by_ron),
        _row("all_chows", "平和", "All Chows", 2, runs.runs_and_no_triplet & suit_pair, "no_honors"),
        _row("tile_hog", "四归一", "Tile Hog", 2, triplets.fours_without_a_kong),
        _row("double_pung", "双同刻", "Double Pung", 2, triplets.same_triplet_in_two_suits),
        _row("two_concealed_pungs", "双暗刻", "Two Concealed Pungs", 2, triplets.concealed_triplets(2)),
        _row("concealed_kong", "暗杠", "Concealed Kong", 2, triplets.concealed_kongs),
        _row("all_simples", "断幺", "All Simples", 2, terminals.all_simples, "no_honors"),
    )  # fmt: skip


def _1(o: Options) -> tuple[Pattern, ...]:
    alone = waits.waits_for_one_kind(waits_with_seven_pairs, fifth=o.fifth_tile_waits)
    if not o.knitted_straight_waits:
        alone &= knitted.won_beside_the_knitted_straight
    pung = triplets.triplets_among(kinds_in(YAOCHUU))
    return (
        _row("pure_double_chow", "一般高", "Pure Double Chow", 1, runs.two_identical_runs),
        _row("mixed_double_chow", "喜相逢", "Mixed Double Chow", 1, runs.same_run_in_two_suits),
        _row("short_straight", "连六", "Short Straight", 1, runs.six_in_a_row),
        _row("two_terminal_chows", "老少副", "Two Terminal Chows", 1, runs.run_at_each_end),
        _row(_PUNG, "幺九刻", "Pung of Terminals or Honors", 1, pung),
        _row("melded_kong", "明杠", "Melded Kong", 1, triplets.open_kongs),
        _row("one_voided_suit", "缺一门", "One Voided Suit", 1, suits.two_suits),
        _row("no_honors", "无字", "No Honors", 1, terminals.no_honours),
        _row("edge_wait", "边张", "Edge Wait", 1, situation.on_an_edge & alone),
        _row("closed_wait", "坎张", "Closed Wait", 1, situation.on_the_middle & alone),
        _row("single_wait", "单钓将", "Single Wait", 1, situation.on_a_pair & alone),
        _row("self_drawn", "自摸", "Self-Drawn", 1, situation.by_tsumo),
        _row("flower_tiles", "花牌", "Flower Tiles", 1, flowers.every_flower, group=FLOWERS),
    )  # fmt: skip


def _others(o: Options) -> tuple[Pattern, ...]:
    """明暗杠 is not in the book of 1998; it came with the rules of the Mahjong International League."""
    if not o.mixed_kongs:
        return ()
    both = at_least(1, triplets.concealed_kongs) & at_least(1, triplets.open_kongs)
    return (
        _row("concealed_kong_and_melded_kong", "明暗杠", "Concealed Kong and Melded Kong", o.mixed_kongs, both, *_KONGS),
    )  # fmt: skip
