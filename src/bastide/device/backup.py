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
from bastide.device.browser_error_rate_store import DeviceErrorRateRepository
from bastide.device.browser_log_store import DeviceStore, ImportedTable
from bastide.device.browser_puzzle_and_deal_store import (
    BotDealResults,
    DevicePuzzleAnswerRepository,
    NoteRepositoryAccess,
)
from bastide.device.device_owner import DeviceOwner
from bastide.hosting.api.account_messages import Me
from bastide.hosting.api.endpoint_types import ApiRequest, EncodedResponse
from bastide.hosting.api.route_decorator import Routes, route
from bastide.hosting.lobby.table_summary import build_summary
from bastide.hosting.service.table_service import TableService
from bastide.hosting.storage.log_store import TableSummary, refuse_if_unavailable
from bastide.tables import record_import_export
from bastide.tables.log import decode_log
from bastide.tables.messages import TableId
from bastide.tables.request_errors import RequestRefused
from bastide.tables.state.log_replay import replay_log

#: Maximum size of an imported file; some thousands of games.
MAX_BACKUP_BYTES = 200_000_000
#: File type and format version.
BACKUP_KIND: Final = "device"
BACKUP_FORMAT: Final = 1
#: First words of a record, which is the file of one game.
RECORD_START: Final = "bastide record"

LogRows = list[tuple[int, str, int, str, int]]
Repository = TypeVar("Repository")


class BackupTable(Struct, frozen=True):
    """A table and its log rows as stored."""

    id: TableId
    rows: Annotated[LogRows, Meta(min_length=1)]


class DeviceBackup(Struct, frozen=True, kw_only=True):
    """All data of a device. The page adds its own ``settings`` to the file and reads them back."""

    bastide: Literal["device"] = BACKUP_KIND
    format: int = BACKUP_FORMAT
    me: Me | None = None
    #: Ids that the owner had on other devices.
    before: list[str] = []
    tables: list[BackupTable] = []
    puzzles: DevicePuzzleAnswerRepository = msgspec.field(default_factory=DevicePuzzleAnswerRepository)
    deals: BotDealResults = msgspec.field(default_factory=BotDealResults)
    error_rates: DeviceErrorRateRepository = msgspec.field(default_factory=DeviceErrorRateRepository)


class RestoreBackup(Struct, frozen=True, forbid_unknown_fields=True):
    """Import a backup: the text of its file."""

    text: str


class RestoredBackup(Struct, frozen=True):
    """Result of an import: tables in the file, and how many of them existed already."""

    tables: int
    known: int


