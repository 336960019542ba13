"""Vocabulary of version 1: the columns of cards and boards, and the number of actions.

It is the first addition of the stable numbering. It never changes, so that trained networks stay valid. New cards and
boards need a new version; those of extensions are not covered.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bastide.games.seven_wonders.rules.cards.card_catalogue import CARDS
from bastide.games.seven_wonders.rules.city.wonder_boards import BOARD_IDS
from bastide.games.seven_wonders.rules.stable_numbering import NUMBERING

VOCABULARY_VERSION: Final = 1
#: What this version knows.
_FIRST_ADDITION: Final = NUMBERING.stored[0]
ACTION_COUNT: Final = _FIRST_ADDITION.action_count()
CARD_VOCABULARY: Final = _FIRST_ADDITION.names["cards"]
BOARD_VOCABULARY: Final = _FIRST_ADDITION.names["boards"]

#: Columns of cards by their numbers, as bytes, because compiled code indexes bytes faster than lists; UNKNOWN_COLUMN if
#: this version does not know the card.
UNKNOWN_COLUMN: Final[i64] = 255
CARD_COLUMN: Final = bytes([CARD_VOCABULARY.index(card.id) if card.id in CARD_VOCABULARY else 255 for card in CARDS])
#: Columns of boards by their numbers; -1 if this version does not know the board.
BOARD_COLUMN: Final[list[int]] = [
    BOARD_VOCABULARY.index(board) if board in BOARD_VOCABULARY else -1 for board in BOARD_IDS
]
