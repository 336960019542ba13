"""What a question is about, where the phase alone does not tell."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from bastide.games.carcassonne.encoding.tables import Tables
from bastide.games.carcassonne.rules.modules.abbey import own as abbey
from bastide.games.carcassonne.rules.modules.bridges import own as bridges
from bastide.games.carcassonne.rules.modules.bridges.castles import FoundCastle
from bastide.games.carcassonne.rules.modules.count import own as count
from bastide.games.carcassonne.rules.modules.dragon import own as dragon
from bastide.games.carcassonne.rules.state import CarcassonneState


@final
class Subject:
    """``tile`` is the tile on which a figure is about to be placed, or the one laid last (-1: none lies there).

    ``going`` says that it is a tile to which a figure goes through a portal, by wagon or out of Carcassonne. ``root``
    is the small city that may become a castle, or the castle that has a choice; -1: it is about no such thing.
    """

    tile: i64
    root: i64

    def __init__(self, game: CarcassonneState, tables: Tables) -> None:
        self.tile = len(game.board.tile_kind) - 1
        self.going = False
        self.root = -1
        if tables.dragon >= 0:
            self._go_to(game, game.extra[tables.dragon][dragon.GOING_TO])
        if tables.count >= 0:
            self._go_to(game, game.extra[tables.count][count.GOING_TO])
        if tables.abbey >= 0 and game.extra[tables.abbey][abbey.GOING_TO] >= 0:
            self.tile = game.extra[tables.abbey][abbey.GOING_TO]
            self.going = True
        if tables.bridges >= 0:
            self.root = game.extra[tables.bridges][bridges.CHOOSING]
            phase = game.rules.chain[game.phase]
            if isinstance(phase, FoundCastle):
                self.root = game.completed[phase.next_city(game)]

    def _go_to(self, game: CarcassonneState, cell: i64) -> None:
        if cell >= 0:
            self.tile = game.board.tile_at(cell)
            self.going = True
