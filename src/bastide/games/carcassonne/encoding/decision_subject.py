"""Subject of a decision: the tile or feature that it is about, where the phase does not tell."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from bastide.games.carcassonne.rules.state.game_state import CarcassonneState


@final
class DecisionSubject:
    """The subject of a decision.

    ``tile`` is the tile on which a meeple is about to be placed, or else the tile laid last (-1 if there is none).
    ``is_destination``: the tile is reached through a portal, by wagon or from Carcassonne. ``castle_root`` is the small
    city that may become a castle, or the castle with a choice; -1 if there is none.
    """

    tile: i64
    castle_root: i64

    def __init__(self, game: CarcassonneState) -> None:
        self.tile = len(game.board.tile_kind) - 1
        self.is_destination = False
        self.castle_root = -1

    def set_destination(self, tile: i64) -> None:
        """Set the tile to which a meeple goes; -1 for none."""
        if tile >= 0:
            self.tile = tile
            self.is_destination = True
