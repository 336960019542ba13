"""The Cult: shrines are cloisters for heretics; an adjacent shrine and cloister challenge each other."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bastide.core import Refusal
from bastide.games.carcassonne.modules.cult.tiles import TILES
from bastide.games.carcassonne.rules.map.board import Board
from bastide.games.carcassonne.rules.map.geometry import WIDTH, x_of, y_of
from bastide.games.carcassonne.rules.module_api import Module, Position
from bastide.games.carcassonne.rules.tiles.model import CLOISTER, FEATURE_KINDS, SHRINE
from bastide.games.carcassonne.rules.tiles.tileset import TileSet

#: Offset from a cell to the eight cells around it.
AROUND: Final[list[int]] = [
    WIDTH - 1, WIDTH, WIDTH + 1,
    -1, 1,
    -WIDTH - 1, -WIDTH, -WIDTH + 1,
]  # fmt: skip


class Cult(Module):
    """Expansion module The Cult."""

    def __init__(self, slot: int) -> None:
        super().__init__("cult", slot, TILES)
        self.limits_placement = True

    def limits(self, tile_set: TileSet, kind: int) -> bool:
        return tile_set.spot[kind] >= 0

    def allows(self, state: Position, kind: i64, cell: i64, rotation: i64) -> bool:
        """Forbid a shrine next to two cloisters and a cloister next to two shrines. An abbey is a cloister."""
        kinds = state.rules.kinds
        spot: i64 = kinds.spot[kind]
        if spot < 0:
            return True
        board = state.board
        other = opposite(kinds.feature_kinds[kind][spot])
        near = buildings_around(board, cell, other)
        if len(near) > 1:
            return False
        for node in near:
            there = board.tile_cell[board.node_tile[node]]
            if buildings_around(board, there, opposite(other)):
                return False
        return True

    def objection(self) -> Refusal:
        return Refusal("cult_neighbours")

    def losers(self, state: Position) -> list[int]:
        """Return unfinished rivals of completed buildings: their followers leave without points (O-21, M-09).

        The player who laid the tile does not matter. Two buildings completed by one tile have both won.
        """
        board = state.board
        found: list[int] = []
        for root in state.completed:
            kind: i64 = board.node_kind[root]
            if kind not in (CLOISTER, SHRINE) or board.followers[root] == 0:
                continue
            for rival in buildings_around(board, board.tile_cell[board.node_tile[root]], opposite(kind)):
                if board.open[rival] > 0 and are_rivals(state, root, rival):
                    found.append(rival)
                    note_won(state, root)
        return found


def note_won(state: Position, root: i64) -> None:
    """Add an event about a building that has won a challenge."""
    if state.journal is not None:
        cell = state.board.tile_cell[state.board.node_tile[root]]
        feature = FEATURE_KINDS[state.board.node_kind[root]]
        state.journal.note("challenge", {"feature": feature, "x": x_of(cell), "y": y_of(cell)})


def opposite(kind: i64) -> i64:
    """Return the kind of building that challenges this kind."""
    return CLOISTER if kind == SHRINE else SHRINE


def buildings_around(board: Board, cell: i64, kind: i64) -> list[int]:
    """Return the cloisters, or shrines, on the eight cells around a cell."""
    found: list[int] = []
    for step in AROUND:
        tile = board.tile_at(cell + step)
        if tile >= 0:
            spot: i64 = board.kinds.spot[board.tile_kind[tile]]
            if spot >= 0 and board.node_kind[board.tile_node[tile] + spot] == kind:
                found.append(board.tile_node[tile] + spot)
    return found


def are_rivals(state: Position, one: i64, other: i64) -> bool:
    """Return whether different players have followers on two buildings, including redeployed ones (O-43)."""
    for i, node in enumerate(state.figure_node):
        if node == one:
            for j, rival in enumerate(state.figure_node):
                if rival == other and state.figure_owner[i] != state.figure_owner[j]:
                    return True
    return False
