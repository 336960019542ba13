"""Where a tile may lie, found by trying every cell of the map with every turn: a second opinion on the engine."""

from __future__ import annotations

from collections.abc import Mapping

from carcassonne_slow_scorer import HALF_POINTS, QUARTER_TURNS, SIDE_POINTS, Point, number, objects, printed

from bastide.core.plain import Plain
from bastide.games.carcassonne.rules.tiles.catalogue import facts, tile_by_id

#: The cell beyond a side, clockwise from the north.
BEYOND: dict[str, Point] = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}
SIDES = "nesw"
FACINGS = ["north", "east", "south", "west"]


def edges_of(tile: str, turns: int) -> dict[str, str]:
    """What the sides of a turned tile show."""
    edges = facts(tile_by_id(tile))["edges"]
    assert isinstance(edges, dict)
    return {SIDES[(place + turns) % 4]: str(edges[side]) for place, side in enumerate(SIDES)}


def look(tile: str, turns: int) -> frozenset[str]:
    """The turned tile as one sees it: equal for turns that look the same."""
    features = printed(tile)
    places = []
    for feature in features:
        named = feature.get("edges", feature.get("halves", []))
        assert isinstance(named, list)
        points = set()
        for name in named:
            x, y = SIDE_POINTS[str(name)] if name in SIDE_POINTS else HALF_POINTS[str(name)]
            for _ in range(turns):
                x, y = y, -x
            points.add((x, y))
        places.append(f"{feature['kind']} {sorted(points)}")
    seen = []
    for place, feature in zip(places, features, strict=True):
        marks = [feature.get(key) for key in ("shields", "marks", "ends_at", "name")]
        beside = [sorted(places[n] for n in numbers_in(feature, key)) for key in ("cities", "over")]
        seen.append(f"{place} {marks} {beside}")
    return frozenset(seen)


def numbers_in(feature: Mapping[str, Plain], key: str) -> list[int]:
    """The numbers of the features of the same tile that it names under a key."""
    named = feature.get(key, [])
    assert isinstance(named, list)
    return [number(n) for n in named]


