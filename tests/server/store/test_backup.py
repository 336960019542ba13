"""Backups: consistent under load, restored atomically, from and into both databases."""

from __future__ import annotations

import asyncio
import gzip
import os
import stat
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest
from postgres_server import PostgresServer
from sampled_cases import sample_cases
from store_helpers import add_migration, execute_sql, make_entry, make_summary, read_all_rows, run_scenario

from bastide.core.errors import BastideError
from bastide.hosting.storage.log_store import Placing
from bastide.server.people import AccountService
from bastide.server.store import DatabaseStore, InvalidDatabase
from bastide.server.store.database import Database, database_from_url
from bastide.server.store.database.migrate import newest_revision, pending_migrations, upgrade
from bastide.server.store.maintenance import backup as backups
from bastide.server.store.maintenance.backup import (
    InvalidBackup,
    count_rows,
    restore_backup,
    verify_backup,
    write_backup,
)

New = Callable[[str], Database]


@pytest.fixture
def new(request: pytest.FixtureRequest, tmp_path: Path) -> New:
    """Return a factory of empty databases of both kinds."""

    def made(kind: str) -> Database:
        if kind == "sqlite":
            return database_from_url(f"sqlite:///{tmp_path / os.urandom(4).hex()}.db")
        server: PostgresServer = request.getfixturevalue("postgres_server")
        return database_from_url(server.new_database())

    return made


def address(found: Database) -> str:
    return str(getattr(found, "url", "") or f"sqlite:///{getattr(found, 'path', '')}")


async def furnish(store: DatabaseStore, tables: int = 3) -> None:
    """Store people with all kinds of data, running tables and a finished one."""
    people = AccountService(store)
    ann, _ = await people.create_guest("Žofie Dana")
    await people.sign_up(ann, "zofie", "a long passphrase")
    guest, _ = await people.create_guest("Guest")
    await people.sign_in("zofie", "a long passphrase", guest)
    await people.create_guest("Another")
    for number in range(tables):
        await store.create_table(
            f"t{number}", [make_entry(1, '%s ? :x דנה \\ "quoted"\n'), make_entry(2)], make_summary(wake_at=2**50)
        )
    placings = tuple(Placing(seat, person, person, seat + 1, 10 - seat) for seat, person in enumerate(["ann", "bob"]))
    await store.append("t0", [make_entry(3)], make_summary(status="finished", placings=placings))


@pytest.fixture
def backed_up(new: New, tmp_path: Path) -> tuple[Database, Path]:
    """Return a database with data, and its backup."""
    found, file = new("sqlite"), tmp_path / "all.backup"
    run_scenario(address(found), furnish)
    write_backup(found, file)
    return found, file


def fill(found: Database) -> dict[str, list[tuple[object, ...]]]:
    """Put other data into a database; returns all its rows."""
    run_scenario(address(found), lambda store: store.create_table("other", [make_entry(1)], make_summary()))
    return read_all_rows(found)


@pytest.mark.parametrize(
    ("source", "target"), [(one, other) for one in ("sqlite", "postgresql") for other in ("sqlite", "postgresql")]
)
def test_backup_restores_into_both_databases(new: New, tmp_path: Path, source: str, target: str) -> None:
    before, after, file = new(source), new(target), tmp_path / "all.backup"
    run_scenario(address(before), furnish)
    contents = write_backup(before, file)
    assert contents == verify_backup(file)
    assert (
        contents.total == count_rows(before) == sum(map(len, read_all_rows(before).values())) - 1
    )  # alembic's own row
    assert restore_backup(after, file) == contents
    assert read_all_rows(after) == read_all_rows(before)
    run_scenario(address(after), lambda store: store.append("t1", [make_entry(3)], make_summary()))


