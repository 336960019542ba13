"""Device backup: export and import of all data that a device stores, as one file.

An import verifies the whole file first and then writes all of it or nothing. If a table exists already, the longer log
wins if it continues the shorter one; otherwise both are kept.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Annotated, Final, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct

from bastide.core.errors import BastideError
from bastide.device.people import DevicePeople
from bastide.device.side_store import DeviceSolvingBook, NoteShelf, PlayedByBots
from bastide.device.store import Brought, DeviceStore
from bastide.hosting.api.calls import Call, Written
from bastide.hosting.api.people_messages import Me
from bastide.hosting.api.routes import Routes, answers
from bastide.hosting.lobby.table_summary import summary
from bastide.hosting.service.table_service import TableService
from bastide.hosting.storage.log_store import Summary, stored
from bastide.tables import records
from bastide.tables.errors import Refused
from bastide.tables.log import entries_of
from bastide.tables.messages import TableId
from bastide.tables.model.replay import read

#: Maximum size of an imported file; some thousands of games.
LARGEST = 200_000_000
#: File type and format version.
KIND: Final = "device"
FORMAT: Final = 1

Rows = list[tuple[int, str, int, str, int]]
Book = TypeVar("Book")


class PackedTable(Struct, frozen=True):
    """A table and its log rows as stored."""

    id: TableId
    rows: Annotated[Rows, Meta(min_length=1)]


class Baggage(Struct, frozen=True, kw_only=True):
    """All data of a device. The page adds its own ``settings`` to the file and reads them back."""

    bastide: Literal["device"] = KIND
    format: int = FORMAT
    me: Me | None = None
    #: Ids that the owner had on other devices.
    before: list[str] = []
    tables: list[PackedTable] = []
    puzzles: DeviceSolvingBook = msgspec.field(default_factory=DeviceSolvingBook)
    deals: PlayedByBots = msgspec.field(default_factory=PlayedByBots)


class BringBaggage(Struct, frozen=True, forbid_unknown_fields=True):
    """Import a backup: the text of its file."""

    text: str


class BroughtBaggage(Struct, frozen=True):
    """Result of an import: tables in the file, and how many of them existed already."""

    tables: int
    known: int


class BaggageRoutes(Routes):
    """Routes to export and import a backup, and to export an unfinished game."""

    def __init__(
        self,
        service: TableService,
        store: DeviceStore,
        owner: DevicePeople,
        puzzles: NoteShelf[DeviceSolvingBook],
        deals: NoteShelf[PlayedByBots],
    ) -> None:
        self.house = service
        self.store = store
        self.people = owner
        self.puzzles = puzzles
        self.deals = deals

    @answers("GET", "/api/device/everything", "Export all data of this device as one file", answer=Baggage)
    async def pack(self, call: Call) -> Written:
        with stored():
            tables = [PackedTable(each, rows_of(await self.store.log(each))) for each in self.store.ids()]
            puzzles, deals = await self.puzzles.read(same), await self.deals.read(same)
        before = sorted(self.people.before)
        return Written(
            msgspec.json.encode(Baggage(me=self.people.me, before=before, tables=tables, puzzles=puzzles, deals=deals))
        )

    @answers("POST", "/api/device/everything", "Import the backup of a device", largest=LARGEST)
    async def unpack(self, call: Call, body: BringBaggage) -> BroughtBaggage:
        file = opened(body.text)
        found = [await self._check_table(each) for each in file.tables]
        new = [each for each in found if each is not None]
        with stored():
            puzzles = (await self.puzzles.read(same)).joined(file.puzzles)
            deals = (await self.deals.read(same)).joined(file.deals)
            notes = {self.puzzles.name: msgspec.json.encode(puzzles).decode()}
            notes[self.deals.name] = msgspec.json.encode(deals).decode()
            await self.store.bring(new, notes | self.people.joined(file.me, file.before))
            await self.people.open()
        return BroughtBaggage(len(found), len(found) - len(new))

    async def _check_table(self, packed: PackedTable) -> Brought | None:
        """Return what to write of a table, or None if it exists already. Raises ``RequestRefused`` for a broken log."""
        log = [msgspec.json.encode(packed.rows)]
        with stored():
            here = rows_of(await self.store.log(packed.id))
        common = min(len(here), len(packed.rows))
        if here[:common] == packed.rows[:common]:
            if len(packed.rows) <= len(here):
                return None
            name = packed.id
        else:  # the game was continued on two devices
            name, here = sha256(log[0]).hexdigest()[:16], []
            if self.store.status_of(name) is not None:
                return None
        line = await self.house.long_work.do("", checked, name, log)
        return Brought(name, entries_of(log)[len(here) :], line)

    @answers(
        "GET",
        "/api/tables/{table}/so_far",
        "Export an unfinished game as a record, to continue it elsewhere",
        media="text/plain",
        signed=True,
    )
    async def so_far(self, call: Call) -> Written:
        hosted, _ = await self.house.seen_by(call.path("table"), call.visitor, None)
        with stored():
            log = await self.store.log(hosted.table.id)
        return Written(await self.house.long_work.do("", played_so_far, hosted.table.id, log), "text/plain")


def same(book: Book) -> Book:
    return book


def opened(text: str) -> Baggage:
    """Parse a backup file. Raises ``RequestRefused`` if it is invalid or from a newer version."""
    try:
        file = msgspec.json.decode(text, type=Baggage)
    except (msgspec.DecodeError, msgspec.ValidationError, RecursionError) as error:
        raise Refused("no-baggage", f"this is no file of everything that a device kept: {error}") from None
    if file.format > FORMAT:
        raise Refused("newer-baggage", "this file was written by a newer version")
    return file


def rows_of(log: list[bytes]) -> Rows:
    """Decode the JSON pages of a log to rows."""
    return [row for page in log for row in msgspec.json.decode(page, type=Rows)]


# -- in the bot worker -------------------------------------------------------------------------


def checked(id: str, log: list[bytes]) -> Summary:
    """Replay the log of a table and return its summary. Raises ``RequestRefused`` if the log is broken."""
    try:
        return summary(read(id, entries_of(log)))
    except Exception as error:  # an edited file can cause any error
        reason = error if isinstance(error, BastideError) else repr(error)[:200]
        raise Refused("broken-baggage", f"table {id} in this file is broken: {reason}", table=id) from error


def played_so_far(id: str, log: list[bytes]) -> str:
    """Return the record of an unfinished game."""
    return records.so_far(read(id, entries_of(log)))