class DeviceBackupRoutes(Routes):
    """Routes to export and import a backup, and to export an unfinished game."""

    def __init__(
        self,
        service: TableService,
        store: DeviceStore,
        owner: DeviceOwner,
        puzzles: NoteRepositoryAccess[DevicePuzzleAnswerRepository],
        deals: NoteRepositoryAccess[BotDealResults],
        error_rates: NoteRepositoryAccess[DeviceErrorRateRepository],
    ) -> None:
        self.service = service
        self.store = store
        self.owner = owner
        self.puzzles = puzzles
        self.deals = deals
        self.error_rates = error_rates

    @route("GET", "/api/device/everything", "Export all data of this device as one file", answer=DeviceBackup)
    async def export_backup(self, call: ApiRequest) -> EncodedResponse:
        with refuse_if_unavailable():
            tables = [
                BackupTable(each, decode_log_rows(await self.store.read_encoded_log(each)))
                for each in self.store.table_ids()
            ]
            puzzles, deals = await self.puzzles.read(identity), await self.deals.read(identity)
            error_rates = await self.error_rates.read(identity)
        backup = DeviceBackup(
            me=self.owner.me,
            before=sorted(self.owner.former_ids),
            tables=tables,
            puzzles=puzzles,
            deals=deals,
            error_rates=error_rates,
        )
        return EncodedResponse(msgspec.json.encode(backup))

    @route("POST", "/api/device/everything", "Import the backup of a device", largest=MAX_BACKUP_BYTES)
    async def import_backup(self, call: ApiRequest, body: RestoreBackup) -> RestoredBackup:
        file = parse_backup(body.text)
        found = [await self._check_table(each) for each in file.tables]
        new = [each for each in found if each is not None]
        with refuse_if_unavailable():
            puzzles = (await self.puzzles.read(identity)).merged_with(file.puzzles)
            deals = (await self.deals.read(identity)).merged_with(file.deals)
            error_rates = (await self.error_rates.read(identity)).merged_with(file.error_rates)
            notes = {self.puzzles.note_name: msgspec.json.encode(puzzles).decode()}
            notes[self.deals.note_name] = msgspec.json.encode(deals).decode()
            notes[self.error_rates.note_name] = msgspec.json.encode(error_rates).decode()
            await self.store.import_tables(new, notes | self.owner.merged_notes(file.me, file.before))
            await self.owner.load()
        return RestoredBackup(len(found), len(found) - len(new))

    async def _check_table(self, packed: BackupTable) -> ImportedTable | None:
        """Return what to write of a table, or None if it exists already. Raises ``RequestRefused`` for a broken log."""
        log = [msgspec.json.encode(packed.rows)]
        with refuse_if_unavailable():
            here = decode_log_rows(await self.store.read_encoded_log(packed.id))
        common = min(len(here), len(packed.rows))
        if here[:common] == packed.rows[:common]:
            if len(packed.rows) <= len(here):
                return None
            name = packed.id
        else:  # the game was continued on two devices
            name, here = sha256(log[0]).hexdigest()[:16], []
            if self.store.table_status(name) is not None:
                return None
        line = await self.service.background_worker.run("", check_backup_table, name, log)
        return ImportedTable(name, decode_log(log)[len(here) :], line)

    @route(
        "GET",
        "/api/tables/{table}/so_far",
        "Export an unfinished game as a record, to continue it elsewhere",
        media="text/plain",
        signed=True,
    )
    async def export_unfinished_game(self, call: ApiRequest) -> EncodedResponse:
        hosted, _ = await self.service.open_for_visitor(call.get_path_value("table"), call.visitor, None)
        with refuse_if_unavailable():
            log = await self.store.read_encoded_log(hosted.table.id)
        return EncodedResponse(
            await self.service.background_worker.run("", unfinished_game_record, hosted.table.id, log), "text/plain"
        )


def identity(book: Repository) -> Repository:
    return book


def parse_backup(text: str) -> DeviceBackup:
    """Parse a backup file. Raises ``RequestRefused`` if it is invalid or from a newer version."""
    try:
        file = msgspec.json.decode(text, type=DeviceBackup)
    except (msgspec.DecodeError, msgspec.ValidationError, RecursionError) as error:
        problem = describe_invalid_backup(text, isinstance(error, msgspec.ValidationError))
        raise RequestRefused("no-baggage", f"this is not a Bastide export file: {error}", problem=problem) from None
    if file.format > BACKUP_FORMAT:
        raise RequestRefused("newer-baggage", "this file was exported by a newer version")
    return file


def describe_invalid_backup(text: str, is_complete: bool) -> str:
    """Return what an invalid file is: ``empty``, ``record``, ``cut`` (a backup without its end) or ``other``."""
    start = text.lstrip()
    if not start:
        return "empty"
    if start.startswith(RECORD_START):
        return "record"
    return "cut" if start.startswith("{") and not is_complete else "other"


def decode_log_rows(log: list[bytes]) -> LogRows:
    """Decode the JSON pages of a log to rows."""
    return [row for page in log for row in msgspec.json.decode(page, type=LogRows)]


# -- in the bot worker -------------------------------------------------------------------------


def check_backup_table(id: str, log: list[bytes]) -> TableSummary:
    """Replay the log of a table and return its summary. Raises ``RequestRefused`` if the log is broken."""
    try:
        return build_summary(replay_log(id, decode_log(log)))
    except Exception as error:  # an edited file can cause any error
        reason = error if isinstance(error, BastideError) else repr(error)[:200]
        raise RequestRefused("broken-baggage", f"game {id} in this file is damaged: {reason}", table=id) from error


def unfinished_game_record(id: str, log: list[bytes]) -> str:
    """Return the record of an unfinished game."""
    return record_import_export.write_record_so_far(replay_log(id, decode_log(log)))
