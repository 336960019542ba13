"""Loading tables: from snapshots, in slices, only for permitted visitors, and within memory limits."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from time import sleep

import pytest
from running_server import make_long_record
from table_harness import ME, OPEN, fingerprint, visitor
from table_service_harness import RecordingClient, TableServiceScene, count_reads

from bastide.core.errors import BastideError
from bastide.hosting.bots import background_jobs
from bastide.hosting.bots.background_jobs import BackgroundWorker
from bastide.hosting.service import table_cache
from bastide.hosting.service.table_service import TableService
from bastide.hosting.storage import history_loader as histories
from bastide.hosting.storage import table_loader as reading
from bastide.hosting.storage.log_store import StoredSnapshot
from bastide.hosting.storage.table_loader import SNAPSHOT_INTERVAL_ENTRIES
from bastide.server.bot_processes.worker_process import WorkerProcess
from bastide.server.connections.send_queue import (
    MAX_QUEUED_BYTES,
    MAX_QUEUED_BYTES_TOTAL,
    MAX_QUEUED_BYTES_UNDER_PRESSURE,
    MAX_QUEUED_MESSAGES,
    SendQueue,
)
from bastide.server.store import DatabaseStore
from bastide.tables import messages as wire
from bastide.tables import record_import_export
from bastide.tables.analysis import game_review
from bastide.tables.analysis.game_review import ReviewProgress
from bastide.tables.analysis.move_evaluation import EvaluatedAction, EvaluatedDecision
from bastide.tables.log import LogEntry
from bastide.tables.messages import record_messages
from bastide.tables.state import table_snapshots
from bastide.tables.state.table_state import Table
from bastide.tables.visitor_and_command_context import ANONYMOUS_VISITOR


async def talk(scene: TableServiceScene, table: str, count: int) -> None:
    for number in range(count):
        await scene.service.execute(wire.Chat(table=table, text=str(number)), visitor("Ann"))


class Asked:
    """Counts fetched entries."""

    def __init__(self, scene: TableServiceScene) -> None:
        self.count = 0
        self._entries = scene.store.read_entries
        scene.store.read_entries = self.entries  # type: ignore[method-assign]

    async def entries(self, table: str, after: int = 0, most: int = 1 << 40) -> list[LogEntry]:
        found = await self._entries(table, after, most)
        self.count += len(found)
        return found


async def kept(scene: TableServiceScene, table: str) -> StoredSnapshot:
    async with asyncio.timeout(10):
        while (found := await scene.store.load_snapshot(table)) is None:
            await asyncio.sleep(0.01)
    return found


async def test_reload_starts_from_the_latest_snapshot(scene: TableServiceScene) -> None:
    table = await scene.table("dominion", ME, OPEN)
    await talk(scene, table, 2 * SNAPSHOT_INTERVAL_ENTRIES)
    assert (await kept(scene, table)).seq >= SNAPSHOT_INTERVAL_ENTRIES
    before = scene.service.table_cache.tables[table].table
    scene.service.table_cache.remove(table)
    asked = Asked(scene)
    again = (await scene.service.open_table(table)).table
    assert fingerprint(again) == fingerprint(before)
    assert repr(again.recent_entries) == repr(before.recent_entries)
    assert asked.count <= SNAPSHOT_INTERVAL_ENTRIES + 5


@pytest.mark.parametrize("wrong", ["entry", "data", "gone"])
async def test_invalid_snapshot_is_ignored(scene: TableServiceScene, wrong: str) -> None:
    table = await scene.table("dominion", ME, OPEN)
    await talk(scene, table, SNAPSHOT_INTERVAL_ENTRIES)
    found = await kept(scene, table)
    before = scene.service.table_cache.tables[table].table
    changed: dict[str, tuple[str, str | int]] = {
        "entry": ("update snapshots set entry = ?", "0" * 64),
        "data": (
            "update snapshots set data = ?",
            found.data.replace(table_snapshots.get_source_fingerprint(), "0" * 64),
        ),
        "gone": ("update snapshots set seq = ?", before.seq + 1),
    }
    sql, value = changed[wrong]
    await scene.store.write(lambda connection: connection.execute(sql, [value]))
    scene.service.table_cache.remove(table)
    asked = Asked(scene)
    assert fingerprint((await scene.service.open_table(table)).table) == fingerprint(before)
    assert asked.count >= before.seq


@pytest.fixture
async def scene_on_either(store: DatabaseStore) -> AsyncIterator[TableServiceScene]:
    """A table service on one of the two databases."""
    found = TableServiceScene(Path("/"))
    found.store = store
    found.service = TableService(store, found.workers, now_ms=lambda: found.now)
    yield found
    await found.service.close()


async def test_changing_an_entry_deletes_the_snapshot(scene_on_either: TableServiceScene) -> None:
    """A database trigger does it, so no code can forget it."""
    scene = scene_on_either
    table = await scene.table("magpie", ME, OPEN)
    await talk(scene, table, SNAPSHOT_INTERVAL_ENTRIES)
    assert '"Ann"' in (await kept(scene, table)).data
    sql = "update entries set data = data where table_id = ? and seq = 2"
    await scene.store.write(lambda connection: connection.execute(sql, [table]))
    assert await scene.store.load_snapshot(table) is None


async def test_stranger_cannot_cause_a_table_load(scene: TableServiceScene) -> None:
    table = await scene.table("dominion", ME, OPEN)
    invite = scene.service.table_cache.tables[table].table.invite_token
    scene.service.table_cache.remove(table)
    asked = Asked(scene)
    for who in (visitor("Eve"), ANONYMOUS_VISITOR):
        for token in (None, "", "x" * 22):
            with pytest.raises(BastideError, match="table not found"):
                await scene.service.open_for_visitor(table, who, token)
    assert (asked.count, table in scene.service.table_cache.tables) == (0, False)
    await scene.service.open_for_visitor(table, ANONYMOUS_VISITOR, invite)
    assert table in scene.service.table_cache.tables
    scene.service.table_cache.remove(table)
    assert (await scene.service.open_for_visitor(table, visitor("Ben"), None))[1] == 1


@pytest.mark.parametrize("name", ["x" * 300, "nul\0nul", "", "..", "a b", "ünïcode", "' or 1=1", "a" * 41])
async def test_invalid_table_ids(scene_on_either: TableServiceScene, name: str) -> None:
    """On both databases: PostgreSQL takes no NUL."""
    scene = scene_on_either
    for asked in (scene.service.open_for_visitor(name, visitor("Eve"), "x"), scene.service.open_table(name)):
        with pytest.raises(BastideError) as refused:
            await asked
        assert refused.value.code == "no-table"


async def test_loading_does_not_block_the_event_loop(scene: TableServiceScene, monkeypatch: pytest.MonkeyPatch) -> None:
    """The event loop keeps running while a log is replayed."""
    monkeypatch.setattr(reading, "REPLAY_SLICE_S", 0.0001)
    table = await scene.table("dominion", ME, OPEN)
    await talk(scene, table, 400)
    entries = await scene.store.read_entries(table)
    rounds = 0

    async def count() -> None:
        nonlocal rounds
        while True:
            rounds += 1
            await asyncio.sleep(0)

    counting = asyncio.ensure_future(count())
    found = Table(table)
    await scene.service.loader.apply_entries(found, entries)
    counting.cancel()
    assert found.seq == len(entries)
    assert rounds > 5


# -- limits ----------------------------------------------------------------------------------------


async def test_unwatched_tables_are_evicted(scene: TableServiceScene, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_cache, "MAX_IDLE_TABLES", 10)
    names = []
    for _ in range(30):
        scene.now += 1
        made = await scene.service.create_table(wire.CreateTable(game="magpie", seats=[ME, OPEN]), visitor("Ann"))
        names.append(made.table)
    assert len(scene.service.table_cache.tables) <= 11
    for name in names:
        await scene.service.open_table(name)
        assert len(scene.service.table_cache.tables) <= 11
    # Watched tables stay; if there are too many of them, the next one has to wait.
    for name in names[:20]:
        await scene.service.subscribe(RecordingClient("Ann"), name, 0, None)
    with pytest.raises(BastideError) as refused:
        await scene.service.subscribe(RecordingClient("Ann"), names[20], 0, None)
    assert refused.value.code == "busy"
    assert set(names[:20]) <= set(scene.service.table_cache.tables)


async def test_histories_are_evicted_beyond_the_limit(
    scene: TableServiceScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(histories, "MAX_CACHED_ENTRIES", 300)
    for _ in range(5):
        table = await scene.table("magpie", ME, OPEN)
        await talk(scene, table, 100)
        hosted = await scene.service.open_table(table)
        told = await scene.service.broadcaster.load_missed_entries(hosted, 0, 0, "ann")
        assert [each.seq for each in told] == list(range(1, hosted.table.seq + 1))
        assert not scene.service.history_loader._pending_replays
        assert (
            scene.service.history_loader._cached_entries
            == sum(map(len, scene.service.history_loader._cache.values()))
            <= 300
        )


async def test_concurrent_history_requests_share_one_load(
    scene: TableServiceScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await scene.table("magpie", ME, OPEN)
    await talk(scene, table, 100)
    hosted = await scene.service.open_table(table)
    read = count_reads(scene, monkeypatch)
    stories = await asyncio.gather(
        *(scene.service.broadcaster.load_missed_entries(hosted, -1, 0, "school") for _ in range(40))
    )
    assert read == [table]
    assert {len(each) for each in stories} == {hosted.table.seq}


def nap(seconds: float) -> float:
    sleep(seconds)
    return seconds


def fail() -> None:
    raise ValueError("as a mistake in the program would")


async def test_background_jobs_per_person_are_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    work = BackgroundWorker(WorkerProcess)
    try:
        mine = [asyncio.ensure_future(work.run("eve", nap, 0.05)) for _ in range(20)]
        await asyncio.sleep(0)
        other = asyncio.ensure_future(work.run("ann", nap, 0.01))
        done = await asyncio.gather(*mine, return_exceptions=True)
        refused = [each for each in done if isinstance(each, BastideError)]
        assert len(refused) == 20 - background_jobs.MAX_WAITING_CALLS_PER_CLIENT
        assert {each.code for each in refused} == {"busy"}
        assert await other == 0.01
        assert not work._waiting
        # A job that takes too long is stopped, and the next one runs.
        monkeypatch.setattr(background_jobs, "CALL_TIMEOUT_S", 0.5)
        with pytest.raises(BastideError) as caught:
            await work.run("eve", nap, 60)
        assert caught.value.code == "busy"
        monkeypatch.setattr(background_jobs, "CALL_TIMEOUT_S", 60)
        assert await work.run("eve", nap, 0.01) == 0.01
        with pytest.raises(RuntimeError):
            await work.run("eve", fail)
    finally:
        work.close()


async def test_send_queue_of_one_client_is_limited() -> None:
    box = SendQueue()
    box.put(b"x" * (3 * MAX_QUEUED_BYTES))  # a single message may exceed the limit
    assert not box.overflowed_or_closed.is_set()
    box.put(b"y")
    assert box.overflowed_or_closed.is_set()
    assert SendQueue.total_queued_bytes == 0
    many = SendQueue()
    for _ in range(MAX_QUEUED_MESSAGES):
        many.put(b"x")
    assert not many.overflowed_or_closed.is_set()
    many.put(b"x")
    assert many.overflowed_or_closed.is_set()
    read_in_order = SendQueue()
    for number in range(3):
        read_in_order.put(str(number).encode())
    read_in_order.put_end_marker()
    assert [await read_in_order.next() for _ in range(4)] == [b"0", b"1", b"2", b""]
    assert SendQueue.total_queued_bytes == 0


async def test_send_queues_are_limited_in_total() -> None:
    """Beyond the total limit, clients with long queues are disconnected first; clients that read are served on."""
    boxes = [SendQueue() for _ in range(2 * MAX_QUEUED_BYTES_TOTAL // MAX_QUEUED_BYTES)]
    for box in boxes:
        box.put(b"x")
        box.put(b"x" * (MAX_QUEUED_BYTES - 1))
    assert SendQueue.total_queued_bytes <= MAX_QUEUED_BYTES_TOTAL + len(boxes)
    assert sum(box.overflowed_or_closed.is_set() for box in boxes) >= len(boxes) // 2 - 1
    reader = SendQueue()
    reader.put(b"x" * (MAX_QUEUED_BYTES_UNDER_PRESSURE // 2))
    reader.put(b"x" * (MAX_QUEUED_BYTES_UNDER_PRESSURE // 2))
    assert not reader.overflowed_or_closed.is_set()
    for box in [*boxes, reader]:
        box.close()
    assert SendQueue.total_queued_bytes == 0


# -- records ---------------------------------------------------------------------------------------


def test_too_long_record_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """A record at the limit is replayed; one action more, and it is refused before a game is set up."""
    for module in (record_messages, game_review):
        monkeypatch.setattr(module, "MAX_RECORD_ACTIONS", 100)
    longest, longer = make_long_record(100), make_long_record(101)
    assert record_import_export.replay_record_page(record_messages.ReplayRecord(longest)).actions == 100
    assert len(game_review.prepare_review(longest).moves) == 100
    ways: list[Callable[[], object]] = [
        lambda: record_import_export.replay_record_page(record_messages.ReplayRecord(longer)),
        lambda: game_review.prepare_review(longer),
        lambda: record_import_export.import_record(longer, "invite", "ann", str),
    ]
    for way in ways:
        with pytest.raises(BastideError) as refused:
            way()
        assert refused.value.code == "record-too-long"


def test_review_keeps_one_position_in_memory() -> None:
    """Queued work holds only action numbers, and results only the worst decisions, whatever the length of the game."""
    course = game_review.prepare_review(make_long_record(400))
    assert len(course.decisions) == 400
    assert len({id(state) for state in course.iterate_positions()}) == 1
    findings = ReviewProgress("x", course, 40)
    for _ in range(2):
        for decided, state in zip(course.decisions, course.iterate_positions(), strict=False):
            other = next(each for each in state.legal_actions(decided.player) if each != decided.action)
            best = EvaluatedAction(other, 0.9, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, True)
            cost = decided.at / 1000
            played = EvaluatedAction(decided.action, 0.1, 0.0, 0.0, cost, 0.0, 0.0, 0.0, False)
            findings.add_evaluation(decided, state, EvaluatedDecision([best, played]))
    assert len(findings.costly_moves) == game_review.MAX_REMEMBERED_MOVES
    assert [move.at for move in findings.to_message().moves] == list(range(399, 387, -1))
    message = findings.to_message()
    total = sum(cost * count for cost, count in zip(message.costs, message.decisions, strict=True))
    assert total == pytest.approx(sum(range(400)) / 1000)
