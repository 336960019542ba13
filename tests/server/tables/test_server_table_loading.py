"""Loading tables: from snapshots, in slices, only for permitted visitors, and within memory limits."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from time import sleep

import pytest
from server_running import endless_record
from server_scene import Ear, Scene, count_reads
from table_desk import ME, OPEN, fingerprint, visitor

from bastide.core.errors import BastideError
from bastide.hosting.bots import background
from bastide.hosting.bots.background import LongWork
from bastide.hosting.service import table_registry
from bastide.hosting.service.table_service import TableService
from bastide.hosting.storage import history_loader as histories
from bastide.hosting.storage import table_loader as reading
from bastide.hosting.storage.log_store import Kept
from bastide.hosting.storage.table_loader import EVERY
from bastide.server.bot_processes.worker_process import WorkerProcess
from bastide.server.connections.send_queue import BYTES, IN_ALL, LITTLE, MESSAGES, Outbox
from bastide.server.store import DatabaseStore
from bastide.tables import messages as wire
from bastide.tables import records
from bastide.tables.analysis import reviews
from bastide.tables.analysis.evaluation import Judged
from bastide.tables.analysis.reviews import Findings
from bastide.tables.log import Entry
from bastide.tables.messages import records as record_messages
from bastide.tables.model import snapshots
from bastide.tables.model.table import Table
from bastide.tables.visitor import NOBODY


async def talk(scene: Scene, table: str, count: int) -> None:
    for number in range(count):
        await scene.house.do(wire.Chat(table=table, text=str(number)), visitor("Ann"))


class Asked:
    """Counts fetched entries."""

    def __init__(self, scene: Scene) -> None:
        self.count = 0
        self._entries = scene.store.entries
        scene.store.entries = self.entries  # type: ignore[method-assign]

    async def entries(self, table: str, after: int = 0, most: int = 1 << 40) -> list[Entry]:
        found = await self._entries(table, after, most)
        self.count += len(found)
        return found


async def kept(scene: Scene, table: str) -> Kept:
    async with asyncio.timeout(10):
        while (found := await scene.store.kept(table)) is None:
            await asyncio.sleep(0.01)
    return found


async def test_reload_starts_from_the_latest_snapshot(scene: Scene) -> None:
    table = await scene.table("dominion", ME, OPEN)
    await talk(scene, table, 2 * EVERY)
    assert (await kept(scene, table)).seq >= EVERY
    before = scene.house.registry.tables[table].table
    scene.house.registry.forget(table)
    asked = Asked(scene)
    again = (await scene.house.open(table)).table
    assert fingerprint(again) == fingerprint(before)
    assert repr(again.recent) == repr(before.recent)
    assert asked.count <= EVERY + 5


@pytest.mark.parametrize("wrong", ["entry", "data", "gone"])
async def test_invalid_snapshot_is_ignored(scene: Scene, wrong: str) -> None:
    table = await scene.table("dominion", ME, OPEN)
    await talk(scene, table, EVERY)
    found = await kept(scene, table)
    before = scene.house.registry.tables[table].table
    changed: dict[str, tuple[str, str | int]] = {
        "entry": ("update snapshots set entry = ?", "0" * 64),
        "data": ("update snapshots set data = ?", found.data.replace(snapshots.program(), "0" * 64)),
        "gone": ("update snapshots set seq = ?", before.seq + 1),
    }
    sql, value = changed[wrong]
    await scene.store.write(lambda connection: connection.run(sql, [value]))
    scene.house.registry.forget(table)
    asked = Asked(scene)
    assert fingerprint((await scene.house.open(table)).table) == fingerprint(before)
    assert asked.count >= before.seq


@pytest.fixture
async def scene_on_either(store: DatabaseStore) -> AsyncIterator[Scene]:
    """A table service on one of the two databases."""
    found = Scene(Path("/"))
    found.store = store
    found.house = TableService(store, found.workers, now=lambda: found.now)
    yield found
    await found.house.close()


async def test_changing_an_entry_deletes_the_snapshot(scene_on_either: Scene) -> None:
    """A database trigger does it, so no code can forget it."""
    scene = scene_on_either
    table = await scene.table("magpie", ME, OPEN)
    await talk(scene, table, EVERY)
    assert '"Ann"' in (await kept(scene, table)).data
    sql = "update entries set data = data where table_id = ? and seq = 2"
    await scene.store.write(lambda connection: connection.run(sql, [table]))
    assert await scene.store.kept(table) is None


async def test_stranger_cannot_cause_a_table_load(scene: Scene) -> None:
    table = await scene.table("dominion", ME, OPEN)
    invite = scene.house.registry.tables[table].table.invite
    scene.house.registry.forget(table)
    asked = Asked(scene)
    for who in (visitor("Eve"), NOBODY):
        for token in (None, "", "x" * 22):
            with pytest.raises(BastideError, match="no such table"):
                await scene.house.seen_by(table, who, token)
    assert (asked.count, table in scene.house.registry.tables) == (0, False)
    await scene.house.seen_by(table, NOBODY, invite)
    assert table in scene.house.registry.tables
    scene.house.registry.forget(table)
    assert (await scene.house.seen_by(table, visitor("Ben"), None))[1] == 1


@pytest.mark.parametrize("name", ["x" * 300, "nul\0nul", "", "..", "a b", "ünïcode", "' or 1=1", "a" * 41])
async def test_invalid_table_ids(scene_on_either: Scene, name: str) -> None:
    """On both databases: PostgreSQL takes no NUL."""
    scene = scene_on_either
    for asked in (scene.house.seen_by(name, visitor("Eve"), "x"), scene.house.open(name)):
        with pytest.raises(BastideError) as refused:
            await asked
        assert refused.value.code == "no-table"


async def test_loading_does_not_block_the_event_loop(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """The event loop keeps running while a log is replayed."""
    monkeypatch.setattr(reading, "SLICE", 0.0001)
    table = await scene.table("dominion", ME, OPEN)
    await talk(scene, table, 400)
    entries = await scene.store.entries(table)
    rounds = 0

    async def count() -> None:
        nonlocal rounds
        while True:
            rounds += 1
            await asyncio.sleep(0)

    counting = asyncio.ensure_future(count())
    found = Table(table)
    await scene.house.loader.go_on(found, entries)
    counting.cancel()
    assert found.seq == len(entries)
    assert rounds > 5


# -- limits ----------------------------------------------------------------------------------------


async def test_unwatched_tables_are_evicted(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_registry, "MAX_IDLE_TABLES", 10)
    names = []
    for _ in range(30):
        scene.now += 1
        made = await scene.house.create(wire.CreateTable(game="magpie", seats=[ME, OPEN]), visitor("Ann"))
        names.append(made.table)
    assert len(scene.house.registry.tables) <= 11
    for name in names:
        await scene.house.open(name)
        assert len(scene.house.registry.tables) <= 11
    # Watched tables stay; if there are too many of them, the next one has to wait.
    for name in names[:20]:
        await scene.house.watch(Ear("Ann"), name, 0, None)
    with pytest.raises(BastideError) as refused:
        await scene.house.watch(Ear("Ann"), names[20], 0, None)
    assert refused.value.code == "busy"
    assert set(names[:20]) <= set(scene.house.registry.tables)


async def test_histories_are_evicted_beyond_the_limit(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(histories, "REMEMBERED", 300)
    for _ in range(5):
        table = await scene.table("magpie", ME, OPEN)
        await talk(scene, table, 100)
        hosted = await scene.house.open(table)
        told = await scene.house.broadcaster.missed(hosted, 0, 0, "ann")
        assert [each.seq for each in told] == list(range(1, hosted.table.seq + 1))
        assert not scene.house.histories._coming
        assert scene.house.histories._entries == sum(map(len, scene.house.histories._known.values())) <= 300


async def test_concurrent_history_requests_share_one_load(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await scene.table("magpie", ME, OPEN)
    await talk(scene, table, 100)
    hosted = await scene.house.open(table)
    read = count_reads(scene, monkeypatch)
    stories = await asyncio.gather(*(scene.house.broadcaster.missed(hosted, -1, 0, "school") for _ in range(40)))
    assert read == [table]
    assert {len(each) for each in stories} == {hosted.table.seq}


def nap(seconds: float) -> float:
    sleep(seconds)
    return seconds


def fail() -> None:
    raise ValueError("as a mistake in the program would")


async def test_background_jobs_per_person_are_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    work = LongWork(WorkerProcess)
    try:
        mine = [asyncio.ensure_future(work.do("eve", nap, 0.05)) for _ in range(20)]
        await asyncio.sleep(0)
        other = asyncio.ensure_future(work.do("ann", nap, 0.01))
        done = await asyncio.gather(*mine, return_exceptions=True)
        refused = [each for each in done if isinstance(each, BastideError)]
        assert len(refused) == 20 - background.MAX_WAITING_EACH
        assert {each.code for each in refused} == {"busy"}
        assert await other == 0.01
        assert not work._waiting
        # A job that takes too long is stopped, and the next one runs.
        monkeypatch.setattr(background, "TIMEOUT", 0.5)
        with pytest.raises(BastideError) as caught:
            await work.do("eve", nap, 60)
        assert caught.value.code == "busy"
        monkeypatch.setattr(background, "TIMEOUT", 60)
        assert await work.do("eve", nap, 0.01) == 0.01
        with pytest.raises(RuntimeError):
            await work.do("eve", fail)
    finally:
        work.close()


async def test_send_queue_of_one_client_is_limited() -> None:
    box = Outbox()
    box.put(b"x" * (3 * BYTES))  # a single message may exceed the limit
    assert not box.over.is_set()
    box.put(b"y")
    assert box.over.is_set()
    assert Outbox.in_all == 0
    many = Outbox()
    for _ in range(MESSAGES):
        many.put(b"x")
    assert not many.over.is_set()
    many.put(b"x")
    assert many.over.is_set()
    read_in_order = Outbox()
    for number in range(3):
        read_in_order.put(str(number).encode())
    read_in_order.end()
    assert [await read_in_order.next() for _ in range(4)] == [b"0", b"1", b"2", b""]
    assert Outbox.in_all == 0


async def test_send_queues_are_limited_in_total() -> None:
    """Beyond the total limit, clients with long queues are disconnected first; clients that read are served on."""
    boxes = [Outbox() for _ in range(2 * IN_ALL // BYTES)]
    for box in boxes:
        box.put(b"x")
        box.put(b"x" * (BYTES - 1))
    assert Outbox.in_all <= IN_ALL + len(boxes)
    assert sum(box.over.is_set() for box in boxes) >= len(boxes) // 2 - 1
    reader = Outbox()
    reader.put(b"x" * (LITTLE // 2))
    reader.put(b"x" * (LITTLE // 2))
    assert not reader.over.is_set()
    for box in [*boxes, reader]:
        box.close()
    assert Outbox.in_all == 0


# -- records ---------------------------------------------------------------------------------------


def test_too_long_record_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """A record at the limit is replayed; one action more, and it is refused before a game is set up."""
    for module in (record_messages, reviews):
        monkeypatch.setattr(module, "MOST_ACTIONS", 100)
    longest, longer = endless_record(100), endless_record(101)
    assert records.replayed(record_messages.RecordPage(longest)).actions == 100
    assert len(reviews.prepared(longest).moves) == 100
    ways: list[Callable[[], object]] = [
        lambda: records.replayed(record_messages.RecordPage(longer)),
        lambda: reviews.prepared(longer),
        lambda: records.imported(longer, "invite", "ann", str),
    ]
    for way in ways:
        with pytest.raises(BastideError) as refused:
            way()
        assert refused.value.code == "record-too-long"


def test_review_keeps_one_position_in_memory() -> None:
    """Queued work holds only action numbers, and results only the worst decisions, whatever the length of the game."""
    course = reviews.prepared(endless_record(400))
    assert len(course.decided) == 400
    assert len({id(state) for state in course.positions()}) == 1
    findings = Findings("x", course, 40)
    for decided, state in zip(course.decided, course.positions(), strict=False):
        other = next(each for each in state.legal_actions(decided.player) if each != decided.action)
        findings.note(decided, state, Judged(other, False, True, 0.1, 0.9, decided.at / 1000, 0.0))
    assert len(findings.found) == reviews.REMEMBERED
    assert [move.at for move in findings.told().moves] == list(range(399, 387, -1))
    assert sum(findings.told().costs) == pytest.approx(sum(range(400)) / 1000)
