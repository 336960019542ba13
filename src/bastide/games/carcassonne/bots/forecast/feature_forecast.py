"""Forecast of single features: completion chance and expected points."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from bastide.games.carcassonne.bots.forecast.outlook import Outlook
from bastide.games.carcassonne.bots.weights import Weights
from bastide.games.carcassonne.rules.map.geometry import STEPS
from bastide.games.carcassonne.rules.state.state import CarcassonneState
from bastide.games.carcassonne.rules.tiles.model import (
    CARCASSONNE,
    CATHEDRAL,
    CITY,
    CLOISTER,
    FIELD,
    HAS_BARN,
    HAS_CASTLE,
    INN,
    PIG_HERD,
    ROAD,
    SHRINE,
)

#: The forecast does not depend on tiles beyond this number.
PLENTY: Final = 60.0
#: Expected points of a castle, and the chance that it scores, with plenty of tiles.
CASTLE_WORTH: Final = 6.0
CASTLE_CLOSES: Final = 0.9
#: Marks a result that has not been computed.
UNSEEN: Final[list[int]] = []


class FeatureForecast:
    """Analyses the features of one position after the other, and caches the results of the last one."""

    to_come: float
    early: float
    filling: float
    busy: float

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.outlook = Outlook(weights)
        #: Tiles left, as a share of the game, and as the demand for followers (1 is plenty).
        self.to_come = 0.0
        self.early = 1.0
        self.busy = 1.0
        #: Chance that an ordinary gap next to a cloister is filled.
        self.filling = 1.0
        # By root: results for features of the last position.
        self._chances: list[float] = []
        self._edges: list[list[int]] = []
        self._cities: list[list[int]] = []
        # By open edge, numbered as in ``open_edges``: chance that it is closed.
        self._edge_chances: list[float] = []

    def look_ahead(self, state: CarcassonneState, laid: i64) -> None:
        """Start with another position. ``laid``: 1 if the tile in hand counts as laid already."""
        self.to_come = float(max(0, len(state.pile) + (1 if state.hand >= 0 else 0) - laid))
        self.outlook.draw_on(self.to_come, state.players)
        self.early = min(1.0, self.to_come / PLENTY)
        self.busy = min(1.0, self.to_come / float(state.players) / self.weights.busy)
        self.filling = 1.0 - math.exp(-self.weights.gap * self.to_come)
        nodes: i64 = len(state.board.parent)
        self._chances = [-1.0] * nodes
        self._edges = [UNSEEN] * nodes
        self._cities = [UNSEEN] * nodes
        self._edge_chances = [-1.0] * (4 * len(state.board.rim))

    def closing(self, state: CarcassonneState, root: i64) -> float:
        """Return the chance that a feature is completed."""
        board = state.board
        kind: i64 = board.node_kind[root]
        if kind == FIELD:
            return 0.0
        if board.marks[root] & HAS_CASTLE != 0:
            return CASTLE_CLOSES * self.busy
        missing: i64 = board.open[root]
        if missing == 0:
            return 1.0
        if kind in (CITY, ROAD):
            known = self._chances[root]
            if known < 0.0:
                known = self._all_edges_closing_chance(state, root)
                self._chances[root] = known
            return known
        return self.closing_gaps(missing) if kind in (CLOISTER, SHRINE) else 0.0

    def closing_gaps(self, gaps: i64) -> float:
        """Return the chance that a cloister with this number of gaps is completed."""
        return self.weights.cloister_hope * math.pow(self.filling, 0.5 + 0.8 * float(gaps)) if gaps > 0 else 1.0

    def _all_edges_closing_chance(self, state: CarcassonneState, root: i64) -> float:
        chance = 1.0
        for edge in self.edges_of(state, root):
            chance *= self.hope_at(state, edge)
        return chance

    def hope_at(self, state: CarcassonneState, edge: i64) -> float:
        """Return the chance that an open edge is closed, numbered as in ``open_edges``."""
        hope = self._edge_chances[edge]
        if hope < 0.0:
            hope = self.outlook.hope(state.board.needs[edge >> 2], edge & 3)
            self._edge_chances[edge] = hope
        return hope

    def edges_of(self, state: CarcassonneState, root: i64) -> list[int]:
        """Return the empty cells where a city or road is open, each once: ``rim index * 4 + side of the cell``."""
        found = self._edges[root]
        if found is not UNSEEN:
            return found
        board = state.board
        edges: list[int] = []
        node: i64 = root
        while True:
            cell: i64 = board.tile_cell[board.node_tile[node]]
            sides = board.sides_of(node)
            side: i64 = 0
            while sides != 0:
                if sides & 1 == 1:
                    there: i64 = cell + STEPS[side]
                    if board.grid.at(there) < 0:
                        add_edge(edges, board.rim_place(there) * 4 + (side ^ 2))
                sides >>= 1
                side += 1
            node = board.ring[node]
            if node == root:
                self._edges[root] = edges
                return edges

    def promise(self, state: CarcassonneState, root: i64, closes: float) -> float:
        """Return the points that a feature will score for each of its owners."""
        board = state.board
        kind: i64 = board.node_kind[root]
        missing: i64 = board.open[root]
        if board.marks[root] & HAS_CASTLE != 0:
            return CASTLE_WORTH * self.busy
        if kind in (CITY, ROAD):
            return self.promise_of(kind, board.size[root] + board.shields[root], missing, board.marks[root], closes)
        if kind == FIELD:
            return self.harvest(state, root)
        return self.promise_of_cloister(missing)

    def promise_of(self, kind: i64, size: i64, missing: i64, marks: i64, closes: float) -> float:
        """Return the same for a city or road with this number of tiles and shields, and open edges."""
        each = 2.0 if kind == CITY else 1.0
        if_not = 1.0
        if marks & (INN | CATHEDRAL) != 0:
            each += 1.0
            if_not = 0.0
        weights = self.weights
        factor = weights.city if kind == CITY else weights.road
        if closes == 1.0:
            return factor * each * float(size)
        complete = each * (float(size) + weights.growth * float(missing))
        unfinished = if_not * (float(size) + weights.stunted * self.early * float(missing))
        return factor * (closes * complete + (1.0 - closes) * unfinished)

    def promise_of_cloister(self, gaps: i64) -> float:
        # some of many gaps are easy to fill
        """Return the points that a cloister with this number of gaps will score."""
        points = float(9 - gaps) + float(gaps) * self.filling * (0.5 + 0.1 * min(float(gaps), 5.0))
        return self.weights.cloister * points

    def harvest(self, state: CarcassonneState, root: i64) -> float:
        """Return the points that a field will score for each of its owners."""
        return self.weights.field * self.hopes(state, root) * per_city(state.board.marks[root])

    def hopes(self, state: CarcassonneState, field: i64) -> float:
        """Return the expected number of completed cities next to a field."""
        hopes = 1.0 if state.board.marks[field] & CARCASSONNE != 0 else 0.0
        for city in self.cities_of(state, field):
            hopes += self.beside_field(state, city)
        return hopes

    def beside_field(self, state: CarcassonneState, city: i64) -> float:
        """Return the chance that a city counts for farmers. A castle is complete, scored or not."""
        return 1.0 if state.board.open[city] == 0 else self.closing(state, city)

    def cities_of(self, state: CarcassonneState, field: i64) -> list[int]:
        """Return the cities next to a field, complete or not."""
        found = self._cities[field]
        if found is not UNSEEN:
            return found
        board = state.board
        cities: list[int] = []
        node: i64 = field
        while True:
            tile: i64 = board.node_tile[node]
            first: i64 = board.tile_node[tile]
            for city in board.kinds.tiles[board.tile_kind[tile]].features[node - first].cities:
                there = board.root(first + city)
                if not holds(cities, there):
                    cities.append(there)
            node = board.ring[node]
            if node == field:
                self._cities[field] = cities
                return cities


def per_city(marks: i64) -> float:
    """Return the points of a complete city for the farmers of a field with these marks; fewer next to a barn."""
    return (1.0 if marks & HAS_BARN != 0 else 3.0) + (1.0 if marks & PIG_HERD != 0 else 0.0)


def holds(some: list[int], number: i64) -> bool:
    """Tell whether a list contains a number, without comparing objects: this is a hot path of searches."""
    i: i64 = 0
    while i < len(some):
        if some[i] == number:
            return True
        i += 1
    return False


def add_edge(edges: list[int], edge: i64) -> None:
    """Add an open edge. Of two edges on the same cell, the one with the smaller side stays."""
    i: i64 = 0
    while i < len(edges):
        if edges[i] >> 2 == edge >> 2:
            if edge < edges[i]:
                edges[i] = edge
            return
        i += 1
    edges.append(edge)
