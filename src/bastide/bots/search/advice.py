"""Policy prior for one decision: action probabilities from a network or another policy without search.

Two players of similar strength that err differently are stronger together. The search visits probable actions first and
more often; with more visits, results outweigh the prior.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from typing import Final, final

from mypy_extensions import mypyc_attr

from bastide.bots.search.budget import Budget
from bastide.bots.search.judgement import Judgement
from bastide.core.bot import Bot, BotMaker
from bastide.core.game import Game
from bastide.core.state import State

#: Share of the policy in the mixed prior; the rest comes from the heuristics.
SHARE: Final = 0.7
#: Lower bound of a policy probability.
LEAST: Final = 0.001
#: Policy probability from which an action is searched, even if it is no candidate of the heuristics.
THINKABLE: Final = 0.15
#: Policy probability from which the action that the heuristics also prefer is played without search.
AGREED: Final = 0.95


@final
class Advice:
    """Probability of each legal action, by a policy; they add up to 1."""

    def __init__(self, chances: dict[int, float]) -> None:
        self.chances = chances

    def joined(self, actions: list[int], priors: list[float]) -> list[float]:
        """Return the mixed priors of heuristics and policy."""
        own = (1.0 - SHARE) / math.fsum(priors)
        return [SHARE * max(self.chances.get(actions[i], 0.0), LEAST) + own * priors[i] for i in range(len(actions))]

    def widened(self, candidates: list[int], legal: list[int]) -> list[int]:
        """Return the candidates and all other actions that the policy finds probable, ascending."""
        return [action for action in legal if action in candidates or self.chances.get(action, 0.0) >= THINKABLE]

    def agreed(self, actions: list[int], priors: list[float]) -> int:
        """Return the action that the heuristics prefer if the policy is nearly certain of it, too; else -1."""
        best = 0
        for i in range(1, len(actions)):
            if priors[i] > priors[best]:
                best = i
        return actions[best] if self.chances.get(actions[best], 0.0) >= AGREED else -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Adviser(ABC):
    """Source of policy priors for the decisions of one game."""

    @abstractmethod
    def advise(self, state: State, player: int) -> Advice:
        """Return the prior for a position sampled for this player, who has more than one legal action."""


@mypyc_attr(allow_interpreted_subclasses=True)
class AdviserMaker(BotMaker):
    """Bot factory whose bots can also serve as policy prior of a search."""

    @abstractmethod
    def advised(self, argument: str, heuristics: Judgement, default: Budget, game: Game, seed: int) -> Bot:
        """Make a search bot with a policy prior. ``argument`` is ``FILE`` or ``FILE+seconds=1``."""
