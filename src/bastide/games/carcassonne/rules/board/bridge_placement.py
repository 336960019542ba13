"""Bridges that make a tile fit.

The end of a bridge is a road. A bridge on the new tile turns its field edges into roads, on two opposite sides. A
bridge on a neighbour, along the axis through the new tile, turns the field of the neighbour into a road. For every
placement at most one bridge makes it legal.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bastide.games.carcassonne.rules.board.board_data import EAST_WEST, NORTH_SOUTH
from bastide.games.carcassonne.rules.board.cell_coordinates import NEIGHBOUR_OFFSETS
from bastide.games.carcassonne.rules.board.mutable_board import Board
from bastide.games.carcassonne.rules.tiles.tile_definition import EDGE_ROAD

# Result of ``find_fitting_bridge``: NORTH_SOUTH or EAST_WEST on the new tile, or BRIDGE_ON_NEIGHBOUR + side.
NO_BRIDGE: Final[i64] = 0
BRIDGE_ON_NEIGHBOUR: Final[i64] = 3


def find_fitting_bridge(board: Board, cell: i64, need: i64, pose: i64) -> i64:
    """Return the bridge that makes a pose fit that does not fit without one, or NO_BRIDGE."""
    kinds = board.tile_set
    if need == 0:
        return NO_BRIDGE
    bridged: i64 = kinds.bridged_edges[pose * 2]
    if bridged & need == need:
        return NORTH_SOUTH
    bridged = kinds.bridged_edges[pose * 2 + 1]
    if bridged & need == need:
        return EAST_WEST
    shown: i64 = kinds.packed_edges[pose]
    wrong: i64 = need & (need ^ shown)
    side: i64 = only_mismatched_field_side(wrong)
    if side < 0 or kinds.edge_at_side[pose * 4 + side] != EDGE_ROAD:
        return NO_BRIDGE
    return (
        BRIDGE_ON_NEIGHBOUR + side
        if board.can_hold_bridge(board.tile_at(cell + NEIGHBOUR_OFFSETS[side]), side)
        else NO_BRIDGE
    )


def only_mismatched_field_side(wrong: i64) -> i64:
    """Return the side if the only mismatch is a field on one side, else -1."""
    if wrong == 1:
        return 0
    if wrong == 16:
        return 1
    if wrong == 256:
        return 2
    return 3 if wrong == 4096 else -1
