"""Errors for refused requests, and their form on the wire."""

from __future__ import annotations

from msgspec import to_builtins

from bastide.core.errors import BastideError
from bastide.core.reason import Refusal
from bastide.tables.messages import Problem

#: JavaScript cannot represent larger integers exactly, so they are sent as text.
MOST = 1 << 53


class Refused(BastideError):
    """Error for a request that is not carried out. Nothing has changed."""


def no_table() -> Refused:
    """Return the error for a missing table.

    The same error hides a private table from a visitor without access.
    """
    return Refused("no-table", "there is no such table, or you have no access to it")


def nobody() -> Refused:
    """Return the error for a visitor who has to identify first."""
    return Refused("who-are-you", "identify first: POST /api/me with a name")


def described(error: BastideError) -> Problem:
    """Convert an error to its wire message, with JSON data as details."""
    return Problem(error.code, str(error), {name: plain(value) for name, value in error.details.items()})


def plain(value: object) -> object:
    """Convert a detail of an error to JSON data."""
    if isinstance(value, Refusal):
        return value.plain()
    if isinstance(value, OSError):  # the message may contain paths of this machine
        return value.strerror
    if isinstance(value, BastideError):
        return to_builtins(described(value))
    if isinstance(value, int) and abs(value) > MOST:
        return str(value)
    return to_builtins(value, enc_hook=str)
