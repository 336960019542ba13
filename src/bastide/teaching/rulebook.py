"""Data structures of a rulebook: topics made of sections that other pages link to."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Literal

from msgspec import Struct, to_builtins

#: A sentence: up to its closing mark, followed by a space or the end.
_SENTENCE = re.compile(r".*?[.!?](?=\s|$)", re.DOTALL)


class Piece(Struct, frozen=True, omit_defaults=True):
    """Inline text. ``to`` is the id of the section that explains it, if any."""

    text: str
    to: str = ""
    strong: bool = False


class Block(Struct, frozen=True, omit_defaults=True):
    """A paragraph, a list, a table (first row: head) or a drawn example with its caption, as rows of cells."""

    kind: Literal["text", "list", "table", "example"]
    rows: list[list[list[Piece]]]
    #: Name of the example.
    name: str = ""

    def plain_text(self) -> str:
        return "\n".join(" | ".join(plain_text(cell) for cell in row) for row in self.rows)


class Section(Struct, frozen=True, omit_defaults=True):
    """Section of a topic that explains one thing. ``id`` is its link target."""

    id: str
    title: str
    #: One-line summary, for tooltips.
    line: str
    blocks: list[Block]
    #: Component shown with the section, and the text printed on it, line by line.
    kind: str = ""
    component: str = ""
    printed: list[str] = []
    #: Ids of sections that explain the printed text.
    see: list[str] = []

    def plain_text(self) -> str:
        return "\n".join([*self.printed, *(block.plain_text() for block in self.blocks)])


class Topic(Struct, frozen=True):
    """Page of the rulebook."""

    id: str
    title: str
    blocks: list[Block]
    sections: list[Section]


class Rulebook(Struct, frozen=True):
    """Rules of a game in one language."""

    game: str
    language: str
    topics: list[Topic]
    #: Further link targets: questions (``ask-KIND``), refusals (``refuse-CODE``), other names of a thing.
    leads: dict[str, str]

    def sections(self) -> Iterator[Section]:
        for topic in self.topics:
            yield from topic.sections

    def blocks(self) -> Iterator[Block]:
        for topic in self.topics:
            yield from topic.blocks
            for section in topic.sections:
                yield from section.blocks


class Example(Struct, frozen=True):
    """Position drawn as a table shows it to a seat."""

    game: str
    you: int
    players: int
    waiting_for: list[int]
    view: dict[str, object]


def rulebook_to_data(thing: Rulebook | Topic | Section) -> object:
    """Return a rulebook, topic or section as JSON data."""
    return to_builtins(thing)


def plain_text(pieces: list[Piece]) -> str:
    """Return inline text without markup."""
    return "".join(piece.text for piece in pieces)


def first_sentence(text: str) -> str:
    """Return the first sentence of a text."""
    found = _SENTENCE.match(text)
    return (found.group() if found else text).replace("\n", " ").strip()
