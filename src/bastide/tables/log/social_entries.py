"""Log entries around the game: chat, access requests, people who leave, rematches."""

from __future__ import annotations

from typing import ClassVar

from bastide.tables.log.base import PersonEntry, What


class Chatted(What, frozen=True):
    """Somebody said something. Who only looks on has no seat, but a name."""

    kind: ClassVar[str] = "chatted"
    shown: ClassVar[tuple[str, ...]] = ("text", "name")

    text: str
    person: str = ""
    name: str = ""

    def counted_for(self, sitting: str, host: str) -> str:
        return sitting or self.person


class Knocked(PersonEntry, frozen=True):
    """Somebody who has only the address of a private table asks to be let in."""

    kind: ClassVar[str] = "knocked"

    def counted_for(self, sitting: str, host: str) -> str:
        return self.person


class LetIn(What, frozen=True):
    """The host has answered the knock of that entry."""

    kind: ClassVar[str] = "let_in"
    shown: ClassVar[tuple[str, ...]] = ("knock", "yes")

    knock: int
    yes: bool


class Left(What, frozen=True):
    """Somebody has left for good and was taken out of this log."""

    kind: ClassVar[str] = "left"
    rewrites: ClassVar[bool] = True

    #: Who may start the table from now on.
    host: str = ""


class Rewritten(What, frozen=True):
    """Whoever runs the server has changed this log: took out what was said in a line, or somebody has another name."""

    kind: ClassVar[str] = "rewritten"
    shown: ClassVar[tuple[str, ...]] = ("line",)
    rewrites: ClassVar[bool] = True

    #: The entry out of which it was taken; 0: it was a name.
    line: int = 0


class Rematched(What, frozen=True):
    """The same people play again, at that table."""

    kind: ClassVar[str] = "rematched"
    shown: ClassVar[tuple[str, ...]] = ("table",)

    table: str
