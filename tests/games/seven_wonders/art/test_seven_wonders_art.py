"""Each Wonder rises with every stage, by day and by night."""

from __future__ import annotations

from bastide.games.seven_wonders.art import drawings
from bastide.games.seven_wonders.rules.boards import BOARDS, SIDES


def test_every_board_is_drawn_with_every_number_of_stages() -> None:
    every = {
        f"{board.id}-{side}-{built}"
        for board in BOARDS
        for side, stages in zip(SIDES, board.sides, strict=True)
        for built in range(len(stages) + 1)
    }
    assert set(drawings()) == {*every, "lobby"}
