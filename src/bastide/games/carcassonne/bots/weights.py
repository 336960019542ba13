"""The numbers that the judgement weighs with."""

from __future__ import annotations

from typing import final


@final
class Weights:
    """What was fitted to self-played games, and what was found by trial in them."""

    def __init__(self) -> None:
        # How likely an open edge is closed: the most that one can hope for, and how much of it one tile gives that
        # would close the edge, and one that fits but leaves it open.
        self.city_hope = 0.55
        self.city_closer = 0.6
        self.city_fitter = 0.05
        self.road_hope = 0.72
        self.road_closer = 0.4
        self.road_fitter = 0.08
        #: How much hope one more tile to come gives to the gaps beside a cloister, and how likely it is completed when
        #: there are plenty.
        self.gap = 0.035
        self.cloister_hope = 0.6
        #: The tiles that a city or road grows by for each open edge, if it is completed in the end ...
        self.growth = 0.3
        #: ... and if it is not, with many tiles to come.
        self.stunted = 0.1
        #: The points that the first, second ... follower at home is worth, with ``busy`` turns to come.
        self.at_home: list[float] = [11.0, 8.5, 7.0, 5.5, 4.5, 3.7, 3.2, 2.6]
        self.busy = 12.0
        #: How much of a follower at home one is worth who is sure to come home.
        self.coming_home = 0.75
        # How far the real margin is from the expected one: at the end, and for the root of the tiles to come.
        self.spread = 1.0
        self.spread_to_come = 1.7
        # How many points a point is worth that is to be had with a feature: 1, unless somebody sees it otherwise.
        self.city = 1.0
        self.road = 1.0
        self.cloister = 1.0
        self.field = 1.0
