"""Bot heuristics for Abbey & Mayor: abbeys in hand and barns."""

from __future__ import annotations

from typing import Final, final

from bastide.games.carcassonne.bots.forecast.forecast import Forecast, Opinion
from bastide.games.carcassonne.modules.abbey.memory import BARN, held_at
from bastide.games.carcassonne.rules.state.state import CarcassonneState

ABBEY_IN_HAND: Final = 3.0


@final
class AbbeyOpinion(Opinion):
    """Heuristics for abbeys in hand, the new meeples and barns."""

    def __init__(self) -> None:
        super().__init__("abbey", {"mayor": 0.3, "wagon": 0.8, "barn": 9.0})

    def add(self, state: CarcassonneState, slot: int, forecast: Forecast) -> None:
        """Value abbeys in hand, and four points per expected city next to a barn."""
        module_state = state.extra[slot]
        for player in range(state.players):
            forecast.points[player] += ABBEY_IN_HAND * forecast.busy * float(module_state[held_at(player)])
        for i in range(len(state.figure_node)):
            if state.figure_code[i] == BARN:
                field = state.board.root(state.figure_node[i])
                forecast.points[state.figure_owner[i]] += 4.0 * forecast.hopes(state, field)
