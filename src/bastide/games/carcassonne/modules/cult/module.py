"""The Cult: shrines are cloisters for heretics; an adjacent shrine and cloister challenge each other."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bastide.core import Refusal
from bastide.games.carcassonne.modules.cult.tiles import TILES
from bastide.games.carcassonne.rules.board.cell_coordinates import BOARD_WIDTH, x_of, y_of
from bastide.games.carcassonne.rules.board.mutable_board import Board
from bastide.games.carcassonne.rules.module_api import ExpansionModule, Position
from bastide.games.carcassonne.rules.tiles.tile_definition import CLOISTER, FEATURE_KIND_NAMES, SHRINE
from bastide.games.carcassonne.rules.tiles.tile_lookup_tables import TileSet

#: Offset from a cell to the eight cells around it.
SURROUNDING_OFFSETS: Final[list[int]] = [
    BOARD_WIDTH - 1, BOARD_WIDTH, BOARD_WIDTH + 1,
    -1, 1,
    -BOARD_WIDTH - 1, -BOARD_WIDTH, -BOARD_WIDTH + 1,
]  # fmt: skip


class CultModule(ExpansionModule):
    """Expansion module The Cult."""

    def __init__(self, slot: int) -> None:
        super().__init__("cult", slot, TILES)
        self.limits_placement = True

    def limits_tile_kind(self, tile_set: TileSet, kind: int) -> bool:
        return tile_set.cloister_feature[kind] >= 0

    def allows_placement(self, state: Position, kind: i64, cell: i64, rotation: i64) -> bool:
        """Forbid a shrine next to two cloisters and a cloister next to two shrines. An abbey is a cloister."""
        kinds = state.rules.tile_set
        spot: i64 = kinds.cloister_feature[kind]
        if spot < 0:
            return True
        board = state.board
        other = rival_kind(kinds.feature_kinds[kind][spot])
        near = buildings_around(board, cell, other)
        if len(near) > 1:
            return False
        for node in near:
            there = board.tile_cell[board.node_tile[node]]
            if buildings_around(board, there, rival_kind(other)):
                return False
        return True

    def placement_refusal(self) -> Refusal:
        return Refusal("cult_neighbours")

    def defeated_features(self, state: Position) -> list[int]:
        """Return unfinished rivals of completed buildings: their followers leave without points (O-21, M-09).

        The player who laid the tile does not matter. Two buildings completed by one tile have both won.
        """
        board = state.board
        found: list[int] = []
        for root in state.completed:
            kind: i64 = board.node_kind[root]
            if kind not in (CLOISTER, SHRINE) or board.follower_count[root] == 0:
                continue
            for rival in buildings_around(board, board.tile_cell[board.node_tile[root]], rival_kind(kind)):
                if board.open_edges[rival] > 0 and are_rivals(state, root, rival):
                    found.append(rival)
                    add_challenge_won_event(state, root)
        return found


def add_challenge_won_event(state: Position, root: i64) -> None:
    """Add an event about a building that has won a challenge."""
    if state.journal is not None:
        cell = state.board.tile_cell[state.board.node_tile[root]]
        feature = FEATURE_KIND_NAMES[state.board.node_kind[root]]
        state.journal.add_event("challenge", {"feature": feature, "x": x_of(cell), "y": y_of(cell)})


def rival_kind(kind: i64) -> i64:
    """Return the kind of building that challenges this kind."""
    return CLOISTER if kind == SHRINE else SHRINE


def buildings_around(board: Board, cell: i64, kind: i64) -> list[int]:
    """Return the cloisters, or shrines, on the eight cells around a cell."""
    found: list[int] = []
    for step in SURROUNDING_OFFSETS:
        tile = board.tile_at(cell + step)
        if tile >= 0:
            spot: i64 = board.tile_set.cloister_feature[board.tile_kind[tile]]
            if spot >= 0 and board.node_kind[board.tile_first_node[tile] + spot] == kind:
                found.append(board.tile_first_node[tile] + spot)
    return found


def are_rivals(state: Position, one: i64, other: i64) -> bool:
    """Return whether different players have followers on two buildings, including redeployed ones (O-43)."""
    for i, node in enumerate(state.figure_node):
        if node == one:
            for j, rival in enumerate(state.figure_node):
                if rival == other and state.figure_owner[i] != state.figure_owner[j]:
                    return True
    return False


MODULE: Final = CultModule
