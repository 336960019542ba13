"""Reasons for or against an action, and refusals (the rule that forbids it), as data to be translated."""

from __future__ import annotations

from typing import final

from bastide.core.json_data import JsonData


class Reason:
    """Message code with the ``facts`` it mentions: ids and numbers, never sentences.

    Its text is the message ``GAME-reason-CODE`` with the facts as variables, formatted like those of an event.
    """

    def __init__(self, code: str, facts: dict[str, JsonData] | None = None) -> None:
        self.code = code
        self.facts: dict[str, JsonData] = {} if facts is None else facts

    def to_json_data(self) -> dict[str, JsonData]:
        """The reason as JSON data, for the protocol and web pages."""
        return {"code": self.code, **self.facts}

    def __str__(self) -> str:
        facts = ", ".join([f"{name} {value}" for name, value in self.facts.items()])
        return f"{self.code} ({facts})" if facts else self.code

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.code!r}, {self.facts!r})"


@final
class Refusal(Reason):
    """Rule that forbids an action. Its text is the message ``GAME-refuse-CODE``."""
