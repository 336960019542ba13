"""The stack of frames: where a half-carried-out text waits for an answer.

A frame is data and nothing else: which effect, for whom, how far, with what. So a position can be cloned, stored and
sampled in the middle of a card. The last frame of the stack is the one that holds the floor.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64


@final
class Frame:
    """One effect under way.

    ``effect`` is its number among the effects (what is stored is its name), ``player`` the one it happens to, ``step``
    how far it has come, ``subject`` the card it is about, ``amount`` a quantity it counts, and ``items`` the cards it
    goes on with, as a row.
    """

    effect: i64
    player: i64
    step: i64
    subject: i64
    amount: i64

    def __init__(self, effect: i64, player: i64, step: i64, subject: i64, amount: i64 = 0, items: bytes = b"") -> None:
        self.effect = effect
        self.player = player
        self.step = step
        self.subject = subject
        self.amount = amount
        self.items = items

    def clone(self) -> Frame:
        return Frame(self.effect, self.player, self.step, self.subject, self.amount, self.items)

    def __repr__(self) -> str:
        counts = [int(self.effect), int(self.player), int(self.step), int(self.subject), int(self.amount)]
        return f"Frame({', '.join([str(count) for count in counts])}, {list(self.items)})"


def clone_stack(stack: list[Frame]) -> list[Frame]:
    return [frame.clone() for frame in stack]
