"""What only a process of its own shows: imports, signals, pipes, encodings."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import mjcalc

HAND = "234m345p678s55z11s+1s tsumo seat:S"
ROOT = Path(mjcalc.__file__).parent.parent
COMMAND = [sys.executable, "-m", "mjcalc"]
ENVIRON = {**os.environ, "PYTHONPATH": str(ROOT), "COLUMNS": "80"}

posix = pytest.mark.skipif(os.name != "posix", reason="signals and pipes are POSIX's")


def imported(*args: str) -> set[str]:
    """The modules that a run of the command imports."""
    code = (
        "import sys; from mjcalc.__main__ import main; main();print(*sys.modules, file=sys.stderr)"
    )
    ran = subprocess.run(
        [sys.executable, "-c", code, *args], env=ENVIRON, capture_output=True, check=True, text=True
    )
    return set(ran.stderr.splitlines()[-1].split())


@pytest.mark.parametrize("args", [["--help"], ["--version"], ["rules"], ["rules", "tenhou"]])
def test_help_imports_neither_lark_nor_tabulate(args: list[str]) -> None:
    assert not imported(*args) & {"lark", "tabulate", "multiprocessing", "importlib.metadata"}


@pytest.mark.parametrize("form", ["table", "json", "csv"])
def test_a_good_hand_imports_neither(form: str) -> None:
    assert not imported(HAND, "-f", form) & {"lark", "tabulate", "multiprocessing"}


def test_what_is_told_of_a_file_stands_between_the_results(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text(f"{HAND} id:a\n" * 2)
    (tmp_path / "c.txt").write_text(f"{HAND} id:c\n")
    ran = subprocess.run(
        [*COMMAND, "batch", "a.txt", "b.txt", "c.txt"],
        env=ENVIRON,
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
        text=True,
    )
    lines = [line if line[0] != "{" else json.loads(line)["id"] for line in ran.stdout.splitlines()]
    no_file = "error: cannot read 'b.txt': No such file or directory"
    assert lines == ["a", "a", no_file, "c", "3 hands, 0 errors"]


@posix
def test_a_closed_pipe_is_quiet() -> None:
    with subprocess.Popen(
        [*COMMAND, "batch", "-"],
        env=ENVIRON,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        process.stdin.write(f"{HAND}\n".encode())
        process.stdin.flush()
        assert json.loads(process.stdout.readline())["ok"]
        process.stdout.close()
        process.stdin.write(f"{HAND}\n".encode())
        process.stdin.close()
        assert process.stderr.read() == b""
        assert process.wait() == 141


@posix
@pytest.mark.parametrize("args", [[HAND], ["--help"], ["rules"], ["schema"]])
def test_a_pipe_that_was_closed_before_anything_was_written(args: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    ran = subprocess.run(
        [*COMMAND, *args], env=ENVIRON, stdout=writing, stderr=subprocess.PIPE, check=False
    )
    os.close(writing)
    assert ran.stderr == b""
    assert ran.returncode == 141


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_full_disk() -> None:
    with Path("/dev/full").open("wb") as full:
        ran = subprocess.run(
            [*COMMAND, HAND, "-f", "json"],
            env=ENVIRON,
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
        )
    assert ran.returncode == 2
    assert ran.stderr.splitlines() == [b"error: cannot write the results: No space left on device"]


def in_shell(redirected: str, *args: str) -> "subprocess.CompletedProcess[str]":
    """The command with streams as a shell redirects them."""
    return subprocess.run(
        ["/bin/sh", "-c", f'exec "$@" {redirected}', "sh", *COMMAND, *args],
        env=ENVIRON,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
        text=True,
    )


@posix
@pytest.mark.parametrize(
    "args", [[], ["-"], ["score"], ["batch"], ["batch", "-", "-j", "2"], ["settle"]]
)
def test_a_standard_input_that_is_closed(args: list[str]) -> None:
    ran = in_shell("<&-", *args)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.splitlines()[0] == "error: standard input is closed"


@posix
@pytest.mark.parametrize("args", [["-"], ["batch", "-"], ["settle", "-"]])
def test_a_standard_input_that_cannot_be_read(args: list[str], tmp_path: Path) -> None:
    ran = in_shell(f"0>'{tmp_path}/written'", *args)
    assert ran.returncode == 2
    assert ran.stderr.startswith("error: cannot read ")
    assert "Bad file descriptor" in ran.stderr.splitlines()[0]


@posix
def test_nothing_that_is_not_read_needs_standard_input(tmp_path: Path) -> None:
    (tmp_path / "hands.txt").write_text(HAND)
    for args in ([HAND], ["batch", str(tmp_path / "hands.txt")], ["settle", "draw tenpai:E"]):
        assert in_shell("<&-", *args).returncode == 0


@posix
@pytest.mark.parametrize(
    "args", [[HAND], ["batch", "-"], ["settle", "draw"], ["--help"], ["rules"]]
)
def test_a_standard_output_that_is_closed(args: list[str]) -> None:
    ran = in_shell(">&-", *args)
    assert (ran.returncode, ran.stderr) == (2, "error: standard output is closed\n")
    assert in_shell(">&- 2>&-", *args).returncode == 2


@posix
@pytest.mark.parametrize(("args", "status"), [([HAND], 0), (["1m"], 1), (["-r", "no", "1m"], 2)])
def test_a_standard_error_that_is_closed(args: list[str], status: int) -> None:
    assert in_shell("2>&-", *args).returncode == status


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
@pytest.mark.parametrize("args", [["1m"], ["-r", "no", "1m"], ["batch", "-"]])
def test_a_standard_error_that_is_full(args: list[str]) -> None:
    assert in_shell("2>/dev/full", *args).returncode == 2


@posix
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_interrupted(jobs: str) -> None:
    with subprocess.Popen(
        [*COMMAND, "batch", "-", "-j", jobs],
        env=ENVIRON,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    ) as process:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        # Enough for the first results to come while it waits for more.
        for _ in range(4_000 if jobs == "2" else 1):
            process.stdin.write(f"{HAND}\n".encode())
        process.stdin.flush()
        assert json.loads(process.stdout.readline())["ok"]
        os.killpg(process.pid, signal.SIGINT)
        process.stdout.read()
        assert process.stderr.read().strip() == b""
        assert process.wait() == 130


@posix
def test_arguments_that_are_not_utf_8() -> None:
    ran = subprocess.run(
        [*map(os.fsencode, COMMAND), HAND.encode() + b" \xe9"],
        env=ENVIRON,
        capture_output=True,
        check=False,
    )
    assert ran.returncode == 1
    assert ran.stderr.splitlines()[0] == b"error: byte 0xe9 is not UTF-8 text"


def test_utf_8_whatever_the_locale_says() -> None:
    environ = {**ENVIRON, "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii"}
    ran = subprocess.run(
        [*COMMAND, "-"],
        input=f"{HAND}\n{HAND} 立直立".encode(),
        env=environ,
        capture_output=True,
        check=False,
    )
    assert ran.returncode == 1
    assert "門前清自摸和" in ran.stdout.decode()
    assert "立直立" in ran.stderr.decode()


def test_a_shell_completes_commands_and_options() -> None:
    for words, expected in (("mjcalc ru", "rules"), ("mjcalc batch --in", "--input")):
        environ = {
            **ENVIRON,
            "_MJCALC_COMPLETE": "bash_complete",
            "COMP_WORDS": words,
            "COMP_CWORD": str(words.count(" ")),
        }
        ran = subprocess.run(COMMAND, env=environ, capture_output=True, check=False, text=True)
        assert ran.stdout == f"plain,{expected}\n"
