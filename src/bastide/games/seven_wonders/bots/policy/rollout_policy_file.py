"""The file in which habits are kept: a line that says what they were learnt for, then their numbers, a byte each."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from bastide.bots.learnt import headed, numbers_in
from bastide.core.plain import Plain
from bastide.games.seven_wonders.bots.policy.policy_features import FEATURES
from bastide.games.seven_wonders.bots.policy.rollout_policy import ALL_PRICES, ROW, ROWS, UNITS, Habits
from bastide.games.seven_wonders.rules.cards.cards import CARDS
from bastide.games.seven_wonders.rules.city.boards import BOARD_IDS

#: The habits that come along.
FILE: Final = Path(__file__).parent / "rollout_policy.bin"
#: Another one when features mean something else.
VERSION: Final = 1
#: What is said of a file that does not fit.
MISFIT: Final = "its habits were learnt for other {}: learn them anew (bastide_research.distill.seven_wonders_habits)"


def written(table: bytes, prices: bytes) -> bytes:
    return headed(_learnt_for(), table + prices)


def read(data: bytes, temperature: float = 1.0) -> Habits:
    """ValueError, with the reason, if it holds no habits for this game."""
    size = int(ROWS * ROW)
    numbers = numbers_in(data, _learnt_for(), size + int(ALL_PRICES), MISFIT)
    return Habits(numbers[:size], numbers[size:], temperature)


def learnt(temperature: float = 1.0) -> Habits:
    """The habits that come along, for one player."""
    if not _READ:
        _READ.append(read(FILE.read_bytes()))
    return Habits(_READ[0].table, _READ[0].prices, temperature)


def _learnt_for() -> dict[str, Plain]:
    cards: list[Plain] = [card.id for card in CARDS]
    boards: list[Plain] = list(BOARD_IDS)
    return {"habits": VERSION, "units": UNITS, "features": int(FEATURES), "boards": boards, "cards": cards}


#: What was read, once for all players.
_READ: Final[list[Habits]] = []
