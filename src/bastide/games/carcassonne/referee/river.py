"""The River II: spring and fork, nine tiles mixed, and the lake with the volcano."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from bastide.games.carcassonne.referee.asking import Choice, Question, Story
from bastide.games.carcassonne.referee.placing import placements
from bastide.games.carcassonne.referee.tiles import box

if TYPE_CHECKING:
    from bastide.games.carcassonne.referee.table import Table

SPRING = "river_spring_e"
FORK = "river_fork_new"
LAKE = "river_lake_volcano_w"


class River:
    def __init__(self, on: bool) -> None:
        #: The tiles that are still to come; the fork comes first, the lake with the volcano last.
        self.tiles: Counter[str] = Counter()
        if on:
            self.tiles.update(tile.id for tile in box().values() if tile.supply == "river" and tile.id != SPRING)

    @property
    def runs(self) -> bool:
        return self.tiles.total() > 0

    def next(self, table: Table) -> str:
        """The fork, one of the nine that are mixed, or the lake."""
        tile = table.turn_over()
        mixed = [each for each in (+self.tiles).elements() if each not in (FORK, LAKE)]
        possible = [FORK] if self.tiles[FORK] else mixed or [LAKE]
        if tile not in possible:
            table.impossible.append(tile)
        self.tiles[tile] -= 1
        return tile


def lay_spring(table: Table) -> Story[None]:
    """Beside Carcassonne the first player says where the river springs up, at the wall and away from it."""
    table.hand = SPRING
    spots = placements(table.map, box()[SPRING], bridges=False, cult=False)
    spot = yield Question(0, [Choice("place", s.cell, SPRING, s.turns) for s in spots])
    table.map.lay(box()[SPRING], spot.cell, spot.number)
    table.hand = ""
