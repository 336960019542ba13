"""The file in which habits are kept: a line that says what they were learnt for, then their numbers, a byte each."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from bastide.core.plain import Plain
from bastide.games.dominion.bots.glance import FEATURES
from bastide.games.dominion.bots.habits import ROWS, UNITS, Habits
from bastide.games.dominion.rules.card import CARDS

#: The habits that come along.
FILE: Final = Path(__file__).parent / "habits.bin"
#: Another one when features mean something else.
VERSION: Final = 1


def written(table: bytes) -> bytes:
    return json.dumps(_learnt_for()).encode() + b"\n" + table


def read(data: bytes) -> Habits:
    """ValueError, with the reason, if it holds no habits for this game."""
    line, _, table = data.partition(b"\n")
    try:
        told = json.loads(line)
    except ValueError:
        told = None
    if not isinstance(told, dict) or "habits" not in told:
        raise ValueError("it holds no habits")
    for name, ours in _learnt_for().items():
        if told.get(name) != ours:
            raise ValueError(f"its habits were learnt for other {name}: learn them anew (tools/purchases.py)")
    size = ROWS * int(FEATURES)
    if len(table) != size:
        raise ValueError(f"it holds {len(table)} numbers, not {size}")
    return Habits(table)


def learnt() -> Habits:
    """The habits that come along, for one player."""
    if not _READ:
        _READ.append(read(FILE.read_bytes()))
    return Habits(_READ[0].table)


def _learnt_for() -> dict[str, Plain]:
    cards: list[Plain] = [card.id for card in CARDS]
    return {"habits": VERSION, "units": UNITS, "features": int(FEATURES), "cards": cards}


#: What was read, once for all players.
_READ: Final[list[Habits]] = []
