"""Base of the searches: bandit statistics of actions, the search interface, and rollouts."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from bastide.bots.search.judgement import Judgement
from bastide.core.randomness.rng import Rng
from bastide.core.state import Seat, State

#: Weight of the exploration term in PUCT.
EXPLORATION: Final = 1.1
#: First-play reduction: how much worse than its node an unvisited action is assumed to be.
URGENCY: Final = 0.05
#: Pseudo-visits with the value of the node in each action's mean, so that one unlucky rollout counts little.
STEADINESS: Final = 3.0


@mypyc_attr(acyclic=True)  # searches create very many; keeps the garbage collector from scanning them
@final
class Arm:
    """Statistics of one action."""

    offered: i64
    visits: i64

    def __init__(self, action: int, prior: float) -> None:
        self.action = action
        self.prior = prior
        #: How often the action was available, and how often it was chosen.
        self.offered = 0
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
        self.last: list[int] = []
        self.last_arms: list[Arm] = []
        self.count = 0
        self.total = 0.0
        #: Weight of the prior when visits are few, see ``ranking_score``.
        self.doubt = 0.0

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

    def knows(self, action: int) -> bool:
        return action in self.by_action

    def add(self, action: int, prior: float) -> Arm:
        """Add an arm for an action."""
        arm = Arm(action, prior)
        self.arms.append(arm)
        self.by_action[action] = arm
        return arm

    def select(self, offered: list[Arm], least: int, noise: Rng | None = None) -> Arm:
        """Return the arm with the highest PUCT score among the available ones; arms with fewer than ``least`` visits
        first.

        ``fickle`` randomises the exploration term: two players who choose simultaneously by the same rule would
        otherwise choose in step.
        """
        weight = 0.0
        for arm in offered:
            arm.offered += 1
            weight += arm.prior
        untried = self.total / self.count - URGENCY if self.count else 0.5
        best = offered[0]
        highest = 0.0
        for arm in offered:
            if arm.visits < least:
                score = 1000.0 - float(arm.visits)
            else:
                visits = float(arm.visits)
                mean = (arm.total + STEADINESS * untried) / (visits + STEADINESS)
                exploration = EXPLORATION * math.sqrt(float(arm.offered))
                if noise is not None:
                    exploration *= 2.0 * noise.uniform()
                score = mean + exploration * arm.prior / (weight * (1.0 + visits))
            if arm is offered[0] or score > highest:
                best = arm
                highest = score
        return best

    def learn(self, arm: Arm, result: float, win: float) -> None:
        """Add a result to an arm."""
        arm.visits += 1
        arm.total += result
        arm.wins += win
        self.count += 1
        self.total += result

    def best(self) -> int:
        """Return the index of the most visited action; of equals, the one with the higher ranking score."""
        best = 0
        for place in range(1, len(self.arms)):
            more = self.arms[place].visits - self.arms[best].visits
            if more > 0 or (more == 0 and self.impression(place) > self.impression(best)):
                best = place
        return best

    def impression(self, place: int) -> float:
        """Return the sum of the results; with ``prior_weight``, plus the prior scaled like the noise of the sum."""
        arm = self.arms[place]
        if self.doubt == 0.0:
            return arm.total
        return arm.total + self.doubt * arm.prior / sum(self.priors) * math.sqrt(float(arm.visits))


class Thought(ABC):
    """Search for one player's decision, iterated from outside. It never reads the clock."""

    def __init__(self, seat: Seat, heuristics: Judgement, rng: Rng) -> None:
        self.seat = seat
        self.player = seat.player
        self.judgement = heuristics
        self.rng = rng
        self.iterations = 0
        #: Whether more iterations would change nothing.
        self.settled = False

    @abstractmethod
    def iterate(self) -> None:
        """Run one iteration on one sampled position."""

    @abstractmethod
    def learnt(self) -> Bandit:
        """Return the statistics of the actions of this decision."""


def play_out(state: State, heuristics: Judgement, rng: Rng) -> None:
    """Play on by the rollout policy, to the end or to the horizon."""
    heuristics.begin(state)
    left = heuristics.horizon if heuristics.horizon > 0 else -1
    player = state.next_actor()
    while player >= 0 and left != 0 and not heuristics.enough(state):
        state.perform(player, heuristics.policy(state, player, rng))
        player = state.next_actor()
        left -= 1
