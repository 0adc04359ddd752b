"""Terms that contradict each other or the tiles: rows of data, read by the check and by the docs.

Rows that hold under every ruleset are here; a family adds its own in its folder.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from mjcalc import terms as t
from mjcalc.errors import Fault
from mjcalc.hand import KONGS, Hand, Meld, MeldKind, Pao
from mjcalc.reading.reading import meld_facts
from mjcalc.tiles import FIRST_FLOWER, NORTH, SEATS, Tile, count, kind_of

if TYPE_CHECKING:
    from mjcalc.rulesets.ruleset import Ruleset


class Contradiction(NamedTuple):
    """What cannot be, said of a hand that has all of `terms` (or, with `some`, any of them).

    With no `terms` it is about the tiles alone.

    `when` looks at the rest of the hand; without it the terms alone are the fault. In `message`
    and `hint`, `{terms}` stands for the terms in question.
    """

    code: str
    terms: int
    message: str
    hint: str = ""
    when: "Callable[[Hand, Ruleset], bool] | None" = None
    some: bool = False
    beside: int = 0
    """Terms of which one must have been said too, for it to be a fault."""
    without: int = 0
    """Terms of which none may have been said, for it to be a fault."""
    part: str | Callable[[Hand], str] = ""
    """What to point at, or what finds it; empty for the first of the terms that were said."""
    also: int = 0
    """Terms to point at too, where they were said; those of `terms` and `beside` always are."""

    def suspects(self, said: int) -> bool:
        """Whether the terms that were said can make this fault."""
        there = said & self.terms if self.some else said & self.terms == self.terms
        return bool(there and (not self.beside or said & self.beside) and not said & self.without)

    def is_about(self, said: int, unused: int) -> bool:
        """Whether of the terms that were said it is about those that are not used."""
        there = said & self.terms
        return not there & ~unused if self.some and there else bool(there & unused)

    def fault(self, hand: Hand) -> Fault:
        """The fault, once it is one.

        In `message`, `{assumed}` says that the winner's seat was assumed, where it was.
        """
        terms = hand.terms & self.terms
        if terms & t.DOUBLE_KONG:
            terms &= ~t.RINSHAN  # which it implies
        said = t.names(terms)
        words = " and ".join(said)
        part = self.part if isinstance(self.part, str) else self.part(hand)
        part = part or (said or ["tiles"])[0]
        also = self.beside | self.also | (t.RON if self.without & t.TSUMO else 0)
        others = (*said, *t.names(hand.terms & also & ~terms))
        return Fault(
            self.code,
            self.message.format(terms=words, assumed=seat_assumed(hand)),
            self.hint.format(terms=words),
            part,
            others=tuple(other for other in others if other != part.partition(":")[0]),
        )


def seat_assumed(hand: Hand) -> str:
    """For a message about the winner's seat: that it was assumed, where it was."""
    return "" if hand.terms & t.SEAT else " (seat E was assumed)"


def parts_with(hand: Hand, wanted: Callable[[Tile], bool]) -> dict[str, int]:
    """The parts that hold tiles of a sort, and how many of them."""
    won = () if hand.winning is None else (hand.winning,)
    parts: dict[str, tuple[Tile, ...]] = {
        "tiles": hand.concealed + won,
        **{f"meld:{number}": meld.tiles for number, meld in enumerate(hand.melds)},
        "kita": (NORTH,) * hand.kita,
        "ind": hand.ind,
        "uraind": hand.uraind,
        "dora": hand.dora,
        "ura": hand.ura,
    }
    numbers = {part: sum(map(wanted, tiles)) for part, tiles in parts.items()}
    return {part: number for part, number in numbers.items() if number}


def meld_where(wanted: Callable[[Hand, Meld], bool]) -> Callable[[Hand], str]:
    """What finds the first meld of a sort."""

    def part(hand: Hand) -> str:
        found = (at for at, meld in enumerate(hand.melds) if wanted(hand, meld))
        return f"meld:{next(found, 0)}"

    return part


def pao_where(wanted: Callable[[Hand, Pao], bool]) -> Callable[[Hand], str]:
    """What finds the first `pao:` of a sort."""

    def part(hand: Hand) -> str:
        return f"pao:{next((at for at, pao in enumerate(hand.pao) if wanted(hand, pao)), 0)}"

    return part


def by_ron(hand: Hand, _: "Ruleset") -> bool:
    """Won on a discard, said or assumed."""
    return not hand.terms & t.TSUMO


def has_open_meld(hand: Hand, _: "Ruleset") -> bool:
    """Some meld is not a concealed kong."""
    return meld_facts(hand.melds).opened > 0


def has_meld(hand: Hand, _: "Ruleset") -> bool:
    """Any meld, a concealed kong too."""
    return bool(hand.melds)


def deals(hand: Hand, _: "Ruleset") -> bool:
    """The winner is the dealer."""
    return hand.seat == hand.dealer


def without_kong(hand: Hand, _: "Ruleset") -> bool:
    """No meld is a kong."""
    return not any(meld.kind in KONGS for meld in hand.melds)


def flower_win(hand: Hand, _: "Ruleset") -> bool:
    """The winning tile is a flower."""
    return hand.winning is not None and kind_of(hand.winning) >= FIRST_FLOWER


def kong_from_discard(hand: Hand, _: "Ruleset") -> bool:
    """The kong that was replaced was claimed from a discard: as said, or the last in the line."""
    if hand.kong_from is not None:
        return hand.kong_from in SEATS
    kongs = [meld for meld in hand.melds if meld.kind in KONGS]
    return bool(kongs) and kongs[-1].kind is MeldKind.KAN


