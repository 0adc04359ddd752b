"""What is loaded, and when: the grammar's file, Lark, the cached parser."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from mjcalc.errors import NotationError
from mjcalc.notation import grammar, parse
from mjcalc.notation.terminals import fold, pieces, regexes, terminals

FAULTY = "123m456"


def modules_after(code: str) -> set[str]:
    """The names of the modules that are loaded once `code` has run in a new process."""
    program = f"import sys; from mjcalc.notation import *\n{code}\nprint(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], stdout=subprocess.PIPE, check=True)
    return set(done.stdout.decode().split())


def test_a_plain_line_does_without_lark() -> None:
    loaded = modules_after(
        "parse('123m456p789s2255z+5z tsumo seat:S dora:3z id:A # x'); write(parse('🀇🀈🀉 立直'))\n"
        "is_blank('# x'); locate('123m+5m 立直', 'riichi'); suggest('richi')"
    )
    assert "lark" not in loaded
    assert "mjcalc.notation.parser" in loaded


def test_a_faulty_line_is_read_by_lark() -> None:
    assert "lark" in modules_after(f"try: parse({FAULTY!r})\nexcept ValueError: pass")


def test_lark_reads_the_same_terminals(fresh_parser: Path) -> None:
    ours = regexes()
    parser = grammar._parser()
    assert {terminal.name for terminal in parser.terminals} <= set(ours)
    priorities = {terminal.name: terminal.priority for terminal in parser.terminals}
    order = [name for name in ours if name in priorities]
    assert order == sorted(order, key=lambda name: -priorities[name])
    assert terminals("A: /x\\/y/\nB.2: A (/z/ | A)? /w/\n") == {
        "A": r"(?:x\/y)",
        "B": r"(?:(?:x\/y))(?:(?:z)|(?:(?:x\/y)))?(?:w)",
    }


def test_lark_sees_the_same_words() -> None:
    line = fold("123m 東東+5m 立直 pon:111z@S id:a+b#c +8f foo # 1m")
    words = [piece for piece in pieces(line) if piece.terminal != "COMMENT"]
    assert grammar.parse_line(line).pieces == words
    assert [word.terminal for word in words] == [
        *("TILES", "TILES", "WIN", "TERM", "TERM", "LABELLED", "FLOWER", "TERM")
    ]


@pytest.fixture
def fresh_parser(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty home for caches, and a parser that is not built yet."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    grammar._parser.cache_clear()
    return tmp_path


def faulty() -> None:
    """Read a line that needs the parser, and have it built anew."""
    grammar._parser.cache_clear()
    with pytest.raises(NotationError):
        parse(FAULTY)


def test_the_parser_is_cached_for_the_user_alone(fresh_parser: Path) -> None:
    faulty()
    folder = fresh_parser / "mjcalc"
    (file,) = folder.iterdir()
    assert file.stat().st_size > 1_000
    if os.name == "posix":
        assert folder.stat().st_mode & 0o777 == 0o700
    written = file.stat().st_mtime_ns
    faulty()
    assert file.stat().st_mtime_ns == written


@pytest.mark.parametrize("content", [b"", b"nonsense", b"\x80\x04.\n" * 99])
def test_a_broken_cache_is_replaced(
    fresh_parser: Path, content: bytes, capfd: pytest.CaptureFixture[str]
) -> None:
    faulty()
    (file,) = (fresh_parser / "mjcalc").iterdir()
    good = file.read_bytes()
    for broken in (content, good[:-100], good.split(b"\n")[0] + b"\n" + content):
        file.write_bytes(broken)
        faulty()
        assert file.stat().st_size == len(good)
    assert capfd.readouterr() == ("", "")


def test_no_cache_is_no_fault(fresh_parser: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (fresh_parser / "mjcalc").write_bytes(b"")
    faulty()
    file = fresh_parser / "mjcalc"
    file.unlink()
    (file / f"hand-{sys.implementation.cache_tag}.lark-cache").mkdir(parents=True)
    file.chmod(0o700)
    faulty()
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setattr(Path, "home", _homeless)
    faulty()


def _homeless() -> Path:
    message = "no home"
    raise RuntimeError(message)


@pytest.mark.skipif(os.name != "posix", reason="modes of files")
def test_a_folder_that_others_write_to_is_not_used(fresh_parser: Path) -> None:
    folder = fresh_parser / "mjcalc"
    folder.mkdir()
    folder.chmod(0o777)
    faulty()
    assert not list(folder.iterdir())


@pytest.mark.parametrize(
    ("platform", "variables", "folder"),
    [
        ("linux", {}, "home/.cache/mjcalc"),
        ("linux", {"XDG_CACHE_HOME": "not/absolute"}, "home/.cache/mjcalc"),
        ("darwin", {}, "home/Library/Caches/mjcalc"),
        ("win32", {}, "home/AppData/Local/mjcalc/Cache"),
        ("win32", {"LOCALAPPDATA": "local"}, "local/mjcalc/Cache"),
    ],
)
def test_the_cache_folder_of_each_system(
    platform: str, variables: dict[str, str], folder: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.delenv("LOCALAPPDATA", raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(Path, "home", lambda: Path("home"))
    assert grammar._cache_folder() == Path(folder)
