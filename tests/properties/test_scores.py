"""What holds for the score of every legal hand."""

from collections.abc import Callable
from dataclasses import replace
from itertools import permutations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from oracle.hands import in_order
from oracle.readings import outcomes

from mjcalc import Hand, Meld, NoWinError, Score, load_ruleset
from mjcalc import terms as t
from mjcalc.pipeline import score_hand
from mjcalc.rulesets.ruleset import Ruleset
from mjcalc.tiles import EAST, KINDS, Tile, kind_of

from .strategies import hands, repeatable

FOUR_PLAYERS = ["riichi", "majsoul", "mleague", "wrc-2025", "ema-2016", "jpml-a"]
THREE_PLAYERS = ["tenhou-sanma", "majsoul-sanma"]
SUIT_BLIND = ["riichi", "majsoul", "mleague"]

# The hands have red fives and all that Tenhou has: each is made one of the rules in question.
hands_of_four, hands_of_three = hands("riichi"), hands("tenhou-sanma")


def result(hand: Hand, rules: Ruleset) -> Score | str:
    """The score, or why it is no win."""
    try:
        return score_hand(hand, rules)
    except NoWinError as error:
        return error.faults[0].code


def points(hand: Hand, rules: Ruleset) -> int:
    """The points; no win has none."""
    scored = result(hand, rules)
    return 0 if isinstance(scored, str) else scored.points


def played_by(hand: Hand, rules: Ruleset) -> Hand:
    """The hand without what these rules do not have."""
    if not rules.uses & t.IPPATSU:
        hand = replace(hand, terms=hand.terms & ~t.IPPATSU)
    if not rules.uses & t.URA:
        hand = replace(hand, terms=hand.terms & ~(t.URA | t.URAIND), ura=(), uraind=())
    if not any(rules.red_fives.values()):
        hand = with_tiles(hand, kind_of)
    if not rules.options.kan_dora:
        hand = replace(hand, ind=hand.ind[:1])
    if not rules.options.kan_ura_dora:
        hand = replace(hand, uraind=hand.uraind[:1])
    return hand


def with_tiles(hand: Hand, change: Callable[[Tile], Tile]) -> Hand:
    """The hand with other tiles, dora and indicators too."""

    def changed(tiles: tuple[Tile, ...]) -> tuple[Tile, ...]:
        return in_order(map(change, tiles))

    assert hand.winning is not None
    return replace(
        hand,
        concealed=changed(hand.concealed),
        winning=change(hand.winning),
        melds=tuple(Meld(meld.kind, changed(meld.tiles), meld.feeder) for meld in hand.melds),
        dora=changed(hand.dora),
        ind=changed(hand.ind),
        ura=changed(hand.ura),
        uraind=changed(hand.uraind),
    )


def check_payments(hand: Hand, rules: Ruleset) -> None:
    scored = result(hand, rules)
    if isinstance(scored, str):
        return
    paid = sum(payment.points for payment in scored.payments)
    assert paid == scored.received - 1000 * hand.sticks
    assert paid == scored.points + rules.options.honba * hand.honba
    sources = [payment.source for payment in scored.payments]
    assert len(set(sources)) == len(sources)
    assert hand.seat not in sources
    assert all(payment.to == hand.seat and payment.points > 0 for payment in scored.payments)
    assert all(payment.points % 100 == 0 for payment in scored.payments)
    if hand.terms & t.TSUMO:
        assert len(sources) == rules.players - 1 or any(
            "pao" in payment.because for payment in scored.payments
        )


@pytest.mark.parametrize("name", FOUR_PLAYERS)
@settings(repeatable, max_examples=100)
@given(hand=hands_of_four)
def test_payments_are_what_is_received(name: str, hand: Hand) -> None:
    rules = load_ruleset(name)
    check_payments(played_by(hand, rules), rules)


