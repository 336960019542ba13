"""``bastide check-database``: accepts a consistent database and reports every kind of damage."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from itertools import count
from pathlib import Path

import pytest
from postgres_server import PostgresServer
from running_server import RunningServer
from scripted_client import Client, play_by_requests, random_chooser, start_table
from store_helpers import execute_sql

from bastide.cli.app import run_command_line
from bastide.server.store.database import database_from_url
from bastide.server.store.database.schema import METADATA
from bastide.server.store.maintenance.backup import restore_backup, write_backup


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a backup of a database with tables of every kind, some of them with deleted people.

    The file is named after the finished game between Ann and Ben.
    """
    folder = tmp_path_factory.mktemp("played")
    url = f"sqlite:///{folder / 'played.db'}"
    with RunningServer(url) as server:
        ann, ben, eva = (Client(server.url, name) for name in ("Ann", "Ben", "Eva"))
        over = start_table([ann, ben], "magpie", bots=0)
        play_by_requests([ann, ben], over, random_chooser(1))
        left = start_table([ann, eva], "magpie", bots=1)
        play_by_requests([ann, eva], left, random_chooser(2))
        eva.post("/api/me/delete", {})
        given_up = start_table([ann, ben], "carcassonne", bots=0)
        ben.do(given_up, "resign")
        start_table([ann, ben], "seven_wonders", bots=1)
        ann.post("/api/tables", {"game": "dominion", "seats": [{"kind": "me"}, {"kind": "open"}]})
    file = folder / f"{over}.backup"
    write_backup(database_from_url(url), file)
    return file


#: Damage to the finished game between Ann and Ben (``:t``), and the expected problem.
DAMAGE = {
    "delete from entries where table_id = :t and seq = 3": "gap",
    "delete from entries where table_id = :t and seq = (select seq from tables where id = :t)": "length",
    "update tables set seq = seq + 1 where id = :t": "length",
    "update entries set data = '{' where table_id = :t and seq = 5": "unreadable",
    "update entries set kind = 'danced' where table_id = :t and seq = 5": "unreadable",
    "update entries set seat = 1 - seat where table_id = :t and seq = 5": "rules",
    "update entries set data = replace(data, 'seed\":\"', 'seed\":\"1') where table_id = :t and kind = 'started'": "",
    "update entries set data = replace(data, 'places\":[', 'places\":[1,') where table_id = :t": "ending",
    "update entries set data = replace(data, 'hash\":\"', 'hash\":\"0') where table_id = :t": "unfair",
    "update tables set status = 'playing' where id = :t": "index",
    "update tables set line = replace(line, 'Ben', 'Bob') where id = :t": "index",
    "update tables set people = '' where id = :t": "index",
    "delete from sitting where table_id = :t": "sitting",
    "update results set score = score + 1 where table_id = :t": "results",
    "delete from results where table_id = :t and seat = 0": "results",
}


def checked(capsys: pytest.CaptureFixture[str], url: str, *more: str) -> tuple[int, list[str], int]:
    """Run the check; returns exit code, problem codes and number of checked tables."""
    code = run_command_line(["check-database", "--database", url, "--json", *more])
    said = json.loads(capsys.readouterr().out)
    return code, [each["what"] for each in said["found"]], said["tables"]


@pytest.fixture
def copy_database(database_url: str, played: Path, request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], str]:
    """Return a function that copies the database with the tables and returns the URL. Restoring takes much longer."""
    restore_backup(database_from_url(database_url), played)
    numbers = count()

    def copy() -> str:
        if not database_url.startswith("sqlite"):
            server: PostgresServer = request.getfixturevalue("postgres_server")
            return server.new_database(database_url.rpartition("/")[2])
        path = tmp_path / f"copy{next(numbers)}.db"
        source = sqlite3.connect(database_url.removeprefix("sqlite:///"))
        with closing(source), closing(sqlite3.connect(path)) as target:
            source.backup(target)
        return f"sqlite:///{path}"

    return copy


