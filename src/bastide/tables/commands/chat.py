"""Chat: quotas of spectators, and cleaning of the text.

Pages escape all text, so the rules here are not about HTML.
"""

from __future__ import annotations

import unicodedata
from typing import Final

from bastide.tables import log
from bastide.tables import messages as wire
from bastide.tables.commands.checks import check_may_see, own_seat
from bastide.tables.errors import Refused
from bastide.tables.log import Draft
from bastide.tables.model.table import Table
from bastide.tables.visitor import Occasion

CHAT_LENGTH: Final = 500
#: Maximum number of chat messages of one spectator, and of all spectators of a table.
LINES: Final = 30
ALL_LINES: Final = 300
#: Combining marks on one letter: enough for every script, too few to cover other lines.
MARKS: Final = 3


def chat(table: Table, command: wire.Chat, context: Occasion) -> list[Draft]:
    visitor = context.visitor
    if table.seat_of(visitor.ids) < 0 and table.talk:
        check_may_see(table, visitor, command.invite)
        if not visitor.id:
            raise Refused("who-are-you", "identify first: POST /api/me with a name")
        if sum(table.said.get(each, 0) for each in visitor.ids) >= LINES or sum(table.said.values()) >= ALL_LINES:
            raise Refused("said-enough", "the chat limit for spectators of this table is reached")
        return [Draft(-1, log.Chatted(clean_chat(command.text), visitor.id, visitor.name))]
    seat = own_seat(table, visitor)
    return [Draft(seat, log.Chatted(clean_chat(command.text), table.seats[seat].person))]


def clean_chat(text: str) -> str:
    """Return chat text without control characters, in at most five lines; RequestRefused if nothing is left."""
    lines = []
    for line in unicodedata.normalize("NFC", text).splitlines():
        kept = "".join(letter for letter in line if unicodedata.category(letter) not in ("Cc", "Cf", "Cs", "Co", "Cn"))
        if kept.strip():
            lines.append(" ".join(kept.split()))
    cleaned = "\n".join(lines[:5])[:CHAT_LENGTH]
    if not cleaned or too_many_marks(cleaned):
        raise Refused("bad-chat", "the message contains no visible text")
    return cleaned


def too_many_marks(text: str) -> bool:
    """Return whether a letter carries too many combining marks."""
    marks = 0
    for letter in text:
        marks = marks + 1 if unicodedata.category(letter)[0] == "M" else 0
        if marks > MARKS:
            return True
    return False
