"""Options as data: one dataclass a family is the definition that everything else reads.

Its fields' types, defaults and metadata (`option`) feed the TOML reader, `--set`, the lists that
`mjcalc rules` prints, and the TOML that it writes. A field's type is bool, int, str, a Literal of
strings, a tuple of strings, any of these or None, or a dataclass of such fields.
"""

import dataclasses
import types
from collections.abc import Iterator, Mapping
from functools import cache
from typing import (
    TYPE_CHECKING,
    Any,
    Final,
    Literal,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from mjcalc.errors import RulesError

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

T = TypeVar("T", bound="DataclassInstance")


MOST: Final = 1_000_000
"""No number of an option is larger: beyond it lie slips, and sums that take for ever."""


def option(
    default: Any,
    help: str,  # noqa: A002
    choices: tuple[str, ...] = (),
    *,
    least: int = 0,
    most: int = MOST,
) -> Any:
    """A field of an options dataclass.

    `choices` limit the members of a tuple of strings, `least` and `most` a number.
    """
    metadata = {"help": help, "choices": choices, "least": least, "most": most}
    return dataclasses.field(default=default, metadata=metadata)


def closest(word: str, known: Any) -> str:
    """ "did you mean …?", or nothing."""
    from difflib import get_close_matches

    near = get_close_matches(word, list(known), 1)
    return f"did you mean {near[0]!r}?" if near else ""


@cache
def hints(cls: Any) -> dict[str, Any]:
    """The types of a dataclass's fields."""
    return get_type_hints(cls)


def updated(options: T, values: Mapping[str, Any], inside: str = "") -> T:
    """`options` with `values` as TOML or JSON has them; RulesError names the key that is wrong."""
    types_ = hints(type(options))
    changes = {}
    for key, value in values.items():
        key = key.replace("-", "_")
        if key not in types_:
            raise RulesError(f"there is no option {inside + key!r}", closest(key, types_))
        changes[key] = _read(
            types_[key], value, getattr(options, key), inside + key, _field(options, key)
        )
    return dataclasses.replace(options, **changes)


def _field(options: Any, key: str) -> dataclasses.Field[Any]:
    return next(field for field in dataclasses.fields(options) if field.name == key)


def set_option(options: T, name: str, text: str) -> T:
    """`options` with one of them changed by a word of the command line (`pao.scope`, `yaku`)."""
    first, *rest = name.replace("-", "_").split(".")
    types_ = hints(type(options))
    if first not in types_:
        raise RulesError(f"there is no option {name!r}", closest(first, types_))
    if rest:
        inner = getattr(options, first)
        if not _has_parts(type(inner)):
            raise RulesError(f"the option {first!r} has no parts", f"write {first}=VALUE")
        changed: Any = _within(name, set_option, inner, ".".join(rest), text)
        return dataclasses.replace(options, **{first: changed})
    return updated(options, {first: _from_text(types_[first], text, name)})


def _within(name: str, change: Any, inner: Any, rest: str, text: str) -> Any:
    """Change a part of an option, naming the whole of it when that fails."""
    try:
        return change(inner, rest, text)
    except RulesError as error:
        message = str(error).replace(repr(rest), repr(name))
        raise RulesError(message, error.hint) from None


def _from_text(kind: Any, text: str, name: str) -> Any:
    """A word of the command line as the value that TOML would have had."""
    kinds = _alternatives(kind)
    word = text.strip()
    if bool in kinds or _has_parts(kind):
        flag = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}
        if word.lower() in flag:
            return flag[word.lower()]
    numbers = any(isinstance(choice, int) for each in kinds for choice in get_args(each))
    if int in kinds or numbers or _has_parts(kind):
        digits = word.removeprefix("-")
        if digits.isascii() and digits.isdigit() and len(digits) <= 18:
            return int(word)
    if any(get_origin(kind) is tuple for kind in kinds):
        return [part.strip() for part in word.split(",") if part.strip()]
    if _has_parts(kind):
        raise RulesError(
            f"{name!r} cannot be {text!r}", f"set its parts: {', '.join(parts(kind, name))}"
        )
    return word


