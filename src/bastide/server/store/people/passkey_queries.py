"""Passkeys of accounts, and the open challenges that browsers sign with them.

A challenge belongs to one browser, works once and expires. A browser has at most one, and so has the database a limited
number: the oldest challenge makes room for a new one.
"""

from __future__ import annotations

import secrets
from typing import Final, NamedTuple

from bastide.hosting.api.second_factor_messages import Passkey
from bastide.server.store.database import Connection
from bastide.server.store.database.database_interface import fetch_structs
from bastide.server.store.people import second_factor_queries
from bastide.tables.request_errors import RequestRefused

MAX_PASSKEYS: Final = 20
CHALLENGE_LIFETIME_MS: Final = 300_000
MAX_OPEN_CHALLENGES: Final = 1_000


class StoredKey(NamedTuple):
    """Owner, public key (base 64) and counter of a passkey."""

    person: str
    public_key: str
    sign_count: int


def create_challenge(connection: Connection, browser: str, person: str) -> str:
    """Return a new challenge for a browser, in base 64. ``person``: who adds a passkey; empty in a sign-in."""
    now = connection.read_clock_ms()
    delete_expired_challenges(connection, now)
    sql = (
        "delete from passkey_challenges where hash not in"
        " (select hash from passkey_challenges order by until desc limit ?)"
    )
    connection.execute(sql, [MAX_OPEN_CHALLENGES - 1])
    challenge, until = secrets.token_urlsafe(32), now + CHALLENGE_LIFETIME_MS
    sql = (
        "insert into passkey_challenges (hash, challenge, person, until) values (?, ?, ?, ?)"
        " on conflict (hash) do update set challenge = ?, person = ?, until = ?"
    )
    connection.execute(sql, [browser, challenge, person, until, challenge, person, until])
    return challenge


def take_challenge(connection: Connection, browser: str, person: str) -> str | None:
    """Delete the open challenge of a browser and return it; None if it has none for this person, or it is too old."""
    sql = "delete from passkey_challenges where hash = ? returning challenge, person, until"
    for challenge, owner, until in connection.fetch(tuple[str, str, int], sql, [browser]):
        if owner == person and until >= connection.read_clock_ms():
            return challenge
    return None


def delete_expired_challenges(connection: Connection, now: int) -> None:
    connection.execute("delete from passkey_challenges where until < ?", [now])


def list_passkeys(connection: Connection, person: str) -> list[Passkey]:
    """List the passkeys of a person, oldest first."""
    sql = "select id, name, created, used from passkeys where person = ? order by created, id"
    return fetch_structs(connection, Passkey, sql, [person])


def find_passkey(connection: Connection, id: str) -> StoredKey | None:
    found = connection.fetch(StoredKey, "select person, public_key, sign_count from passkeys where id = ?", [id])
    return found[0] if found else None


def add_passkey(connection: Connection, id: str, key: StoredKey, name: str, now: int) -> list[str]:
    """Store a passkey; returns the recovery codes if it is the account's first second factor, else none.

    Raises ``RequestRefused`` if the passkey is known or the account has too many.
    """
    if len(list_passkeys(connection, key.person)) >= MAX_PASSKEYS:
        raise RequestRefused(
            "too-many-passkeys", f"an account can have {MAX_PASSKEYS} passkeys; remove one first", most=MAX_PASSKEYS
        )
    sql = (
        "insert into passkeys (id, person, public_key, sign_count, name, created) values (?, ?, ?, ?, ?, ?)"
        " on conflict (id) do nothing returning id"
    )
    if not connection.fetch(tuple[str], sql, [id, key.person, key.public_key, key.sign_count, name, now]):
        raise RequestRefused("passkey-exists", "this passkey has been added already")
    return second_factor_queries.add_recovery_codes(connection, key.person, now)


def remove_passkey(connection: Connection, person: str, id: str) -> None:
    """Remove a passkey of a person, if they have it."""
    connection.execute("delete from passkeys where id = ? and person = ?", [id, person])
    second_factor_queries.remove_unneeded_codes(connection, person)


def mark_used(connection: Connection, id: str, before: StoredKey, sign_count: int, now: int) -> bool:
    """Store the counter after a use; False if the passkey was removed or used by another request meanwhile."""
    sql = "update passkeys set sign_count = ?, used = ? where id = ? and person = ? and sign_count = ? returning id"
    return bool(connection.fetch(tuple[str], sql, [sign_count, now, id, before.person, before.sign_count]))
