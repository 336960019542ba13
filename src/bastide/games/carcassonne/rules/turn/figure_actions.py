"""Placing a meeple on a feature as an action: notation and JSON data, for all phases that ask for one."""

from __future__ import annotations

from mypy_extensions import i64

from bastide.core import Plain
from bastide.games.carcassonne.rules.actions import FIGURE_FIRST, placed_code
from bastide.games.carcassonne.rules.module_api import Position
from bastide.games.carcassonne.rules.tiles.model import FEATURE_KINDS


def placed_feature(action: i64) -> i64:
    """Return the feature index of an action that places a meeple."""
    return action - FIGURE_FIRST[placed_code(action)]


def names_figure(state: Position, tile: i64, action: i64) -> bool:
    """Return whether an action places a meeple in play on an existing feature of this tile."""
    code = placed_code(action)
    known = code >= 0 and state.rules.figure[code] is not None
    return known and placed_feature(action) < state.rules.kinds.size[state.board.tile_kind[tile]]


def stand_notation(state: Position, tile: i64, action: i64) -> str:
    """Return the notation of a meeple action: ``big knight on city 0``."""
    kinds = state.rules.kinds
    tile_kind = state.board.tile_kind[tile]
    feature = placed_feature(action)
    title = state.rules.figure_of(placed_code(action)).title(kinds.feature_kinds[tile_kind][feature])
    return f"{title} on {kinds.feature_name(tile_kind, feature)}"


def stand_meaning(state: Position, tile: i64, action: i64) -> dict[str, Plain]:
    """Return the JSON data of a meeple action."""
    kinds = state.rules.kinds
    tile_kind = state.board.tile_kind[tile]
    feature = placed_feature(action)
    kind = kinds.feature_kinds[tile_kind][feature]
    meeple = state.rules.figure_of(placed_code(action))
    return {
        "do": "figure",
        "figure": meeple.id,
        "role": meeple.role(kind),
        "piece": meeple.piece(kind),
        "feature": FEATURE_KINDS[kind],
        "number": kinds.ordinals[tile_kind][feature],
    }
