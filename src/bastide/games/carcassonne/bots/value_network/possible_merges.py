"""Possible merges: occupied features that reach the same empty cell and could become one there."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from bastide.games.carcassonne.bots.forecast.feature_forecast import contains_int
from bastide.games.carcassonne.bots.forecast.score_forecast import ScoreForecast
from bastide.games.carcassonne.bots.placements.cell_neighbourhood import grid_step
from bastide.games.carcassonne.rules.board.mutable_board import Board
from bastide.games.carcassonne.rules.state.game_state import CarcassonneState
from bastide.games.carcassonne.rules.tiles.tile_definition import EDGE_CITY, EDGE_ROAD
from bastide.games.carcassonne.rules.tiles.tile_lookup_tables import NO_FEATURE


@final
class PossibleMerges:
    """Walks along the rim of a board just analysed by a forecast. A *slot* is a feature's index in the forecast."""

    def __init__(self) -> None:
        #: By slot: empty cells that the feature reaches, and those where it meets another feature of its kind.
        self.reached_cell_counts: list[int] = []
        self.merge_cell_counts: list[int] = []
        #: By slot: the features that it meets, each once.
        self.merge_partners: list[list[int]] = []

    def find_merges(self, state: CarcassonneState, forecast: ScoreForecast) -> None:
        """Find the possible merges of a position."""
        board = state.board
        tiles = board.grid.tiles
        self.reached_cell_counts = [0] * len(forecast.occupied_roots)
        self.merge_cell_counts = [0] * len(forecast.occupied_roots)
        self.merge_partners = [[] for _ in forecast.occupied_roots]
        place: i64 = 0
        while place < len(board.frontier):
            here: list[int] = []
            at = board.grid.index_of_cell(board.frontier[place])
            side: i64 = 0
            while side < 4:
                tile: i64 = tiles[at + grid_step(board, side)] - 1
                if tile >= 0:
                    add_features_on_side(board, tile, side ^ 2, forecast.slot_by_root, here)
                side += 1
            for slot in here:
                self.reached_cell_counts[slot] = self.reached_cell_counts[slot] + 1
            # no merge where no tile fits any more
            if len(here) > 1 and forecast.remaining_tiles.closing_chance(board.required_edges[place], 0) > 0.0:
                self._add_merges(board, forecast.occupied_roots, here)
            place += 1

    def _add_merges(self, board: Board, roots: list[int], here: list[int]) -> None:
        for slot in here:
            kind: i64 = board.node_kind[roots[slot]]
            for other in here:
                if other != slot and board.node_kind[roots[other]] == kind:
                    self.merge_cell_counts[slot] = self.merge_cell_counts[slot] + 1
                    if not contains_int(self.merge_partners[slot], other):
                        self.merge_partners[slot].append(other)


def add_features_on_side(board: Board, tile: i64, side: i64, slots: list[int], found: list[int]) -> None:
    """Add the slots of the occupied features on a side of a tile."""
    shown = board.edge_at(tile, side)
    if shown in (EDGE_CITY, EDGE_ROAD):
        add_slot_once(slots[board.find_root(board.node_at_side(tile, side))], found)
    if shown != EDGE_CITY:
        half: i64 = (board.tile_kind[tile] * 4 + board.tile_rotation[tile]) * 8 + side * 2
        end: i64 = half + 2
        while half < end:
            field: i64 = board.tile_set.field_at_half_edge[half]
            if field != NO_FEATURE:
                add_slot_once(slots[board.find_root(board.tile_first_node[tile] + field)], found)
            half += 1


def add_slot_once(slot: i64, found: list[int]) -> None:
    """Add a slot, unless it is -1 or there already."""
    if slot >= 0 and not contains_int(found, slot):
        found.append(slot)
