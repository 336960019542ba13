"""What is still to come: how many of the tiles face down fit an empty cell, and how many would close an edge there.

Everybody may know this: which tiles are in the game is known, and so is what lies on the table.
"""

from __future__ import annotations

import math
from typing import final

from mypy_extensions import i64

from bastide.games.carcassonne.bots.weights import Weights
from bastide.games.carcassonne.rules.state.state import CarcassonneState
from bastide.games.carcassonne.rules.tiles.model import EDGE_CITY
from bastide.games.carcassonne.rules.tiles.tileset import NO_FEATURE, TileSet


@final
class Outlook:
    """The tiles to come, by kind, and what they can do. What has been counted once is kept until the tiles change."""

    total: i64
    left: float

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.kinds: TileSet | None = None
        self.counts: list[int] = []
        self.total = 0
        #: How much hope each of the tiles that were counted still gives: less as they are drawn, and less the more
        #: players there are who draw them.
        self.left = 1.0
        #: By ``need * 4 + side``: how many tiles fit, times 1024, plus how many of them close the edge on that side.
        self._fitting: dict[int, int] = {}
        #: By the same: the hope that there is, as long as so much is ``left``.
        self._hopes: dict[int, float] = {}
        #: All of these by how much is left: playouts come to the same turns again and again.
        self._by_left: dict[float, dict[int, float]] = {}

    def update(self, state: CarcassonneState) -> bool:
        """Count the tiles face down on this position. True if they are not those that were counted last."""
        kinds = state.rules.kinds
        counts: list[int] = [0] * len(kinds.tiles)
        for kind in state.pile:
            counts[kind] += 1
        for module in state.rules.modules:
            for kind in module.tiles_held(state):
                counts[kind] += 1
        if self.kinds is kinds and counts == self.counts:
            return False
        self.kinds = kinds
        self.counts = counts
        self.total = sum(counts)
        self._fitting = {}
        self._hopes = {}
        self._by_left = {self.left: self._hopes}
        return True

    def draw_on(self, to_come: float, players: i64) -> None:
        """So many tiles are to come now, for so many players."""
        left = min(1.0, to_come / float(max(1, self.total))) * (0.4 + 1.2 / float(players))
        if left == self.left:
            return
        self.left = left
        known = self._by_left.get(left)
        if known is None:
            known = {}
            self._by_left[left] = known
        self._hopes = known

    def hope(self, need: i64, side: i64) -> float:
        """How likely the edge that an empty cell has on a side is closed, if the cell needs this."""
        key = int(need * 4 + side)
        hope = self._hopes.get(key, -1.0)
        if hope < 0.0:
            hope = self._hope(key, need, side)
            self._hopes[key] = hope
        return hope

    def _hope(self, key: int, need: i64, side: i64) -> float:
        known: i64 = self._fitting.get(key, -1)
        if known < 0:
            known = self._count(need, side)
            self._fitting[key] = known
        if known == 0:
            return 0.0
        closers = float(known & 1023)
        others = float(known >> 10) - closers
        weights = self.weights
        if (need >> (4 * side)) & 15 == EDGE_CITY:
            return weights.city_hope * (
                1.0 - math.exp(-self.left * (weights.city_closer * closers + weights.city_fitter * others))
            )
        return weights.road_hope * (
            1.0 - math.exp(-self.left * (weights.road_closer * closers + weights.road_fitter * others))
        )

    def _count(self, need: i64, side: i64) -> i64:
        """How many tiles fit where this is needed (times 1024), and how many of them close the edge on that side."""
        kinds = self.kinds
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
                end: i64 = pose + kinds.period[kind]
                while pose < end:
                    shown: i64 = kinds.edges[pose]
                    if shown & need == need:
                        fits = True
                        closes = closes or ends_here(kinds, pose, need, side)
                    pose += 1
                fitters += count if fits else 0
                closers += count if closes else 0
            kind += 1
        return fitters * 1024 + closers


def ends_here(kinds: TileSet, pose: i64, need: i64, side: i64) -> bool:
    """Whether the city or road that a tile shows on a side reaches no side where nothing is needed yet."""
    feature: i64 = kinds.at_edge[pose * 4 + side]
    if feature == NO_FEATURE:
        return True
    other: i64 = 0
    while other < 4:
        if kinds.at_edge[pose * 4 + other] == feature and (need >> (4 * other)) & 15 == 0:
            return False
        other += 1
    return True
