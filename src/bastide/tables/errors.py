"""What is refused at a table, and how an error goes over the wire."""

from __future__ import annotations

from msgspec import to_builtins

from bastide.core.errors import BastideError
from bastide.core.reason import Refusal
from bastide.tables.messages import Problem

#: Larger numbers do not arrive as they were sent: seeds go as text.
MOST = 1 << 53


class Refused(BastideError):
    """This will not be done. Nothing has been changed."""


def no_table() -> Refused:
    """Also for a private table that the asker may not see: whether it exists is nobody's business."""
    return Refused("no-table", "there is no such table, or it is not yours to see")


def nobody() -> Refused:
    """Who has not said who they are may look, and no more."""
    return Refused("who-are-you", "say who you are first: POST /api/me with a name")


def described(error: BastideError) -> Problem:
    """An error as it goes over the wire: its details are plain data."""
    return Problem(error.code, str(error), {name: plain(value) for name, value in error.details.items()})


def plain(value: object) -> object:
    if isinstance(value, Refusal):
        return value.plain()
    if isinstance(value, OSError):  # its own words name files of this machine
        return value.strerror
    if isinstance(value, BastideError):
        return to_builtins(described(value))
    if isinstance(value, int) and abs(value) > MOST:
        return str(value)
    return to_builtins(value, enc_hook=str)
