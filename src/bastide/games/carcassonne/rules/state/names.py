"""Stable names of cells, nodes and tiles in snapshots. They do not change when tiles are added to the game."""

from __future__ import annotations

from mypy_extensions import i64

from bastide.core.plain import Plain, ints, listed, word
from bastide.games.carcassonne.rules.map.board import Board
from bastide.games.carcassonne.rules.map.geometry import cell_at, x_of, y_of
from bastide.games.carcassonne.rules.module_api import Position


def cell_name(cell: int) -> Plain:
    """Return a cell as ``[x, y]``, or an empty list for none."""
    return [] if cell < 0 else [x_of(cell), y_of(cell)]


def cell_named(data: Plain) -> int:
    """Return the cell of ``cell_to_json`` data, or -1 for none."""
    place = ints(data)
    if not place:
        return -1
    x, y = place
    return cell_at(x, y)


def node_name(board: Board, node: i64) -> Plain:
    """Return a node as the index of its tile on the board and its feature index, or an empty list for none."""
    return [] if node < 0 else [board.node_tile[node], int(board.feature_of(node))]


def node_named(board: Board, data: Plain) -> int:
    """Return the node of ``node_to_json`` data, or -1 for none. Raises ValueError if it does not exist."""
    place = ints(data)
    if not place:
        return -1
    tile, feature = place
    if not 0 <= tile < len(board.tile_kind) or not 0 <= feature < board.kinds.size[board.tile_kind[tile]]:
        raise ValueError(f"tile {tile} has no feature {feature}")
    return board.tile_node[tile] + feature


def tile_name(state: Position, kind: int) -> str:
    """Return the id of a tile kind, or an empty string for none."""
    return "" if kind < 0 else state.tile_id(kind)


def tile_named(state: Position, data: Plain) -> int:
    """Return the tile kind with this id, or -1 for an empty string."""
    name = word(data)
    return state.rules.kinds.number[name] if name else -1


def tiles_named(state: Position, data: Plain) -> list[int]:
    """Return the tile kinds with these ids."""
    return [state.rules.kinds.number[word(name)] for name in listed(data)]
