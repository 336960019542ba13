"""Bots in one Python file: all forms, error messages, and exclusion from server tables."""

from __future__ import annotations

from pathlib import Path

import pytest

from bastide.bots import bot_names, make_bot
from bastide.core import InvalidBot, UnknownBot, get_game, play_game
from bastide.core.game_registry import game_ids
from bastide.sim.game_series import GameSeries
from bastide.sim.simulate_series import simulate
from bastide.tables.available_bots import check_bot_name, list_selectable_bots

GAME = get_game("dominion")

FUNCTION = "def choose(seat):\n    return seat.legal_actions()[-1]\n"
CLASS = """
from bastide.core import Bot, Seat

class Counting(Bot):
    def __init__(self) -> None:
        self.asked = 0

    def choose(self, seat: Seat) -> int:
        self.asked += 1
        legal = seat.legal_actions()
        return legal[self.asked % len(legal)]
"""
MAKE = CLASS + "\ndef make(game, seed):\n    assert game.id == 'dominion'\n    return Counting()\n"


def written(folder: Path, text: str) -> str:
    path = folder / "my_bot.py"
    path.write_text(text, encoding="utf-8")
    return f"py:{path}"


@pytest.mark.parametrize("text", [FUNCTION, CLASS, MAKE], ids=["function", "class", "make"])
def test_all_forms_play(text: str, tmp_path: Path) -> None:
    state = GAME.new_state(2, {"kingdom": "first_game_2e"}, 3)
    spec = written(tmp_path, text)
    play_game(state, [make_bot(spec, GAME, 0), make_bot("big_money", GAME, 0)])
    assert state.is_over()


def test_plays_in_several_processes(tmp_path: Path) -> None:
    spec = written(tmp_path, CLASS)
    series = GameSeries("dominion", (spec, "big_money"), 120, 1, {"kingdom": "first_game_2e"}, True)
    one, two = simulate(series, 1), simulate(series, 2)
    assert one.bots[0].scores == two.bots[0].scores


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("def choose(seat)\n", "line 1: SyntaxError"),
        ("\nimport nothing_like_it\n", "line 2: ModuleNotFoundError: No module named 'nothing_like_it'"),
        ("x = 1\n", "it has no function choose(seat)"),
        ("def make(game, seed):\n    return 3\n", "make(game, seed) returned 3, not a bot"),
        ("def make(game, seed):\n    return seed / 0\n", "line 2: ZeroDivisionError"),
        ("from bastide.core import Bot\n", "it has no function choose(seat)"),
        ("from bastide.core import Bot\nclass Mine(Bot):\n    pass\n", "Mine has no method choose(self, seat)"),
    ],
)
def test_invalid_files_are_rejected(text: str, words: str, tmp_path: Path) -> None:
    with pytest.raises(InvalidBot) as caught:
        make_bot(written(tmp_path, text), GAME, 0)
    assert caught.value.code == "bad-python-bot"
    assert words in str(caught.value)


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        ("1 / 0", "line 2: ZeroDivisionError: division by zero"),
        ("'gold'", "it chose 'gold', which is not the number of an action"),
        ("True", "it chose True"),
        ("None", "it chose None"),
    ],
)
def test_errors_during_game_are_reported(answer: str, words: str, tmp_path: Path) -> None:
    bot = make_bot(written(tmp_path, f"def choose(seat):\n    return {answer}\n"), GAME, 0)
    with pytest.raises(InvalidBot) as caught:
        bot.choose(GAME.new_state(2, {}, 1).seat(0))
    assert words in str(caught.value)


def test_missing_file_is_rejected(tmp_path: Path) -> None:
    for spec in (f"py:{tmp_path / 'none.py'}", f"py:{tmp_path}"):
        with pytest.raises(InvalidBot, match="can't read"):
            make_bot(spec, GAME, 0)
    (tmp_path / "bot.txt").write_text(FUNCTION)
    with pytest.raises(InvalidBot, match="not a Python file"):
        make_bot(f"py:{tmp_path / 'bot.txt'}", GAME, 0)
    with pytest.raises(InvalidBot, match="name a Python file"):
        make_bot("py", GAME, 0)


def test_changed_file_is_reloaded(tmp_path: Path) -> None:
    spec = written(tmp_path, FUNCTION)
    make_bot(spec, GAME, 0)
    written(tmp_path, "nothing = 'here any more'")
    with pytest.raises(InvalidBot, match="no function choose"):
        make_bot(spec, GAME, 0)


@pytest.mark.parametrize("game", game_ids())
def test_server_tables_reject_python_files(game: str, tmp_path: Path) -> None:
    """Neither by name nor with a file: it would run a stranger's code."""
    trap = tmp_path / "trap"
    spec = written(tmp_path, f"open({str(trap)!r}, 'w')\n{FUNCTION}")
    found = get_game(game)
    assert "py" in bot_names(found)
    assert "py" not in list_selectable_bots(found)
    for name in ("py", spec, "py:", f" {spec}"):
        with pytest.raises(UnknownBot):
            check_bot_name(found, name)
    assert not trap.exists()
