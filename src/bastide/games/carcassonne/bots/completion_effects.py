"""Effects on the completion of features that followers stand on."""

from __future__ import annotations

from typing import Final, final

from bastide.bots.search.decision_evaluation import MeasuredEffect
from bastide.core.json_data import JsonData
from bastide.games.carcassonne.bots.forecast.score_forecast import ScoreForecast
from bastide.games.carcassonne.rules.state.game_state import CarcassonneState
from bastide.games.carcassonne.rules.tiles.tile_definition import CITY, CLOISTER, ROAD

#: Smaller differences of the completion chance, in percent, explain nothing.
MIN_COMPLETION_PERCENT: Final = 15.0
#: Kinds of features that can be completed.
FEATURE_NAMES: Final = {CITY: "city", ROAD: "road", CLOISTER: "cloister"}


@final
class CompletionEffects:
    """Measures the chance that features of the players are completed before the tiles run out.

    ``completes``: a feature of the player is completed more often. ``blocks``: one of an opponent less often. A feature
    is named by its kind and its number of tiles before the move; those that share a name are left out.
    """

    def __init__(self, forecast: ScoreForecast) -> None:
        self._forecast = forecast
        #: A node of each feature.
        self._nodes: list[int] = []

    def list_effects(self, state: CarcassonneState, player: int) -> list[MeasuredEffect]:
        """Return the effects of a decision."""
        forecast, board = self._forecast, state.board
        forecast.analyse_position(state)
        found: list[MeasuredEffect] = []
        nodes: list[int] = []
        names: list[tuple[int, str, int]] = []
        for slot in range(len(forecast.feature_points)):
            root = forecast.occupied_roots[slot]
            kind = int(board.node_kind[root])
            owners = forecast.list_owners(slot, state.players)
            if kind not in FEATURE_NAMES or board.open_edges[root] == 0 or len(owners) != 1:
                continue
            tiles = 9 - int(board.open_edges[root]) if kind == CLOISTER else int(board.feature_size[root])
            owner, name = owners[0], FEATURE_NAMES[kind]
            code, sign = ("completes", 1.0) if owner == player else ("blocks", -1.0)
            facts: dict[str, JsonData] = {"of": name, "tiles": tiles}
            found.append(MeasuredEffect(code, owner, sign * MIN_COMPLETION_PERCENT, facts, None, True))
            nodes.append(root)
            names.append((owner, name, tiles))
        unique = [at for at in range(len(names)) if names.count(names[at]) == 1]
        self._nodes = [nodes[at] for at in unique]
        return [found[at] for at in unique]

    def measure(self, state: CarcassonneState) -> list[float]:
        """Return the completion chances in percent in the position that the forecast analysed last."""
        found: list[float] = []
        for node in self._nodes:
            root = state.board.find_root(node)
            if state.asked >= 0:
                found.append(100.0 * self._forecast.completion_chance(state, root))
            else:  # the game is over
                found.append(100.0 if state.board.open_edges[root] == 0 else 0.0)
        return found
