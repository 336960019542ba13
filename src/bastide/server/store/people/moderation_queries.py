"""Moderation queries: bans, mutes, blocks, reports and invitations.

Functions that write need a transaction (``DatabaseStore.write``), the others any connection (``DatabaseStore.read``).
Times are milliseconds since 1970. Every change is published to all processes, which apply it at once: banned people
are disconnected, muted people cannot chat.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Collection, Iterable
from time import time
from typing import Final, NamedTuple

from bastide.hosting.api.account_messages import BlockedPerson
from bastide.hosting.storage.log_store import make_person_notification
from bastide.server.store.database import Connection
from bastide.server.store.database.database_interface import fetch_structs
from bastide.server.store.people import friend_queries
from bastide.server.store.people.random_tokens import hash_token, new_id, new_token
from bastide.tables.request_errors import RequestRefused
from bastide.tables.visitor_and_command_context import FOREVER_MS

#: Limits for one person.
MAX_BLOCKS_PER_PERSON: Final = 500
MAX_REPORTS_PER_DAY: Final = 20
DAY_MS: Final = 86_400_000
#: Maximum length of a ban's reason and of a report.
MAX_TEXT_CHARACTERS: Final = 1000

BAN_PERSON: Final = "person"
BAN_ADDRESS: Final = "address"


class Ban(NamedTuple):
    """A ban. ``who``: a person's id or an address, depending on ``kind``."""

    kind: str
    who: str
    at: int
    until: int
    reason: str


class Mute(NamedTuple):
    """A mute of a person."""

    person: str
    at: int
    until: int
    reason: str


class Report(NamedTuple):
    """A report. ``reporter`` and ``about`` are person ids; ``entry``: the log entry of the reported chat line."""

    id: str
    at: int
    reporter: str
    about: str
    table: str
    entry: int | None
    text: str
    closed: int | None


class Invitation(NamedTuple):
    """An invitation, by the hash of its code. ``uses``: how many are left."""

    hash: str
    at: int
    until: int
    uses: int
    note: str


def now_ms() -> int:
    """Return the machine's time in milliseconds since 1970."""
    return int(time() * 1000)


def mark_people_changed(connection: Connection, *people: str) -> None:
    """Increment the versions of changed people and notify all processes. Call it with every change of a person.

    The bot accounts of a person change with them, because bans and mutes hold for both.
    """
    for person in people:
        sql = (
            "update people set changed = changed + 1"
            " where id = ? or id in (select person from bot_accounts where owner = ?)"
        )
        connection.execute(sql, [person, person])
    connection.publish_changes([make_person_notification(person) for person in people])


def merged_ids(connection: Connection, person: str) -> list[str]:
    """Return a person's id, followed by the ids of all guests merged into the account."""
    merged = connection.fetch(tuple[str], "select id from people where merged_into = ?", [person])
    return [person, *(each for (each,) in merged)]


def end_sessions(connection: Connection, person: str) -> None:
    """End all sessions of a person and close their sockets. A guest cannot sign in again."""
    connection.execute("delete from sessions where person = ?", [person])
    mark_people_changed(connection, person)


# -- bans --------------------------------------------------------------------------------------


def ban_person(connection: Connection, person: str, until: int = FOREVER_MS, reason: str = "") -> None:
    """Ban a person until a time. Sessions stay, so that the person sees the ban and can return after it."""
    _ban(connection, BAN_PERSON, person, until, reason)
    mark_people_changed(connection, person)


def ban_address(connection: Connection, address: str, until: int = FOREVER_MS, reason: str = "") -> str:
    """Ban an IP address or network (``192.0.2.0/24``) until a time; returns it normalized.

    Raises ``RequestRefused`` (``bad-address``) if it is malformed.
    """
    found = normalize_network(address)
    _ban(connection, BAN_ADDRESS, found, until, reason)
    connection.publish_changes([make_person_notification("")])
    return found


