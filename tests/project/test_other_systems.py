"""What differs on Windows and macOS, as far as Linux can show it: start method of processes, paths and encodings."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from pathlib import Path, PureWindowsPath

import pytest

from bastide.bots import split_bot_spec
from bastide.cli.output_encoding import make_streams_accept_all_text
from bastide.server.store.database import hide_password

#: Windows and macOS start processes by ``spawn``: everything that a worker gets is pickled, and it imports its modules.
SPAWN_SCRIPT = """
import json, multiprocessing
import numpy as np
import bastide.envs
from bastide.bots import make_bot
from bastide.core import get_game
from bastide.sim import GameSeries, Tournament, play_tournament, simulate

def main():
    multiprocessing.set_start_method("spawn")
    bots = ("big_money", "one_smithy")
    series = GameSeries("dominion", bots, 8, seed=1)
    same = simulate(series, jobs=2).bots[0].wins == simulate(series).bots[0].wins
    plan = Tournament("dominion", bots, 8, seed=1)
    same = same and play_tournament(plan, jobs=2).to_json_data() == play_tournament(plan).to_json_data()
    state = get_game("dominion").new_state(2, {"kingdom": "first_game_2e"}, seed=1)
    state.apply(0, state.parse_action(0, "play all treasures"))
    bot = make_bot("expert:iterations=20+workers=2", get_game("dominion"), seed=1)
    legal = bot.choose(state.seat(0)) in state.legal_actions(0)
    with bastide.envs.shared_batch("dominion", count=4, processes=2, seed=1) as games:
        for _ in range(5):
            games.step(games.random_actions())
        shape = list(games.observations.shape)
    print(json.dumps([same, legal, shape[0]]))

if __name__ == "__main__":
    main()
"""


@pytest.mark.once
def test_workers_start_by_spawn(tmp_path: Path) -> None:
    script = tmp_path / "spawn_all.py"
    script.write_text(SPAWN_SCRIPT, encoding="utf-8")
    done = subprocess.run([sys.executable, str(script)], capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout.splitlines()[-1]) == [True, True, 4]


def test_output_survives_a_code_page_that_lacks_characters() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "cp1252"}
    command = [sys.executable, "-m", "bastide", "--lang", "he", "games"]
    done = subprocess.run(command, capture_output=True, env=environment, check=False)
    assert (done.returncode, b"Traceback" in done.stderr) == (0, False)


def test_files_and_pipes_get_utf_8(monkeypatch: pytest.MonkeyPatch) -> None:
    raw = io.BytesIO()
    monkeypatch.delenv("PYTHONIOENCODING", raising=False)
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(raw, encoding="cp1252"))
    make_streams_accept_all_text()
    print("\u05de\u05e9\u05d7\u05e7", flush=True)
    assert raw.getvalue().decode("utf-8").strip() == "\u05de\u05e9\u05d7\u05e7"


def test_paths_of_windows_are_understood() -> None:
    path = PureWindowsPath("C:/Users/ada@home/my bot.py")
    assert split_bot_spec(f"py:{path}") == ("py", str(path))
    assert hide_password(f"sqlite:///{path}") == f"sqlite:///{path}"
    assert hide_password("postgresql://ada:secret@host/db") == "postgresql://ada:***@host/db"
