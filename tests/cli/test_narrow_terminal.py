"""Tables on a terminal of 80 columns, in all languages: no cell is lost."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from bastide.cli.app import run_command_line
from bastide.cli.narrow_terminal_tables import print_table_in_bands, split_into_bands, text_width

pytest.importorskip("pty", reason="there are no such terminals here")

WIDTH = 80
LANGUAGES = ["en", "he", "de", "cs"]
SIMULATE = ["--games", "3", "--seed", "1", "--metrics"]
COMMANDS = {
    "games": ["games"],
    "bots": ["bots", "carcassonne"],
    "tasks": ["tasks"],
    "dominion": ["simulate", "dominion", "--bots", "big_money_ultimate,bishop_money", *SIMULATE],
    "seven_wonders": ["simulate", "seven_wonders", "--bots", "random,easy,random", *SIMULATE],
    "carcassonne": ["simulate", "carcassonne", "--bots", "random,easy", *SIMULATE],
    "tournament": ["tournament", "dominion", "--bots", "big_money_ultimate,big_money,militia,random", "--games", "2"],
}
ENVIRONMENT = {**os.environ, "LC_ALL": "C.UTF-8", "COLUMNS": str(WIDTH), "TERM": "dumb"}


def run_on_pseudo_terminal(arguments: list[str]) -> str:
    """Return the output of a command on a terminal of 80 columns."""
    ours, theirs = os.openpty()
    command = [sys.executable, "-m", "bastide", *arguments]
    with subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=subprocess.DEVNULL, env=ENVIRONMENT) as process:
        os.close(theirs)
        shown = b""
        while True:
            try:
                piece = os.read(ours, 65536)
            except OSError:  # Linux: the other end of the pseudo-terminal is closed
                break
            if not piece:
                break
            shown += piece
    os.close(ours)
    assert process.returncode == 0
    return shown.decode()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", COMMANDS)
def test_narrow_terminal_shows_all_cells(
    name: str, language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    arguments = ["--lang", language, *COMMANDS[name]]
    assert run_command_line(arguments) == 0
    whole = capsys.readouterr().out.splitlines()
    monkeypatch.setenv("COLUMNS", str(WIDTH))
    monkeypatch.setenv("TERM", "dumb")
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    assert run_command_line(arguments) == 0
    timed = name not in ("games", "bots")  # the last line contains the duration
    check_cells(whole[:-1] if timed else whole, capsys.readouterr().out)


def check_cells(whole: list[str], shown: str) -> None:
    assert max(text_width(line.rstrip()) for line in shown.splitlines()) <= WIDTH
    missing = Counter(" ".join(whole).split()) - Counter(shown.split())
    assert not missing, f"{shown}\nlacks {missing}"


def test_pseudo_terminal_is_detected(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_command_line(["--lang", "en", "games"]) == 0
    check_cells(capsys.readouterr().out.splitlines(), run_on_pseudo_terminal(["--lang", "en", "games"]))


def test_columns_that_fit_share_a_band() -> None:
    assert split_into_bands([10, 10, 10], 40) == [[0, 1, 2]]
    assert split_into_bands([10, 10, 10], 39) == [[0, 1], [0, 2]]
    assert split_into_bands([70, 10, 10], 40) == [[0, 1], [0, 2]]  # the first column is repeated even if it is too wide
    assert split_into_bands([5], 3) == [[0]]


def test_long_name_is_folded(capsys: pytest.CaptureFixture[str]) -> None:
    name = "buylist:" + str(Path("a_folder_with_a_long_name", *["another"] * 12, "list.txt"))
    print_table_in_bands(["bot", "wins", "score"], [[name, "12.5%", "24.30 ± 4.55"]], WIDTH)
    shown = capsys.readouterr().out
    assert max(len(line.rstrip()) for line in shown.splitlines()) <= WIDTH
    assert "12.5%" in shown
    assert "24.30 ± 4.55" in shown
    folded = "".join(line.split("   ")[0].strip() for line in shown.splitlines() if "─" not in line)
    assert name in folded


def test_empty_table_prints_headings(capsys: pytest.CaptureFixture[str]) -> None:
    print_table_in_bands(["bot", "wins"], [], WIDTH)
    assert capsys.readouterr().out.split()[:2] == ["bot", "wins"]
