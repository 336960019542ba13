"""Parse text of labelled parts with their places, as in positions: ``hand 0: village copper*3 | coins: 5``.

A part is a line, or what ``|`` separates within a line. ``#`` starts a comment.
"""

from __future__ import annotations

import re
from typing import Final, final

from bastide.core.errors import BastideError, InvalidSnapshot

_LABELLED: Final = re.compile(r"([a-z]+(?: [0-9]{1,2})?): *")
_PART: Final = re.compile(r"[^|\n]+")
_WORD: Final = re.compile(r"\S+")
_NUMBER: Final = re.compile(r"-?[0-9]{1,9}")
#: Actions that a position text may apply.
MAX_ACTIONS: Final = 1000


def position_error(problem: BastideError, line: int, column: int) -> InvalidSnapshot:
    """Make the error for a place in a position text; line and column count from 1."""
    return InvalidSnapshot(
        "bad-position",
        f"position, line {line}, column {column}: {problem}",
        line=line,
        column=column,
        problem=problem,
    )


def malformed_part_error(example: str, text: str) -> InvalidSnapshot:
    """Make the error for a part that is not written like the example."""
    return InvalidSnapshot("position-part-form", f"expected {example!r}, not {text!r}", example=example, text=text)


def repeated_label_error(label: str) -> InvalidSnapshot:
    """Make the error for a label that appears twice."""
    return InvalidSnapshot("position-part-twice", f"{label!r} appears twice", label=label)


@final
class TextPart:
    """A piece of a position text and its place."""

    def __init__(self, text: str, line: int, column: int) -> None:
        self.text = text
        self.line = line
        self.column = column

    def error(self, problem: BastideError) -> InvalidSnapshot:
        """Make the error for this part from what is wrong with it."""
        return position_error(problem, self.line, self.column)

    def words(self) -> list[TextPart]:
        """Return the words, each with its place."""
        return [TextPart(each[0], self.line, self.column + each.start()) for each in _WORD.finditer(self.text)]

    def split(self, separator: str) -> list[TextPart]:
        """Return the parts between the separators, without spaces at their ends."""
        found: list[TextPart] = []
        at = self.column
        for piece in self.text.split(separator):
            found.append(TextPart(piece.strip(), self.line, at + len(piece) - len(piece.lstrip())))
            at += len(piece) + len(separator)
        return found

    def number(self, low: int, high: int) -> int:
        """Return the part as a number. Raises InvalidSnapshot if it is not one or out of range."""
        if _NUMBER.fullmatch(self.text) is None or not low <= int(self.text) <= high:
            text = self.text[:40]
            raise self.error(
                InvalidSnapshot(
                    "position-part-number",
                    f"expected a number from {low} to {high}, not {text!r}",
                    low=low,
                    high=high,
                    text=text,
                )
            )
        return int(self.text)

    def choose(self, known: list[str]) -> int:
        """Return the index of the part among the known words. Raises InvalidSnapshot if it is none of them."""
        if self.text not in known:
            text, listed = self.text[:40], ", ".join(known)
            raise self.error(
                InvalidSnapshot(
                    "position-part-choice", f"expected one of {listed}, not {text!r}", known=listed, text=text
                )
            )
        return known.index(self.text)


@final
class LabelledText:
    """Text of labelled parts. Raises InvalidSnapshot for labels that are unknown or appear twice.

    ``labels`` are the known ones, ``seat_labels`` those with the number of a seat: ``hand 0``.
    """

    def __init__(self, text: str, labels: list[str], seat_labels: list[str]) -> None:
        #: Label to its value.
        self.parts: dict[str, TextPart] = {}
        #: Parts without a label, without comments and empty ones.
        self.lines: list[TextPart] = []
        for number, line in enumerate(text.split("\n")):
            for match in _PART.finditer(line):
                piece = match[0]
                part = TextPart(piece.strip(), number + 1, match.start() + 1 + len(piece) - len(piece.lstrip()))
                if part.text and not part.text.startswith("#"):
                    self._add_part(part, labels, seat_labels)

    def _add_part(self, part: TextPart, labels: list[str], seat_labels: list[str]) -> None:
        match = _LABELLED.match(part.text)
        if match is None:
            self.lines.append(part)
            return
        label = match[1]
        if label in self.parts:
            raise part.error(repeated_label_error(label))
        if label not in labels and (" " not in label or label.split(" ")[0] not in seat_labels):
            known = ", ".join([*labels, *[f"{each} 0" for each in seat_labels]])
            raise part.error(
                InvalidSnapshot(
                    "position-part-label", f"unknown label {label!r}; known: {known}", label=label, known=known
                )
            )
        self.parts[label] = TextPart(part.text[match.end() :], part.line, part.column + match.end())

    def find(self, label: str) -> TextPart:
        """Return the value of a label, an empty one if it is not there."""
        return self.parts[label] if label in self.parts else TextPart("", 1, 1)

    def text(self, label: str, default: str = "") -> str:
        """Return the value of a label as text."""
        return self.parts[label].text if label in self.parts else default

    def number(self, label: str, default: int, low: int, high: int) -> int:
        """Return the value of a label as a number."""
        return self.parts[label].number(low, high) if label in self.parts else default

    def numbers(self, label: str, high: int, count: int, low: int = 0) -> list[int]:
        """Return the value of a label as numbers, one for each player; empty if it is not there."""
        words = self.find(label).words()
        if words and len(words) != count:
            raise self.parts[label].error(
                InvalidSnapshot(
                    "position-part-numbers",
                    f"expected {count} numbers, not {len(words)}",
                    expected=count,
                    count=len(words),
                )
            )
        return [word.number(low, high) for word in words]

    def by_seat(self, label: str, players: int) -> dict[int, TextPart]:
        """Return the values of ``label 0``, ``label 1``, ... by number."""
        found: dict[int, TextPart] = {}
        for name, part in self.parts.items():
            if name.startswith(f"{label} "):
                seat = int(name[len(label) + 1 :])
                if seat >= players:
                    raise part.error(
                        InvalidSnapshot(
                            "position-part-seat",
                            f"there is no seat {seat} among {players} players",
                            seat=seat,
                            players=players,
                        )
                    )
                found[seat] = part
        return found

    def actions(self) -> list[TextPart]:
        """Return the actions of the label ``do``, separated by semicolons."""
        found = self.parts["do"].split(";") if self.text("do") else []
        if len(found) > MAX_ACTIONS:
            raise found[MAX_ACTIONS].error(
                InvalidSnapshot("position-part-actions", f"more than {MAX_ACTIONS} actions", most=MAX_ACTIONS)
            )
        return found

    def forbid_lines(self) -> None:
        """Raise InvalidSnapshot if a part has no label."""
        for part in self.lines:
            text = part.text[:40]
            raise part.error(malformed_part_error("label: value", text))


def write_repeated(words: list[str]) -> str:
    """Join words; the same word several times in a row is written once with a count: ``copper*3 estate``."""
    found: list[str] = []
    at = 0
    while at < len(words):
        end = at
        while end < len(words) and words[end] == words[at]:
            end += 1
        found.append(words[at] if end - at == 1 else f"{words[at]}*{end - at}")
        at = end
    return " ".join(found)
