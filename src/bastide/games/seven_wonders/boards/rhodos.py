"""Wonder board Rhodos."""

from __future__ import annotations

from typing import Final

from bastide.games.seven_wonders.rules.city.board_definition import board, stage
from bastide.games.seven_wonders.rules.city.effects import coins, points, shields

BOARD: Final = board(
    "rhodos",
    "O",
    day=[stage("WW", points(3)), stage("CCC", shields(2)), stage("OOOO", points(7))],
    night=[stage("SSS", points(3), shields(1), coins(3)), stage("OOOO", points(4), shields(1), coins(4))],
)
