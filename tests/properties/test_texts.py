"""What holds for any text."""

import pytest
from hypothesis import given, settings

from mjcalc import HandError, MjcalcError, Score, score

from .strategies import EVERY_RULESET, repeatable, texts


def result(text: str, rules: str) -> Score | MjcalcError:
    try:
        return score(text, rules)
    except MjcalcError as error:
        return error


@pytest.mark.parametrize("rules", EVERY_RULESET)
@settings(repeatable, max_examples=60)
@given(text=texts)
def test_a_text_has_a_score_or_an_error_of_ours(rules: str, text: str) -> None:
    found = result(text, rules)
    if isinstance(found, Score):
        assert found.points > 0
        assert found.patterns
        return
    assert isinstance(found, HandError)
    assert found.text == text
    assert found.faults
    for fault in found.faults:
        assert fault.code
        assert fault.message
        assert fault.start is not None
        assert fault.end is not None
        assert 0 <= fault.start <= fault.end <= len(text)
