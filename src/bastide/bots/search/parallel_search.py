"""Root-parallel search: each worker process grows its own tree on its own samples, and the statistics are added.

Workers receive a sampled position, never the true one; sampling from it again gives the same distribution. With a
budget of iterations the result depends only on the seed and the number of workers.
"""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from signal import SIG_IGN, SIGINT, signal
from typing import Final

from bastide.bots.bot_registry import make_bot
from bastide.bots.search.run_search import DecisionSearchBot
from bastide.bots.search.search_base import Bandit
from bastide.bots.search.search_budget import SearchBudget
from bastide.core.game_registry import get_game
from bastide.core.json_data import JsonData
from bastide.core.randomness.rng import Rng
from bastide.core.state import Seat
from bastide.core.utilities.block_sigint import BlockSigint

#: Process pools by number of workers, shared by all bots of this process.
_POOLS: Final[dict[int, ProcessPoolExecutor]] = {}

#: Actions with their visits, totals, wins and priors.
BanditStatistics = tuple[list[int], list[int], list[float], list[float], list[float]]


def worker_pool(workers: int) -> ProcessPoolExecutor:
    """Return the process pool with this many workers."""
    if workers not in _POOLS:
        _POOLS[workers] = ProcessPoolExecutor(workers, initializer=signal, initargs=(SIGINT, SIG_IGN))
    return _POOLS[workers]


def search_in_parallel(game: str, spec: str, seat: Seat, budget: SearchBudget, rng: Rng) -> Bandit:
    """Search a decision in all workers and return the merged statistics, added in worker order."""
    sampled = seat.sample_position(rng).snapshot()
    name = spec.partition(":")[0]
    waiting = []
    for worker in range(budget.workers):
        share = f"{name}:{budget.worker_setting(worker)}"
        seed = int(rng.next32())
        with BlockSigint():  # the first submit starts the processes
            waiting.append(
                worker_pool(budget.workers).submit(run_worker_search, game, share, sampled, seat.player, seed)
            )
    merged = Bandit()
    for each in waiting:
        merge_statistics(merged, each.result())
    return merged


def run_worker_search(game: str, spec: str, sampled: dict[str, JsonData], player: int, seed: int) -> BanditStatistics:
    """Run one worker's share of the search, in its own process."""
    played = get_game(game)
    bot = make_bot(spec, played, seed)
    assert isinstance(bot, DecisionSearchBot)
    return bandit_statistics(bot.search_decision(played.restore(sampled).seat(player)))


def bandit_statistics(bandit: Bandit) -> BanditStatistics:
    """Return statistics that can be sent to another process."""
    return bandit.actions, bandit.visits, bandit.totals, bandit.wins, bandit.priors


def merge_statistics(merged: Bandit, statistics: BanditStatistics) -> None:
    """Add the statistics of a worker."""
    actions, visits, totals, wins, priors = statistics
    for i in range(len(actions)):
        arm = merged.by_action.get(actions[i])
        if arm is None:
            arm = merged.add_arm(actions[i], priors[i])
        arm.visits += visits[i]
        arm.total += totals[i]
        arm.wins += wins[i]
        merged.visit_count += visits[i]
        merged.total += totals[i]
