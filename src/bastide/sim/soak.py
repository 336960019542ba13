"""Soaking: random games with random options and every check on, to find what nobody thought of."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Self

from bastide.core import Options, Rng, get_game, seed_for
from bastide.core.errors import BastideError
from bastide.core.randomness.rng import check_seed
from bastide.sim.execution.pool import share_out
from bastide.testing.battery import Examiner, Violation, random_options


@dataclass(frozen=True)
class Soak:
    """Random games with every check on; options that are not ``fixed`` are drawn for each, and so are the players."""

    game: str
    games: int
    seed: int = 0
    players: int | None = None
    fixed: Options = field(default_factory=dict)
    #: The share of steps at which the expensive checks are made.
    density: float = 0.1

    def checked(self) -> Self:
        """The plan itself, if it can be carried out."""
        game = get_game(self.game)
        if self.games < 1:
            raise BastideError(
                "games-count", f"the number of games must be 1 or more, not {self.games}", games=self.games
            )
        check_seed(self.seed)
        if self.players is not None:
            game.check_players(self.players)
        for name, value in self.fixed.items():
            game.option(name).check(value)
        return self


@dataclass(frozen=True)
class Finding:
    """A broken promise: what it was, and a record that leads there."""

    promise: str
    problem: str
    record: str
    game_number: int


def soak_one(soak: Soak, index: int) -> tuple[int, Finding | None]:
    """Play game number ``index``. Returns the decisions made, and what was found."""
    game = get_game(soak.game)
    rng = Rng(seed_for(soak.seed, index))
    examiner = Examiner(game, rng, soak.density)
    players = soak.players
    if players is None:
        players = game.min_players + int(rng.below(game.max_players - game.min_players + 1))
    options = random_options(game, players, rng, soak.fixed)
    try:
        return examiner.examine(options, players), None
    except Violation as violation:
        finding = Finding(violation.promise, violation.problem, violation.record.write(), index)
        return len(violation.record.moves), finding


def run_soak(
    soak: Soak, jobs: int = 1, progress: Callable[[int], None] | None = None
) -> Iterator[tuple[int, Finding | None]]:
    """Play all games; yields for each the decisions made and what was found."""
    soak = soak.checked()
    for result in share_out(jobs, soak_one, ((soak, index) for index in range(soak.games))):
        yield result
        if progress is not None:
            progress(1)
