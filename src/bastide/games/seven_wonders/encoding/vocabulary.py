"""Vocabulary of version 1: the columns of cards and boards, and the number of actions.

It never changes, so that trained networks stay valid. New cards and boards need a new version.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bastide.games.seven_wonders.rules.cards.card_catalogue import CARDS
from bastide.games.seven_wonders.rules.city.wonder_boards import BOARD_IDS

VOCABULARY_VERSION: Final = 1
#: Number of actions of the numbering that this version knows.
ACTION_COUNT: Final = 7310

CARD_VOCABULARY: Final = [
    "lumber-yard",
    "stone-pit",
    "clay-pool",
    "ore-vein",
    "tree-farm",
    "excavation",
    "clay-pit",
    "timber-yard",
    "forest-cave",
    "mine",
    "loom-1",
    "glassworks-1",
    "press-1",
    "well",
    "baths",
    "altar",
    "theater",
    "tavern",
    "east-trading-post",
    "west-trading-post",
    "marketplace",
    "stockade",
    "barracks",
    "guard-tower",
    "apothecary",
    "workshop",
    "scriptorium",
    "sawmill",
    "quarry",
    "brickyard",
    "foundry",
    "loom-2",
    "glassworks-2",
    "press-2",
    "statue",
    "aqueduct",
    "temple",
    "courthouse",
    "caravansery",
    "forum",
    "vineyard",
    "bazar",
    "stables",
    "archery-range",
    "walls",
    "training-ground",
    "dispensary",
    "laboratory",
    "library",
    "school",
    "pantheon",
    "gardens",
    "town-hall",
    "palace",
    "senate",
    "haven",
    "lighthouse",
    "chamber-of-commerce",
    "ludus",
    "arena",
    "fortifications",
    "circus",
    "arsenal",
    "siege-workshop",
    "castrum",
    "lodge",
    "observatory",
    "university",
    "academy",
    "study",
    "workers-guild",
    "craftsmens-guild",
    "magistrates-guild",
    "traders-guild",
    "spies-guild",
    "philosophers-guild",
    "shipowners-guild",
    "scientists-guild",
    "decorators-guild",
    "builders-guild",
]

BOARD_VOCABULARY: Final = ["alexandria", "babylon", "ephesos", "gizah", "halikarnassos", "olympia", "rhodos"]

#: Columns of cards by their numbers, as bytes, because compiled code indexes bytes faster than lists; UNKNOWN_COLUMN if
#: this version does not know the card.
UNKNOWN_COLUMN: Final[i64] = 255
CARD_COLUMN: Final = bytes([CARD_VOCABULARY.index(card.id) if card.id in CARD_VOCABULARY else 255 for card in CARDS])
#: Columns of boards by their numbers; -1 if this version does not know the board.
BOARD_COLUMN: Final[list[int]] = [
    BOARD_VOCABULARY.index(board) if board in BOARD_VOCABULARY else -1 for board in BOARD_IDS
]
