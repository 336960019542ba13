"""Game pieces other than tiles: meeples, goods, dragon, bridges and castles, bazaar."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from reference_engines.carcassonne.board import Piece
from reference_engines.carcassonne.tile_definition import Point, box

#: The modules whose rules the reference engine has.
MODULES = ("base", "inns", "traders", "king", "river2", "dragon", "abbey", "bridges", "cult", "count")
FOLLOWERS = ("follower", "big", "mayor", "wagon")
#: Initial supply by module.
INITIAL_SUPPLY = {
    "base": {"follower": 7},
    "inns": {"big": 1},
    "traders": {"builder": 1, "pig": 1},
    "abbey": {"mayor": 1, "wagon": 1, "barn": 1},
}
GOODS = ("wine", "grain", "cloth")
SPRING = "river_spring_e"
#: The quarters, and the features to which their followers redeploy.
QUARTERS = {"castle": ("city",), "market": ("field",), "blacksmith": ("road",), "cathedral": ("cloister", "shrine")}


@dataclass
class Meeple:
    """A meeple on the board."""

    kind: str
    owner: int
    piece: Piece
    #: The corner of a barn.
    corner: str = ""
    #: Whether it was redeployed from Carcassonne for the current scoring.
    brought: bool = False

    @property
    def follower(self) -> bool:
        return self.kind in FOLLOWERS


@dataclass
class Titles:
    """Holders of the titles, and the sizes to beat."""

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
        #: Cells of the current dragon movement, including the first.
        self.trail: list[Point] = []
        #: Dragon tiles drawn before the first volcano.
        self.aside: list[str] = []
        #: Target cell of a follower in a portal.
        self.portal: Point | None = None
        #: Whether the princess on the tile just laid has returned a knight.
        self.rescued = False

    def sets_aside(self, tile: str) -> bool:
        """Set a dragon tile aside before the first volcano."""
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
        #: Whether a bridge was built in this turn part.
        self.built = False


class Bazaar:
    def __init__(self, players: int) -> None:
        #: Whether the tile just laid has a bazaar that counts.
        self.due = False
        #: Number of tiles set aside face down, until the second turn part is over.
        self.set_apart = 0
        #: Player who laid the bazaar, until that player has played the tile won there.
        self.seller = -1
        self.tiles: list[str] = []
        self.won = [""] * players
        self.auctioneer = -1
        self.offered = ""
        self.highest = 0
        self.bidder = -1


class Carcassonne:
    def __init__(self, players: int) -> None:
        #: The count's quarter.
        self.count = "castle"
        self.inside: list[dict[str, Counter[str]]] = [
            {quarter: Counter() for quarter in QUARTERS} for _ in range(players)
        ]
