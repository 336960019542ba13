"""Bot that searches before each decision."""

from __future__ import annotations

from typing import final

from bastide.bots.search.advice import Advice, Adviser
from bastide.bots.search.budget import Budget
from bastide.bots.search.judgement import Judgement
from bastide.bots.search.parallel import learn_together
from bastide.bots.search.race import Race
from bastide.bots.search.thinking import Learner, make_plans, rehearse, think
from bastide.bots.search.thought import Bandit
from bastide.bots.search.tree import Node, Search, child_key
from bastide.core.randomness.rng import Rng
from bastide.core.state import Seat


@final
class SearchBot(Learner):
    """Searches with heuristics and a budget, and plays the most visited action.

    ``spec`` and ``game`` let worker processes make the same bot; they are needed for a budget with several workers.
    With ``prepares``, the bot prepares for the whole game before its first decision. With a ``prior_source``, a tree
    search uses its policy prior; an action that both are certain of is played without search.
    """

    def __init__(
        self,
        heuristics: Judgement,
        budget: Budget,
        seed: int,
        game: str = "",
        spec: str = "",
        prepares: bool = False,
        prior_source: Adviser | None = None,
    ) -> None:
        self.judgement = heuristics
        self.budget = budget
        self.rng = Rng(seed)
        self.game = game
        self.spec = spec
        self.adviser = prior_source
        #: Policy prior of the current decision.
        self._policy_prior: Advice | None = None
        #: Whether the preparation for the game is still to be done.
        self._needs_preparation = prepares
        #: Root of the last tree, which the next decision may reuse.
        self._kept_root: Node | None = None
        self._kept_action = -1

    def choose(self, seat: Seat) -> int:
        legal = seat.legal_actions()
        if len(legal) > 1:
            sampled = seat.sample(self.rng)
            self.judgement.prepare(sampled, seat.player)
            legal = self.judgement.candidates(sampled, seat.player, legal)
            if len(legal) > 1 and self.adviser is not None:
                self._policy_prior = self.adviser.advise(sampled, seat.player)
                agreed = self._policy_prior.agreed(legal, self.judgement.prior(sampled, seat.player, legal))
                if agreed >= 0:
                    return agreed
        if len(legal) == 1:
            return legal[0]
        bandit = self.learn(seat)
        self._policy_prior = None
        # the search has no result where every sampled position left a single candidate
        return bandit.actions[bandit.best()] if bandit.actions else legal[0]

    def hurry(self) -> None:
        self._needs_preparation = False

    def learn(self, seat: Seat) -> Bandit:
        """Search this decision within the budget. The tree is kept for the next decision."""
        if self.budget.workers > 1:
            merged = learn_together(self.game, self.spec, seat, self.budget, self.rng)
            merged.doubt = self.judgement.doubt
            return merged
        if self._needs_preparation:
            self._needs_preparation = False
            rehearse(seat, self.judgement, self.budget.for_a_game())
        budget = make_plans(seat, self.judgement, self.budget, self.rng)
        if self.judgement.racers > 0:
            race = Race(seat, self.judgement, self.rng)
            think(race, budget)
            return race.learnt()
        search = Search(seat, self.judgement, self.rng, self._reused_root(seat), False, self._policy_prior)
        think(search, budget)
        bandit = search.learnt()
        # a tree grown with another policy prior must not be reused
        if bandit.actions and self.adviser is None:
            self._keep_tree(seat, search.root, bandit.actions[bandit.best()])
        return bandit

    def _reused_root(self, seat: Seat) -> Node | None:
        """Return the node of this decision in the last tree, if it exists, and forget that tree."""
        last = self._kept_root
        self._kept_root = None
        if last is None:
            return None
        sampled = seat.sample(self.rng)
        self.judgement.prepare(sampled, seat.player)
        node = last.children.get(child_key(self._kept_action, self.judgement.observation(sampled)))
        if node is None or seat.player not in node.bandits:
            return None
        known = node.bandits[seat.player]
        for action in self.judgement.candidates(sampled, seat.player, seat.legal_actions()):
            if not known.knows(action):
                return None
        # An action that is no longer legal must not become the best.
        legal = seat.legal_actions()
        for action in known.actions:
            if action not in legal:
                return None
        return node

    def _keep_tree(self, seat: Seat, root: Node, action: int) -> None:
        """Keep the tree if the next decision is probably the same player's."""
        after = seat.sample(self.rng)
        self.judgement.prepare(after, seat.player)
        for player in after.actors():
            if player == seat.player:
                after.apply(player, action)
            else:
                return
        if after.actors() == [seat.player]:
            self._kept_root = root
            self._kept_action = action
