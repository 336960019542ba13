"""File format of the rollout policy: a header line with its version and components, then one byte for each number."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from bastide.bots.binary_weight_file import format_weight_file, parse_weight_file
from bastide.core.json_data import JsonData
from bastide.games.seven_wonders.bots.policy.policy_features import (
    FEATURE_COUNT,
    FEATURES_PER_BOARD,
)
from bastide.games.seven_wonders.bots.policy.rollout_policy import (
    NEUTRAL_WEIGHT,
    PRICE_TABLE_LENGTH,
    UNITS_PER_NAT,
    RolloutPolicy,
)
from bastide.games.seven_wonders.rules.cards.card_catalogue import CARD_EXTENSIONS, CARDS
from bastide.games.seven_wonders.rules.city.wonder_boards import BOARD_EXTENSIONS, BOARD_IDS, OWN_BOARD_COUNT
from bastide.games.seven_wonders.rules.rulebook_constants import AGE_COUNT

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
    own_cards = len(CARDS) - len(CARD_EXTENSIONS)
    size = (own_cards + AGE_COUNT) * 2 * _own_feature_count()
    numbers = parse_weight_file(data, _header(), size + int(PRICE_TABLE_LENGTH), MISMATCH_MESSAGE)
    return RolloutPolicy(_insert_extensions(numbers[:size], own_cards), numbers[size:], temperature)


def _own_feature_count() -> int:
    """Return the number of features without the cards and boards of extensions."""
    return int(FEATURE_COUNT) - 3 * len(CARD_EXTENSIONS) - len(BOARD_EXTENSIONS) * int(FEATURES_PER_BOARD)


def _insert_extensions(weights: bytes, own_cards: int) -> bytes:
    """Extend weights for the cards and boards of extensions.

    They count for nothing, and each card is built like the first card of its Age and colour.
    """
    if not CARD_EXTENSIONS and not BOARD_EXTENSIONS:
        return weights
    length = 2 * _own_feature_count()
    card = bytes([NEUTRAL_WEIGHT]) * 2 * len(CARD_EXTENSIONS)
    board = bytes([NEUTRAL_WEIGHT]) * 2 * len(BOARD_EXTENSIONS) * int(FEATURES_PER_BOARD)
    ends = [2 * own_cards, 4 * own_cards, 6 * own_cards, 6 * own_cards + 2 * OWN_BOARD_COUNT * int(FEATURES_PER_BOARD)]
    rows: list[bytes] = []
    for start in range(0, len(weights), length):
        row = weights[start : start + length]
        parts = [row[a:b] for a, b in zip([0, *ends], [*ends, length], strict=True)]
        rows.append(parts[0] + card + parts[1] + card + parts[2] + card + parts[3] + board + parts[4])
    return b"".join([*rows[:own_cards], *[rows[_similar_card(name)] for name in CARD_EXTENSIONS], *rows[own_cards:]])


def _similar_card(id: str) -> int:
    """Return the number of the first card of the game with the Age and colour of a card of an extension."""
    added = next(card for card in CARDS if card.id == id)
    own = [card for card in CARDS if card.id not in CARD_EXTENSIONS and card.age == added.age]
    return int(next((card for card in own if card.colour == added.colour), own[0]).number)


def bundled_policy(temperature: float = 1.0) -> RolloutPolicy:
    """Return the bundled policy, for one player."""
    if not _CACHE:
        _CACHE.append(parse_policy(POLICY_FILE.read_bytes()))
    return RolloutPolicy(_CACHE[0].weight_table, _CACHE[0].price_table, temperature)


def _header() -> dict[str, JsonData]:
    """Return the header of a policy for the cards and boards of the game."""
    cards: list[JsonData] = [card.id for card in CARDS[: len(CARDS) - len(CARD_EXTENSIONS)]]
    boards: list[JsonData] = list(BOARD_IDS[:OWN_BOARD_COUNT])
    return {
        "habits": FEATURES_VERSION,
        "units": UNITS_PER_NAT,
        "features": _own_feature_count(),
        "boards": boards,
        "cards": cards,
    }


#: Cache of the bundled policy, shared by all players.
_CACHE: Final[list[RolloutPolicy]] = []
