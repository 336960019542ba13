"""What the module remembers: the count, the quarters and who is in them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bastide.games.carcassonne.rules.actions import FIGURE_COUNT, FIGURE_IDS, FIRST, QUARTERS
from bastide.games.carcassonne.rules.module_api import Position
from bastide.games.carcassonne.rules.tiles.model import CITY, CLOISTER, FIELD, ROAD, SHRINE

QUARTER_IDS: Final[list[str]] = ["castle", "market", "blacksmith", "cathedral"]
CASTLE: Final = 0
MARKET: Final = 1
BLACKSMITH: Final = 2
CATHEDRAL: Final = 3
#: By kind of feature: the quarter whose people go there.
QUARTER_FOR: Final[dict[int, int]] = {
    CITY: CASTLE,
    FIELD: MARKET,
    ROAD: BLACKSMITH,
    CLOISTER: CATHEDRAL,
    SHRINE: CATHEDRAL,
}
#: And the other way round; a cloister stands for shrines too.
SERVES: Final[list[int]] = [CITY, FIELD, ROAD, CLOISTER]

# Its numbers; behind them the meeples in Carcassonne: (player * QUARTERS + quarter) * FIGURE_COUNT + code.
COUNT_IN: Final = 0  # the count's quarter
GAVE: Final = 1  # 1: the tile just laid has brought points to an opponent of the active player
GAINED: Final = 2  # 1: it has brought points to the active player
SENT: Final = 3  # 1: a follower has just been sent, so the count may be moved
TURN: Final = 4  # how far to the left of the active player the one sits who may bring followers out
GOING_TO: Final = 5  # the cell that a follower goes to, or -1
BROUGHT: Final = 6  # meeples on the board from this one on have come out of Carcassonne for this scoring; -1: none
OWN: Final[i64] = 7

#: The block of actions that move the count.
COUNT: Final[i64] = FIRST["count"]

#: The mayor and the wagon from Carcassonne count as two followers each (M-12); with this variant, as anywhere else.
OWN_STRENGTH: Final = "count_mayor_wagon_strength=own"


def inside(state: Position, slot: int, player: i64, quarter: i64, code: i64) -> i64:
    """How many of a meeple a player has in a quarter."""
    return state.extra[slot][place_of(player, quarter, code)]


def place_of(player: i64, quarter: i64, code: i64) -> i64:
    return OWN + (player * QUARTERS + quarter) * FIGURE_COUNT + code


def is_empty(state: Position, slot: int) -> bool:
    """Whether nobody is in Carcassonne."""
    own = state.extra[slot]
    place: i64 = OWN
    while place < len(own):
        if own[place] > 0:
            return False
        place += 1
    return True


def move_in(state: Position, slot: int, player: i64, code: i64, quarter: i64) -> None:
    """A meeple goes from the supply to a quarter."""
    state.supply[player * FIGURE_COUNT + code] -= 1
    state.extra[slot][place_of(player, quarter, code)] += 1
    note(state, "sent", player, code, quarter)


def move_out(state: Position, slot: int, player: i64, code: i64, quarter: i64) -> None:
    """A meeple leaves a quarter, to be placed at once."""
    state.extra[slot][place_of(player, quarter, code)] -= 1
    state.supply[player * FIGURE_COUNT + code] += 1
    note(state, "brought", player, code, quarter)


def note(state: Position, event: str, player: i64, code: i64, quarter: i64) -> None:
    if state.journal is not None:
        state.journal.note(event, {"player": int(player), "figure": FIGURE_IDS[code], "quarter": QUARTER_IDS[quarter]})