@pytest.mark.parametrize(("source", "target"), [("sqlite", "postgresql"), ("postgresql", "sqlite")])
def test_backup_under_load_is_consistent(
    new: New, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, source: str, target: str
) -> None:
    """Entries are written to all tables during the backup; each log must end where its table row says."""
    before, after, file = new(source), new(target), tmp_path / "all.backup"
    tables = [f"t{number}" for number in range(20)]
    monkeypatch.setattr(backups, "BATCH_ROWS", 50)

    async def scenario(store: DatabaseStore) -> None:
        for name in tables:
            await store.create_table(name, [make_entry(1)], make_summary())
        done = asyncio.Event()
        written = dict.fromkeys(tables, 1)
        length_after_each_batch: list[int] = []

        async def write(name: str) -> None:
            while not done.is_set():
                await store.append(name, [make_entry(written[name] + 1), make_entry(written[name] + 2)], make_summary())
                written[name] += 2

        writing = [asyncio.create_task(write(name)) for name in tables]
        while min(written.values()) < 21:
            await asyncio.sleep(0)
        least = dict(written)

        def batch(_: int) -> None:
            # Wait in each batch until every table has grown, so that the database changes during the backup.
            length_after_each_batch.append(sum(written.values()))
            want = sum(written.values()) + len(tables)
            while sum(written.values()) < want:
                pass

        await asyncio.to_thread(write_backup, before, file, False, batch)
        done.set()
        await asyncio.gather(*writing)
        assert len(set(length_after_each_batch)) > 5, "nothing was written during the backup"
        await asyncio.to_thread(restore_backup, after, file)
        rows = read_all_rows(after)
        ends = {str(row[0]): int(str(row[1])) for row in rows["tables"]}
        for name in tables:
            numbers = sorted(int(str(row[1])) for row in rows["entries"] if row[0] == name)
            assert numbers == list(range(1, len(numbers) + 1))
            assert least[name] <= len(numbers) == ends[name] <= written[name]
        assert len(rows["entries"]) < sum(written.values())

    run_scenario(address(before), scenario)


def test_backup_file_is_private_and_not_overwritten(backed_up: tuple[Database, Path], tmp_path: Path) -> None:
    found, file = backed_up
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    kept = file.read_bytes()
    with pytest.raises(BastideError, match="already exists"):
        write_backup(found, file)
    assert file.read_bytes() == kept
    run_scenario(address(found), lambda store: store.append("t1", [make_entry(3)], make_summary()))
    write_backup(found, file, replace=True)
    assert file.read_bytes() != kept
    assert os.listdir(tmp_path).count("all.backup.part") == 0


def test_failed_backup_keeps_the_old_file(backed_up: tuple[Database, Path], tmp_path: Path) -> None:
    found, file = backed_up
    kept = file.read_bytes()

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    with pytest.raises(OSError, match="space"):
        write_backup(found, file, replace=True, advance=full)
    assert file.read_bytes() == kept
    assert not (tmp_path / "all.backup.part").exists()


def test_backup_of_missing_database_is_refused(new: New, tmp_path: Path) -> None:
    found = database_from_url(f"sqlite:///{tmp_path}/nowhere/none.db")
    with pytest.raises(InvalidDatabase, match="database not found"):
        write_backup(found, tmp_path / "file")
    assert not (tmp_path / "nowhere").exists()
    with pytest.raises(InvalidDatabase, match="no Bastide data"):
        write_backup(new("postgresql"), tmp_path / "file")
    assert os.listdir(tmp_path) == []


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_restore_does_not_overwrite_data_unless_asked(new: New, backed_up: tuple[Database, Path], kind: str) -> None:
    (first, file), second = backed_up, new(kind)
    before = fill(second)
    with pytest.raises(BastideError, match="not empty"):
        restore_backup(second, file)
    assert read_all_rows(second) == before
    restore_backup(second, file, replace=True)
    assert read_all_rows(second) == read_all_rows(first)
    # A migrated database without rows counts as empty.
    third = new(kind)
    upgrade(third)
    restore_backup(third, file)
    assert read_all_rows(third) == read_all_rows(first)


