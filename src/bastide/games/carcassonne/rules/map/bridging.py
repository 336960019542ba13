"""Where a bridge makes a tile fit that would not fit without.

An end of a bridge is a road. So a bridge on the new tile heals a field against a road, on one side or on both opposite
ones; a bridge on a neighbour, along the axis through the new tile, heals a road against a field. For every way to lay a
tile there is at most one bridge that makes it legal.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bastide.games.carcassonne.rules.map.board import Board
from bastide.games.carcassonne.rules.map.geometry import STEPS
from bastide.games.carcassonne.rules.map.tile_map import EAST_WEST, NORTH_SOUTH
from bastide.games.carcassonne.rules.tiles.model import EDGE_ROAD

# Which bridge: NORTH_SOUTH or EAST_WEST on the new tile, or on the neighbour at a side.
NO_BRIDGE: Final[i64] = 0
BESIDE: Final[i64] = 3


def bridge_for(board: Board, cell: i64, need: i64, pose: i64) -> i64:
    """The bridge with which a tile that does not fit in this pose does; NO_BRIDGE if there is none."""
    kinds = board.kinds
    if need == 0:
        return NO_BRIDGE
    bridged: i64 = kinds.bridged[pose * 2]
    if bridged & need == need:
        return NORTH_SOUTH
    bridged = kinds.bridged[pose * 2 + 1]
    if bridged & need == need:
        return EAST_WEST
    shown: i64 = kinds.edges[pose]
    wrong: i64 = need & (need ^ shown)
    side: i64 = field_side(wrong)
    if side < 0 or kinds.edge[pose * 4 + side] != EDGE_ROAD:
        return NO_BRIDGE
    return BESIDE + side if board.can_span(board.tile_at(cell + STEPS[side]), side) else NO_BRIDGE


def field_side(wrong: i64) -> i64:
    """The side, if all that is missing is field on one side; otherwise -1."""
    if wrong == 1:
        return 0
    if wrong == 16:
        return 1
    if wrong == 256:
        return 2
    return 3 if wrong == 4096 else -1
