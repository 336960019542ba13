"""What people may write: text that can be shown anywhere without harm. Every page escapes what it shows."""

from __future__ import annotations

import unicodedata
from typing import Final

from bastide.tables.errors import Refused

CHAT_LENGTH: Final = 500
#: Marks that may sit on one letter: enough for every script, too few for a tower.
MARKS: Final = 3


def clean_chat(text: str) -> str:
    """What somebody says, as it is kept: no control characters, a few lines; Refused if nothing is left."""
    lines = []
    for line in unicodedata.normalize("NFC", text).splitlines():
        kept = "".join(letter for letter in line if unicodedata.category(letter) not in ("Cc", "Cf", "Cs", "Co", "Cn"))
        if kept.strip():
            lines.append(" ".join(kept.split()))
    said = "\n".join(lines[:5])[:CHAT_LENGTH]
    if not said or too_many_marks(said):
        raise Refused("bad-chat", "there is nothing in it that could be shown")
    return said


def too_many_marks(text: str) -> bool:
    marks = 0
    for letter in text:
        marks = marks + 1 if unicodedata.category(letter)[0] == "M" else 0
        if marks > MARKS:
            return True
    return False
