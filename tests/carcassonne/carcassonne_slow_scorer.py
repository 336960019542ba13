"""A second Carcassonne scorer, slow and simple, that knows nothing of the engine but the catalogue of tiles.

It looks at a view: the tiles that lie there and the figures on them. Every place where a feature leaves a tile is a
point of the plane: tile (x, y) has its centre at (4x, 4y), the middles of its sides two away from it, and the
half-edges one beside those. A border is the same point for both tiles, so two pieces belong together when they share a
point, and turning a tile is turning points round the centre. Features are found by flooding, from scratch, each time.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache

from bastide.core.plain import Plain
from bastide.games.carcassonne.tiles.catalogue import facts, tile_by_id

Point = tuple[int, int]
#: A piece of a feature: the number of the tile on the map, and of the feature on the tile.
Piece = tuple[int, int]

SIDE_POINTS: dict[str, Point] = {"n": (0, 2), "e": (2, 0), "s": (0, -2), "w": (-2, 0)}
HALF_POINTS: dict[str, Point] = {
    "nl": (-1, 2),
    "nr": (1, 2),
    "el": (2, 1),
    "er": (2, -1),
    "sl": (1, -2),
    "sr": (-1, -2),
    "wl": (-2, -1),
    "wr": (-2, 1),
}
QUARTER_TURNS = {"north": 0, "east": 1, "south": 2, "west": 3}
#: The module without which a mark means nothing.
NEEDS = {
    "inn": "inns",
    "cathedral": "inns",
    "wine": "traders",
    "grain": "traders",
    "cloth": "traders",
    "pig_herd": "traders",
}
STRENGTH = {"follower": 1, "big": 2}
GOODS = ("wine", "grain", "cloth")


@dataclass
class Land:
    """One whole feature of the map."""

    kind: str
    pieces: set[Piece] = field(default_factory=set)
    #: Where it leaves its tiles.
    points: set[Point] = field(default_factory=set)
    shields: int = 0
    #: Symbols that mean something at this table, each as often as it is there.
    marks: list[str] = field(default_factory=list)
    #: Positions in the list of figures.
    figures: list[int] = field(default_factory=list)
    #: Cloister: tiles on the eight cells around it.
    neighbours: int = 0
    #: Points or, for a cloister, cells around it with no tile on the other side.
    open: int = 0
    #: Field: the completed cities that it adjoins, by their place in the list of features.
    cities: set[int] = field(default_factory=set)

    @property
    def tiles(self) -> int:
        return len({tile for tile, _ in self.pieces})

    @property
    def complete(self) -> bool:
        return self.kind in ("road", "city", "cloister", "shrine") and self.open == 0


class Survey:
    """Everything that can be said about a map by looking at it."""

    def __init__(self, view: Mapping[str, Plain]) -> None:
        self.board = objects(view["board"])
        self.figures = objects(view["figures"])
        modules = view["rules"]
        assert isinstance(modules, list)
        self.modules = {str(module) for module in modules}
        self.cells: dict[Point, int] = {(number(t["x"]), number(t["y"])): i for i, t in enumerate(self.board)}
        self.printed = [printed(str(tile["tile"])) for tile in self.board]
        self.points: dict[Piece, set[Point]] = {
            (tile, n): self.points_of(tile, feature)
            for tile, features in enumerate(self.printed)
            for n, feature in enumerate(features)
        }
        self.lands = self.flooded()
        self.home = {piece: place for place, land in enumerate(self.lands) for piece in land.pieces}
        for land in self.lands:
            self.describe(land)
        for place, figure in enumerate(self.figures):
            self.lands[self.home[self.stands_on(figure)]].figures.append(place)
        for land in self.lands:
            if land.kind == "field":
                beside = {
                    self.home[tile, number(city)]
                    for tile, n in land.pieces
                    for city in cities_of(self.printed[tile][n])
                }
                land.cities = {city for city in beside if self.lands[city].complete}

    def points_of(self, tile: int, feature: Mapping[str, Plain]) -> set[Point]:
        """Where a feature of a tile leaves it, as points of the map."""
        named = feature.get("edges", feature.get("halves", []))
        assert isinstance(named, list)
        points = set()
        for name in named:
            x, y = SIDE_POINTS[str(name)] if name in SIDE_POINTS else HALF_POINTS[str(name)]
            for _ in range(QUARTER_TURNS[str(self.board[tile]["facing"])]):
                x, y = y, -x
            points.add((4 * number(self.board[tile]["x"]) + x, 4 * number(self.board[tile]["y"]) + y))
        return points

    def kind(self, piece: Piece) -> str:
        return str(self.printed[piece[0]][piece[1]]["kind"])

    def flooded(self) -> list[Land]:
        """All features, in the order of their first pieces."""
        lands = []
        meeting: dict[tuple[str, Point], set[Piece]] = {}
        for piece, points in self.points.items():
            for point in points:
                meeting.setdefault((self.kind(piece), point), set()).add(piece)
        unseen = dict.fromkeys(sorted(self.points))
        while unseen:
            first = next(iter(unseen))
            land = Land(self.kind(first))
            shore = [first]
            while shore:
                piece = shore.pop()
                if piece in unseen:
                    del unseen[piece]
                    land.pieces.add(piece)
                    land.points |= self.points[piece]
                    for point in self.points[piece]:
                        shore += meeting[land.kind, point]
            lands.append(land)
        return lands

    def describe(self, land: Land) -> None:
        for tile, n in sorted(land.pieces):
            feature = self.printed[tile][n]
            land.shields += number(feature.get("shields", 0))
            marks = feature.get("marks", [])
            assert isinstance(marks, list)
            land.marks += [str(mark) for mark in marks if NEEDS.get(str(mark)) in self.modules]
        if land.kind in ("road", "city", "river"):
            land.open = sum(not self.covered(point) for point in land.points)
        elif land.kind in ("cloister", "shrine"):
            ((tile, _),) = land.pieces
            x, y = number(self.board[tile]["x"]), number(self.board[tile]["y"])
            around = [(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if (dx, dy) != (0, 0)]
            land.neighbours = sum(cell in self.cells for cell in around)
            land.open = 8 - land.neighbours

    def covered(self, point: Point) -> bool:
        """Whether tiles lie on both sides of the border that this point is on."""
        x, y = point
        if x % 4 == 2:
            return ((x - 2) // 4, round(y / 4)) in self.cells and ((x + 2) // 4, round(y / 4)) in self.cells
        return (round(x / 4), (y - 2) // 4) in self.cells and (round(x / 4), (y + 2) // 4) in self.cells

    def stands_on(self, figure: Mapping[str, Plain]) -> Piece:
        tile = self.cells[number(figure["x"]), number(figure["y"])]
        same = [n for n, feature in enumerate(self.printed[tile]) if feature["kind"] == figure["feature"]]
        return tile, same[number(figure["number"])]

    def choices(self, player: int, supply: Mapping[str, int]) -> set[tuple[str, str, int]]:
        """The figures that a player may put on the tile laid last: figure, kind of feature and its number."""
        found = set()
        laid = len(self.board) - 1
        kinds = [str(feature["kind"]) for feature in self.printed[laid]]
        for n, kind in enumerate(kinds):
            land = self.lands[self.home[laid, n]]
            followers = [self.figures[place] for place in land.figures if self.figures[place]["figure"] in STRENGTH]
            own = [figure for figure in followers if figure["player"] == player]
            allowed = []
            if not followers and kind in ("road", "city", "field", "cloister", "shrine"):
                allowed += ["follower", "big"]
            if own and kind in ("road", "city") and not land.complete:
                allowed.append("builder")
            if own and kind == "field":
                allowed.append("pig")
            found |= {(figure, kind, kinds[:n].count(kind)) for figure in allowed if supply.get(figure, 0) > 0}
        return found

    def owners(self, land: Land) -> list[int]:
        """Who has the most strength there; nobody with none."""
        strength: dict[int, int] = {}
        for place in land.figures:
            player = number(self.figures[place]["player"])
            strength[player] = strength.get(player, 0) + STRENGTH.get(str(self.figures[place]["figure"]), 0)
        most = max(strength.values(), default=0)
        return sorted(player for player, total in strength.items() if total == most > 0)

    def worth(self, land: Land, player: int) -> int:
        """The points of a feature for one of its owners: if it is completed, as completed, else as at the end."""
        if land.kind == "road":
            if "inn" in land.marks:
                return 2 * land.tiles if land.complete else 0
            return land.tiles
        if land.kind == "city":
            each = 2 if land.complete else 1
            if "cathedral" in land.marks:
                each = 3 if land.complete else 0
            return each * (land.tiles + land.shields)
        if land.kind in ("cloister", "shrine"):
            return 1 + land.neighbours
        if land.kind == "field":
            has_pig = any(
                self.figures[place]["figure"] == "pig" and self.figures[place]["player"] == player
                for place in land.figures
            )
            return len(land.cities) * (3 + has_pig + ("pig_herd" in land.marks))
        return 0


class Referee:
    """Keeps the score of a game beside the engine, from the tiles laid and the figures placed alone."""

    def __init__(self, view: Mapping[str, Plain]) -> None:
        self.players = number(view["players"])
        self.modules = view["rules"]
        self.board = objects(view["board"])
        self.figures: list[dict[str, Plain]] = []
        self.score = [0] * self.players
        self.goods = [dict.fromkeys(GOODS, 0) for _ in range(self.players)]
        self.largest = {"city": 0, "road": 0}
        self.holder = {"city": -1, "road": -1}
        self.due = -1
        #: Who lays the next tile, and whether it is the first or the second of the turn.
        self.turn = (0, 1)
        self.again = False

    def survey(self) -> Survey:
        return Survey({"rules": self.modules, "board": [*self.board], "figures": [*self.figures]})

    def hear(self, event: Mapping[str, Plain]) -> None:
        """Note what a player did; everything that follows from it is worked out here."""
        if event["kind"] == "placed":
            self.board.append({key: event[key] for key in ("tile", "x", "y", "facing")})
            self.due = number(event["player"])
            self.again = self.turn[1] == 1 and self.extends_builder(self.due)
        elif event["kind"] == "deployed":
            self.figures.append({key: event[key] for key in ("figure", "player", "x", "y", "feature", "number")})

    def extends_builder(self, player: int) -> bool:
        """Whether the tile just laid carries on a road or city with this player's builder on another tile."""
        survey = self.survey()
        laid = len(self.board) - 1
        builders = [f for f in self.figures if f["figure"] == "builder" and f["player"] == player]
        homes = [survey.lands[survey.home[survey.stands_on(builder)]] for builder in builders]
        return any(tile == laid for land in homes for tile, _ in land.pieces)

    def settle(self) -> None:
        """Score what the tile just laid has completed, once the figure has been placed or not."""
        if self.due < 0:
            return
        survey = self.survey()
        laid = len(self.board) - 1
        x, y = number(self.board[laid]["x"]), number(self.board[laid]["y"])
        near = {survey.cells.get((x + dx, y + dy), -1) for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
        home: set[int] = set()
        for land in survey.lands:
            tiles = {tile for tile, _ in land.pieces}
            touched = laid in tiles if land.kind in ("road", "city") else bool(tiles & near)
            if not land.complete or not touched:
                continue
            for player in survey.owners(land):
                self.score[player] += survey.worth(land, player)
            home |= set(land.figures)
            for mark in land.marks:
                if mark in GOODS:
                    self.goods[self.due][mark] += 1
            if land.kind in self.largest and land.tiles > self.largest[land.kind]:
                self.largest[land.kind] = land.tiles
                self.holder[land.kind] = self.due
        self.figures = [figure for place, figure in enumerate(self.figures) if place not in home]
        if self.board[laid]["tile"] != "river_lake_volcano_w":  # after which the same player lays an ordinary tile
            self.turn = (self.due, 2) if self.again else ((self.due + 1) % self.players, 1)
        self.due = -1

    def finish(self) -> None:
        """The final scoring."""
        survey = self.survey()
        for land in survey.lands:
            for player in survey.owners(land):
                self.score[player] += survey.worth(land, player)
        assert isinstance(self.modules, list)
        if "traders" in self.modules:
            for kind in GOODS:
                most = max(goods[kind] for goods in self.goods)
                for player in range(self.players):
                    if self.goods[player][kind] == most > 0:
                        self.score[player] += 10
        if "king" in self.modules:
            for kind in ("city", "road"):
                if self.holder[kind] >= 0:
                    built = sum(land.kind == kind and land.complete for land in survey.lands)
                    self.score[self.holder[kind]] += built


@cache
def printed(tile: str) -> list[dict[str, Plain]]:
    """What is printed on a tile."""
    return objects(facts(tile_by_id(tile))["features"])


def objects(data: Plain) -> list[dict[str, Plain]]:
    assert isinstance(data, list)
    found = []
    for item in data:
        assert isinstance(item, dict)
        found.append(item)
    return found


def number(data: Plain) -> int:
    assert isinstance(data, int)
    return data


def cities_of(feature: Mapping[str, Plain]) -> list[Plain]:
    cities = feature.get("cities", [])
    assert isinstance(cities, list)
    return cities
