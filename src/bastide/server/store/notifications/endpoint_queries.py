"""Endpoints, settings and muted tables of people, and the server's own secrets."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

import msgspec

from bastide.server.notifications.delivery_schedule import NotificationSettings
from bastide.server.store.database import Connection
from bastide.server.store.notifications import outbox_queries
from bastide.server.store.people.random_tokens import new_id
from bastide.tables.request_errors import RequestRefused

#: Maximum number of endpoints of one person, by channel.
MAX_ENDPOINTS: Final = {"push": 10, "email": 2, "webhook": 3}
MAX_MUTED_TABLES: Final = 500


class StoredEndpoint(NamedTuple):
    """An endpoint as its owner sees it."""

    id: str
    channel: str
    address: str
    keys: str
    label: str
    created: int
    verified: int | None
    problem: str
    dropped: int | None
    delivered: int | None


SELECT_ENDPOINTS: Final = (
    "select id, channel, address, keys, label, created, verified, problem, dropped, delivered"
    " from notification_endpoints"
)


def list_endpoints(connection: Connection, person: str) -> list[StoredEndpoint]:
    """List the endpoints of a person, oldest first."""
    return connection.fetch(StoredEndpoint, f"{SELECT_ENDPOINTS} where person = ? order by created, id", [person])


def find_endpoint(connection: Connection, id: str) -> tuple[str, StoredEndpoint] | None:
    """Return the owner of an endpoint and the endpoint."""
    owners = connection.fetch(tuple[str], "select person from notification_endpoints where id = ?", [id])
    found = connection.fetch(StoredEndpoint, f"{SELECT_ENDPOINTS} where id = ?", [id])
    return (owners[0][0], found[0]) if owners and found else None


def add_endpoint(
    connection: Connection,
    person: str,
    channel: str,
    address: str,
    now: int,
    *,
    keys: str = "{}",
    label: str = "",
    session: str | None = None,
    is_verified: bool = True,
) -> str:
    """Store an endpoint, unless it is known, and return its id. Raises ``RequestRefused`` if there are too many."""
    sql = f"select id from people where id = ? and deleted is null{connection.for_update}"
    if not connection.fetch(tuple[str], sql, [person]):
        raise RequestRefused("session-ended", "your session has ended")
    if channel == "push":
        # The browser belongs to another person now; only the browser itself knows address and keys.
        sql = "delete from notification_endpoints where channel = 'push' and address = ? and keys = ? and person <> ?"
        connection.execute(sql, [address, keys, person])
    sql = "select id, dropped, keys from notification_endpoints where person = ? and channel = ? and address = ?"
    known = connection.fetch(tuple[str, int | None, str], sql, [person, channel, address])
    if known and known[0][1] is None:
        sql = "update notification_endpoints set keys = ?, session = ?, failures = 0, problem = '' where id = ?"
        connection.execute(sql, [keys if channel == "push" else known[0][2], session, known[0][0]])
        return known[0][0]
    if known:
        connection.execute("delete from notification_endpoints where id = ?", [known[0][0]])
    sql = "select count(*) from notification_endpoints where person = ? and channel = ? and dropped is null"
    limit = MAX_ENDPOINTS[channel]
    if connection.fetch(tuple[int], sql, [person, channel])[0][0] >= limit:
        raise RequestRefused("too-many-endpoints", f"you can have {limit} of these; remove one first", most=limit)
    new = new_id()
    sql = (
        "insert into notification_endpoints (id, person, channel, address, keys, label, session, created, verified,"
        " available_at, failures, problem) values (?, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0, '')"
    )
    values = [new, person, channel, address, keys, label, session, now, now if is_verified else None]
    connection.execute(sql, values)
    return new


def remove_endpoint(connection: Connection, person: str, id: str) -> bool:
    """Remove an endpoint of a person; False if they have no such endpoint."""
    sql = "delete from notification_endpoints where id = ? and person = ? returning id"
    return bool(connection.fetch(tuple[str], sql, [id, person]))


def remove_push_address(connection: Connection, person: str, address: str) -> None:
    """Remove the browser with this address."""
    sql = "delete from notification_endpoints where person = ? and channel = 'push' and address = ?"
    connection.execute(sql, [person, address])


def verify_email(connection: Connection, id: str, now: int) -> bool:
    """Mark an e-mail address as verified; False if it was removed meanwhile."""
    sql = (
        "update notification_endpoints set verified = coalesce(verified, ?) where id = ? and channel = 'email'"
        " and dropped is null returning id"
    )
    return bool(connection.fetch(tuple[str], sql, [now, id]))


def unsubscribe_email(connection: Connection, id: str, now: int) -> bool:
    """Send no more e-mails to an address; False if it is unknown."""
    sql = "select id from notification_endpoints where id = ? and channel = 'email'"
    if not connection.fetch(tuple[str], sql, [id]):
        return False
    outbox_queries.drop_endpoint(connection, id, "unsubscribed", now)
    return True


# -- settings ----------------------------------------------------------------------------------


def load_settings(connection: Connection, person: str) -> NotificationSettings:
    """Load the notification settings of a person."""
    found = connection.fetch(tuple[str], "select data from notification_settings where person = ?", [person])
    return msgspec.json.decode(found[0][0], type=NotificationSettings) if found else NotificationSettings()


def save_settings(connection: Connection, person: str, settings: NotificationSettings) -> None:
    """Save the notification settings of a person."""
    sql = "insert into notification_settings (person, data) values (?, ?) on conflict (person) do update set data = ?"
    data = msgspec.json.encode(settings).decode()
    connection.execute(sql, [person, data, data])


def list_muted_tables(connection: Connection, person: str) -> list[str]:
    sql = "select table_id from notification_mutes where person = ? order by table_id"
    return [table for (table,) in connection.fetch(tuple[str], sql, [person])]


def mute_table(connection: Connection, person: str, table: str, is_muted: bool) -> None:
    """Mute or unmute a table for a person who has been there. Raises ``RequestRefused`` at the limit."""
    connection.execute("delete from notification_mutes where person = ? and table_id = ?", [person, table])
    if not is_muted:
        return
    if len(list_muted_tables(connection, person)) >= MAX_MUTED_TABLES:
        raise RequestRefused("too-many-muted", f"you can mute {MAX_MUTED_TABLES} tables", most=MAX_MUTED_TABLES)
    sql = (
        "insert into notification_mutes (person, table_id) select ?, table_id from been where table_id = ?"
        " and person in (select id from people where id = ? or merged_into = ?) limit 1"
    )
    connection.execute(sql, [person, table, person, person])


# -- secrets of the server ---------------------------------------------------------------------


def load_secret(connection: Connection, name: str, make: Callable[[], str]) -> str:
    """Return a secret that the server has made for itself; the first caller of all processes makes it."""
    sql = "insert into server_secrets (name, value) values (?, ?) on conflict do nothing"
    connection.execute(sql, [name, make()])
    return connection.fetch(tuple[str], "select value from server_secrets where name = ?", [name])[0][0]
