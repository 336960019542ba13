"""What every way of thinking has in common: it goes on as long as there is time, and says what it has learnt."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from bastide.bots.search.judgement import Judgement
from bastide.core.randomness.rng import Rng
from bastide.core.state import Seat, State

#: How much curiosity counts against experience.
EXPLORATION: Final = 1.1
#: How much worse than its node an action is taken to be that was never tried.
URGENCY: Final = 0.05
#: An action's mean begins with so many results like its node's: one unlucky game says little.
STEADINESS: Final = 3.0


@mypyc_attr(acyclic=True)  # a search makes very many: nothing for the garbage collector to look through
@final
class Arm:
    """What is known of one action: numbers of its own, which a search reads and writes all the time."""

    offered: i64
    visits: i64

    def __init__(self, action: int, prior: float) -> None:
        self.action = action
        self.prior = prior
        #: How often the action could have been chosen, and how often it was.
        self.offered = 0
        self.visits = 0
        #: The sum of the results, and of the victories, that followed.
        self.total = 0.0
        self.wins = 0.0


@final
class Bandit:
    """What one player, acting at one node, has learnt about each action. A *place* is that of an action in the order in
    which they were met."""

    def __init__(self) -> None:
        self.arms: list[Arm] = []
        self.by_action: dict[int, Arm] = {}
        #: The actions that were offered last, and what is known of them: mostly the same are offered again.
        self.last: list[int] = []
        self.last_arms: list[Arm] = []
        self.count = 0
        self.total = 0.0
        #: How much the first impression counts when visits are few, see ``impression``.
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
        arm = Arm(action, prior)
        self.arms.append(arm)
        self.by_action[action] = arm
        return arm

    def select(self, offered: list[Arm], least: int, fickle: Rng | None = None) -> Arm:
        """The action to try now, out of those that are offered.

        ``fickle`` lets curiosity waver at random: two who choose at once by the same rule would else choose in step.
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
                curiosity = EXPLORATION * math.sqrt(float(arm.offered))
                if fickle is not None:
                    curiosity *= 2.0 * fickle.uniform()
                score = mean + curiosity * arm.prior / (weight * (1.0 + visits))
            if arm is offered[0] or score > highest:
                best = arm
                highest = score
        return best

    def learn(self, arm: Arm, result: float, win: float) -> None:
        arm.visits += 1
        arm.total += result
        arm.wins += win
        self.count += 1
        self.total += result

    def best(self) -> int:
        """The place of the action that was tried most; of equals, the one with the better impression."""
        best = 0
        for place in range(1, len(self.arms)):
            more = self.arms[place].visits - self.arms[best].visits
            if more > 0 or (more == 0 and self.impression(place) > self.impression(best)):
                best = place
        return best

    def impression(self, place: int) -> float:
        """The sum of the results; with ``doubt``, the first impression counts as much as chance may have done."""
        arm = self.arms[place]
        if self.doubt == 0.0:
            return arm.total
        return arm.total + self.doubt * arm.prior / sum(self.priors) * math.sqrt(float(arm.visits))


class Thought(ABC):
    """Thinking about one player's decision. ``iterate`` as long as there is time; nothing in here looks at a clock."""

    def __init__(self, seat: Seat, judgement: Judgement, rng: Rng) -> None:
        self.seat = seat
        self.player = seat.player
        self.judgement = judgement
        self.rng = rng
        self.iterations = 0
        #: Whether more thinking would change nothing.
        self.settled = False

    @abstractmethod
    def iterate(self) -> None:
        """Think once on one position."""

    @abstractmethod
    def learnt(self) -> Bandit:
        """What has been learnt about the actions of this decision."""


def play_out(state: State, judgement: Judgement, rng: Rng) -> None:
    """Play on as the judgement thinks that people play, to the end or to its horizon."""
    judgement.begin(state)
    left = judgement.horizon if judgement.horizon > 0 else -1
    player = state.next_actor()
    while player >= 0 and left != 0 and not judgement.enough(state):
        state.perform(player, judgement.policy(state, player, rng))
        player = state.next_actor()
        left -= 1
