"""What every way of thinking has in common: it goes on as long as there is time, and says what it has learnt."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from typing import Final, final

from bastide.bots.search.judgement import Judgement
from bastide.core.rng import Rng
from bastide.core.state import Seat, State

#: How much curiosity counts against experience.
EXPLORATION: Final = 1.1
#: How much worse than its node an action is taken to be that was never tried.
URGENCY: Final = 0.05
#: An action's mean begins with so many results like its node's: one unlucky game says little.
STEADINESS: Final = 3.0


@final
class Bandit:
    """What one player, acting at one node, has learnt about each action."""

    def __init__(self) -> None:
        self.places: dict[int, int] = {}
        self.actions: list[int] = []
        self.priors: list[float] = []
        #: How often each action could have been chosen, and how often it was.
        self.offered: list[int] = []
        self.visits: list[int] = []
        #: The sum of the results, and of the victories, that followed.
        self.totals: list[float] = []
        self.wins: list[float] = []
        self.count = 0
        self.total = 0.0
        #: How much the first impression counts when visits are few, see ``impression``.
        self.doubt = 0.0

    def place_of(self, action: int) -> int:
        return self.places.get(action, -1)

    def add(self, action: int, prior: float) -> None:
        self.places[action] = len(self.actions)
        self.actions.append(action)
        self.priors.append(prior)
        self.offered.append(0)
        self.visits.append(0)
        self.totals.append(0.0)
        self.wins.append(0.0)

    def select(self, offered: list[int], least: int, fickle: Rng | None = None) -> int:
        """The place of the action to try now, out of those at the offered places.

        ``fickle`` lets curiosity waver at random: two who choose at once by the same rule would else choose in step.
        """
        weight = 0.0
        for place in offered:
            self.offered[place] += 1
            weight += self.priors[place]
        untried = self.total / self.count - URGENCY if self.count else 0.5
        best = -1
        highest = 0.0
        for place in offered:
            visits = self.visits[place]
            if visits < least:
                score = 1000.0 - visits
            else:
                mean = (self.totals[place] + STEADINESS * untried) / (visits + STEADINESS)
                curiosity = EXPLORATION * math.sqrt(self.offered[place])
                if fickle is not None:
                    curiosity *= 2.0 * fickle.uniform()
                score = mean + curiosity * self.priors[place] / (weight * (1.0 + visits))
            if best < 0 or score > highest:
                best = place
                highest = score
        return best

    def learn(self, place: int, result: float, win: float) -> None:
        self.visits[place] += 1
        self.totals[place] += result
        self.wins[place] += win
        self.count += 1
        self.total += result

    def best(self) -> int:
        """The place of the action that was tried most; of equals, the one with the better impression."""
        best = 0
        for place in range(1, len(self.actions)):
            more = self.visits[place] - self.visits[best]
            if more > 0 or (more == 0 and self.impression(place) > self.impression(best)):
                best = place
        return best

    def impression(self, place: int) -> float:
        """The sum of the results; with ``doubt``, the first impression counts as much as chance may have done."""
        if self.doubt == 0.0:
            return self.totals[place]
        return self.totals[place] + self.doubt * self.priors[place] / sum(self.priors) * math.sqrt(self.visits[place])


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
