"""Folder of a tournament, from which an interrupted tournament can be resumed.

It holds ``tournament.json`` (the settings), ``games.jsonl`` (one line per finished game, append-only), ``records/``
and, at the end, the results. A line is written after its record. An incomplete last line is dropped, and its game is
played again. Without records, ``games.jsonl.bz2`` has the same lines in compressed blocks, appended about every half
minute; the games of an incomplete last block are played again.
"""

from __future__ import annotations

import bz2
import json
import os
import time
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Final

from bastide.core.errors import BastideError
from bastide.core.json_data import JsonData, expect_int
from bastide.sim.game_result import GameResult
from bastide.sim.tournaments.round_robin import FinishedGame, Tournament

SETTINGS_FILE, GAMES_FILE, RECORDS_FOLDER = "tournament.json", "games.jsonl", "records"
COMPRESSED_GAMES_FILE: Final = "games.jsonl.bz2"
#: A compressed block is written when it has this many games or bytes, or when its first game is this old.
GAMES_PER_BLOCK: Final = 1000
BYTES_PER_BLOCK: Final = 800_000
BLOCK_AGE_S: Final = 30.0
FORMAT_VERSION = 1
#: Setting with the digests of the bots' files.
BOT_FILES_SETTING = "files"


class TournamentFolder:
    """Folder of one tournament, locked by one process at a time."""

    def __init__(self, folder: Path, tournament: Tournament, resume: bool, has_records: bool = True) -> None:
        """Open a new folder or, with ``resume``, one with the same tournament and at most as many games.

        ``has_records`` is whether games will be added with records; a resumed folder keeps its kind of games file. An
        error changes nothing.
        """
        self.folder = folder
        self.tables = len(tournament.tables())
        settings: dict[str, JsonData] = {"format": FORMAT_VERSION, **tournament.settings()}
        extended = False
        if (folder / SETTINGS_FILE).exists():
            if not resume:
                raise BastideError(
                    "tournament-exists",
                    f"{folder} already contains a tournament; use --resume to continue it",
                    path=str(folder),
                )
            extended = self._check_settings(settings, tournament.games)
        elif folder.exists() and any(folder.iterdir()):
            raise BastideError(
                "tournament-folder",
                f"{folder} is not empty and contains no tournament; choose another folder",
                path=str(folder),
            )
        else:
            folder.mkdir(parents=True, exist_ok=True)
            self._write_settings(settings)
        is_compressed = (folder / COMPRESSED_GAMES_FILE).exists() or (
            not has_records and not (folder / GAMES_FILE).exists()
        )
        self.games_file = folder / (COMPRESSED_GAMES_FILE if is_compressed else GAMES_FILE)
        self._file = open(self.games_file, "a+b")  # noqa: SIM115 - it stays open as long as the store
        self._blocks = CompressedBlocks(self._file) if is_compressed else None
        self._lock()
        if extended:
            self._write_settings(settings)

    def _write_settings(self, settings: dict[str, JsonData]) -> None:
        self.write_file(SETTINGS_FILE, json.dumps(settings, ensure_ascii=False, indent=1) + "\n")

    def _check_settings(self, settings: dict[str, JsonData], games: int) -> bool:
        """Whether the folder holds the start of a longer tournament. Raises BastideError if it holds another one."""
        path = self.folder / SETTINGS_FILE
        try:
            found = json.loads(path.read_text(encoding="utf-8"))
        except ValueError:
            found = None
        if not isinstance(found, dict):
            raise BastideError(
                "tournament-damaged", f"{path} does not contain valid tournament settings", path=str(path)
            )
        before = found.get("games")
        extended = isinstance(before, int) and before < games
        for name, value in settings.items():
            if found.get(name) != value and name != BOT_FILES_SETTING and not (extended and name == "games"):
                raise BastideError(
                    "tournament-other",
                    f"{self.folder} contains a different tournament: {name} is {found.get(name)!r}, not {value!r}",
                    path=str(self.folder),
                    setting=name,
                    there=json.dumps(found.get(name), ensure_ascii=False),
                    here=json.dumps(value, ensure_ascii=False),
                )
        self._check_bot_files(found.get(BOT_FILES_SETTING), settings.get(BOT_FILES_SETTING))
        return extended

    def _check_bot_files(self, there: object, here: JsonData) -> None:
        """Raise BastideError if a bot's file has changed or was not recorded."""
        before = there if isinstance(there, dict) else {}
        for bot, digest in here.items() if isinstance(here, dict) else ():
            if before.get(bot) != digest:
                raise BastideError(
                    "tournament-file",
                    f"{bot} has changed since the games in {self.folder} were played; use a new folder",
                    path=str(self.folder),
                    bot=bot,
                )

    def _lock(self) -> None:
        """Lock the folder, because two processes would write each game twice."""
        try:
            import fcntl
        except ImportError:  # not available on Windows
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self._file.close()
            raise BastideError(
                "tournament-busy", f"another process is playing the tournament in {self.folder}", path=str(self.folder)
            ) from None

    def finished_games(self) -> Iterator[FinishedGame]:
        """Yield the stored games in the order in which they finished."""
        played = [0] * self.tables
        for number, line in enumerate(self._stored_lines() if self._blocks is None else self._blocks.lines(), 1):
            try:
                game = self._parse_game(line)
                if not 0 <= game.table < self.tables or game.index != played[game.table]:
                    raise ValueError(f"game {game.index} of table {game.table} is not the next one")
            except (ValueError, KeyError, TypeError) as error:
                raise BastideError(
                    "tournament-line",
                    f"{self.games_file}, line {number}: {error}",
                    path=str(self.games_file),
                    line=number,
                    problem=str(error),
                ) from error
            played[game.table] += 1
            yield game

    def _stored_lines(self) -> Iterator[bytes]:
        """Yield the lines of an uncompressed games file, and cut off an incomplete last one."""
        self._file.seek(0)
        end = 0
        for line in self._file:
            if not line.endswith(b"\n"):
                break
            end += len(line)
            yield line
        self._file.truncate(end)

    def _parse_game(self, line: bytes) -> FinishedGame:
        data = json.loads(line)
        if not isinstance(data, dict):
            raise TypeError("expected an object")
        return FinishedGame(expect_int(data["table"]), expect_int(data["game"]), GameResult.from_json_data(data))

    def add_game(self, game: FinishedGame) -> None:
        """Store a finished game."""
        data: dict[str, object] = {"table": game.table, "game": game.index, **game.result.to_json_data()}
        if game.record:
            folder = self.folder / RECORDS_FOLDER / f"table-{game.table + 1}"
            folder.mkdir(parents=True, exist_ok=True)
            path = folder / f"game-{game.index + 1:06d}.record"
            path.write_text(game.record, encoding="utf-8")
            data["record"] = path.relative_to(self.folder).as_posix()
        line = json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
        if self._blocks is not None:
            self._blocks.add(line)
        else:
            self._file.write(line)
            self._file.flush()

    def write_file(self, name: str, text: str) -> Path:
        """Write a file into the folder atomically."""
        path = self.folder / name
        draft = self.folder / f".{name}.draft"
        draft.write_text(text, encoding="utf-8")
        os.replace(draft, path)
        return path

    def __enter__(self) -> TournamentFolder:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._blocks is not None:
            self._blocks.write_block()
        self._file.close()


