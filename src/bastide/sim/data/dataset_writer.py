"""Writer of datasets: a Parquet file with a row per game, decision or observation, and records in a zip.

``docs/data.md`` describes the schema. Files are written under a temporary name and renamed when complete.
"""

from __future__ import annotations

import errno
import json
import os
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType
from typing import Any

from bastide import __version__
from bastide.core import Bot, Game, Recorder, State, get_game
from bastide.core.errors import BastideError
from bastide.core.utilities.optional_packages import require_package
from bastide.sim.data.observation_shards import ObservationRecorder, ShardWriter, make_observer, observation_columns
from bastide.sim.game_result import GameResult
from bastide.sim.game_series import GameSeries, SeriesDealer

#: Incremented with every change of the columns.
SCHEMA_VERSION = 2
ROW_KINDS = ("game", "decision", "observation")


@dataclass(frozen=True)
class CaptureOptions:
    """What to capture of each game besides its result."""

    decisions: bool
    records: bool
    observations: bool = False


@dataclass
class DecisionColumns:
    """Decisions of one game, as columns."""

    seat: list[int] = field(default_factory=list)
    turn: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    coins: list[int | None] = field(default_factory=list)
    kind: list[str] = field(default_factory=list)
    source: list[str] = field(default_factory=list)
    legal: list[int] = field(default_factory=list)
    action: list[int] = field(default_factory=list)
    notation: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class CapturedGame:
    """One captured game of a series. JSON data and bytes: can be sent to another process."""

    index: int
    seed: int
    #: Bot of each seat.
    seats: list[str]
    result: GameResult
    decisions: DecisionColumns
    record: str
    #: Packed observations and actions; empty if not captured.
    packed_observations: bytes = b""


def play_and_capture(series: GameSeries, start: int, count: int, wanted: CaptureOptions) -> list[CapturedGame]:
    """Play the games ``start`` to ``start + count`` of a validated series and capture the wanted data."""
    dealer = SeriesDealer(series)
    found = []
    for index in range(start, min(start + count, series.games)):
        state, bots = dealer.deal_game(index)
        seats = [""] * len(bots)
        for bot, spec in enumerate(series.bots):
            seats[series.seat_of(index, bot)] = spec
        found.append(_play_captured(dealer.game, series, index, seats, state, bots, wanted))
    return found


def _play_captured(
    game: Game, series: GameSeries, index: int, seats: list[str], state: State, bots: list[Bot], wanted: CaptureOptions
) -> CapturedGame:
    recorder = None
    if wanted.records:
        recorder = Recorder(game, len(bots), series.options, series.game_seed(index), seats)
        state = recorder.state
    noted = DecisionColumns()
    watcher = ObservationRecorder(make_observer(series)) if wanted.observations else None
    windows = [state.seat(player) for player in range(state.players)]
    decisions = 0
    player = state.next_player_to_act()
    while player >= 0:
        action = bots[player].choose(windows[player])
        if wanted.decisions:
            asked = state.decision(player)
            if action not in asked.actions:
                raise state.illegal_action_error(player, action)
            noted.seat.append(player)
            noted.turn.append(state.turn_number())
            noted.points.append(state.scores()[player])
            purse = state.spendable_coins(player)
            noted.coins.append(None if purse < 0 else purse)
            noted.kind.append(asked.kind)
            noted.source.append(asked.source)
            noted.legal.append(len(asked.actions))
            noted.action.append(action)
            noted.notation.append(state.notation(player, action))
        if watcher is not None:
            watcher.record_decision(state, player, action, decisions)
        if recorder is None:
            state.apply(player, action)
        else:
            recorder.apply(player, action)
        decisions += 1
        player = state.next_player_to_act()
    record = "" if recorder is None else recorder.to_record().to_text()
    played = GameResult.from_state(state, decisions)
    observed = b"" if watcher is None else watcher.pack_game(index, played.places, played.scores)
    return CapturedGame(index, series.game_seed(index), seats, played, noted, record, observed)


class DatasetWriter:
    """Output files for the games of a series. They appear when the ``with`` block ends without an error."""

    def __init__(self, series: GameSeries, out: Path | None, rows: str = "game", records: Path | None = None) -> None:
        if rows not in ROW_KINDS:
            raise BastideError("data-rows", f"--rows must be game, decision or observation, not {rows!r}", rows=rows)
        shards = out is not None and out.suffix == ".npz"
        if shards and rows != "observation":
            raise BastideError("data-npz", ".npz files can only store observations; add --rows observation", rows=rows)
        for path in (out, records):
            if path is not None and not path.absolute().parent.is_dir():
                raise NotADirectoryError(errno.ENOTDIR, "no such folder", str(path.parent))
        self.rows = rows
        observes = out is not None and rows == "observation"
        self.capture_options = CaptureOptions(out is not None and rows == "decision", records is not None, observes)
        self._out = out
        self._records = records
        self._writer: Any = None
        self._zip: zipfile.ZipFile | None = None
        self._shards: ShardWriter | None = None
        if observes:
            make_observer(series)  # raises MissingExtra before any game is played
        if out is not None and shards:
            self._shards = ShardWriter(out, json.dumps(dataset_metadata(series, rows), ensure_ascii=False))
            self._out = None
        elif out is not None:
            require_package("pyarrow", "data")
            import pyarrow.parquet

            self._schema = parquet_schema(series, rows)
            self._writer = pyarrow.parquet.ParquetWriter(_temporary_path(out), self._schema, compression="zstd")
        if records is not None:
            self._zip = zipfile.ZipFile(_temporary_path(records), "w", zipfile.ZIP_DEFLATED)

    def add_games(self, games: list[CapturedGame]) -> None:
        """Write some games."""
        if self._shards is not None:
            for noted in games:
                self._shards.add_game(noted.packed_observations)
        if self._writer is not None:
            import pyarrow

            for columns in self._columns(games):
                self._writer.write_table(pyarrow.table(columns, self._schema))
        if self._zip is not None:
            for noted in games:
                # ZipInfo has a fixed date, so that the same games give the same file.
                entry = zipfile.ZipInfo(f"game-{noted.index + 1:07d}.record")
                entry.compress_type = zipfile.ZIP_DEFLATED
                self._zip.writestr(entry, noted.record)

    def _columns(self, games: list[CapturedGame]) -> Iterator[dict[str, Any]]:
        """Yield the columns to write. Observations are large, so they go one game at a time."""
        if self.rows == "game":
            yield game_columns(games)
        elif self.rows == "decision":
            yield decision_columns(games)
        else:
            for noted in games:
                yield observation_columns(noted.packed_observations, noted.seats, noted.seed)

    def __enter__(self) -> DatasetWriter:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for opened in (self._writer, self._zip):
            if opened is not None:
                opened.close()
        if self._shards is not None:
            self._shards.close(whole=kind is None)
        for path in (self._out, self._records):
            if path is not None and kind is None:
                os.replace(_temporary_path(path), path)
            elif path is not None:
                _temporary_path(path).unlink(missing_ok=True)


