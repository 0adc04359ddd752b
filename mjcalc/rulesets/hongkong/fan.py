"""The patterns of Hong Kong mahjong (faan).

A row: id, Chinese name, English name, fan, condition, and the ids that it replaces. Where printed
tables differ, the comment says who has which value: HKOS is the guide "Hong Kong Old Style"
as implemented in riichi_advanced, NPM the calculator hk-mahjong, ANS a printed table of 2007.
"""

from mjcalc import terms as t
from mjcalc.patterns import flowers, honours, runs, situation, suits, terminals, triplets
from mjcalc.patterns.condition import Condition, either, said
from mjcalc.rulesets.base import Group, Pattern
from mjcalc.rulesets.cantonese.points import BONUS
from mjcalc.rulesets.hongkong.names import ROMANIZED
from mjcalc.rulesets.hongkong.options import Options
from mjcalc.tiles import GREEN, RED_DRAGON, WHITE

CHICKEN = "chicken"
INSTANT = "instant"
"""Wins with a flower, whatever the tiles are."""


def faan(
    id_: str, native: str, name: str, fan: int, when: Condition, *replaces: str,
    group: str = "faan",
) -> Pattern:  # fmt: skip
    """A row of the table."""
    return Pattern(id_, native, name, fan, fan, when, group, replaces, ROMANIZED[id_])


def table(o: Options) -> tuple[Pattern, ...]:
    """The whole table for these options."""
    rows = (*_common(o), *_hands(), *_limit_hands())
    if o.flowers:
        rows += _flowers(o)
    if o.seven_pairs:
        rows += (faan("seven_pairs", "七對子", "Seven Pairs", 4, situation.seven_pairs),)
    if o.mixed_straight:
        straight = runs.straight_of_three_suits
        rows += (faan("mixed_straight", "花龍", "Mixed Straight", 1, straight),)
    return rows


def groups(_: Options) -> tuple[Group, ...]:
    """A flower that wins removes all else; flowers come beside whatever the hand is."""
    return (
        Group(INSTANT, outranks=True),
        Group(BONUS, qualifies=False),
        Group("faan", outranks=True),
        Group(CHICKEN),
    )


def _common(o: Options) -> tuple[Pattern, ...]:
    concealed = situation.concealed
    if o.flowers_open:
        concealed &= flowers.no_flowers
    last_tile = said(t.HAITEI)
    if o.last_discard:  # HKOS and ANS; elsewhere a draw only
        last_tile = either(last_tile, said(t.HOUTEI))
    replacement = either(said(t.RINSHAN), said(t.FLOWER_DRAW))
    return (
        faan("chicken_hand", "雞糊", "Chicken Hand", 0, situation.standard, group=CHICKEN),
        faan("all_sequences", "平糊", "All Sequences", 1, runs.all_runs),
        faan("self_draw", "自摸", "Self-Draw", 1, situation.by_tsumo),
        faan("concealed_hand", "門前清", "Concealed Hand", 1, concealed),
        faan("round_wind", "圈風", "Round Wind", 1, honours.round_wind_triplet),
        faan("seat_wind", "門風", "Seat Wind", 1, honours.seat_wind_triplet),
        faan("red_dragon", "紅中", "Red Dragon", 1, triplets.triplet_of(RED_DRAGON)),
        faan("green_dragon", "發財", "Green Dragon", 1, triplets.triplet_of(GREEN)),
        faan("white_dragon", "白板", "White Dragon", 1, triplets.triplet_of(WHITE)),
        faan("robbing_kong", "搶槓", "Robbing a Kong", 1, said(t.CHANKAN)),
        faan("last_tile", "海底撈月", "Last Tile", 1, last_tile),
        faan("replacement", "槓上自摸", "Kong or Flower Replacement", 1, replacement),
        # 8 in HKOS, the limit in NPM
        faan("double_kong", "槓上槓", "Kong on Kong", 8, said(t.DOUBLE_KONG), "replacement"),
    )  # fmt: skip


