"""How many, how much: the numbers in a card's text that depend on the position."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, final

from bastide.games.dominion.rules.card import TYPES

if TYPE_CHECKING:
    from bastide.core.frames import Frame
    from bastide.games.dominion.rules.turn import Turn


class Amount:
    """A number that is worked out at the moment when the card's text comes to it."""

    @abstractmethod
    def of(self, state: Turn, frame: Frame) -> int:
        """The number for the player and the text of this frame."""


@final
class Fixed(Amount):
    def __init__(self, number: int) -> None:
        self.number = number

    def of(self, state: Turn, frame: Frame) -> int:
        return self.number


@final
class Handled(Amount):
    """How many cards the previous line of the text has dealt with."""

    def of(self, state: Turn, frame: Frame) -> int:
        return frame.amount


@final
class CostOfThose(Amount):
    """What the cards cost that the previous line has dealt with: their sum, a share of it, some more."""

    def __init__(self, divided_by: int, plus: int) -> None:
        self.divided_by = divided_by
        self.plus = plus

    def of(self, state: Turn, frame: Frame) -> int:
        total = 0
        for card in frame.items:
            total += state.cost(card)
        return total // self.divided_by + self.plus


@final
class HandAbove(Amount):
    """How many cards a hand holds beyond this many."""

    def __init__(self, size: int) -> None:
        self.size = size

    def of(self, state: Turn, frame: Frame) -> int:
        return len(state.sides[frame.player].hand) - self.size


@final
class InPlay(Amount):
    """How many cards of these types the player has in play."""

    def __init__(self, types: int) -> None:
        self.types = types

    def of(self, state: Turn, frame: Frame) -> int:
        count = 0
        for card in state.sides[frame.player].play:
            if TYPES[card] & self.types:
                count += 1
        return count


@final
class EmptyPiles(Amount):
    def of(self, state: Turn, frame: Frame) -> int:
        return int(state.empties)


@final
class TokensOnMat(Amount):
    def of(self, state: Turn, frame: Frame) -> int:
        return int(state.mat)
