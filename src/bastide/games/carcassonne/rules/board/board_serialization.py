"""Board as an ordered list of placements, for snapshots and for rebuilding a board.

A placement is four integers. The first is its type: a tile, a bridge, or a mark (castle, barn). A bridge that comes
with a tile is listed just before it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bastide.core import JsonData
from bastide.core.json_data import expect_int, expect_str
from bastide.games.carcassonne.rules.board.board_data import EAST_WEST, NORTH_SOUTH
from bastide.games.carcassonne.rules.board.cell_coordinates import FACINGS, cell_at, x_of, y_of
from bastide.games.carcassonne.rules.board.mutable_board import Board, empty_board
from bastide.games.carcassonne.rules.tiles.tile_definition import HAS_BARN, HAS_CASTLE
from bastide.games.carcassonne.rules.tiles.tile_lookup_tables import TileSet

#: Type of tile placements: kind, cell, rotation. Other types: NORTH_SOUTH and EAST_WEST with a cell; HAS_CASTLE and
#: HAS_BARN with a cell and a feature index.
TILE_PLACEMENT: Final = 0
BRIDGE_SPAN_BY_ID: Final[dict[str, i64]] = {"ns": NORTH_SOUTH, "ew": EAST_WEST}
BRIDGE_SPAN_IDS: Final[list[str]] = ["", "ns", "ew"]
MARK_IDS: Final[dict[int, str]] = {HAS_CASTLE: "castle", HAS_BARN: "barn"}


def list_placements(board: Board) -> list[list[int]]:
    """Return all placements of a board in order."""
    steps: list[list[int]] = []
    at = 0
    for tile in range(len(board.tile_kind) + 1):
        while at < len(board.additions) and board.additions[at] == tile:
            node, what = board.additions[at + 1], board.additions[at + 2]
            cell = board.tile_cell[board.node_tile[node]]
            feature = 0 if what in (NORTH_SOUTH, EAST_WEST) else int(board.feature_index(node))
            steps.append([what, cell, feature, 0])
            at += 3
        if tile < len(board.tile_kind):
            steps.append([TILE_PLACEMENT, board.tile_kind[tile], board.tile_cell[tile], board.tile_rotation[tile]])
    return steps


def rebuild_board(kinds: TileSet, steps: list[list[int]]) -> Board:
    """Build the board from placements. Raises ValueError if one does not fit."""
    board = empty_board(kinds)
    span = 0  # of the bridge that comes with the next tile
    for what, a, b, c in steps:
        if what == TILE_PLACEMENT:
            if not is_possible_placement(board, a, b, c, span):
                raise ValueError(f"{kinds.tiles[a].id} does not fit at {x_of(b)},{y_of(b)} facing {FACINGS[c]}")
            board.lay_tile(a, b, c, span)
            span = 0
            continue
        tile = board.tile_at(a)
        if what in (NORTH_SOUTH, EAST_WEST):
            if tile < 0 and span == 0:
                span = what
            elif tile >= 0 and board.can_hold_bridge(tile, what - 1):
                board.build_bridge(tile, what)
            else:
                raise ValueError(f"no bridge can be built at {x_of(a)},{y_of(a)}")
        elif tile >= 0 and 0 <= b < kinds.feature_count[board.tile_kind[tile]]:
            board.add_mark(board.tile_first_node[tile] + b, what)
        else:
            raise ValueError(f"there is no feature {b} at {x_of(a)},{y_of(a)}")
    if span:
        raise ValueError("a bridge is on no tile")
    return board


def is_possible_placement(board: Board, kind: int, cell: int, rotation: int, span: int) -> bool:
    """Return whether a tile, optionally with a bridge on it, fits on a cell. The first tile fits anywhere."""
    bridged = board.tile_set.bridged_edges[(kind * 4 + rotation) * 2 + span - 1] if span else 0
    if span and (bridged == 0 or board.tile_set.bridge_site[kind] < 0):
        return False
    if not board.tile_kind:
        return True
    if span == 0:
        return board.fits(kind, cell, rotation)
    need = board.required_edges_at(cell)
    return need != 0 and bridged & need == need


# -- as JSON data -----------------------------------------------------------------------------------


def write_placements(board: Board) -> list[JsonData]:
    """Return placements as ``[tile, x, y, facing]``, ``["bridge", x, y, "ns"]``, ``["castle", x, y, feature]``."""
    lines: list[JsonData] = []
    for what, a, b, c in list_placements(board):
        if what == TILE_PLACEMENT:
            lines.append([board.tile_set.tiles[a].id, x_of(b), y_of(b), FACINGS[c]])
        elif what in (NORTH_SOUTH, EAST_WEST):
            lines.append(["bridge", x_of(a), y_of(a), BRIDGE_SPAN_IDS[what]])
        else:
            lines.append([MARK_IDS[what], x_of(a), y_of(a), b])
    return lines


def read_placements(kinds: TileSet, data: JsonData) -> list[list[int]]:
    """Return the placements from data of ``write_placements``.

    Raises KeyError, TypeError or ValueError for invalid data.
    """
    if not isinstance(data, list):
        raise TypeError(f"expected a list, not {data!r}")
    steps: list[list[int]] = []
    marks: dict[str, int] = {name: mark for mark, name in MARK_IDS.items()}
    for line in data:
        if not isinstance(line, list):
            raise TypeError(f"expected a list, not {line!r}")
        first, x, y, last = line
        name = expect_str(first)
        cell = cell_at(expect_int(x), expect_int(y))
        if name == "bridge":
            steps.append([BRIDGE_SPAN_BY_ID[expect_str(last)], cell, 0, 0])
        elif name in marks:
            steps.append([marks[name], cell, expect_int(last), 0])
        else:
            steps.append([TILE_PLACEMENT, kinds.kind_by_id[name], cell, FACINGS.index(expect_str(last))])
    return steps
