"""The levels of 7 Wonders: how much each of them thinks, and whether it looks at what the next player would do."""

from __future__ import annotations

from typing import Final, final

from bastide.bots.levels import EASY, EXPERT, HARD, MEDIUM, Level, LevelMaker
from bastide.bots.search.budget import Budget
from bastide.bots.search.judgement import Judgement
from bastide.games.seven_wonders.bots.judgement import SevenWondersJudgement


@final
class SevenWondersLevels(LevelMaker):
    def __init__(self) -> None:
        super().__init__(
            [
                Level(EASY, careless=0.45),
                Level(MEDIUM),
                Level(HARD, Budget(iterations=200, seconds=1.0)),
                Level(EXPERT, Budget(seconds=4.0)),
            ]
        )

    def judgement(self, level: str) -> Judgement:
        return SevenWondersJudgement(denies=level in (HARD, EXPERT))


MAKER: Final = SevenWondersLevels()