def normalize_network(address: str) -> str:
    """Normalize an IP address or network. An IPv6 address becomes its /64 network, which one user usually has."""
    try:
        found = ipaddress.ip_network(address.strip(), strict=False)
    except ValueError:
        raise RequestRefused("bad-address", f"{address} is not an IP address or network", address=address) from None
    if isinstance(found, ipaddress.IPv6Network) and found.prefixlen == 128:
        mapped = found.network_address.ipv4_mapped
        found = ipaddress.ip_network(mapped) if mapped is not None else found.supernet(new_prefix=64)
    return str(found)


def _ban(connection: Connection, kind: str, who: str, until: int, reason: str) -> None:
    sql = (
        "insert into bans (kind, who, at, until, reason) values (?, ?, ?, ?, ?)"
        " on conflict (kind, who) do update set at = excluded.at, until = excluded.until, reason = excluded.reason"
    )
    connection.execute(sql, [kind, who, now_ms(), until, reason[:MAX_TEXT_CHARACTERS]])


def lift_ban(connection: Connection, kind: str, who: str) -> bool:
    """Lift the ban of a person or an address, depending on ``kind``. Returns whether there was one."""
    who = normalize_network(who) if kind == BAN_ADDRESS else who
    found = connection.fetch(tuple[str], "delete from bans where kind = ? and who = ? returning who", [kind, who])
    mark_people_changed(connection, who if kind == BAN_PERSON else "")
    return bool(found)


def active_bans(connection: Connection, now: int | None = None) -> list[Ban]:
    """List active bans, newest first."""
    sql = "select kind, who, at, until, reason from bans where until > ? order by at desc, who"
    return connection.fetch(Ban, sql, [now_ms() if now is None else now])


# -- mutes -------------------------------------------------------------------------------------


def mute_person(connection: Connection, person: str, until: int = FOREVER_MS, reason: str = "") -> None:
    """Mute a person until a time."""
    sql = (
        "insert into mutes (person, at, until, reason) values (?, ?, ?, ?)"
        " on conflict (person) do update set at = excluded.at, until = excluded.until, reason = excluded.reason"
    )
    connection.execute(sql, [person, now_ms(), until, reason[:MAX_TEXT_CHARACTERS]])
    mark_people_changed(connection, person)


def unmute_person(connection: Connection, person: str) -> bool:
    """Lift a mute. Returns whether there was one."""
    found = connection.fetch(tuple[str], "delete from mutes where person = ? returning person", [person])
    mark_people_changed(connection, person)
    return bool(found)


def active_mutes(connection: Connection, now: int | None = None) -> list[Mute]:
    """List active mutes, newest first."""
    sql = "select person, at, until, reason from mutes where until > ? order by at desc, person"
    return connection.fetch(Mute, sql, [now_ms() if now is None else now])


# -- blocks ------------------------------------------------------------------------------------


def block_person(connection: Connection, person: str, blocked: str) -> None:
    """Block a person, which ends a friendship. Raises ``RequestRefused`` (``too-many-blocks``) beyond the limit."""
    own = connection.fetch(tuple[int], "select count(*) from blocks where person = ?", [person])
    if own[0][0] >= MAX_BLOCKS_PER_PERSON:
        raise RequestRefused(
            "too-many-blocks",
            f"you can block up to {MAX_BLOCKS_PER_PERSON} people; unblock someone first",
            most=MAX_BLOCKS_PER_PERSON,
        )
    friend_queries.end_by_block(connection, person, blocked)
    sql = "insert into blocks (person, blocked, at) values (?, ?, ?) on conflict do nothing"
    connection.execute(sql, [person, blocked, now_ms()])
    mark_people_changed(connection, person, blocked)


def unblock_person(connection: Connection, people: Collection[str], blocked: str) -> None:
    """Lift a block. ``people``: all ids of the person who has blocked."""
    for person in people:
        connection.execute("delete from blocks where person = ? and blocked = ?", [person, blocked])
    mark_people_changed(connection, *people, blocked)


