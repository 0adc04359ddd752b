import csv
import io
import json
import shlex
from collections.abc import Callable
from pathlib import Path

import pytest

from .conftest import Command, Ran

HAND = "234m345p678s55z11s+1s tsumo seat:S"
OPEN = "234m67p55s+5p chi:345s pon:777z ron@E seat:S round:E dora:5s honba:1 sticks:1"
YAKUMAN = "19m19p19s123456z7z+7z ron@S"
NO_WIN = "123m456p789s1234z+5z tsumo"
SHORT = "123m456p789s11z+5m tsumo dora:3z"


@pytest.mark.parametrize(
    ("name", "args"),
    [
        ("closed", [HAND]),
        ("open", [OPEN, "-r", "mleague"]),
        ("yakuman", [YAKUMAN]),
        ("native", [OPEN, "--lang", "ja"]),
        ("unicode", [OPEN, "--tiles", "unicode"]),
        ("coloured", [OPEN, "--color", "always"]),
        ("json", [OPEN, "-f", "json"]),
        ("jsonl", [OPEN, "-f", "jsonl"]),
        ("csv", [OPEN, "-f", "csv"]),
    ],
)
def test_what_a_person_sees(
    mjcalc: Command, snapshot: Callable[[str, str], None], name: str, args: list[str]
) -> None:
    ran = mjcalc(*args)
    assert (ran.status, ran.err) == (0, "")
    snapshot(f"score-{name}", ran.out)


@pytest.mark.parametrize(
    ("name", "hand"),
    [
        ("short", SHORT),
        ("several-faults", "123m456p789s11z+1z tsumo houtei ippatsu"),
        ("misspelt-word", "123m456p789s1155z+5z tsumo ripchi"),
        ("no-win", NO_WIN),
        ("no-yaku", "234m345p678s99m11s+1s ron@E seat:S"),
        ("kanji", "123m456p789s东东 白白+白 自摸 立直 立直"),
        ("nonsense", "what is this"),
        ("empty", ""),
    ],
)
def test_what_a_person_sees_of_a_mistake(
    mjcalc: Command, snapshot: Callable[[str, str], None], name: str, hand: str
) -> None:
    ran = mjcalc(hand)
    assert (ran.status, ran.out) == (1, "")
    snapshot(f"mistake-{name}", ran.err)


def test_a_hand_is_scored_without_naming_the_command(mjcalc: Command) -> None:
    assert mjcalc(HAND) == mjcalc("score", HAND)
    assert mjcalc("-r", "tenhou", HAND) == mjcalc("score", HAND, "-r", "tenhou")
    assert mjcalc("--", HAND) == mjcalc(HAND)


def test_words_are_joined(mjcalc: Command) -> None:
    assert mjcalc(*HAND.split()) == mjcalc(HAND)


def test_every_line_of_standard_input_is_a_hand(mjcalc: Command) -> None:
    text = f"{HAND}\n\n# nothing\n{SHORT}\n{YAKUMAN}\n"
    for args in (["-"], [], ["score", "-"], ["score"]):
        ran = mjcalc(*args, stdin=text)
        assert ran.status == 1
        assert ran.out.count(" points") == 2
        assert "--> line 4" in ran.err
    rows = [json.loads(line) for line in mjcalc("-", "-f", "jsonl", stdin=text).out.splitlines()]
    assert [(row["line"], row["ok"]) for row in rows] == [(1, True), (4, False), (5, True)]


def test_a_bare_name_on_a_terminal_is_help(mjcalc: Command) -> None:
    ran = mjcalc(terminals="in out err")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out == mjcalc("--help").out
    assert ran.out.startswith("Usage: mjcalc")


def test_no_hand_at_all(mjcalc: Command) -> None:
    for args in ([], ["-"], ["score"]):
        ran = mjcalc(*args, stdin="\n# nothing\n")
        assert (ran.status, ran.out) == (2, "")
        assert ran.err.startswith("error: there is no hand on standard input\n")
    ran = mjcalc("-r", "tenhou", terminals="in")
    assert (ran.status, ran.err.splitlines()[0]) == (2, "error: no hand is given")


def test_json_of_a_bad_hand_is_an_object_on_standard_output(mjcalc: Command) -> None:
    for form in ("json", "jsonl"):
        ran = mjcalc(SHORT + " id:x", "-f", form)
        assert (ran.status, ran.err) == (1, "")
        result = json.loads(ran.out)
        assert result["ok"] is False
        assert result["id"] == "x"
        assert result["input"] == SHORT + " id:x"
        assert [error["code"] for error in result["errors"]] == ["tile-count"]
        assert (result["errors"][0]["start"], result["errors"][0]["end"]) == (0, 18)


