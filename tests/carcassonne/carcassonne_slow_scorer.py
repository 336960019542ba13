"""A second Carcassonne scorer, slow and simple, that knows nothing of the engine but the catalogue of tiles.

It looks at a view: the tiles that lie there and the figures on them. Every place where a feature leaves a tile is a
point of the plane: tile (x, y) has its centre at (4x, 4y), the middles of its sides two away from it, and the
half-edges one beside those. A border is the same point for both tiles, so two pieces belong together when they share a
point, and turning a tile is turning points round the centre. Features are found by flooding, from scratch, each time.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
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
    "carcassonne": "count",
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

    def choices(self, tile: int, player: int, supply: Mapping[str, int]) -> set[tuple[str, str, int]]:
        """The figures that a player may put on a tile: figure, kind of feature and its number."""
        found = set()
        kinds = [str(feature["kind"]) for feature in self.printed[tile]]
        for n, kind in enumerate(kinds):
            land = self.lands[self.home[tile, n]]
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
            cities = len(land.cities) + ("carcassonne" in land.marks)
            return cities * (3 + has_pig + ("pig_herd" in land.marks))
        return 0


#: What is asked before a tile is scored.
BEFORE_SCORING = ("princess", "figure", "portal", "dragon", "redeploy")
QUARTER_OF = {"city": "castle", "field": "market", "road": "blacksmith", "cloister": "cathedral", "shrine": "cathedral"}
NEIGHBOURS = ((0, 1), (1, 0), (0, -1), (-1, 0))


class Referee:
    """Keeps the score of a game beside the engine, from what the players decide alone."""

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
        self.turns = 1
        self.again = False
        #: The tile that the next figure goes to, if it is not the one laid last.
        self.target: Point | None = None
        self.dragon: Point | None = None
        self.fairy: Point | None = None
        self.trail: list[Point] = []
        self.count = "castle"
        #: Player, quarter and figure of those in Carcassonne.
        self.inside: list[tuple[int, str, str]] = []
        #: Who has got points from the tile laid last.
        self.gained: set[int] = set()

    def survey(self) -> Survey:
        return Survey({"rules": self.modules, "board": [*self.board], "figures": [*self.figures]})

    def on(self, module: str) -> bool:
        assert isinstance(self.modules, list)
        return module in self.modules

    # -- decisions ---------------------------------------------------------------------------------

    def act(self, player: int, asked: str, did: Mapping[str, Plain]) -> None:
        """Carry out what a player decided; everything that follows from it is worked out here."""
        what = did["do"]
        if what == "place":
            self.place(player, asked, did)
        elif what in ("portal", "bring"):
            self.target = cell_of(did)
        elif what == "figure":
            self.stand(player, asked, did)
        elif what == "fairy":
            self.fairy = cell_of(did)
        elif what == "rescue":
            self.leave([self.figures.index(self.figure_in(did))])
        elif what == "dragon":
            self.fly(cell_of(did))
        elif what == "send":
            self.inside.append((player, str(did["quarter"]), str(did["figure"])))
        elif what == "count":
            self.count = str(did["quarter"])

    def place(self, player: int, asked: str, did: Mapping[str, Plain]) -> None:
        self.board.append({key: did[key] for key in ("tile", "x", "y", "facing")})
        if asked == "spring":
            return
        self.due = player
        self.again = self.turn[1] == 1 and self.extends_builder(player)
        self.trail = []
        self.gained = set()
        if self.on("dragon") and "volcano" in marks_of(str(did["tile"])):
            self.dragon = cell_of(did)

    def stand(self, player: int, asked: str, did: Mapping[str, Plain]) -> None:
        x, y = cell_of(self.board[-1]) if self.target is None else self.target
        self.target = None
        figure: dict[str, Plain] = {"figure": did["figure"], "player": player, "x": x, "y": y}
        figure["feature"] = did["feature"]
        figure["number"] = did["number"]
        self.figures.append(figure)
        if asked in ("redeploy", "last_redeploy"):
            self.inside.remove((player, QUARTER_OF[str(did["feature"])], str(did["figure"])))

    def figure_in(self, did: Mapping[str, Plain]) -> dict[str, Plain]:
        keys = ("player", "figure", "x", "y", "feature", "number")
        (found,) = [figure for figure in self.figures if all(figure[key] == did[key] for key in keys)]
        return found

    def fly(self, cell: Point) -> None:
        """The dragon comes to a cell."""
        if not self.trail and self.dragon is not None:
            self.trail.append(self.dragon)
        self.dragon = cell
        self.trail.append(cell)
        self.leave([place for place, figure in enumerate(self.figures) if cell_of(figure) == cell])

    def dragon_ways(self) -> set[Point]:
        """Where the dragon may go now."""
        assert self.dragon is not None
        x, y = self.dragon
        lying = {cell_of(tile): str(tile["tile"]) for tile in self.board}
        ways = {(x + dx, y + dy) for dx, dy in NEIGHBOURS if (x + dx, y + dy) in lying}
        return {way for way in ways if not lying[way].startswith("count_")} - {*self.trail, self.dragon, self.fairy}

    def figures_for(self, survey: Survey, player: int, supply: Mapping[str, int]) -> set[tuple[str, str, int]]:
        """The figures that may go on the tile laid last."""
        laid = len(self.board) - 1
        if self.dragon is not None and cell_of(self.board[laid]) == self.dragon:
            return set()
        return survey.choices(laid, player, supply)

    def fairy_ways(self, player: int) -> set[Point]:
        """Where the fairy may be moved by a player."""
        if not self.on("dragon"):
            return set()
        mine = [figure for figure in self.figures if figure["player"] == player and figure["figure"] in STRENGTH]
        return {cell_of(figure) for figure in mine} - {self.fairy}

    def portal_ways(self, survey: Survey, player: int, supply: Mapping[str, int]) -> set[Point]:
        """Where the portal on the tile laid last leads to."""
        if not self.on("dragon") or "portal" not in marks_of(str(self.board[-1]["tile"])):
            return set()
        earlier = {cell_of(tile) for tile in self.board[:-1]} - {self.dragon}
        return {cell for cell in earlier if self.portal_choices(survey, cell, supply)}

    def portal_choices(self, survey: Survey, cell: Point, supply: Mapping[str, int]) -> set[tuple[str, str, int]]:
        """Who may come out of the portal on a tile, and where."""
        tile = survey.cells[cell]
        kinds = [str(feature["kind"]) for feature in survey.printed[tile]]
        found = set()
        for figure, kind, n in survey.choices(tile, -1, supply):
            piece = (tile, [place for place, name in enumerate(kinds) if name == kind][n])
            if figure in STRENGTH and not survey.lands[survey.home[piece]].complete:
                found.add((figure, kind, n))
        return found

    def leave(self, places: list[int]) -> None:
        """Figures go home before a scoring, and builders and pigs that are left alone."""
        self.figures = [figure for place, figure in enumerate(self.figures) if place not in places]
        survey = self.survey()
        lonely = []
        for land in survey.lands:
            there = [self.figures[place] for place in land.figures]
            with_follower = {figure["player"] for figure in there if figure["figure"] in STRENGTH}
            lonely += [
                figure
                for figure in there
                if figure["figure"] in ("builder", "pig") and figure["player"] not in with_follower
            ]
        self.figures = [figure for figure in self.figures if figure not in lonely]

    def extends_builder(self, player: int) -> bool:
        """Whether the tile just laid carries on a road or city with this player's builder on another tile."""
        survey = self.survey()
        laid = len(self.board) - 1
        builders = [f for f in self.figures if f["figure"] == "builder" and f["player"] == player]
        homes = [survey.lands[survey.home[survey.stands_on(builder)]] for builder in builders]
        return any(tile == laid for land in homes for tile, _ in land.pieces)

    # -- scoring -----------------------------------------------------------------------------------

    def begin_turns(self, turns: int, last: int) -> None:
        """Turns have begun, the last of them that of this player: the fairy pays."""
        for turn in range(self.turns + 1, turns + 1):
            player = (last - (turns - turn)) % self.players
            if self.near_fairy(player, range(len(self.figures))):
                self.score[player] += 1
        self.turns = turns

    def near_fairy(self, player: int, places: Iterable[int]) -> bool:
        """Whether one of these figures is a follower of the player on the fairy's tile."""
        there = [self.figures[place] for place in places]
        return any(
            figure["player"] == player and figure["figure"] in STRENGTH and cell_of(figure) == self.fairy
            for figure in there
        )

    def reward(self, survey: Survey, land: Land) -> None:
        """The points for a feature, and the fairy's."""
        for player in survey.owners(land):
            self.gain(player, survey.worth(land, player))
        for player in range(self.players):
            if self.near_fairy(player, land.figures):
                self.gain(player, 3)

    def gain(self, player: int, points: int) -> None:
        self.score[player] += points
        if points > 0:
            self.gained.add(player)

    def settle(self) -> None:
        """Score what the tile just laid has completed, once everything before a scoring has been decided."""
        if self.due < 0:
            return
        survey = self.survey()
        laid = len(self.board) - 1
        x, y = cell_of(self.board[laid])
        near = {survey.cells.get((x + dx, y + dy), -1) for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
        home: set[int] = set()
        for land in survey.lands:
            tiles = {tile for tile, _ in land.pieces}
            touched = laid in tiles if land.kind in ("road", "city") else bool(tiles & near)
            if not land.complete or not touched:
                continue
            self.reward(survey, land)
            home |= set(land.figures) | self.beaten(survey, land)
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

    def beaten(self, survey: Survey, land: Land) -> set[int]:
        """Those who lose a challenge because this cloister or shrine is complete."""
        rivals = {"cloister": "shrine", "shrine": "cloister"}
        if land.kind not in rivals or not land.figures or not self.on("cult"):
            return set()
        ((tile, _),) = land.pieces
        x, y = cell_of(self.board[tile])
        owners = {self.figures[place]["player"] for place in land.figures}
        lost: set[int] = set()
        for other in survey.lands:
            if other.kind == rivals[land.kind] and not other.complete:
                ((there, _),) = other.pieces
                ox, oy = cell_of(self.board[there])
                others = {self.figures[place]["player"] for place in other.figures}
                if max(abs(ox - x), abs(oy - y)) == 1 and len(owners | others) > 1 and others:
                    lost |= set(other.figures)
        return lost

    def may_send(self, player: int) -> bool:
        """Whether the tile laid last has brought points to others, and none to this player who laid it."""
        return bool(self.gained) and player not in self.gained

    def finish(self) -> None:
        """The final scoring."""
        survey = self.survey()
        for land in survey.lands:
            self.reward(survey, land)
        if self.on("traders"):
            for kind in GOODS:
                most = max(goods[kind] for goods in self.goods)
                for player in range(self.players):
                    if self.goods[player][kind] == most > 0:
                        self.score[player] += 10
        if self.on("king"):
            for kind in ("city", "road"):
                if self.holder[kind] >= 0:
                    built = sum(land.kind == kind and land.complete for land in survey.lands)
                    self.score[self.holder[kind]] += built + (kind == "city" and self.on("count"))


def cell_of(thing: Mapping[str, Plain]) -> Point:
    """Where something is."""
    return number(thing["x"]), number(thing["y"])


@cache
def marks_of(tile: str) -> list[str]:
    """The symbols of a tile as a whole."""
    marks = facts(tile_by_id(tile))["marks"]
    assert isinstance(marks, list)
    return [str(mark) for mark in marks]


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
