"""Log entries around the game: chat, access requests, deleted people, rematches."""

from __future__ import annotations

from typing import ClassVar

from bastide.tables.log.entry_base import EntryData, PersonEntry


class ChatSent(EntryData, frozen=True):
    """A chat message. Those of spectators have a name and no seat."""

    kind: ClassVar[str] = "chatted"
    public_fields: ClassVar[tuple[str, ...]] = ("text", "name")

    text: str
    person: str = ""
    name: str = ""

    def get_quota_person(self, sitting: str, host: str) -> str:
        return sitting or self.person


class AccessRequested(PersonEntry, frozen=True):
    """A stranger with the URL of a private table requests access."""

    kind: ClassVar[str] = "knocked"

    def get_quota_person(self, sitting: str, host: str) -> str:
        return self.person


class AccessRequestAnswered(EntryData, frozen=True):
    """The host answered the access request of the entry ``knock``."""

    kind: ClassVar[str] = "let_in"
    public_fields: ClassVar[tuple[str, ...]] = ("knock", "yes")

    knock: int
    yes: bool


class PersonDeleted(EntryData, frozen=True):
    """A person was deleted and removed from this log."""

    kind: ClassVar[str] = "left"
    rewrites_log: ClassVar[bool] = True

    #: The host from now on.
    host: str = ""


class LogRewritten(EntryData, frozen=True):
    """The operator changed this log: removed a chat message or renamed a person."""

    kind: ClassVar[str] = "rewritten"
    public_fields: ClassVar[tuple[str, ...]] = ("line",)
    rewrites_log: ClassVar[bool] = True

    #: Entry of the removed chat message; 0: a person was renamed.
    line: int = 0


class RematchCreated(EntryData, frozen=True):
    """The same people play again, at the table named here."""

    kind: ClassVar[str] = "rematched"
    public_fields: ClassVar[tuple[str, ...]] = ("table",)

    table: str
