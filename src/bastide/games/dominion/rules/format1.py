"""Digests of records of format 1: of positions as they were written then.

Cards in frames were numbers, effects were counted in the order in which the program made them. ``format1.json`` has
those numbers by the names that the effects have now. Nothing is added to it: texts that came later are in no such
record.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from bastide.core.plain import Plain, digest_of, plain_ints
from bastide.games.dominion.rules.effects.card_moves import REPEAT
from bastide.games.dominion.rules.effects.effects import EFFECTS
from bastide.games.dominion.rules.state.snapshot import snapshot_of
from bastide.games.dominion.rules.turn.turn import Turn

FILE: Final = Path(__file__).with_name("format1.json")
_EFFECTS: Final[dict[str, int]] = {}


def digest_1(state: Turn) -> str:
    if not _EFFECTS:
        _EFFECTS.update(json.loads(FILE.read_text(encoding="utf-8")))
    data = snapshot_of(state)
    data["table"] = data.pop("setup")
    sides: list[Plain] = []
    for side in state.sides:
        sides.append(side.snapshot_1())
    data["sides"] = sides
    data["bonus_card"] = state.bonus_card
    stack: list[Plain] = []
    for frame in state.stack:
        effect = EFFECTS[frame.effect]
        step = 0 if effect is REPEAT else frame.step  # nobody counted then
        stack.append(
            [
                _EFFECTS.get(effect.name, -1),
                frame.player,
                step,
                frame.subject,
                frame.amount,
                plain_ints(list(frame.items)),
            ]
        )
    data["stack"] = stack
    return digest_of(data)
