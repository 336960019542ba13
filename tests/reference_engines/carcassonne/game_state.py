"""Complete game state, and its basic operations."""

from __future__ import annotations

from collections import Counter

from reference_engines.carcassonne.board import Board, BoardFeature, Piece
from reference_engines.carcassonne.game_pieces import (
    GOODS,
    INITIAL_SUPPLY,
    Bazaar,
    Building,
    Carcassonne,
    Dragon,
    Meeple,
    River,
    Titles,
)
from reference_engines.carcassonne.tile_definition import Point, Tile, box

#: The module that gives a symbol its meaning; river tiles have such symbols without it.
MODULE_OF_SYMBOL = {"inn": "inns", "pig_herd": "traders", "volcano": "dragon"}


class GameState:
    def __init__(self, players: int, modules: set[str], own_strength: bool, auctions: bool) -> None:
        self.players = players
        self.modules = modules
        #: Options: usual strength of redeployed mayors and wagons; auction at a bazaar.
        self.own_strength = own_strength
        self.auctions = auctions
        self.map = Board()
        self.meeples: list[Meeple] = []
        self.supply: list[dict[str, int]] = [
            {
                kind: number
                for module in INITIAL_SUPPLY
                if module in modules
                for kind, number in INITIAL_SUPPLY[module].items()
            }
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
            {
                tile.id: tile.count - tile.start
                for tile in box().values()
                if tile.supply == "pile" and self.is_in_play(tile)
            }
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

    def is_in_play(self, tile: Tile) -> bool:
        return tile.module in self.modules

    def is_symbol_active(self, mark: str) -> bool:
        """Whether a symbol has a meaning at this table."""
        return MODULE_OF_SYMBOL.get(mark, "base") in self.modules

    def players_left_of(self, player: int) -> list[int]:
        """All players, clockwise, this player last."""
        return [(player + n) % self.players for n in range(1, self.players + 1)]

    def clockwise_from(self, player: int) -> list[int]:
        return [(player + n) % self.players for n in range(self.players)]

    # -- tiles -------------------------------------------------------------------------------------

    def next_drawn_tile(self) -> str:
        """The tile that the real engine has drawn next."""
        if not self.coming:
            self.impossible.append("no tile came")
            return next(iter((+self.pile).elements()))
        return self.coming.pop(0)

    def draw(self) -> str:
        """Draw from the pile; empty if there is none. Before the first volcano set dragon tiles aside."""
        while self.pile.total() > self.bazaar.set_apart:
            tile = self.next_drawn_tile()
            if not self.pile[tile]:
                self.impossible.append(tile)
                return tile
            self.pile[tile] -= 1
            if not self.dragon.sets_aside(tile):
                return tile
        return ""

    def face_down(self) -> int:
        """Number of tiles that can still be drawn."""
        return self.pile.total() - self.bazaar.set_apart

    def discard_hand(self) -> None:
        """Remove the tile in hand from the game."""
        self.removed.append(self.hand)
        self.hand = ""

    # -- meeples -----------------------------------------------------------------------------------

    def meeples_on(self, land: BoardFeature) -> list[Meeple]:
        return [meeple for meeple in self.meeples if meeple.piece in land.pieces]

    def place_meeple(self, kind: str, player: int, piece: Piece, corner: str = "") -> Meeple:
        self.supply[player][kind] -= 1
        self.meeples.append(Meeple(kind, player, piece, corner))
        return self.meeples[-1]

    def return_meeple(self, meeple: Meeple) -> None:
        self.meeples = [other for other in self.meeples if other is not meeple]
        self.supply[meeple.owner][meeple.kind] += 1

    def cells_of(self, meeple: Meeple) -> set[Point]:
        """The cells of a meeple; in a castle, both tiles."""
        if self.in_castle(meeple):
            return self.map.cells_of(self.map.feature_of_piece(meeple.piece))
        return {self.map.laid[meeple.piece[0]].cell}

    def in_castle(self, meeple: Meeple) -> bool:
        return self.is_castle(self.map.feature_of_piece(meeple.piece))

    def is_castle(self, land: BoardFeature) -> bool:
        return land.first in self.building.castles

    # -- points ------------------------------------------------------------------------------------

    def score_points(self, player: int, points: int, what: str) -> None:
        """Score points caused by the last tile."""
        self.change_score(player, points, what)
        if points > 0:
            self.gained.add(player)

    def change_score(self, player: int, points: int, what: str) -> None:
        self.score[player] += points
        self.earned[player][what] += points
