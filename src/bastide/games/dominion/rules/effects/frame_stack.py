"""Frame stack: suspended effects that wait for an answer.

Frames contain only data, so a state can be cloned, stored and sampled in the middle of a card. The last frame of the
stack is the active one.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64


@final
class Frame:
    """Progress of one pending effect.

    ``effect`` is the number of the effect (snapshots store its name), ``player`` the affected player, ``step`` the
    progress, ``subject`` the card, ``amount`` a count or limit, and ``items`` the cards that later effects refer to.
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
