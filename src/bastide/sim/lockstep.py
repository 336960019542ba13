"""Lockstep of many games, shared out to processes."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bastide.core import get_game
from bastide.sim.pool import share_out
from bastide.sim.random_games import RandomGames
from bastide.testing.lockstep import Agreement, Difference, lockstep, referee_for


def lockstep_one(plan: RandomGames, index: int) -> Agreement | Difference:
    """Play game number ``index``. The random players of every second game have tastes."""
    game = get_game(plan.game)
    (result,) = lockstep(
        game, referee_for(game), 1, plan.seed, plan.fixed, plan.players, first=index, tastes=index % 2 == 1
    )
    return result


def run_lockstep(
    plan: RandomGames, jobs: int = 1, progress: Callable[[int], None] | None = None
) -> Iterator[Agreement | Difference]:
    """Play all games; yields for each what the engine and the referee agreed on, or where they differ."""
    plan = plan.checked()
    referee_for(get_game(plan.game))
    for result in share_out(jobs, lockstep_one, ((plan, index) for index in range(plan.games))):
        yield result
        if progress is not None:
            progress(1)
