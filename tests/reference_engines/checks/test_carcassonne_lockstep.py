"""Lockstep of the engine and the reference engine: same actions, positions and scores."""

from __future__ import annotations

import os

import pytest
from sample import drawn

from bastide.core import get_game
from bastide.testing.lockstep import Agreement, lockstep
from reference_engines.carcassonne import REFEREE

SOAK = int(os.environ.get("BASTIDE_SOAK", "1"))


@pytest.mark.parametrize("players", drawn("carcassonne lockstep", [2, 3, 4, 5, 6], 2))
def test_engines_agree(players: int) -> None:
    """Random modules and options."""
    for result in lockstep(get_game("carcassonne"), REFEREE, SOAK, seed=players, players=players):
        assert isinstance(result, Agreement), str(result)
        assert result.decisions >= 130


def test_engines_agree_with_all_modules() -> None:
    for result in lockstep(get_game("carcassonne"), REFEREE, SOAK, seed=1, fixed={"modules": "all"}):
        assert isinstance(result, Agreement), str(result)
