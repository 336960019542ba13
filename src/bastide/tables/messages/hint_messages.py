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
    #: Win chance from 0 to 1, and the expected result, which may include the margin.
    win: float
    result: float
    #: Reasons for the action, most important first: each a ``code``, worded by ``GAME-reason-CODE``, with its
    #: arguments.
    reasons: list[JsonObject] = []
    #: 95 % confidence interval of the win chance, plus or minus; and whether the action may be as good as the best.
    error: float = 0.0
    equal: bool = False


class Hint(Struct, frozen=True):
    """The most promising actions of a decision, best first."""

    position: int
    lines: list[HintLine]
    #: Reasons for the asker's current win chance, worded like the reasons of a line.
    standing: list[JsonObject] = []
