"""File format of the rollout policy: a header line for compatibility checks, then one byte per weight."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from bastide.bots.learnt import headed, numbers_in
from bastide.core.plain import Plain
from bastide.games.dominion.bots.policy.policy_features import FEATURES
from bastide.games.dominion.bots.policy.rollout_policy import ROWS, UNITS, Habits
from bastide.games.dominion.rules.cards.card import CARDS

#: The bundled policy.
FILE: Final = Path(__file__).parent / "rollout_policy.bin"
#: Increased when the meaning of the features changes.
VERSION: Final = 1
#: Error message for a file that does not match this version.
MISFIT: Final = "the policy was trained for other {}: train it again (bastide_research.distill.dominion_habits)"


def written(table: bytes) -> bytes:
    return headed(_header(), table)


def read(data: bytes) -> Habits:
    """Parse a policy file; raises ValueError with the reason if it does not match this version."""
    return Habits(numbers_in(data, _header(), ROWS * int(FEATURES), MISFIT))


def learnt() -> Habits:
    """Return a new instance of the bundled policy, for one player."""
    if not _BUNDLED:
        _BUNDLED.append(read(FILE.read_bytes()))
    return Habits(_BUNDLED[0].table)


def _header() -> dict[str, Plain]:
    cards: list[Plain] = [card.id for card in CARDS]
    return {"habits": VERSION, "units": UNITS, "features": int(FEATURES), "cards": cards}


#: The bundled policy, read once; instances share its weights.
_BUNDLED: Final[list[Habits]] = []