def _has_parts(kind: Any) -> bool:
    """Whether an option of this type is a dataclass of options."""
    return dataclasses.is_dataclass(kind)


def parts(kind: Any, name: str) -> Iterator[str]:
    """The full names of the parts of an option that has some."""
    for key in hints(kind):
        yield f"{name}.{key}"


def _alternatives(kind: Any) -> tuple[Any, ...]:
    if get_origin(kind) in (Union, types.UnionType):
        return get_args(kind)
    return (kind,)


def _read(kind: Any, value: Any, current: Any, name: str, field: dataclasses.Field[Any]) -> Any:
    """A value of the wanted type, or RulesError."""
    if _has_parts(kind):
        reader = getattr(kind, "from_value", None)
        if reader is not None:
            value = reader(value)
            current = kind(**dict.fromkeys(hints(kind), 0))
        if isinstance(value, Mapping):
            return updated(current, value, f"{name}.")
        raise RulesError(
            f"{name!r} cannot be {value!r}", f"it has parts: {', '.join(parts(kind, name))}"
        )
    for candidate in _alternatives(kind):
        if candidate is type(None):
            if value in (None, "none"):  # TOML has no word for it
                return None
        elif get_origin(candidate) is Literal:
            if value in get_args(candidate):
                return value
        elif get_origin(candidate) is tuple:
            if isinstance(value, list | tuple) and all(isinstance(part, str) for part in value):
                return _members(value, name, field)
        elif isinstance(value, candidate) and (candidate is bool or not isinstance(value, bool)):
            if candidate is int:
                within(value, name, field.metadata["least"], field.metadata["most"])
            return value
    raise RulesError(f"{name!r} cannot be {shown(value)}", f"it is {describe_type(kind)}")


def within(value: int, name: str, least: int, most: int) -> None:
    """Refuse a number out of its bounds."""
    if not least <= value <= most:
        raise RulesError(f"{name!r} cannot be {shown(value)}", f"it is from {least} to {most}")


def _members(value: Any, name: str, field: dataclasses.Field[Any]) -> tuple[str, ...]:
    """A list of ids, each one of the choices."""
    members = tuple(part.replace("-", "_") for part in value)
    choices = field.metadata["choices"]
    for member in members:
        if choices and member not in choices:
            hint = closest(member, choices) or f"one of {', '.join(choices)}"
            raise RulesError(f"{name!r} cannot have {member!r}", hint)
    return members


def shown(value: Any) -> str:
    """A value in a message, cut where it is long."""
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "..."


def describe_type(kind: Any) -> str:
    """What an option can be, in words: "true or false", "one of …"."""
    words = []
    for candidate in _alternatives(kind):
        if get_origin(candidate) is Literal:
            words.append("one of " + ", ".join(map(str, get_args(candidate))))
        elif get_origin(candidate) is tuple:
            words.append("a list of ids")
        elif _has_parts(candidate):
            words.append("parts: " + ", ".join(hints(candidate)))
        else:
            words.append(
                {bool: "true or false", int: "a whole number", str: "a word"}.get(candidate, "none")
            )
    return " or ".join(words)


@dataclasses.dataclass(frozen=True, slots=True)
class OptionInfo:
    """One option, or one part of an option, as it is listed."""

    name: str
    value: Any
    help: str
    type: str


def listed(options: Any, prefix: str = "") -> Iterator[OptionInfo]:
    """Every option with its value, parts of options one by one (`pao.scope`)."""
    types_ = hints(options.__class__)
    for field in dataclasses.fields(options):
        value = getattr(options, field.name)
        if _has_parts(type(value)):
            yield from listed(value, f"{prefix}{field.name}.")
        else:
            yield OptionInfo(
                prefix + field.name,
                value,
                field.metadata.get("help", ""),
                describe_type(types_[field.name]),
            )


def as_toml(value: Any) -> str:
    """A value as TOML writes it, which has no word for None."""
    if value is None:
        return '"none"'
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, tuple):
        return "[" + ", ".join(map(as_toml, value)) + "]"
    if isinstance(value, str):
        escaped = value.replace("\\", "\\\\").replace('"', '\\"')
        return f'"{escaped}"'
    return str(value)
