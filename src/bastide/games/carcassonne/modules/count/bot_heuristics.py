"""Bot heuristics for The Count of Carcassonne: value of followers in the quarters."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from bastide.games.carcassonne.bots.forecast.score_forecast import ModuleHeuristics, ScoreForecast
from bastide.games.carcassonne.modules.count.module_state_layout import COUNT_QUARTER, meeples_in_quarter
from bastide.games.carcassonne.rules.action_space import MEEPLE_CODE_COUNT, QUARTER_COUNT
from bastide.games.carcassonne.rules.state.game_state import CarcassonneState

#: Value of a follower in the castle, market, blacksmith and cathedral quarter; and the factor if the count is there.
FOLLOWER_IN_QUARTER_POINTS: Final = [3.0, 4.0, 1.5, 1.5]
BLOCKED_BY_COUNT_FACTOR: Final = 0.4


@final
class CountHeuristics(ModuleHeuristics):
    """Heuristics for followers in the quarters."""

    def __init__(self) -> None:
        super().__init__("count")

    def add_expected_points(self, state: CarcassonneState, slot: int, forecast: ScoreForecast) -> None:
        """Value followers in the quarters, less where the count blocks them."""
        module_state = state.extra[slot]
        for player in range(state.players):
            for quarter in range(QUARTER_COUNT):
                count: i64 = 0
                for code in range(MEEPLE_CODE_COUNT):
                    count += meeples_in_quarter(state, slot, player, quarter, code)
                if count > 0:
                    worth = FOLLOWER_IN_QUARTER_POINTS[quarter] * forecast.follower_demand
                    if module_state[COUNT_QUARTER] == quarter:
                        worth *= BLOCKED_BY_COUNT_FACTOR
                    # the second one in a quarter adds half as much
                    forecast.expected_scores_without_supply[player] += worth * (0.5 + 0.5 * float(count))


HEURISTICS: Final = CountHeuristics()
