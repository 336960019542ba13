"""Subject of a decision: the tile or feature that it is about, where the phase does not tell."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from bastide.games.carcassonne.rules.state.state import CarcassonneState


@final
class Subject:
    """The subject of a decision.

    ``tile`` is the tile on which a meeple is about to be placed, or else the tile laid last (-1 if there is none).
    ``is_destination``: the tile is reached through a portal, by wagon or from Carcassonne. ``castle_root`` is the small
    city that may become a castle, or the castle with a choice; -1 if there is none.
    """

    tile: i64
    root: i64

    def __init__(self, game: CarcassonneState) -> None:
        self.tile = len(game.board.tile_kind) - 1
        self.going = False
        self.root = -1

    def go_to(self, tile: i64) -> None:
        """Set the tile to which a meeple goes; -1 for none."""
        if tile >= 0:
            self.tile = tile
            self.going = True
