"""Effects on the completion of features that followers stand on."""

from __future__ import annotations

from typing import Final, final

from bastide.bots.search.decision_evaluation import MeasuredEffect
from bastide.core.json_data import JsonData
from bastide.games.carcassonne.bots.forecast.score_forecast import ScoreForecast, followers_in_supply
from bastide.games.carcassonne.rules.action_space import ACTION_NONE, meeple_code_of_action
from bastide.games.carcassonne.rules.state.game_state import CarcassonneState
from bastide.games.carcassonne.rules.tiles.tile_definition import CITY, CLOISTER, FIELD, ROAD
from bastide.games.carcassonne.rules.turn.meeple_action_notation import feature_index_of_action

#: Smaller differences of the completion chance, in percent, explain nothing.
MIN_COMPLETION_PERCENT: Final = 15.0
#: Chance that a follower does not come back, in percent, from which it is a reason not to place it.
MIN_STUCK_PERCENT: Final = 50.0
#: Kinds of features that can be completed.
FEATURE_NAMES: Final = {CITY: "city", ROAD: "road", CLOISTER: "cloister"}


@final
class CompletionEffects:
    """Measures the chance that features of the players are completed before the tiles run out.

    ``completes``: a feature of the player is completed more often. ``blocks``: one of an opponent less often. A feature
    is named by its kind and its number of tiles before the move; those that share a name are left out. ``stuck``: the
    follower that the other action places does not come back, because its feature is not completed.
    """

    def __init__(self, forecast: ScoreForecast) -> None:
        self._forecast = forecast
        #: A node of each feature.
        self._nodes: list[int] = []
        #: Actions that place a follower, and the nodes of its feature.
        self._placements: list[int] = []
        self._placement_nodes: list[int] = []

    def list_effects(self, state: CarcassonneState, player: int, actions: list[int]) -> list[MeasuredEffect]:
        """Return the effects of these actions of a player."""
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
        return [found[at] for at in unique] + self._list_placements(state, player, actions)

    def _list_placements(self, state: CarcassonneState, player: int, actions: list[int]) -> list[MeasuredEffect]:
        """Return an effect for each action that places a follower, if it is also possible to place none."""
        self._placements = []
        self._placement_nodes = []
        found: list[MeasuredEffect] = []
        for action in actions if ACTION_NONE in actions else []:
            code = meeple_code_of_action(action)
            if code < 0 or not state.rules.meeple_kind(code).is_follower:
                continue
            node = int(state.board.tile_first_node[-1]) + int(feature_index_of_action(action))
            kind = int(state.board.node_kind[node])
            if kind != FIELD and kind not in FEATURE_NAMES:
                continue
            facts: dict[str, JsonData] = {
                "of": FEATURE_NAMES.get(kind, "field"),
                "left": int(followers_in_supply(state, player)),
            }
            found.append(MeasuredEffect("stuck", player, -MIN_STUCK_PERCENT, facts, [int(ACTION_NONE)], True))
            self._placements.append(action)
            self._placement_nodes.append(node)
        return found

    def measure(self, state: CarcassonneState, action: int) -> list[float]:
        """Measure the effects in the position that the forecast analysed last, after a rollout of this action."""
        found = [self._percent_completed(state, node) for node in self._nodes]
        for at in range(len(self._placements)):
            is_placed = self._placements[at] == action
            found.append(100.0 - self._percent_completed(state, self._placement_nodes[at]) if is_placed else 0.0)
        return found

    def _percent_completed(self, state: CarcassonneState, node: int) -> float:
        """Return the chance in percent that a feature is completed, which is 0 for a field."""
        root = state.board.find_root(node)
        if state.board.node_kind[root] == FIELD:
            return 0.0
        if state.asked >= 0:
            return 100.0 * self._forecast.completion_chance(state, root)
        return 100.0 if state.board.open_edges[root] == 0 else 0.0  # the game is over
