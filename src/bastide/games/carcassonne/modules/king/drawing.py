"""Drawings of King & Robber Baron: titles of a player."""

from __future__ import annotations

from typing import Final

from bastide.games.carcassonne.art.module_drawing import ModuleDrawing
from bastide.games.carcassonne.rules.display.view import CarcassonneView


class KingDrawing(ModuleDrawing):
    """Titles of a player."""

    def list_seat_pieces(self, seen: CarcassonneView, player: int) -> list[tuple[str, int]]:
        titles = seen["extra"]["king"]
        return [("king", int(titles["king"] == player)), ("robber", int(titles["robber"] == player))]


DRAWING: Final = KingDrawing()
