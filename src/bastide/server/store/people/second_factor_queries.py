"""Second factors of accounts: time-based one-time codes (TOTP, RFC 6238) and recovery codes.

Passkeys are in ``passkey_queries``; an account with a passkey has recovery codes, too.
"""

from __future__ import annotations

import base64
import binascii
import hmac
import secrets
from typing import Final
from urllib.parse import quote

import msgspec

from bastide.server.store.database import Connection
from bastide.server.store.people.random_tokens import hash_token
from bastide.tables.request_errors import RequestRefused

#: Size of a secret, as RFC 4226 recommends.
SECRET_BYTES: Final = 20
STEP_SECONDS: Final = 30
DIGITS: Final = 6
#: Codes of this many earlier and later steps are accepted, because clocks differ.
TOLERANCE_STEPS: Final = 1
RECOVERY_CODES: Final = 10
ISSUER: Final = "Bastide"


def new_secret() -> str:
    """Return a new secret in base 32, as authenticator apps expect it."""
    return base64.b32encode(secrets.token_bytes(SECRET_BYTES)).decode()


def is_valid_secret(secret: str) -> bool:
    """Whether a text is a secret as made by ``new_secret``."""
    try:
        return len(base64.b32decode(secret)) == SECRET_BYTES
    except (binascii.Error, ValueError):
        return False


def make_uri(secret: str, account: str) -> str:
    """Return the address that authenticator apps read from a QR code."""
    return f"otpauth://totp/{ISSUER}:{quote(account)}?secret={secret}&issuer={ISSUER}"


def make_code(secret: str, step: int) -> str:
    """Return the code of a time step (RFC 4226)."""
    digest = hmac.digest(base64.b32decode(secret), step.to_bytes(8, "big"), "sha1")
    offset = digest[-1] & 15
    number = int.from_bytes(digest[offset : offset + 4], "big") & 0x7FFFFFFF
    return f"{number % 10**DIGITS:0{DIGITS}d}"


def find_step(secret: str, code: str, now_ms: int) -> int | None:
    """Return the time step to which a code belongs; None if it is wrong or too old."""
    now = now_ms // (STEP_SECONDS * 1000)
    for step in range(now - TOLERANCE_STEPS, now + TOLERANCE_STEPS + 1):
        if hmac.compare_digest(make_code(secret, step).encode(), clean_code(code).encode()):
            return step
    return None


def clean_code(code: str) -> str:
    """Return a code as it is compared: without spaces and hyphens, in lower case."""
    return "".join(code.split()).replace("-", "").casefold()


def new_recovery_code() -> str:
    """Return a recovery code of 50 random bits."""
    text = base64.b32encode(secrets.token_bytes(10)).decode().lower()[:10]
    return f"{text[:5]}-{text[5:]}"


def wrong_code_error() -> RequestRefused:
    return RequestRefused("wrong-code", "wrong code; each code works once")


def count_recovery_codes(connection: Connection, person: str) -> int | None:
    """Return the number of unused recovery codes; None if the person has no second factor."""
    found = connection.fetch(tuple[str], "select recovery from second_factors where person = ?", [person])
    return len(msgspec.json.decode(found[0][0], type=list[str])) if found else None


def has_authenticator_app(connection: Connection, person: str) -> bool:
    """Whether a person has set up an authenticator app."""
    sql = "select person from second_factors where person = ? and secret <> ''"
    return bool(connection.fetch(tuple[str], sql, [person]))


def enable_app(connection: Connection, person: str, secret: str, step: int, now: int) -> list[str]:
    """Store the authenticator app of a person; returns new recovery codes, which replace those that they had.

    Raises ``RequestRefused`` if the person has an app.
    """
    replace = "update set secret = ?, last_step = ?, recovery = ? where second_factors.secret = ''"
    codes, hashes = _new_recovery_codes()
    if not _insert(connection, [person, secret, step, hashes, now], replace, [secret, step, hashes]):
        raise RequestRefused("second-factor-exists", "this account already has a second factor; remove it first")
    return codes


def add_recovery_codes(connection: Connection, person: str, now: int) -> list[str]:
    """Give a person recovery codes for their first passkey; returns none if they have a second factor already."""
    codes, hashes = _new_recovery_codes()
    return codes if _insert(connection, [person, "", 0, hashes, now], "nothing", []) else []


def _new_recovery_codes() -> tuple[list[str], str]:
    """Return new recovery codes, and their hashes as they are stored."""
    codes = [new_recovery_code() for _ in range(RECOVERY_CODES)]
    return codes, msgspec.json.encode([hash_token(clean_code(code)) for code in codes]).decode()


def _insert(connection: Connection, row: list[str | int], on_conflict: str, values: list[str | int]) -> bool:
    sql = (
        "insert into second_factors (person, secret, last_step, recovery, created) values (?, ?, ?, ?, ?)"
        f" on conflict (person) do {on_conflict} returning person"
    )
    return bool(connection.fetch(tuple[str], sql, [*row, *values]))


def remove_app(connection: Connection, person: str) -> None:
    """Remove the authenticator app of a person, and the recovery codes if no passkey is left that needs them."""
    connection.execute("update second_factors set secret = '' where person = ?", [person])
    remove_unneeded_codes(connection, person)


def remove_unneeded_codes(connection: Connection, person: str) -> None:
    """Remove the recovery codes of a person who has neither an authenticator app nor a passkey."""
    sql = (
        "delete from second_factors where person = ? and secret = ''"
        " and not exists (select 1 from passkeys where passkeys.person = second_factors.person)"
    )
    connection.execute(sql, [person])


def remove_all(connection: Connection, person: str) -> bool:
    """Remove the authenticator app, the passkeys and the recovery codes; returns whether there was a second factor."""
    connection.execute("delete from passkeys where person = ?", [person])
    return bool(connection.fetch(tuple[str], "delete from second_factors where person = ? returning person", [person]))


def use_code(connection: Connection, person: str, code: str, now_ms: int) -> bool:
    """Check a code of the authenticator app, or a recovery code. Each works once."""
    sql = f"select secret, last_step, recovery from second_factors where person = ?{connection.for_update}"
    found = connection.fetch(tuple[str, int, str], sql, [person])
    if not found:
        return False
    secret, last_step, recovery = found[0]
    step = find_step(secret, code, now_ms) if secret else None
    if step is not None and step > last_step:
        connection.execute("update second_factors set last_step = ? where person = ?", [step, person])
        return True
    hashes = msgspec.json.decode(recovery, type=list[str])
    given = hash_token(clean_code(code))
    if given not in hashes:
        return False
    hashes.remove(given)
    sql = "update second_factors set recovery = ? where person = ?"
    connection.execute(sql, [msgspec.json.encode(hashes).decode(), person])
    return True