def packed(lines: list[bytes]) -> bytes:
    return gzip.compress(b"\n".join(lines) + b"\n")


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_damaged_backup_changes_nothing(new: New, backed_up: tuple[Database, Path], tmp_path: Path, kind: str) -> None:
    """Truncated files, flipped bits, and missing, added or changed rows are reported and change nothing."""
    (_, file), target, bad = backed_up, new(kind), tmp_path / "bad.backup"
    before = fill(target)
    whole = file.read_bytes()
    lines = gzip.decompress(whole).splitlines()
    damaged = [b"", b"hello", gzip.compress(b""), gzip.compress(b"hello\n"), gzip.compress(b'{"backup": 1}\n')]
    damaged += [whole[: len(whole) * part // 20] for part in range(1, 20)]
    for part in sample_cases("turned bits", range(len(whole)), 300):
        damaged.append(whole[:part] + bytes([whole[part] ^ 0x10]) + whole[part + 1 :])
    for number in range(1, len(lines)):
        damaged.append(packed(lines[:number] + lines[number + 1 :]))
        damaged.append(packed([*lines[:number], lines[number], *lines[number:]]))
    damaged.append(packed([line.replace(b"zofie", b"sofie") for line in lines]))
    damaged.append(packed([*lines, b"[]"]))
    refused = 0
    for number, data in enumerate(damaged):
        bad.write_bytes(data)
        if gzip_same(data, whole):
            continue  # an unused bit of the gzip container
        with pytest.raises(InvalidBackup):
            verify_backup(bad)
        refused += 1
        if number % 100 == 0:
            with pytest.raises(InvalidBackup):
                restore_backup(target, bad, replace=True)
    assert refused > len(damaged) - 10
    assert read_all_rows(target) == before


def gzip_same(data: bytes, whole: bytes) -> bool:
    try:
        return gzip.decompress(data) == gzip.decompress(whole)
    except Exception:
        return False


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_interrupted_restore_changes_nothing(new: New, backed_up: tuple[Database, Path], kind: str) -> None:
    (_, file), target = backed_up, new(kind)
    before = fill(target)

    def stop(_: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        restore_backup(target, file, replace=True, advance=stop)
    assert read_all_rows(target) == before


def test_backup_with_dangling_rows_is_refused(new: New, tmp_path: Path) -> None:
    """The digest is right, but an entry belongs to a table that is not in the backup."""
    found, file = new("sqlite"), tmp_path / "all.backup"
    run_scenario(address(found), furnish)
    execute_sql(found, "update entries set table_id = 'gone' where table_id = 't1'")
    write_backup(found, file)
    for kind in ("sqlite", "postgresql"):
        target = new(kind)
        with pytest.raises(InvalidBackup):
            restore_backup(target, file)
        assert pending_migrations(target) != [], "nothing was created"


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_backup_of_earlier_version_is_migrated(
    new: New, tmp_path: Path, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, target, file = new("sqlite"), new(kind), tmp_path / "old.backup"
    run_scenario(address(old), furnish)
    revision = newest_revision()
    add_migration(monkeypatch, tmp_path)
    assert write_backup(old, file).revision == revision
    restore_backup(target, file)
    assert pending_migrations(target) == []
    assert read_all_rows(target)["people"] == [(*row, "none") for row in read_all_rows(old)["people"]]


def test_backup_of_later_version_is_refused(new: New, tmp_path: Path) -> None:
    found, file = new("sqlite"), tmp_path / "all.backup"
    upgrade(found)
    write_backup(found, file)
    lines = gzip.decompress(file.read_bytes()).splitlines()
    for change in ({"format": 99}, {"revision": "9999"}):
        head = msgspec.json.encode({**msgspec.json.decode(lines[0]), **change})
        sealed = [head, *lines[1:-1]]
        digest = sha256(b"\n".join(sealed) + b"\n").hexdigest()
        file.write_bytes(packed([*sealed, msgspec.json.encode({"sha256": digest})]))
        target = new("sqlite")
        with pytest.raises(BastideError, match="newer version"):
            restore_backup(target, file)
        assert not target.exists()
