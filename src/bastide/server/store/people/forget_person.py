"""Deletion of a person from the database: no name and no id of theirs remains.

``request_deletion`` is one transaction, after which nobody can sign in as them. Table logs are then scrubbed one by one
(``bastide.server.people.deletion_worker``), because running servers have those tables in memory. An unfinished deletion
is continued by any other server process.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bastide.core.plain import Plain
from bastide.server.store.database import Connection
from bastide.server.store.people.rights import changed, ids_of, now_ms


def ask(connection: Connection, person: str) -> list[str]:
    """Start the deletion of a person with all merged guests; returns their ids."""
    ids = ids_of(connection, person)
    for each in ids:
        for sql in (
            "delete from sessions where person = ?",
            "delete from presence where person = ?",
            "delete from bans where kind = 'person' and who = ?",
            "delete from mutes where person = ?",
            "delete from blocks where person = ?",
            "delete from blocks where blocked = ?",
            "delete from reports where about = ?",
            "update reports set reporter = '' where reporter = ?",
            "delete from links where person = ?",
            "delete from solves where person = ?",
            "delete from solvers where person = ?",
            "delete from plays where person = ?",
        ):
            connection.run(sql, [each])
        _anonymize_results(connection, each)
        sql = "update people set name = '', login = null, passphrase = null, settings = null, deleted = ? where id = ?"
        connection.run(sql, [now_ms(), each])
    changed(connection, *ids)
    return ids


def waiting(connection: Connection) -> list[str]:
    """List the ids of people whose deletion is not finished."""
    return [each for (each,) in connection.fetch(tuple[str], "select id from people where deleted is not null")]


def tables_of(connection: Connection, person: str) -> list[str]:
    """List the tables whose logs may name a person."""
    sql = "select table_id from been where person = ? order by table_id"
    return [table for (table,) in connection.fetch(tuple[str], sql, [person])]


def scrub(connection: Connection, table: str, person: str) -> bool:
    """Remove a person from a table's log and summary. Returns whether the log named them."""
    found = False
    for seq, data in connection.fetch(tuple[int, str], "select seq, data from entries where table_id = ?", [table]):
        if person in data:
            found = True
            sql = "update entries set data = ? where table_id = ? and seq = ?"
            connection.run(sql, [without(data, person), table, seq])
    for people, line in connection.fetch(tuple[str, str], "select people, line from tables where id = ?", [table]):
        others = " ".join(each for each in people.split() if each != person)
        connection.run("update tables set people = ?, line = ? where id = ?", [others, without(line, person), table])
    connection.run("delete from sitting where person = ? and table_id = ?", [person, table])
    connection.run("delete from snapshots where table_id = ?", [table])
    return found


def finish(connection: Connection, person: str) -> bool:
    """Finish a deletion. Returns False if a log has named the person again meanwhile; then scrub and try again."""
    for table in tables_of(connection, person):
        if scrub(connection, table, person):
            return False
    _anonymize_results(connection, person)
    connection.run("delete from been where person = ?", [person])
    connection.run("delete from presence where person = ?", [person])
    connection.run("update audit set about = '' where about = ?", [person])
    connection.run("update people set merged_into = null where merged_into = ?", [person])
    connection.run("delete from people where id = ?", [person])
    return True


def _anonymize_results(connection: Connection, person: str) -> None:
    connection.run("delete from ratings where person = ?", [person])
    connection.run("update results set person = '', name = '' where person = ?", [person])


def without(text: str, person: str) -> str:
    """Return JSON text without a person's id and the name next to it."""
    data: Plain = msgspec.json.decode(text)
    rename(data, [person], "")
    return msgspec.json.encode(_without_id(data, person)).decode()


def _without_id(data: Plain, person: str) -> Plain:
    if isinstance(data, dict):
        return {name: _without_id(value, person) for name, value in data.items()}
    if isinstance(data, list):
        return [_without_id(value, person) for value in data]
    return "" if data == person else data


def rename(data: Plain, ids: Sequence[str], name: str) -> None:
    """Change a person's name in the JSON data of a log entry or a table summary, in place."""
    if isinstance(data, dict) and isinstance(persons := data.get("persons"), list):
        # A summary has the ids in a separate list, parallel to the seats.
        seats = data.get("seats")
        for seat, each in zip(seats if isinstance(seats, list) else [], persons, strict=False):
            if each in ids and isinstance(seat, dict):
                seat["name"] = name
    _put_name(data, ids, name)


def _put_name(data: Plain, ids: Sequence[str], name: str) -> None:
    if isinstance(data, dict):
        if data.get("person") in ids and "name" in data:
            data["name"] = name
        for value in data.values():
            _put_name(value, ids, name)
    elif isinstance(data, list):
        for value in data:
            _put_name(value, ids, name)
