"""Bot heuristics for Inns & Cathedrals: value of the big follower in the supply."""

from __future__ import annotations

from typing import final

from bastide.games.carcassonne.bots.forecast.forecast import Opinion


@final
class InnsOpinion(Opinion):
    """Heuristics for the big follower."""

    def __init__(self) -> None:
        super().__init__("inns", {"big": 0.8})
