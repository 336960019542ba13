"""Special tiles: lines, walls and places that cannot be computed from the catalogue."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from bastide.games.carcassonne.art.geometry.plane import EDGE, Course, Point, bent, joined, straight

NORTH, EAST, SOUTH, WEST = EDGE


class Odd(NamedTuple):
    #: Lines of roads and rivers, by feature number.
    """Hand-made geometry of one kind of tile."""

    courses: Mapping[int, Course] = MappingProxyType({})
    #: Cities: the outline (absolute M, L, C and Z), or the corners that the city reaches besides its sides.
    cities: Mapping[int, str | list[int]] = MappingProxyType({})
    #: Place of its building.
    middle: Point | None = None
    #: Whether the gates of its cities open on its crossing.
    gates: bool = False
    #: Centre of a lake that belongs to no feature.
    lake: Point | None = None
    #: Family of an additional item in the middle.
    sign: str = ""


#: Radius of a lake.
LAKE = 15

ODD: dict[str, Odd] = {
    # The road touches the wall of the city and divides the fields there.
    "abbey_city_n_touching_road_es": Odd(
        {
            1: bent(
                (EAST, Point(76, 50), Point(62, 44), Point(50, 35)),
                (Point(50, 35), Point(44, 52), Point(50, 74), SOUTH),
            )
        }
    ),
    "abbey_city_n_touching_road_sw": Odd(
        {
            1: bent(
                (WEST, Point(24, 50), Point(38, 44), Point(50, 35)),
                (Point(50, 35), Point(56, 52), Point(50, 74), SOUTH),
            )
        }
    ),
    # A ring around a well.
    "abbey_road_new_roundabout": Odd(
        {
            0: joined(
                bent(
                    (Point(50, 36), Point(58, 36), Point(64, 42), Point(64, 50)),
                    (Point(64, 50), Point(64, 58), Point(58, 64), Point(50, 64)),
                ),
                bent(
                    (Point(50, 64), Point(42, 64), Point(36, 58), Point(36, 50)),
                    (Point(36, 50), Point(36, 42), Point(42, 36), Point(50, 36)),
                ),
                straight(NORTH, Point(50, 36)),
                straight(EAST, Point(64, 50)),
                straight(WEST, Point(36, 50)),
            )
        },
        sign="well",
    ),
    # The mouths of the tunnels are away from the wall, so the field continues behind them.
    "abbey_city_ew_shield_tunnel_ns": Odd({1: joined(straight(NORTH, Point(50, 21)), straight(SOUTH, Point(50, 91)))}),
    "dragon_symbol_city_ew_tunnel_ns": Odd({1: joined(straight(NORTH, Point(50, 9)), straight(SOUTH, Point(50, 91)))}),
    # The city passes over the other one and ends in the south field.
    "abbey_city_n_shield_over_city_ew": Odd(
        cities={0: "M0 0L100 0C70 12 60 28 60 54C60 70 58 80 50 90C42 80 40 70 40 54C40 28 30 12 0 0Z"}
    ),
    # It reaches the corner where the other city ends.
    "dragon_princess_city_n_city_es_shield": Odd(cities={0: [3]}),
    "dragon_symbol_city_new_cloister": Odd(middle=Point(50, 40)),
    "inns_cities_n_s_crossing_ew": Odd(gates=True),
    "river_lake_volcano_w": Odd({0: straight(WEST, Point(24, 50))}, middle=Point(66, 46), lake=Point(27, 50)),
    "river_lake_city_e": Odd({1: straight(WEST, Point(66, 50))}, lake=Point(58, 50)),
    "river_spring_e": Odd({0: bent((EAST, Point(80, 50), Point(66, 58), Point(50, 50)))}),
    # Past the road that it crosses, to the house on the other side.
    "traders_city_n_road_s_under_road_w": Odd({2: straight(WEST, Point(66, 50))}),
}
