"""Hints: what a bot would do in a position."""

from __future__ import annotations

from msgspec import Struct

from bastide.tables.messages.common import Facts, Number


class AskHint(Struct, frozen=True, forbid_unknown_fields=True):
    """What would a bot do in this position, in the asker's place?"""

    position: Number


class HintLine(Struct, frozen=True):
    """Something that can be done, and what it promises as far as the asker can know."""

    action: int
    notation: str
    meaning: Facts
    #: From 0 to 1: the chance of victory, and the result to expect, in which the margin may count.
    win: float
    result: float
    #: What speaks for it, the weightiest first: a ``code`` each, worded by ``GAME-reason-CODE``, and its facts.
    reasons: list[Facts] = []
    #: The chance of victory, give or take this much, with a certainty of 95 %; and whether it may as well be the best.
    error: float = 0.0
    equal: bool = False


class Hint(Struct, frozen=True):
    """The most promising actions of a decision, the best first."""

    position: int
    lines: list[HintLine]
    #: Why the asker's chance is what it is, worded like the reasons of a line.
    standing: list[Facts] = []
