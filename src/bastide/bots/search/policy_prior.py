"""Policy prior for one decision: action probabilities from a network or another policy without search.

Two players of similar strength that err differently are stronger together. The search visits probable actions first and
more often; with more visits, results outweigh the prior.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from typing import Final, final

from mypy_extensions import mypyc_attr

from bastide.bots.search.heuristics_interface import Heuristics
from bastide.bots.search.search_budget import SearchBudget
from bastide.core.bot import Bot, BotFactory
from bastide.core.game import Game
from bastide.core.state import State

#: Share of the policy in the mixed prior; the rest comes from the heuristics.
PRIOR_SHARE: Final = 0.7
#: Lower bound of a policy probability.
MIN_PROBABILITY: Final = 0.001
#: Policy probability from which an action is searched, even if it is no candidate of the heuristics.
MIN_CANDIDATE_PROBABILITY: Final = 0.15
#: Policy probability from which the action that the heuristics also prefer is played without search.
AGREEMENT_PROBABILITY: Final = 0.95


@final
class PolicyPrior:
    """Probability of each legal action, by a policy; they add up to 1."""

    def __init__(self, probabilities: dict[int, float]) -> None:
        self.probabilities = probabilities

    def mix_priors(self, actions: list[int], priors: list[float]) -> list[float]:
        """Return the mixed priors of heuristics and policy."""
        own = (1.0 - PRIOR_SHARE) / math.fsum(priors)
        return [
            PRIOR_SHARE * max(self.probabilities.get(actions[i], 0.0), MIN_PROBABILITY) + own * priors[i]
            for i in range(len(actions))
        ]

    def extend_candidates(self, candidates: list[int], legal: list[int]) -> list[int]:
        """Return the candidates and all other actions that the policy finds probable, ascending."""
        return [
            action
            for action in legal
            if action in candidates or self.probabilities.get(action, 0.0) >= MIN_CANDIDATE_PROBABILITY
        ]

    def agreed_action(self, actions: list[int], priors: list[float]) -> int:
        """Return the action that the heuristics prefer if the policy is nearly certain of it, too; else -1."""
        best = 0
        for i in range(1, len(actions)):
            if priors[i] > priors[best]:
                best = i
        return actions[best] if self.probabilities.get(actions[best], 0.0) >= AGREEMENT_PROBABILITY else -1


@mypyc_attr(allow_interpreted_subclasses=True)
class PolicyPriorSource(ABC):
    """Source of policy priors for the decisions of one game."""

    @abstractmethod
    def policy_prior(self, state: State, player: int) -> PolicyPrior:
        """Return the prior for a position sampled for this player, who has more than one legal action."""


@mypyc_attr(allow_interpreted_subclasses=True)
class PolicyPriorBotFactory(BotFactory):
    """Bot factory whose bots can also serve as policy prior of a search."""

    @abstractmethod
    def make_bot_with_prior(
        self, argument: str, heuristics: Heuristics, default: SearchBudget, game: Game, seed: int
    ) -> Bot:
        """Make a search bot with a policy prior. ``argument`` is ``FILE`` or ``FILE+seconds=1``."""
