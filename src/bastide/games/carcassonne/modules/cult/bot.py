"""Bot heuristics for The Cult: expected loss by a challenge."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from bastide.games.carcassonne.bots.forecast.forecast import Forecast, Opinion
from bastide.games.carcassonne.modules.cult.module import buildings_around, opposite
from bastide.games.carcassonne.rules.state.state import CarcassonneState
from bastide.games.carcassonne.rules.tiles.model import CLOISTER, SHRINE


@final
class CultOpinion(Opinion):
    """Heuristics for challenges between cloisters and shrines."""

    def __init__(self) -> None:
        super().__init__("cult")

    def add(self, state: CarcassonneState, slot: int, forecast: Forecast) -> None:
        """Subtract the points of a cloister or shrine that has more gaps than its rival."""
        board = state.board
        players: i64 = state.players
        for place in range(len(forecast.roots)):
            root = forecast.roots[place]
            kind: i64 = board.node_kind[root]
            if kind not in (CLOISTER, SHRINE):
                continue
            for rival in buildings_around(board, board.tile_cell[board.node_tile[root]], opposite(kind)):
                other: i64 = forecast.slots[rival]
                if other >= 0 and board.open[rival] < board.open[root]:
                    for player in range(state.players):
                        mine = forecast.crowds[place * players + player] > 0
                        if mine and forecast.crowds[other * players + player] == 0:
                            forecast.points[player] -= forecast.worths[place] * forecast.closes[other]
