"""Annotations of a record: variations, comments and marks, as lines of its header.

    proof: variation 16 = 12 0 stash coin
    proof: comment 16 = "Safer."
    proof: marks 12 = bad

Positions are numbered: 0 is the start, 1 to N are those after the actions of the record, and the following numbers are
those after the actions of variations. The lines have the key ``proof`` because readers of version 0.1.0 skip only such
lines.
"""

from __future__ import annotations

import json
import re
from typing import Final, final

from bastide.core.errors import BastideError

VARIATION: Final = "variation"
COMMENT: Final = "comment"
MARKS_KEY: Final = "marks"
ANNOTATION_KEYS: Final = [VARIATION, COMMENT, MARKS_KEY]
#: What an action can be marked as.
MARKS: Final = ["good", "bad", "interesting"]
#: Actions of all variations of a record.
MAX_VARIATION_ACTIONS: Final = 10_000
MAX_COMMENT_LENGTH: Final = 10_000
#: Characters of all comments of a record.
MAX_COMMENTS_LENGTH: Final = 1_000_000

#: Characters that JSON leaves as they are, but that end a line or cannot be printed.
_UNPRINTABLE: Final = re.compile("[\x7f-\x9f\u2028\u2029]")


@final
class VariationMove:
    """An action of a variation: number of the position before it, player, notation, and its line in the file."""

    def __init__(self, parent: int, player: int, text: str, line: int = 0) -> None:
        self.parent = parent
        self.player = player
        self.text = text
        self.line = line


@final
class Annotations:
    """Variations, comments and marks of a record."""

    def __init__(self) -> None:
        self.variations: list[VariationMove] = []
        #: Number of a position to its comment.
        self.comments: dict[int, str] = {}
        #: Number of a position to the marks of the action before it.
        self.marks: dict[int, list[str]] = {}

    def to_lines(self, actions: int, prefix: str = "proof: ") -> list[str]:
        """Format the annotations of a record with this number of actions, as lines that begin with a prefix."""
        lines: list[str] = []
        for number in range(actions + len(self.variations) + 1):
            if number > actions:
                move = self.variations[number - actions - 1]
                lines.append(f"{prefix}{VARIATION} {number} = {move.parent} {move.player} {move.text}")
            if number in self.comments:
                lines.append(f"{prefix}{COMMENT} {number} = {quote_comment(self.comments[number])}")
            if number in self.marks:
                lines.append(f"{prefix}{MARKS_KEY} {number} = {' '.join(self.marks[number])}")
        return lines

    def check_limits(self) -> None:
        """Raise BastideError if there are too many variations, or too long or impossible comments or marks."""
        if len(self.variations) > MAX_VARIATION_ACTIONS:
            raise BastideError(
                "too-many-variations",
                f"variations can have {MAX_VARIATION_ACTIONS} actions, not {len(self.variations)}",
                most=MAX_VARIATION_ACTIONS,
            )
        for comment in self.comments.values():
            check_comment(comment)
        if sum([len(comment) for comment in self.comments.values()]) > MAX_COMMENTS_LENGTH:
            raise comment_error()
        for marks in self.marks.values():
            for mark in marks:
                if mark not in MARKS:
                    raise mark_error(mark)


def quote_comment(text: str) -> str:
    """Return a comment as a JSON string on one line."""
    return _UNPRINTABLE.sub(lambda found: f"\\u{ord(found[0]):04x}", json.dumps(text, ensure_ascii=False))


def check_comment(comment: str) -> None:
    """Raise BastideError if a comment is too long or cannot be stored."""
    if len(comment) > MAX_COMMENT_LENGTH:
        raise comment_error()
    try:
        comment.encode()
    except UnicodeEncodeError:
        raise BastideError("bad-comment", "a comment contains half a character (a lone surrogate)") from None


def comment_error() -> BastideError:
    """Make the error for too long comments."""
    return BastideError(
        "comment-length",
        f"a comment can have {MAX_COMMENT_LENGTH} characters, all together {MAX_COMMENTS_LENGTH}",
        most=MAX_COMMENT_LENGTH,
        all=MAX_COMMENTS_LENGTH,
    )


def mark_error(mark: str) -> BastideError:
    """Make the error for an unknown mark."""
    return BastideError(
        "unknown-mark",
        f"a mark is one of {', '.join(MARKS)}, not {mark[:40]!r}",
        mark=mark[:40],
        known=", ".join(MARKS),
    )
