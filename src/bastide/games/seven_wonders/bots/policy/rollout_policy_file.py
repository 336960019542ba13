"""File format of the rollout policy: a header line with its version and components, then one byte for each number."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from bastide.bots.binary_weight_file import format_weight_file, parse_weight_file
from bastide.core.json_data import JsonData
from bastide.games.seven_wonders.bots.policy.policy_features import FEATURE_COUNT
from bastide.games.seven_wonders.bots.policy.rollout_policy import (
    PRICE_TABLE_LENGTH,
    ROW_COUNT,
    ROW_LENGTH,
    UNITS_PER_NAT,
    RolloutPolicy,
)
from bastide.games.seven_wonders.rules.cards.card_catalogue import CARDS
from bastide.games.seven_wonders.rules.city.wonder_boards import BOARD_IDS

#: The bundled policy.
POLICY_FILE: Final = Path(__file__).parent / "rollout_policy.bin"
#: Increase this when features change their meaning.
FEATURES_VERSION: Final = 1
#: Error message for a file that does not match.
MISMATCH_MESSAGE: Final = (
    "the rollout policy was trained for other {}: train it again"
    " (bastide_research.distill.seven_wonders_rollout_policy)"
)


def dump_policy(table: bytes, prices: bytes) -> bytes:
    """Return a policy file with these tables."""
    return format_weight_file(_header(), table + prices)


def parse_policy(data: bytes, temperature: float = 1.0) -> RolloutPolicy:
    """Parse a policy file. ValueError, with the reason, if it does not match this game."""
    size = int(ROW_COUNT * ROW_LENGTH)
    numbers = parse_weight_file(data, _header(), size + int(PRICE_TABLE_LENGTH), MISMATCH_MESSAGE)
    return RolloutPolicy(numbers[:size], numbers[size:], temperature)


def bundled_policy(temperature: float = 1.0) -> RolloutPolicy:
    """Return the bundled policy, for one player."""
    if not _CACHE:
        _CACHE.append(parse_policy(POLICY_FILE.read_bytes()))
    return RolloutPolicy(_CACHE[0].weight_table, _CACHE[0].price_table, temperature)


def _header() -> dict[str, JsonData]:
    cards: list[JsonData] = [card.id for card in CARDS]
    boards: list[JsonData] = list(BOARD_IDS)
    return {
        "habits": FEATURES_VERSION,
        "units": UNITS_PER_NAT,
        "features": int(FEATURE_COUNT),
        "boards": boards,
        "cards": cards,
    }


#: Cache of the bundled policy, shared by all players.
_CACHE: Final[list[RolloutPolicy]] = []
