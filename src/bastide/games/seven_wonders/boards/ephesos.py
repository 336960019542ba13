"""Wonder board Ephesos."""

from __future__ import annotations

from typing import Final

from bastide.games.seven_wonders.rules.city.board_definition import board, stage
from bastide.games.seven_wonders.rules.city.effects import coins, points

BOARD: Final = board(
    "ephesos",
    "P",
    day=[stage("CC", points(3)), stage("WW", coins(9)), stage("OOG", points(7))],
    night=[stage("SS", points(2), coins(4)), stage("WW", points(3), coins(4)), stage("OOT", points(5), coins(4))],
)
