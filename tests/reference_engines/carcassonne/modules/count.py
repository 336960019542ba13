"""The Count of Carcassonne: followers enter the quarters of the city, and leave just before a scoring."""

from __future__ import annotations

from collections import Counter

from bastide.core import JsonData
from reference_engines.carcassonne.board import BoardFeature, Piece
from reference_engines.carcassonne.game_state import GameState
from reference_engines.carcassonne.module_rules import Meeple, ModuleRules
from reference_engines.carcassonne.notation import cell_name
from reference_engines.carcassonne.questions import Choice, Question, QuestionGenerator
from reference_engines.carcassonne.tile_definition import box

#: The quarters, and the features to which their followers redeploy.
QUARTERS = {"castle": ("city",), "market": ("field",), "blacksmith": ("road",), "cathedral": ("cloister", "shrine")}
#: Strength of a redeployed mayor or wagon, unless an option gives them their usual one.
REDEPLOYED_STRENGTH = 2


class CountRules(ModuleRules):
    order = 40
    symbols = ("carcassonne",)

    def __init__(self, table: GameState) -> None:
        super().__init__(table)
        #: The count's quarter.
        self.count = "castle"
        self.inside: list[dict[str, Counter[str]]] = [
            {quarter: Counter() for quarter in QUARTERS} for _ in range(table.players)
        ]

    def position(self) -> dict[str, JsonData]:
        inside: list[JsonData] = [
            {quarter: {**(+held)} for quarter, held in quarters.items()} for quarters in self.inside
        ]
        return {"count": self.count, "quarters": inside}

    def lay_start_tiles(self) -> bool:
        for tile in box().values():
            if tile.supply == "block":
                column, row = int(tile.id[-3]), int(tile.id[-1])
                self.table.map.lay(tile, (column, 2 - row), 0)
        return True

    def strength(self, meeple: Meeple, strength: int) -> int:
        usual = self.table.options["count_mayor_wagon_strength"] == "own"
        return REDEPLOYED_STRENGTH if meeple.brought and meeple.kind in ("mayor", "wagon") and not usual else strength

    # -- into the city -----------------------------------------------------------------------------

    def end_scoring(self) -> QuestionGenerator[None]:
        """A player whose tile gave points to others only may send a follower, and move the count."""
        table, player = self.table, self.table.active
        if not table.gained or player in table.gained:
            return
        options = [
            Choice("send", word=kind, number=n, text=f"send {kind} to {quarter}")
            for kind in table.follower_kinds()
            if table.supply[player][kind]
            for n, quarter in enumerate(QUARTERS)
            if set(QUARTERS[quarter]) & set(table.meeple_rules[kind].claims)
        ]
        if not options:
            return
        chosen = yield Question(player, [Choice("none"), *options])
        if chosen.do == "none":
            return
        table.supply[player][chosen.word] -= 1
        self.inside[player][list(QUARTERS)[chosen.number]][chosen.word] += 1
        others = [Choice("count", word=each, text=f"count to {each}") for each in QUARTERS if each != self.count]
        moved = yield Question(player, [Choice("none"), *others])
        if moved.do == "count":
            self.count = moved.word

    # -- out of the city ---------------------------------------------------------------------------

    def before_scoring(self, done: list[BoardFeature]) -> QuestionGenerator[list[BoardFeature]]:
        yield from self.redeploy_followers(done, self.table.active)
        return done

    def before_final_scoring(self, last: int) -> QuestionGenerator[None]:
        """Features scored at the end of the game: all unfinished ones, and fields."""
        scored = [
            land
            for land in self.table.map.board_features()
            if land.kind in ("road", "city", "cloister", "shrine", "field") and not land.complete
        ]
        yield from self.redeploy_followers(scored, last)

    def redeploy_followers(self, scored: list[BoardFeature], begins_left_of: int) -> QuestionGenerator[None]:
        """Players in turn may redeploy followers to occupied features that are about to be scored."""
        table = self.table
        occupied = [land for land in scored if table.meeples_on(land)]
        for player in table.players_left_of(begins_left_of):
            while True:
                spots = [piece for land in occupied for piece in land.pieces if self.available(player, land, piece)]
                if not spots:
                    break
                ways = []
                for piece in sorted(spots):
                    cell = table.map.laid[piece[0]].cell
                    ways.append(Choice("bring", cell, piece=piece, text=f"to {cell_name(cell)}"))
                chosen = yield Question(player, [Choice("none"), *ways])
                if chosen.do == "none":
                    break
                here = sorted(piece for piece in spots if piece[0] == table.map.at[chosen.cell])
                options = [
                    Choice("brought", chosen.cell, kind, piece=piece)
                    for piece in here
                    for kind in self.available(player, table.map.feature_of_piece(piece), piece)
                ]
                meeple = yield Question(player, options)
                quarter = quarter_for(table.map.feature_of_piece(meeple.piece))
                self.inside[player][quarter][meeple.word] -= 1
                table.supply[player][meeple.word] += 1
                table.place_meeple(meeple.word, player, meeple.piece).brought = True

    def available(self, player: int, land: BoardFeature, piece: Piece) -> list[str]:
        """Followers of a player that can move to a node: none while the count is in their quarter."""
        quarter = quarter_for(land)
        if quarter == self.count or self.table.is_closed(self.table.map.laid[piece[0]].cell):
            return []
        return list((+self.inside[player][quarter]).keys())


def quarter_for(land: BoardFeature) -> str:
    return next(quarter for quarter, kinds in QUARTERS.items() if land.kind in kinds)


RULES = CountRules
