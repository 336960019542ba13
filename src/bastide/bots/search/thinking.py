"""Runs a search within its budget. Only this module reads the clock."""

from __future__ import annotations

from abc import abstractmethod
from time import perf_counter

from bastide.bots.search.budget import Budget
from bastide.bots.search.judgement import Judgement
from bastide.bots.search.thought import Bandit, Thought
from bastide.core.bot import Bot
from bastide.core.randomness.rng import Rng
from bastide.core.state import Seat


class Learner(Bot):
    """Bot that can return the search statistics of a decision."""

    @abstractmethod
    def learn(self, seat: Seat) -> Bandit:
        """Search this decision within the budget."""

    def hurry(self) -> None:
        """Skip the preparation for a whole game, because the bot is asked for one decision only."""


def think(thought: Thought, budget: Budget) -> None:
    """Iterate until the budget is spent or the search is settled; at least once."""
    left = budget.iterations
    deadline = perf_counter() + budget.seconds if budget.seconds else 0.0
    while True:
        thought.iterate()
        left -= 1
        if thought.settled or left == 0 or (deadline > 0.0 and perf_counter() >= deadline):
            return


def rehearse(seat: Seat, heuristics: Judgement, budget: Budget) -> int:
    """Let the heuristics prepare for a whole game within a budget. Returns the number of iterations; 0 if not needed.

    The position it sees is sampled from a separate random source, so that preparing does not change later choices.
    """
    if not heuristics.rehearses(seat.sample(Rng(0)), budget):
        return 0
    seconds = min(budget.seconds, heuristics.rehearsing) if heuristics.rehearsing > 0.0 else budget.seconds
    deadline = perf_counter() + seconds if budget.seconds else 0.0
    made = 0
    while made == 0 or (made != budget.iterations and not (deadline > 0.0 and perf_counter() >= deadline)):
        heuristics.rehearse()
        made += 1
    heuristics.end_rehearsal()
    return made


def make_plans(seat: Seat, heuristics: Judgement, budget: Budget, rng: Rng) -> Budget:
    """Let the heuristics plan for their share of the budget. Returns the remaining budget."""
    share = heuristics.planning
    if share <= 0.0:
        return budget
    left = max(1, int(share * budget.iterations)) if budget.iterations else 0
    seconds = share * budget.seconds
    deadline = perf_counter() + seconds if budget.seconds else 0.0
    made = 0
    while True:
        heuristics.plan(seat.sample(rng), seat.player, rng)
        made += 1
        if made == left or (deadline > 0.0 and perf_counter() >= deadline):
            break
    return Budget(max(1, budget.iterations - made) if left else 0, budget.seconds - seconds)
