"""Information-set Monte Carlo tree search (ISMCTS).

Each iteration samples a position that fits what the player knows (determinization), descends one tree that all samples
share, and runs a rollout from the leaf. An action is not always available, so the exploration term counts how often it
was *available* instead of the visits of its node (Cowling, Powley and Whitehouse, 2012).

* Selection is PUCT: mean result, prior and visits. An unvisited action is assumed slightly worse than its node, and a
  rarely visited one close to it. A promising action is thus visited again before the hundredth placement is tried.
* Players who act simultaneously choose *decoupled*: each by own statistics, without the others' choices. The tree
  continues from the action of the searching player only.
"""

from __future__ import annotations

from typing import Final, final

from bastide.bots.search.advice import Advice
from bastide.bots.search.judgement import Judgement, win_shares
from bastide.bots.search.thought import Arm, Bandit, Thought, play_out
from bastide.core.randomness.rng import Rng
from bastide.core.state import Seat, State

#: A thorough search visits every root action this often before it follows PUCT.
FIRST_TRIES: Final = 4


@final
class Node:
    """Information set of the searching player."""

    def __init__(self) -> None:
        #: Statistics of the players who act here.
        self.bandits: dict[int, Bandit] = {}
        #: By action and information set key.
        self.children: dict[int, Node] = {}

    def bandit(self, player: int) -> Bandit:
        """Return the statistics of a player at this node; created when missing."""
        found = self.bandits.get(player)
        if found is None:
            found = Bandit()
            self.bandits[player] = found
        return found


def child_key(action: int, observation: int) -> int:
    """Return the key of a child node."""
    return (observation & 0xFFFFFFFF) << 24 | (action + 1)


@final
class Search(Thought):
    """Tree search for one player's decision."""

    def __init__(
        self,
        seat: Seat,
        heuristics: Judgement,
        rng: Rng,
        root: Node | None = None,
        thorough: bool = False,
        policy_prior: Advice | None = None,
    ) -> None:
        super().__init__(seat, heuristics, rng)
        self.root = Node() if root is None else root
        #: Whether all legal root actions are visited, not only the candidates.
        self.thorough = thorough
        #: Policy prior of the root decision.
        self.advice = policy_prior
        # Path of the current iteration: bandit, arm and player of each choice.
        self._bandits: list[Bandit] = []
        self._arms: list[Arm] = []
        self._players: list[int] = []

    def iterate(self) -> None:
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
        """Descend the tree to a leaf, and add a node."""
        node = self.root
        at_root = True
        deep = 0
        while True:
            actors = state.actors()
            if not actors:
                return
            done = -1
            for player in actors:
                action = self._choose_action(state, player, node, at_root, len(actors) > 1)
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

    def _choose_action(self, state: State, player: int, node: Node, at_root: bool, simultaneous: bool) -> int:
        """Return the action that a player tries at a node; -1 if another player's action has taken the turn away."""
        actions = state.legal_actions(player)
        if not actions:
            return -1
        thorough = self.thorough and at_root and player == self.player
        policy_prior = self.advice if at_root and player == self.player else None
        if len(actions) > 1 and not thorough:
            legal = actions
            actions = self.judgement.candidates(state, player, legal)
            if policy_prior is not None:
                actions = policy_prior.widened(actions, legal)
        if len(actions) == 1 and not thorough:
            return actions[0]
        bandit = node.bandit(player)
        if actions != bandit.last:
            bandit.last = actions.copy()
            bandit.last_arms = self._available_arms(state, player, bandit, actions, policy_prior)
        arm = bandit.select(bandit.last_arms, FIRST_TRIES if thorough else 0, self.rng if simultaneous else None)
        self._bandits.append(bandit)
        self._arms.append(arm)
        self._players.append(player)
        return arm.action

    def _available_arms(
        self, state: State, player: int, bandit: Bandit, actions: list[int], policy_prior: Advice | None
    ) -> list[Arm]:
        """Return the arms of the available actions; added when missing."""
        arms: list[Arm] = []
        for action in actions:
            known = bandit.by_action.get(action)
            if known is None:
                self._add_arms(state, player, bandit, actions, policy_prior)
                known = bandit.by_action[action]
            arms.append(known)
        return arms

    def _add_arms(
        self, state: State, player: int, bandit: Bandit, actions: list[int], policy_prior: Advice | None
    ) -> None:
        """Add arms with priors for actions that are new at this node."""
        priors = self.judgement.prior(state, player, actions)
        if policy_prior is not None:
            priors = policy_prior.joined(actions, priors)
        for i in range(len(actions)):
            if not bandit.knows(actions[i]):
                bandit.add(actions[i], priors[i])

    def learnt(self) -> Bandit:
        """Return the statistics of the searching player at the root."""
        return self.root.bandit(self.player)
