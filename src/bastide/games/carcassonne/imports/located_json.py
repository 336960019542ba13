"""JSON of a foreign file, with the places of the items of one list."""

from __future__ import annotations

import json
from typing import Final

from bastide.core.json_data import JsonData
from bastide.core.records.game_import import GameImportError, import_error_at, line_and_column

_SPACE: Final = " \t\n\r"


def parse_located_json(text: str, key: str) -> tuple[dict[str, JsonData], list[int]]:
    """Parse a JSON object. Returns it, and the offset of each item of the list under a key of it.

    Raises GameImportError with the place of an error.
    """
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise import_error_at(error.lineno, error.colno, "import-json", f"not JSON: {error.msg}") from None
    except (ValueError, RecursionError):
        raise import_error_at(1, 1, "import-json", "not JSON: nested too deeply, or too large a number") from None
    if not isinstance(data, dict):
        raise import_error_at(1, 1, "import-json", "not JSON: an object is expected")
    return data, _item_offsets(text, key)


def _item_offsets(text: str, key: str) -> list[int]:
    """Offsets of the items of the last list with this key in a valid JSON object."""
    decoder = json.JSONDecoder()
    offsets: list[int] = []
    at = _skip(text, text.index("{") + 1)
    while text[at] != "}":
        name, at = decoder.raw_decode(text, at)
        at = _skip(text, _skip(text, at) + 1)
        if name == key and text[at] == "[":
            offsets = []
            at = _skip(text, at + 1)
            while text[at] != "]":
                offsets.append(at)
                _, at = decoder.raw_decode(text, at)
                at = _after_comma(text, at)
            at += 1
        else:
            _, at = decoder.raw_decode(text, at)
        at = _after_comma(text, at)
    return offsets


def _skip(text: str, at: int) -> int:
    while text[at] in _SPACE:
        at += 1
    return at


def _after_comma(text: str, at: int) -> int:
    at = _skip(text, at)
    return _skip(text, at + 1) if text[at] == "," else at


def place_error(text: str, offset: int, code: str, problem: str, /, **facts: object) -> GameImportError:
    """Make the error for an offset of a text."""
    line, column = line_and_column(text, offset)
    return import_error_at(line, column, code, problem, **facts)
