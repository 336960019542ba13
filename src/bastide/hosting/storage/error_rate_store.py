"""Interface of the storage of error rates: what the decisions of a person cost on average in a reviewed game."""

from __future__ import annotations

from typing import Final, NamedTuple, Protocol

#: Number of games of each kind that are shown.
MAX_SHOWN_GAMES: Final = 30


class ReviewedSeat(NamedTuple):
    """A person at a finished table whose error rate is stored when the review is finished."""

    person: str
    table: str
    seat: int
    #: When the game ended.
    at: int


class ErrorRate(NamedTuple):
    """Number of evaluated decisions, and their average costs in win chance and in points."""

    decisions: int
    cost: float
    point_cost: float


class ErrorRateRepository(Protocol):
    """Error rates of people, by table."""

    def save(self, seat: ReviewedSeat, game: str, rate: ErrorRate) -> None:
        """Store the error rate of a person at a table; a later review replaces it."""
