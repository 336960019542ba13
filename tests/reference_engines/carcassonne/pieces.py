"""What lies on the table besides tiles: figures, goods, the dragon, what is left to build, what is for sale."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from reference_engines.carcassonne.map import Piece
from reference_engines.carcassonne.tiles import Point, box

FOLLOWERS = ("follower", "big", "mayor", "wagon")
#: What everybody begins with, by module.
EACH = {
    "base": {"follower": 7},
    "inns": {"big": 1},
    "traders": {"builder": 1, "pig": 1},
    "abbey": {"mayor": 1, "wagon": 1, "barn": 1},
}
GOODS = ("wine", "grain", "cloth")
SPRING = "river_spring_e"
#: The quarters, and the features that their people go to.
QUARTERS = {"castle": ("city",), "market": ("field",), "blacksmith": ("road",), "cathedral": ("cloister", "shrine")}


@dataclass
class Figure:
    """A figure on the map."""

    kind: str
    owner: int
    piece: Piece
    #: The corner on which a barn stands.
    corner: str = ""
    #: Whether it has come out of Carcassonne for the scoring that is going on.
    brought: bool = False

    @property
    def follower(self) -> bool:
        return self.kind in FOLLOWERS


@dataclass
class Titles:
    """Who holds them, and the size that has to be beaten."""

    king: int = -1
    city: int = 0
    robber: int = -1
    road: int = 0


class River:
    def __init__(self, on: bool) -> None:
        #: The tiles that are still to come; the fork comes first, the lake with the volcano last.
        self.tiles: Counter[str] = Counter()
        if on:
            self.tiles.update(tile.id for tile in box().values() if tile.supply == "river" and tile.id != SPRING)

    @property
    def runs(self) -> bool:
        return self.tiles.total() > 0


class Dragon:
    def __init__(self) -> None:
        self.cell: Point | None = None
        self.fairy: Point | None = None
        #: Where the dragon has been on this journey, the cell where it began included.
        self.trail: list[Point] = []
        #: Dragon tiles that turned up before the first volcano.
        self.aside: list[str] = []
        #: The cell that a follower is going to through a portal.
        self.portal: Point | None = None
        #: Whether the princess on the tile just laid has sent a knight home.
        self.rescued = False

    def puts_aside(self, tile: str) -> bool:
        """Before the first volcano a dragon tile waits."""
        if self.cell is not None or "dragon" not in box()[tile].marks:
            return False
        self.aside.append(tile)
        return True


class Building:
    def __init__(self, players: int) -> None:
        each = 3 if players <= 4 else 2
        self.bridges_left = [each] * players
        self.castles_left = [each] * players
        #: The first pieces of the cities that have become castles.
        self.castles: list[Piece] = []
        #: Whether a bridge has been built in this part.
        self.built = False


class Bazaar:
    def __init__(self, players: int) -> None:
        #: Whether the tile just laid shows a bazaar that counts.
        self.due = False
        #: How many tiles lie face down beside the pile, until the builder's second part is over.
        self.set_apart = 0
        #: Who laid the bazaar, until that player has played the tile won there.
        self.seller = -1
        self.tiles: list[str] = []
        self.won = [""] * players
        self.auctioneer = -1
        self.offered = ""
        self.highest = 0
        self.bidder = -1


class Carcassonne:
    def __init__(self, players: int) -> None:
        #: Where the count is.
        self.count = "castle"
        self.inside: list[dict[str, Counter[str]]] = [
            {quarter: Counter() for quarter in QUARTERS} for _ in range(players)
        ]
