"""Root-parallel search: each worker process grows its own tree on its own samples, and the statistics are added.

Workers receive a sampled position, never the true one; sampling from it again gives the same distribution. With a
budget of iterations the result depends only on the seed and the number of workers.
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

#: Process pools by number of workers, shared by all bots of this process.
_POOLS: Final[dict[int, ProcessPoolExecutor]] = {}

#: Actions with their visits, totals, wins and priors.
Figures = tuple[list[int], list[int], list[float], list[float], list[float]]


def pool(workers: int) -> ProcessPoolExecutor:
    """Return the process pool with this many workers."""
    if workers not in _POOLS:
        _POOLS[workers] = ProcessPoolExecutor(workers, initializer=signal, initargs=(SIGINT, SIG_IGN))
    return _POOLS[workers]


def learn_together(game: str, spec: str, seat: Seat, budget: Budget, rng: Rng) -> Bandit:
    """Search a decision in all workers and return the merged statistics, added in worker order."""
    sampled = seat.sample(rng).snapshot()
    name = spec.partition(":")[0]
    waiting = []
    for worker in range(budget.workers):
        share = f"{name}:{budget.share(worker)}"
        seed = int(rng.next32())
        with Uninterrupted():  # the first submit starts the processes
            waiting.append(pool(budget.workers).submit(work, game, share, sampled, seat.player, seed))
    merged = Bandit()
    for each in waiting:
        merge(merged, each.result())
    return merged


def work(game: str, spec: str, sampled: dict[str, Plain], player: int, seed: int) -> Figures:
    """Run one worker's share of the search, in its own process."""
    played = get_game(game)
    bot = make_bot(spec, played, seed)
    assert isinstance(bot, Learner)
    bandit = bot.learn(played.restore(sampled).seat(player))
    return bandit.actions, bandit.visits, bandit.totals, bandit.wins, bandit.priors


def merge(merged: Bandit, statistics: Figures) -> None:
    """Add the statistics of a worker."""
    actions, visits, totals, wins, priors = statistics
    for i in range(len(actions)):
        arm = merged.by_action.get(actions[i])
        if arm is None:
            arm = merged.add(actions[i], priors[i])
        arm.visits += visits[i]
        arm.total += totals[i]
        arm.wins += wins[i]
        merged.count += visits[i]
        merged.total += totals[i]
