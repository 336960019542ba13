"""``weights:FILE`` bot of 7 Wonders: plays by weights from a file, Age by Age."""

from __future__ import annotations

from typing import Final, final

from bastide.bots.difficulty_levels import HeuristicBot
from bastide.bots.weights_strategy_format import WeightsBotFactory, WeightTable
from bastide.core.bot import Bot
from bastide.games.seven_wonders.bots.heuristic_weights import DEFAULT_WEIGHTS, make_weights_by_age
from bastide.games.seven_wonders.bots.search_heuristics import SevenWondersHeuristics

WEIGHT_COLUMNS: Final = ["age 1", "age 2", "age 3"]


@final
class SevenWondersWeightsBotFactory(WeightsBotFactory):
    """Makes bots that take the best action by their weights, without search."""

    def __init__(self) -> None:
        super().__init__(WEIGHT_COLUMNS, DEFAULT_WEIGHTS, ["medium"])

    def make_weights_bot(self, weights: WeightTable, seed: int) -> Bot:
        return HeuristicBot(SevenWondersHeuristics(True, make_weights_by_age(weights)), 0.0, seed)


BOT_FACTORY: Final = SevenWondersWeightsBotFactory()
