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
from bastide.games.carcassonne.rules.tiles.catalogue import facts, tile_by_id

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
#: The followers. The mayor counts as many as the city has shields.
STRENGTH = {"follower": 1, "big": 2, "mayor": 0, "wagon": 1}
WAYS = {"ns": ("n", "s"), "ew": ("e", "w")}
#: The half-edges on both sides of a corner.
CORNERS = {"ne": ("nr", "el"), "se": ("er", "sl"), "sw": ("sr", "wl"), "nw": ("wr", "nl")}
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
    #: City: whether it is a castle.
    castle: bool = False

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
        self.printed = [printed(str(tile["tile"])) + bridge_of(tile) for tile in self.board]
        extra = view["extra"]
        assert isinstance(extra, dict)
        bridges, count = extra.get("bridges"), extra.get("count")
        #: The two cells of each castle.
        self.castles = cell_pairs(bridges["castles"]) if isinstance(bridges, dict) else []
        #: The figures from this one on have come out of Carcassonne for this scoring.
        self.brought = number(count["brought"]) if isinstance(count, dict) else -1
        self.over = view["phase"] in ("last_redeploy", "over")
        self.points: dict[Piece, set[Point]] = {
            (tile, n): points_of(self.board[tile], feature)
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
        for land in self.lands:
            lies_on = {cell_of(self.board[tile]) for tile, _ in land.pieces}
            land.castle = land.kind == "city" and land.complete and lies_on in self.castles

    def kind(self, piece: Piece) -> str:
        kind = str(self.printed[piece[0]][piece[1]]["kind"])
        return "road" if kind == "bridge" else kind

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
            if not followers and land.kind in ("road", "city", "field", "cloister", "shrine"):
                allowed += ["follower", "big"] if not self.barns(land) else []
                allowed += ["mayor"] if land.kind == "city" else []
                allowed += ["wagon"] if land.kind != "field" else []
            if own and land.kind in ("road", "city") and not land.complete:
                allowed.append("builder")
            if own and kind == "field":
                allowed.append("pig")
            found |= {(figure, kind, kinds[:n].count(kind)) for figure in allowed if supply.get(figure, 0) > 0}
        return found

    def barns(self, land: Land) -> list[int]:
        """The barns in a field, by their places in the list of figures."""
        return [place for place in land.figures if self.figures[place]["figure"] == "barn"]

    def strength(self, land: Land, place: int) -> int:
        """What a figure counts for on a feature."""
        figure = str(self.figures[place]["figure"])
        if figure in ("mayor", "wagon") and 0 <= self.brought <= place:
            return (
                2 if "count_mayor_wagon_strength=own" not in self.modules else land.shields if figure == "mayor" else 1
            )
        if figure == "mayor":
            return 0 if land.castle else land.shields
        return STRENGTH.get(figure, 0)

    def owners(self, land: Land) -> list[int]:
        """Who has the most strength there; nobody with none."""
        strength: dict[int, int] = {}
        for place in land.figures:
            player = number(self.figures[place]["player"])
            strength[player] = strength.get(player, 0) + self.strength(land, place)
        most = max(strength.values(), default=0)
        return sorted(player for player, total in strength.items() if total == most > 0)

    def worth(self, land: Land, player: int) -> int:
        """The points of a feature for one of its owners: if it is completed, as completed, else as at the end."""
        if land.kind == "road":
            if "inn" in land.marks:
                return 2 * land.tiles if land.complete else 0
            return land.tiles
        if land.castle:
            return 0
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
            return cities * (self.base(land) + has_pig + ("pig_herd" in land.marks)) + self.castles_beside(land)
        return 0

    def base(self, land: Land) -> int:
        """What a city is worth to farmers: less if a barn was in the field before the tile laid last."""
        barns = [cell_of(self.figures[place]) for place in self.barns(land)]
        new = not self.over and cell_of(self.board[-1]) in barns
        return 1 if barns and not new else 3

    def castles_beside(self, land: Land) -> int:
        return sum(self.lands[city].castle for city in land.cities)

    def barn_worth(self, land: Land) -> int:
        """What a barn in a field is worth at the end."""
        return 4 * (len(land.cities) + ("carcassonne" in land.marks)) + self.castles_beside(land)

    # -- wagons ------------------------------------------------------------------------------------

    def next_door(self, land: Land) -> set[Piece]:
        """The pieces of features that a wagon can reach from a scored one: unfinished, and nobody there."""
        reached = {
            self.home[tile, n] for tile, here in land.pieces for n in linked(str(self.board[tile]["tile"]), here)
        }
        abbeys = {cell for cell, tile in self.cells.items() if self.board[tile]["tile"] == "abbey_tile"}
        for x, y in abbeys:
            abbey = self.home[self.cells[x, y], 0]
            rim = {(4 * x + dx, 4 * y + dy) for dx, dy in SIDE_POINTS.values()}
            facing = {
                place for place, there in enumerate(self.lands) if there.kind in ("road", "city") and there.points & rim
            }
            if self.lands[abbey] is land:
                reached |= facing
            elif any(self.lands[place] is land for place in facing):
                reached.add(abbey)
        found = set()
        for place in reached:
            there = self.lands[place]
            if there is not land and not there.complete and not any(self.is_follower(p) for p in there.figures):
                found |= there.pieces
        return found

    def is_follower(self, place: int) -> bool:
        return self.figures[place]["figure"] in STRENGTH


class Bazaar:
    """The money of an auction."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.begin()

    def begin(self) -> None:
        """Nobody has a tile yet."""
        self.have: set[int] = set()
        self.auctioneer = -1
        self.waiting: list[int] = []
        self.highest = 0
        self.bidder = -1

    def act(self, player: int, what: str, points: int, score: list[int]) -> None:
        """A bid, a pass, or the auctioneer's decision."""
        if what in ("buy", "sell"):
            assert player == self.auctioneer != self.bidder
            payer, payee = (player, self.bidder) if what == "buy" else (self.bidder, player)
            score[payer] -= self.highest
            score[payee] += self.highest
            self.have.add(payer)
            self.auctioneer = -1
            return
        if self.auctioneer < 0:
            self.auctioneer, self.highest, self.bidder = player, 0, -1
            after = [(player + n) % self.players for n in range(1, self.players)]
            self.waiting = [other for other in after if other not in self.have]
        else:
            assert player == self.waiting.pop(0)
        if what == "bid":
            assert self.auctioneer == player or points > self.highest
            self.highest, self.bidder = points, player
        if points == 50:
            self.waiting = []
        if not self.waiting and self.bidder == self.auctioneer:
            score[self.bidder] -= self.highest
            self.have.add(self.bidder)
            self.auctioneer = -1


#: What is asked before a tile is scored.
BEFORE_SCORING = ("princess", "figure", "portal", "dragon", "castle", "redeploy", "castle_score")
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
        #: Figures from this one on have come out of Carcassonne for this scoring; -1: none.
        self.brought = -1
        self.over = False
        #: The cells of the castles; those small cities whose owners were asked; what castles were made to score.
        self.castles: list[set[Point]] = []
        self.decided: list[Point] = []
        self.chosen: dict[Point, int] = {}
        self.built = False
        #: Whether no figure may be placed after the tile laid last.
        self.barred = False
        self.laid_by = -1
        stock = 3 if self.players < 5 else 2
        self.stock = [{"bridges": stock, "castles": stock} for _ in range(self.players)]
        #: The wagons that may go on: their owner, and the pieces they can reach.
        self.travelling: list[tuple[int, Land]] = []
        self.bazaar = Bazaar(self.players)

    def survey(self) -> Survey:
        castles: list[Plain] = [[[x, y] for x, y in cells] for cells in self.castles]
        return Survey(
            {
                "rules": self.modules,
                "board": [*self.board],
                "figures": [*self.figures],
                "extra": {"bridges": {"castles": castles}, "count": {"brought": self.brought}},
                "phase": "over" if self.over else "place",
            }
        )

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
            self.barred = True
            self.leave([self.figures.index(self.figure_in(did))])
        elif what == "dragon":
            self.fly(cell_of(did))
        elif what == "send":
            self.inside.append((player, str(did["quarter"]), str(did["figure"])))
        elif what == "count":
            self.count = str(did["quarter"])
        elif what == "abbey":
            self.place(player, asked, {"tile": "abbey_tile", "x": did["x"], "y": did["y"], "facing": "north"})
        elif what == "bridge":
            assert did["way"] in self.bridges_for(player)
            self.board[-1]["bridge"] = did["way"]
            self.stock[player]["bridges"] -= 1
            self.built = True
        elif what == "barn":
            self.build_barn(player, str(did["corner"]))
        elif what in ("castle", "points"):
            self.decide_castle(player, cell_of(did), what == "castle")
        elif what == "castle_score":
            self.chosen[cell_of(did)] = number(did["points"])
        elif what in ("wagon_to", "wagon_home"):
            self.travel(player, cell_of(did) if what == "wagon_to" else None)
        elif what in ("bid", "pass", "buy", "sell"):
            self.bazaar.act(player, str(what), number(did.get("points", 0)), self.score)

    def place(self, player: int, asked: str, did: Mapping[str, Plain]) -> None:
        self.board.append({key: did[key] for key in ("tile", "x", "y", "facing")})
        if asked == "spring":
            return
        self.built = False
        self.barred = did["tile"] == "river_lake_volcano_w"
        self.bridge_the_gap(player)
        assert did.get("bridged", 0) == self.built
        self.bazaar.begin()
        self.brought = -1
        self.decided = []
        self.chosen = {}
        self.due = player
        self.again = self.turn[1] == 1 and self.extends_builder(player)
        self.trail = []
        self.gained = set()
        if self.on("dragon") and "volcano" in marks_of(str(did["tile"])):
            self.dragon = cell_of(did)

    def stand(self, player: int, asked: str, did: Mapping[str, Plain]) -> None:
        if asked == "wagon":
            del self.travelling[0]
        x, y = cell_of(self.board[-1]) if self.target is None else self.target
        self.target = None
        if asked in ("redeploy", "last_redeploy") and self.brought < 0:
            self.brought = len(self.figures)
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
        meets = [place for place, figure in enumerate(self.figures) if cell_of(figure) == cell]
        self.leave([place for place in meets if self.figures[place]["figure"] != "barn" and not self.in_castle(place)])

    def in_castle(self, place: int) -> bool:
        figure = self.figures[place]
        return figure["feature"] == "city" and len(self.cells_of(figure)) == 2

    def cells_of(self, figure: Mapping[str, Plain]) -> set[Point]:
        """The tiles on which a figure counts as standing: both of a castle."""
        x, y = cell_of(figure)
        for cells in self.castles:
            if figure["feature"] == "city" and (x, y) in cells:
                ((ox, oy),) = cells - {(x, y)}
                (tile,) = [tile for tile in self.board if cell_of(tile) == (x, y)]
                cities = [feature for feature in printed(str(tile["tile"])) if feature["kind"] == "city"]
                if (2 * (x + ox), 2 * (y + oy)) in points_of(tile, cities[number(figure["number"])]):
                    return cells
        return {(x, y)}

    # -- bridges and barns -------------------------------------------------------------------------

    def bridge_the_gap(self, player: int) -> None:
        """Build the bridge without which the tile just laid would not fit."""
        new = self.board[-1]
        x, y = cell_of(new)
        for tile in self.board[:-1]:
            ox, oy = cell_of(tile)
            if abs(ox - x) + abs(oy - y) != 1 or "abbey_tile" in (new["tile"], tile["tile"]):
                continue
            mine, theirs = shows(new, (ox - x, oy - y)), shows(tile, (x - ox, y - oy))
            if mine != theirs:
                assert {mine, theirs} == {"field", "road"}
                lacking = new if mine == "field" else tile
                assert self.built or self.stock[player]["bridges"] > 0
                if "bridge" not in lacking:  # one on the new tile may heal two sides
                    lacking["bridge"] = "ew" if ox != x else "ns"
                    self.stock[player]["bridges"] -= 1
                    self.built = True

    def bridges_for(self, player: int) -> set[str]:
        """The ways a bridge can lie on the tile laid last, if none was built with it: both ends must be free."""
        if not self.on("bridges") or self.built or self.stock[player]["bridges"] == 0:
            return set()
        new = self.board[-1]
        x, y = cell_of(new)
        cells = {cell_of(tile) for tile in self.board}
        found = set()
        for way, steps in (("ns", ((0, 1), (0, -1))), ("ew", ((1, 0), (-1, 0)))):
            if all((x + dx, y + dy) not in cells and shows(new, (dx, dy)) == "field" for dx, dy in steps):
                found.add(way)
        return found

    def build_barn(self, player: int, corner: str) -> None:
        x, y = cell_of(self.board[-1])
        survey = self.survey()
        tile = len(self.board) - 1
        fields = [n for n, feature in enumerate(survey.printed[tile]) if feature["kind"] == "field"]
        wanted = {(4 * x + HALF_POINTS[half][0], 4 * y + HALF_POINTS[half][1]) for half in CORNERS[corner]}
        (which,) = [place for place, n in enumerate(fields) if wanted <= survey.points[tile, n]]
        barn: dict[str, Plain] = {"figure": "barn", "player": player, "x": x, "y": y, "feature": "field"}
        self.figures.append({**barn, "number": which, "corner": corner})

    def barn_corners(self, survey: Survey, supply: Mapping[str, int]) -> set[str]:
        """Where a barn may stand: four tiles meet there in one field, all around the corner, and it has no barn."""
        x, y = cell_of(self.board[-1])
        found = set()
        for corner, (cx, cy) in {"ne": (1, 1), "se": (1, -1), "sw": (-1, -1), "nw": (-1, 1)}.items():
            spot = (4 * x + 2 * cx, 4 * y + 2 * cy)
            beside = [(spot[0] + dx, spot[1] + dy) for dx, dy in NEIGHBOURS]
            holders = set()
            around = 0
            for tile in (survey.cells.get((x + dx, y + dy), -1) for dx in (0, cx) for dy in (0, cy)):
                pieces = [
                    (tile, n)
                    for n, feature in enumerate(survey.printed[tile] if tile >= 0 else [])
                    if feature["kind"] == "field" and len(survey.points[tile, n] & set(beside)) == 2
                ]
                around += len(pieces)
                holders |= {survey.home[piece] for piece in pieces}
            if (
                supply.get("barn", 0)
                and not self.barred
                and around == 4
                and not any(survey.barns(survey.lands[h]) for h in holders)
            ):
                found.add(corner)
        return found

    # -- castles -----------------------------------------------------------------------------------

    def small_cities(self, survey: Survey) -> list[tuple[Point, int, Land]]:
        """The cities that may become castles now: the cell of their older tile, their owner, themselves."""
        found = []
        for land in survey.lands:
            if (
                land.kind != "city"
                or not land.complete
                or land.castle
                or len(land.pieces) != 2
                or not self.on("bridges")
            ):
                continue
            tiles = sorted(tile for tile, _ in land.pieces)
            caps = all("semicircle" in marks_in(survey.printed[tile][n]) for tile, n in land.pieces)
            players = {number(self.figures[place]["player"]) for place in land.figures}
            if tiles[1] == len(self.board) - 1 and caps and len(players) == 1:
                (owner,) = players
                if self.stock[owner]["castles"] > 0:
                    found.append((cell_of(self.board[tiles[0]]), owner, land))
        return found

    def decide_castle(self, player: int, cell: Point, castle: bool) -> None:
        assert (cell, player) in [(where, owner) for where, owner, _ in self.small_cities(self.survey())]
        self.decided.append(cell)
        if castle:
            self.castles.append({cell, cell_of(self.board[-1])})
            self.stock[player]["castles"] -= 1

    def score_castles(self, survey: Survey, done: list[tuple[Land, int]]) -> set[int]:
        """Castles score what was completed beside them, then castles beside those; who goes home."""
        home: set[int] = set()
        scored: list[tuple[set[Point], int]] = []
        new = cell_of(self.board[-1])
        for chain in (False, True):
            again = True
            while again:
                again = False
                for land in survey.lands:
                    cells = {cell_of(self.board[tile]) for tile, _ in land.pieces}
                    if not land.castle or new in cells or not set(land.figures) - home:
                        continue
                    near = surroundings(cells)
                    if chain:
                        values = {points for there, points in scored if there & near}
                    else:
                        lies = [
                            ({cell_of(self.board[tile]) for tile, _ in other.pieces}, worth) for other, worth in done
                        ]
                        values = {worth for there, worth in lies if there & near}
                    if not values:
                        continue
                    picked = [points for cell, points in self.chosen.items() if cell in cells]
                    assert len(values) == 1 or picked, "somebody should have been asked"
                    points = picked[0] if picked else values.pop()
                    assert not picked or points in values
                    again = True
                    scored.append((cells, points))
                    home |= set(land.figures)
                    for player in survey.owners(land):
                        self.gain(player, points)
                    for player in range(self.players):
                        if self.near_fairy(player, land.figures):
                            self.gain(player, 3)
        return home

    # -- wagons ------------------------------------------------------------------------------------

    def next_wagon(self) -> tuple[int, set[Piece]] | None:
        """Whose wagon goes on next, and where it may go. Those that cannot go anywhere stay at home."""
        while self.travelling:
            self.travelling.sort(key=lambda each: (each[0] - self.laid_by) % self.players)
            owner, scored = self.travelling[0]
            survey = self.survey()
            same = survey.lands[survey.home[min(scored.pieces)]]
            ways = {piece for piece in survey.next_door(same) if cell_of(self.board[piece[0]]) != self.dragon}
            if ways:
                return owner, ways
            del self.travelling[0]
        return None

    def travel(self, player: int, cell: Point | None) -> None:
        turn = self.next_wagon()
        assert turn is not None
        assert turn[0] == player
        if cell is None:
            del self.travelling[0]
            return
        survey = self.survey()
        there = sorted(piece for piece in turn[1] if piece[0] == survey.cells[cell])
        if len(there) > 1:
            self.target = cell
            return
        self.park(player, cell, survey, there[0])

    def park(self, player: int, cell: Point, survey: Survey, piece: Piece) -> None:
        kinds = [str(feature["kind"]) for feature in survey.printed[piece[0]]]
        wagon: dict[str, Plain] = {"figure": "wagon", "player": player, "x": cell[0], "y": cell[1]}
        self.figures.append({**wagon, "feature": kinds[piece[1]], "number": kinds[: piece[1]].count(kinds[piece[1]])})
        del self.travelling[0]

    # -- what may be done --------------------------------------------------------------------------

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
        if self.barred or (self.dragon is not None and cell_of(self.board[laid]) == self.dragon):
            return set()
        return survey.choices(laid, player, supply)

    def fairy_ways(self, player: int) -> set[Point]:
        """Where the fairy may be moved by a player."""
        if not self.on("dragon") or self.barred:
            return set()
        mine = [figure for figure in self.figures if figure["player"] == player and figure["figure"] in STRENGTH]
        return {cell for figure in mine for cell in self.cells_of(figure)} - {self.fairy}

    def portal_ways(self, survey: Survey, player: int, supply: Mapping[str, int]) -> set[Point]:
        """Where the portal on the tile laid last leads to."""
        if not self.on("dragon") or self.barred or "portal" not in marks_of(str(self.board[-1]["tile"])):
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
            figure["player"] == player and figure["figure"] in STRENGTH and self.fairy in self.cells_of(figure)
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
        assert all(cell in self.decided for cell, _, _ in self.small_cities(survey)), "nobody was asked for a castle"
        self.laid_by = self.due
        laid = len(self.board) - 1
        x, y = cell_of(self.board[laid])
        rim = {(4 * x + dx, 4 * y + dy) for dx, dy in SIDE_POINTS.values()}
        done: list[tuple[Land, int]] = []
        near = {survey.cells.get((x + dx, y + dy), -1) for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
        home: set[int] = set()
        for land in survey.lands:
            tiles = {tile for tile, _ in land.pieces}
            touched = bool(land.points & rim) if land.kind in ("road", "city") else bool(tiles & near)
            if not land.complete or not touched or land.castle:
                continue
            self.reward(survey, land)
            done.append((land, survey.worth(land, -1)))
            home |= set(land.figures) | self.beaten(survey, land)
            for place in land.figures:
                if self.figures[place]["figure"] == "wagon":
                    self.travelling.append((number(self.figures[place]["player"]), land))
            for mark in land.marks:
                if mark in GOODS:
                    self.goods[self.due][mark] += 1
            if land.kind in self.largest and land.tiles > self.largest[land.kind]:
                self.largest[land.kind] = land.tiles
                self.holder[land.kind] = self.due
        for land in survey.lands:
            farmers = any(survey.is_follower(place) for place in land.figures)
            if land.kind == "field" and farmers and survey.barns(land) and laid in {tile for tile, _ in land.pieces}:
                self.reward(survey, land)
                home |= set(land.figures) - set(survey.barns(land))
        home |= self.score_castles(survey, done)
        self.figures = [figure for place, figure in enumerate(self.figures) if place not in home]
        self.brought = -1
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
        self.over = True
        survey = self.survey()
        for land in survey.lands:
            if not land.castle:
                self.reward(survey, land)
            for barn in survey.barns(land):
                self.score[number(self.figures[barn]["player"])] += survey.barn_worth(land)
        if self.on("traders"):
            for kind in GOODS:
                most = max(goods[kind] for goods in self.goods)
                for player in range(self.players):
                    if self.goods[player][kind] == most > 0:
                        self.score[player] += 10
        if self.on("king"):
            for kind in ("city", "road"):
                if self.holder[kind] >= 0:
                    built = sum(land.kind == kind and land.complete and not land.castle for land in survey.lands)
                    self.score[self.holder[kind]] += built + (kind == "city" and self.on("count"))


def cell_of(thing: Mapping[str, Plain]) -> Point:
    """Where something is."""
    return number(thing["x"]), number(thing["y"])


def points_of(tile: Mapping[str, Plain], feature: Mapping[str, Plain]) -> set[Point]:
    """Where a feature of a tile leaves it, as points of the map."""
    named = feature.get("edges", feature.get("halves", []))
    assert isinstance(named, list)
    points = set()
    for name in named:
        x, y = SIDE_POINTS[str(name)] if name in SIDE_POINTS else HALF_POINTS[str(name)]
        for _ in range(0 if feature["kind"] == "bridge" else QUARTER_TURNS[str(tile["facing"])]):
            x, y = y, -x
        points.add((4 * number(tile["x"]) + x, 4 * number(tile["y"]) + y))
    return points


def shows(tile: Mapping[str, Plain], step: Point) -> str:
    """What a tile on the map shows towards the next cell in this direction."""
    if tile.get("bridge") == ("ew" if step[0] else "ns"):
        return "road"
    x, y = step
    for _ in range(QUARTER_TURNS[str(tile["facing"])]):
        x, y = -y, x
    side = {(0, 1): "n", (1, 0): "e", (0, -1): "s", (-1, 0): "w"}[x, y]
    edges = facts(tile_by_id(str(tile["tile"])))["edges"]
    assert isinstance(edges, dict)
    return str(edges[side])


def bridge_of(tile: Mapping[str, Plain]) -> list[dict[str, Plain]]:
    """The bridge on a tile as one more feature of it, at the end of those printed."""
    if "bridge" not in tile:
        return []
    ends: list[Plain] = [*WAYS[str(tile["bridge"])]]
    return [{"kind": "bridge", "edges": ends}]


def surroundings(castle: set[Point]) -> set[Point]:
    """The six cells of a castle."""
    upright = len({x for x, _ in castle}) == 1
    return {(x + (d if upright else 0), y + (0 if upright else d)) for x, y in castle for d in (-1, 0, 1)}


def linked(tile: str, feature: int) -> set[int]:
    """The features of a tile that meet one of its features at a crossing, a city wall or a cloister."""
    return {n for group in tile_by_id(tile).wagon_links if feature in group for n in group}


def cell_pairs(data: Plain) -> list[set[Point]]:
    assert isinstance(data, list)
    pairs = []
    for cells in data:
        assert isinstance(cells, list)
        pairs.append({(number(cell[0]), number(cell[1])) for cell in cells if isinstance(cell, list)})
    return pairs


def marks_in(feature: Mapping[str, Plain]) -> list[str]:
    marks = feature.get("marks", [])
    assert isinstance(marks, list)
    return [str(mark) for mark in marks]


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
