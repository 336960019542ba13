"""Kinds of questions to a player: ints for bots, ids for prompts."""

from __future__ import annotations

from typing import Final

ASK_ACTION: Final = 0
ASK_BUY: Final = 1
ASK_DISCARD: Final = 2
ASK_TRASH: Final = 3
ASK_GAIN: Final = 4
ASK_GAIN_TRASHED: Final = 5
ASK_TOPDECK: Final = 6
ASK_PUT_BACK: Final = 7
ASK_PLAY: Final = 8
ASK_REVEAL: Final = 9
ASK_TAKE: Final = 10
ASK_LIBRARY: Final = 11
ASK_TRASH_REVEALED: Final = 12
ASK_TRASH_OR_DISCARD: Final = 13
ASK_SPY: Final = 14
ASK_SENTRY: Final = 15
ASK_REACT_ATTACK: Final = 16
ASK_REACT_GAIN: Final = 17
ASK_WATCHTOWER: Final = 18
ASK_DISCARD_DECK: Final = 19
ASK_NAME: Final = 20

QUESTION_IDS: Final = [
    "action",
    "buy",
    "discard",
    "trash",
    "gain",
    "gain_trashed",
    "topdeck",
    "put_back",
    "play",
    "reveal",
    "take",
    "library",
    "trash_revealed",
    "trash_or_discard",
    "spy",
    "sentry",
    "react_attack",
    "react_gain",
    "watchtower",
    "discard_deck",
    "name",
]
