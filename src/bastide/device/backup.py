"""Everything that a device keeps, as one file: to be saved, and read in again here or in another browser.

A file is looked at as a whole before anything of it is kept, and then kept as a whole or not at all. Where a table is
here already, the longer log counts if it goes on from the shorter one; else both are kept.
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

#: The longest file that is read, in bytes: some thousands of games.
LARGEST = 200_000_000
#: What a file says first, and which version of it this is.
KIND: Final = "device"
FORMAT: Final = 1

Rows = list[tuple[int, str, int, str, int]]
Book = TypeVar("Book")


class PackedTable(Struct, frozen=True):
    """A table and its log, row by row as it is stored."""

    id: TableId
    rows: Annotated[Rows, Meta(min_length=1)]


class Baggage(Struct, frozen=True, kw_only=True):
    """All that a device keeps. The page adds how its reader likes it (``settings``), and knows what to make of that."""

    bastide: Literal["device"] = KIND
    format: int = FORMAT
    me: Me | None = None
    #: Who the reader has been on other devices.
    before: list[str] = []
    tables: list[PackedTable] = []
    puzzles: DeviceSolvingBook = msgspec.field(default_factory=DeviceSolvingBook)
    deals: PlayedByBots = msgspec.field(default_factory=PlayedByBots)


class BringBaggage(Struct, frozen=True, forbid_unknown_fields=True):
    """The text of a file."""

    text: str


class BroughtBaggage(Struct, frozen=True):
    """How many tables came with it, and how many of them were here already."""

    tables: int
    known: int


class BaggageRoutes(Routes):
    """Taking everything along, and a game that is not over."""

    def __init__(
        self,
        house: TableService,
        store: DeviceStore,
        people: DevicePeople,
        puzzles: NoteShelf[DeviceSolvingBook],
        deals: NoteShelf[PlayedByBots],
    ) -> None:
        self.house = house
        self.store = store
        self.people = people
        self.puzzles = puzzles
        self.deals = deals

    @answers("GET", "/api/device/everything", "All that this device keeps, as one file", answer=Baggage)
    async def pack(self, call: Call) -> Written:
        with stored():
            tables = [PackedTable(each, rows_of(await self.store.log(each))) for each in self.store.ids()]
            puzzles, deals = await self.puzzles.read(same), await self.deals.read(same)
        before = sorted(self.people.before)
        return Written(
            msgspec.json.encode(Baggage(me=self.people.me, before=before, tables=tables, puzzles=puzzles, deals=deals))
        )

    @answers("POST", "/api/device/everything", "Read in what a device kept", largest=LARGEST)
    async def unpack(self, call: Call, body: BringBaggage) -> BroughtBaggage:
        file = opened(body.text)
        found = [await self._looked_at(each) for each in file.tables]
        new = [each for each in found if each is not None]
        with stored():
            puzzles = (await self.puzzles.read(same)).joined(file.puzzles)
            deals = (await self.deals.read(same)).joined(file.deals)
            notes = {self.puzzles.name: msgspec.json.encode(puzzles).decode()}
            notes[self.deals.name] = msgspec.json.encode(deals).decode()
            await self.store.bring(new, notes | self.people.joined(file.me, file.before))
            await self.people.open()
        return BroughtBaggage(len(found), len(found) - len(new))

    async def _looked_at(self, packed: PackedTable) -> Brought | None:
        """What is to be written of a table; None: nothing, it is here already. Refused if its log cannot be true."""
        log = [msgspec.json.encode(packed.rows)]
        with stored():
            here = rows_of(await self.store.log(packed.id))
        common = min(len(here), len(packed.rows))
        if here[:common] == packed.rows[:common]:
            if len(packed.rows) <= len(here):
                return None
            name = packed.id
        else:  # the same table went on in two places
            name, here = sha256(log[0]).hexdigest()[:16], []
            if self.store.status_of(name) is not None:
                return None
        line = await self.house.long_work.do("", checked, name, log)
        return Brought(name, entries_of(log)[len(here) :], line)

    @answers(
        "GET",
        "/api/tables/{table}/so_far",
        "A game as far as it was played, as a record: to be gone on with elsewhere",
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
    try:
        file = msgspec.json.decode(text, type=Baggage)
    except (msgspec.DecodeError, msgspec.ValidationError, RecursionError) as error:
        raise Refused("no-baggage", f"this is no file of everything that a device kept: {error}") from None
    if file.format > FORMAT:
        raise Refused("newer-baggage", "this file was written by a newer version")
    return file


def rows_of(log: list[bytes]) -> Rows:
    return [row for page in log for row in msgspec.json.decode(page, type=Rows)]


# -- on another worker -------------------------------------------------------------------------


def checked(id: str, log: list[bytes]) -> Summary:
    """What lists say of a table; Refused if its log cannot be one."""
    try:
        return summary(read(id, entries_of(log)))
    except Exception as error:  # whatever somebody has written into a file
        reason = error if isinstance(error, BastideError) else repr(error)[:200]
        raise Refused("broken-baggage", f"table {id} in this file is broken: {reason}", table=id) from error


def played_so_far(id: str, log: list[bytes]) -> str:
    return records.so_far(read(id, entries_of(log)))
