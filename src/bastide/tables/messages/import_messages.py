"""Wire messages of the import of games that other programs have saved."""

from __future__ import annotations

from msgspec import Struct

from bastide.tables.messages import JsonObject, Problem
from bastide.tables.messages.record_messages import RecordSource


class ImportGame(Struct, frozen=True, forbid_unknown_fields=True):
    """A file of another program: a saved game or a log."""

    text: RecordSource


class ImportRemark(Struct, frozen=True):
    """A rule that the other program applied differently: the message ``GAME-MESSAGE`` of the game's catalogue."""

    message: str
    facts: JsonObject


class ImportResult(Struct, frozen=True):
    """The record of an imported game, and how far it was understood."""

    game: str
    record: str
    #: Name and version of the other program.
    source: str
    moves: int
    moves_read: int
    remarks: list[ImportRemark]
    #: Why the import stops before the end of the file; None: it does not.
    stop: Problem | None
