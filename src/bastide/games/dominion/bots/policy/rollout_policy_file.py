"""The file in which habits are kept: a line that says what they were learnt for, then their numbers, a byte each."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from bastide.bots.learnt import headed, numbers_in
from bastide.core.plain import Plain
from bastide.games.dominion.bots.policy.policy_features import FEATURES
from bastide.games.dominion.bots.policy.rollout_policy import ROWS, UNITS, Habits
from bastide.games.dominion.rules.cards.card import CARDS

#: The habits that come along.
FILE: Final = Path(__file__).parent / "rollout_policy.bin"
#: Another one when features mean something else.
VERSION: Final = 1
#: What is said of a file that does not fit.
MISFIT: Final = "its habits were learnt for other {}: learn them anew (bastide_research.distill.dominion_habits)"


def written(table: bytes) -> bytes:
    return headed(_learnt_for(), table)


def read(data: bytes) -> Habits:
    """ValueError, with the reason, if it holds no habits for this game."""
    return Habits(numbers_in(data, _learnt_for(), ROWS * int(FEATURES), MISFIT))


def learnt() -> Habits:
    """The habits that come along, for one player."""
    if not _READ:
        _READ.append(read(FILE.read_bytes()))
    return Habits(_READ[0].table)


def _learnt_for() -> dict[str, Plain]:
    cards: list[Plain] = [card.id for card in CARDS]
    return {"habits": VERSION, "units": UNITS, "features": int(FEATURES), "cards": cards}


#: What was read, once for all players.
_READ: Final[list[Habits]] = []