def blocked_people(connection: Connection, people: Collection[str]) -> list[BlockedPerson]:
    """List the people whom a person (with all their ids) has blocked, newest first."""
    sql = (
        "select blocked, coalesce(name, ''), at from blocks left join people on people.id = blocked"
        f" where person in ({_placeholders(people)}) order by at desc, blocked"
    )
    return fetch_structs(connection, BlockedPerson, sql, sorted(people))


# -- reports -----------------------------------------------------------------------------------


def create_report(connection: Connection, reporter: str, about: str, table: str, entry: int | None, text: str) -> str:
    """Store a report; returns its id. Raises ``RequestRefused`` (``too-many-reports``) beyond the daily limit."""
    now = now_ms()
    sql = "select count(*) from reports where reporter = ? and at > ?"
    if connection.fetch(tuple[int], sql, [reporter, now - DAY_MS])[0][0] >= MAX_REPORTS_PER_DAY:
        raise RequestRefused(
            "too-many-reports", f"you can send up to {MAX_REPORTS_PER_DAY} reports per day", most=MAX_REPORTS_PER_DAY
        )
    number = new_id()
    connection.execute(
        "insert into reports (id, at, reporter, about, table_id, entry, text) values (?, ?, ?, ?, ?, ?, ?)",
        [number, now, reporter, about, table, entry, text[:MAX_TEXT_CHARACTERS]],
    )
    return number


SELECT_REPORTS: Final = "select id, at, reporter, about, table_id, entry, text, closed from reports"


def list_reports(connection: Connection, all: bool = False, limit: int = 100) -> list[Report]:
    """List open reports, or all of them; newest first."""
    where = "" if all else " where closed is null"
    return connection.fetch(Report, f"{SELECT_REPORTS}{where} order by at desc, id limit ?", [limit])


def get_report(connection: Connection, id: str) -> Report | None:
    """Return a report; None if it does not exist."""
    return next(iter(connection.fetch(Report, f"{SELECT_REPORTS} where id = ?", [id])), None)


def reports_by(connection: Connection, people: Collection[str]) -> list[Report]:
    """List the reports that a person (with all their ids) has made."""
    return connection.fetch(
        Report, f"{SELECT_REPORTS} where reporter in ({_placeholders(people)}) order by at, id", sorted(people)
    )


def close_report(connection: Connection, id: str) -> bool:
    """Close a report. Returns whether it was open."""
    sql = "update reports set closed = ? where id = ? and closed is null returning id"
    return bool(connection.fetch(tuple[str], sql, [now_ms(), id]))


# -- invitations -------------------------------------------------------------------------------


def create_invitation(connection: Connection, until: int = FOREVER_MS, uses: int = 1, note: str = "") -> str:
    """Create an invitation for ``uses`` people; returns its code, which is not stored."""
    code = new_token()
    sql = "insert into invitations (hash, at, until, uses, note) values (?, ?, ?, ?, ?)"
    connection.execute(sql, [hash_token(code), now_ms(), until, uses, note[:MAX_TEXT_CHARACTERS]])
    return code


def valid_invitations(connection: Connection) -> list[Invitation]:
    """List valid invitations, newest first."""
    sql = "select hash, at, until, uses, note from invitations where uses > 0 and until > ? order by at desc, hash"
    return connection.fetch(Invitation, sql, [now_ms()])


def revoke_invitation(connection: Connection, hash: str) -> bool:
    """Revoke an invitation by a prefix of its hash. Returns False unless exactly one matches."""
    sql = "select hash from invitations where substr(hash, 1, ?) = ? limit 2"
    found = connection.fetch(tuple[str], sql, [len(hash), hash])
    if len(found) != 1 or not hash:
        return False
    connection.execute("delete from invitations where hash = ?", [found[0][0]])
    return True


def redeem_invitation(connection: Connection, code: str) -> bool:
    """Use an invitation once. Returns whether it was valid."""
    sql = "update invitations set uses = uses - 1 where hash = ? and uses > 0 and until > ? returning hash"
    return bool(connection.fetch(tuple[str], sql, [hash_token(code), now_ms()]))


def _placeholders(values: Iterable[str]) -> str:
    return ", ".join("?" for _ in values)
