"""Wonder board Olympia."""

from __future__ import annotations

from typing import Final

from bastide.games.seven_wonders.rules.city.board_definition import board, stage
from bastide.games.seven_wonders.rules.city.effects import free_first_card, free_last_card, free_new_colour, points

BOARD: Final = board(
    "olympia",
    "C",
    day=[stage("SS", points(3)), stage("WW", free_new_colour()), stage("CCC", points(7))],
    night=[
        stage("OO", points(2), free_first_card()),
        stage("CCC", points(3), free_last_card()),
        stage("GPT", points(5)),
    ],
)
