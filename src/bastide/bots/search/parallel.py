"""Thinking on several processes: each grows its own tree on its own drawn positions, and the figures are added up.

What is sent out is a drawn position, never the true one; to draw again from it is to draw from the same positions.
With a budget of iterations the result depends on nothing but the seed and the number of workers.
"""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from signal import SIG_IGN, SIGINT, signal
from typing import TYPE_CHECKING, Final

from bastide.bots.search.thought import Bandit
from bastide.core.plain import Plain
from bastide.core.registry import get_game
from bastide.core.state import Seat

if TYPE_CHECKING:
    from bastide.bots.search.bot import SearchBot

#: One pool for each number of workers, kept for all bots of this process.
_POOLS: Final[dict[int, ProcessPoolExecutor]] = {}

#: Actions with their visits, totals, victories and priors.
Figures = tuple[list[int], list[int], list[float], list[float], list[float]]


def pool(workers: int) -> ProcessPoolExecutor:
    if workers not in _POOLS:
        # Ctrl-C reaches every process of a terminal; the one that shares out decides what becomes of it.
        _POOLS[workers] = ProcessPoolExecutor(workers, initializer=signal, initargs=(SIGINT, SIG_IGN))
    return _POOLS[workers]


def search_together(bot: SearchBot, seat: Seat) -> Bandit:
    """What all workers have learnt about this decision, added up in their order."""
    budget = bot.budget
    drawn = seat.sample(bot.rng).snapshot()
    name = bot.spec.partition(":")[0]
    waiting = []
    for worker in range(budget.workers):
        spec = f"{name}:{budget.share(worker)}"
        seed = int(bot.rng.next32())
        waiting.append(pool(budget.workers).submit(work, bot.game, spec, drawn, seat.player, seed))
    together = Bandit()
    together.doubt = bot.judgement.doubt
    for each in waiting:
        merge(together, each.result())
    return together


def work(game: str, spec: str, drawn: dict[str, Plain], player: int, seed: int) -> Figures:
    """One worker's share, in its own process."""
    from bastide.bots.registry import make_bot
    from bastide.bots.search.bot import SearchBot

    played = get_game(game)
    bot = make_bot(spec, played, seed)
    assert isinstance(bot, SearchBot)
    learnt = bot.learn(played.restore(drawn).seat(player))
    return learnt.actions, learnt.visits, learnt.totals, learnt.wins, learnt.priors


def merge(together: Bandit, figures: Figures) -> None:
    actions, visits, totals, wins, priors = figures
    for i in range(len(actions)):
        place = together.place_of(actions[i])
        if place < 0:
            together.add(actions[i], priors[i])
            place = together.place_of(actions[i])
        together.visits[place] += visits[i]
        together.totals[place] += totals[i]
        together.wins[place] += wins[i]
        together.count += visits[i]
        together.total += totals[i]
