"""File format of the rollout policy: a header line for compatibility checks, then one byte per weight."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from bastide.bots.binary_weight_file import format_weight_file, parse_weight_file
from bastide.core.json_data import JsonData
from bastide.games.dominion.bots.policy.policy_features import FEATURE_COUNT
from bastide.games.dominion.bots.policy.rollout_policy import ROW_COUNT, UNITS_PER_NAT, RolloutPolicy
from bastide.games.dominion.rules.cards.printed_card import CARDS

#: The bundled policy.
POLICY_FILE: Final = Path(__file__).parent / "rollout_policy.bin"
#: Increased when the meaning of the features changes.
FEATURES_VERSION: Final = 1
#: Error message for a file that does not match this version.
MISMATCH_MESSAGE: Final = (
    "the policy was trained for other {}: train it again (bastide_research.distill.dominion_rollout_policy)"
)


def dump_policy(table: bytes) -> bytes:
    return format_weight_file(_header(), table)


def parse_policy(data: bytes) -> RolloutPolicy:
    """Parse a policy file; raises ValueError with the reason if it does not match this version."""
    return RolloutPolicy(parse_weight_file(data, _header(), ROW_COUNT * int(FEATURE_COUNT), MISMATCH_MESSAGE))


def bundled_policy() -> RolloutPolicy:
    """Return a new instance of the bundled policy, for one player."""
    if not _BUNDLED:
        _BUNDLED.append(parse_policy(POLICY_FILE.read_bytes()))
    return RolloutPolicy(_BUNDLED[0].weights)


def _header() -> dict[str, JsonData]:
    cards: list[JsonData] = [card.id for card in CARDS]
    return {"habits": FEATURES_VERSION, "units": UNITS_PER_NAT, "features": int(FEATURE_COUNT), "cards": cards}


#: The bundled policy, read once; instances share its weights.
_BUNDLED: Final[list[RolloutPolicy]] = []
