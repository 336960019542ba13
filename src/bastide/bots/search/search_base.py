"""Base of the searches: bandit statistics of actions, the search interface, and rollouts."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from bastide.bots.search.heuristics_interface import Heuristics
from bastide.core.randomness.rng import Rng
from bastide.core.state import Seat, State

#: Weight of the exploration term in PUCT.
EXPLORATION_WEIGHT: Final = 1.1
#: First-play reduction: how much worse than its node an unvisited action is assumed to be.
FIRST_PLAY_REDUCTION: Final = 0.05
#: Pseudo-visits with the value of the node in each action's mean, so that one unlucky rollout counts little.
MEAN_PRIOR_VISITS: Final = 3.0


@mypyc_attr(acyclic=True)  # searches create very many; keeps the garbage collector from scanning them
@final
class Arm:
    """Statistics of one action."""

    availability_count: i64
    visits: i64

    def __init__(self, action: int, prior: float) -> None:
        self.action = action
        self.prior = prior
        #: How often the action was available, and how often it was chosen.
        self.availability_count = 0
        self.visits = 0
        #: Sums of the results and of the wins that followed.
        self.total = 0.0
        self.wins = 0.0


@final
class Bandit:
    """Statistics of one player's actions at a node, in the order in which they were met."""

    def __init__(self) -> None:
        self.arms: list[Arm] = []
        self.by_action: dict[int, Arm] = {}
        #: The actions available last, and their arms: usually the same are available again.
        self.last_actions: list[int] = []
        self.last_arms: list[Arm] = []
        self.visit_count = 0
        self.total = 0.0
        #: Weight of the prior when visits are few, see ``ranking_score``.
        self.prior_weight = 0.0

    @property
    def actions(self) -> list[int]:
        return [arm.action for arm in self.arms]

    @property
    def priors(self) -> list[float]:
        return [arm.prior for arm in self.arms]

    @property
    def visits(self) -> list[int]:
        return [int(arm.visits) for arm in self.arms]

    @property
    def totals(self) -> list[float]:
        return [arm.total for arm in self.arms]

    @property
    def wins(self) -> list[float]:
        return [arm.wins for arm in self.arms]

    def has_action(self, action: int) -> bool:
        return action in self.by_action

    def add_arm(self, action: int, prior: float) -> Arm:
        """Add an arm for an action."""
        arm = Arm(action, prior)
        self.arms.append(arm)
        self.by_action[action] = arm
        return arm

    def select_arm(self, offered: list[Arm], least: int, noise: Rng | None = None) -> Arm:
        """Return the arm with the highest PUCT score among the available ones; arms with fewer than ``least`` visits
        first.

        ``fickle`` randomises the exploration term: two players who choose simultaneously by the same rule would
        otherwise choose in step.
        """
        weight = 0.0
        for arm in offered:
            arm.availability_count += 1
            weight += arm.prior
        untried = self.total / self.visit_count - FIRST_PLAY_REDUCTION if self.visit_count else 0.5
        best = offered[0]
        highest = 0.0
        for arm in offered:
            if arm.visits < least:
                score = 1000.0 - float(arm.visits)
            else:
                visits = float(arm.visits)
                mean = (arm.total + MEAN_PRIOR_VISITS * untried) / (visits + MEAN_PRIOR_VISITS)
                exploration = EXPLORATION_WEIGHT * math.sqrt(float(arm.availability_count))
                if noise is not None:
                    exploration *= 2.0 * noise.uniform()
                score = mean + exploration * arm.prior / (weight * (1.0 + visits))
            if arm is offered[0] or score > highest:
                best = arm
                highest = score
        return best

    def record_result(self, arm: Arm, result: float, win: float) -> None:
        """Add a result to an arm."""
        arm.visits += 1
        arm.total += result
        arm.wins += win
        self.visit_count += 1
        self.total += result

    def best_index(self) -> int:
        """Return the index of the most visited action; of equals, the one with the higher ranking score."""
        best = 0
        for place in range(1, len(self.arms)):
            more = self.arms[place].visits - self.arms[best].visits
            if more > 0 or (more == 0 and self.ranking_score(place) > self.ranking_score(best)):
                best = place
        return best

    def ranking_score(self, place: int) -> float:
        """Return the sum of the results; with ``prior_weight``, plus the prior scaled like the noise of the sum."""
        arm = self.arms[place]
        if self.prior_weight == 0.0:
            return arm.total
        return arm.total + self.prior_weight * arm.prior / sum(self.priors) * math.sqrt(float(arm.visits))


class DecisionSearch(ABC):
    """Search for one player's decision, iterated from outside. It never reads the clock."""

    def __init__(self, seat: Seat, heuristics: Heuristics, rng: Rng) -> None:
        self.seat = seat
        self.player = seat.player
        self.heuristics = heuristics
        self.rng = rng
        self.iterations = 0
        #: Whether more iterations would change nothing.
        self.is_settled = False

    @abstractmethod
    def run_iteration(self) -> None:
        """Run one iteration on one sampled position."""

    @abstractmethod
    def root_bandit(self) -> Bandit:
        """Return the statistics of the actions of this decision."""


def run_rollout(state: State, heuristics: Heuristics, rng: Rng) -> None:
    """Play on by the rollout policy, to the end or to the horizon."""
    heuristics.begin_rollout(state)
    left = heuristics.rollout_horizon if heuristics.rollout_horizon > 0 else -1
    player = state.next_player_to_act()
    while player >= 0 and left != 0 and not heuristics.should_end_rollout(state):
        state.apply_unchecked(player, heuristics.rollout_action(state, player, rng))
        player = state.next_player_to_act()
        left -= 1
