"""Errors for refused requests, and their form on the wire."""

from __future__ import annotations

from msgspec import to_builtins

from bastide.core.action_reason import Refusal
from bastide.core.errors import BastideError
from bastide.tables.messages import Problem

#: JavaScript cannot represent larger integers exactly, so they are sent as text.
MAX_SAFE_INTEGER = 1 << 53


class RequestRefused(BastideError):
    """Error for a request that is not carried out. Nothing has changed."""


def table_not_found_error() -> RequestRefused:
    """Return the error for a missing table.

    The same error hides a private table from a visitor without access.
    """
    return RequestRefused("no-table", "table not found, or you don't have access to it")


def deal_not_over_error() -> RequestRefused:
    return RequestRefused("deal-not-over", "the daily challenge can be replayed and compared when its day is over")


def not_identified_error() -> RequestRefused:
    """Return the error for a visitor who has to identify first."""
    return RequestRefused("who-are-you", "identify first: POST /api/me with a name")


def describe_error(error: BastideError) -> Problem:
    """Convert an error to its wire message, with JSON data as details."""
    return Problem(error.code, str(error), {name: to_json_data(value) for name, value in error.details.items()})


def to_json_data(value: object) -> object:
    """Convert a detail of an error to JSON data."""
    if isinstance(value, Refusal):
        return value.to_json_data()
    if isinstance(value, OSError):  # the message may contain paths of this machine
        return value.strerror
    if isinstance(value, BastideError):
        return to_builtins(describe_error(value))
    if isinstance(value, int) and abs(value) > MAX_SAFE_INTEGER:
        return str(value)
    return to_builtins(value, enc_hook=str)
