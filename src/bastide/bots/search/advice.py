"""Advice for one decision, from somebody who knows the game but does not search: a network, say.

Two who are about as strong and err in different ways are stronger together. What the adviser likes is tried first and
more often; with every try, what comes of it counts more.
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

#: How much of the prior is the adviser's; the rest is the judgement's.
SHARE: Final = 0.7
#: What is thought to be less likely than this is thought to be just as likely as this.
LEAST: Final = 0.001
#: What the adviser would do more often than this is tried, even if judgement would not think of it.
THINKABLE: Final = 0.15
#: What the adviser would do this often, and judgement likes best, too, is done at once.
AGREED: Final = 0.95


@final
class Advice:
    """How often the adviser would take each action: the ``chances`` of all legal ones add up to 1."""

    def __init__(self, chances: dict[int, float]) -> None:
        self.chances = chances

    def joined(self, actions: list[int], priors: list[float]) -> list[float]:
        """The priors of a judgement and of the adviser in one."""
        own = (1.0 - SHARE) / math.fsum(priors)
        return [SHARE * max(self.chances.get(actions[i], 0.0), LEAST) + own * priors[i] for i in range(len(actions))]

    def widened(self, candidates: list[int], legal: list[int]) -> list[int]:
        """The candidates, and whatever else the adviser may well do; ascending."""
        return [action for action in legal if action in candidates or self.chances.get(action, 0.0) >= THINKABLE]

    def agreed(self, actions: list[int], priors: list[float]) -> int:
        """The action that both like best, the adviser without a doubt; -1 if there is none."""
        best = 0
        for i in range(1, len(actions)):
            if priors[i] > priors[best]:
                best = i
        return actions[best] if self.chances.get(actions[best], 0.0) >= AGREED else -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Adviser(ABC):
    """Gives advice on the decisions of one game."""

    @abstractmethod
    def advise(self, state: State, player: int) -> Advice:
        """On a position that was drawn for this player, who has more than one legal action."""


@mypyc_attr(allow_interpreted_subclasses=True)
class AdviserMaker(BotMaker):
    """Makes bots that also advise others."""

    @abstractmethod
    def advised(self, argument: str, judgement: Judgement, usual: Budget, game: Game, seed: int) -> Bot:
        """A search with a judgement, and with the advice of what ``argument`` names: ``FILE``, ``FILE+seconds=1``."""
