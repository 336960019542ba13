"""The stack of frames: where a half-carried-out effect waits for an answer.

A frame is data and nothing else: which effect, for whom, how far, with what. The effect is a number
in the game's own table of effects, so a position can be cloned, stored and sampled in the middle of
a card. A game keeps a ``list[Frame]``; the last one is the one that holds the floor.
"""

from __future__ import annotations

from typing import final

from bastide.core.plain import Plain, ints, plain_ints, whole


@final
class Frame:
    """One effect under way.

    ``effect`` is its number in the game's table, ``player`` the one it happens to, ``step`` how far it
    has come, ``subject`` the card or tile it is about (-1: none), ``amount`` a quantity it counts, and
    ``items`` what it has set out for itself (revealed cards, players still to be asked).
    """

    def __init__(
        self,
        effect: int,
        player: int,
        step: int = 0,
        subject: int = -1,
        amount: int = 0,
        items: list[int] | None = None,
    ) -> None:
        self.effect = effect
        self.player = player
        self.step = step
        self.subject = subject
        self.amount = amount
        self.items: list[int] = [] if items is None else items

    def clone(self) -> Frame:
        return Frame(self.effect, self.player, self.step, self.subject, self.amount, self.items.copy())

    def snapshot(self) -> Plain:
        return [self.effect, self.player, self.step, self.subject, self.amount, plain_ints(self.items)]

    @staticmethod
    def restore(data: Plain) -> Frame:
        if not isinstance(data, list) or len(data) != 6:
            raise TypeError(f"expected a frame of six parts, not {data!r}")
        return Frame(whole(data[0]), whole(data[1]), whole(data[2]), whole(data[3]), whole(data[4]), ints(data[5]))

    def __repr__(self) -> str:
        return f"Frame({self.effect}, {self.player}, {self.step}, {self.subject}, {self.amount}, {self.items!r})"


def clone_stack(stack: list[Frame]) -> list[Frame]:
    return [frame.clone() for frame in stack]


def stack_snapshot(stack: list[Frame]) -> list[Plain]:
    return [frame.snapshot() for frame in stack]


def restore_stack(data: Plain) -> list[Frame]:
    if not isinstance(data, list):
        raise TypeError(f"expected a list of frames, not {data!r}")
    return [Frame.restore(item) for item in data]