def _hands() -> tuple[Pattern, ...]:
    mixed_terminals = terminals.terminals_and_honours & triplets.all_triplets
    dragons = ("red_dragon", "green_dragon", "white_dragon")
    winds = ("round_wind", "seat_wind")
    return (
        # with the triplets 4 in ANS and NPM, 7 in HKOS
        faan("mixed_terminals", "花么", "Mixed Terminals", 1, mixed_terminals),
        faan("all_triplets", "對對糊", "All Triplets", 3, triplets.all_triplets),
        faan("half_flush", "混一色", "Half Flush", 3, suits.half_flush),
        # 7 in HKOS, which adds the two dragons
        faan("little_three_dragons", "小三元", "Little Three Dragons", 5,
             honours.little_three_dragons, *dragons),
        # 6 in HKOS, 13 in ANS, the limit in NPM
        faan("little_four_winds", "小四喜", "Little Four Winds", 6, honours.little_four_winds),
        faan("full_flush", "清一色", "Full Flush", 7, suits.full_flush),
        # 8 in HKOS, the limit in NPM
        faan("four_concealed_triplets", "坎坎糊", "Four Concealed Triplets", 8,
             triplets.concealed_triplets(4), "all_triplets"),
        faan("big_three_dragons", "大三元", "Big Three Dragons", 8,
             honours.big_three_dragons, *dragons),
        faan("all_honours", "字一色", "All Honours", 10, terminals.all_honours,
             "all_triplets", *winds),
        # 13 in HKOS and ANS
        faan("all_terminals", "清么九", "All Terminals", 10, terminals.all_terminals, "all_triplets"),
        # 13 in HKOS
        faan("nine_gates", "九子連環", "Nine Gates", 10, suits.nine_gates,
             "full_flush", "concealed_hand"),
    )  # fmt: skip


def _limit_hands() -> tuple[Pattern, ...]:
    dealt = ("self_draw", "concealed_hand")
    return (
        faan("big_four_winds", "大四喜", "Big Four Winds", 13, honours.big_four_winds,
             "round_wind", "seat_wind"),
        faan("thirteen_orphans", "十三么", "Thirteen Orphans", 13, situation.thirteen_orphans),
        faan("four_kongs", "十八羅漢", "Four Kongs", 13, triplets.kongs(4), "all_triplets"),
        faan("heavenly_hand", "天糊", "Heavenly Hand", 13, said(t.TENHOU), *dealt),
        faan("earthly_hand", "地糊", "Earthly Hand", 13, said(t.CHIIHOU), *dealt),
        faan("human_hand", "人糊", "Human Hand", 13, said(t.RENHOU), "concealed_hand"),
    )  # fmt: skip


def _flowers(o: Options) -> tuple[Pattern, ...]:
    group = "faan" if o.min_counts_flowers else BONUS
    fewer = ("own_flower", "flower_set")
    seven, eight = flowers.flowers_in_all(7), flowers.flowers_in_all(8)
    won = flowers.won_with_a_flower
    hand = situation.without(won)

    def row(id_: str, native: str, name: str, fan: int, when: Condition, *replaces: str) -> Pattern:
        return faan(id_, native, name, fan, when, *replaces, group=group)

    return (
        row("no_flowers", "無花", "No Flowers", 1, flowers.no_flowers),
        row("own_flower", "正花", "Own Flower", 1, flowers.seat_flowers_outside_sets),
        row("flower_set", "一台花", "Set of Flowers", 2, flowers.flower_sets),
        row("seven_flowers", "花糊", "Seven Flowers", 3, hand & seven, *fewer),
        faan("seven_flowers", "花糊", "Seven Flowers", 3, won & seven, group=INSTANT),
        # 8 in HKOS, the limit in NPM
        row("eight_flowers", "八仙過海", "Eight Flowers", 8, hand & eight, *fewer),
        faan("eight_flowers", "八仙過海", "Eight Flowers", 8, won & eight, group=INSTANT),
    )
