"""Rulesets by name: the families' bases, the presets that come with mjcalc, and house rules.

A preset is a TOML file of differences: `inherits` names what it differs from, options stand at the
top, `[patterns]` gives rows other values (or "off"), `source` says where the values are from and
`unverified` which of them nobody has checked (options, or rows as `patterns.ID`). A house-rules
file is the same.
"""

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from importlib import import_module
from os import PathLike
from typing import TYPE_CHECKING, Any, Final

from mjcalc.errors import RulesError
from mjcalc.rulesets.base import Family
from mjcalc.rulesets.options import closest, set_option, shown, updated, within
from mjcalc.rulesets.ruleset import Change, Ruleset

if TYPE_CHECKING:
    from pathlib import Path

FAMILIES: Final[Mapping[str, str]] = {
    "riichi": "mjcalc.rulesets.riichi",
    "japanese-units": "mjcalc.rulesets.japanese_units",
    "shanghai": "mjcalc.rulesets.shanghai",
    "classic": "mjcalc.rulesets.classic",
    "taiwan": "mjcalc.rulesets.taiwan",
    "guangdong": "mjcalc.rulesets.guangdong",
    "hongkong": "mjcalc.rulesets.hongkong",
    "mcr": "mjcalc.rulesets.mcr",
    "zungjung": "mjcalc.rulesets.zungjung",
    "sichuan": "mjcalc.rulesets.sichuan",
}
"""The base ruleset of each family, and the package that has it."""

ALIASES: Final[Mapping[str, str]] = {
    "wrc": "wrc-2025",
    "ema": "ema-2025",
    "jpml": "jpml-a",
    "hk": "hongkong",
    "guobiao": "mcr",
}

DEFAULT: Final = "riichi"
_MOST_VALUE: Final = 1_000
_ABOUT: Final = frozenset(("name", "inherits", "source", "unverified", "patterns"))


@cache
def _presets() -> "dict[str, Path]":
    """The preset files by name, in the order of their names."""
    from pathlib import Path

    here = Path(__file__).parent
    files = sorted(here.glob("*/presets/*.toml"), key=lambda path: path.stem)
    return {path.stem: path for path in files}


def names() -> list[tuple[str, str]]:
    """Every ruleset's name and title: each base, then the presets of its family."""
    listed = []
    for base, package in FAMILIES.items():
        listed.append((base, _family(package)[1]))
        for name, path in _presets().items():
            if path.parent.parent.name == package.rpartition(".")[2]:
                listed.append((name, str(_toml(path).get("name", name))))
    return listed


def load_ruleset(spec: str | PathLike[str], settings: Iterable[tuple[str, str]] = ()) -> Ruleset:
    """The ruleset that `spec` names: a ruleset, a preset, an alias, or a TOML file's path.

    `settings` change options (`pao.scope`, `yaku`) or rows (`patterns.honitsu`, `4` or `off`),
    as words. Raises RulesError.
    """
    if _is_path(spec):
        from pathlib import Path

        return _with(_from_file(Path(spec), ()), tuple(settings))
    return named_ruleset(str(spec), tuple(settings))


@lru_cache(256)
def named_ruleset(name: str, settings: tuple[tuple[str, str], ...] = ()) -> Ruleset:
    """The ruleset of that name. For names out of hand lines: it opens no file of their choice."""
    return _with(_named(name, ()), settings)


def rebuilt(family: str, options: Any, about: Mapping[str, Any]) -> Ruleset:
    """A ruleset from what `Ruleset.__reduce__` says of one."""
    return Ruleset(_family(FAMILIES[family])[0], options, **about)


def _with(ruleset: Ruleset, settings: tuple[tuple[str, str], ...]) -> Ruleset:
    if not settings:
        return ruleset
    options = ruleset.options
    changes = dict(ruleset.changes)
    for name, text in settings:
        if name.startswith("patterns."):
            _change(changes, ruleset, name.removeprefix("patterns."), text)
        else:
            options = set_option(options, name, text)
    return _variant(ruleset, options, changes)


def _is_path(spec: str | PathLike[str]) -> bool:
    return not isinstance(spec, str) or spec.endswith(".toml") or "/" in spec or "\\" in spec


@cache
def _family(package: str) -> tuple[Family, str, str]:
    """A family and, of its base ruleset, the title and the source."""
    module = import_module(package)
    return module.FAMILY, module.TITLE, module.SOURCE