def test_damage_is_reported(copy_database: Callable[[], str], played: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert checked(capsys, copy_database()) == (0, [], 5)
    for damage, expected in DAMAGE.items():
        url = copy_database()
        assert execute_sql(database_from_url(url), damage, t=played.stem) > 0, damage
        code, what, _ = checked(capsys, url)
        assert code == 1, damage
        assert expected in what or (not expected and what), f"{damage}: {what}"


@pytest.fixture
def url(played: Path, tmp_path: Path) -> str:
    """Return the URL of a database restored from that backup."""
    found = f"sqlite:///{tmp_path / 'a.db'}"
    restore_backup(database_from_url(found), played)
    return found


def test_dangling_foreign_keys_are_reported(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Possible in SQLite without foreign key enforcement, but not in PostgreSQL."""
    keys = sorted((table.name, key.parent.name) for table in METADATA.tables.values() for key in table.foreign_keys)
    assert ("sessions", "person") in keys
    execute_sql(
        database_from_url(url),
        *(
            f"update {table} set table_id = 'gone' where table_id = (select min(id) from tables)"
            for table in ("entries", "sitting", "results")
        ),
        "update sessions set person = 'nobody'",
        "update people set merged_into = 'nobody' where name = 'Ben'",
    )
    code, what, _ = checked(capsys, url)
    assert code == 1
    assert what.count("dangling") >= 4


def test_damaged_sqlite_pages_are_reported(url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "a.db"
    engine = database_from_url(url).sqlalchemy_engine()
    with engine.connect() as connection:
        connection.exec_driver_sql("pragma wal_checkpoint(truncate)")
        page = connection.exec_driver_sql(
            "select rootpage from sqlite_master where name = 'people_merged'"
        ).scalar_one()
    engine.dispose()
    spoilt = bytearray(path.read_bytes())
    spoilt[(page - 1) * 4096 + 4 : (page - 1) * 4096 + 5] = b"\x07"
    path.write_bytes(spoilt)
    assert "damaged" in checked(capsys, url)[1]


def test_parallel_check_has_the_same_result(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert checked(capsys, url, "--jobs", "2") == (0, [], 5)


def test_text_output(url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run_command_line(["--lang", "en", "check-database", "--database", url]) == 0
    assert "5 tables" in (said := capsys.readouterr().out)
    assert "no problems found" in said
    execute_sql(database_from_url(url), "update tables set seq = 1234")
    assert run_command_line(["--lang", "en", "check-database", "--database", url]) == 1
    said = capsys.readouterr().out
    assert "the index lists 1,234 entries, but the log has" in said
    assert "5 problems found" in said
    assert run_command_line(["--lang", "en", "check-database", "--database", f"sqlite:///{tmp_path}/none.db"]) == 2
    assert "database not found" in capsys.readouterr().err
    assert (
        run_command_line(["--lang", "en", "check-database", "--database", "postgresql://me:secret@127.0.0.1:1/none"])
        == 2
    )
    assert "secret" not in (said := capsys.readouterr().err)
    assert "can\u2019t connect" in said


def test_backup_and_restore_commands(played: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url, other, file = f"sqlite:///{tmp_path}/a.db", f"sqlite:///{tmp_path}/b.db", str(tmp_path / "all.backup")
    assert run_command_line(["--lang", "en", "restore", str(played), "--database", url]) == 0
    assert "5 tables" in capsys.readouterr().out
    assert run_command_line(["--lang", "en", "restore", str(played), "--database", url]) == 2
    assert "--replace" in capsys.readouterr().err
    assert run_command_line(["--lang", "en", "restore", str(played), "--database", url, "--replace"]) == 0
    assert run_command_line(["--lang", "en", "backup", file, "--database", url]) == 0
    assert "5 tables" in capsys.readouterr().out
    assert run_command_line(["--lang", "en", "backup", file, "--database", url]) == 2
    assert "--replace" in capsys.readouterr().err
    assert run_command_line(["backup", file, "--database", url, "--replace", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["rows"]["tables"] == 5
    assert run_command_line(["--lang", "en", "restore", str(tmp_path / "a.db"), "--database", other]) == 2
    assert "not a complete Bastide backup" in capsys.readouterr().err
    assert not (tmp_path / "b.db").exists()
    assert run_command_line(["restore", file, "--database", other, "--json"]) == 0
    assert run_command_line(["check-database", "--database", other]) == 0
