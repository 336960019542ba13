"""A reason: what speaks for an action, as data. Hints, reviews and lessons word it in the reader's language."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias, final

from bastide.core.plain import Plain
from bastide.core.state import State


@final
class Reason:
    """A ``code`` and the ``facts`` it speaks of, like a refusal: ids and numbers, never sentences.

    The words are the message ``GAME-reason-CODE``; its variables are the facts, made readable like those of an event.
    """

    def __init__(self, code: str, facts: dict[str, Plain] | None = None) -> None:
        self.code = code
        self.facts: dict[str, Plain] = {} if facts is None else facts

    def plain(self) -> dict[str, Plain]:
        """The reason as plain data, for a wire or a page."""
        return {"code": self.code, **self.facts}

    def __repr__(self) -> str:
        return f"Reason({self.code!r}, {self.facts!r})"


#: What a game has to say for a legal action of a player, the weightiest first. It says no more than the player can
#: know: of two positions that look the same from the seat, the same.
Reasons: TypeAlias = Callable[[State, int, int], list[Reason]]
