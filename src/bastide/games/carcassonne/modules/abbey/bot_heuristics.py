"""Bot heuristics for Abbey & Mayor: abbeys in hand and barns."""

from __future__ import annotations

from typing import Final, final

from bastide.games.carcassonne.bots.forecast.score_forecast import ModuleHeuristics, ScoreForecast
from bastide.games.carcassonne.modules.abbey.module_state_layout import BARN, abbey_in_hand_index
from bastide.games.carcassonne.rules.state.game_state import CarcassonneState

ABBEY_IN_HAND_POINTS: Final = 3.0


@final
class AbbeyHeuristics(ModuleHeuristics):
    """Heuristics for abbeys in hand, the new meeples and barns."""

    def __init__(self) -> None:
        super().__init__("abbey", {"mayor": 0.3, "wagon": 0.8, "barn": 9.0})

    def add_expected_points(self, state: CarcassonneState, slot: int, forecast: ScoreForecast) -> None:
        """Value abbeys in hand, and four points per expected city next to a barn."""
        module_state = state.extra[slot]
        for player in range(state.players):
            forecast.expected_scores_without_supply[player] += (
                ABBEY_IN_HAND_POINTS * forecast.follower_demand * float(module_state[abbey_in_hand_index(player)])
            )
        for i in range(len(state.figure_node)):
            if state.figure_code[i] == BARN:
                field = state.board.find_root(state.figure_node[i])
                forecast.expected_scores_without_supply[state.figure_owner[i]] += (
                    4.0 * forecast.expected_completed_cities(state, field)
                )


HEURISTICS: Final = AbbeyHeuristics()
