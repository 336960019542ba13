"""Annotated positions: a position text with variations, comments and marks in comment lines.

    game: dominion | players: 2 | ...
    # variation 1 = 0 0 play village
    # comment 1 = "Draws first."
    # marks 1 = good

Positions are numbered as in an annotated record without actions: 0 is the given position, and the following numbers are
those after the actions of variations. ``Game.position`` skips these lines.
"""

from __future__ import annotations

import re
from typing import Final

from bastide.core.errors import InvalidSnapshot
from bastide.core.game_registry import get_game
from bastide.core.position_text import game_of_position
from bastide.core.records.game_record import Record
from bastide.core.records.record_annotations import Annotations
from bastide.core.records.record_parser import AnnotationLine, duplicate_error, parse_annotations
from bastide.core.state import State

_FIRST_RECORD_WORDS: Final = ["bastide", "record"]
_ANNOTATION: Final = re.compile(r"[ \t]*#[ \t]*((?:variation|comment|marks) [0-9]+)[ \t]*=(.*)")


def is_record_text(text: str) -> bool:
    """Return whether a text is that of a record, not of a position."""
    return text.lstrip()[:40].split()[:2] == _FIRST_RECORD_WORDS


def read_annotated_position(text: str) -> tuple[State, Record]:
    """Read a position text. Returns the position, and a record without actions that has its annotations.

    Raises InvalidSnapshot for the position, and CorruptRecord for an annotation.
    """
    lines = text.splitlines()
    notes: dict[str, AnnotationLine] = {}
    for number, line in enumerate(lines):
        match = _ANNOTATION.fullmatch(line)
        if match is not None:
            if match[1] in notes:
                raise duplicate_error(number + 1, match[1])
            notes[match[1]] = AnnotationLine(match[2].strip(), number + 1)
            lines[number] = ""
    described = "\n".join(lines)
    name = game_of_position(described)
    if not name:
        raise InvalidSnapshot("position-game", "the position names no game; begin with 'game: ID'")
    game = get_game(name)
    state = game.position(described)
    record = Record(game.id, game.rules_version, 0, {}, [f"player {player}" for player in range(state.players)])
    parse_annotations(record, notes)
    return state, record


def write_annotated_position(start: State, notes: Annotations) -> str:
    """Write a position with its annotations."""
    # A bar separates the parts of a position, also in comments.
    lines = [line.replace("|", "\\u007c") for line in notes.to_lines(0, "# ")]
    return "\n".join([start.position(), *lines]) + "\n"
