"""Zip archives of records, written piece by piece while the records are built on a worker process."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from datetime import UTC, datetime
from io import RawIOBase
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from bastide.core.errors import BastideError
from bastide.hosting.service.table_service import TableService
from bastide.server.store.tables.played_game_queries import PlayedGame
from bastide.tables import record_import_export
from bastide.tables.log import decode_log
from bastide.tables.state.log_replay import replay_log

#: Games in an archive, the newest ones.
MAX_RECORDS: Final = 100
#: An archive ends after the record with which it reaches this size.
MAX_ARCHIVE_BYTES: Final = 20_000_000
#: Attempts to use the worker process, and the pause after each.
MAX_ATTEMPTS: Final = 5
RETRY_SECONDS: Final = 1.0

log = logging.getLogger(__name__)


class PieceBuffer(RawIOBase):
    """Write-only stream whose content is taken piece by piece."""

    def __init__(self) -> None:
        super().__init__()
        self._pieces: list[bytes] = []

    def writable(self) -> bool:
        return True

    def write(self, data: bytes, /) -> int:  # type: ignore[override]  # ZipFile writes bytes only
        self._pieces.append(bytes(data))
        return len(data)

    def take(self) -> bytes:
        """Return what was written since the last call."""
        pieces, self._pieces = self._pieces, []
        return b"".join(pieces)


def build_shown_record(id: str, entries: list[bytes], now_ms: int) -> str | None:
    """Return the record of a table; None before the game is over, and while a daily deal is secret.

    Runs on a worker process.
    """
    table = replay_log(id, decode_log(entries))
    if table.status != "finished" or table.state is None or table.is_deal_secret(now_ms):
        return None
    return record_import_export.write_finished_record(table)


async def write_archive(service: TableService, requester: str, games: Sequence[PlayedGame]) -> AsyncIterator[bytes]:
    """Write an archive of these games, without those whose record cannot be built, such as deleted ones.

    ``requester``: the address whose turn on the worker process is used.
    """
    buffer = PieceBuffer()
    size = 0
    with ZipFile(buffer, "w", ZIP_DEFLATED) as archive:
        for game in games:
            text = await _read_record(service, requester, game.own.table)
            if text is None:
                continue
            ended = datetime.fromtimestamp(game.own.at / 1000, UTC)
            info = ZipInfo(f"{ended:%Y-%m-%d}-{game.own.game}-{game.own.table}.record", ended.timetuple()[:6])
            info.compress_type = ZIP_DEFLATED
            archive.writestr(info, text)
            piece = buffer.take()
            size += len(piece)
            yield piece
            if size >= MAX_ARCHIVE_BYTES:
                break
    yield buffer.take()


async def _read_record(service: TableService, requester: str, table: str) -> str | None:
    """Return the record of a table; None if there is none. Waits while the worker process is busy."""
    entries = await service.store.read_encoded_log(table)
    if not entries:
        return None
    for attempt in range(1, MAX_ATTEMPTS + 1):
        try:
            now_ms = service.now_ms()
            return await service.background_worker.run(requester, build_shown_record, table, entries, now_ms)
        except BastideError as error:
            if error.code != "busy":
                return None
            if attempt == MAX_ATTEMPTS:
                raise
        except RuntimeError:
            log.exception("the record of table %s cannot be built", table)
            return None
        await asyncio.sleep(RETRY_SECONDS)
    return None
