"""Soak test: random games with random options and all conformance checks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Self

from bastide.core import Options, Rng, derive_seed, get_game
from bastide.core.errors import BastideError
from bastide.core.randomness.rng import check_seed
from bastide.sim.execution.process_pool import parallel_map
from bastide.testing.conformance_checks import ConformanceChecker, Violation, random_options


@dataclass(frozen=True)
class SoakPlan:
    """Settings of a soak test. Options that are not ``fixed``, and the players, are random in each game."""

    game: str
    games: int
    seed: int = 0
    players: int | None = None
    fixed: Options = field(default_factory=dict)
    #: Fraction of steps that also run the expensive checks.
    density: float = 0.1

    def validated(self) -> Self:
        """Return the plan itself. Raises BastideError if it is invalid."""
        game = get_game(self.game)
        if self.games < 1:
            raise BastideError(
                "games-count", f"the number of games must be at least 1, not {self.games}", games=self.games
            )
        check_seed(self.seed)
        if self.players is not None:
            game.check_players(self.players)
        for name, value in self.fixed.items():
            game.option(name).check(value)
        return self


@dataclass(frozen=True)
class SoakFinding:
    """A broken promise, its description, and a record that reproduces it."""

    promise: str
    problem: str
    record: str
    game_number: int


def soak_game(soak: SoakPlan, index: int) -> tuple[int, SoakFinding | None]:
    """Check game number ``index``. Returns the number of decisions and the fault, if any."""
    game = get_game(soak.game)
    rng = Rng(derive_seed(soak.seed, index))
    examiner = ConformanceChecker(game, rng, soak.density)
    players = soak.players
    if players is None:
        players = game.min_players + int(rng.below(game.max_players - game.min_players + 1))
    options = random_options(game, players, rng, soak.fixed)
    try:
        return examiner.check_random_game(options, players), None
    except Violation as violation:
        finding = SoakFinding(violation.promise, violation.problem, violation.record.to_text(), index)
        return len(violation.record.moves), finding


def run_soak(
    soak: SoakPlan, jobs: int = 1, progress: Callable[[int], None] | None = None
) -> Iterator[tuple[int, SoakFinding | None]]:
    """Check all games. Yields for each the number of decisions and the fault, if any."""
    soak = soak.validated()
    for result in parallel_map(jobs, soak_game, ((soak, index) for index in range(soak.games))):
        yield result
        if progress is not None:
            progress(1)
