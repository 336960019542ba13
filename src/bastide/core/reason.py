"""What is said about an action, as data: a reason speaks for it or against it, a refusal is why the rules forbid it.

Whoever shows it words it in the reader's language.
"""

from __future__ import annotations

from typing import final

from bastide.core.plain import Plain


class Reason:
    """A ``code`` and the ``facts`` it speaks of, like an event: ids and numbers, never sentences.

    The words are the message ``GAME-reason-CODE``; its variables are the facts, made readable like those of an event.
    """

    def __init__(self, code: str, facts: dict[str, Plain] | None = None) -> None:
        self.code = code
        self.facts: dict[str, Plain] = {} if facts is None else facts

    def plain(self) -> dict[str, Plain]:
        """It as plain data, for a wire or a page."""
        return {"code": self.code, **self.facts}

    def __str__(self) -> str:
        facts = ", ".join([f"{name} {value}" for name, value in self.facts.items()])
        return f"{self.code} ({facts})" if facts else self.code

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.code!r}, {self.facts!r})"


@final
class Refusal(Reason):
    """The reason that leaves no choice. Its words are the message ``GAME-refuse-CODE``."""
