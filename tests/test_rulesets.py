"""What must hold of every ruleset's tables, presets and options."""

import dataclasses
import re
import tomllib
from collections.abc import Iterable, Iterator
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import pytest

from mjcalc import RulesError, load_ruleset, score
from mjcalc.rulesets import describe
from mjcalc.rulesets.options import as_toml, hints, listed
from mjcalc.rulesets.registry import ALIASES, FAMILIES, names
from mjcalc.rulesets.riichi.options import LOCAL_YAKU
from mjcalc.rulesets.ruleset import Ruleset

NAMES = [name for name, _ in names()]


@pytest.mark.parametrize("name", NAMES)
def test_every_cover_is_a_row_of_the_table(name: str) -> None:
    """A misspelt id would silently cover nothing."""
    rules = load_ruleset(name)
    known = {row.id for row in rules.patterns} | set(ids_that_options_add(rules))
    for row in rules.patterns:
        assert set(row.covers) <= known, row.id


def ids_that_options_add(rules: Ruleset) -> Iterator[str]:
    """The ids in the tables that one option, set to each of its values, makes."""
    for options in with_one_changed(rules.options):
        yield from (row.id for row in rules.way.patterns(options))


def with_one_changed(options: Any) -> list[Any]:
    """The options with one of them, or of their parts, at each of its values, or one higher."""
    kinds = hints(options.__class__)
    found = []
    for field in dataclasses.fields(options):
        kind, value = kinds[field.name], getattr(options, field.name)
        values: Iterable[Any] = ()
        if dataclasses.is_dataclass(kind):
            values = with_one_changed(value)
        elif get_origin(kind) is tuple:
            values = (field.metadata["choices"],)
        elif get_origin(kind) is Literal:
            values = get_args(kind)
        elif kind is bool:
            values = (True, False)
        elif kind is int:
            values = (value, value + 1)
        for each in values:
            with suppress(RulesError):
                found.append(dataclasses.replace(options, **{field.name: each}))
    return found


# The rows of japanese-units are those of riichi.
@pytest.mark.parametrize("family", sorted(set(FAMILIES) - {"japanese-units"}))
def test_every_name_in_latin_letters_is_of_a_row(family: str) -> None:
    rules = load_ruleset(family)
    romanized = import_module(f"{FAMILIES[family]}.names").ROMANIZED
    assert set(romanized) == {row.id for row in rules.patterns} | set(ids_that_options_add(rules))


@pytest.mark.parametrize("family", FAMILIES)
def test_latin_letters_are_of_the_romanization(family: str) -> None:
    """Romaji without accents, a tone on each syllable of pinyin, a digit for each in jyutping."""
    for row in load_ruleset(family).patterns:
        if family in ("riichi", "japanese-units"):
            assert re.fullmatch("[a-z' -]+", row.romanized), row.id
        elif family == "hongkong":
            assert re.fullmatch("([a-z]+[1-6] ?)+", row.romanized), row.id
            assert len(row.romanized.split()) == len(row.native), row.id
        else:
            tones = [char for char in row.romanized if char.isalpha() and not char.isascii()]
            toneless = row.native.count("对子") + row.native.count("對子")
            assert len(tones) == len(row.native) - toneless, row.id


def test_every_local_yaku_has_a_row() -> None:
    assert set(LOCAL_YAKU) <= set(ids_that_options_add(load_ruleset("riichi")))


@pytest.mark.parametrize("name", NAMES)
def test_every_row_has_names_and_a_known_group(name: str) -> None:
    rules = load_ruleset(name)
    groups = {group.name for group in rules.groups}
    for row in rules.patterns:
        assert row.name, row.id
        assert row.native, row.id
        assert row.romanized, row.id
        assert row.group in groups, row.id
        assert not (row.closed is None and row.opened is None), row.id


@pytest.mark.parametrize("name", NAMES)
def test_a_ruleset_written_as_toml_is_the_same_ruleset(name: str, tmp_path: Path) -> None:
    rules = load_ruleset(name)
    path = tmp_path / "copy.toml"
    path.write_text(describe.to_toml(rules), encoding="utf-8")
    copy = load_ruleset(path)
    assert copy.options == rules.options
    assert copy.changes == rules.changes
    assert copy.unverified == rules.unverified


@pytest.mark.parametrize("name", NAMES)
def test_a_preset_says_where_it_is_from(name: str) -> None:
    rules = load_ruleset(name)
    assert rules.title
    assert rules.source
    options = {info.name for info in listed(rules.options)}
    options |= {info.partition(".")[0] for info in options}
    rows = {f"patterns.{row.id}" for row in rules.patterns}
    assert set(rules.unverified) <= options | rows


@pytest.mark.parametrize("name", NAMES)
def test_every_option_is_explained_and_can_be_set(name: str) -> None:
    rules = load_ruleset(name)
    for info in listed(rules.options):
        assert info.help, info.name
        value = info.value
        word = ",".join(value) if isinstance(value, tuple) else as_toml(value).strip('"')
        again = load_ruleset(name, ((info.name, word),))
        assert again.options == rules.options, info.name


@pytest.mark.parametrize("name", NAMES)
def test_tables_can_be_printed(name: str) -> None:
    for table in describe.tables(load_ruleset(name)):
        assert table.title
        for row in table.rows:
            assert len(row) == len(table.headers)


