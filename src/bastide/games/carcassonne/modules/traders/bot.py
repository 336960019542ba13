"""Bot heuristics for Traders & Builders: expected points of goods, builders and pigs."""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64

from bastide.games.carcassonne.bots.forecast.forecast import UNKNOWN, Forecast, Opinion
from bastide.games.carcassonne.modules.traders.module import BUILDER, DUE, GOODS_MARKS, PIG, TOKENS_AT
from bastide.games.carcassonne.rules.actions import placed_code
from bastide.games.carcassonne.rules.state.state import CarcassonneState
from bastide.games.carcassonne.rules.turn.figure_actions import placed_feature

#: Value of a builder on an unfinished feature, and of a second tile that is already earned.
BUILDER_AT_WORK: Final = 3.5
SECOND_TILE: Final = 3.0


@final
class TradersOpinion(Opinion):
    """Heuristics for goods, builders and pigs."""

    def __init__(self) -> None:
        super().__init__("traders", {"builder": 0.6, "pig": 0.6})

    def add(self, state: CarcassonneState, slot: int, forecast: Forecast) -> None:
        """Goods by the chance of a majority, builders by the tiles that they will earn, pigs by their field."""
        module_state = state.extra[slot]
        points = forecast.points
        sureness = 2.5 - 1.9 * forecast.early
        marks: i64 = 0
        for root in state.completed:
            marks |= state.board.marks[root]
        for good in range(3):
            held = [float(module_state[TOKENS_AT + 3 * player + good]) for player in range(state.players)]
            if marks & GOODS_MARKS[good] != 0:
                held[state.active] += 1.0  # a token that is about to be given
            most = max(held)
            weights = [math.exp(sureness * (each - most)) for each in held]
            total = sum(weights)
            for player in range(state.players):
                points[player] += 10.0 * weights[player] / total
        if module_state[DUE] and state.part == 1:
            points[state.active] += SECOND_TILE
        for i in range(len(state.figure_node)):
            code = state.figure_code[i]
            if code == BUILDER:
                points[state.figure_owner[i]] += BUILDER_AT_WORK * forecast.busy
            elif code == PIG:
                points[state.figure_owner[i]] += forecast.hopes(state, state.board.root(state.figure_node[i]))

    def figure_worth(self, state: CarcassonneState, slot: int, player: i64, action: i64, forecast: Forecast) -> float:
        code = placed_code(action)
        now = forecast.points[player] + forecast.at_home(player, forecast.home[player])
        if code == BUILDER:
            return now + forecast.busy * (BUILDER_AT_WORK - self.at_home["builder"])
        if code == PIG:
            node = state.board.tile_node[-1] + placed_feature(action)
            return now + forecast.hopes(state, state.board.root(node)) - forecast.busy * self.at_home["pig"]
        return UNKNOWN
