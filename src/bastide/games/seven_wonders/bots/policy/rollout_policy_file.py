"""File format of the rollout policy: a header line with its version and components, then one byte for each number."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from bastide.bots.learnt import headed, numbers_in
from bastide.core.plain import Plain
from bastide.games.seven_wonders.bots.policy.policy_features import FEATURES
from bastide.games.seven_wonders.bots.policy.rollout_policy import ALL_PRICES, ROW, ROWS, UNITS, Habits
from bastide.games.seven_wonders.rules.cards.cards import CARDS
from bastide.games.seven_wonders.rules.city.boards import BOARD_IDS

#: The bundled policy.
FILE: Final = Path(__file__).parent / "rollout_policy.bin"
#: Increase this when features change their meaning.
VERSION: Final = 1
#: Error message for a file that does not match.
MISFIT: Final = (
    "the rollout policy was trained for other {}: train it again (bastide_research.distill.seven_wonders_habits)"
)


def written(table: bytes, prices: bytes) -> bytes:
    """Return a policy file with these tables."""
    return headed(_header(), table + prices)


def read(data: bytes, temperature: float = 1.0) -> Habits:
    """Parse a policy file. ValueError, with the reason, if it does not match this game."""
    size = int(ROWS * ROW)
    numbers = numbers_in(data, _header(), size + int(ALL_PRICES), MISFIT)
    return Habits(numbers[:size], numbers[size:], temperature)


def learnt(temperature: float = 1.0) -> Habits:
    """Return the bundled policy, for one player."""
    if not _CACHE:
        _CACHE.append(read(FILE.read_bytes()))
    return Habits(_CACHE[0].table, _CACHE[0].prices, temperature)


def _header() -> dict[str, Plain]:
    cards: list[Plain] = [card.id for card in CARDS]
    boards: list[Plain] = list(BOARD_IDS)
    return {"habits": VERSION, "units": UNITS, "features": int(FEATURES), "boards": boards, "cards": cards}


#: Cache of the bundled policy, shared by all players.
_CACHE: Final[list[Habits]] = []
