"""Spending a budget on a decision: the clock is looked at here, and nowhere below."""

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
    """A bot that can say what it has found out about a decision."""

    @abstractmethod
    def learn(self, seat: Seat) -> Bandit:
        """Spend the budget on this decision."""

    def hurry(self) -> None:
        """It is asked about one decision and no other: there is no game to take time for before it."""


def think(thought: Thought, budget: Budget) -> None:
    """Iterate until the budget is spent or all is clear; at least once."""
    left = budget.iterations
    deadline = perf_counter() + budget.seconds if budget.seconds else 0.0
    while True:
        thought.iterate()
        left -= 1
        if thought.settled or left == 0 or (deadline > 0.0 and perf_counter() >= deadline):
            return


def rehearse(seat: Seat, judgement: Judgement, budget: Budget) -> int:
    """Let the judgement spend a budget on the game as a whole. Returns how many thoughts that were: 0 if it need not.

    What is drawn to show it the table is drawn from a source of its own: to have been ready already changes nothing.
    """
    if not judgement.rehearses(seat.sample(Rng(0)), budget):
        return 0
    seconds = min(budget.seconds, judgement.rehearsing) if judgement.rehearsing > 0.0 else budget.seconds
    deadline = perf_counter() + seconds if budget.seconds else 0.0
    made = 0
    while made == 0 or (made != budget.iterations and not (deadline > 0.0 and perf_counter() >= deadline)):
        judgement.rehearse()
        made += 1
    judgement.end_rehearsal()
    return made


def make_plans(seat: Seat, judgement: Judgement, budget: Budget, rng: Rng) -> Budget:
    """Let the judgement make plans for its part of the budget. Returns what is left of it."""
    part = judgement.planning
    if part <= 0.0:
        return budget
    left = max(1, int(part * budget.iterations)) if budget.iterations else 0
    seconds = part * budget.seconds
    deadline = perf_counter() + seconds if budget.seconds else 0.0
    made = 0
    while True:
        judgement.plan(seat.sample(rng), seat.player, rng)
        made += 1
        if made == left or (deadline > 0.0 and perf_counter() >= deadline):
            break
    return Budget(max(1, budget.iterations - made) if left else 0, budget.seconds - seconds)
