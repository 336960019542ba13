"""Bot heuristics for King & Robber Baron: expected points of the two titles."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from bastide.games.carcassonne.bots.forecast.score_forecast import ModuleHeuristics, ScoreForecast
from bastide.games.carcassonne.modules.king.module import (
    KING_START,
    LARGEST_SIZE,
    ROBBER_START,
    TITLE_HOLDER,
    count_complete_on_board,
)
from bastide.games.carcassonne.rules.state.game_state import CarcassonneState
from bastide.games.carcassonne.rules.tiles.tile_definition import CITY, ROAD

#: Expected number of further complete cities, or roads, at the start of the game.
EXPECTED_NEW_FEATURES: Final = 5.0


@final
class KingHeuristics(ModuleHeuristics):
    """Heuristics for the titles of king and robber baron."""

    def __init__(self) -> None:
        super().__init__("king")

    def add_expected_points(self, state: CarcassonneState, slot: int, forecast: ScoreForecast) -> None:
        """One point per complete city, or road, for the holder, reduced by the risk of losing the title."""
        module_state = state.extra[slot]
        kept = 1.0 - 0.7 * forecast.game_left_share
        for at, kind in ((KING_START, CITY), (ROBBER_START, ROAD)):
            holder: i64 = module_state[at + TITLE_HOLDER]
            for root in state.completed:
                if (
                    state.board.node_kind[root] == kind
                    and state.board.feature_size[root] > module_state[at + LARGEST_SIZE]
                ):
                    holder = state.active
            if holder >= 0:
                worth = float(count_complete_on_board(state, kind)) + EXPECTED_NEW_FEATURES * forecast.game_left_share
                forecast.expected_scores_without_supply[holder] += kept * worth


HEURISTICS: Final = KingHeuristics()
