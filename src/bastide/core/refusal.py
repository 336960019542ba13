"""A refusal: why the rules forbid something, as data. Whoever shows it words it in the reader's language."""

from __future__ import annotations

from typing import final

from bastide.core.plain import Plain


@final
class Refusal:
    """A ``code`` and the ``facts`` it speaks of, like an event: ids and numbers, never sentences.

    The words are the message ``GAME-refuse-CODE``; its variables are the facts, made readable like those of an event.
    """

    def __init__(self, code: str, facts: dict[str, Plain] | None = None) -> None:
        self.code = code
        self.facts: dict[str, Plain] = {} if facts is None else facts

    def plain(self) -> dict[str, Plain]:
        """The refusal as plain data, for a wire or a page."""
        return {"code": self.code, **self.facts}

    def __str__(self) -> str:
        facts = ", ".join([f"{name} {value}" for name, value in self.facts.items()])
        return f"{self.code} ({facts})" if facts else self.code

    def __repr__(self) -> str:
        return f"Refusal({self.code!r}, {self.facts!r})"
