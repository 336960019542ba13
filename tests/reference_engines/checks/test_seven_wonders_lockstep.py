"""The game and its reference engine agree on every legal action, position and score."""

from __future__ import annotations

import os

import pytest

from bastide.games.seven_wonders.rules.game import GAME
from bastide.testing.reference_engine_comparison import EngineAgreement, compare_engines
from reference_engines.seven_wonders import REFERENCE_ENGINE

SOAK = int(os.environ.get("BASTIDE_SOAK", "1"))


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_reference_engine_agrees(players: int) -> None:
    for result in compare_engines(GAME, REFERENCE_ENGINE, 5 * SOAK, seed=players, players=players):
        assert isinstance(result, EngineAgreement), str(result)
        assert result.decisions >= 18 * players