def _named(name: str, seen: tuple[str, ...]) -> Ruleset:
    key = name.strip().lower().replace("_", "-")
    key = ALIASES.get(key, key)
    if key in FAMILIES:
        family, title, source = _family(FAMILIES[key])
        return Ruleset(family, family.options(), name=key, title=title, source=source)
    if key in _presets():
        return _from_file(_presets()[key], seen, key)
    known = [*FAMILIES, *_presets(), *ALIASES]
    hint = closest(key, known) or "`mjcalc rules` lists the rulesets"
    raise RulesError(f"there is no ruleset {name!r}", hint)


def _toml(path: "Path") -> dict[str, Any]:
    """What a rules file says."""
    import tomllib

    try:
        return tomllib.loads(path.read_bytes().decode("utf-8-sig"))
    except FileNotFoundError:
        raise RulesError(f"there is no file {str(path)!r}") from None
    except IsADirectoryError:
        raise RulesError(f"{path} cannot be read: it is a directory") from None
    except OSError as error:
        raise RulesError(f"{path} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise RulesError(f"{path} cannot be read: {error}") from None
    except RecursionError:
        raise RulesError(f"{path} cannot be read: it is nested too deeply") from None
    except tomllib.TOMLDecodeError as error:
        raise RulesError(f"{path} is not TOML: {error}") from None
    except ValueError as error:
        # A number of more digits than Python reads.
        raise RulesError(f"{path} cannot be read: {error}") from None


def _from_file(path: "Path", seen: tuple[str, ...], name: str | None = None) -> Ruleset:
    """A preset or house rules over what they inherit from."""
    says = _toml(path)
    here = name or str(path)
    if here in seen:
        raise RulesError(f"{' inherits '.join((*seen, here))}: a circle")
    base = says.get("inherits", DEFAULT)
    for key in ("name", "source", "inherits"):
        if not isinstance(says.get(key, ""), str):
            raise RulesError(f"{path}: {key!r} must be text")
    try:
        parent = _named(base, (*seen, here))
        own = {key: value for key, value in says.items() if key not in _ABOUT}
        options = updated(parent.options, own)
        changes = dict(parent.changes)
        wanted = says.get("patterns", {})
        if not isinstance(wanted, Mapping):
            raise RulesError("'patterns' must be a table", 'as in [patterns] pinfu = "off"')
        if wanted:
            table = Ruleset(parent.way, options, name=parent.name)
            for row, value in wanted.items():
                _change(changes, table, row, value)
        unverified = says.get("unverified", list(parent.unverified))
        if not isinstance(unverified, list):
            raise RulesError("'unverified' must be a list of options")
    except RulesError as error:
        if name is None:
            raise RulesError(f"{path}: {error}", error.hint) from None
        raise
    return Ruleset(
        parent.way,
        options,
        name=name or path.stem,
        title=says.get("name", name or path.stem),
        source=says.get("source", parent.source if name is None else ""),
        unverified=map(str, unverified),
        inherits=parent.name,
        changes=changes,
    )


def _change(
    changes: dict[str, Change | None], ruleset: Ruleset, row_id: str, value: object
) -> None:
    """Note another value for a row: a number, "closed/open", or "off"."""
    row_id = row_id.replace("-", "_")
    rows = [row for row in ruleset.way.patterns(ruleset.options) if row.id == row_id]
    if not rows:
        ids = [row.id for row in ruleset.way.patterns(ruleset.options)]
        raise RulesError(f"{ruleset.name} has no pattern {row_id!r}", closest(row_id, ids))
    text = str(value).strip().lower()
    if value is False or text == "off":
        changes[row_id] = None
        return
    closed, slash, opened = text.partition("/")
    row = rows[0]
    first = _value(closed, row_id, value)
    if slash:
        second = None if opened in ("", "-") else _value(opened, row_id, value)
        changes[row_id] = Change(first, second)
        return
    lower = (row.closed or 0) - (row.opened or 0)
    changes[row_id] = Change(
        None if row.closed is None else first,
        None if row.opened is None else first if row.closed is None else max(first - lower, 0),
    )


def _value(text: str, row_id: str, value: object) -> int:
    """Another value for a row; none is so high that points could run out of bounds."""
    if text.isascii() and text.removeprefix("-").isdecimal() and len(text) <= 9:
        within(int(text), f"patterns.{row_id}", 0, _MOST_VALUE)
        return int(text)
    raise RulesError(
        f"patterns.{row_id} cannot be {shown(value)}", 'a number, CLOSED/OPEN such as 3/2, or "off"'
    )


def _variant(ruleset: Ruleset, options: Any, changes: Mapping[str, Change | None]) -> Ruleset:
    """The same ruleset, by its own name, with other options."""
    return Ruleset(
        ruleset.way,
        options,
        name=ruleset.name,
        title=ruleset.title,
        source=ruleset.source,
        unverified=ruleset.unverified,
        inherits=ruleset.inherits,
        changes=changes,
    )
