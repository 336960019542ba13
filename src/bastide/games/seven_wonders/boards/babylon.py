"""Wonder board Babylon."""

from __future__ import annotations

from typing import Final

from bastide.games.seven_wonders.rules.city.board_definition import board, stage
from bastide.games.seven_wonders.rules.city.effects import play_last_card, points, science

BOARD: Final = board(
    "babylon",
    "W",
    day=[stage("CC", points(3)), stage("OOT", science("any")), stage("WWWW", points(7))],
    night=[stage("SS", play_last_card()), stage("CCCG", science("any"))],
)
