"""Complete game state, and its basic operations."""

from __future__ import annotations

from collections import Counter

from reference_engines.carcassonne.map import Land, Map, Piece
from reference_engines.carcassonne.pieces import (
    EACH,
    GOODS,
    Bazaar,
    Building,
    Carcassonne,
    Dragon,
    Figure,
    River,
    Titles,
)
from reference_engines.carcassonne.tiles import Point, Tile, box

#: The module that gives a symbol its meaning; river tiles have such symbols without it.
NEEDS = {"inn": "inns", "pig_herd": "traders", "volcano": "dragon"}


class Table:
    def __init__(self, players: int, modules: set[str], own_strength: bool, auctions: bool) -> None:
        self.players = players
        self.modules = modules
        #: Options: usual strength of redeployed mayors and wagons; auction at a bazaar.
        self.own_strength = own_strength
        self.auctions = auctions
        self.map = Map()
        self.figures: list[Figure] = []
        self.supply: list[dict[str, int]] = [
            {kind: number for module in EACH if module in modules for kind, number in EACH[module].items()}
            for _ in range(players)
        ]
        self.score = [0] * players
        #: Points by category.
        self.earned: list[Counter[str]] = [Counter() for _ in range(players)]
        self.active = 0
        self.part = 1
        self.turns = 0
        #: Whether only the final scoring is left.
        self.ending = False

        self.pile: Counter[str] = Counter(
            {tile.id: tile.count - tile.start for tile in box().values() if tile.supply == "pile" and self.on(tile)}
        )
        self.hand = ""
        self.removed: list[str] = []
        #: Tiles that the real engine has drawn and that come next.
        self.coming: list[str] = []
        #: Tiles that the real engine cannot have drawn.
        self.impossible: list[str] = []

        #: Whether a second part of this turn has been earned.
        self.second_due = False
        #: Players who scored with the last tile.
        self.gained: set[int] = set()
        #: Number of abbeys that each player has left.
        self.abbeys = [1 if "abbey" in modules else 0] * players
        self.goods = [dict.fromkeys(GOODS, 0) for _ in range(players)]
        self.titles = Titles()
        self.river = River("river2" in modules)
        self.dragon = Dragon()
        self.building = Building(players)
        self.bazaar = Bazaar(players)
        self.carcassonne = Carcassonne(players)

    def on(self, tile: Tile) -> bool:
        return tile.module in self.modules

    def means(self, mark: str) -> bool:
        """Whether a symbol has a meaning at this table."""
        return NEEDS.get(mark, "base") in self.modules

    def from_the_left_of(self, player: int) -> list[int]:
        """All players, clockwise, this player last."""
        return [(player + n) % self.players for n in range(1, self.players + 1)]

    def clockwise_from(self, player: int) -> list[int]:
        return [(player + n) % self.players for n in range(self.players)]

    # -- tiles -------------------------------------------------------------------------------------

    def turn_over(self) -> str:
        """The tile that the real engine has drawn next."""
        if not self.coming:
            self.impossible.append("no tile came")
            return next(iter((+self.pile).elements()))
        return self.coming.pop(0)

    def draw(self) -> str:
        """Draw from the pile; empty if there is none. Before the first volcano set dragon tiles aside."""
        while self.pile.total() > self.bazaar.set_apart:
            tile = self.turn_over()
            if not self.pile[tile]:
                self.impossible.append(tile)
                return tile
            self.pile[tile] -= 1
            if not self.dragon.puts_aside(tile):
                return tile
        return ""

    def face_down(self) -> int:
        """Number of tiles that can still be drawn."""
        return self.pile.total() - self.bazaar.set_apart

    def drop(self) -> None:
        """Remove the tile in hand from the game."""
        self.removed.append(self.hand)
        self.hand = ""

    # -- figures -----------------------------------------------------------------------------------

    def figures_on(self, land: Land) -> list[Figure]:
        return [figure for figure in self.figures if figure.piece in land.pieces]

    def place(self, kind: str, player: int, piece: Piece, corner: str = "") -> Figure:
        self.supply[player][kind] -= 1
        self.figures.append(Figure(kind, player, piece, corner))
        return self.figures[-1]

    def take_home(self, figure: Figure) -> None:
        self.figures = [other for other in self.figures if other is not figure]
        self.supply[figure.owner][figure.kind] += 1

    def cells_of(self, figure: Figure) -> set[Point]:
        """The cells of a meeple; in a castle, both tiles."""
        if self.in_castle(figure):
            return self.map.cells_of(self.map.land_of(figure.piece))
        return {self.map.laid[figure.piece[0]].cell}

    def in_castle(self, figure: Figure) -> bool:
        return self.is_castle(self.map.land_of(figure.piece))

    def is_castle(self, land: Land) -> bool:
        return land.first in self.building.castles

    # -- points ------------------------------------------------------------------------------------

    def gain(self, player: int, points: int, what: str) -> None:
        """Score points caused by the last tile."""
        self.pay(player, points, what)
        if points > 0:
            self.gained.add(player)

    def pay(self, player: int, points: int, what: str) -> None:
        self.score[player] += points
        self.earned[player][what] += points
