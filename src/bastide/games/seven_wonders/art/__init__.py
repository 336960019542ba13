"""What lies on the table: the Wonders as they stand, the scenes of the cards, and the emblems.

Each board's side with so many stages built has a name such as ``gizah-night-2``, a scene that of its card, such as
``clay-pool``, and an emblem one such as ``sign-wood``.
"""

from __future__ import annotations

from bastide.art.pen import sheet
from bastide.games.seven_wonders.art import cards, eastern, emblems, greek, wonder
from bastide.games.seven_wonders.art.lobby import lobby
from bastide.games.seven_wonders.rules.city.boards import BOARDS, SIDES

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
    """Every picture as an SVG, by its name, and the lobby's picture."""
    found = {
        f"{board.id}-{side}-{built}": wonder_of(board.id, side, built)
        for board in BOARDS
        for side, stages in zip(SIDES, board.sides, strict=True)
        for built in range(len(stages) + 1)
    }
    found |= {name: sheet(draw()) for name, draw in cards.scenes().items()}
    found |= {f"sign-{name}": sheet(emblem, emblems.SIZE, emblems.SIZE) for name, emblem in emblems.emblems().items()}
    found["lobby"] = lobby()
    return found


def wonder_of(board: str, side: str, built: int) -> str:
    """A board's side with so many stages of it built."""
    stages = next(each for each in BOARDS if each.id == board).sides[SIDES.index(side)]
    picture = wonder.stand(WONDERS[board](), built / len(stages), side == "night")
    return sheet(picture, wonder.WIDE, wonder.HIGH)