def test_csv_has_the_same_columns_for_all(mjcalc: Command) -> None:
    good, bad = (
        next(csv.DictReader(io.StringIO(mjcalc(hand, "-f", "csv").out))) for hand in (OPEN, SHORT)
    )
    assert good.keys() == bad.keys()
    assert (good["ok"], good["han"], good["payments"]) == ("true", "4", "E>S=8000")
    assert (bad["ok"], bad["errors"], bad["hand"]) == ("false", "tile-count", SHORT)


def test_the_ruleset_of_the_environment(mjcalc: Command) -> None:
    def rules(*args: str, **environ: str) -> str:
        return str(json.loads(mjcalc(HAND, "-f", "json", *args, **environ).out)["rules"])

    assert rules() == "riichi"
    assert rules(MJCALC_RULES="tenhou") == "tenhou"
    assert rules("-r", "mleague", MJCALC_RULES="tenhou") == "mleague"


def test_set_changes_an_option(mjcalc: Command) -> None:
    hand = "234m345p678s67m44s+8m chi:345m ron@E seat:S".replace("345p", "")
    assert mjcalc(hand).status == 0
    ran = mjcalc(hand, "--set", "open_tanyao=false")
    assert ran.status == 1
    ran = mjcalc(HAND, "--set", "patterns.menzen_tsumo=4", "-f", "json")
    assert json.loads(ran.out)["han"] == 4 + 0


def test_house_rules(mjcalc: Command, tmp_path: Path) -> None:
    def under(name: str, text: str) -> Ran:
        (tmp_path / name).write_text(text)
        return mjcalc(HAND, "-r", str(tmp_path / name), "-f", "json")

    ran = under("house.toml", 'inherits = "tenhou"\n[patterns]\nmenzen_tsumo = 3\n')
    assert json.loads(ran.out)["patterns"][0]["value"] == 3
    ran = under("misspelt.toml", 'inherits = "tenhou"\nopen_tanjao = true\n')
    assert (ran.status, ran.out) == (2, "")
    assert "open_tanjao" in ran.err.splitlines()[0]
    assert ran.err.splitlines()[1].startswith("help: did you mean 'open_tanyao'")
    ran = under("broken.toml", "inherits = ")
    assert (ran.status, ran.out) == (2, "")
    ran = mjcalc(HAND, "-r", str(tmp_path / "no.toml"))
    assert (ran.status, ran.out) == (2, "")
    assert "no.toml" in ran.err


@pytest.mark.parametrize(
    ("args", "expected"),
    [
        (["bacth", "hands.txt"], "did you mean 'batch'?"),
        (["Table"], "did you mean 'table'?"),
        ([HAND, "--ruels", "wrc"], "--rules"),
        ([HAND, "--format", "xml"], "'xml' is not one of"),
        ([HAND, "--set", "open_tanyao"], "is not OPTION=VALUE"),
        ([HAND, "--set", "open_tanjao=1"], "open_tanyao"),
        ([HAND, "--set", "patterns.pinfo=1"], "pinfu"),
        ([HAND, "-r", "tenhuo"], "tenhou"),
        (["rules", "tenhuo"], "tenhou"),
        (["rules", "--patterns"], "its name is missing"),
        (["batch", "-j", "-1", "-"], "jobs"),
        (["batch", "-j", "9999999999", "-"], "jobs"),
        (["table", "-r", "tenhuo"], "tenhou"),
    ],
)
def test_bad_options_are_told_with_what_was_meant(
    mjcalc: Command, args: list[str], expected: str
) -> None:
    ran = mjcalc(*args)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith("error: ")
    assert expected in ran.err


@pytest.mark.parametrize(
    ("args", "message"),
    [
        ([__file__], f"`mjcalc batch {__file__}` scores"),
        ([__file__, __file__], f"`mjcalc batch {__file__}` scores"),
        (["score", str(Path(__file__).parent)], "is a directory"),
        (["no/such"], "there is no file 'no/such'"),
        (["nosuch.TXT"], "there is no file 'nosuch.TXT'"),
        (["1.csv"], "there is no file '1.csv'"),
    ],
)
def test_a_file_in_place_of_a_hand(mjcalc: Command, args: list[str], message: str) -> None:
    ran = mjcalc(*args)
    assert (ran.status, ran.out) == (2, "")
    assert message in ran.err.splitlines()[0]