class CompressedBlocks:
    """Lines in a file of compressed blocks (bzip2 streams)."""

    def __init__(self, file: BinaryIO) -> None:
        self._file = file
        self._lines: list[bytes] = []
        self._size = 0
        self._begun_s = 0.0

    def lines(self) -> Iterator[bytes]:
        """Yield the lines of all complete blocks, and cut off an incomplete last one."""
        self._file.seek(0)
        rest = self._file.read()
        end = 0
        while rest:
            block = bz2.BZ2Decompressor()
            try:
                text = block.decompress(rest)
            except OSError:
                yield rest[:40]  # damaged: the reader reports it as an invalid line
                return
            if not block.eof:
                break
            end += len(rest) - len(block.unused_data)
            rest = block.unused_data
            yield from text.splitlines(keepends=True)
        self._file.truncate(end)

    def add(self, line: bytes) -> None:
        """Add a line to the current block, and write the block if it is large or old enough."""
        if not self._lines:
            self._begun_s = time.monotonic()
        self._lines.append(line)
        self._size += len(line)
        is_full = len(self._lines) >= GAMES_PER_BLOCK or self._size >= BYTES_PER_BLOCK
        if is_full or time.monotonic() - self._begun_s >= BLOCK_AGE_S:
            self.write_block()

    def write_block(self) -> None:
        """Compress and append the lines added since the last block."""
        if self._lines:
            self._file.write(bz2.compress(b"".join(self._lines)))
            self._file.flush()
            self._lines.clear()
            self._size = 0
