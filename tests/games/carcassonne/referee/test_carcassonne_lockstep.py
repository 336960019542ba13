"""The game and its referee play the same games, and agree on every answer, position and score."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bastide.core import get_game
from bastide.games.carcassonne.referee import REFEREE
from bastide.testing.lockstep import Agreement, lockstep

MUTATIONS = Path(__file__).with_name("carcassonne_mutations.py")
SOAK = int(os.environ.get("BASTIDE_SOAK", "1"))


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_referee_agrees(players: int) -> None:
    """Modules and options at random."""
    for result in lockstep(get_game("carcassonne"), REFEREE, SOAK, seed=players, players=players):
        assert isinstance(result, Agreement), str(result)
        assert result.decisions >= 130


def test_the_referee_agrees_with_all_modules_on() -> None:
    for result in lockstep(get_game("carcassonne"), REFEREE, SOAK, seed=1, fixed={"modules": "all"}):
        assert isinstance(result, Agreement), str(result)


@pytest.mark.once
def test_the_referee_notices_every_mutation() -> None:
    """In a process of its own, with the rules interpreted: a compiled rule cannot be changed at run time."""
    done = subprocess.run(
        [sys.executable, str(MUTATIONS), "--json"],
        capture_output=True,
        text=True,
        env={**os.environ, "BASTIDE_PURE": "1"},
        check=True,
    )
    noticed: dict[str, str] = json.loads(done.stdout)
    assert len(noticed) >= 50
    assert [change for change, difference in noticed.items() if not difference] == []
