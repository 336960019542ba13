"""Drawings of Traders & Builders: goods of a player."""

from __future__ import annotations

from typing import Final

from bastide.games.carcassonne.art.module_drawing import ModuleDrawing
from bastide.games.carcassonne.rules.display.view import CarcassonneView


class TradersDrawing(ModuleDrawing):
    """Goods of a player."""

    def list_seat_pieces(self, seen: CarcassonneView, player: int) -> list[tuple[str, int]]:
        return [*seen["extra"]["traders"]["goods"][player].items()]


DRAWING: Final = TradersDrawing()