def _flowers(hand: Hand) -> bool:
    return bool(hand.flowers or hand.flower_count)


def _holds_another_copy(hand: Hand, _: "Ruleset") -> bool:
    if hand.winning is None or kind_of(hand.winning) >= FIRST_FLOWER:
        return False
    return count(hand.bag, kind_of(hand.winning)) > 1


def _holds_or_melded_another_copy(hand: Hand, _: "Ruleset") -> bool:
    if hand.winning is None or kind_of(hand.winning) >= FIRST_FLOWER:
        return False
    return count(hand.bag + meld_facts(hand.melds).tiles, kind_of(hand.winning)) > 1


def _another_kong_was_claimed(hand: Hand, _: "Ruleset") -> bool:
    """The kong that `rinshan@` tells of is not among the melds."""
    if hand.kong_from is None:
        return False
    if hand.kong_from == "self":
        own = {MeldKind.ANKAN, MeldKind.KAKAN}
        return not (any(meld.kind in own for meld in hand.melds) or hand.kita or _flowers(hand))
    seat = SEATS.index(hand.kong_from)
    return not any(meld.kind is MeldKind.KAN and meld.feeder in (None, seat) for meld in hand.melds)


EVERYWHERE: Final = (
    Contradiction(
        "self-draw-term-with-ron",
        t.RINSHAN | t.FLOWER_DRAW | t.HAITEI | t.DOUBLE_KONG | t.HORSES,
        "{terms} goes with a self-draw, and this is a ron",
        "write tsumo, or leave {terms} out",
        some=True,
        without=t.TSUMO,
    ),
    Contradiction(
        "discard-term-with-tsumo",
        t.HOUTEI | t.CHANKAN | t.KONG_DISCARD,
        "{terms} goes with a discard, and this is a self-draw",
        "write ron, or leave {terms} out",
        some=True,
        beside=t.TSUMO,
    ),
    Contradiction(
        "chankan-copies",
        t.CHANKAN,
        "the other three of a robbed kong lie with its owner; this hand has one of them",
        "leave chankan out",
        _holds_or_melded_another_copy,
    ),
    Contradiction(
        "rinshan-without-kong",
        t.RINSHAN,
        "rinshan needs a kong, and this hand has none",
        "write the kong as a meld (ankan:1111m), or leave rinshan out",
        without_kong,
    ),
    Contradiction(
        "rinshan-of-another-kong",
        t.RINSHAN,
        "rinshan@ tells of a kong that this hand does not have",
        "rinshan@SEAT: a kong claimed from that seat; rinshan@self: a concealed or added one",
        _another_kong_was_claimed,
    ),
    Contradiction(
        "last-tile-in-first-turn",
        t.TENHOU | t.CHIIHOU | t.RENHOU,
        "{terms} is a win in the first go-around, and the last tile comes at the end",
        "keep one of the two",
        some=True,
        beside=t.HAITEI | t.HOUTEI,
    ),
    Contradiction(
        "flower-draw-without-flower",
        t.FLOWER_DRAW,
        "flower-draw needs a flower, and this hand has none",
        "write flowers:1f, or leave flower-draw out",
        lambda hand, _: not _flowers(hand),
    ),
    Contradiction(
        "flower-twice",
        t.FLOWERS,
        "there is one of each flower, and this line names one twice",
        "take it out",
        lambda hand, _: len({*hand.flowers, hand.winning}) <= len(hand.flowers),
    ),
    Contradiction(
        "too-many-flowers",
        t.FLOWERS,
        "there are eight flowers",
        "",
        lambda hand, rules: hand.flower_count + flower_win(hand, rules) > 8,
    ),
    Contradiction(
        "fourth-with-concealed-copy",
        t.FOURTH,
        "the other three of the winning tile are not in view: this hand conceals one",
        "leave fourth out",
        _holds_another_copy,
    ),
    Contradiction(
        "two-first-turn-wins", t.TENHOU | t.CHIIHOU, "one hand cannot have {terms}", "keep one"
    ),
    Contradiction(
        "two-first-turn-wins", t.TENHOU | t.RENHOU, "one hand cannot have {terms}", "keep one"
    ),
    Contradiction(
        "two-first-turn-wins", t.CHIIHOU | t.RENHOU, "one hand cannot have {terms}", "keep one"
    ),
    Contradiction("tsumo-and-ron", t.TSUMO | t.RON, "one hand cannot be {terms}", "keep one"),
    Contradiction(
        "discarder-is-winner",
        t.RON,
        "the winner cannot win on his own discard{assumed}",
        "say who won with seat:, or who discarded with ron@",
        beside=t.OWN_DISCARD,
        also=t.SEAT,
    ),
    Contradiction(
        "pao-is-winner",
        t.PAO,
        "the winner cannot be the liable player{assumed}",
        "name the player who fed the meld",
        lambda hand, _: any(pao.seat == hand.seat for pao in hand.pao),
        part=pao_where(lambda hand, pao: pao.seat == hand.seat),
        also=t.SEAT,
    ),
    Contradiction(
        "riichi-by-winner",
        t.RIICHI_BY,
        "riichi-by: names the others in riichi, and this is the winner's seat{assumed}",
        "write riichi where the winner was in riichi himself",
        lambda hand, _: hand.winning is not None and hand.seat in hand.riichi_by,
        also=t.SEAT,
    ),
)
