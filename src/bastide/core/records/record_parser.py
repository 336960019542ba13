"""Parser of the record format that ``bastide.core.records.game_record`` describes and writes."""

from __future__ import annotations

import json
from typing import Final, final

from bastide.core.errors import BastideError, CorruptRecord, InvalidSeed
from bastide.core.randomness.rng import SEED_LIMIT, Seed, parse_seed
from bastide.core.records.game_record import FORMAT_VERSION, Move, Record
from bastide.core.records.record_annotations import (
    ANNOTATION_KEYS,
    COMMENT,
    MARKS,
    MARKS_KEY,
    VARIATION,
    VariationMove,
    check_comment,
    mark_error,
)

#: Header names that a record may contain.
KNOWN_HEADERS: Final = "game, rules, needs, seed, proof, option, seat"


def not_a_record_error() -> CorruptRecord:
    """Make the error for a file that is not a record at all."""
    return CorruptRecord(
        "no-record",
        f"not a game record: the first line must be 'bastide record {FORMAT_VERSION}'",
        known=FORMAT_VERSION,
    )


def parse_record(text: str, max_actions: int = 0) -> Record:
    """Parse a record.

    Raises CorruptRecord, with the line, if it is incomplete or malformed, or if it has more than ``max_actions``
    actions (0: no limit).
    """
    lines = text.splitlines()
    first = lines[0].split() if lines else []
    if len(first) != 3 or first[:2] != ["bastide", "record"] or _parse_number(first[2]) < 0:
        raise not_a_record_error()
    if _parse_number(first[2]) != FORMAT_VERSION:
        raise CorruptRecord(
            "record-format",
            f"this record has format {first[2]}; this version of Bastide reads format {FORMAT_VERSION}",
            found=first[2],
            known=FORMAT_VERSION,
        )
    record = Record("", -1, -1, {}, [])
    annotations: dict[str, AnnotationLine] = {}
    number = 1
    while number < len(lines) and lines[number].strip():
        _parse_header_line(record, annotations, lines[number], number + 1)
        number += 1
    if not record.game or record.rules_version < 0 or record.seed == -1 or not record.seats:
        raise _line_error(number, "record-line-header", "the header must name game, rules, seed and at least one seat")
    ended = False
    for index in range(number + 1, len(lines)):
        line = lines[index].strip()
        if not line:
            continue
        if ended:
            raise _line_error(index + 1, "record-line-after-end", "nothing may follow the 'end' line")
        ended = _parse_move_line(record, line, index + 1)
        if max_actions and len(record.moves) > max_actions:
            raise CorruptRecord("record-too-long", f"this record has more than {max_actions} actions", most=max_actions)
    if not ended:
        raise CorruptRecord("record-cut", "the record is incomplete: its last line must be 'end N DIGEST'")
    parse_annotations(record, annotations)
    return record


def parse_annotations(record: Record, lines: dict[str, AnnotationLine]) -> None:
    """Parse annotations into a record, whose actions and seats are known. ``lines`` by name, such as ``comment 3``."""
    for name, source in lines.items():
        _parse_annotation(record, name, source)
    try:
        record.annotations.check_limits()
    except BastideError as error:
        raise CorruptRecord(error.code, str(error), **error.details) from None


@final
class AnnotationLine:
    """Line of the header with an annotation, which is read after the actions."""

    def __init__(self, value: str, line: int) -> None:
        self.value = value
        self.line = line


def _parse_number(text: str) -> int:
    """Parse a decimal integer within the range of seeds; -1 for anything else."""
    if not text.isascii() or not text.isdigit() or len(text) > 39:
        return -1
    number = int(text)
    return number if number < SEED_LIMIT else -1


def _line_error(line: int, code: str, text: str, /, **facts: object) -> CorruptRecord:
    """Make the error for a malformed line; ``code`` names the problem."""
    problem = CorruptRecord(code, text, **facts)
    return CorruptRecord("record-line", f"record, line {line}: {text}", line=line, problem=problem)


def _expected_error(line: int, form: str, text: str) -> CorruptRecord:
    return _line_error(line, "record-line-expected", f"expected '{form}', not {text!r}", form=form, text=text)


def duplicate_error(line: int, name: str) -> CorruptRecord:
    """Make the error for a line that repeats an earlier one."""
    return _line_error(line, "record-line-twice", f"{name} appears twice", name=name)