def _temporary_path(path: Path) -> Path:
    return path.with_name(f".{path.name}.draft")


def parquet_schema(series: GameSeries, rows: str) -> Any:
    """Return the Parquet schema of a file; its metadata under ``bastide`` describe the series."""
    import pyarrow as pa

    word = pa.dictionary(pa.int32(), pa.string())
    measures = pa.map_(pa.string(), pa.float64())
    if rows == "game":
        columns = [("game", pa.int64()), ("seed", pa.uint64()), ("decisions", pa.int32()), ("metrics", measures)]
        for seat in range(len(series.bots)):
            columns += [(f"bot_{seat}", word), (f"place_{seat}", pa.int8()), (f"score_{seat}", pa.int32())]
            columns += [(f"metrics_{seat}", measures)]
    elif rows == "observation":
        columns = [("game", pa.int64()), ("seed", pa.uint64()), ("decision", pa.int32()), ("seat", pa.int8())]
        columns += [("bot", word), ("observation", pa.list_(pa.int16(), make_observer(series).observation_size))]
        columns += [("legal", pa.list_(pa.int32())), ("action", pa.int32()), ("reward", pa.float32())]
        columns += [("score", pa.int32()), ("last", pa.bool_())]
    else:
        columns = [("game", pa.int64()), ("seed", pa.uint64()), ("decision", pa.int32()), ("seat", pa.int8())]
        columns += [("bot", word), ("turn", pa.int32()), ("points", pa.int32()), ("coins", pa.int32())]
        columns += [("kind", word), ("source", word), ("legal", pa.int32()), ("action", pa.int32()), ("notation", word)]
        columns += [("place", pa.int8()), ("score", pa.int32())]
    return pa.schema(columns, {"bastide": json.dumps(dataset_metadata(series, rows), ensure_ascii=False)})


def dataset_metadata(series: GameSeries, rows: str) -> dict[str, object]:
    """Return the metadata needed to play the games again."""
    game = get_game(series.game)
    environment = {"environment": make_observer(series).name} if rows == "observation" else {}
    return {
        **environment,
        "schema": SCHEMA_VERSION,
        "rows": rows,
        "version": __version__,
        "game": series.game,
        "rules": game.rules_version,
        "bots": list(series.bots),
        "games": series.games,
        "seed": series.seed,
        "rotate": series.rotate,
        "options": game.stored_option_texts(series.options),
    }


def game_columns(games: list[CapturedGame]) -> dict[str, list[object]]:
    """Return the columns of games, a row per game."""
    columns: dict[str, list[object]] = {
        "game": [noted.index for noted in games],
        "seed": [noted.seed for noted in games],
        "decisions": [noted.result.decisions for noted in games],
        "metrics": [list(noted.result.metrics.items()) for noted in games],
    }
    for seat in range(len(games[0].seats)):
        columns[f"bot_{seat}"] = [noted.seats[seat] for noted in games]
        columns[f"place_{seat}"] = [noted.result.places[seat] for noted in games]
        columns[f"score_{seat}"] = [noted.result.scores[seat] for noted in games]
        columns[f"metrics_{seat}"] = [list(noted.result.seat_metrics[seat].items()) for noted in games]
    return columns


def decision_columns(games: list[CapturedGame]) -> dict[str, list[object]]:
    """Return the columns of decisions, a row per decision."""
    columns: dict[str, list[object]] = {name: [] for name in DECISION_COLUMNS}
    for noted in games:
        made = noted.decisions
        count = len(made.seat)
        columns["game"] += [noted.index] * count
        columns["seed"] += [noted.seed] * count
        columns["decision"] += range(count)
        columns["seat"] += made.seat
        columns["bot"] += [noted.seats[seat] for seat in made.seat]
        columns["turn"] += made.turn
        columns["points"] += made.points
        columns["coins"] += made.coins
        columns["kind"] += made.kind
        columns["source"] += made.source
        columns["legal"] += made.legal
        columns["action"] += made.action
        columns["notation"] += made.notation
        columns["place"] += [noted.result.places[seat] for seat in made.seat]
        columns["score"] += [noted.result.scores[seat] for seat in made.seat]
    return columns


_POSITION_COLUMNS = ("game", "seed", "decision", "seat", "bot", "turn", "points", "coins")
DECISION_COLUMNS = (*_POSITION_COLUMNS, "kind", "source", "legal", "action", "notation", "place", "score")
