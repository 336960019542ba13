"""Special tiles: lines, walls and places that cannot be computed from the catalogue."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from bastide.games.carcassonne.art.geometry.points_and_lines import (
    EDGE_MIDPOINTS,
    Point,
    SampledLine,
    curved_line,
    join_lines,
    straight_line,
)

NORTH, EAST, SOUTH, WEST = EDGE_MIDPOINTS


class SpecialTile(NamedTuple):
    #: Lines of roads and rivers, by feature number.
    """Hand-made geometry of one kind of tile."""

    courses: Mapping[int, SampledLine] = MappingProxyType({})
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
LAKE_RADIUS = 15

SPECIAL_TILES: dict[str, SpecialTile] = {
    # The road touches the wall of the city and divides the fields there.
    "abbey_city_n_touching_road_es": SpecialTile(
        {
            1: curved_line(
                (EAST, Point(76, 50), Point(62, 44), Point(50, 35)),
                (Point(50, 35), Point(44, 52), Point(50, 74), SOUTH),
            )
        }
    ),
    "abbey_city_n_touching_road_sw": SpecialTile(
        {
            1: curved_line(
                (WEST, Point(24, 50), Point(38, 44), Point(50, 35)),
                (Point(50, 35), Point(56, 52), Point(50, 74), SOUTH),
            )
        }
    ),
    # A ring around a well.
    "abbey_road_new_roundabout": SpecialTile(
        {
            0: join_lines(
                curved_line(
                    (Point(50, 36), Point(58, 36), Point(64, 42), Point(64, 50)),
                    (Point(64, 50), Point(64, 58), Point(58, 64), Point(50, 64)),
                ),
                curved_line(
                    (Point(50, 64), Point(42, 64), Point(36, 58), Point(36, 50)),
                    (Point(36, 50), Point(36, 42), Point(42, 36), Point(50, 36)),
                ),
                straight_line(NORTH, Point(50, 36)),
                straight_line(EAST, Point(64, 50)),
                straight_line(WEST, Point(36, 50)),
            )
        },
        sign="well",
    ),
    # The mouths of the tunnels are away from the wall, so the field continues behind them.
    "abbey_city_ew_shield_tunnel_ns": SpecialTile(
        {1: join_lines(straight_line(NORTH, Point(50, 21)), straight_line(SOUTH, Point(50, 91)))}
    ),
    "dragon_symbol_city_ew_tunnel_ns": SpecialTile(
        {1: join_lines(straight_line(NORTH, Point(50, 9)), straight_line(SOUTH, Point(50, 91)))}
    ),
    # The city passes over the other one and ends in the south field.
    "abbey_city_n_shield_over_city_ew": SpecialTile(
        cities={0: "M0 0L100 0C70 12 60 28 60 54C60 70 58 80 50 90C42 80 40 70 40 54C40 28 30 12 0 0Z"}
    ),
    # It reaches the corner where the other city ends.
    "dragon_princess_city_n_city_es_shield": SpecialTile(cities={0: [3]}),
    "dragon_symbol_city_new_cloister": SpecialTile(middle=Point(50, 40)),
    "inns_cities_n_s_crossing_ew": SpecialTile(gates=True),
    "river_lake_volcano_w": SpecialTile(
        {0: straight_line(WEST, Point(24, 50))}, middle=Point(66, 46), lake=Point(27, 50)
    ),
    "river_lake_city_e": SpecialTile({1: straight_line(WEST, Point(66, 50))}, lake=Point(58, 50)),
    "river_spring_e": SpecialTile({0: curved_line((EAST, Point(80, 50), Point(66, 58), Point(50, 50)))}),
    # Past the road that it crosses, to the house on the other side.
    "traders_city_n_road_s_under_road_w": SpecialTile({2: straight_line(WEST, Point(66, 50))}),
}
