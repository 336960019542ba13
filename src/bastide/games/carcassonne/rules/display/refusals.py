"""Refusals of the base game: why an action is illegal, as data. Modules define their own."""

from __future__ import annotations

from bastide.core import Refusal
from bastide.games.carcassonne.rules.actions import FIGURE_COUNT, FIGURE_IDS, GIVE_UP, NONE, placed_code
from bastide.games.carcassonne.rules.map.geometry import FACINGS, on_the_ring
from bastide.games.carcassonne.rules.module_api import Position
from bastide.games.carcassonne.rules.tiles.model import FEATURE_KINDS, FIELD
from bastide.games.carcassonne.rules.turn.figure_actions import placed_feature
from bastide.games.carcassonne.rules.turn.figure_moves import figures_barred, tile_barred


def why_not_there(state: Position, action: int) -> Refusal:
    """Return why the tile in hand cannot be laid like this."""
    tile = state.tile_id(state.hand)
    if action == GIVE_UP and len(state.rules.bridge_builders) > 0:
        return Refusal("must_be_laid", {"tile": tile})
    if not 0 <= action < NONE:
        return Refusal("lay_tile_now", {"tile": tile})
    cell, rotation = action >> 2, action & 3
    board = state.board
    if on_the_ring(cell):
        return Refusal("outside_map")
    if board.tile_at(cell) >= 0:
        return Refusal("cell_taken")
    if board.need_at(cell) == 0:
        return Refusal("no_neighbour")
    if not board.fits(state.hand, cell, rotation):
        return Refusal("edges_differ", {"facing": FACINGS[rotation]})
    period = state.rules.kinds.period[state.hand]
    if rotation >= period:
        return Refusal("looks_same", {"facing": FACINGS[rotation % period]})
    for module in state.rules.placement_limits:
        if not module.allows(state, state.hand, cell, rotation):
            return module.objection()
    raise ValueError(f"action {action} is legal")


def why_no_figure(state: Position, action: int) -> Refusal:
    """Return why a meeple cannot be placed like this, if no alternative action is responsible."""
    if figures_barred(state):
        return Refusal("no_figure_now")
    code = placed_code(action)
    if code < 0:
        return Refusal("figure_or_none")
    board = state.board
    tile = len(board.tile_kind) - 1
    node = board.tile_node[tile] + placed_feature(action)
    if state.rules.figure[code] is None:
        return Refusal("not_in_game", {"figure": FIGURE_IDS[code]})
    if node >= len(board.parent):
        return Refusal("no_such_feature", {"tile": state.tile_id(board.tile_kind[tile])})
    if tile_barred(state, tile):
        return Refusal("tile_closed")
    if state.supply[state.active * FIGURE_COUNT + code] == 0:
        return Refusal("none_at_home", {"figure": FIGURE_IDS[code]})
    feature = FEATURE_KINDS[board.node_kind[node]]
    if board.node_kind[node] > FIELD:
        return Refusal("nobody_stands_there", {"feature": feature})
    if board.followers[board.root(node)] > 0 and state.rules.figure_of(code).is_follower:
        return Refusal("occupied", {"feature": feature})
    return Refusal("not_for_figure", {"figure": FIGURE_IDS[code], "feature": feature})
