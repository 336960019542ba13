"""Amounts: numbers in card texts that depend on the position."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final, final

from mypy_extensions import i64

from bastide.games.dominion.rules.cards.printed_card import ANY_TYPE, TYPES
from bastide.games.dominion.rules.effects.frame_stack import Frame
from bastide.games.dominion.rules.state.card_moves import Board


class Amount:
    """Number that is evaluated when the effect is executed."""

    @abstractmethod
    def evaluate(self, board: Board, frame: Frame) -> i64:
        """Return the number for the player and the effect of this frame."""


@final
class Fixed(Amount):
    def __init__(self, number: int) -> None:
        self.number = number

    def evaluate(self, board: Board, frame: Frame) -> i64:
        return self.number


@final
class ThatMany(Amount):
    """Number of cards that the previous effect of the text handled."""

    def evaluate(self, board: Board, frame: Frame) -> i64:
        return frame.amount


@final
class CostOfThose(Amount):
    """Total cost of the cards that the previous effect handled, divided and increased by constants."""

    def __init__(self, plus: int = 0, divided_by: int = 1) -> None:
        self.plus = plus
        self.divided_by = divided_by

    def evaluate(self, board: Board, frame: Frame) -> i64:
        total: i64 = 0
        for card in frame.items:
            total += board.cost(card)
        return total // self.divided_by + self.plus


@final
class InHand(Amount):
    """Number of cards of these types in the player's hand, minus ``beyond``."""

    def __init__(self, types: int = ANY_TYPE, beyond: int = 0) -> None:
        self.types = types
        self.beyond = beyond

    def evaluate(self, board: Board, frame: Frame) -> i64:
        return count_cards_of_types(board.sides[frame.player].hand, self.types) - self.beyond


@final
class InPlay(Amount):
    """Number of cards of these types that the player has in play."""

    def __init__(self, types: int) -> None:
        self.types = types

    def evaluate(self, board: Board, frame: Frame) -> i64:
        return count_cards_of_types(board.sides[frame.player].play, self.types)


@final
class EmptyPiles(Amount):
    def evaluate(self, board: Board, frame: Frame) -> i64:
        return board.empties


@final
class TokensOnMat(Amount):
    def evaluate(self, board: Board, frame: Frame) -> i64:
        return board.mat


def count_cards_of_types(cards: bytes, types: int) -> i64:
    """Count the cards that have one of these types."""
    found: i64 = 0
    for card in cards:
        if TYPES[card] & types:
            found += 1
    return found


ANY_NUMBER: Final = Fixed(1000)
THAT_MANY: Final = ThatMany()
EMPTY_PILES: Final = EmptyPiles()
TOKENS_ON_MAT: Final = TokensOnMat()
