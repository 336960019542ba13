"""Operations behind ``bastide admin``; each runs in one transaction.

Running servers are notified like of any other change: of people by ``moderation_queries.mark_people_changed``, of
tables by an entry ``rewritten`` in the log or by the deletion.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

import msgspec

from bastide.core.errors import BastideError
from bastide.core.json_data import JsonData
from bastide.server.store.database import Connection, SqlValue
from bastide.server.store.database_log_store import (
    SELECT_TABLES,
    EntryRow,
    TableRow,
    decode_json_object,
    listed_from_row,
)
from bastide.server.store.people import person_deletion
from bastide.server.store.people.moderation_queries import end_sessions, mark_people_changed, merged_ids, now_ms
from bastide.server.store.people.random_tokens import hash_token, new_id, new_token
from bastide.server.store.tables.log_append import LogAppend, write_appends
from bastide.tables.log import ChatSent, LogEntry, LogRewritten, decode_entry, encode_entry_data
from bastide.tables.request_errors import RequestRefused


class AuditEntry(NamedTuple):
    """One entry of the audit log."""

    id: str
    at: int
    who: str
    what: str
    about: str
    facts: str


class PersonRow(NamedTuple):
    """A person in admin lists. ``seen``: last use of any session; None if there is none."""

    id: str
    name: str
    account: str | None
    created: int
    seen: int | None
    tables: int
    banned: int | None
    muted: int | None


class ChatLine(NamedTuple):
    """A line of chat; the text is empty if it was removed."""

    line: int
    at: int
    seat: int
    text: str


# -- the audit log -----------------------------------------------------------------------------


def write_audit_entry(
    connection: Connection, operator: str, what: str, about: str, facts: Mapping[str, JsonData]
) -> None:
    """Write an audit log entry in this transaction. ``about``: the id of the person or table concerned."""
    sql = "insert into audit (id, at, who, what, about, facts) values (?, ?, ?, ?, ?, ?)"
    connection.execute(sql, [new_id(), now_ms(), operator, what, about, msgspec.json.encode(facts).decode()])


def read_audit_log(connection: Connection, limit: int) -> list[AuditEntry]:
    """Read the audit log, newest first. A moderator appears with the account name."""
    sql = (
        "select audit.id, at, coalesce(login, who), what, about, facts from audit"
        " left join people on people.id = who order by at desc, audit.id limit ?"
    )
    return connection.fetch(AuditEntry, sql, [limit])


# -- people ------------------------------------------------------------------------------------

SELECT_PEOPLE: Final = (
    "select people.id, people.name, people.login, people.created,"
    " (select max(seen) from sessions where sessions.person = people.id),"
    " (select count(*) from sitting where sitting.person = people.id),"
    " (select until from bans where kind = 'person' and who = people.id and until > ?),"
    " (select until from mutes where mutes.person = people.id and until > ?)"
    " from people where deleted is null and merged_into is null"
)


def search_people(connection: Connection, text: str = "", accounts: bool = False, limit: int = 100) -> list[PersonRow]:
    """Search people by a part of the name or account name, or by an id prefix; newest first."""
    now = now_ms()
    values: list[SqlValue] = [now, now]
    sql = SELECT_PEOPLE
    if accounts:
        sql += " and login is not null"
    if text:
        # Not ``like``, because names may contain %.
        sql += " and (replace(name, ?, '') <> name or replace(login, ?, '') <> login or substr(people.id, 1, ?) = ?)"
        values += [text, text.casefold(), len(text), text]
    sql += " order by created desc, people.id limit ?"
    return connection.fetch(PersonRow, sql, [*values, limit])


def get_person(connection: Connection, id: str) -> PersonRow | None:
    """Return the person with this id, for a merged guest the account; None if there is none."""
    now = now_ms()
    sql = f"{SELECT_PEOPLE} and people.id in (?, (select merged_into from people where id = ?))"
    return next(iter(connection.fetch(PersonRow, sql, [now, now, id, id])), None)


def require_person(connection: Connection, id: str) -> PersonRow:
    """Return the person with this id. Raises ``RequestRefused`` (``no-such-person``) if there is none."""
    found = get_person(connection, id)
    if found is None:
        raise RequestRefused("no-such-person", "this person no longer exists")
    return found


def find_person(connection: Connection, query: str) -> PersonRow:
    """Find a person by id, account name or name. Raises ``BastideError`` if there is none or more than one."""
    exact = get_person(connection, query)
    if exact is not None:
        return exact
    now = now_ms()
    given = " ".join(query.split())
    sql = f"{SELECT_PEOPLE} and (login = ? or name = ?) order by people.id limit 20"
    found = connection.fetch(PersonRow, sql, [now, now, given.casefold(), given])
    if not found:
        raise BastideError("no-person", f"nobody is called {query}", name=query)
    if len(found) > 1:
        ids = ", ".join(each.id for each in found)
        raise BastideError(
            "several-people", f"several people are called {query}; use an id: {ids}", name=query, ids=ids
        )
    return found[0]


def rename_everywhere(connection: Connection, person_id: str, name: str) -> None:
    """Rename a person everywhere, including results and table logs."""
    ids = merged_ids(connection, person_id)
    for each in ids:
        connection.execute("update people set name = ? where id = ?", [name, each])
        connection.execute("update results set name = ? where person = ?", [name, each])
    for table in dict.fromkeys(table for each in ids for table in person_deletion.tables_mentioning(connection, each)):
        _rename_in_table(connection, table, ids, name)
    mark_people_changed(connection, *ids)


def _rename_in_table(connection: Connection, table: str, ids: list[str], name: str) -> None:
    stored = _lock_table(connection, table)
    sql = "select seq, kind, seat, data, at from entries where table_id = ? order by seq"
    for row in connection.fetch(EntryRow, sql, [table]):
        if any(each in row.data for each in ids):
            text = _renamed(row.data, ids, name)
            connection.execute("update entries set data = ? where table_id = ? and seq = ?", [text, table, row.seq])
    line = _renamed(stored.line, ids, name)
    _append(connection, stored._replace(line=line), LogRewritten())


def _renamed(text: str, ids: list[str], name: str) -> str:
    data: JsonData = msgspec.json.decode(text)
    person_deletion.rename_in_json(data, ids, name)
    return msgspec.json.encode(data).decode()


# -- passphrase links --------------------------------------------------------------------------


def create_passphrase_link(connection: Connection, account_person: PersonRow, until: int) -> str:
    """Create a one-time token for a new passphrase, valid until a time. Invalidates earlier ones."""
    if account_person.account is None:
        raise BastideError("no-account", "guests don't have a passphrase")
    token = new_token()
    connection.execute("delete from links where person = ? or until <= ?", [account_person.id, now_ms()])
    connection.execute(
        "insert into links (hash, person, until) values (?, ?, ?)", [hash_token(token), account_person.id, until]
    )
    return token


def is_passphrase_link_valid(connection: Connection, token: str) -> bool:
    """Whether a passphrase link is unused and has not expired."""
    sql = "select 1 from links where hash = ? and until > ?"
    return bool(connection.fetch(tuple[int], sql, [hash_token(token), now_ms()]))


def redeem_passphrase_link(connection: Connection, token: str, passphrase_hash: str) -> str | None:
    """Set a new passphrase hash by a link and end all sessions; returns the account name.

    None if the link is invalid. Of two concurrent uses, only the first succeeds.
    """
    sql = "delete from links where hash = ? and until > ? returning person"
    found = connection.fetch(tuple[str], sql, [hash_token(token), now_ms()])
    if not found:
        return None
    account_person = found[0][0]
    sql = "update people set passphrase = ? where id = ? and login is not null and deleted is null returning login"
    account = connection.fetch(tuple[str], sql, [passphrase_hash, account_person])
    connection.execute("delete from links where person = ?", [account_person])
    end_sessions(connection, account_person)
    return account[0][0] if account else None


# -- tables ------------------------------------------------------------------------------------


def search_tables(
    connection: Connection, text: str = "", who: str = "", game: str = "", status: str = "", limit: int = 100
) -> list[TableRow]:
    """Search tables by id prefix, seated person, game and status; last changed first."""
    conditions: list[str] = []
    values: list[SqlValue] = []
    if text:
        conditions.append("substr(id, 1, ?) = ?")
        values += [len(text), text]
    if who:
        mine = "person = ? or person in (select id from people where merged_into = ?)"
        conditions.append(f"id in (select table_id from sitting where {mine})")
        values += [who, who]
    for column, value in (("game", game), ("status", status)):
        if value:
            conditions.append(f"{column} = ?")
            values.append(value)
    where = f" where {' and '.join(conditions)}" if conditions else ""
    return connection.fetch(TableRow, f"{SELECT_TABLES}{where} order by updated_at desc, id limit ?", [*values, limit])


def find_table(connection: Connection, query: str) -> TableRow:
    """Find the only table with this id prefix. Raises ``BastideError`` (``which-table``) otherwise."""
    found = search_tables(connection, query, limit=2) if query else []
    if len(found) != 1:
        raise BastideError("which-table", f"no unique table id starts with {query}", table=query)
    return found[0]


def delete_table(connection: Connection, table_id: str) -> None:
    """Delete a table with all its data. Ratings stay, because later ones build on them."""
    connection.execute("delete from tables where id = ?", [table_id])
    connection.publish_changes([(table_id, 0)])


def read_chat(connection: Connection, table_id: str) -> list[ChatLine]:
    """Read the chat of a table."""
    return [line for _, line in read_named_chat(connection, table_id)]


def read_named_chat(connection: Connection, table_id: str) -> list[tuple[str, ChatLine]]:
    """Read the chat of a table, each line with the name of its author or of the seat's present player."""
    seats: list[str] = []
    for (line,) in connection.fetch(tuple[str], "select line from tables where id = ?", [table_id]):
        listed = decode_json_object(line).get("seats")
        if isinstance(listed, list):
            seats = [str(seat.get("name") or "") for seat in listed if isinstance(seat, dict)]
    sql = "select seq, kind, seat, data, at from entries where table_id = ? and kind = ? order by seq"
    entries = [decode_entry(*row) for row in connection.fetch(EntryRow, sql, [table_id, ChatSent.kind])]
    return [
        (
            each.data.name or (seats[each.seat] if 0 <= each.seat < len(seats) else ""),
            ChatLine(each.seq, each.at_ms, each.seat, each.data.text),
        )
        for each in entries
        if isinstance(each.data, ChatSent)
    ]


