"""Difficulty levels of 7 Wonders, and the heuristics that they name.

``denial`` considers what the next player would do with a card; ``policy`` uses the rollout policy.
"""

from __future__ import annotations

from typing import Final, final

from bastide.bots.difficulty_levels import LevelFactory
from bastide.bots.level_files import PLAIN_HEURISTICS
from bastide.bots.search.heuristics_interface import Heuristics
from bastide.games.seven_wonders.bots.policy.rollout_policy_file import bundled_policy
from bastide.games.seven_wonders.bots.search_heuristics import SevenWondersHeuristics


@final
class SevenWondersLevelFactory(LevelFactory):
    """Makes the bots of the difficulty levels."""

    def __init__(self) -> None:
        super().__init__("seven_wonders")

    def make_named_heuristics(self, name: str) -> Heuristics | None:
        if name == "policy":
            return SevenWondersHeuristics(rollout_policy=bundled_policy())
        if name == "denial":
            return SevenWondersHeuristics(considers_denial=True)
        return SevenWondersHeuristics(considers_denial=False) if name == PLAIN_HEURISTICS else None


BOT_FACTORY: Final = SevenWondersLevelFactory()
