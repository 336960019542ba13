"""The game and its referee play the same games, and agree on every answer, position and score."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from bastide.games.seven_wonders.rules import GAME
from bastide.testing.lockstep import Agreement, lockstep
from reference_engines.checks.mutations import PARTS, parts, tried
from reference_engines.seven_wonders import REFEREE

MUTATIONS = Path(__file__).with_name("wonders_mutations.py")
SOAK = int(os.environ.get("BASTIDE_SOAK", "1"))


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_the_referee_agrees(players: int) -> None:
    for result in lockstep(GAME, REFEREE, 5 * SOAK, seed=players, players=players):
        assert isinstance(result, Agreement), str(result)
        assert result.decisions >= 18 * players


@pytest.mark.once
@pytest.mark.parametrize("part", parts("seven_wonders"))
def test_the_referee_notices_every_mutation(part: int) -> None:
    noticed = tried(MUTATIONS, part)
    assert len(noticed) >= 25 // PARTS
    assert [change for change, difference in noticed.items() if not difference] == []