def test_a_hand_with_a_slash_is_a_hand(mjcalc: Command) -> None:
    ran = mjcalc("123m/456p")
    assert (ran.status, ran.err.splitlines()[0]) == (1, "error: '/' cannot stand here")


@pytest.mark.parametrize(
    "args",
    [
        ["-r", "wrc", "table"],
        ["--rules=wrc", "batch", "hands.txt"],
        ["-f", "json", "rules"],
        ["-q", "settle", "draw"],
        ["--input", "csv", "batch", "hands.csv"],
        ["--patterns", "rules", "wrc"],
    ],
)
def test_options_before_the_command(mjcalc: Command, args: list[str]) -> None:
    ran = mjcalc(*args)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith("error: options stand behind the command: mjcalc ")


def test_options_before_a_hand(mjcalc: Command) -> None:
    assert mjcalc("-f", "table", HAND) == mjcalc(HAND)
    assert mjcalc("-f", "table", HAND, "#", "rules").status == 0
    assert "did you mean 'table'?" in mjcalc("-r", "wrc", "tabel").err
    assert "requires an argument" in mjcalc("-r").err


@pytest.mark.parametrize("line", ["foul@W", "draw tenpai:E", "draw", "流局", "leave@S", "聴牌:E"])
def test_a_line_of_a_deal_is_for_settle(mjcalc: Command, line: str) -> None:
    ran = mjcalc(line)
    assert ran.status == 1
    hints = [shown for shown in ran.err.splitlines() if "help: " in shown]
    assert set(hints) == {"  help: this is a line of a deal: `mjcalc settle` reads those"}
    (row,) = map(json.loads, mjcalc("batch", "-", stdin=line).out.splitlines())
    assert "settle" in row["errors"][0]["hint"]


def test_options_that_do_not_count_are_told_of_once(mjcalc: Command) -> None:
    own = HAND + " rules:mleague"
    settings = ("--set", "local_yaku=daisharin")
    ran = mjcalc(own, *settings)
    assert (ran.status, ran.out) == (0, mjcalc(own).out)
    assert ran.err == (
        "note: a line with rules of its own has those alone: "
        "--set does not count for rules:mleague\n"
    )
    assert "-r and --set do not count" in mjcalc(own, "-r", "wrc", *settings).err
    assert mjcalc("-", "-r", "wrc", stdin=f"{HAND}\n{own}\n{own}").err.count("note: ") == 1
    for args in (["-r", "mleague"], [*settings, "-q"], ["-r", "wrc", "--quiet"]):
        assert mjcalc(own, *args).err == ""
    assert mjcalc(own, MJCALC_RULES="wrc").err == ""
    assert mjcalc(HAND, "-r", "wrc").err == ""


def test_quiet_keeps_errors(mjcalc: Command) -> None:
    assert mjcalc(SHORT, "-q") == mjcalc(SHORT)
    assert mjcalc(HAND, "-q") == mjcalc(HAND)


def test_rules_files_that_are_none(mjcalc: Command, tmp_path: Path) -> None:
    (tmp_path / "deep.toml").write_text("a = " + "[" * 3_000)
    ran = mjcalc(HAND, "-r", str(tmp_path / "deep.toml"))
    assert (ran.status, ran.out) == (2, "")
    assert "nested too deeply" in ran.err
    (tmp_path / "digits.toml").write_text("kiriage_mangan = " + "1" * 5_000)
    ran = mjcalc(HAND, "-r", str(tmp_path / "digits.toml"))
    assert (ran.status, ran.out) == (2, "")
    assert "5000 digits" in ran.err
    ran = mjcalc(HAND, "-r", str(tmp_path))
    assert ran == (2, "", f"error: {tmp_path} cannot be read: it is a directory\n")


@pytest.mark.parametrize("columns", ["0", "1", "4", "9" * 5_000, "x", "-1"])
def test_any_width_of_the_terminal(mjcalc: Command, columns: str) -> None:
    assert mjcalc(SHORT, COLUMNS=columns).err.startswith("error: a hand here has 14 tiles")


def test_a_hand_too_long_for_a_name(mjcalc: Command) -> None:
    ran = mjcalc(f"{HAND} # {'x' * 5_000}")
    assert ran.status == 1
    assert ran.err.startswith("error: ")
    assert len(ran.err) < 1_000
    assert mjcalc(f"{HAND} # {'x' * 2_000}").status == 0


