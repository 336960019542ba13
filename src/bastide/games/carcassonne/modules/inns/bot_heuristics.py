"""Bot heuristics for Inns & Cathedrals: value of the big follower in the supply."""

from __future__ import annotations

from typing import Final, final

from bastide.games.carcassonne.bots.forecast.score_forecast import ModuleHeuristics


@final
class InnsHeuristics(ModuleHeuristics):
    """Heuristics for the big follower."""

    def __init__(self) -> None:
        super().__init__("inns", {"big": 0.8})


HEURISTICS: Final = InnsHeuristics()
