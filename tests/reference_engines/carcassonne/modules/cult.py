"""The Cult: adjacent shrines and cloisters challenge each other."""

from __future__ import annotations

from reference_engines.carcassonne.board import BoardFeature
from reference_engines.carcassonne.module_rules import Meeple, ModuleRules
from reference_engines.carcassonne.tile_definition import Point, Tile, around

RIVALS = {"cloister": "shrine", "shrine": "cloister"}


class CultRules(ModuleRules):
    def allows_placement(self, tile: Tile, cell: Point, turns: int) -> bool:
        """No shrine gets two cloisters around it, and no cloister two shrines."""
        if not tile.building:
            return True
        buildings = {laid.cell: laid.tile.building for laid in self.table.map.laid if laid.tile.building}
        buildings[cell] = tile.building
        return all(
            sum(buildings.get(near, kind) != kind for near in around(there)) <= 1 for there, kind in buildings.items()
        )

    def leaving_meeples(self, done: list[BoardFeature]) -> list[Meeple]:
        """Followers on the losing buildings of challenges decided now. Two completed at once have both won."""
        table = self.table
        lost = []
        for land in done:
            mine = {meeple.owner for meeple in table.meeples_on(land)}
            if land.kind not in RIVALS or not mine:
                continue
            (cell,) = table.map.cells_of(land)
            for other in table.map.board_features():
                if other.kind != RIVALS[land.kind] or other.complete:
                    continue
                (there,) = table.map.cells_of(other)
                against = table.meeples_on(other)
                if there in around(cell) and against and len(mine | {meeple.owner for meeple in against}) > 1:
                    lost += against
        return lost


RULES = CultRules
