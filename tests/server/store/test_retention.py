"""Retention: expired tables and guests are deleted in small passes; everything else stays."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from postgres_server import PostgresServer
from store_helpers import make_entry, make_summary, open_test_store, run_scenario

from bastide.cli.app import run_command_line as bastide
from bastide.hosting.storage.log_store import Placing
from bastide.server.operations.retention_loop import run_retention_loop
from bastide.server.people import AccountService
from bastide.server.settings import read_settings
from bastide.server.store import DatabaseStore
from bastide.server.store.database import Connection
from bastide.server.store.maintenance import retention
from bastide.server.store.maintenance.retention import RetentionPolicy, RetentionSweep
from bastide.server.store.people.moderation_queries import DAY_MS, ban_person, now_ms
from bastide.tables.log import AnyEntryData, GameFinished, GameStarted

NO_RESULT = GameFinished("abandoned", None, None)
RESULT = GameFinished("played", [1, 2], [30, 20])
PLACINGS = (Placing(0, "ann", "Ann", 1, 30), Placing(1, "bob", "Bob", 2, 20))


async def table(store: DatabaseStore, name: str, status: str, ending: AnyEntryData | None = None) -> None:
    """Create a table of this status, with a chat line after its end."""
    whats: list[AnyEntryData] = [GameStarted("1", "hash", [0, 1], 1, {})] if status != "open" else []
    whats += [ending] if ending is not None else []
    log = [
        make_entry(1),
        *(make_entry(number, what=what) for number, what in enumerate(whats, 2)),
        make_entry(len(whats) + 2),
    ]
    await store.create_table(name, log, make_summary(status=status, placings=PLACINGS if ending is RESULT else ()))


async def furnish(store: DatabaseStore) -> None:
    await table(store, "open", "open")
    await table(store, "abandoned", "finished", NO_RESULT)
    await table(store, "playing", "playing")
    await table(store, "finished", "finished", RESULT)


async def age(store: DatabaseStore, days: int) -> None:
    def older(connection: Connection) -> None:
        for name, column in (("tables", "updated_at"), ("people", "created"), ("sessions", "seen")):
            connection.execute(f"update {name} set {column} = {column} - ?", [days * DAY_MS])

    await store.write(older)


async def left(store: DatabaseStore, of: str = "tables") -> set[str]:
    return {name for (name,) in await store.read(lambda c: c.fetch(tuple[str], f"select id from {of}"))}


async def tables_after_round(store: DatabaseStore, keep: RetentionPolicy) -> set[str]:
    """Run a complete round and return the remaining tables."""
    sweep = RetentionSweep(keep)
    while not sweep.rounds_completed:
        await store.write(sweep.run_pass)
    return await left(store)


@pytest.mark.parametrize(
    ("keep", "days", "expected"),
    [
        (RetentionPolicy(), 89, {"open", "abandoned", "playing", "finished"}),
        (RetentionPolicy(), 90, {"playing", "finished"}),
        (RetentionPolicy(), 10_000, {"playing", "finished"}),
        (RetentionPolicy(abandoned_days=0), 10_000, {"open", "abandoned", "playing", "finished"}),
        (RetentionPolicy(unfinished_days=30), 29, {"open", "abandoned", "playing", "finished"}),
        (RetentionPolicy(unfinished_days=30), 30, {"open", "abandoned", "finished"}),
        (RetentionPolicy(abandoned_days=0, finished_days=30), 29, {"open", "abandoned", "playing", "finished"}),
        (RetentionPolicy(abandoned_days=0, finished_days=30), 30, {"open", "abandoned", "playing"}),
    ],
)
async def test_table_is_deleted_exactly_at_its_age(
    store: DatabaseStore, keep: RetentionPolicy, days: int, expected: set[str]
) -> None:
    await furnish(store)
    await age(store, days)
    assert await tables_after_round(store, keep) == expected
    for name in ("open", "abandoned", "playing", "finished"):
        assert bool(await store.read_entries(name)) == (name in expected)


async def test_unused_guest_is_deleted(store: DatabaseStore) -> None:
    people = AccountService(store)
    names = ("Gone", "Seated", "Been", "Account", "Banned", "Merged")
    gone, seated, been, account, banned, merged = [(await people.create_guest(name))[0] for name in names]
    await people.sign_up(account, "account", "a long passphrase")
    await people.sign_in("account", "a long passphrase", merged)
    await store.create_table("t", [make_entry(1)], make_summary(people=[seated.id, been.id]))
    await store.append("t", [make_entry(2)], make_summary(people=[seated.id]))
    await store.write(lambda c: ban_person(c, banned.id))
    everybody = {gone.id, seated.id, been.id, account.id, banned.id, merged.id}
    await age(store, 399)
    await tables_after_round(store, RetentionPolicy(abandoned_days=0))
    assert await left(store, "people") == everybody
    await age(store, 2)
    new, _ = await people.create_guest("New")
    await tables_after_round(store, RetentionPolicy(abandoned_days=0, guest_days=0))
    assert await left(store, "people") == everybody | {new.id}
    await tables_after_round(store, RetentionPolicy(abandoned_days=0))
    assert await left(store, "people") == everybody - {gone.id} | {new.id}
    await tables_after_round(store, RetentionPolicy(unfinished_days=1))
    await tables_after_round(store, RetentionPolicy())
    assert await left(store, "people") == {account.id, banned.id, merged.id, new.id}
    sessions = await store.read(lambda c: c.fetch(tuple[str], "select person from sessions"))
    assert sessions == [(new.id,)]


async def test_pass_is_limited_in_size(store: DatabaseStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "ROWS_PER_PASS", 10)
    for number in range(25):
        await table(store, f"t{number:02}", "open" if number % 2 else "playing")
    await age(store, 1000)
    sweep = RetentionSweep(RetentionPolicy())
    lengths = []
    while not sweep.rounds_completed:
        await store.write(sweep.run_pass)
        lengths.append(len(await left(store)))
    assert lengths == [20, 15, 13]


async def test_only_one_process_runs_retention(postgres_server: PostgresServer) -> None:
    async with open_test_store(postgres_server.new_database()) as store:
        await table(store, "old", "open")
        await age(store, 1000)
        other = store.database.connect()
        other.begin()
        assert other.try_lock_retention()
        sweep = RetentionSweep(RetentionPolicy())
        assert await store.write(sweep.run_pass) == (0, 0)
        assert not sweep.rounds_completed
        other.rollback()
        other.close()
        assert await store.write(sweep.run_pass) == (1, 0)


async def test_server_runs_retention(store: DatabaseStore) -> None:
    await furnish(store)
    await age(store, 1000)
    working = asyncio.create_task(run_retention_loop(store, RetentionPolicy(), now_ms, 0.001, 0.001))
    news = store.listen()
    gone = {name for name, seq in [await anext(news), await anext(news)] if seq == 0}
    assert gone <= {"open", "abandoned", ""}
    while await left(store) != {"playing", "finished"}:
        await asyncio.sleep(0.01)
    working.cancel()


def test_retention_days_are_settings() -> None:
    environment = {"BASTIDE_KEEP_ABANDONED_DAYS": "7", "BASTIDE_KEEP_FINISHED_DAYS": "1000"}
    assert RetentionPolicy.from_settings(read_settings({}, environment)) == RetentionPolicy(
        abandoned_days=7, finished_days=1000
    )
    assert RetentionPolicy.from_settings(read_settings({}, {})) == RetentionPolicy()


def test_admin_tidy_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite:///{tmp_path / 'a.db'}"

    async def scenario(store: DatabaseStore) -> None:
        await furnish(store)
        await age(store, 50)

    run_scenario(url, scenario)
    words = ["--lang", "en", "admin", "tidy", "--database", url]
    assert bastide([*words, "--yes", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"tables": 0, "people": 0}
    monkeypatch.setenv("BASTIDE_KEEP_ABANDONED_DAYS", "30")
    assert bastide(words) == 2
    assert "Delete 2 tables" not in capsys.readouterr().out
    assert bastide([*words, "--yes"]) == 0
    assert "2 tables" in capsys.readouterr().out
    assert bastide(["--lang", "en", "admin", "audit", "--database", url, "--json"]) == 0
    (noted,) = json.loads(capsys.readouterr().out)
    assert (noted["what"], noted["facts"]) == ("tidy", {"tables": 2, "people": 0})
    assert noted["at"] <= now_ms()
