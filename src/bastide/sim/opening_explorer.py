"""Opening explorer: win rates of opening choices in records and Parquet data sets."""

from __future__ import annotations

import json
import zipfile
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from bastide.core import BastideError, CorruptRecord, Record, State, get_game, get_kit, parse_record
from bastide.core.opening_notes import EACH, TOGETHER, OpeningReader
from bastide.core.records.game_record import Move
from bastide.core.utilities.optional_packages import require_package
from bastide.sim.tournaments.confidence_intervals import wilson_interval

#: Bytes of one record in a zip archive or folder.
MAX_RECORD_BYTES: Final = 4_000_000
#: Actions of a game that are replayed.
MAX_ACTIONS: Final = 20_000
_RECORD_SUFFIXES: Final = (".record", ".txt")
_COLUMNS: Final = ("game", "seed", "seat", "notation")


class ChoiceTally:
    """How often a choice was made, and how often it won. A shared victory counts in part."""

    def __init__(self, group: str, choice: str) -> None:
        self.group = group
        self.choice = choice
        self.games = 0
        self.wins = 0.0

    @property
    def share(self) -> float:
        """Share of victories."""
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """95 % interval of the share."""
        return wilson_interval(self.share, self.games)


class Exploration:
    """Choices of all read games of one kind."""

    def __init__(self, game: str) -> None:
        self.game = game
        reader = get_kit(game).opening_reader()
        if reader is None:
            raise BastideError("explore-game", f"{game} has no opening explorer", game=game)
        self.reader: OpeningReader = reader
        self.games = 0
        #: Games without a result, and records that do not replay.
        self.unfinished = 0
        self.unreadable = 0
        self._tallies: dict[str, dict[tuple[str, str], ChoiceTally]] = {table: {} for table in reader.tables}

    def groups(self, table: str, least: int = 1) -> list[list[ChoiceTally]]:
        """Return the choices of a table with at least this number of games, by group.

        The groups with most games come first, and in them the most frequent choices.
        """
        found: dict[str, list[ChoiceTally]] = defaultdict(list)
        for tally in self._tallies[table].values():
            if tally.games >= least:
                found[tally.group].append(tally)
        groups = [sorted(each, key=lambda tally: (-tally.games, tally.choice)) for each in found.values()]
        return sorted(groups, key=lambda each: (-sum(tally.games for tally in each), each[0].group))

    def add_record(self, record: Record) -> None:
        """Count the choices of a game. A game without a result only counts as unfinished."""
        try:
            state = record.initial_state(get_game(self.game))
            chosen = self._read_choices(state, record.moves[:MAX_ACTIONS])
            outcome = state.outcome()
        except BastideError:
            self.unreadable += 1
            return
        if outcome is None:
            self.unfinished += 1
            return
        self.games += 1
        winners = outcome.winners
        for seat, table, group, choice in chosen:
            tally = self._tallies[table].setdefault((group, choice), ChoiceTally(group, choice))
            tally.games += 1
            tally.wins += 1 / len(winners) if seat in winners else 0.0

    def _read_choices(self, state: State, moves: list[Move]) -> set[tuple[int, str, str, str]]:
        """Play a game, and return seat, table, group and choice of what the reader notes."""
        chosen: set[tuple[int, str, str, str]] = set()
        joined: dict[tuple[int, str, str], list[str]] = defaultdict(list)
        for move in moves:
            action = state.parse_action(move.player, move.text)
            for note in [] if self.reader.is_read(state) else self.reader.read(state, move.player, action):
                if self.reader.tables[note.table] == EACH:
                    chosen.add((move.player, note.table, note.group, note.choice))
                else:
                    joined[move.player, note.table, note.group].append(note.choice)
            state.apply(move.player, action)
        for (seat, table, group), choices in joined.items():
            ordered = sorted(choices) if self.reader.tables[table] == TOGETHER else choices
            chosen.add((seat, table, group, "+".join(ordered)))
        return chosen


def explore_files(paths: list[Path], advance: Callable[[int], None] | None = None) -> Exploration:
    """Explore all games in records, zip archives, folders and Parquet files. They must be of one game.

    Raises BastideError if there is no game, or if they are of several games.
    """
    found: Exploration | None = None
    for path in paths:
        for record in read_games(path):
            if found is None:
                found = Exploration(record.game)
            if record.game != found.game:
                raise BastideError(
                    "explore-games",
                    f"the files have games of {found.game} and {record.game}; explore one of them at a time",
                    game=found.game,
                    other=record.game,
                )
            found.add_record(record)
            if advance is not None:
                advance(1)
    if found is None:
        raise BastideError("explore-nothing", "the files contain no games")
    return found


def read_games(path: Path) -> Iterator[Record]:
    """Yield the games of a record, a zip archive, a folder or a Parquet file."""
    if path.is_dir():
        for file in sorted(each for each in path.rglob("*") if each.suffix in _RECORD_SUFFIXES):
            yield _parse(file.read_bytes()[: MAX_RECORD_BYTES + 1], str(file))
    elif path.suffix == ".zip":
        yield from _read_zip(path)
    elif path.suffix == ".parquet":
        yield from _read_parquet(path)
    else:
        yield _parse(path.read_bytes()[: MAX_RECORD_BYTES + 1], str(path))


def _parse(data: bytes, file: str) -> Record:
    try:
        if len(data) > MAX_RECORD_BYTES:
            raise BastideError("explore-too-long", f"{file} is too long for a record", file=file)
        return parse_record(data.decode("utf-8"), MAX_ACTIONS)
    except (UnicodeDecodeError, CorruptRecord) as error:
        problem = error if isinstance(error, CorruptRecord) else "not a UTF-8 text file"
        raise BastideError("explore-file", f"{file}: {problem}", file=file, problem=problem) from None


def _read_zip(path: Path) -> Iterator[Record]:
    try:
        with zipfile.ZipFile(path) as archive:
            for entry in archive.infolist():
                if entry.filename.endswith(_RECORD_SUFFIXES):
                    with archive.open(entry) as opened:
                        yield _parse(opened.read(MAX_RECORD_BYTES + 1), f"{path}: {entry.filename}")
    except zipfile.BadZipFile as error:
        raise BastideError("explore-file", f"{path}: {error}", file=str(path), problem=str(error)) from None


def _read_parquet(path: Path) -> Iterator[Record]:
    """Yield the games of a data set with a row per decision."""
    require_package("pyarrow", "data")
    import pyarrow
    import pyarrow.parquet

    try:
        opened = pyarrow.parquet.ParquetFile(path)
        about: Any = json.loads((opened.schema_arrow.metadata or {}).get(b"bastide", b"{}"))
    except (pyarrow.ArrowException, ValueError) as error:
        raise BastideError("explore-file", f"{path}: {error}", file=str(path), problem=str(error)) from None
    if not isinstance(about, dict) or about.get("rows") != "decision" or not {"game", "bots", "options"} <= set(about):
        raise BastideError("explore-rows", f"{path} has no decisions; write it with --rows decision", file=str(path))
    current: Record | None = None
    number = -1
    for batch in opened.iter_batches(columns=list(_COLUMNS)):
        for row in batch.to_pylist():
            if current is None or row["game"] != number:
                if current is not None:
                    yield current
                number = row["game"]
                bots = [str(bot) for bot in about["bots"]]
                current = Record(
                    str(about["game"]), int(about["rules"]), int(row["seed"]), dict(about["options"]), bots
                )
            current.moves.append(Move(int(row["seat"]), str(row["notation"])))
    if current is not None:
        yield current
