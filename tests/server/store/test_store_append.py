"""Log storage: atomic appends, conflicts, lists of tables and change notifications."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable
from pathlib import Path

import pytest
from store_helpers import make_entry, make_summary, open_test_store

from bastide.core.json_data import JsonData
from bastide.hosting.storage.log_store import AppendConflict, TableQuery
from bastide.server.store import DatabaseStore, open_store
from bastide.server.store.database import Connection
from bastide.server.store.tables.log_append import INSERT_ENTRY
from bastide.tables.log import ActionsPlayed, ChatSent, LogEntry, PlayerResigned, decode_entry
from bastide.tables.state.log_replay import replay_log

#: Entries as an earlier version stored them.
STORED_LOGS = sorted((Path(__file__).parents[2] / "tables" / "state" / "logs").glob("*.jsonl"))


async def test_entries_survive_reopening(database_url: str) -> None:
    strange: dict[str, JsonData] = {"name": "דנה \u0000 % ? :x 'quoted' \"\\", "n": [1, 2.5, None, True], "big": 2**60}
    name = str(strange["name"]).replace("\u0000", "")
    strange["name"] = name
    log = [
        make_entry(1, name),
        make_entry(2, what=ActionsPlayed([17, 2**60], ["buy gold", name])),
        make_entry(3, seat=-1, what=PlayerResigned()),
    ]
    async with open_test_store(database_url) as store:
        await store.create_table("t1", log[:2], make_summary(line=strange))
        await store.append("t1", log[2:], make_summary(line=strange, wake_at=17))
    async with open_test_store(database_url) as store:
        assert await store.read_entries("t1") == log
        assert await store.read_entries("t1", after=2) == log[2:]
        assert await store.read_entries("t1", after=3) == []
        assert await store.read_entries("nowhere") == []
        (listed,) = await store.read_summaries(["nowhere", "t1"])
        assert listed.summary == make_summary(line=strange, wake_at=17)
        assert (listed.table, listed.seq) == ("t1", 3)
        assert listed.created_at <= listed.updated_at
        assert await store.read_summaries(["nowhere"]) == await store.read_summaries([]) == []


async def test_append_out_of_sequence_is_refused(store: DatabaseStore) -> None:
    await store.create_table("t", [make_entry(1)], make_summary())
    for wrong in (1, 3):
        with pytest.raises(AppendConflict) as refused:
            await store.append("t", [make_entry(wrong)], make_summary(status="finished"))
        assert refused.value.seq == 1
    with pytest.raises(AppendConflict) as refused:
        await store.create_table("t", [make_entry(1)], make_summary(status="finished"))
    assert refused.value.seq == 1
    with pytest.raises(AppendConflict) as refused:
        await store.append("nowhere", [make_entry(1)], make_summary())
    assert refused.value.seq == 0
    assert await store.read_entries("t") == [make_entry(1)]
    assert await store.read_entries("nowhere") == []
    (listed,) = await store.read_summaries(["t"])
    assert listed.summary.status == "playing"


@pytest.mark.parametrize("seqs", [[], [1, 3], [2, 1], [2], [0, 1]])
async def test_entries_must_be_consecutive(store: DatabaseStore, seqs: list[int]) -> None:
    with pytest.raises(ValueError, match="entr"):
        await store.create_table("t", [make_entry(seq) for seq in seqs], make_summary())
    assert await store.read_summaries(["t"]) == []


async def test_one_of_many_concurrent_appends_succeeds(store: DatabaseStore, database_url: str) -> None:
    """Ten writers in two stores compete for every sequence number; each is won once."""

    async def writer(store: DatabaseStore, table: str, number: int, rounds: int) -> list[int]:
        won: list[int] = []
        seq = 1
        while len(won) < rounds:
            try:
                await store.append(table, [make_entry(seq + 1, f"by {number}")], make_summary())
            except AppendConflict as conflict:
                seq = conflict.seq
            else:
                seq += 1
                won.append(seq)
        return won

    second = await open_store(database_url)
    try:
        for table in ("a", "b"):
            await store.create_table(table, [make_entry(1)], make_summary())
        jobs = [
            writer(store if number % 2 else second, table, number, 8) for number in range(10) for table in ("a", "b")
        ]
        won = await asyncio.gather(*jobs)
        for table, start in (("a", 0), ("b", 1)):
            claimed = {seq: ChatSent(f"by {number}") for number, seqs in enumerate(won[start::2]) for seq in seqs}
            log = await store.read_entries(table)
            assert [each.seq for each in log] == list(range(1, 82))
            assert {each.seq: each.data for each in log[1:]} == claimed
    finally:
        await second.close()


async def test_one_of_two_concurrent_creations_succeeds(store: DatabaseStore, database_url: str) -> None:
    """Also before the driver has prepared the statements, which it does after a few uses."""
    for visit in range(8):
        second = await open_store(database_url)
        for number in range(15):
            jobs = [
                each.create_table(f"t{visit}-{number}", [make_entry(1)], make_summary()) for each in (store, second)
            ]
            outcomes = await asyncio.gather(*jobs, return_exceptions=True)
            assert sorted(type(outcome).__name__ for outcome in outcomes) == ["AppendConflict", "NoneType"]
        await second.close()


async def test_rejected_append_does_not_affect_its_batch(store: DatabaseStore, database_url: str) -> None:
    """Appends share a transaction, but one that the database rejects (a NUL in text) fails alone."""
    for number in range(20):
        await store.create_table(f"t{number}", [make_entry(1)], make_summary())
    broken = make_summary(game="no \x00 game") if database_url.startswith("postgresql") else make_summary(wake_at=2**70)
    outcomes = await asyncio.gather(
        *(
            store.append(f"t{number}", [make_entry(2)], broken if number == 7 else make_summary())
            for number in range(20)
        ),
        return_exceptions=True,
    )
    assert [number for number, outcome in enumerate(outcomes) if outcome is not None] == [7]
    assert isinstance(outcomes[7], Exception)
    assert store.available
    for number in range(20):
        assert len(await store.read_entries(f"t{number}")) == (1 if number == 7 else 2)


async def test_lists_of_tables(store: DatabaseStore) -> None:
    async def ids(**which: object) -> list[str]:
        return [listed.table for listed in await store.find_tables(TableQuery(**which))]  # type: ignore[arg-type]

    plans = {
        "a": make_summary(people=["ann"], public=False, wake_at=50),
        "b": make_summary(people=["ann", "bob"], game="carcassonne", status="open"),
        "c": make_summary(people=[], status="finished", wake_at=20),
    }
    for name, plan in plans.items():
        await store.create_table(name, [make_entry(1)], plan)
        await asyncio.sleep(0.003)
    assert await ids() == ["c", "b", "a"]
    assert await ids(limit=2) == ["c", "b"]
    assert await ids(public=True) == ["c", "b"]
    assert await ids(public=False) == ["a"]
    assert await ids(person="ann") == ["b", "a"]
    assert await ids(person="ann", status="open", game="carcassonne", public=True) == ["b"]
    assert await ids(person="eve") == []
    assert await ids(wake_before=19) == []
    assert await ids(wake_before=20) == ["c"]
    assert await ids(wake_before=50) == ["c", "a"]
    middle = (await store.find_tables())[1].updated_at
    assert await ids(before=middle) == ["a"]
    # Bob leaves and Eve sits down at b, which is now the last changed; a has no wake time any more.
    await store.append("b", [make_entry(2)], make_summary(people=["ann", "eve"]))
    await store.append("a", [make_entry(2)], make_summary(people=["ann"]))
    assert await ids() == ["a", "b", "c"]
    assert await ids(person="bob") == []
    assert await ids(person="eve") == ["b"]
    assert await ids(wake_before=50) == ["c"]
    assert await store.read_log_lengths(["a", "b", "c", "nowhere"]) == {"a": 2, "b": 2, "c": 1}
    assert await store.read_log_lengths([]) == {}


async def test_subscribers_are_notified_by_every_process(store: DatabaseStore, database_url: str) -> None:
    second = await open_store(database_url)
    heard: dict[str, int] = {}
    missed = asyncio.Event()

    async def listen(to: DatabaseStore) -> None:
        async for table, seq in to.listen():
            if table:
                heard[table] = seq
            else:
                # With a file, only a general change is reported.
                heard.update(await to.read_log_lengths(["sign", "t0", "t1", "t2"]))
            missed.set()

    listening = asyncio.create_task(listen(store))
    try:
        # Write until the subscribers are connected.
        await second.create_table("sign", [make_entry(1)], make_summary())
        signs = 1
        while "sign" not in heard:
            signs += 1
            await second.append("sign", [make_entry(signs)], make_summary())
            await asyncio.sleep(0.01)
        for number in range(3):
            await second.create_table(f"t{number}", [make_entry(1)], make_summary())
        await second.append("t1", [make_entry(2), make_entry(3)], make_summary())
        await store.append("t2", [make_entry(2)], make_summary())
        while heard != {"sign": signs, "t0": 1, "t1": 3, "t2": 2}:
            missed.clear()
            await asyncio.wait_for(missed.wait(), 10)
    finally:
        listening.cancel()
        await second.close()


async def test_random_appends_against_a_model(store: DatabaseStore) -> None:
    """Compare with a dictionary of lists, including conflicting and concurrent appends."""
    rng = random.Random(8)
    model: dict[str, list[LogEntry]] = {}
    for _ in range(60):
        jobs: list[Awaitable[None]] = []
        expected: list[bool] = []
        for table in rng.sample(["a", "b", "c", "d", "e"], rng.randint(1, 5)):
            log = model.setdefault(table, [])
            first = len(log) + 1 + rng.choice([0, 0, 0, 1, -1])
            new = rng.random() < 0.2 or (not log and rng.random() < 0.7)
            if new:
                first = 1
            if first < 1:
                continue
            entries = [make_entry(first + each, f"x {rng.random()}") for each in range(rng.randint(1, 3))]
            jobs.append(
                store.create_table(table, entries, make_summary())
                if new
                else store.append(table, entries, make_summary())
            )
            expected.append(first == len(log) + 1 and new == (not log))
            if expected[-1]:
                log += entries
        outcomes = await asyncio.gather(*jobs, return_exceptions=True)
        assert [outcome is None for outcome in outcomes] == expected
        assert all(outcome is None or isinstance(outcome, AppendConflict) for outcome in outcomes)
    for table, log in model.items():
        assert await store.read_entries(table) == log


@pytest.mark.parametrize("path", STORED_LOGS, ids=lambda path: path.stem)
async def test_stored_log_replays_to_the_same_table(store: DatabaseStore, path: Path) -> None:
    about, *rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    await store.create_table("old", [make_entry(1)], make_summary())

    def as_it_was(connection: Connection) -> None:
        connection.execute("delete from entries where table_id = ?", ["old"])
        connection.execute_many(
            INSERT_ENTRY, [("old", seq, kind, seat, data, at) for seq, kind, seat, data, at in rows]
        )

    await store.write(as_it_was)
    entries = [decode_entry(*row) for row in rows]
    assert await store.read_entries("old") == entries
    table = replay_log("old", await store.read_entries("old"))
    assert table.state is not None
    assert table.state.digest() == about["digest"]