def _parse_header_line(record: Record, annotations: dict[str, AnnotationLine], text: str, line: int) -> None:
    key, colon, value = text.partition(":")
    key = key.strip()
    value = value.strip()
    if not colon or not value:
        raise _expected_error(line, "key: value", text)
    if key == "game":
        if record.game:
            raise duplicate_error(line, "game")
        record.game = value
    elif key == "rules":
        if _parse_number(value) < 0:
            text = f"rules must be a whole number, not {value!r}"
            raise _line_error(line, "record-line-rules", text, value=value)
        if record.rules_version >= 0:
            raise duplicate_error(line, "rules")
        record.rules_version = _parse_number(value)
    elif key == "seed":
        if record.seed != -1:
            raise duplicate_error(line, "seed")
        record.seed = _parse_seed(value, line)
    elif key in ("option", "proof"):
        name, equals, chosen = value.partition("=")
        if not equals:
            raise _expected_error(line, f"{key}: name = value", text)
        if key == "proof" and name.split()[:1] and name.split()[0] in ANNOTATION_KEYS:
            if name.strip() in annotations:
                raise duplicate_error(line, name.strip())
            annotations[name.strip()] = AnnotationLine(chosen.strip(), line)
            return
        said = record.options if key == "option" else record.proof
        if name.strip() in said:
            raise duplicate_error(line, f"{key} {name.strip()}")
        said[name.strip()] = chosen.strip()
    elif key == "needs":
        if len(value.split()) != 2:
            raise _expected_error(line, "needs: NAME VERSION", text)
        record.needs.append(" ".join(value.split()))
    elif key == "seat":
        record.seats.append(value)
    else:
        text = f"unknown header {key!r}; available: {KNOWN_HEADERS}"
        raise _line_error(line, "record-line-unknown-header", text, name=key, known=KNOWN_HEADERS)


def _parse_seed(text: str, line: int) -> Seed:
    """Parse the seed of a record, an integer or a key."""
    try:
        return parse_seed(text)
    except InvalidSeed:
        problem = f"seed must be a whole number or a key, not {text!r}"
        raise _line_error(line, "record-line-seed", problem, value=text) from None


def _parse_move_line(record: Record, text: str, line: int) -> bool:
    """Parse an action line or a digest line. Returns True for the ``end`` line."""
    word, _, rest = text.partition(" ")
    if word == "=" or word == "end":
        parts = rest.split()
        if len(parts) != 2 or _parse_number(parts[0]) < 0:
            raise _expected_error(line, f"{word} N DIGEST", text)
        done = len(record.moves)
        if _parse_number(parts[0]) != done:
            problem = f"the 'end' line says {parts[0]} actions, but the record has {done}"
            raise _line_error(line, "record-line-count", problem, said=parts[0], done=done)
        if record.digests.get(done, parts[1]) != parts[1]:
            problem = f"two digests for the position after {done} actions"
            raise _line_error(line, "record-line-two-digests", problem, done=done)
        record.digests[done] = parts[1]
        return word == "end"
    if _parse_number(word) < 0 or not rest.strip():
        raise _expected_error(line, "PLAYER ACTION", text)
    if _parse_number(word) >= len(record.seats):
        raise _seat_error(line, word, len(record.seats))
    record.moves.append(Move(int(word), rest.strip(), line))
    return False


def _seat_error(line: int, word: str, seats: int) -> CorruptRecord:
    problem = f"seat {word} doesn't exist; the header names {seats} seats"
    return _line_error(line, "record-line-no-seat", problem, seat=word, seats=seats)


def _parse_annotation(record: Record, name: str, source: AnnotationLine) -> None:
    """Parse an annotation. Its number is that of a position of the record or of an earlier variation."""
    key, _, number_text = name.partition(" ")
    notes, value, line = record.annotations, source.value, source.line
    number = _parse_number(number_text.strip())
    last = len(record.moves) + len(notes.variations)
    if key == VARIATION:
        parts = value.split(None, 2)
        if number != last + 1 or len(parts) != 3:
            raise _expected_error(
                line, f"proof: variation {last + 1} = POSITION PLAYER ACTION", f"{name} = {value}"[:80]
            )
        parent, player = _parse_number(parts[0]), _parse_number(parts[1])
        if not 0 <= parent <= last:
            raise _position_number_error(line, parts[0], last)
        if not 0 <= player < len(record.seats):
            raise _seat_error(line, parts[1], len(record.seats))
        notes.variations.append(VariationMove(parent, player, parts[2], line))
    elif not 0 <= number <= last:
        raise _position_number_error(line, number_text, last)
    elif key == COMMENT:
        notes.comments[number] = _parse_comment(value, line)
    elif key == MARKS_KEY:
        for mark in value.split():
            if mark not in MARKS:
                raise _nested_error(line, mark_error(mark))
        notes.marks[number] = [mark for mark in MARKS if mark in value.split()]


def _parse_comment(value: str, line: int) -> str:
    """Parse a comment, a JSON string."""
    try:
        comment = json.loads(value)
    except (ValueError, RecursionError):
        comment = None
    if not isinstance(comment, str):
        raise _expected_error(line, 'proof: comment POSITION = "TEXT"', value[:80])
    try:
        check_comment(comment)
    except BastideError as error:
        raise _nested_error(line, error) from None
    return comment


def _position_number_error(line: int, text: str, last: int) -> CorruptRecord:
    problem = f"position {text[:40]} doesn't exist; choose one from 0 to {last}"
    return _line_error(line, "no-position", problem, position=text[:40], last=last)


def _nested_error(line: int, error: BastideError) -> CorruptRecord:
    return CorruptRecord("record-line", f"record, line {line}: {error}", line=line, problem=error)
