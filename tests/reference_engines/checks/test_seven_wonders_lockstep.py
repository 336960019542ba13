"""The game and its reference engine agree on every legal action, position and score."""

from __future__ import annotations

import os

import pytest

from bastide.games.seven_wonders.rules.game import GAME
from bastide.testing.lockstep import Agreement, lockstep
from reference_engines.seven_wonders import REFEREE

SOAK = int(os.environ.get("BASTIDE_SOAK", "1"))


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_reference_engine_agrees(players: int) -> None:
    for result in lockstep(GAME, REFEREE, 5 * SOAK, seed=players, players=players):
        assert isinstance(result, Agreement), str(result)
        assert result.decisions >= 18 * players
