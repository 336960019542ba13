"""Traders & Builders: goods, the builder's second turn part, and the pig."""

from __future__ import annotations

from bastide.core import JsonData
from reference_engines.carcassonne.board import BoardFeature
from reference_engines.carcassonne.game_state import GameState
from reference_engines.carcassonne.module_rules import MeepleRules, ModuleRules
from reference_engines.carcassonne.questions import QuestionGenerator

GOODS = ("wine", "grain", "cloth")
POINTS_PER_GOOD = 10


class Companion(MeepleRules):
    """Builder or pig: joins a follower of its owner."""

    is_follower = False
    needs_follower = True

    def may_be_placed(self, table: GameState, player: int, land: BoardFeature) -> bool:
        return table.has_follower(player, land) and land.kind in self.claims and not land.complete


class TradersRules(ModuleRules):
    meeples = (Companion("builder", 1, ("road", "city"), strength=0), Companion("pig", 1, ("field",), strength=0))
    symbols = (*GOODS, "pig_herd")

    def __init__(self, table: GameState) -> None:
        super().__init__(table)
        self.goods = [dict.fromkeys(GOODS, 0) for _ in range(table.players)]

    def position(self) -> dict[str, JsonData]:
        return {"goods": [{**goods} for goods in self.goods]}

    def on_tile_laid(self) -> None:
        """Extending a road or city with the own builder earns a second turn part. An abbey extends nothing."""
        table = self.table
        laid = len(table.map.laid) - 1
        builders = [meeple for meeple in table.meeples if meeple.kind == "builder" and meeple.owner == table.active]
        extended = any(laid in table.map.feature_of_piece(builder.piece).numbers for builder in builders)
        if table.part == 1 and extended:
            table.second_due = True

    def points_per_city(self, land: BoardFeature, player: int) -> int:
        pig = any(meeple.kind == "pig" and meeple.owner == player for meeple in self.table.meeples_on(land))
        return pig + ("pig_herd" in land.marks)

    def after_scoring(self, done: list[BoardFeature]) -> QuestionGenerator[None]:
        """A token for each symbol in a completed city goes to the active player, independent of its owner."""
        for land in done:
            for mark in land.marks:
                if mark in GOODS and land.kind == "city":
                    self.goods[self.table.active][mark] += 1
        yield from ()

    def final_scoring(self) -> None:
        for good in GOODS:
            most = max(goods[good] for goods in self.goods)
            for player in range(self.table.players):
                if self.goods[player][good] == most > 0:
                    self.table.change_score(player, POINTS_PER_GOOD, "goods")


RULES = TradersRules
