"""Bot heuristics for The Cult: expected loss by a challenge."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from bastide.games.carcassonne.bots.forecast.score_forecast import ModuleHeuristics, ScoreForecast
from bastide.games.carcassonne.modules.cult.module import buildings_around, rival_kind
from bastide.games.carcassonne.rules.state.game_state import CarcassonneState
from bastide.games.carcassonne.rules.tiles.tile_definition import CLOISTER, SHRINE


@final
class CultHeuristics(ModuleHeuristics):
    """Heuristics for challenges between cloisters and shrines."""

    def __init__(self) -> None:
        super().__init__("cult")

    def add_expected_points(self, state: CarcassonneState, slot: int, forecast: ScoreForecast) -> None:
        """Subtract the points of a cloister or shrine that has more gaps than its rival."""
        board = state.board
        players: i64 = state.players
        for place in range(len(forecast.occupied_roots)):
            root = forecast.occupied_roots[place]
            kind: i64 = board.node_kind[root]
            if kind not in (CLOISTER, SHRINE):
                continue
            for rival in buildings_around(board, board.tile_cell[board.node_tile[root]], rival_kind(kind)):
                other: i64 = forecast.slot_by_root[rival]
                if other >= 0 and board.open_edges[rival] < board.open_edges[root]:
                    for player in range(state.players):
                        mine = forecast.follower_counts[place * players + player] > 0
                        if mine and forecast.follower_counts[other * players + player] == 0:
                            forecast.expected_scores_without_supply[player] -= (
                                forecast.feature_points[place] * forecast.completion_chances[other]
                            )


HEURISTICS: Final = CultHeuristics()
