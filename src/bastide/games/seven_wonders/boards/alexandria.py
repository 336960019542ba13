"""Wonder board Alexandria."""

from __future__ import annotations

from typing import Final

from bastide.games.seven_wonders.rules.city.board_definition import board, stage
from bastide.games.seven_wonders.rules.city.effects import points, produces_for_owner

BOARD: Final = board(
    "alexandria",
    "G",
    day=[stage("SS", points(3)), stage("OO", produces_for_owner("W/S/O/C")), stage("PT", points(7))],
    night=[
        stage("CC", produces_for_owner("W/S/O/C")),
        stage("OOO", produces_for_owner("G/P/T")),
        stage("WWWW", points(7)),
    ],
)
