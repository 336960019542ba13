"""Thinking on several processes: each grows its own tree on its own drawn positions, and the figures are added up.

What is sent out is a drawn position, never the true one; to draw again from it is to draw from the same positions.
With a budget of iterations the result depends on nothing but the seed and the number of workers.
"""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from signal import SIG_IGN, SIGINT, signal
from typing import Final

from bastide.bots.registry import make_bot
from bastide.bots.search.budget import Budget
from bastide.bots.search.thinking import Learner
from bastide.bots.search.thought import Bandit
from bastide.core.plain import Plain
from bastide.core.randomness.rng import Rng
from bastide.core.registry import get_game
from bastide.core.state import Seat
from bastide.core.utilities.sigint import Uninterrupted

#: One pool for each number of workers, kept for all bots of this process.
_POOLS: Final[dict[int, ProcessPoolExecutor]] = {}

#: Actions with their visits, totals, victories and priors.
Figures = tuple[list[int], list[int], list[float], list[float], list[float]]


def pool(workers: int) -> ProcessPoolExecutor:
    if workers not in _POOLS:
        _POOLS[workers] = ProcessPoolExecutor(workers, initializer=signal, initargs=(SIGINT, SIG_IGN))
    return _POOLS[workers]


def learn_together(game: str, spec: str, seat: Seat, budget: Budget, rng: Rng) -> Bandit:
    """What all workers have learnt about this decision, added up in their order."""
    drawn = seat.sample(rng).snapshot()
    name = spec.partition(":")[0]
    waiting = []
    for worker in range(budget.workers):
        share = f"{name}:{budget.share(worker)}"
        seed = int(rng.next32())
        with Uninterrupted():  # the first call starts the processes
            waiting.append(pool(budget.workers).submit(work, game, share, drawn, seat.player, seed))
    together = Bandit()
    for each in waiting:
        merge(together, each.result())
    return together


def work(game: str, spec: str, drawn: dict[str, Plain], player: int, seed: int) -> Figures:
    """One worker's share, in its own process."""
    played = get_game(game)
    bot = make_bot(spec, played, seed)
    assert isinstance(bot, Learner)
    learnt = bot.learn(played.restore(drawn).seat(player))
    return learnt.actions, learnt.visits, learnt.totals, learnt.wins, learnt.priors


def merge(together: Bandit, figures: Figures) -> None:
    actions, visits, totals, wins, priors = figures
    for i in range(len(actions)):
        arm = together.by_action.get(actions[i])
        if arm is None:
            arm = together.add(actions[i], priors[i])
        arm.visits += visits[i]
        arm.total += totals[i]
        arm.wins += wins[i]
        together.count += visits[i]
        together.total += totals[i]
