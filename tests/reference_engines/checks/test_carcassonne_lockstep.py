"""Lockstep of the engine and the reference engine: same actions, positions and scores."""

from __future__ import annotations

import os

import pytest
from sampled_cases import sample_cases

from bastide.core import get_game
from bastide.testing.reference_engine_comparison import EngineAgreement, compare_engines
from reference_engines.carcassonne import REFERENCE_ENGINE

SOAK = int(os.environ.get("BASTIDE_SOAK", "1"))


@pytest.mark.parametrize("players", sample_cases("carcassonne lockstep", [2, 3, 4, 5, 6], 2))
def test_engines_agree(players: int) -> None:
    """Random modules and options."""
    for result in compare_engines(get_game("carcassonne"), REFERENCE_ENGINE, SOAK, seed=players, players=players):
        assert isinstance(result, EngineAgreement), str(result)
        assert result.decisions >= 130


def test_engines_agree_with_all_modules() -> None:
    for result in compare_engines(get_game("carcassonne"), REFERENCE_ENGINE, SOAK, seed=1, fixed={"modules": "all"}):
        assert isinstance(result, EngineAgreement), str(result)
