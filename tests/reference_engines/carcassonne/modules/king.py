"""King & Robber Baron: titles for the largest city and the longest road."""

from __future__ import annotations

from bastide.core import JsonData
from reference_engines.carcassonne.board import BoardFeature
from reference_engines.carcassonne.game_state import GameState
from reference_engines.carcassonne.module_rules import ModuleRules
from reference_engines.carcassonne.questions import QuestionGenerator


class KingRules(ModuleRules):
    def __init__(self, table: GameState) -> None:
        super().__init__(table)
        #: Holders of the titles, and the sizes to beat.
        self.king, self.city = -1, 0
        self.robber, self.road = -1, 0

    def position(self) -> dict[str, JsonData]:
        return {"king": self.king, "robber": self.robber, "king_tiles": self.city, "robber_tiles": self.road}

    def after_scoring(self, done: list[BoardFeature]) -> QuestionGenerator[None]:
        """Titles go to the active player, independent of the owners; ties change nothing."""
        city = max((land.size for land in done if land.kind == "city"), default=0)
        road = max((land.size for land in done if land.kind == "road"), default=0)
        if city > self.city:
            self.king, self.city = self.table.active, city
        if road > self.road:
            self.robber, self.road = self.table.active, road
        yield from ()

    def final_scoring(self) -> None:
        """One point per completed city or road on the board; Carcassonne counts, castles do not."""
        table = self.table
        done = [land for land in table.map.board_features() if land.complete and not table.is_castle(land)]
        cities = sum(land.kind == "city" for land in done) + ("count" in table.modules)
        roads = sum(land.kind == "road" for land in done)
        if self.king >= 0:
            table.change_score(self.king, cities, "king")
        if self.robber >= 0:
            table.change_score(self.robber, roads, "robber")


RULES = KingRules
