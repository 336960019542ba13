"""Soaking: random games with random options and every check on, to find what nobody thought of."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from bastide.core import Rng, get_game, seed_for
from bastide.sim.pool import share_out
from bastide.sim.random_games import RandomGames
from bastide.testing.battery import Examiner, Violation, random_options


@dataclass(frozen=True)
class Soak(RandomGames):
    """Random games with every check on; ``density`` is the share of steps at which the dear ones are made."""

    density: float = 0.1


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
