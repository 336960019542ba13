"""Tile definitions from the component list of the game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property

from bastide.core import JsonData, get_game

Point = tuple[int, int]

SIDES = "nesw"
FACINGS = ("north", "east", "south", "west")
#: Step to the neighbour cell on a side.
NEIGHBOUR_STEPS: dict[str, Point] = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}
#: Points where features leave a tile with centre 0,0 and side length 4: the centre of a side or of half a side.
#: Adjacent tiles share these points.
EXIT_POINTS: dict[str, Point] = {
    "n": (0, 2),
    "e": (2, 0),
    "s": (0, -2),
    "w": (-2, 0),
    "nl": (-1, 2),
    "nr": (1, 2),
    "el": (2, 1),
    "er": (2, -1),
    "sl": (1, -2),
    "sr": (-1, -2),
    "wl": (-2, -1),
    "wr": (-2, 1),
}
#: Wagon links of tiles that do not follow from roads, one city and one building.
WAGON_LINKS: dict[str, tuple[tuple[int, ...], ...]] = {
    "inns_cities_n_s_crossing_ew": ((0, 1, 2, 3),),
    "traders_city_nw_cloth_road_e_city_s": ((0, 2),),
    "traders_city_nw_grain_road_e_city_s": ((0, 2),),
    "dragon_symbol_city_new_cloister": ((0, 1),),
    "abbey_cities_n_w_roads_e_s": ((0, 2), (1, 3)),
    "bridges_cities_n_e_w_road_s": ((1, 3),),
    "bridges_city_ew_cloister": ((0, 1),),
}


@dataclass(frozen=True)
class TileFeature:
    """One road, city, field ... on a tile."""

    kind: str
    #: Side names; for a field, half-edge names.
    exits: tuple[str, ...] = ()
    marks: frozenset[str] = frozenset()
    shields: int = 0
    #: Fields only: the cities of the tile that it adjoins.
    cities: tuple[int, ...] = ()
    ends_at: str = ""
    #: The features of the tile that it crosses above.
    over: tuple[int, ...] = ()


@dataclass(frozen=True)
class Tile:
    id: str
    module: str
    supply: str
    #: Number of copies in the box, and of those laid at the start.
    count: int
    start: int
    edges: Mapping[str, str]
    features: tuple[TileFeature, ...]
    marks: frozenset[str]

    @property
    def building(self) -> str:
        """The cloister or shrine on it."""
        return next((feature.kind for feature in self.features if feature.kind in ("cloister", "shrine")), "")

    @cached_property
    def doors(self) -> tuple[tuple[int, ...], ...]:
        """Groups of features that meet at one point, between which a wagon can move."""
        if self.id in WAGON_LINKS:
            return WAGON_LINKS[self.id]
        crossing = [n for n, feature in enumerate(self.features) if feature.ends_at == "crossing"]
        meeting = [tuple(crossing)]
        for n, feature in enumerate(self.features):
            if feature.kind == "road" and feature.ends_at in ("city", "cloister", "shrine"):
                (there,) = [at for at, other in enumerate(self.features) if other.kind == feature.ends_at]
                meeting.append((n, there))
        return tuple(meeting)

    def turned_edges(self, turns: int) -> dict[str, str]:
        """The edges after quarter turns clockwise."""
        return {SIDES[(place + turns) % 4]: self.edges[side] for place, side in enumerate(SIDES)}

    def look(self, turns: int) -> frozenset[str]:
        """Appearance of the rotated tile, equal for rotations that look the same."""
        shapes = [f"{f.kind} {sorted(turned(EXIT_POINTS[name], turns) for name in f.exits)}" for f in self.features]
        seen = []
        for shape, f in zip(shapes, self.features, strict=True):
            beside = [sorted(shapes[n] for n in others) for others in (f.cities, f.over)]
            seen.append(f"{shape} {sorted(f.marks)} {f.shields} {f.ends_at} {beside}")
        return frozenset(seen)

    @cached_property
    def turns(self) -> list[int]:
        """The distinct rotations, the first of equal ones."""
        looks = [self.look(turns) for turns in range(4)]
        return [turns for turns in range(4) if looks[turns] not in looks[:turns]]


def turned(point: Point, turns: int) -> Point:
    """A point after quarter turns clockwise around the centre."""
    x, y = point
    for _ in range(turns):
        x, y = y, -x
    return x, y


def opposite(side: str) -> str:
    return SIDES[(SIDES.index(side) + 2) % 4]


def beyond(cell: Point, side: str) -> Point:
    return cell[0] + NEIGHBOUR_STEPS[side][0], cell[1] + NEIGHBOUR_STEPS[side][1]


def around(cell: Point) -> list[Point]:
    """The eight cells around a cell."""
    x, y = cell
    return [(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if (dx, dy) != (0, 0)]


@cache
def box() -> dict[str, Tile]:
    """All tiles by id."""
    return {tile.id: tile for tile in map(tile_of, get_game("carcassonne").list_components("tiles"))}


def tile_of(facts: Mapping[str, JsonData]) -> Tile:
    edges = facts["edges"]
    assert isinstance(edges, dict)
    return Tile(
        id=str(facts["id"]),
        module=str(facts["module"]),
        supply=str(facts["supply"]),
        count=number(facts["count"]),
        start=number(facts["start"]),
        edges={side: str(edge) for side, edge in edges.items()},
        features=tuple(feature_of(feature) for feature in listed(facts["features"])),
        marks=frozenset(str(mark) for mark in listed(facts["marks"])),
    )


def feature_of(facts: JsonData) -> TileFeature:
    assert isinstance(facts, dict)
    return TileFeature(
        kind=str(facts["kind"]),
        exits=tuple(str(name) for name in listed(facts.get("edges", facts.get("halves", [])))),
        marks=frozenset(str(mark) for mark in listed(facts.get("marks", []))),
        shields=number(facts.get("shields", 0)),
        cities=tuple(number(city) for city in listed(facts.get("cities", []))),
        ends_at=str(facts.get("ends_at", "")),
        over=tuple(number(under) for under in listed(facts.get("over", []))),
    )


def listed(data: JsonData) -> list[JsonData]:
    assert isinstance(data, list)
    return data


def number(data: JsonData) -> int:
    assert isinstance(data, int)
    return data
