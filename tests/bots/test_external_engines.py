"""Bots that are other programs, and Bastide's bots as such a program."""

from __future__ import annotations

import gc
import json
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from script_loader import node_command

from bastide.bots import make_bot
from bastide.bots.external_engines.engine_bot import BOT_FACTORY, EngineBot, parse_engine_setting
from bastide.bots.external_engines.engine_process import EngineProcess
from bastide.bots.external_engines.engine_session import EngineSession
from bastide.cli.app import run_command_line
from bastide.core import InvalidBot, Rng, get_game, play_game
from bastide.core.game_registry import game_ids
from bastide.sim.game_series import GameSeries
from bastide.sim.simulate_series import simulate
from bastide.tables.available_bots import list_selectable_bots

EXAMPLES = Path(__file__).parents[2] / "examples" / "engines"
PYTHON_ENGINE = f"{sys.executable} {EXAMPLES / 'random_engine.py'}"
GAME = get_game("dominion")


@pytest.fixture(autouse=True)
def no_programs_left() -> Iterator[None]:
    yield
    gc.collect()
    BOT_FACTORY.engines.close()


#: A program that answers each command with the lines of a dictionary.
SCRIPTED = """
import json, sys, time
answers = json.loads(sys.argv[1])
for line in sys.stdin:
    for answer in answers.get(line.split()[0], []):
        if answer == "exit":
            sys.exit(3)
        sys.stdout.write(answer)
        sys.stdout.flush()
"""
NEW_GAME = 'newgame {"game": "dominion", "player": 0, "seed": 1}'
POLITE = {"bastide": ["ready\n"], "newgame": ["ready\n"]}


def scripted_engine(folder: Path, answers: dict[str, list[str]]) -> str:
    """Return a command that answers commands with these lines."""
    (folder / "engine.py").write_text(SCRIPTED, encoding="utf-8")
    return f"{sys.executable} {folder / 'engine.py'} '{json.dumps(answers)}'"


def choose_once(command: str, seconds: float = 60.0) -> str:
    """Let an engine choose the first action of a game; returns its notation."""
    state = GAME.new_state(2, {"kingdom": "first_game_2e"}, 1)
    action = make_bot(f"engine:seconds={seconds}+{command}", GAME, 0).choose(state.seat(0))
    return state.notation(0, action)


@pytest.mark.parametrize("game", game_ids())
def test_example_engine_plays_all_games(game: str) -> None:
    found = get_game(game)
    state = found.new_state(found.min_players, {}, 5)
    play_game(state, [make_bot(f"engine:{PYTHON_ENGINE}", found, seat) for seat in range(state.players)])
    assert state.is_over()


def test_javascript_example_plays(tmp_path: Path) -> None:
    command = f"engine:{node_command()[0]} {EXAMPLES / 'random_engine.mjs'}"
    state = GAME.new_state(2, {"kingdom": "first_game_2e"}, 5)
    play_game(state, [make_bot(command, GAME, 0), make_bot("big_money", GAME, 0)])
    assert state.is_over()


@pytest.mark.parametrize(
    ("game", "bot"), [("dominion", "medium"), ("seven_wonders", "medium"), ("carcassonne", "greedy")]
)
def test_engine_session_plays_like_the_bot(game: str, bot: str) -> None:
    """The sample in ``position`` tells a bot all that its seat knows."""
    found = get_game(game)
    written: list[str] = []
    session = EngineSession(bot, "0", written.append)
    assert session.answer("bastide 1")
    assert written == [f"name Bastide 0 {bot}\n", "ready\n"]
    state = found.new_state(3, {}, 8)
    bots = [make_bot(bot, found, player) for player in range(3)]
    assert session.answer(json_line("newgame", game=game, players=3, player=1, seed=1))
    rng = Rng(4)
    compared = 0
    while not state.is_over() and compared < 60:
        player = state.next_player_to_act()
        action = bots[player].choose(state.seat(player))
        if player == 1:
            sample = state.sample_position(1, rng).snapshot()
            assert session.answer(json_line("position", sample=sample))
            assert session.answer("go")
            assert written[-1] == f"bestaction {state.notation(1, action)}\n"
            compared += 1
        state.apply(player, action)
    assert compared > 10


def json_line(command: str, **data: object) -> str:
    return f"{command} {json.dumps(data)}"


@pytest.mark.parametrize(
    ("lines", "words"),
    [
        (["bastide 2"], "version 1 of the protocol, not '2'"),
        (["go"], "'position' comes first"),
        (["position {}"], "'newgame' comes first"),
        (["newgame {}"], "newgame: 'game'"),
        (["newgame 3"], "not a JSON object"),
        (["newgame {"], "newgame: "),
        (['newgame {"game": "chess"}'], "chess"),
        (['newgame {"game": "dominion", "player": "a", "seed": 1}'], "'player' is not an integer"),
        ([NEW_GAME, 'position {"sample": {"a": 1}}'], "not a valid dominion"),
        ([NEW_GAME, 'position {"sample": []}'], "'sample' is not a JSON object"),
        (["dance"], "dance: unknown command"),
    ],
)
def test_engine_session_answers_errors(lines: list[str], words: str) -> None:
    written: list[str] = []
    session = EngineSession("medium", "0", written.append)
    assert all(session.answer(line) for line in lines)
    assert written[-1].startswith("error ")
    assert words in written[-1]
    assert written[-1].count("\n") == 1
    assert session.answer("bastide 1")  # the session continues
    assert written[-1] == "ready\n"
    assert not session.answer("quit")


