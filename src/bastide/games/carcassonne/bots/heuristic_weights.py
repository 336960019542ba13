"""Weights of the Carcassonne heuristics."""

from __future__ import annotations

from typing import final


@final
class HeuristicWeights:
    """Weights that were fitted to self-play games, or tuned in them."""

    def __init__(self) -> None:
        # Chance that an open edge is closed: its maximum, and the contribution of each tile that would close the edge,
        # and of each tile that fits but leaves it open.
        self.city_max_closing_chance = 0.55
        self.city_closing_tile_weight = 0.6
        self.city_fitting_tile_weight = 0.05
        self.road_max_closing_chance = 0.72
        self.road_closing_tile_weight = 0.4
        self.road_fitting_tile_weight = 0.08
        #: Contribution of each tile left to the gaps around a cloister, and the completion chance with plenty of tiles.
        self.gap_fill_rate_per_tile = 0.035
        self.cloister_max_completion_chance = 0.6
        #: Tiles by which a city or road grows for each open edge, if it is completed in the end ...
        self.completed_growth_per_edge = 0.3
        #: ... and if it is not, with many tiles left.
        self.unfinished_growth_per_edge = 0.1
        #: Points of the first, second ... follower in the supply, with at least ``full_demand_turns`` turns left.
        self.supply_follower_points: list[float] = [11.0, 8.5, 7.0, 5.5, 4.5, 3.7, 3.2, 2.6]
        self.full_demand_turns = 12.0
        #: Value of a follower that is sure to return, relative to one in the supply.
        self.returning_follower_share = 0.75
        # Standard deviation of the final margin from the expected one: at the end, and per root of the tiles left.
        self.final_margin_spread = 1.0
        self.margin_spread_per_root_tile = 1.7
        # Factors on the points of each kind of feature.
        self.city = 1.0
        self.road = 1.0
        self.cloister = 1.0
        self.field = 1.0
