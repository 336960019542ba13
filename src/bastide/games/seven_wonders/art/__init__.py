"""The Wonders, as they stand: each board's side with so many stages built, under a name such as ``gizah-night-2``."""

from __future__ import annotations

from bastide.art.pen import sheet
from bastide.games.seven_wonders.art import eastern, greek, wonder
from bastide.games.seven_wonders.rules.boards import BOARDS, SIDES

WONDERS = {
    "alexandria": eastern.alexandria,
    "babylon": eastern.babylon,
    "gizah": eastern.gizah,
    "ephesos": greek.ephesos,
    "halikarnassos": greek.halikarnassos,
    "olympia": greek.olympia,
    "rhodos": greek.rhodos,
}


def drawings() -> dict[str, str]:
    """Every board, side and number of stages as an SVG, by its name."""
    found = {}
    for board in BOARDS:
        drawn = WONDERS[board.id]()
        for side, stages in zip(SIDES, board.sides, strict=True):
            for built in range(len(stages) + 1):
                picture = wonder.stand(drawn, built / len(stages), side == "night")
                found[f"{board.id}-{side}-{built}"] = sheet(picture, wonder.WIDE, wonder.HIGH)
    return found
