"""Information-set Monte Carlo tree search.

Each iteration thinks on a fresh position drawn from all that fit what the player knows, walks down one tree that all
these positions share, and plays on from where the tree ends. An action is therefore not always there to be chosen: how
often it was *offered* counts, where plain tree search counts how often its node was visited (Cowling, Powley and
Whitehouse, 2012).

* Which action to try is a matter of its mean result so far, of its prior, and of how seldom it was tried (PUCT). One
  that was never tried is taken to be a little worse than its node, and one tried seldom not far from it: so a promising
  action is looked at again before the hundredth placement is looked at first, and bad luck does not end its chances.
* Players who act at the same time choose *decoupled*: each by own figures, none knowing the others' choices. The tree
  goes on from what the searching player did, whatever the others did.
"""

from __future__ import annotations

import math
from typing import Final, final

from bastide.bots.search.judgement import Judgement, win_shares
from bastide.core.rng import Rng
from bastide.core.seat import Seat
from bastide.core.state import State

#: How much curiosity counts against experience.
EXPLORATION: Final = 1.1
#: How much worse than its node an action is taken to be that was never tried.
URGENCY: Final = 0.05
#: An action's mean begins with so many results like its node's: one unlucky game says little.
STEADINESS: Final = 3.0
#: A thorough search tries every action at the root this often before it follows its own mind.
FIRST_TRIES: Final = 4


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
        """The place of the action that was tried most; of equals, the one with the better result."""
        best = 0
        for place in range(1, len(self.actions)):
            more = self.visits[place] - self.visits[best]
            if more > 0 or (more == 0 and self.totals[place] > self.totals[best]):
                best = place
        return best


@final
class Node:
    """A point in the course of the game, as far as the searching player can tell points apart."""

    def __init__(self) -> None:
        #: What the players who act here have learnt.
        self.bandits: dict[int, Bandit] = {}
        #: By what was done here and what is seen then.
        self.children: dict[int, Node] = {}

    def bandit(self, player: int) -> Bandit:
        found = self.bandits.get(player)
        if found is None:
            found = Bandit()
            self.bandits[player] = found
        return found


def child_key(action: int, observation: int) -> int:
    return (observation & 0xFFFFFFFF) << 24 | (action + 1)


@final
class Search:
    """A search for one player's decision. ``iterate`` it as long as there is time; the tree keeps what was learnt."""

    def __init__(
        self, seat: Seat, judgement: Judgement, rng: Rng, root: Node | None = None, thorough: bool = False
    ) -> None:
        self.seat = seat
        self.player = seat.player
        self.judgement = judgement
        self.rng = rng
        self.root = Node() if root is None else root
        #: Whether every legal action is to be tried, also those that judgement would not think of.
        self.thorough = thorough
        self.iterations = 0
        # The way down the tree that is being walked: who chose which place of which bandit.
        self._bandits: list[Bandit] = []
        self._places: list[int] = []
        self._players: list[int] = []

    def iterate(self) -> None:
        """Think once on one position."""
        state = self.seat.sample(self.rng)
        self.judgement.prepare(state, self.player)
        self._bandits.clear()
        self._places.clear()
        self._players.clear()
        self._descend(state)
        self._play_out(state)
        outcome = state.outcome()
        if outcome is None:
            results = self.judgement.evaluate(state)
            wins = results
        else:
            results = self.judgement.result(outcome)
            wins = win_shares(outcome)
        for i in range(len(self._bandits)):
            player = self._players[i]
            self._bandits[i].learn(self._places[i], results[player], wins[player])
        self.iterations += 1

    def _descend(self, state: State) -> None:
        """Walk down the tree to its end, and one step further."""
        node = self.root
        at_root = True
        deep = 0
        while True:
            actors = state.actors()
            if not actors:
                return
            done = -1
            for player in actors:
                action = self._choose(state, player, node, at_root, len(actors) > 1)
                if action >= 0:
                    state.apply(player, action)
                    if player == self.player or len(actors) == 1:
                        done = action
            at_root = False
            deep += 1
            if deep == self.judgement.depth:
                return
            key = child_key(done, self.judgement.observation(state))
            child = node.children.get(key)
            if child is None:
                node.children[key] = Node()
                return
            node = child

    def _choose(self, state: State, player: int, node: Node, at_root: bool, at_once: bool) -> int:
        """The action a player tries at a node; -1 if somebody else's action has taken the turn away."""
        actions = state.legal_actions(player)
        if not actions:
            return -1
        thorough = self.thorough and at_root and player == self.player
        if len(actions) > 1 and not thorough:
            actions = self.judgement.candidates(state, player, actions)
        if len(actions) == 1 and not thorough:
            return actions[0]
        bandit = node.bandit(player)
        offered: list[int] = []
        for action in actions:
            place = bandit.place_of(action)
            if place < 0:
                self._get_to_know(state, player, bandit, actions)
                place = bandit.place_of(action)
            offered.append(place)
        place = bandit.select(offered, FIRST_TRIES if thorough else 0, self.rng if at_once else None)
        self._bandits.append(bandit)
        self._places.append(place)
        self._players.append(player)
        return bandit.actions[place]

    def _get_to_know(self, state: State, player: int, bandit: Bandit, actions: list[int]) -> None:
        """Ask what the actions look like that have not been seen here before."""
        priors = self.judgement.prior(state, player, actions)
        for i in range(len(actions)):
            if bandit.place_of(actions[i]) < 0:
                bandit.add(actions[i], priors[i])

    def _play_out(self, state: State) -> None:
        judgement = self.judgement
        judgement.begin(state)
        left = judgement.horizon if judgement.horizon > 0 else -1
        player = state.next_actor()
        while player >= 0 and left != 0:
            state.apply(player, judgement.policy(state, player, self.rng))
            player = state.next_actor()
            left -= 1

    def learnt(self) -> Bandit:
        """What the searching player has learnt at the root."""
        return self.root.bandit(self.player)
