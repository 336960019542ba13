"""The file in which habits are kept: a line that says what they were learnt for, then their numbers, a byte each."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from bastide.core.plain import Plain
from bastide.games.seven_wonders.bots.glance import FEATURES
from bastide.games.seven_wonders.bots.habits import ALL_PRICES, ROW, ROWS, UNITS, Habits
from bastide.games.seven_wonders.rules.boards import BOARD_IDS
from bastide.games.seven_wonders.rules.cards import CARDS

#: The habits that come along.
FILE: Final = Path(__file__).parent / "habits.bin"
#: Another one when features mean something else.
VERSION: Final = 1


def written(table: bytes, prices: bytes) -> bytes:
    return json.dumps(_learnt_for()).encode() + b"\n" + table + prices


def read(data: bytes, temperature: float = 1.0) -> Habits:
    """ValueError, with the reason, if it holds no habits for this game."""
    line, _, numbers = data.partition(b"\n")
    try:
        told = json.loads(line)
    except ValueError:
        told = None
    if not isinstance(told, dict) or "habits" not in told:
        raise ValueError("it holds no habits")
    for name, ours in _learnt_for().items():
        if told.get(name) != ours:
            raise ValueError(f"its habits were learnt for other {name}: learn them anew (tools/habits.py)")
    size = int(ROWS * ROW)
    if len(numbers) != size + int(ALL_PRICES):
        raise ValueError(f"it holds {len(numbers)} numbers, not {size + int(ALL_PRICES)}")
    return Habits(numbers[:size], numbers[size:], temperature)


def learnt(temperature: float = 1.0) -> Habits:
    """The habits that come along, for one player."""
    if not _READ:
        _READ.append(read(FILE.read_bytes()))
    return Habits(_READ[0].table, _READ[0].prices, temperature)


def _learnt_for() -> dict[str, Plain]:
    cards: list[Plain] = [card.id for card in CARDS]
    boards: list[Plain] = list(BOARD_IDS)
    return {"habits": VERSION, "units": UNITS, "features": int(FEATURES), "boards": boards, "cards": cards}


#: What was read, once for all players.
_READ: Final[list[Habits]] = []
