"""Hong Kong mahjong: every number of its three scales, who pays, and contested rows."""

import pytest

from mjcalc import HandError, load_ruleset, score
from mjcalc.rulesets import describe

RULES = load_ruleset("hongkong")

SCALES = {
    # yawnoc/mahjong-scorer (both), bigproduction.com (tiers): 0 to 13 fan
    "half_spicy": (1, 2, 4, 8, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384),
    "spicy": (1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192),
    "tiers": (1, 2, 4, 8, 16, 16, 16, 32, 32, 32, 64, 64, 64, 64),
}

PRINTED = {
    # ans.fyi (2007), base 10, half-spicy, full responsibility: discard and self-draw (all)
    3: (160, 240),
    4: (320, 480),
    5: (480, 720),
    6: (640, 960),
    7: (960, 1440),
    8: (1280, 1920),
    9: (1920, 2880),
    10: (2560, 3840),
    11: (3840, 5760),
    12: (5120, 7680),
    13: (7680, 11520),
}


@pytest.mark.parametrize("scale", SCALES)
def test_scales(scale: str) -> None:
    rules = load_ruleset("hongkong", (("scale", scale),))
    (table,) = describe.tables(rules)
    assert tuple(int(row[1]) for row in table.rows) == SCALES[scale]
    for fan, unit in enumerate(SCALES[scale]):
        assert table.rows[fan] == tuple(map(str, (fan, unit, 2 * unit, unit, 3 * unit)))
        assert describe.cell(rules, [str(fan)]).rows == (table.rows[fan],)


@pytest.mark.parametrize("fan", PRINTED)
def test_printed_payments(fan: int) -> None:
    (row,) = describe.cell(load_ruleset("hongkong", (("base", "10"),)), [str(fan)]).rows
    assert (int(row[2]), int(row[4])) == PRINTED[fan]


@pytest.mark.parametrize("fan", range(1, 14))
def test_half_responsibility(fan: int) -> None:
    """The discarder pays a share, the others half of one each."""
    rules = load_ruleset("hongkong", (("discard_pays", "half"),))
    (row,) = describe.cell(rules, [str(fan)]).rows
    unit = SCALES["half_spicy"][fan]
    assert row[2] == f"{unit}/{unit // 2}"


def test_above_the_limit_is_the_limit() -> None:
    assert describe.cell(RULES, ["20"]).rows == describe.cell(RULES, ["13"]).rows


def test_alias() -> None:
    assert load_ruleset("hk").name == "hongkong"


def test_below_the_minimum_says_what_counts_for_it() -> None:
    with pytest.raises(HandError) as caught:
        score("234m88p56s+7s chi:678m chi:123p ron@N seat:W round:E flowers:37f", RULES)
    (fault,) = caught.value.faults
    assert fault.code == "below-minimum"
    assert "needs 3 fan" in fault.message
    assert "has 1" in fault.message
    assert fault.hint == "2 fan are missing"


def test_two_others_are_a_payment_each() -> None:
    rules = load_ruleset("hongkong", (("discard_pays", "half"),))
    result = score("234m56s77z+7s pon:555z pon:666z ron seat:W round:E flowers:1f", rules)
    assert [(each.source, each.points) for each in result.payments] == [
        ("discarder", 24), ("other", 12), ("other", 12),
    ]  # fmt: skip
    assert result.received == result.points == 48


@pytest.mark.parametrize(("feeder", "assumed"), [("@S", ()), ("", ("pao",))])
def test_nobody_guarantees_where_the_feeder_is_not_named(
    feeder: str, assumed: tuple[str, ...]
) -> None:
    hand = "8p+8p pon:555p@E pon:777p@E chi:123p@S chi:234p{} tsumo seat:W round:E flowers:1f"
    result = score(hand.format(feeder), RULES)
    assert result.assumed == assumed
    reasons = [payment.because for payment in result.payments]
    assert reasons == ([(), (), ()] if assumed else [("guarantor",)])


def test_a_flower_that_wins_has_no_reading_of_tiles() -> None:
    result = score("13m5p+7f tsumo flowers:123456f seat:W round:E", RULES)
    assert result.reading.shape == "flower_win"
    assert result.reading.pair is None
