"""The picture that the lobby shows of the game: a Wonder that is finished, with cards tucked under its board."""

from __future__ import annotations

from bastide.art.hero import HIGH, WIDE, by_day, by_lamp, hero, own, table_top
from bastide.art.pen import INK, faint, put, rect, sheet
from bastide.games.seven_wonders.art import eastern, wonder
from bastide.games.seven_wonders.art.face import CARD, face

#: What was built, from the left to the right, as it is tucked under the board.
BUILT = ("lumber-yard", "glassworks-1", "baths", "marketplace", "archery-range", "scriptorium")
#: The board: how high the Wonder is, where it begins, and how much of it is cut off on either side.
TOP = 62
BOARD = HIGH - TOP - 8
EDGE = 14


def lobby() -> str:
    """The lighthouse over its harbour: by day, and with its fire lit by night."""
    scale = BOARD / wonder.HIGH
    wide = WIDE - 2 * EDGE
    left = (wide - wonder.WIDE * scale) / 2
    day, night = (
        sheet(put(left, 0, wonder.stand(eastern.alexandria(), 1, dark), scale), wide, BOARD) for dark in (False, True)
    )
    board = (
        faint(rect(EDGE - 1, TOP + 3, wide + 6, BOARD + 4, INK, 5), 0.35)
        + rect(EDGE - 3, TOP - 3, wide + 6, BOARD + 6, "#f2e3c2", 5)
        + put(EDGE, TOP, by_day(day) + by_lamp(night))
    )
    return hero(table_top() + _cards() + own(board))


def _cards() -> str:
    step = (WIDE - 2 * EDGE - CARD[0]) / (len(BUILT) - 1)
    return "".join(
        put(
            EDGE + i * step + 2,
            10 + (i % 2) * 3,
            faint(rect(2, 3, *CARD, INK, 5), 0.3) + face(card),
            0.9,
        )
        for i, card in enumerate(BUILT)
    )
