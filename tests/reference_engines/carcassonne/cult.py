"""The Cult: adjacent shrines and cloisters challenge each other."""

from __future__ import annotations

from reference_engines.carcassonne.board import BoardFeature
from reference_engines.carcassonne.game_pieces import Meeple
from reference_engines.carcassonne.game_state import GameState
from reference_engines.carcassonne.tile_definition import around

RIVALS = {"cloister": "shrine", "shrine": "cloister"}


def losers(table: GameState, done: list[BoardFeature]) -> list[Meeple]:
    """Followers on the losing buildings of challenges decided now. Two completed at once have both won."""
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
