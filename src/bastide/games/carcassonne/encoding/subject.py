"""What a question is about, where the phase alone does not tell."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from bastide.games.carcassonne.rules.state.state import CarcassonneState


@final
class Subject:
    """``tile`` is the tile on which a figure is about to be placed, or the one laid last (-1: none lies there).

    ``going`` says that it is a tile to which a figure goes through a portal, by wagon or out of Carcassonne. ``root``
    is the small city that may become a castle, or the castle that has a choice; -1: it is about no such thing.
    """

    tile: i64
    root: i64

    def __init__(self, game: CarcassonneState) -> None:
        self.tile = len(game.board.tile_kind) - 1
        self.going = False
        self.root = -1

    def go_to(self, tile: i64) -> None:
        """A figure goes to this tile; -1: it goes nowhere."""
        if tile >= 0:
            self.tile = tile
            self.going = True
