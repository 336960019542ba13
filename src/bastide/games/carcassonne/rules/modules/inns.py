"""Inns & Cathedrals: a big follower who counts twice; inns and cathedrals that pay more, or nothing if unfinished."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bastide.games.carcassonne.rules.figures import BIG, Figure, Follower
from bastide.games.carcassonne.rules.module import Module
from bastide.games.carcassonne.rules.tiles.model import CATHEDRAL, CITY, INN, ROAD

if TYPE_CHECKING:
    from bastide.games.carcassonne.rules.state import CarcassonneState


class Inns(Module):
    def __init__(self, slot: int) -> None:
        super().__init__("inns", slot, INN | CATHEDRAL)

    def figures(self) -> list[Figure]:
        return [Follower(BIG, each=1, weight=2)]

    def per_tile(self, state: CarcassonneState, root: i64, each: i64, complete: bool) -> i64:
        """An inn on the road, a cathedral in the city, or several: one more per tile. Unfinished, nothing at all."""
        kind: i64 = state.board.node_kind[root]
        marks: i64 = state.board.marks[root]
        if (kind == ROAD and marks & INN != 0) or (kind == CITY and marks & CATHEDRAL != 0):
            return each + 1 if complete else 0
        return each
