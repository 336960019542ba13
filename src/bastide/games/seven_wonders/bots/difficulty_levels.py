"""Difficulty levels of 7 Wonders: search budget and heuristics of each.

``hard`` and ``expert`` consider what the next player would do with a card; ``master`` uses the rollout policy.
"""

from __future__ import annotations

from typing import Final, final

from bastide.bots.difficulty_levels import BEGINNER, EASY, EXPERT, HARD, MASTER, MEDIUM, Level, LevelFactory
from bastide.bots.search.heuristics_interface import Heuristics
from bastide.bots.search.search_budget import SearchBudget
from bastide.games.seven_wonders.bots.policy.rollout_policy_file import bundled_policy
from bastide.games.seven_wonders.bots.search_heuristics import SevenWondersHeuristics


@final
class SevenWondersLevelFactory(LevelFactory):
    """Makes the bots of the difficulty levels."""

    def __init__(self) -> None:
        super().__init__(
            [
                Level(BEGINNER, slack=4.8),
                Level(EASY, slack=2.2),
                Level(MEDIUM),
                Level(HARD, SearchBudget(iterations=55, seconds=1.0)),
                Level(EXPERT, SearchBudget(seconds=4.0)),
                Level(MASTER, SearchBudget(seconds=4.0)),
            ]
        )

    def make_heuristics(self, level: str) -> Heuristics:
        if level == MASTER:
            return SevenWondersHeuristics(rollout_policy=bundled_policy())
        return SevenWondersHeuristics(considers_denial=level in (HARD, EXPERT))


BOT_FACTORY: Final = SevenWondersLevelFactory()
