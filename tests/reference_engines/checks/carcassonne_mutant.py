"""A change of the rules of Carcassonne while they run, to see whether the referee notices."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from bastide.core import get_game
from bastide.testing.lockstep import Agreement, Difference, lockstep
from reference_engines.carcassonne import REFEREE
from reference_engines.checks import mutant

PACKAGES = ("bastide.games.carcassonne.rules.", "bastide.games.carcassonne.modules.")
#: These only read and show tiles and maps.
NO_RULES = ("arrange", "drawing", "maptext", "reading")
#: Within so many games each change has to be noticed.
MOST_GAMES = 25


@dataclass(frozen=True)
class Mutation(mutant.Mutation):
    """A wrong rule, the modules with which it shows, and where to look for it first."""

    modules: str = ""
    players: int | None = 2
    seed: int = 0

    def engine(self, patch: pytest.MonkeyPatch) -> mutant.Engine:
        game = get_game("carcassonne")
        game.new_state(2, {"modules": "all"}, 0)  # so that all rules are loaded
        engine = mutant.Engine(patch, game, PACKAGES)
        engine.modules = [one for one in engine.modules if one.__name__.rpartition(".")[2] not in NO_RULES]
        return engine

    def play(self, first: int, games: int | None = None) -> Iterator[Agreement | Difference]:
        return lockstep(
            get_game("carcassonne"),
            REFEREE,
            games or MOST_GAMES,
            self.seed,
            {"modules": ["base", *self.modules.split()]},
            self.players,
            first,
        )
