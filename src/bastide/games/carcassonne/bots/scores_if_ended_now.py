"""Current scores: the points of all players if the game ended now."""

from __future__ import annotations

from bastide.games.carcassonne.rules.state.game_state import CarcassonneState
from bastide.games.carcassonne.rules.tiles.tile_definition import FIELD
from bastide.games.carcassonne.rules.turn.feature_scoring import feature_owners, feature_value, field_value


def scores_if_ended_now(state: CarcassonneState) -> list[float]:
    """Return the points of all players if the game ended now."""
    points = [float(score) for score in state.score]
    if state.asked < 0:
        return points
    for root in occupied_features(state):
        holders = feature_owners(state, root)
        if state.board.node_kind[root] == FIELD:
            cities = state.board.adjacent_complete_cities(root)
            for player in holders:
                points[player] += float(field_value(state, root, cities, player))
        else:
            points_each = float(feature_value(state, root))
            for player in holders:
                points[player] += points_each
    return points


def occupied_features(state: CarcassonneState) -> list[int]:
    """Return the roots of all features with meeples, each once."""
    board = state.board
    roots: list[int] = []
    for node in state.figure_node:
        root = board.find_root(node)
        if root not in roots:
            roots.append(root)
    return roots


def lead_over_best_opponent(points: list[float], player: int) -> float:
    """Return the lead of a player over the best opponent."""
    best = -1e9
    for p in range(len(points)):
        if p != player and points[p] > best:
            best = points[p]
    return points[player] - best
