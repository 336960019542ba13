"""Wonder board Halikarnassos."""

from __future__ import annotations

from typing import Final

from bastide.games.seven_wonders.rules.city.board_definition import board, stage
from bastide.games.seven_wonders.rules.city.effects import dig_up, points

BOARD: Final = board(
    "halikarnassos",
    "T",
    day=[stage("OO", points(3)), stage("GP", dig_up()), stage("SSS", points(7))],
    night=[stage("CC", points(2), dig_up()), stage("GP", points(1), dig_up()), stage("WWW", dig_up())],
)
