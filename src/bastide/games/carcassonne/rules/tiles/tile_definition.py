"""Definition of a tile: four edges and the features that reach them, as printed (not rotated).

Sides are numbered clockwise from the top: 0 north, 1 east, 2 south, 3 west. Half-edges are numbered likewise, two per
side, from the top left corner: ``nl nr el er sl sr wl wr``. ``l`` and ``r`` are left and right as seen from the centre
of the tile. A quarter turn clockwise adds 1 to a side and 2 to a half-edge.
"""

from __future__ import annotations

from typing import Final, final

# -- edges: one bit each, so that a set of edges is an int -----------------------------------------

EDGE_FIELD: Final = 1
EDGE_ROAD: Final = 2
EDGE_CITY: Final = 4
EDGE_RIVER: Final = 8
#: Between two tiles of Carcassonne; fits nothing else.
EDGE_INTERIOR: Final = 3
#: Fits every edge (abbey).
EDGE_ANY: Final = 15

EDGE_BY_NAME: Final[dict[str, int]] = {
    "interior": EDGE_INTERIOR,
    "field": EDGE_FIELD,
    "road": EDGE_ROAD,
    "city": EDGE_CITY,
    "river": EDGE_RIVER,
    "any": EDGE_ANY,
}

SIDE_NAMES: Final[list[str]] = ["n", "e", "s", "w"]
HALF_EDGE_NAMES: Final[list[str]] = ["nl", "nr", "el", "er", "sl", "sr", "wl", "wr"]

# -- kinds of features -----------------------------------------------------------------------------

CITY: Final = 0
ROAD: Final = 1
CLOISTER: Final = 2
SHRINE: Final = 3
FIELD: Final = 4
RIVER: Final = 5
VOLCANO: Final = 6
QUARTER: Final = 7
#: Site of a wooden bridge; becomes a road when the bridge is built.
BRIDGE: Final = 8

FEATURE_KIND_NAMES: Final[list[str]] = [
    *["city", "road", "cloister", "shrine", "field", "river", "volcano", "quarter", "bridge"],
]

# -- marks: on a feature, or on the tile as a whole (dragon, portal, bazaar, volcano) ---------------

INN: Final = 1 << 0
CATHEDRAL: Final = 1 << 1
WINE: Final = 1 << 2
GRAIN: Final = 1 << 3
CLOTH: Final = 1 << 4
PIG_HERD: Final = 1 << 5
PRINCESS: Final = 1 << 6
#: Semicircular city with one open edge; two of them make a castle.
SEMICIRCLE: Final = 1 << 7
ABBEY: Final = 1 << 8
TUNNEL: Final = 1 << 9
#: A field that adjoins the wall of Carcassonne.
CARCASSONNE: Final = 1 << 10
DRAGON: Final = 1 << 11
PORTAL: Final = 1 << 12
BAZAAR: Final = 1 << 13
#: Volcano: on the tile as a whole, and also a feature (kind VOLCANO) for drawing.
VOLCANO_TILE: Final = 1 << 14
# Not printed but added permanently: a castle on a small city, a barn on a field.
HAS_CASTLE: Final = 1 << 15
HAS_BARN: Final = 1 << 16

MARK_BY_NAME: Final[dict[str, int]] = {
    "inn": INN,
    "cathedral": CATHEDRAL,
    "wine": WINE,
    "grain": GRAIN,
    "cloth": CLOTH,
    "pig_herd": PIG_HERD,
    "princess": PRINCESS,
    "semicircle": SEMICIRCLE,
    "abbey": ABBEY,
    "tunnel": TUNNEL,
    "carcassonne": CARCASSONNE,
    "dragon": DRAGON,
    "portal": PORTAL,
    "bazaar": BAZAAR,
    "volcano": VOLCANO_TILE,
    "castle": HAS_CASTLE,
    "barn": HAS_BARN,
}


@final
class TileFeature:
    """One city, road, field ... as printed on one tile."""

    def __init__(
        self,
        kind: int,
        edges: list[int] | None = None,
        halves: list[int] | None = None,
        shields: int = 0,
        marks: int = 0,
        cities: list[int] | None = None,
        over: list[int] | None = None,
        ends_at: str = "",
        name: str = "",
        serves: str = "",
    ) -> None:
        self.kind = kind
        #: Sides that a city, road or river reaches, ascending.
        self.edges: list[int] = [] if edges is None else edges
        #: Half-edges that a field reaches, ascending.
        self.halves: list[int] = [] if halves is None else halves
        self.shields = shields
        self.marks = marks
        #: Fields only: indices of the cities on this tile that it adjoins.
        self.cities: list[int] = [] if cities is None else cities
        #: Indices of features that it crosses on a printed bridge without joining them.
        self.over: list[int] = [] if over is None else over
        #: Roads and rivers with one edge: what they end at.
        self.ends_at = ends_at
        #: Quarters of Carcassonne only: name, and the kind of feature to which its followers redeploy.
        self.name = name
        self.serves = serves


@final
class Tile:
    """A kind of tile and its number of copies in the box."""

    def __init__(
        self,
        id: str,
        module: str,
        count: int,
        edges: list[int],
        features: list[TileFeature],
        supply: str = "pile",
        start: int = 0,
        marks: int = 0,
        wagon_links: list[list[int]] | None = None,
        river_order: str = "",
        position: list[int] | None = None,
        printed: str = "",
    ) -> None:
        self.id = id
        #: Module id: base, inns, traders, king, river2, dragon, abbey, bridges, cult, count.
        self.module = module
        self.count = count
        #: Edges on north, east, south, west: EDGE_ values.
        self.edges = edges
        #: Cities first, then roads, rivers, buildings (cloister, shrine, volcano, quarter), fields.
        self.features = features
        #: Where it waits: pile, hand (abbeys), block (Carcassonne), river.
        self.supply = supply
        #: Number of copies laid before the game.
        self.start = start
        #: Marks of the tile as a whole: dragon, portal, bazaar, volcano.
        self.marks = marks
        #: Groups of feature indices that meet at one point; a wagon may pass between any two of a group.
        self.wagon_links: list[list[int]] = [] if wagon_links is None else wagon_links
        #: River tiles only: first, second, mixed or last.
        self.river_order = river_order
        #: Tiles of the Carcassonne block only: column, row.
        self.position: list[int] = [] if position is None else position
        #: The tile in catalogue notation.
        self.printed = printed
