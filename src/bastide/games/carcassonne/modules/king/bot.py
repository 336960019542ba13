"""Bot heuristics for King & Robber Baron: expected points of the two titles."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from bastide.games.carcassonne.bots.forecast.forecast import Forecast, Opinion
from bastide.games.carcassonne.modules.king.module import HOLDER, KING, ROBBER, SIZE, complete_on_map
from bastide.games.carcassonne.rules.state.state import CarcassonneState
from bastide.games.carcassonne.rules.tiles.model import CITY, ROAD

#: Expected number of further complete cities, or roads, at the start of the game.
CROWN_GROWS: Final = 5.0


@final
class KingOpinion(Opinion):
    """Heuristics for the titles of king and robber baron."""

    def __init__(self) -> None:
        super().__init__("king")

    def add(self, state: CarcassonneState, slot: int, forecast: Forecast) -> None:
        """One point per complete city, or road, for the holder, reduced by the risk of losing the title."""
        module_state = state.extra[slot]
        kept = 1.0 - 0.7 * forecast.early
        for at, kind in ((KING, CITY), (ROBBER, ROAD)):
            holder: i64 = module_state[at + HOLDER]
            for root in state.completed:
                if state.board.node_kind[root] == kind and state.board.size[root] > module_state[at + SIZE]:
                    holder = state.active
            if holder >= 0:
                worth = float(complete_on_map(state, kind)) + CROWN_GROWS * forecast.early
                forecast.points[holder] += kept * worth
