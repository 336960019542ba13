"""A figure on a feature of a tile, as an action, in notation and as plain data: for every phase that asks for one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bastide.core import Plain
from bastide.games.carcassonne.rules.actions import FEATURES, FIGURES
from bastide.games.carcassonne.rules.figures import FIGURE_IDS
from bastide.games.carcassonne.rules.tiles.model import FEATURE_KINDS

if TYPE_CHECKING:
    from bastide.games.carcassonne.rules.state import CarcassonneState


def code_of(action: i64) -> i64:
    """The figure of an action ``FIGURES + ...``."""
    return (action - FIGURES) // FEATURES


def feature_of(action: i64) -> i64:
    """The place of the feature in the list of its tile."""
    return (action - FIGURES) % FEATURES


def names_figure(state: CarcassonneState, tile: i64, action: i64) -> bool:
    """Whether an action names a figure of this game and a feature of this tile."""
    if not FIGURES <= action < FIGURES + len(FIGURE_IDS) * FEATURES:
        return False
    known = state.rules.figure[code_of(action)] is not None
    return known and feature_of(action) < state.rules.kinds.size[state.board.tile_kind[tile]]


def stand_notation(state: CarcassonneState, tile: i64, action: i64) -> str:
    """``big knight on city 0``."""
    kinds = state.rules.kinds
    tile_kind = state.board.tile_kind[tile]
    feature = feature_of(action)
    title = state.rules.figure_of(code_of(action)).title(kinds.feature_kinds[tile_kind][feature])
    return f"{title} on {kinds.feature_name(tile_kind, feature)}"


def stand_meaning(state: CarcassonneState, tile: i64, action: i64) -> dict[str, Plain]:
    kinds = state.rules.kinds
    tile_kind = state.board.tile_kind[tile]
    feature = feature_of(action)
    kind = kinds.feature_kinds[tile_kind][feature]
    figure = state.rules.figure_of(code_of(action))
    return {
        "do": "figure",
        "figure": figure.id,
        "role": figure.role(kind),
        "piece": figure.piece(kind),
        "feature": FEATURE_KINDS[kind],
        "number": kinds.ordinals[tile_kind][feature],
    }


def figure_action(code: i64, feature: i64) -> i64:
    """The action that puts this figure on that feature."""
    return FIGURES + code * FEATURES + feature
