"""Wire messages of hints: what a bot would do in a position."""

from __future__ import annotations

from msgspec import Struct

from bastide.tables.messages.field_types import JsonObject, NonNegativeInt


class AskHint(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask what a bot would do in this position, in the asker's place."""

    position: NonNegativeInt


class HintLine(Struct, frozen=True):
    """A legal action and its evaluation, based on what the asker can know."""

    action: int
    notation: str
    meaning: JsonObject
    #: Win chance from 0 to 1, and the expected points ahead of the best opponent at the end.
    win: float
    lead: float
    #: Reasons why the best action is better than this one; for the best one: than the next that is clearly worse. Each
    #: is a ``code``, worded by ``GAME-reason-CODE``, with its arguments.
    reasons: list[JsonObject] = []
    #: 95 % confidence interval of the win chance, plus or minus; and whether the action is about as good as the best.
    error: float = 0.0
    equal: bool = False
    #: Win chance and points that the best action is ahead by.
    cost: float = 0.0
    point_cost: float = 0.0


class Hint(Struct, frozen=True):
    """The most promising actions of a decision, best first."""

    position: int
    lines: list[HintLine]
    #: Reasons for the asker's current win chance, worded like the reasons of a line.
    standing: list[JsonObject] = []
