"""Placing a meeple on a feature as an action: notation and JSON data, for all phases that ask for one."""

from __future__ import annotations

from mypy_extensions import i64

from bastide.core import JsonData
from bastide.games.carcassonne.rules.action_space import FIRST_MEEPLE_ACTION, meeple_code_of_action
from bastide.games.carcassonne.rules.module_api import Position
from bastide.games.carcassonne.rules.tiles.tile_definition import FEATURE_KIND_NAMES


def feature_index_of_action(action: i64) -> i64:
    """Return the feature index of an action that places a meeple."""
    return action - FIRST_MEEPLE_ACTION[meeple_code_of_action(action)]


def is_meeple_action_on_tile(state: Position, tile: i64, action: i64) -> bool:
    """Return whether an action places a meeple in play on an existing feature of this tile."""
    code = meeple_code_of_action(action)
    known = code >= 0 and state.rules.meeple_kind_by_code[code] is not None
    return known and feature_index_of_action(action) < state.rules.tile_set.feature_count[state.board.tile_kind[tile]]


def meeple_action_notation(state: Position, tile: i64, action: i64) -> str:
    """Return the notation of a meeple action: ``big knight on city 0``."""
    kinds = state.rules.tile_set
    tile_kind = state.board.tile_kind[tile]
    feature = feature_index_of_action(action)
    title = state.rules.meeple_kind(meeple_code_of_action(action)).notation_name(
        kinds.feature_kinds[tile_kind][feature]
    )
    return f"{title} on {kinds.feature_name(tile_kind, feature)}"


def meeple_action_data(state: Position, tile: i64, action: i64) -> dict[str, JsonData]:
    """Return the JSON data of a meeple action."""
    kinds = state.rules.tile_set
    tile_kind = state.board.tile_kind[tile]
    feature = feature_index_of_action(action)
    kind = kinds.feature_kinds[tile_kind][feature]
    meeple = state.rules.meeple_kind(meeple_code_of_action(action))
    return {
        "do": "figure",
        "figure": meeple.id,
        "role": meeple.role(kind),
        "piece": meeple.catalogue_id(kind),
        "feature": FEATURE_KIND_NAMES[kind],
        "number": kinds.ordinals[tile_kind][feature],
    }
