"""What must hold of every deal: points are neither made nor lost, and any text gives an answer."""

from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from mjcalc import DealError, load_ruleset, settle
from mjcalc.deals.settlement import POOL, TABLE, Settlement
from mjcalc.notation.deal import DEAL_WORDS, DRAWS
from mjcalc.rulesets.registry import names
from mjcalc.rulesets.ruleset import Ruleset

from .rows import HERE, REAL, rows_of, unbalanced

repeatable = settings(derandomize=True, deadline=None, database=None, max_examples=300)

RULES = [name for name, _ in names()]
DEALS = [row["args"] for path in (REAL, *(HERE / "rows").glob("*.jsonl")) for row in rows_of(path)]
LINES = sorted({line for deal in DEALS for line in deal})
BLOODY = [row["args"] for row in rows_of(HERE / "rows" / "sichuan.jsonl")]

seats = st.lists(st.sampled_from("ESWN"), unique=True).map("".join)
numbers = st.integers(0, 9)


def one_of(*lines: str) -> SearchStrategy[list[str]]:
    """Some of these endings, with the seats and kinds in them chosen."""
    return st.lists(st.sampled_from(lines), min_size=1, max_size=3, unique=True)


@st.composite
def options(draw: st.DrawFn) -> tuple[tuple[str, str], ...]:
    """Options of riichi that say who gets what of a deal."""
    chosen = {
        "multiple_ron": draw(st.sampled_from("123")),
        "honba_to": draw(st.sampled_from(["nearest", "each"])),
        "sticks_to": draw(st.sampled_from(["nearest", "own_then_nearest"])),
        "noten_pool": str(draw(st.integers(0, 5000))),
        "chombo": draw(st.sampled_from(["0", "20000"])),
        "renchan": draw(st.sampled_from(["win", "tenpai"])),
        "pao.honba": draw(st.sampled_from(["pao", "discarder", "split"])),
    }
    return tuple(chosen.items())


def settled(lines: list[str], rules: Ruleset | str) -> Settlement | None:
    """The settlement, or None where the lines are refused; then it says where and why."""
    faults = None
    try:
        return settle(lines, rules)
    except DealError as error:
        faults = error.faults
    assert faults
    for fault in faults:
        assert fault.line is not None
        assert 1 <= fault.line <= max(len(lines), 1)
        text = lines[fault.line - 1] if lines else ""
        assert 0 <= (fault.start or 0) <= (fault.end or 0) <= len(text)
        assert fault.code
        assert fault.message
    return None


def check(lines: list[str], rules: Ruleset | str) -> None:
    result = settled(lines, rules)
    if result is None:
        return
    assert not unbalanced(lines, result)
    inflow = sum(one.points * ((one.to == POOL) - (one.source == POOL)) for one in result.transfers)
    assert inflow == 0
    assert all(transfer.points > 0 for transfer in result.transfers)
    assert all(transfer.to != TABLE for transfer in result.transfers)
    assert (result.carry.sticks or 0) >= 0


@given(st.sampled_from(DEALS), st.sampled_from(RULES), numbers, st.integers(0, 5))
@repeatable
def test_recorded_deals_under_every_ruleset(
    lines: list[str], rules: str, honba: int, sticks: int
) -> None:
    """Their hands, with another table."""
    words = ("honba:", "sticks:", "本場", "供託", "rules:")
    kept = [" ".join(w for w in line.split() if not w.startswith(words)) for line in lines]
    uses_honba = load_ruleset(rules).family == "riichi"
    check([*kept, f"honba:{honba} sticks:{sticks}"] if uses_honba else kept, rules)


@given(st.sampled_from(DEALS), options())
@repeatable
def test_riichi_under_every_option(lines: list[str], settings: tuple[tuple[str, str], ...]) -> None:
    check(lines, load_ruleset("riichi", settings))


@given(
    st.lists(st.sampled_from(sorted({line for deal in BLOODY for line in deal})), max_size=4),
    st.sampled_from(["1", "3", "none"]),
    st.sampled_from(["nobody", "each"]),
    st.booleans(),
)
@settings(repeatable, max_examples=1500)
def test_sichuan_under_every_option(
    lines: list[str], cap: str, penalty_to: str, transfer: bool
) -> None:
    """Wins, draws and hands that did not win, as they come together."""
    chosen = {
        "fan_cap": cap,
        "void_penalty_to": penalty_to,
        "transfer_kong_fee": str(transfer).lower(),
    }
    check(lines, load_ruleset("sichuan", tuple(chosen.items())))


@given(seats, seats, st.sampled_from(RULES), numbers, st.sampled_from(["", *DRAWS]))
@repeatable
def test_deals_without_a_winner(
    ready: str, others: str, rules: str, sticks: int, kind: str
) -> None:
    table = f"sticks:{sticks}" if load_ruleset(rules).family == "riichi" else "round:S"
    check([f"draw:{kind} {table}" if kind else f"draw tenpai:{ready or 'none'} {table}"], rules)
    check([f"draw {table}"], rules)
    check([f"nagashi seat:{seat} tenpai:{ready or 'none'}" for seat in others] + [table], rules)
    check([f"foul@{seat}" for seat in others] + [f"leave@{seat}" for seat in ready], rules)


_words = st.sampled_from(
    [
        *(word for one in DEAL_WORDS for word in (one.name, *one.words)),
        *(f"draw:{kind}" for kind in DRAWS),
        *("tenpai:ES", "tenpai:none", "foul@W", "leave@N", "seat:S", "honba:1", "sticks:3"),
        *("riichi-by:SW", "players:3", "rules:mleague", "rules:no", "id:x", "# remark", "dice:14"),
        *("123m", "+5m", "tsumo", "ron@S", "@", ":", "\0", "\n", "＠", "pon:777z@W"),
    ]
)
_lines = st.one_of(
    st.sampled_from(LINES),
    st.lists(_words, max_size=5).map(" ".join),
    st.tuples(st.sampled_from(LINES), _words).map(" ".join),
    st.text(max_size=20),
)


@given(st.lists(_lines, max_size=4), st.sampled_from(RULES))
@settings(repeatable, max_examples=1500)
def test_any_lines_are_settled_or_refused(lines: list[str], rules: str) -> None:
    settled(lines, rules)


@given(st.sampled_from(DEALS), st.randoms(use_true_random=False))
@repeatable
def test_the_order_of_the_lines_says_nothing(lines: list[str], random) -> None:  # type: ignore[no-untyped-def]
    shuffled = [*lines]
    random.shuffle(shuffled)
    first, second = settled(lines, "tenhou"), settled(shuffled, "tenhou")
    assert (first is None) == (second is None)
    if first and second:
        assert (first.deltas, first.carry) == (second.deltas, second.carry)