class Chart:
    """The cells of a map and what their edges show."""

    def __init__(self, view: Mapping[str, Plain]) -> None:
        self.edges: dict[Point, dict[str, str]] = {}
        self.order: list[Point] = []
        modules = view["rules"]
        assert isinstance(modules, list)
        self.cult = "cult" in modules
        #: The cloisters and shrines.
        self.buildings: dict[Point, str] = {}
        #: The cells with a bridge, and whether the player who is asked has one left.
        self.bridged: set[Point] = set()
        self.bridges = bridges_left(view)
        for laid in objects(view["board"]):
            cell = number(laid["x"]), number(laid["y"])
            self.order.append(cell)
            self.edges[cell] = edges_of(str(laid["tile"]), QUARTER_TURNS[str(laid["facing"])])
            if "bridge" in laid:
                self.bridged.add(cell)
                self.edges[cell] = spanned(self.edges[cell], str(laid["bridge"]))
            if building(str(laid["tile"])):
                self.buildings[cell] = building(str(laid["tile"]))

    def placements(self, tile: str) -> set[tuple[int, int, str]]:
        """Every cell and facing where a tile may be laid; the first of those facings that look the same."""
        rim = {
            (x + dx, y + dy) for x, y in self.edges for dx, dy in BEYOND.values() if (x + dx, y + dy) not in self.edges
        }
        found = set()
        looks: list[frozenset[str]] = []
        for turns in range(4):
            if look(tile, turns) in looks:
                continue
            looks.append(look(tile, turns))
            edges = edges_of(tile, turns)
            fitting = {cell for cell in rim if self.fits(edges, cell) or self.fits_with_a_bridge(edges, cell)}
            found |= {(x, y, FACINGS[turns]) for x, y in fitting if self.flows(edges, (x, y))}
        return {(x, y, facing) for x, y, facing in found if self.peaceful(tile, (x, y))}

    def peaceful(self, tile: str, cell: Point) -> bool:
        """With the cult, no building has two of the other kind on the eight cells around it, once the tile lies."""
        if not self.cult or not building(tile):
            return True
        after = {**self.buildings, cell: building(tile)}
        for (x, y), kind in after.items():
            around = [after.get((x + dx, y + dy), kind) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
            if sum(other != kind for other in around) > 1:
                return False
        return True

    def touching(self, cell: Point, side: str) -> str:
        """What the neighbour beyond a side shows there; nothing if there is none."""
        beyond = cell[0] + BEYOND[side][0], cell[1] + BEYOND[side][1]
        return self.edges[beyond][opposite(side)] if beyond in self.edges else ""

    def fits(self, edges: Mapping[str, str], cell: Point) -> bool:
        return all(self.touching(cell, side) in ("", "any", edges[side]) for side in SIDES)

    def fits_with_a_bridge(self, edges: Mapping[str, str], cell: Point) -> bool:
        """Try every bridge: on the new tile, or on a neighbour so that it meets the new tile."""
        if not self.bridges:
            return False
        for way in ("ns", "ew"):
            if all(edges[end] == "field" for end in way) and self.fits(spanned(edges, way), cell):
                return True
        for side, (dx, dy) in BEYOND.items():
            other = cell[0] + dx, cell[1] + dy
            way = "ns" if side in "ns" else "ew"
            if other not in self.edges or other in self.bridged or edges[side] != "road":
                continue
            before = self.edges[other]
            if all(before[end] == "field" for end in way):
                self.edges[other] = spanned(before, way)
                sound = self.fits(self.edges[other], other) and self.fits(edges, cell)
                self.edges[other] = before
                if sound:
                    return True
        return False

    def holes(self) -> set[Point]:
        """Where an abbey may lie."""
        rim = {(x + dx, y + dy) for x, y in self.edges for dx, dy in BEYOND.values()} - set(self.edges)
        closed = {cell for cell in rim if all(self.touching(cell, side) for side in SIDES)}
        return {cell for cell in closed if self.peaceful("abbey_tile", cell)}

    def flows(self, edges: Mapping[str, str], cell: Point) -> bool:
        """A river tile carries on one arm of the river, joins no other, and does not turn back at once."""
        river = [side for side in SIDES if edges[side] == "river"]
        if not river:
            return True
        if not any("river" in laid.values() for laid in self.edges.values()):
            return self.touching(cell, opposite(river[0])) != ""  # the spring: away from what lies there
        entries = [side for side in river if self.touching(cell, side) == "river"]
        if len(entries) != 1:
            return False
        (entry,) = entries
        before = cell[0] + BEYOND[entry][0], cell[1] + BEYOND[entry][1]
        bent = bend(self.source_side(before), opposite(entry))
        return all(bent == 0 or bend(entry, side) != bent for side in river if side != entry and len(river) == 2)

    def source_side(self, cell: Point) -> str:
        """The side through which the river comes to a cell from the spring; nothing for the spring itself."""
        spring = next(c for c in self.order if "river" in self.edges[c].values())
        came: dict[Point, str] = {spring: ""}
        waters = [spring]
        for x, y in waters:
            for side in SIDES:
                beyond = x + BEYOND[side][0], y + BEYOND[side][1]
                if self.edges[x, y][side] == "river" and beyond in self.edges and beyond not in came:
                    came[beyond] = opposite(side)
                    waters.append(beyond)
        return came[cell]


def bridges_left(view: Mapping[str, Plain]) -> int:
    """How many bridges the player who is asked has left."""
    extra = view["extra"]
    assert isinstance(extra, dict)
    bridges = extra.get("bridges")
    return number(objects(bridges["left"])[number(view["asked"])]["bridges"]) if isinstance(bridges, dict) else 0


def spanned(edges: Mapping[str, str], way: str) -> dict[str, str]:
    """The edges of a tile with a bridge on it."""
    return {side: "road" if side in way else edge for side, edge in edges.items()}


def building(tile: str) -> str:
    """The cloister or shrine on a tile."""
    kinds = [str(feature["kind"]) for feature in printed(tile)]
    return next((kind for kind in kinds if kind in ("cloister", "shrine")), "")


def opposite(side: str) -> str:
    return SIDES[(SIDES.index(side) + 2) % 4]


def bend(entry: str, way_out: str) -> int:
    """1 if the river turns right between the two sides, -1 if left, 0 if it runs straight or springs up here."""
    if not entry:
        return 0
    return {1: 1, 3: -1}.get((SIDES.index(way_out) - SIDES.index(opposite(entry))) % 4, 0)
