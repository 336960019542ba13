"""Current scores: the points of all players if the game ended now."""

from __future__ import annotations

from bastide.games.carcassonne.rules.state.state import CarcassonneState
from bastide.games.carcassonne.rules.tiles.model import FIELD
from bastide.games.carcassonne.rules.turn.scoring import field_value, owners, value


def as_it_stands(state: CarcassonneState) -> list[float]:
    """Return the points of all players if the game ended now."""
    points = [float(score) for score in state.score]
    if state.asked < 0:
        return points
    for root in occupied(state):
        holders = owners(state, root)
        if state.board.node_kind[root] == FIELD:
            cities = state.board.cities_beside(root)
            for player in holders:
                points[player] += float(field_value(state, root, cities, player))
        else:
            points_each = float(value(state, root))
            for player in holders:
                points[player] += points_each
    return points


def occupied(state: CarcassonneState) -> list[int]:
    """Return the roots of all features with meeples, each once."""
    board = state.board
    roots: list[int] = []
    for node in state.figure_node:
        root = board.root(node)
        if root not in roots:
            roots.append(root)
    return roots


def ahead(points: list[float], player: int) -> float:
    """Return the lead of a player over the best opponent."""
    best = -1e9
    for p in range(len(points)):
        if p != player and points[p] > best:
            best = points[p]
    return points[player] - best