@pytest.mark.parametrize(
    "path", sorted(Path(describe.__file__).parent.glob("*/presets/*.toml")), ids=lambda p: p.stem
)
def test_a_preset_states_only_differences(path: Path) -> None:
    """A value that is inherited anyway hides what the preset changes."""
    says = tomllib.loads(path.read_text(encoding="utf-8"))
    rules = load_ruleset(path.stem)
    parent = load_ruleset(says["inherits"])
    own = {info.name: info.value for info in listed(rules.options)}
    inherited = {info.name: info.value for info in listed(parent.options)}
    repeated = [
        key
        for key in says
        if key not in {"name", "inherits", "source", "unverified", "patterns"}
        and all(own[name] == inherited[name] for name in own if name.partition(".")[0] == key)
    ]
    assert repeated == []


@pytest.mark.parametrize(
    ("setting", "message", "hint"),
    [
        (("open_tanyo", "true"), "no option 'open_tanyo'", "open_tanyao"),
        (("open_tanyao", "maybe"), "cannot be 'maybe'", "true or false"),
        (("pao.scop", "hand"), "no option 'pao.scop'", "scope"),
        (("pao.scope", "both"), "'pao.scope' cannot be 'both'", "hand, yaku"),
        (("players", "5"), "'players' cannot be 5", "4, 3"),
        (("honba", "-300"), "'honba' cannot be -300", "from 0"),
        (("yakuman_max", "-1"), "'yakuman_max' cannot be -1", "from 1"),
        (("yakuman_max", "0"), "'yakuman_max' cannot be 0", "from 1"),
        (("red_fives", "-1"), "'red_fives.m' cannot be -1", "from 0 to 4"),
        (("red_fives.m", "99"), "'red_fives.m' cannot be 99", "from 0 to 4"),
        (("patterns.tanyao", "-5"), "'patterns.tanyao' cannot be -5", "from 0"),
        (("patterns.tanyao", "99999"), "'patterns.tanyao' cannot be 99999", "to 1000"),
        (("patterns.tanyao", "9" * 5000), "cannot be", "CLOSED/OPEN"),
        (("honba", "9" * 40), "'honba' cannot be", "whole number"),
        (("honba.x", "1"), "has no parts", "honba=VALUE"),
        (("local_yaku", "sanrenko"), "cannot have 'sanrenko'", "sanrenkou"),
        (("patterns.pinfuu", "2"), "no pattern 'pinfuu'", "pinfu"),
        (("patterns.pinfu", "many"), "cannot be 'many'", "off"),
        (("red_fives", "many"), "'red_fives' cannot be 'many'", "red_fives.m"),
    ],
)
def test_a_bad_setting_is_told(setting: tuple[str, str], message: str, hint: str) -> None:
    with pytest.raises(RulesError, match=message) as caught:
        load_ruleset("riichi", (setting,))
    assert hint in caught.value.hint


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("inherits = 'tenho'", "no ruleset 'tenho'"),
        ("inherits = 3", "'inherits' must be text"),
        ("open_tanyo = true", "no option 'open_tanyo'"),
        ("open_tanyao = 3", "cannot be 3"),
        ("red_fives = 'x'", "cannot be 'x'"),
        ("pao = { scop = 'hand' }", "no option 'pao.scop'"),
        ("patterns = 3", "must be a table"),
        ("[patterns]\npinfuu = 2", "no pattern 'pinfuu'"),
        ("unverified = 3", "must be a list"),
        ("name = ", "is not TOML"),
    ],
)
def test_a_bad_rules_file_is_told_with_its_name(text: str, message: str, tmp_path: Path) -> None:
    path = tmp_path / "house.toml"
    path.write_text(text)
    with pytest.raises(RulesError, match=message) as caught:
        load_ruleset(path)
    assert "house.toml" in str(caught.value)


def test_unreadable_rules_files(tmp_path: Path) -> None:
    with pytest.raises(RulesError, match="there is no file"):
        load_ruleset(tmp_path / "missing.toml")
    with pytest.raises(RulesError, match="cannot be read"):
        load_ruleset(tmp_path)
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(RulesError, match="cannot be read"):
        load_ruleset(tmp_path / "binary.toml")


def test_names_and_aliases() -> None:
    assert set(ALIASES.values()) <= set(NAMES)
    assert set(FAMILIES) <= set(NAMES)
    assert load_ruleset("WRC").name == "wrc-2025"
    assert load_ruleset("jpml_a").name == "jpml-a"
    with pytest.raises(RulesError, match="no ruleset 'tenhu'") as caught:
        load_ruleset("tenhu")
    assert "tenhou" in caught.value.hint


def test_riichi_is_tenhou() -> None:
    """Tenhou's rules are the base, so that preset is all difference-free."""
    assert load_ruleset("riichi").options == load_ruleset("tenhou").options


@pytest.mark.parametrize(("closed", "order"), [(5, (0, 1)), (6, (1, 0))])
def test_a_value_of_open_hands_whatever_was_scored_before(
    closed: int, order: tuple[int, int]
) -> None:
    """Outcomes are remembered; with the same rows, a concealed and an open hand have their own."""
    settings = (("patterns.half_flush", f"{closed}/3"), ("patterns.concealed_hand", "off"))
    rules = load_ruleset("hongkong", settings)
    hands = ("123m456m78m55m444z+9m ron@W seat:S", "123m78m55m444z+9m chi:456m@E ron@W seat:S")
    values = {which: score(hands[which], rules).patterns[0].value for which in order}
    assert values == {0: closed, 1: 3}
