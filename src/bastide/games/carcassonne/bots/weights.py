"""Weights of the Carcassonne heuristics."""

from __future__ import annotations

from typing import final


@final
class Weights:
    """Weights that were fitted to self-play games, or tuned in them."""

    def __init__(self) -> None:
        # Chance that an open edge is closed: its maximum, and the contribution of each tile that would close the edge,
        # and of each tile that fits but leaves it open.
        self.city_hope = 0.55
        self.city_closer = 0.6
        self.city_fitter = 0.05
        self.road_hope = 0.72
        self.road_closer = 0.4
        self.road_fitter = 0.08
        #: Contribution of each tile left to the gaps around a cloister, and the completion chance with plenty of tiles.
        self.gap = 0.035
        self.cloister_hope = 0.6
        #: Tiles by which a city or road grows for each open edge, if it is completed in the end ...
        self.growth = 0.3
        #: ... and if it is not, with many tiles left.
        self.stunted = 0.1
        #: Points of the first, second ... follower in the supply, with at least ``full_demand_turns`` turns left.
        self.at_home: list[float] = [11.0, 8.5, 7.0, 5.5, 4.5, 3.7, 3.2, 2.6]
        self.busy = 12.0
        #: Value of a follower that is sure to return, relative to one in the supply.
        self.coming_home = 0.75
        # Standard deviation of the final margin from the expected one: at the end, and per root of the tiles left.
        self.spread = 1.0
        self.spread_to_come = 1.7
        # Factors on the points of each kind of feature.
        self.city = 1.0
        self.road = 1.0
        self.cloister = 1.0
        self.field = 1.0
