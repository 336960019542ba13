"""The Wonders, as they stand: each board's side with so many stages built, under a name such as ``gizah-night-2``."""

from __future__ import annotations

from bastide.art.pen import put, sheet
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
    """Every board, side and number of stages as an SVG, by its name, and the lobby's picture."""
    found = {}
    for board in BOARDS:
        drawn = WONDERS[board.id]()
        for side, stages in zip(SIDES, board.sides, strict=True):
            for built in range(len(stages) + 1):
                picture = wonder.stand(drawn, built / len(stages), side == "night")
                found[f"{board.id}-{side}-{built}"] = sheet(picture, wonder.WIDE, wonder.HIGH)
    found["lobby"] = sheet(lobby(), 320, 140)
    return found


def lobby() -> str:
    """The lighthouse, one half by day and one by night."""
    scale = 140 / wonder.HIGH
    left = (320 - wonder.WIDE * scale) / 2
    day, night = (wonder.stand(eastern.alexandria(), 1, dark) for dark in (False, True))
    halves = sheet(put(left, 0, day, scale), 160, 140), sheet(put(left - 160, 0, night, scale), 160, 140)
    return halves[0] + put(160, 0, halves[1])
