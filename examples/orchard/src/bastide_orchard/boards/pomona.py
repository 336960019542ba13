"""Wonder board Pomona."""

from __future__ import annotations

from typing import Final

from bastide.games.seven_wonders.rules.city.board_definition import board, stage
from bastide.games.seven_wonders.rules.city.city_state import BROWN
from bastide.games.seven_wonders.rules.city.effects import ALL_THREE, coins, points

BOARD: Final = board(
    "pomona",
    "C",
    day=[stage("WW", points(3)), stage("SS", points(2), coins(1, per=BROWN, of=ALL_THREE)), stage("GPT", points(7))],
    night=[stage("CC", points(2), coins(3)), stage("WWW", points(1, per=BROWN, of=ALL_THREE)), stage("PT", points(5))],
)