def test_time_of_the_first_decision_sets_the_search() -> None:
    written: list[str] = []
    session = EngineSession("hard", "0", written.append)
    state = GAME.new_state(2, {"kingdom": "first_game_2e"}, 1)
    session.answer(json_line("newgame", game="dominion", players=2, player=0, seed=1))
    session.answer(json_line("position", sample=state.snapshot()))
    session.answer(json_line("go", milliseconds=50))
    assert written[-1].startswith("bestaction ")


def test_programs_are_used_again_for_later_games() -> None:
    command = f"{PYTHON_ENGINE} again"
    series = GameSeries(
        "dominion", (f"engine:{command}", f"engine:{command}"), 3, 1, {"kingdom": "first_game_2e"}, True
    )
    assert simulate(series, 1).games == 3
    gc.collect()
    idle = BOT_FACTORY.engines._idle[command]
    assert len(idle) == 2
    assert all(engine.is_running() for engine in idle)
    BOT_FACTORY.engines.close()
    assert not idle


def test_several_processes_use_their_own_programs() -> None:
    series = GameSeries("dominion", (f"engine:{PYTHON_ENGINE}", "random"), 40, 1, {"kingdom": "first_game_2e"}, True)
    assert simulate(series, 2).games == 40


@pytest.mark.parametrize(
    ("answers", "words"),
    [
        ({"bastide": ["exit"]}, "ended with exit code 3"),
        ({"bastide": ["hello\n"]}, "unexpected answer 'hello' instead of 'ready'"),
        ({**POLITE, "newgame": ["error only chess\n"]}, "only chess"),
        ({**POLITE, "go": ["bestaction buy victory\n"]}, "'buy victory' is not a legal action; legal: "),
        ({**POLITE, "go": ["exit"]}, "ended with exit code 3"),
        ({**POLITE, "go": ["x" * 70_000 + "\n"]}, "longer than 65536 bytes"),
    ],
)
def test_faults_of_engines_are_reported(answers: dict[str, list[str]], words: str, tmp_path: Path) -> None:
    with pytest.raises(InvalidBot) as caught:
        choose_once(scripted_engine(tmp_path, answers))
    assert caught.value.code == "bad-engine"
    assert words in str(caught.value)


def test_engine_is_told_to_stop_when_the_time_is_over(tmp_path: Path) -> None:
    answers = {**POLITE, "go": ["info {}\n"], "stop": ["bestaction end turn\n"]}
    assert choose_once(scripted_engine(tmp_path, answers), seconds=0.01) == "end turn"


def test_silent_engine_is_killed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bastide.bots.external_engines.engine_process.STOP_TIMEOUT_MS", 50)
    bot = make_bot(f"engine:seconds=0.01+{scripted_engine(tmp_path, POLITE)}", GAME, 0)
    assert isinstance(bot, EngineBot)
    bot.process = process = EngineProcess(bot.command)
    with pytest.raises(InvalidBot, match=r"no answer 'bestaction' within 0\.05 s"):
        bot.choose(GAME.new_state(2, {}, 1).seat(0))
    assert not process.is_running()
    assert bot.process is None


def test_flooding_engine_does_not_fill_the_memory(tmp_path: Path) -> None:
    """Unread lines stay with the program."""
    (tmp_path / "flood.py").write_text("print('ready')\nwhile True: print('info {}')\n", encoding="utf-8")
    engine = EngineProcess(f"{sys.executable} {tmp_path / 'flood.py'}")
    assert engine._lines.qsize() <= engine._lines.maxsize
    engine.close()
    assert not engine.is_running()


@pytest.mark.parametrize(
    ("setting", "words"),
    [
        ("", "name a command"),
        ("seconds=1+", "name a command"),
        ("seconds=0+program", "seconds must be from 0.001 to 3600, not 0"),
        ("seconds=x+program", "not x"),
        ("seconds=nan+program", "not nan"),
    ],
)
def test_invalid_settings_are_rejected(setting: str, words: str) -> None:
    with pytest.raises(InvalidBot, match=words):
        make_bot(f"engine:{setting}", GAME, 0)


def test_settings() -> None:
    assert parse_engine_setting("./a b") == (1000, "./a b")
    assert parse_engine_setting("seconds=0.5+./a+b") == (500, "./a+b")


def test_missing_program_is_reported(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["simulate", "dominion", "--bots", "engine:no-such-program,random", "--games", "1"]
    assert run_command_line(["--lang", "en", *arguments]) == 2
    assert "no-such-program: cannot be started: No such file or directory" in capsys.readouterr().err


@pytest.mark.parametrize("game", game_ids())
def test_server_tables_reject_engines(game: str) -> None:
    assert "engine" not in list_selectable_bots(get_game(game))


def test_engine_command() -> None:
    program = shutil.which("bastide", path=str(Path(sys.executable).parent))
    assert program
    assert choose_once(f"{program} engine medium").startswith(("buy", "play", "end"))
