"""Bot heuristics for Traders & Builders: expected points of goods, builders and pigs."""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64

from bastide.games.carcassonne.bots.forecast.score_forecast import UNKNOWN_VALUE, ModuleHeuristics, ScoreForecast
from bastide.games.carcassonne.modules.traders.module import BUILDER, GOODS_MARKS, GOODS_START, PIG, SECOND_PART_DUE
from bastide.games.carcassonne.rules.action_space import meeple_code_of_action
from bastide.games.carcassonne.rules.state.game_state import CarcassonneState
from bastide.games.carcassonne.rules.turn.meeple_action_notation import feature_index_of_action

#: Value of a builder on an unfinished feature, and of a second tile that is already earned.
BUILDER_AT_WORK_POINTS: Final = 3.5
SECOND_TILE_POINTS: Final = 3.0


@final
class TradersHeuristics(ModuleHeuristics):
    """Heuristics for goods, builders and pigs."""

    def __init__(self) -> None:
        super().__init__("traders", {"builder": 0.6, "pig": 0.6})

    def add_expected_points(self, state: CarcassonneState, slot: int, forecast: ScoreForecast) -> None:
        """Goods by the chance of a majority, builders by the tiles that they will earn, pigs by their field."""
        module_state = state.extra[slot]
        points = forecast.expected_scores_without_supply
        sureness = 2.5 - 1.9 * forecast.game_left_share
        marks: i64 = 0
        for root in state.completed:
            marks |= state.board.marks[root]
        for good in range(3):
            held = [float(module_state[GOODS_START + 3 * player + good]) for player in range(state.players)]
            if marks & GOODS_MARKS[good] != 0:
                held[state.active] += 1.0  # a token that is about to be given
            most = max(held)
            weights = [math.exp(sureness * (each - most)) for each in held]
            total = sum(weights)
            for player in range(state.players):
                points[player] += 10.0 * weights[player] / total
        if module_state[SECOND_PART_DUE] and state.part == 1:
            points[state.active] += SECOND_TILE_POINTS
        for i in range(len(state.figure_node)):
            code = state.figure_code[i]
            if code == BUILDER:
                points[state.figure_owner[i]] += BUILDER_AT_WORK_POINTS * forecast.follower_demand
            elif code == PIG:
                points[state.figure_owner[i]] += forecast.expected_completed_cities(
                    state, state.board.find_root(state.figure_node[i])
                )

    def score_after_meeple_action(
        self, state: CarcassonneState, slot: int, player: i64, action: i64, forecast: ScoreForecast
    ) -> float:
        code = meeple_code_of_action(action)
        now = forecast.expected_scores_without_supply[player] + forecast.supply_value(
            player, forecast.expected_supply_followers[player]
        )
        if code == BUILDER:
            return now + forecast.follower_demand * (BUILDER_AT_WORK_POINTS - self.supply_meeple_points["builder"])
        if code == PIG:
            node = state.board.tile_first_node[-1] + feature_index_of_action(action)
            return (
                now
                + forecast.expected_completed_cities(state, state.board.find_root(node))
                - forecast.follower_demand * self.supply_meeple_points["pig"]
            )
        return UNKNOWN_VALUE


HEURISTICS: Final = TradersHeuristics()