def test_utf_16_on_standard_input(mjcalc: Command) -> None:
    ran = mjcalc("-", stdin=HAND.encode("utf-16"))
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith("error: the file is UTF-16")


def test_a_ruleset_in_the_line(mjcalc: Command) -> None:
    ran = mjcalc(HAND + " rules:mleague", "-f", "json", "-r", "tenhou")
    assert json.loads(ran.out)["rules"] == "mleague"
    ran = mjcalc(HAND + " rules:mlaegue")
    assert ran.status == 1
    assert "mleague" in ran.err


def test_each_stream_has_its_own_colour(mjcalc: Command) -> None:
    escape = "\x1b["
    assert escape in mjcalc(HAND, terminals="out").out
    assert escape not in mjcalc(HAND, terminals="err").out
    assert escape in mjcalc(SHORT, terminals="err").err
    assert escape not in mjcalc(SHORT, terminals="out").err
    assert escape not in mjcalc(SHORT, terminals="out err", NO_COLOR="1").err
    assert escape not in mjcalc(HAND, terminals="out err", TERM="dumb").out
    assert escape in mjcalc(HAND, FORCE_COLOR="1").out
    assert escape not in mjcalc(HAND, "--color", "never", terminals="out").out
    assert escape in mjcalc(HAND, "--color", "always", NO_COLOR="1").out
    assert escape in mjcalc("-r", "nothing", HAND, terminals="err").err


def test_a_number_of_forty_digits(mjcalc: Command) -> None:
    ran = mjcalc(f"{HAND} honba:{'9' * 40}")
    assert ran.status == 1
    assert ran.err.startswith("error: ")


def test_nul_and_control_characters(mjcalc: Command) -> None:
    ran = mjcalc("-", stdin=f"{HAND} \x00 \x1b[31m\n")
    assert ran.status == 1
    assert ran.err.startswith("error: ")
    assert "\x00" not in ran.err
    assert "\x1b" not in ran.err
    result = json.loads(mjcalc("-", "-f", "json", stdin=f"{HAND} \x00\n").out)
    assert result["input"].endswith("\x00")


def test_bytes_that_are_not_utf_8(mjcalc: Command) -> None:
    ran = mjcalc("-", stdin=HAND.encode() + b" \xff\n")
    assert ran.status == 1
    assert ran.err.splitlines()[0] == "error: byte 0xff is not UTF-8 text"
    assert r"tsumo seat:S \xff" in ran.err
    ran = mjcalc(HAND + " \udcff")
    assert ran.err.splitlines()[0] == "error: byte 0xff is not UTF-8 text"


def test_a_crash_is_one_line(mjcalc: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        msg = "boom"
        raise ZeroDivisionError(msg)

    monkeypatch.setattr("mjcalc.many.check", broken)
    ran = mjcalc(HAND)
    assert (ran.status, ran.out) == (70, "")
    assert ran.err.splitlines() == [
        f"error: mjcalc crashed while scoring {HAND!r}: ZeroDivisionError: boom",
        "help: please report this, with the command; MJCALC_DEBUG=1 shows the traceback",
    ]
    ran = mjcalc(HAND, MJCALC_DEBUG="1")
    assert ran.status == 70
    assert "Traceback" in ran.err


def test_version_and_help(mjcalc: Command) -> None:
    from mjcalc import __version__

    assert mjcalc("--version").out == f"mjcalc {__version__}\n"
    assert mjcalc("-h") == mjcalc("--help")
    for command in ("score", "batch", "settle", "table", "rules", "schema"):
        assert mjcalc(command, "-h") == mjcalc(command, "--help")


@pytest.mark.parametrize("command", ["", "score", "batch", "settle", "table", "rules", "schema"])
def test_help_as_it_is_seen(
    mjcalc: Command, snapshot: Callable[[str, str], None], command: str
) -> None:
    ran = mjcalc(*command.split(), "--help")
    assert (ran.status, ran.err) == (0, "")
    snapshot(f"help-{command or 'mjcalc'}", ran.out)


@pytest.mark.parametrize("command", ["", "score", "settle", "rules", "table", "schema"])
def test_the_examples_of_the_help_work(mjcalc: Command, command: str) -> None:
    shown = mjcalc(*command.split(), "--help").out
    examples = [
        shlex.split(line.partition(" > ")[0])[1:]
        for line in shown.splitlines()
        if line.startswith("  mjcalc ") and ".txt" not in line
    ]
    assert examples
    for words in examples:
        assert mjcalc(*words).status == 0, words
