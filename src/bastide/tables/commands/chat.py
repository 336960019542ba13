"""Chat: quotas of spectators, and cleaning of the text.

Pages escape all text, so the rules here are not about HTML.
"""

from __future__ import annotations

import unicodedata
from typing import Final

from bastide.tables import log
from bastide.tables import messages as wire
from bastide.tables.commands.permission_checks import check_may_see, require_seat
from bastide.tables.log import EntryDraft
from bastide.tables.request_errors import RequestRefused
from bastide.tables.state.seats_and_proposals import get_device_owner
from bastide.tables.state.table_state import Table
from bastide.tables.visitor_and_command_context import CommandContext

MAX_CHAT_LENGTH: Final = 500
#: Maximum number of chat messages of one spectator, and of all spectators of a table.
MAX_LINES_PER_SPECTATOR: Final = 30
MAX_SPECTATOR_LINES: Final = 300
#: Combining marks on one letter: enough for every script, too few to cover other lines.
MAX_COMBINING_MARKS: Final = 3


def send_chat(table: Table, command: wire.Chat, context: CommandContext) -> list[EntryDraft]:
    visitor = context.visitor
    if table.seat_of(visitor.ids) < 0 and table.talk:
        check_may_see(table, visitor, command.invite)
        if not visitor.id:
            raise RequestRefused("who-are-you", "identify first: POST /api/me with a name")
        if (
            sum(table.spectator_chat_counts.get(each, 0) for each in visitor.ids) >= MAX_LINES_PER_SPECTATOR
            or sum(table.spectator_chat_counts.values()) >= MAX_SPECTATOR_LINES
        ):
            raise RequestRefused("said-enough", "spectator chat at this table has reached its limit")
        return [EntryDraft(-1, log.ChatSent(clean_chat(command.text), visitor.id, visitor.name))]
    seat = require_seat(table, visitor)
    return [EntryDraft(seat, log.ChatSent(clean_chat(command.text), get_device_owner(table.seats[seat].person)))]


def clean_chat(text: str) -> str:
    """Return chat text without control characters, in at most five lines; RequestRefused if nothing is left."""
    lines = []
    for line in unicodedata.normalize("NFC", text).splitlines():
        kept = "".join(letter for letter in line if unicodedata.category(letter) not in ("Cc", "Cf", "Cs", "Co", "Cn"))
        if kept.strip():
            lines.append(" ".join(kept.split()))
    cleaned = "\n".join(lines[:5])[:MAX_CHAT_LENGTH]
    if not cleaned or has_too_many_marks(cleaned):
        raise RequestRefused("bad-chat", "type a message first")
    return cleaned


def has_too_many_marks(text: str) -> bool:
    """Return whether a letter carries too many combining marks."""
    marks = 0
    for letter in text:
        marks = marks + 1 if unicodedata.category(letter)[0] == "M" else 0
        if marks > MAX_COMBINING_MARKS:
            return True
    return False
