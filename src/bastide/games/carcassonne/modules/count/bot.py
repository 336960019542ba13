"""Bot heuristics for The Count of Carcassonne: value of followers in the quarters."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from bastide.games.carcassonne.bots.forecast.forecast import Forecast, Opinion
from bastide.games.carcassonne.modules.count.memory import COUNT_IN, inside
from bastide.games.carcassonne.rules.actions import FIGURE_COUNT, QUARTERS
from bastide.games.carcassonne.rules.state.state import CarcassonneState

#: Value of a follower in the castle, market, blacksmith and cathedral quarter; and the factor if the count is there.
IN_QUARTER: Final = [3.0, 4.0, 1.5, 1.5]
BESIDE_COUNT: Final = 0.4


@final
class CountOpinion(Opinion):
    """Heuristics for followers in the quarters."""

    def __init__(self) -> None:
        super().__init__("count")

    def add(self, state: CarcassonneState, slot: int, forecast: Forecast) -> None:
        """Value followers in the quarters, less where the count blocks them."""
        module_state = state.extra[slot]
        for player in range(state.players):
            for quarter in range(QUARTERS):
                count: i64 = 0
                for code in range(FIGURE_COUNT):
                    count += inside(state, slot, player, quarter, code)
                if count > 0:
                    worth = IN_QUARTER[quarter] * forecast.busy
                    if module_state[COUNT_IN] == quarter:
                        worth *= BESIDE_COUNT
                    # the second one in a quarter adds half as much
                    forecast.points[player] += worth * (0.5 + 0.5 * float(count))