def remove_chat_line(connection: Connection, table_id: str, line: int) -> None:
    """Remove the text of a chat line from a log; the log records the removal."""
    stored = _lock_table(connection, table_id)
    sql = "select seq, kind, seat, data, at from entries where table_id = ? and seq = ? and kind = ?"
    rows = connection.fetch(EntryRow, sql, [table_id, line, ChatSent.kind])
    what = decode_entry(*rows[0]).data if rows else None
    if not isinstance(what, ChatSent) or not what.text:
        raise BastideError("no-line", f"line {line} of this table is not a chat message", line=line)
    emptied = encode_entry_data(msgspec.structs.replace(what, text=""))
    connection.execute("update entries set data = ? where table_id = ? and seq = ?", [emptied, table_id, line])
    _append(connection, stored, LogRewritten(line))


def _lock_table(connection: Connection, table_id: str) -> TableRow:
    """Lock and return a table's row until the transaction ends."""
    return connection.fetch(TableRow, f"{SELECT_TABLES} where id = ?{connection.for_update}", [table_id])[0]


def _append(connection: Connection, stored: TableRow, what: LogRewritten) -> None:
    """Append an entry that makes running servers reload the log, and delete the outdated snapshot."""
    connection.execute("delete from snapshots where table_id = ?", [stored.table])
    entry = LogEntry(stored.seq + 1, -1, what, max(now_ms(), stored.updated_at))
    write_appends(connection, [LogAppend(stored.table, [entry], listed_from_row(stored).summary, new=False)])
