"""File format of the rollout policy: a header line for compatibility checks, then one byte per weight."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from bastide.bots.binary_weight_file import format_weight_file, parse_weight_file
from bastide.core.json_data import JsonData
from bastide.games.dominion.bots.policy.policy_features import (
    CELLS_PER_OWNED_CARD,
    CELLS_PER_PILE,
    FEATURE_COUNT,
    OWNED_START,
)
from bastide.games.dominion.bots.policy.rollout_policy import NEUTRAL_WEIGHT, UNITS_PER_NAT, RolloutPolicy
from bastide.games.dominion.rules.cards.basic_card_numbers import SILVER
from bastide.games.dominion.rules.cards.printed_card import CARDS
from bastide.games.dominion.rules.cards.set_discovery import CARD_EXTENSIONS

#: The bundled policy.
POLICY_FILE: Final = Path(__file__).parent / "rollout_policy.bin"
#: Increased when the meaning of the features changes.
FEATURES_VERSION: Final = 1
#: Error message for a file that does not match this version.
MISMATCH_MESSAGE: Final = (
    "the policy was trained for other {}: train it again (bastide_research.distill.dominion_rollout_policy)"
)


def dump_policy(table: bytes) -> bytes:
    return format_weight_file(_header(len(CARDS), int(FEATURE_COUNT)), table)


def parse_policy(data: bytes) -> RolloutPolicy:
    """Parse a policy file; raises ValueError with the reason if it does not match this version."""
    added = len(CARD_EXTENSIONS)
    known = len(CARDS) - added
    features = int(FEATURE_COUNT) - added * (CELLS_PER_OWNED_CARD + CELLS_PER_PILE)
    weights = parse_weight_file(data, _header(known, features), (known + 1) * features, MISMATCH_MESSAGE)
    return RolloutPolicy(_insert_added_cards(weights, known, features, added) if added else weights)


def _insert_added_cards(weights: bytes, known: int, features: int, added: int) -> bytes:
    """Extend weights for cards of extensions: they count for nothing, and are bought like Silver."""
    owned_end = int(OWNED_START) + known * CELLS_PER_OWNED_CARD
    owned, low = (
        bytes([NEUTRAL_WEIGHT]) * added * CELLS_PER_OWNED_CARD,
        bytes([NEUTRAL_WEIGHT]) * added * CELLS_PER_PILE,
    )
    rows = [weights[at * features : (at + 1) * features] for at in range(known + 1)]
    rows = [row[:owned_end] + owned + row[owned_end:] + low for row in rows]
    return b"".join([*rows[:known], *[rows[SILVER]] * added, rows[known]])


def bundled_policy() -> RolloutPolicy:
    """Return a new instance of the bundled policy, for one player."""
    if not _BUNDLED:
        _BUNDLED.append(parse_policy(POLICY_FILE.read_bytes()))
    return RolloutPolicy(_BUNDLED[0].weights)


def _header(known: int, features: int) -> dict[str, JsonData]:
    """Header of a policy for the first ``known`` cards."""
    cards: list[JsonData] = [card.id for card in CARDS[:known]]
    return {"habits": FEATURES_VERSION, "units": UNITS_PER_NAT, "features": features, "cards": cards}


#: The bundled policy, read once; instances share its weights.
_BUNDLED: Final[list[RolloutPolicy]] = []
