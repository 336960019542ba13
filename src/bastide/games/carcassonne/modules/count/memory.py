"""Layout of the module state of The Count of Carcassonne: the count and the meeples in the quarters."""

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
#: Quarter by feature kind.
QUARTER_FOR: Final[dict[int, int]] = {
    CITY: CASTLE,
    FIELD: MARKET,
    ROAD: BLACKSMITH,
    CLOISTER: CATHEDRAL,
    SHRINE: CATHEDRAL,
}
#: Feature kind by quarter; a cloister also stands for shrines.
SERVES: Final[list[int]] = [CITY, FIELD, ROAD, CLOISTER]

# After these fields: meeples in the quarters, (player * QUARTER_COUNT + quarter) * MEEPLE_CODE_COUNT + code.
COUNT_IN: Final = 0  # the count's quarter
GAVE: Final = 1  # 1: the tile just laid gave points to an opponent of the active player
GAINED: Final = 2  # 1: it gave points to the active player
SENT: Final = 3  # 1: a follower was just sent, so the count may be moved
TURN: Final = 4  # distance to the left of the active player of the player who may redeploy
GOING_TO: Final = 5  # target cell of a follower, or -1
BROUGHT: Final = 6  # index of the first meeple on the board that was redeployed for this scoring; -1: none
OWN: Final[i64] = 7

#: First action of the block that moves the count.
COUNT: Final[i64] = FIRST["count"]

#: Variant: mayor and wagon from Carcassonne keep their usual strength instead of counting as two (M-12).
OWN_STRENGTH: Final = "count_mayor_wagon_strength=own"


def inside(state: Position, slot: int, player: i64, quarter: i64, code: i64) -> i64:
    """Return the number of meeples of a kind that a player has in a quarter."""
    return state.extra[slot][place_of(player, quarter, code)]


def place_of(player: i64, quarter: i64, code: i64) -> i64:
    """Return the index of a player's meeples of a kind in a quarter."""
    return OWN + (player * QUARTERS + quarter) * FIGURE_COUNT + code


def is_empty(state: Position, slot: int) -> bool:
    """Return whether all quarters are empty."""
    module_state = state.extra[slot]
    place: i64 = OWN
    while place < len(module_state):
        if module_state[place] > 0:
            return False
        place += 1
    return True


def move_in(state: Position, slot: int, player: i64, code: i64, quarter: i64) -> None:
    """Move a meeple from the supply to a quarter."""
    state.supply[player * FIGURE_COUNT + code] -= 1
    state.extra[slot][place_of(player, quarter, code)] += 1
    note(state, "sent", player, code, quarter)


def move_out(state: Position, slot: int, player: i64, code: i64, quarter: i64) -> None:
    """Move a meeple from a quarter to the supply, to be placed at once."""
    state.extra[slot][place_of(player, quarter, code)] -= 1
    state.supply[player * FIGURE_COUNT + code] += 1
    note(state, "brought", player, code, quarter)


def note(state: Position, event: str, player: i64, code: i64, quarter: i64) -> None:
    """Add an event about a meeple that enters or leaves a quarter."""
    if state.journal is not None:
        state.journal.note(event, {"player": int(player), "figure": FIGURE_IDS[code], "quarter": QUARTER_IDS[quarter]})
