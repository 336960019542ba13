"""Refusals of the base game: why an action is illegal, as data. Modules define their own."""

from __future__ import annotations

from bastide.core import Refusal
from bastide.games.carcassonne.rules.action_space import (
    ACTION_GIVE_UP,
    ACTION_NONE,
    MEEPLE_CODE_COUNT,
    MEEPLE_IDS,
    meeple_code_of_action,
)
from bastide.games.carcassonne.rules.board.cell_coordinates import FACINGS, is_border_cell
from bastide.games.carcassonne.rules.module_api import Position
from bastide.games.carcassonne.rules.tiles.tile_definition import FEATURE_KIND_NAMES, FIELD
from bastide.games.carcassonne.rules.turn.meeple_action_notation import feature_index_of_action
from bastide.games.carcassonne.rules.turn.meeple_moves import are_meeples_forbidden, is_tile_closed_to_meeples


def tile_placement_refusal(state: Position, action: int) -> Refusal:
    """Return why the tile in hand cannot be laid like this."""
    tile = state.tile_id(state.hand)
    if action == ACTION_GIVE_UP and len(state.rules.bridge_builders) > 0:
        return Refusal("must_be_laid", {"tile": tile})
    if not 0 <= action < ACTION_NONE:
        return Refusal("lay_tile_now", {"tile": tile})
    cell, rotation = action >> 2, action & 3
    board = state.board
    if is_border_cell(cell):
        return Refusal("outside_map")
    if board.tile_at(cell) >= 0:
        return Refusal("cell_taken")
    if board.required_edges_at(cell) == 0:
        return Refusal("no_neighbour")
    if not board.fits(state.hand, cell, rotation):
        return Refusal("edges_differ", {"facing": FACINGS[rotation]})
    period = state.rules.tile_set.distinct_rotations[state.hand]
    if rotation >= period:
        return Refusal("looks_same", {"facing": FACINGS[rotation % period]})
    for module in state.rules.placement_limiters:
        if not module.allows_placement(state, state.hand, cell, rotation):
            return module.placement_refusal()
    raise ValueError(f"action {action} is legal")


def meeple_placement_refusal(state: Position, action: int) -> Refusal:
    """Return why a meeple cannot be placed like this, if no alternative action is responsible."""
    if are_meeples_forbidden(state):
        return Refusal("no_figure_now")
    code = meeple_code_of_action(action)
    if code < 0:
        return Refusal("figure_or_none")
    board = state.board
    tile = len(board.tile_kind) - 1
    node = board.tile_first_node[tile] + feature_index_of_action(action)
    if state.rules.meeple_kind_by_code[code] is None:
        return Refusal("not_in_game", {"figure": MEEPLE_IDS[code]})
    if node >= len(board.parent):
        return Refusal("no_such_feature", {"tile": state.tile_id(board.tile_kind[tile])})
    if is_tile_closed_to_meeples(state, tile):
        return Refusal("tile_closed")
    if state.supply[state.active * MEEPLE_CODE_COUNT + code] == 0:
        return Refusal("none_at_home", {"figure": MEEPLE_IDS[code]})
    feature = FEATURE_KIND_NAMES[board.node_kind[node]]
    if board.node_kind[node] > FIELD:
        return Refusal("nobody_stands_there", {"feature": feature})
    if board.follower_count[board.find_root(node)] > 0 and state.rules.meeple_kind(code).is_follower:
        return Refusal("occupied", {"feature": feature})
    return Refusal("not_for_figure", {"figure": MEEPLE_IDS[code], "feature": feature})
