"""番种: the patterns of Sichuan mahjong, in the order of the rule book's table. Their fan add up."""

from mjcalc import terms as t
from mjcalc.patterns import situation, suits, terminals, triplets
from mjcalc.patterns.condition import Condition, either, said
from mjcalc.rulesets.base import Group, Pattern
from mjcalc.rulesets.sichuan.names import ROMANIZED
from mjcalc.rulesets.sichuan.options import Options

FAN = "fan"
PLAIN = "plain"
SETS = 4


def groups(_: Options) -> tuple[Group, ...]:
    """A hand that has nothing else is 平和."""
    return Group(FAN, outranks=True), Group(PLAIN)


def table(o: Options) -> tuple[Pattern, ...]:
    """The whole table for these options."""
    hook = situation.standard & situation.melds(SETS, ankan=True)
    replaced = ("daduizi",) if o.golden_hook == 2 else ()
    last = either(said(t.HAITEI), said(t.HOUTEI))
    return (
        _row("pinghu", "平和", "Plain Hand", 0, situation.standard, group=PLAIN),
        _row("gang", "杠", "Kong", 1, triplets.every_kong),
        _row("gen", "根", "Root", 1, triplets.fours_without_a_kong),
        _row("daduizi", "大对子", "All Triplets", 1, triplets.all_triplets),
        _row("jingoudiao", "金钩钓", "Golden Hook", o.golden_hook, hook, *replaced),
        _row("qingyise", "清一色", "Full Flush", 2, suits.full_flush),
        _row("qidui", "七对", "Seven Pairs", 2, situation.seven_pairs),
        _row("gangshanghua", "杠上花", "Win on a Kong's Replacement", 1, said(t.RINSHAN)),
        _row("gangshangpao", "杠上炮", "Win on the Discard after a Kong", 1, said(t.KONG_DISCARD)),
        _row("qianggang", "抢杠", "Robbing a Kong", 1, said(t.CHANKAN)),
        _row("haidi", "海底", "Last Tile", 1, last),
        *(row for row in _casual() if row.id in o.extras),
        *_self_draw(o),
    )  # fmt: skip


def _casual() -> tuple[Pattern, ...]:
    """The extras, with the values that Mahjong Soul's Sichuan rooms and other lobbies give them."""
    kings = suits.only(rank + suit for suit in (0, 9, 18) for rank in (1, 4, 7))
    return (
        _row("tianhu", "天胡", "Heavenly Hand", 5, said(t.TENHOU)),
        _row("dihu", "地胡", "Earthly Hand", 5, said(t.CHIIHOU)),
        _row("daiyaojiu", "带幺九", "Terminals in Every Set", 2, terminals.outside_with_terminals),
        _row("jiangdui", "将对", "Triplets of 2, 5 and 8", 2, triplets.all_triplets & kings),
        _row("duanyaojiu", "断幺九", "All Simples", 1, terminals.all_simples),
    )


def _self_draw(o: Options) -> tuple[Pattern, ...]:
    """自摸 is a row only where it adds a fan."""
    if o.self_draw_bonus != "add_fan":
        return ()
    return (_row("zimo", "自摸", "Self-Draw", 1, situation.by_tsumo),)


def _row(
    id_: str, native: str, name: str, fan: int, when: Condition, *covers: str, group: str = FAN
) -> Pattern:
    return Pattern(id_, native, name, fan, fan, when, group, covers, ROMANIZED[id_])
