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

from typing import Final, final

from bastide.bots.search.advice import Advice
from bastide.bots.search.judgement import Judgement, win_shares
from bastide.bots.search.thought import Arm, Bandit, Thought, play_out
from bastide.core.randomness.rng import Rng
from bastide.core.state import Seat, State

#: A thorough search tries every action at the root this often before it follows its own mind.
FIRST_TRIES: Final = 4


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
class Search(Thought):
    """A search for one player's decision. ``iterate`` it as long as there is time; the tree keeps what was learnt."""

    def __init__(
        self,
        seat: Seat,
        judgement: Judgement,
        rng: Rng,
        root: Node | None = None,
        thorough: bool = False,
        advice: Advice | None = None,
    ) -> None:
        super().__init__(seat, judgement, rng)
        self.root = Node() if root is None else root
        #: Whether every legal action is to be tried, also those that judgement would not think of.
        self.thorough = thorough
        #: On the searching player's decision at the root.
        self.advice = advice
        # The way down the tree that is being walked: who chose what at which bandit.
        self._bandits: list[Bandit] = []
        self._arms: list[Arm] = []
        self._players: list[int] = []

    def iterate(self) -> None:
        """Think once on one position."""
        state = self.seat.sample(self.rng)
        self.judgement.prepare(state, self.player)
        self._bandits.clear()
        self._arms.clear()
        self._players.clear()
        self._descend(state)
        play_out(state, self.judgement, self.rng)
        outcome = state.outcome()
        if outcome is None:
            results = self.judgement.evaluate(state)
            wins = results
        else:
            results = self.judgement.result(outcome)
            wins = win_shares(outcome)
        for i in range(len(self._bandits)):
            player = self._players[i]
            self._bandits[i].learn(self._arms[i], results[player], wins[player])
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
                    state.perform(player, action)
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
        advice = self.advice if at_root and player == self.player else None
        if len(actions) > 1 and not thorough:
            legal = actions
            actions = self.judgement.candidates(state, player, legal)
            if advice is not None:
                actions = advice.widened(actions, legal)
        if len(actions) == 1 and not thorough:
            return actions[0]
        bandit = node.bandit(player)
        if actions != bandit.last:
            bandit.last = actions.copy()
            bandit.last_arms = self._arms_of(state, player, bandit, actions, advice)
        arm = bandit.select(bandit.last_arms, FIRST_TRIES if thorough else 0, self.rng if at_once else None)
        self._bandits.append(bandit)
        self._arms.append(arm)
        self._players.append(player)
        return arm.action

    def _arms_of(
        self, state: State, player: int, bandit: Bandit, actions: list[int], advice: Advice | None
    ) -> list[Arm]:
        arms: list[Arm] = []
        for action in actions:
            known = bandit.by_action.get(action)
            if known is None:
                self._get_to_know(state, player, bandit, actions, advice)
                known = bandit.by_action[action]
            arms.append(known)
        return arms

    def _get_to_know(
        self, state: State, player: int, bandit: Bandit, actions: list[int], advice: Advice | None
    ) -> None:
        """Ask what the actions look like that have not been seen here before."""
        priors = self.judgement.prior(state, player, actions)
        if advice is not None:
            priors = advice.joined(actions, priors)
        for i in range(len(actions)):
            if not bandit.knows(actions[i]):
                bandit.add(actions[i], priors[i])

    def learnt(self) -> Bandit:
        """What the searching player has learnt at the root."""
        return self.root.bandit(self.player)
