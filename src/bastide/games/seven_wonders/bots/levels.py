"""Difficulty levels of 7 Wonders: search budget and heuristics of each.

``hard`` and ``expert`` consider what the next player would do with a card; ``master`` uses the rollout policy.
"""

from __future__ import annotations

from typing import Final, final

from bastide.bots.levels import BEGINNER, EASY, EXPERT, HARD, MASTER, MEDIUM, Level, LevelMaker
from bastide.bots.search.budget import Budget
from bastide.bots.search.judgement import Judgement
from bastide.games.seven_wonders.bots.judgement import SevenWondersJudgement
from bastide.games.seven_wonders.bots.policy.rollout_policy_file import learnt


@final
class SevenWondersLevels(LevelMaker):
    """Makes the bots of the difficulty levels."""

    def __init__(self) -> None:
        super().__init__(
            [
                Level(BEGINNER, slack=4.8),
                Level(EASY, slack=2.2),
                Level(MEDIUM),
                Level(HARD, Budget(iterations=55, seconds=1.0)),
                Level(EXPERT, Budget(seconds=4.0)),
                Level(MASTER, Budget(seconds=4.0)),
            ]
        )

    def judgement(self, level: str) -> Judgement:
        if level == MASTER:
            return SevenWondersJudgement(rollout_policy=learnt())
        return SevenWondersJudgement(considers_denial=level in (HARD, EXPERT))


MAKER: Final = SevenWondersLevels()
