"""Wonder board Gizah."""

from __future__ import annotations

from typing import Final

from bastide.games.seven_wonders.rules.city.board_definition import board, stage
from bastide.games.seven_wonders.rules.city.effects import points

BOARD: Final = board(
    "gizah",
    "S",
    day=[stage("WW", points(3)), stage("CCT", points(5)), stage("SSSS", points(7))],
    night=[stage("WW", points(3)), stage("SSS", points(5)), stage("CCC", points(5)), stage("SSSSP", points(7))],
)