@pytest.mark.parametrize("name", THREE_PLAYERS)
@settings(repeatable, max_examples=100)
@given(hand=hands_of_three)
def test_so_are_those_of_three_players(name: str, hand: Hand) -> None:
    check_payments(hand, load_ruleset(name))


@pytest.mark.parametrize("name", FOUR_PLAYERS)
@settings(repeatable, max_examples=100)
@given(hand=hands_of_four)
def test_no_reading_is_worth_more(name: str, hand: Hand) -> None:
    rules = load_ruleset(name)
    hand = played_by(hand, rules)
    scored = result(hand, rules)
    every = [outcome.value.points for outcome in outcomes(hand, rules)]
    if isinstance(scored, str):
        assert not every
    else:
        assert scored.points == max(every)


def _permuted(suits: tuple[int, ...]) -> Callable[[Tile], Tile]:
    """Another suit for each; `suits` has for each suit the one that takes its place."""

    def change(tile: Tile) -> Tile:
        kind = kind_of(tile)
        return tile if kind >= EAST else tile - kind + 9 * suits[kind // 9] + kind % 9

    return change


def check_suits(hand: Hand, rules: Ruleset, suits: tuple[int, ...]) -> None:
    scored = result(hand, rules)
    other = result(with_tiles(hand, _permuted(suits)), rules)
    if isinstance(scored, str) or isinstance(other, str):
        assert scored == other
        return
    assert [(row.id, row.value) for row in scored.patterns] == [
        (row.id, row.value) for row in other.patterns
    ]
    assert (scored.points, scored.han, scored.fu) == (other.points, other.han, other.fu)
    assert scored.payments == other.payments


def _blind(name: str) -> Ruleset:
    """A ruleset without the one pattern that looks at the suit."""
    return load_ruleset(name, (("patterns.ryuuiisou", "off"),))


@pytest.mark.parametrize("name", SUIT_BLIND)
@settings(repeatable, max_examples=100)
@given(hand=hands_of_four, suits=st.sampled_from(list(permutations(range(3)))))
def test_suits_are_worth_the_same(name: str, hand: Hand, suits: tuple[int, ...]) -> None:
    check_suits(hand, _blind(name), suits)


@repeatable
@given(hand=hands_of_three)
def test_so_are_dots_and_bamboo_with_three_players(hand: Hand) -> None:
    check_suits(hand, _blind("tenhou-sanma"), (0, 2, 1))


@repeatable
@given(hands_of_four, st.lists(st.integers(0, KINDS - 1), min_size=1, max_size=4))
def test_more_dora_never_lower_points(hand: Hand, more: list[Tile]) -> None:
    rules = load_ruleset("riichi")
    hand = replace(hand, terms=hand.terms & ~(t.IND | t.URAIND), ind=(), uraind=())
    before = points(hand, rules)
    for tile in more:
        hand = replace(hand, dora=(*hand.dora, tile))
        after = points(hand, rules)
        assert after >= before
        assert (after > 0) == (before > 0)
        before = after
    if hand.terms & t.ANY_RIICHI:
        assert points(replace(hand, ura=tuple(more)), rules) >= before


@repeatable
@given(hands_of_four)
def test_a_red_five_never_lowers_points(hand: Hand) -> None:
    rules = load_ruleset("riichi")
    plain = with_tiles(hand, kind_of)
    assert points(hand, rules) >= points(plain, rules)


@repeatable
@given(hands_of_four, st.integers(0, 20), st.integers(0, 20))
def test_counters_and_sticks_only_add(hand: Hand, honba: int, sticks: int) -> None:
    rules = load_ruleset("riichi")
    bare = result(replace(hand, honba=0, sticks=0), rules)
    full = result(replace(hand, honba=honba, sticks=sticks), rules)
    assume(not isinstance(bare, str))
    assert isinstance(bare, Score)
    assert isinstance(full, Score)
    assert full.points == bare.points
    assert full.received == bare.received + 300 * honba + 1000 * sticks
