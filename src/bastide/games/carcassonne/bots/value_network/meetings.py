"""Possible merges: occupied features that reach the same empty cell and could become one there."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from bastide.games.carcassonne.bots.forecast.feature_forecast import holds
from bastide.games.carcassonne.bots.forecast.forecast import Forecast
from bastide.games.carcassonne.bots.placements.surroundings import step
from bastide.games.carcassonne.rules.map.board import Board
from bastide.games.carcassonne.rules.state.state import CarcassonneState
from bastide.games.carcassonne.rules.tiles.model import EDGE_CITY, EDGE_ROAD
from bastide.games.carcassonne.rules.tiles.tileset import NO_FEATURE


@final
class Meetings:
    """Walks along the rim of a board just analysed by a forecast. A *slot* is a feature's index in the forecast."""

    def __init__(self) -> None:
        #: By slot: empty cells that the feature reaches, and those where it meets another feature of its kind.
        self.reach: list[int] = []
        self.count: list[int] = []
        #: By slot: the features that it meets, each once.
        self.others: list[list[int]] = []

    def find(self, state: CarcassonneState, forecast: Forecast) -> None:
        """Find the possible merges of a position."""
        board = state.board
        tiles = board.grid.tiles
        self.reach = [0] * len(forecast.roots)
        self.count = [0] * len(forecast.roots)
        self.others = [[] for _ in forecast.roots]
        place: i64 = 0
        while place < len(board.rim):
            here: list[int] = []
            at = board.grid.place(board.rim[place])
            side: i64 = 0
            while side < 4:
                tile: i64 = tiles[at + step(board, side)] - 1
                if tile >= 0:
                    add_facing(board, tile, side ^ 2, forecast.slots, here)
                side += 1
            for slot in here:
                self.reach[slot] = self.reach[slot] + 1
            # no merge where no tile fits any more
            if len(here) > 1 and forecast.outlook.hope(board.needs[place], 0) > 0.0:
                self._add_merges(board, forecast.roots, here)
            place += 1

    def _add_merges(self, board: Board, roots: list[int], here: list[int]) -> None:
        for slot in here:
            kind: i64 = board.node_kind[roots[slot]]
            for other in here:
                if other != slot and board.node_kind[roots[other]] == kind:
                    self.count[slot] = self.count[slot] + 1
                    if not holds(self.others[slot], other):
                        self.others[slot].append(other)


def add_facing(board: Board, tile: i64, side: i64, slots: list[int], found: list[int]) -> None:
    """Add the slots of the occupied features on a side of a tile."""
    shown = board.edge_at(tile, side)
    if shown in (EDGE_CITY, EDGE_ROAD):
        add_slot(slots[board.root(board.node_at(tile, side))], found)
    if shown != EDGE_CITY:
        half: i64 = (board.tile_kind[tile] * 4 + board.tile_turn[tile]) * 8 + side * 2
        end: i64 = half + 2
        while half < end:
            field: i64 = board.kinds.at_half[half]
            if field != NO_FEATURE:
                add_slot(slots[board.root(board.tile_node[tile] + field)], found)
            half += 1


def add_slot(slot: i64, found: list[int]) -> None:
    """Add a slot, unless it is -1 or there already."""
    if slot >= 0 and not holds(found, slot):
        found.append(slot)
