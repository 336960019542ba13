"""Tiles left in the game: how many of them fit an empty cell, and how many would close an edge there.

This is public: the tiles in the game are known, and so are the tiles on the board.
"""

from __future__ import annotations

import math
from typing import final

from mypy_extensions import i64

from bastide.games.carcassonne.bots.heuristic_weights import HeuristicWeights
from bastide.games.carcassonne.rules.state.game_state import CarcassonneState
from bastide.games.carcassonne.rules.tiles.tile_definition import EDGE_CITY
from bastide.games.carcassonne.rules.tiles.tile_lookup_tables import NO_FEATURE, TileSet


@final
class RemainingTiles:
    """The tiles left, by kind. Results are cached until the tiles change."""

    total: i64
    tile_weight: float

    def __init__(self, weights: HeuristicWeights) -> None:
        self.weights = weights
        self.tile_set: TileSet | None = None
        self.counts: list[int] = []
        self.total = 0
        #: Weight of each counted tile: lower as tiles are drawn, and with more players who draw them.
        self.tile_weight = 1.0
        #: By ``need * 4 + side``: tiles that fit, times 1024, plus those of them that close the edge on that side.
        self._fitting_counts: dict[int, int] = {}
        #: By the same key: closing chance with the current weight.
        self._chances: dict[int, float] = {}
        #: These caches by weight, because rollouts reach the same turns again and again.
        self._chances_by_weight: dict[float, dict[int, float]] = {}

    def count_tiles(self, state: CarcassonneState) -> bool:
        """Count the face-down tiles of this position. Return True if they changed since the last call."""
        kinds = state.rules.tile_set
        counts: list[int] = [0] * len(kinds.tiles)
        for kind in state.pile:
            counts[kind] += 1
        for module in state.rules.modules:
            for kind in module.pending_tiles(state):
                counts[kind] += 1
        if self.tile_set is kinds and counts == self.counts:
            return False
        self.tile_set = kinds
        self.counts = counts
        self.total = sum(counts)
        self._fitting_counts = {}
        self._chances = {}
        self._chances_by_weight = {self.tile_weight: self._chances}
        return True

    def set_tiles_left(self, to_come: float, players: i64) -> None:
        """Set the number of tiles left and of players."""
        left = min(1.0, to_come / float(max(1, self.total))) * (0.4 + 1.2 / float(players))
        if left == self.tile_weight:
            return
        self.tile_weight = left
        known = self._chances_by_weight.get(left)
        if known is None:
            known = {}
            self._chances_by_weight[left] = known
        self._chances = known

    def closing_chance(self, need: i64, side: i64) -> float:
        """Return the chance that an edge is closed: that of an empty cell with this need, on a side."""
        key = int(need * 4 + side)
        hope = self._chances.get(key, -1.0)
        if hope < 0.0:
            hope = self._compute_chance(key, need, side)
            self._chances[key] = hope
        return hope

    def _compute_chance(self, key: int, need: i64, side: i64) -> float:
        known: i64 = self._fitting_counts.get(key, -1)
        if known < 0:
            known = self._count_fitting(need, side)
            self._fitting_counts[key] = known
        if known == 0:
            return 0.0
        closers = float(known & 1023)
        others = float(known >> 10) - closers
        weights = self.weights
        if (need >> (4 * side)) & 15 == EDGE_CITY:
            return weights.city_max_closing_chance * (
                1.0
                - math.exp(
                    -self.tile_weight
                    * (weights.city_closing_tile_weight * closers + weights.city_fitting_tile_weight * others)
                )
            )
        return weights.road_max_closing_chance * (
            1.0
            - math.exp(
                -self.tile_weight
                * (weights.road_closing_tile_weight * closers + weights.road_fitting_tile_weight * others)
            )
        )

    def _count_fitting(self, need: i64, side: i64) -> i64:
        """Return the tiles that fit this need (times 1024), plus those of them that close the edge on that side."""
        kinds = self.tile_set
        assert kinds is not None
        fitters: i64 = 0
        closers: i64 = 0
        kind: i64 = 0
        while kind < len(self.counts):
            count: i64 = self.counts[kind]
            if count > 0:
                fits = False
                closes = False
                pose: i64 = kind * 4
                end: i64 = pose + kinds.distinct_rotations[kind]
                while pose < end:
                    shown: i64 = kinds.packed_edges[pose]
                    if shown & need == need:
                        fits = True
                        closes = closes or closes_edge(kinds, pose, need, side)
                    pose += 1
                fitters += count if fits else 0
                closers += count if closes else 0
            kind += 1
        return fitters * 1024 + closers


def closes_edge(kinds: TileSet, pose: i64, need: i64, side: i64) -> bool:
    """Tell whether the city or road of a tile on a side reaches no other side without a neighbour."""
    feature: i64 = kinds.feature_at_side[pose * 4 + side]
    if feature == NO_FEATURE:
        return True
    other: i64 = 0
    while other < 4:
        if kinds.feature_at_side[pose * 4 + other] == feature and (need >> (4 * other)) & 15 == 0:
            return False
        other += 1
    return True
