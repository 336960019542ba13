"""The bot that searches."""

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
    """Searches with a judgement and a budget, and plays what it tried most.

    ``spec`` and ``game`` say how other processes can make the same bot; they are needed for a budget with workers.
    One that ``plays`` a whole game takes time for it before its first decision; others are asked about one decision.
    One with an ``adviser``, in games where it grows a tree, asks before it searches; what both are sure of is done at
    once.
    """

    def __init__(
        self,
        judgement: Judgement,
        budget: Budget,
        seed: int,
        game: str = "",
        spec: str = "",
        plays: bool = False,
        adviser: Adviser | None = None,
    ) -> None:
        self.judgement = judgement
        self.budget = budget
        self.rng = Rng(seed)
        self.game = game
        self.spec = spec
        self.adviser = adviser
        #: On the decision that is being made.
        self._advice: Advice | None = None
        #: Whether the game as a whole has still to be thought about.
        self._unrehearsed = plays
        #: The part of the last tree that the next decision may start from, before it is known what is seen then.
        self._last: Node | None = None
        self._last_action = -1

    def choose(self, seat: Seat) -> int:
        legal = seat.legal_actions()
        if len(legal) > 1:
            drawn = seat.sample(self.rng)
            self.judgement.prepare(drawn, seat.player)
            legal = self.judgement.candidates(drawn, seat.player, legal)
            if len(legal) > 1 and self.adviser is not None:
                self._advice = self.adviser.advise(drawn, seat.player)
                agreed = self._advice.agreed(legal, self.judgement.prior(drawn, seat.player, legal))
                if agreed >= 0:
                    return agreed
        if len(legal) == 1:
            return legal[0]
        learnt = self.learn(seat)
        self._advice = None
        # nothing is learnt where every drawn position left a single candidate
        return learnt.actions[learnt.best()] if learnt.actions else legal[0]

    def hurry(self) -> None:
        self._unrehearsed = False

    def learn(self, seat: Seat) -> Bandit:
        """Spend the budget on this decision. What is learnt goes on being there for the next one."""
        if self.budget.workers > 1:
            together = learn_together(self.game, self.spec, seat, self.budget, self.rng)
            together.doubt = self.judgement.doubt
            return together
        if self._unrehearsed:
            self._unrehearsed = False
            rehearse(seat, self.judgement, self.budget.for_a_game())
        budget = make_plans(seat, self.judgement, self.budget, self.rng)
        if self.judgement.racers > 0:
            race = Race(seat, self.judgement, self.rng)
            think(race, budget)
            return race.learnt()
        search = Search(seat, self.judgement, self.rng, self._root(seat), False, self._advice)
        think(search, budget)
        learnt = search.learnt()
        # what was learnt without advice is no beginning for what is learnt with it
        if learnt.actions and self.adviser is None:
            self._remember(seat, search.root, learnt.actions[learnt.best()])
        return learnt

    def _root(self, seat: Seat) -> Node | None:
        """Where in the last tree this decision is, if it is there. It belongs to this decision from now on."""
        last = self._last
        self._last = None
        if last is None:
            return None
        drawn = seat.sample(self.rng)
        self.judgement.prepare(drawn, seat.player)
        node = last.children.get(child_key(self._last_action, self.judgement.observation(drawn)))
        if node is None or seat.player not in node.bandits:
            return None
        known = node.bandits[seat.player]
        for action in self.judgement.candidates(drawn, seat.player, seat.legal_actions()):
            if not known.knows(action):
                return None
        # An action that was offered then, but is not now, must not be taken for the best.
        legal = seat.legal_actions()
        for action in known.actions:
            if action not in legal:
                return None
        return node

    def _remember(self, seat: Seat, root: Node, action: int) -> None:
        """Keep the tree if the next decision, as far as one can tell, is this player's again."""
        after = seat.sample(self.rng)
        self.judgement.prepare(after, seat.player)
        for player in after.actors():
            if player == seat.player:
                after.apply(player, action)
            else:
                return
        if after.actors() == [seat.player]:
            self._last = root
            self._last_action = action
