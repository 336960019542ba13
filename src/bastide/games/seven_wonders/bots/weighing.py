"""``weights:FILE`` bot of 7 Wonders: plays by weights from a file, Age by Age."""

from __future__ import annotations

from typing import Final, final

from bastide.bots.levels import QuickBot
from bastide.bots.weights import WeightsMaker, WeightTable
from bastide.core.bot import Bot
from bastide.games.seven_wonders.bots.judgement import SevenWondersJudgement
from bastide.games.seven_wonders.bots.taste import USUAL, tastes_of

PARTS: Final = ["age 1", "age 2", "age 3"]


@final
class SevenWondersWeights(WeightsMaker):
    """Makes bots that take the best action by their weights, without search."""

    def __init__(self) -> None:
        super().__init__(PARTS, USUAL, ["medium"])

    def bot(self, weights: WeightTable, seed: int) -> Bot:
        return QuickBot(SevenWondersJudgement(True, tastes_of(weights)), 0.0, seed)


MAKER: Final = SevenWondersWeights()
