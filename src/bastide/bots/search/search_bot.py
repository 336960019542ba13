"""Bot that searches before each decision."""

from __future__ import annotations

from typing import final

from bastide.bots.search.heuristics_interface import Heuristics
from bastide.bots.search.parallel_search import search_in_parallel
from bastide.bots.search.policy_prior import PolicyPrior, PolicyPriorSource
from bastide.bots.search.racing_search import RacingSearch
from bastide.bots.search.run_search import DecisionSearchBot, prepare_for_game, run_search, spend_planning_budget
from bastide.bots.search.search_base import Bandit
from bastide.bots.search.search_budget import SearchBudget
from bastide.bots.search.tree_search import InformationSetNode, TreeSearch, child_key
from bastide.core.randomness.rng import Rng
from bastide.core.state import Seat


@final
class SearchBot(DecisionSearchBot):
    """Searches with heuristics and a budget, and plays the most visited action.

    ``spec`` and ``game`` let worker processes make the same bot; they are needed for a budget with several workers.
    With ``prepares``, the bot prepares for the whole game before its first decision. With a ``prior_source``, a tree
    search uses its policy prior; an action that both are certain of is played without search.
    """

    def __init__(
        self,
        heuristics: Heuristics,
        budget: SearchBudget,
        seed: int,
        game: str = "",
        spec: str = "",
        prepares: bool = False,
        prior_source: PolicyPriorSource | None = None,
    ) -> None:
        self.heuristics = heuristics
        self.budget = budget
        self.rng = Rng(seed)
        self.game = game
        self.spec = spec
        self.prior_source = prior_source
        #: Policy prior of the current decision.
        self._policy_prior: PolicyPrior | None = None
        #: Whether the preparation for the game is still to be done.
        self._needs_preparation = prepares
        #: Root of the last tree, which the next decision may reuse.
        self._kept_root: InformationSetNode | None = None
        self._kept_action = -1

    def choose(self, seat: Seat) -> int:
        bandit = self.search_choice(seat)
        return bandit.actions[bandit.best_index()]

    def search_choice(self, seat: Seat) -> Bandit:
        """Return the statistics of a choice. Where no search is needed, the only action has no visits."""
        legal = seat.legal_actions()
        if len(legal) > 1:
            sampled = seat.sample_position(self.rng)
            self.heuristics.adjust_sampled_position(sampled, seat.player)
            legal = self.heuristics.candidate_actions(sampled, seat.player, legal)
            if len(legal) > 1 and self.prior_source is not None:
                self._policy_prior = self.prior_source.policy_prior(sampled, seat.player)
                agreed = self._policy_prior.agreed_action(
                    legal, self.heuristics.action_priors(sampled, seat.player, legal)
                )
                if agreed >= 0:
                    return single_action(agreed)
        if len(legal) == 1:
            return single_action(legal[0])
        bandit = self.search_decision(seat)
        self._policy_prior = None
        # the search has no result where every sampled position left a single candidate
        return bandit if bandit.actions else single_action(legal[0])

    def prepare(self, seat: Seat) -> None:
        """Prepare for the whole game, once; the search does it otherwise. ``seat`` need not be to move."""
        if self._needs_preparation:
            self._needs_preparation = False
            prepare_for_game(seat, self.heuristics, self.budget.preparation_budget())

    def skip_preparation(self) -> None:
        self._needs_preparation = False

    def search_decision(self, seat: Seat) -> Bandit:
        """Search this decision within the budget. The tree is kept for the next decision."""
        if self.budget.workers > 1:
            merged = search_in_parallel(self.game, self.spec, seat, self.budget, self.rng)
            merged.prior_weight = self.heuristics.prior_weight
            return merged
        self.prepare(seat)
        budget = spend_planning_budget(seat, self.heuristics, self.budget, self.rng)
        if self.heuristics.max_racing_actions > 0:
            race = RacingSearch(seat, self.heuristics, self.rng)
            run_search(race, budget)
            return race.root_bandit()
        search = TreeSearch(seat, self.heuristics, self.rng, self._reused_root(seat), False, self._policy_prior)
        run_search(search, budget)
        bandit = search.root_bandit()
        # a tree grown with another policy prior must not be reused
        if bandit.actions and self.prior_source is None:
            self._keep_tree(seat, search.root, bandit.actions[bandit.best_index()])
        return bandit

    def _reused_root(self, seat: Seat) -> InformationSetNode | None:
        """Return the node of this decision in the last tree, if it exists, and forget that tree."""
        last = self._kept_root
        self._kept_root = None
        if last is None:
            return None
        sampled = seat.sample_position(self.rng)
        self.heuristics.adjust_sampled_position(sampled, seat.player)
        node = last.children.get(child_key(self._kept_action, self.heuristics.information_set_key(sampled)))
        if node is None or seat.player not in node.bandits:
            return None
        known = node.bandits[seat.player]
        for action in self.heuristics.candidate_actions(sampled, seat.player, seat.legal_actions()):
            if not known.has_action(action):
                return None
        # An action that is no longer legal must not become the best.
        legal = seat.legal_actions()
        for action in known.actions:
            if action not in legal:
                return None
        return node

    def _keep_tree(self, seat: Seat, root: InformationSetNode, action: int) -> None:
        """Keep the tree if the next decision is probably the same player's."""
        after = seat.sample_position(self.rng)
        self.heuristics.adjust_sampled_position(after, seat.player)
        for player in after.players_to_act():
            if player == seat.player:
                after.apply(player, action)
            else:
                return
        if after.players_to_act() == [seat.player]:
            self._kept_root = root
            self._kept_action = action


def single_action(action: int) -> Bandit:
    """Return statistics without visits of the only action."""
    bandit = Bandit()
    bandit.add_arm(action, 1.0)
    return bandit
