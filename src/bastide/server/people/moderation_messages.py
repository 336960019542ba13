"""Wire messages for moderators: reports, people and the audit log."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from bastide.tables.messages import DisplayName, NonNegativeInt, TableId

ReportText = Annotated[str, Meta(max_length=500)]
#: The longest mute or ban with an end: ten years.
HourCount = Annotated[int, Meta(ge=1, le=87_600)]


class ModeratedPerson(Struct, frozen=True):
    """A guest or account, with the ends of its mute and ban (None: none)."""

    id: str
    name: str
    account: str | None
    created: int
    seen: int | None
    muted_until: int | None
    banned_until: int | None
    is_moderator: bool


class ModeratedPeople(Struct, frozen=True):
    """People found by a part of their name or account name."""

    people: list[ModeratedPerson]


class ReportLine(Struct, frozen=True):
    """A report in the list. Names of deleted people are empty."""

    id: str
    at: int
    about: str
    reporter: str
    text: str
    is_closed: bool


class ReportLines(Struct, frozen=True):
    """Reports, newest first."""

    reports: list[ReportLine]


class ReportChatLine(Struct, frozen=True):
    """A chat line around a report. ``text`` is empty if the line was removed."""

    line: int
    at: int
    name: str
    text: str
    is_reported: bool


class ReportDetails(Struct, frozen=True):
    """A report with the chat around it."""

    id: str
    at: int
    text: str
    is_closed: bool
    table: str
    about: ModeratedPerson | None
    reporter: ModeratedPerson | None
    chat: list[ReportChatLine]


class Restriction(Struct, frozen=True, forbid_unknown_fields=True):
    """A mute or ban. ``hours`` None: without an end."""

    hours: HourCount | None = None
    reason: ReportText = ""


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    """A new name for a person."""

    name: DisplayName


class RemovedChatLine(Struct, frozen=True, forbid_unknown_fields=True):
    """A chat line to remove."""

    table: TableId
    line: NonNegativeInt


class AuditLine(Struct, frozen=True):
    """An entry of the audit log. ``about``: name, address or id of what was changed."""

    at: int
    who: str
    what: str
    about: str
    #: Details such as the end and the reason of a ban.
    facts: dict[str, bool | int | float | str | None]


class AuditLines(Struct, frozen=True):
    """The audit log, newest first."""

    entries: list[AuditLine]
