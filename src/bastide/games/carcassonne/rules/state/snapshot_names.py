"""Stable names of cells, nodes and tiles in snapshots. They do not change when tiles are added to the game."""

from __future__ import annotations

from mypy_extensions import i64

from bastide.core.json_data import JsonData, expect_ints, expect_list, expect_str
from bastide.games.carcassonne.rules.board.cell_coordinates import cell_at, x_of, y_of
from bastide.games.carcassonne.rules.board.mutable_board import Board
from bastide.games.carcassonne.rules.module_api import Position


def cell_to_json(cell: int) -> JsonData:
    """Return a cell as ``[x, y]``, or an empty list for none."""
    return [] if cell < 0 else [x_of(cell), y_of(cell)]


def cell_from_json(data: JsonData) -> int:
    """Return the cell of ``cell_to_json`` data, or -1 for none."""
    place = expect_ints(data)
    if not place:
        return -1
    x, y = place
    return cell_at(x, y)


def node_to_json(board: Board, node: i64) -> JsonData:
    """Return a node as the index of its tile on the board and its feature index, or an empty list for none."""
    return [] if node < 0 else [board.node_tile[node], int(board.feature_index(node))]


def node_from_json(board: Board, data: JsonData) -> int:
    """Return the node of ``node_to_json`` data, or -1 for none. Raises ValueError if it does not exist."""
    place = expect_ints(data)
    if not place:
        return -1
    tile, feature = place
    if not 0 <= tile < len(board.tile_kind) or not 0 <= feature < board.tile_set.feature_count[board.tile_kind[tile]]:
        raise ValueError(f"tile {tile} has no feature {feature}")
    return board.tile_first_node[tile] + feature


def tile_to_json(state: Position, kind: int) -> str:
    """Return the id of a tile kind, or an empty string for none."""
    return "" if kind < 0 else state.tile_id(kind)


def tile_from_json(state: Position, data: JsonData) -> int:
    """Return the tile kind with this id, or -1 for an empty string."""
    name = expect_str(data)
    return state.rules.tile_set.kind_by_id[name] if name else -1


def tiles_from_json(state: Position, data: JsonData) -> list[int]:
    """Return the tile kinds with these ids."""
    return [state.rules.tile_set.kind_by_id[expect_str(name)] for name in expect_list(data)]
