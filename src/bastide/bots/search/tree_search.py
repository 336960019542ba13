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

from bastide.bots.search.heuristics_interface import Heuristics, win_shares
from bastide.bots.search.policy_prior import PolicyPrior
from bastide.bots.search.search_base import Arm, Bandit, DecisionSearch, run_rollout
from bastide.core.randomness.rng import Rng
from bastide.core.state import Seat, State

#: A thorough search visits every root action this often before it follows PUCT.
MIN_ROOT_VISITS: Final = 4


@final
class InformationSetNode:
    """Information set of the searching player."""

    def __init__(self) -> None:
        #: Statistics of the players who act here.
        self.bandits: dict[int, Bandit] = {}
        #: By action and information set key.
        self.children: dict[int, InformationSetNode] = {}

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
class TreeSearch(DecisionSearch):
    """Tree search for one player's decision."""

    def __init__(
        self,
        seat: Seat,
        heuristics: Heuristics,
        rng: Rng,
        root: InformationSetNode | None = None,
        thorough: bool = False,
        policy_prior: PolicyPrior | None = None,
    ) -> None:
        super().__init__(seat, heuristics, rng)
        self.root = InformationSetNode() if root is None else root
        #: Whether all legal root actions are visited, not only the candidates.
        self.thorough = thorough
        #: Policy prior of the root decision.
        self.policy_prior = policy_prior
        # Path of the current iteration: bandit, arm and player of each choice.
        self._bandits: list[Bandit] = []
        self._arms: list[Arm] = []
        self._players: list[int] = []

    def run_iteration(self) -> None:
        state = self.seat.sample_position(self.rng)
        self.heuristics.adjust_sampled_position(state, self.player)
        self._bandits.clear()
        self._arms.clear()
        self._players.clear()
        self._descend(state)
        run_rollout(state, self.heuristics, self.rng)
        outcome = state.outcome()
        if outcome is None:
            results = self.heuristics.evaluate_position(state)
            wins = results
        else:
            results = self.heuristics.outcome_results(outcome)
            wins = win_shares(outcome)
        for i in range(len(self._bandits)):
            player = self._players[i]
            self._bandits[i].record_result(self._arms[i], results[player], wins[player])
        self.iterations += 1

    def _descend(self, state: State) -> None:
        """Descend the tree to a leaf, and add a node."""
        node = self.root
        at_root = True
        deep = 0
        while True:
            actors = state.players_to_act()
            if not actors:
                return
            done = -1
            for player in actors:
                action = self._choose_action(state, player, node, at_root, len(actors) > 1)
                if action >= 0:
                    state.apply_unchecked(player, action)
                    if player == self.player or len(actors) == 1:
                        done = action
            at_root = False
            deep += 1
            if deep == self.heuristics.max_tree_depth:
                return
            key = child_key(done, self.heuristics.information_set_key(state))
            child = node.children.get(key)
            if child is None:
                node.children[key] = InformationSetNode()
                return
            node = child

    def _choose_action(
        self, state: State, player: int, node: InformationSetNode, at_root: bool, simultaneous: bool
    ) -> int:
        """Return the action that a player tries at a node; -1 if another player's action has taken the turn away."""
        actions = state.legal_actions(player)
        if not actions:
            return -1
        thorough = self.thorough and at_root and player == self.player
        policy_prior = self.policy_prior if at_root and player == self.player else None
        if len(actions) > 1 and not thorough:
            legal = actions
            actions = self.heuristics.candidate_actions(state, player, legal)
            if policy_prior is not None:
                actions = policy_prior.extend_candidates(actions, legal)
        if len(actions) == 1 and not thorough:
            return actions[0]
        bandit = node.bandit(player)
        if actions != bandit.last_actions:
            bandit.last_actions = actions.copy()
            bandit.last_arms = self._available_arms(state, player, bandit, actions, policy_prior)
        arm = bandit.select_arm(
            bandit.last_arms, MIN_ROOT_VISITS if thorough else 0, self.rng if simultaneous else None
        )
        self._bandits.append(bandit)
        self._arms.append(arm)
        self._players.append(player)
        return arm.action

    def _available_arms(
        self, state: State, player: int, bandit: Bandit, actions: list[int], policy_prior: PolicyPrior | None
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
        self, state: State, player: int, bandit: Bandit, actions: list[int], policy_prior: PolicyPrior | None
    ) -> None:
        """Add arms with priors for actions that are new at this node."""
        priors = self.heuristics.action_priors(state, player, actions)
        if policy_prior is not None:
            priors = policy_prior.mix_priors(actions, priors)
        for i in range(len(actions)):
            if not bandit.has_action(actions[i]):
                bandit.add_arm(actions[i], priors[i])

    def root_bandit(self) -> Bandit:
        """Return the statistics of the searching player at the root."""
        return self.root.bandit(self.player)
