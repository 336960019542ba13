"""Forecast of single features: completion chance and expected points."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from bastide.games.carcassonne.bots.forecast.remaining_tiles import RemainingTiles
from bastide.games.carcassonne.bots.heuristic_weights import HeuristicWeights
from bastide.games.carcassonne.rules.board.cell_coordinates import NEIGHBOUR_OFFSETS
from bastide.games.carcassonne.rules.state.game_state import CarcassonneState
from bastide.games.carcassonne.rules.tiles.tile_definition import (
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
EARLY_GAME_TILES: Final = 60.0
#: Expected points of a castle, and the chance that it scores, with plenty of tiles.
CASTLE_POINTS: Final = 6.0
CASTLE_SCORING_CHANCE: Final = 0.9
#: Marks a result that has not been computed.
NOT_COMPUTED: Final[list[int]] = []


class FeatureForecast:
    """Analyses the features of one position after the other, and caches the results of the last one."""

    tiles_left: float
    game_left_share: float
    gap_fill_chance: float
    follower_demand: float

    def __init__(self, weights: HeuristicWeights) -> None:
        self.weights = weights
        self.remaining_tiles = RemainingTiles(weights)
        #: Tiles left, as a share of the game, and as the demand for followers (1 is plenty).
        self.tiles_left = 0.0
        self.game_left_share = 1.0
        self.follower_demand = 1.0
        #: Chance that an ordinary gap next to a cloister is filled.
        self.gap_fill_chance = 1.0
        # By root: results for features of the last position.
        self._chances: list[float] = []
        self._edges: list[list[int]] = []
        self._cities: list[list[int]] = []
        # By open edge, numbered as in ``open_edges``: chance that it is closed.
        self._edge_chances: list[float] = []

    def reset_for_position(self, state: CarcassonneState, laid: i64) -> None:
        """Start with another position. ``laid``: 1 if the tile in hand counts as laid already."""
        self.tiles_left = float(max(0, len(state.pile) + (1 if state.hand >= 0 else 0) - laid))
        self.remaining_tiles.set_tiles_left(self.tiles_left, state.players)
        self.game_left_share = min(1.0, self.tiles_left / EARLY_GAME_TILES)
        self.follower_demand = min(1.0, self.tiles_left / float(state.players) / self.weights.full_demand_turns)
        self.gap_fill_chance = 1.0 - math.exp(-self.weights.gap_fill_rate_per_tile * self.tiles_left)
        nodes: i64 = len(state.board.parent)
        self._chances = [-1.0] * nodes
        self._edges = [NOT_COMPUTED] * nodes
        self._cities = [NOT_COMPUTED] * nodes
        self._edge_chances = [-1.0] * (4 * len(state.board.frontier))

    def completion_chance(self, state: CarcassonneState, root: i64) -> float:
        """Return the chance that a feature is completed."""
        board = state.board
        kind: i64 = board.node_kind[root]
        if kind == FIELD:
            return 0.0
        if board.marks[root] & HAS_CASTLE != 0:
            return CASTLE_SCORING_CHANCE * self.follower_demand
        missing: i64 = board.open_edges[root]
        if missing == 0:
            return 1.0
        if kind in (CITY, ROAD):
            known = self._chances[root]
            if known < 0.0:
                known = self._all_edges_closing_chance(state, root)
                self._chances[root] = known
            return known
        return self.cloister_completion_chance(missing) if kind in (CLOISTER, SHRINE) else 0.0

    def cloister_completion_chance(self, gaps: i64) -> float:
        """Return the chance that a cloister with this number of gaps is completed."""
        return (
            self.weights.cloister_max_completion_chance * math.pow(self.gap_fill_chance, 0.5 + 0.8 * float(gaps))
            if gaps > 0
            else 1.0
        )

    def _all_edges_closing_chance(self, state: CarcassonneState, root: i64) -> float:
        chance = 1.0
        for edge in self.open_edges(state, root):
            chance *= self.edge_closing_chance(state, edge)
        return chance

    def edge_closing_chance(self, state: CarcassonneState, edge: i64) -> float:
        """Return the chance that an open edge is closed, numbered as in ``open_edges``."""
        hope = self._edge_chances[edge]
        if hope < 0.0:
            hope = self.remaining_tiles.closing_chance(state.board.required_edges[edge >> 2], edge & 3)
            self._edge_chances[edge] = hope
        return hope

    def open_edges(self, state: CarcassonneState, root: i64) -> list[int]:
        """Return the empty cells where a city or road is open, each once: ``rim index * 4 + side of the cell``."""
        found = self._edges[root]
        if found is not NOT_COMPUTED:
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
                    there: i64 = cell + NEIGHBOUR_OFFSETS[side]
                    if board.grid.tile_at(there) < 0:
                        add_open_edge(edges, board.frontier_index(there) * 4 + (side ^ 2))
                sides >>= 1
                side += 1
            node = board.next_node_in_feature[node]
            if node == root:
                self._edges[root] = edges
                return edges

    def expected_points(self, state: CarcassonneState, root: i64, closes: float) -> float:
        """Return the points that a feature will score for each of its owners."""
        board = state.board
        kind: i64 = board.node_kind[root]
        missing: i64 = board.open_edges[root]
        if board.marks[root] & HAS_CASTLE != 0:
            return CASTLE_POINTS * self.follower_demand
        if kind in (CITY, ROAD):
            return self.expected_city_or_road_points(
                kind, board.feature_size[root] + board.shields[root], missing, board.marks[root], closes
            )
        if kind == FIELD:
            return self.expected_field_points(state, root)
        return self.expected_cloister_points(missing)

    def expected_city_or_road_points(self, kind: i64, size: i64, missing: i64, marks: i64, closes: float) -> float:
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
        complete = each * (float(size) + weights.completed_growth_per_edge * float(missing))
        unfinished = if_not * (float(size) + weights.unfinished_growth_per_edge * self.game_left_share * float(missing))
        return factor * (closes * complete + (1.0 - closes) * unfinished)

    def expected_cloister_points(self, gaps: i64) -> float:
        # some of many gaps are easy to fill
        """Return the points that a cloister with this number of gaps will score."""
        points = float(9 - gaps) + float(gaps) * self.gap_fill_chance * (0.5 + 0.1 * min(float(gaps), 5.0))
        return self.weights.cloister * points

    def expected_field_points(self, state: CarcassonneState, root: i64) -> float:
        """Return the points that a field will score for each of its owners."""
        return (
            self.weights.field * self.expected_completed_cities(state, root) * points_per_city(state.board.marks[root])
        )

    def expected_completed_cities(self, state: CarcassonneState, field: i64) -> float:
        """Return the expected number of completed cities next to a field."""
        hopes = 1.0 if state.board.marks[field] & CARCASSONNE != 0 else 0.0
        for city in self.adjacent_cities(state, field):
            hopes += self.city_completion_chance(state, city)
        return hopes

    def city_completion_chance(self, state: CarcassonneState, city: i64) -> float:
        """Return the chance that a city counts for farmers. A castle is complete, scored or not."""
        return 1.0 if state.board.open_edges[city] == 0 else self.completion_chance(state, city)

    def adjacent_cities(self, state: CarcassonneState, field: i64) -> list[int]:
        """Return the cities next to a field, complete or not."""
        found = self._cities[field]
        if found is not NOT_COMPUTED:
            return found
        board = state.board
        cities: list[int] = []
        node: i64 = field
        while True:
            tile: i64 = board.node_tile[node]
            first: i64 = board.tile_first_node[tile]
            for city in board.tile_set.tiles[board.tile_kind[tile]].features[node - first].cities:
                there = board.find_root(first + city)
                if not contains_int(cities, there):
                    cities.append(there)
            node = board.next_node_in_feature[node]
            if node == field:
                self._cities[field] = cities
                return cities


def points_per_city(marks: i64) -> float:
    """Return the points of a complete city for the farmers of a field with these marks; fewer next to a barn."""
    return (1.0 if marks & HAS_BARN != 0 else 3.0) + (1.0 if marks & PIG_HERD != 0 else 0.0)


def contains_int(some: list[int], number: i64) -> bool:
    """Tell whether a list contains a number, without comparing objects: this is a hot path of searches."""
    i: i64 = 0
    while i < len(some):
        if some[i] == number:
            return True
        i += 1
    return False


def add_open_edge(edges: list[int], edge: i64) -> None:
    """Add an open edge. Of two edges on the same cell, the one with the smaller side stays."""
    i: i64 = 0
    while i < len(edges):
        if edges[i] >> 2 == edge >> 2:
            if edge < edges[i]:
                edges[i] = edge
            return
        i += 1
    edges.append(edge)
