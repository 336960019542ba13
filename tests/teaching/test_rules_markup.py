"""Parser of the rules markup: valid texts, edge cases and errors."""

from __future__ import annotations

import pytest

from bastide.teaching.rulebook import Piece, first_sentence
from bastide.teaching.rules_markup import MarkupError, parse_inline, parse_markup

TEXT = """\
# Title

A paragraph
over two lines.

## Section {#one}

* first
* second,
  longer

| a | b |
|---|---|
| 1 | [[two|2]] |

## {#two}

![A caption with [[one]].](picture)
"""


def test_parse_text() -> None:
    title, parts = parse_markup(TEXT)
    assert title == "Title"
    assert [(part.id, part.title) for part in parts] == [("", ""), ("one", "Section"), ("two", "")]
    assert parts[0].blocks[0].plain_text() == "A paragraph over two lines."
    listed, table = parts[1].blocks
    assert (listed.kind, listed.plain_text()) == ("list", "first\nsecond, longer")
    assert (table.kind, table.plain_text()) == ("table", "a | b\n1 | 2")
    assert table.rows[1][1] == [Piece("2", "two")]
    (example,) = parts[2].blocks
    assert (example.kind, example.name) == ("example", "picture")
    assert example.rows[0][0] == [Piece("A caption with "), Piece("", "one"), Piece(".")]


def test_parse_inline() -> None:
    assert parse_inline("") == []
    assert parse_inline("plain") == [Piece("plain")]
    assert parse_inline("**A**ction and [[trash]]") == [
        Piece("A", strong=True),
        Piece("ction and "),
        Piece("", "trash"),
    ]


@pytest.mark.parametrize(
    "text", ["", "no title", "## Section {#one}", "# T\n\n## Section", "# T\n\n### Deep {#deep}", "# T\n\n# Again"]
)
def test_invalid_text_is_rejected(text: str) -> None:
    with pytest.raises(MarkupError):
        parse_markup(text)


def test_first_sentence() -> None:
    assert first_sentence("One. Two.") == "One."
    assert first_sentence("It costs 2.5 coins. Yes.") == "It costs 2.5 coins."
    assert first_sentence("no end") == "no end"
    assert first_sentence("") == ""
