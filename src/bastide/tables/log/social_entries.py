"""Log entries around the game: chat, access requests, deleted people, rematches."""

from __future__ import annotations

from typing import ClassVar

from bastide.tables.log.base import PersonEntry, What


class Chatted(What, frozen=True):
    """A chat message. Those of spectators have a name and no seat."""

    kind: ClassVar[str] = "chatted"
    shown: ClassVar[tuple[str, ...]] = ("text", "name")

    text: str
    person: str = ""
    name: str = ""

    def counted_for(self, sitting: str, host: str) -> str:
        return sitting or self.person


class Knocked(PersonEntry, frozen=True):
    """A stranger with the URL of a private table requests access."""

    kind: ClassVar[str] = "knocked"

    def counted_for(self, sitting: str, host: str) -> str:
        return self.person


class LetIn(What, frozen=True):
    """The host answered the access request of the entry ``knock``."""

    kind: ClassVar[str] = "let_in"
    shown: ClassVar[tuple[str, ...]] = ("knock", "yes")

    knock: int
    yes: bool


class Left(What, frozen=True):
    """A person was deleted and removed from this log."""

    kind: ClassVar[str] = "left"
    rewrites: ClassVar[bool] = True

    #: The host from now on.
    host: str = ""


class Rewritten(What, frozen=True):
    """The operator changed this log: removed a chat message or renamed a person."""

    kind: ClassVar[str] = "rewritten"
    shown: ClassVar[tuple[str, ...]] = ("line",)
    rewrites: ClassVar[bool] = True

    #: Entry of the removed chat message; 0: a person was renamed.
    line: int = 0


class Rematched(What, frozen=True):
    """The same people play again, at the table named here."""

    kind: ClassVar[str] = "rematched"
    shown: ClassVar[tuple[str, ...]] = ("table",)

    table: str
