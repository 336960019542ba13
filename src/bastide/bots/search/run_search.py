"""Runs a search within its budget. Only this module reads the clock."""

from __future__ import annotations

from abc import abstractmethod
from time import perf_counter

from bastide.bots.search.heuristics_interface import Heuristics
from bastide.bots.search.search_base import Bandit, DecisionSearch
from bastide.bots.search.search_budget import SearchBudget
from bastide.core.bot import Bot
from bastide.core.randomness.rng import Rng
from bastide.core.state import Seat


class DecisionSearchBot(Bot):
    """Bot that can return the search statistics of a decision."""

    @abstractmethod
    def search_decision(self, seat: Seat) -> Bandit:
        """Search this decision within the budget."""

    def skip_preparation(self) -> None:
        """Skip the preparation for a whole game, because the bot is asked for one decision only."""


def run_search(thought: DecisionSearch, budget: SearchBudget) -> None:
    """Iterate until the budget is spent or the search is settled; at least once."""
    left = budget.iterations
    deadline = perf_counter() + budget.seconds if budget.seconds else 0.0
    while True:
        thought.run_iteration()
        left -= 1
        if thought.is_settled or left == 0 or (deadline > 0.0 and perf_counter() >= deadline):
            return


def prepare_for_game(seat: Seat, heuristics: Heuristics, budget: SearchBudget) -> int:
    """Let the heuristics prepare for a whole game within a budget. Returns the number of iterations; 0 if not needed.

    The position it sees is sampled from a separate random source, so that preparing does not change later choices.
    """
    if not heuristics.wants_preparation(seat.sample_position(Rng(0)), budget):
        return 0
    seconds = (
        min(budget.seconds, heuristics.max_preparation_seconds)
        if heuristics.max_preparation_seconds > 0.0
        else budget.seconds
    )
    deadline = perf_counter() + seconds if budget.seconds else 0.0
    made = 0
    while made == 0 or (made != budget.iterations and not (deadline > 0.0 and perf_counter() >= deadline)):
        heuristics.run_preparation_step()
        made += 1
    heuristics.finish_preparation()
    return made


def planning_iterations(heuristics: Heuristics, iterations: int) -> int:
    """Return how many of these iterations the heuristics use for planning; 0 if they do not plan."""
    share = heuristics.planning_share
    return max(1, int(share * iterations)) if share > 0.0 and iterations else 0


def spend_planning_budget(seat: Seat, heuristics: Heuristics, budget: SearchBudget, rng: Rng) -> SearchBudget:
    """Let the heuristics plan for their share of the budget. Returns the remaining budget."""
    share = heuristics.planning_share
    if share <= 0.0:
        return budget
    left = planning_iterations(heuristics, budget.iterations)
    seconds = share * budget.seconds
    deadline = perf_counter() + seconds if budget.seconds else 0.0
    made = 0
    while True:
        heuristics.improve_plan(seat.sample_position(rng), seat.player, rng)
        made += 1
        if made == left or (deadline > 0.0 and perf_counter() >= deadline):
            break
    return SearchBudget(max(1, budget.iterations - made) if left else 0, budget.seconds - seconds)
