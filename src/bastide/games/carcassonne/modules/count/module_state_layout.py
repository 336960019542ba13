"""Layout of the module state of The Count of Carcassonne: the count and the meeples in the quarters."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bastide.games.carcassonne.rules.action_space import FIRST_ACTION, MEEPLE_CODE_COUNT, MEEPLE_IDS, QUARTER_COUNT
from bastide.games.carcassonne.rules.module_api import Position
from bastide.games.carcassonne.rules.tiles.tile_definition import CITY, CLOISTER, FIELD, ROAD, SHRINE

QUARTER_IDS: Final[list[str]] = ["castle", "market", "blacksmith", "cathedral"]
CASTLE: Final = 0
MARKET: Final = 1
BLACKSMITH: Final = 2
CATHEDRAL: Final = 3
#: Quarter by feature kind.
QUARTER_OF_FEATURE_KIND: Final[dict[int, int]] = {
    CITY: CASTLE,
    FIELD: MARKET,
    ROAD: BLACKSMITH,
    CLOISTER: CATHEDRAL,
    SHRINE: CATHEDRAL,
}
#: Feature kind by quarter; a cloister also stands for shrines.
FEATURE_KIND_OF_QUARTER: Final[list[int]] = [CITY, FIELD, ROAD, CLOISTER]

# After these fields: meeples in the quarters, (player * QUARTER_COUNT + quarter) * MEEPLE_CODE_COUNT + code.
COUNT_QUARTER: Final = 0  # the count's quarter
GAVE_POINTS: Final = 1  # 1: the tile just laid gave points to an opponent of the active player
GAINED_POINTS: Final = 2  # 1: it gave points to the active player
FOLLOWER_SENT: Final = 3  # 1: a follower was just sent, so the count may be moved
REDEPLOYMENT_TURN: Final = 4  # distance to the left of the active player of the player who may redeploy
TARGET_CELL: Final = 5  # target cell of a follower, or -1
FIRST_REDEPLOYED_MEEPLE: Final = (
    6  # index of the first meeple on the board that was redeployed for this scoring; -1: none
)
QUARTERS_START: Final[i64] = 7

#: First action of the block that moves the count.
ACTION_MOVE_COUNT: Final[i64] = FIRST_ACTION["count"]

#: Variant: mayor and wagon from Carcassonne keep their usual strength instead of counting as two (M-12).
OWN_STRENGTH_VARIANT: Final = "count_mayor_wagon_strength=own"


def meeples_in_quarter(state: Position, slot: int, player: i64, quarter: i64, code: i64) -> i64:
    """Return the number of meeples of a kind that a player has in a quarter."""
    return state.extra[slot][quarter_index(player, quarter, code)]


def quarter_index(player: i64, quarter: i64, code: i64) -> i64:
    """Return the index of a player's meeples of a kind in a quarter."""
    return QUARTERS_START + (player * QUARTER_COUNT + quarter) * MEEPLE_CODE_COUNT + code


def are_quarters_empty(state: Position, slot: int) -> bool:
    """Return whether all quarters are empty."""
    module_state = state.extra[slot]
    place: i64 = QUARTERS_START
    while place < len(module_state):
        if module_state[place] > 0:
            return False
        place += 1
    return True


def move_to_quarter(state: Position, slot: int, player: i64, code: i64, quarter: i64) -> None:
    """Move a meeple from the supply to a quarter."""
    state.supply[player * MEEPLE_CODE_COUNT + code] -= 1
    state.extra[slot][quarter_index(player, quarter, code)] += 1
    add_quarter_event(state, "sent", player, code, quarter)


def move_from_quarter(state: Position, slot: int, player: i64, code: i64, quarter: i64) -> None:
    """Move a meeple from a quarter to the supply, to be placed at once."""
    state.extra[slot][quarter_index(player, quarter, code)] -= 1
    state.supply[player * MEEPLE_CODE_COUNT + code] += 1
    add_quarter_event(state, "brought", player, code, quarter)


def add_quarter_event(state: Position, event: str, player: i64, code: i64, quarter: i64) -> None:
    """Add an event about a meeple that enters or leaves a quarter."""
    if state.journal is not None:
        state.journal.add_event(
            event, {"player": int(player), "figure": MEEPLE_IDS[code], "quarter": QUARTER_IDS[quarter]}
        )
