"""Deletion of a person from the database: no name and no id of theirs remains.

``request_deletion`` is one transaction, after which nobody can sign in as them. Table logs are then scrubbed one by one
(``bastide.server.people.deletion_worker``), because running servers have those tables in memory. An unfinished deletion
is continued by any other server process.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from bastide.core.json_data import JsonData
from bastide.server.store.database import Connection
from bastide.server.store.people import friend_queries
from bastide.server.store.people.moderation_queries import mark_people_changed, merged_ids, now_ms
from bastide.server.store.tables import club_tournament_queries, study_queries
from bastide.server.store.tables.results_and_ratings import forget_ratings
from bastide.tables.state.seats_and_proposals import OWNER_SEPARATOR, get_device_owner

#: Bot accounts of a person.
SELECT_BOTS_OF: Final = "select person from bot_accounts where owner = ?"


def request_deletion(connection: Connection, person: str) -> list[str]:
    """Start the deletion of a person with all merged guests and bot accounts; returns their ids."""
    ids = merged_ids(connection, person)
    bots = [bot for each in ids for (bot,) in connection.fetch(tuple[str], SELECT_BOTS_OF, [each])]
    for each in [*ids, *bots]:
        for sql in (
            "delete from sessions where person = ?",
            "delete from presence where person = ?",
            "delete from bans where kind = 'person' and who = ?",
            "delete from mutes where person = ?",
            "delete from blocks where person = ?",
            "delete from blocks where blocked = ?",
            "delete from reports where about = ?",
            "update reports set reporter = '' where reporter = ?",
            "delete from moderators where person = ?",
            "delete from links where person = ?",
            "delete from second_factors where person = ?",
            "delete from passkeys where person = ?",
            "delete from passkey_challenges where person = ?",
            "delete from solves where person = ?",
            "delete from solvers where person = ?",
            "delete from plays where person = ?",
            "delete from error_rates where person = ?",
            "delete from bot_tokens where bot = ?",
            "delete from bot_accounts where person = ?",
            "delete from notification_endpoints where person = ?",
            "delete from notification_settings where person = ?",
            "delete from notification_mutes where person = ?",
            "delete from match_requests where person = ?",
            "update match_requests set table_id = '', people = '' where people like '%' || ? || '%'",
        ):
            connection.execute(sql, [each])
        club_tournament_queries.forget_person(connection, each)
        friend_queries.forget_person(connection, each)
        study_queries.forget_person(connection, each)
        sql = "update people set name = '', login = null, passphrase = null, settings = null, deleted = ? where id = ?"
        connection.execute(sql, [now_ms(), each])
    mark_people_changed(connection, *ids, *bots)
    _anonymize_results(connection, [*ids, *bots])
    return [*ids, *bots]


def pending_deletions(connection: Connection) -> list[str]:
    """List the ids of people whose deletion is not finished."""
    return [each for (each,) in connection.fetch(tuple[str], "select id from people where deleted is not null")]


def tables_mentioning(connection: Connection, person: str) -> list[str]:
    """List the tables whose logs may name a person."""
    sql = "select table_id from been where person = ? order by table_id"
    return [table for (table,) in connection.fetch(tuple[str], sql, [person])]


def scrub_table(connection: Connection, table: str, person: str) -> bool:
    """Remove a person from a table's log and summary. Returns whether the log named them."""
    found = False
    for seq, data in connection.fetch(tuple[int, str], "select seq, data from entries where table_id = ?", [table]):
        if person in data:
            found = True
            sql = "update entries set data = ? where table_id = ? and seq = ?"
            connection.execute(sql, [json_without_person(data, person), table, seq])
    for people, line in connection.fetch(tuple[str, str], "select people, line from tables where id = ?", [table]):
        others = " ".join(each for each in people.split() if each != person)
        connection.execute(
            "update tables set people = ?, line = ? where id = ?", [others, json_without_person(line, person), table]
        )
    connection.execute("delete from sitting where person = ? and table_id = ?", [person, table])
    device = f"{person}{OWNER_SEPARATOR}"
    connection.execute(
        "delete from presence where table_id = ? and substr(person, 1, ?) = ?", [table, len(device), device]
    )
    connection.execute("delete from snapshots where table_id = ?", [table])
    return found


def finish_deletion(connection: Connection, person: str) -> bool:
    """Finish a deletion. Returns False if a log has named the person again meanwhile; then scrub and try again."""
    for table in tables_mentioning(connection, person):
        if scrub_table(connection, table, person):
            return False
    connection.execute("delete from been where person = ?", [person])
    connection.execute("delete from presence where person = ?", [person])
    connection.execute("update audit set about = '' where about = ?", [person])
    connection.execute("update audit set who = '' where who = ?", [person])
    connection.execute("update people set merged_into = null where merged_into = ?", [person])
    connection.execute("delete from people where id = ?", [person])
    _anonymize_results(connection, [person])
    return True


def _anonymize_results(connection: Connection, people: Sequence[str]) -> None:
    for person in people:
        connection.execute("update results set person = '', name = '' where person = ?", [person])
    for person in people:  # last, because this takes the lock of ratings
        forget_ratings(connection, person)


def json_without_person(text: str, person: str) -> str:
    """Return JSON text without a person's id and the name next to it; the same for people on their device."""
    data: JsonData = msgspec.json.decode(text)
    rename_in_json(data, sorted(_find_ids(data, person)), "")
    return msgspec.json.encode(_without_id(data, person)).decode()


def _find_ids(data: JsonData, person: str) -> set[str]:
    """Return the person's id and those of people on their device (hot seat), as far as the data contains them."""
    if isinstance(data, dict):
        return {each for value in data.values() for each in _find_ids(value, person)}
    if isinstance(data, list):
        return {each for value in data for each in _find_ids(value, person)}
    return {data} if isinstance(data, str) and get_device_owner(data) == person else set()


def _without_id(data: JsonData, person: str) -> JsonData:
    if isinstance(data, dict):
        return {name: _without_id(value, person) for name, value in data.items()}
    if isinstance(data, list):
        return [_without_id(value, person) for value in data]
    return "" if isinstance(data, str) and get_device_owner(data) == person else data


def rename_in_json(data: JsonData, ids: Sequence[str], name: str) -> None:
    """Change a person's name in the JSON data of a log entry or a table summary, in place."""
    if isinstance(data, dict) and isinstance(persons := data.get("persons"), list):
        # A summary has the ids in a separate list, parallel to the seats.
        seats = data.get("seats")
        for seat, each in zip(seats if isinstance(seats, list) else [], persons, strict=False):
            if each in ids and isinstance(seat, dict):
                seat["name"] = name
    _put_name(data, ids, name)


def _put_name(data: JsonData, ids: Sequence[str], name: str) -> None:
    if isinstance(data, dict):
        if data.get("person") in ids and "name" in data:
            data["name"] = name
        for value in data.values():
            _put_name(value, ids, name)
    elif isinstance(data, list):
        for value in data:
            _put_name(value, ids, name)
