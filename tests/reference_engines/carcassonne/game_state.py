"""Complete game state, and its basic operations."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from bastide.core import Options
from reference_engines.carcassonne.board import Board, BoardFeature, Piece
from reference_engines.carcassonne.module_rules import Meeple, ModuleRules
from reference_engines.carcassonne.tile_definition import Point, Tile, box


class GameState:
    def __init__(self, players: int, options: Options, modules: Mapping[str, type[ModuleRules]]) -> None:
        self.players = players
        self.options = options
        self.modules = set(modules)
        self.map = Board()
        self.meeples: list[Meeple] = []
        self.meeple_rules = {meeple.kind: meeple for rules in modules.values() for meeple in rules.meeples}
        self.supply = [{kind: meeple.count for kind, meeple in self.meeple_rules.items()} for _ in range(players)]
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
        #: Rules and state of the modules in play, by id.
        self.parts = {module: rules(self) for module, rules in modules.items()}

    @property
    def rules(self) -> Iterator[ModuleRules]:
        """The modules in play."""
        return iter(self.parts.values())

    def is_in_play(self, tile: Tile) -> bool:
        return tile.module in self.modules

    def is_symbol_active(self, mark: str) -> bool:
        """Whether a symbol has a meaning at this table; river tiles have symbols of other modules."""
        return any(mark in rules.symbols for rules in self.rules)

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
        """Draw from the pile; empty if there is none. A module may set the tile aside."""
        while self.face_down() > 0:
            tile = self.next_drawn_tile()
            if not self.pile[tile]:
                self.impossible.append(tile)
                return tile
            self.pile[tile] -= 1
            if not any(rules.sets_aside(tile) for rules in self.rules):
                return tile
        return ""

    def face_down(self) -> int:
        """Number of tiles that can still be drawn."""
        return self.pile.total() - sum(rules.reserved_tiles() for rules in self.rules)

    def discard_hand(self) -> None:
        """Remove the tile in hand from the game."""
        self.removed.append(self.hand)
        self.hand = ""

    def may_lay(self, tile: Tile, cell: Point, turns: int) -> bool:
        """Whether the modules allow a placement that fits."""
        return all(rules.allows_placement(tile, cell, turns) for rules in self.rules)

    # -- meeples -----------------------------------------------------------------------------------

    def meeples_on(self, land: BoardFeature) -> list[Meeple]:
        return [meeple for meeple in self.meeples if meeple.piece in land.pieces]

    def is_claimed(self, land: BoardFeature) -> bool:
        """Whether no follower may claim a feature: another one is on it, or a module closes it."""
        is_taken = any(meeple.follower for meeple in self.meeples_on(land))
        return is_taken or any(rules.closes(land) for rules in self.rules)

    def is_closed(self, cell: Point) -> bool:
        """Whether nothing may be placed on a tile."""
        return any(rules.is_closed(cell) for rules in self.rules)

    def follower_kinds(self) -> list[str]:
        return [kind for kind, meeple in self.meeple_rules.items() if meeple.is_follower]

    def place_meeple(self, kind: str, player: int, piece: Piece, corner: str = "") -> Meeple:
        self.supply[player][kind] -= 1
        self.meeples.append(Meeple(self.meeple_rules[kind], player, piece, corner))
        return self.meeples[-1]

    def return_meeple(self, meeple: Meeple) -> None:
        self.meeples = [other for other in self.meeples if other is not meeple]
        self.supply[meeple.owner][meeple.kind] += 1

    def remove_meeples(self, leaving: list[Meeple]) -> None:
        """Return meeples other than by a scoring, and those that need a follower whose last one has left."""
        for meeple in leaving:
            self.return_meeple(meeple)
        for meeple in list(self.meeples):
            if meeple.rules.needs_follower and not self.has_follower(
                meeple.owner, self.map.feature_of_piece(meeple.piece)
            ):
                self.return_meeple(meeple)

    def has_follower(self, player: int, land: BoardFeature) -> bool:
        """Whether a player has a follower on a feature."""
        return any(meeple.follower and meeple.owner == player for meeple in self.meeples_on(land))

    def cells_of(self, meeple: Meeple) -> set[Point]:
        """The cells of a meeple; in a castle, both tiles."""
        if self.in_castle(meeple):
            return self.map.cells_of(self.map.feature_of_piece(meeple.piece))
        return {self.map.laid[meeple.piece[0]].cell}

    def in_castle(self, meeple: Meeple) -> bool:
        return self.is_castle(self.map.feature_of_piece(meeple.piece))

    def is_castle(self, land: BoardFeature) -> bool:
        return any(rules.is_castle(land) for rules in self.rules)

    # -- points ------------------------------------------------------------------------------------

    def score_points(self, player: int, points: int, what: str) -> None:
        """Score points caused by the last tile."""
        self.change_score(player, points, what)
        if points > 0:
            self.gained.add(player)

    def change_score(self, player: int, points: int, what: str) -> None:
        self.score[player] += points
        self.earned[player][what] += points
