"""What a rulebook is: topics, made of sections that everything in the game leads to."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Literal

from msgspec import Struct, to_builtins

#: Where a sentence ends: the mark, and a space or nothing behind it.
_SENTENCE = re.compile(r".*?[.!?](?=\s|$)", re.DOTALL)


class Piece(Struct, frozen=True, omit_defaults=True):
    """Words of a text. ``to`` names the section that explains them, if one does."""

    text: str
    to: str = ""
    strong: bool = False


class Block(Struct, frozen=True, omit_defaults=True):
    """A paragraph, a list, a table (its first row is the head) or a drawn example with its caption: rows of cells."""

    kind: Literal["text", "list", "table", "example"]
    rows: list[list[list[Piece]]]
    #: The name of the example.
    name: str = ""

    def plain(self) -> str:
        return "\n".join(" | ".join(plain(cell) for cell in row) for row in self.rows)


class Section(Struct, frozen=True, omit_defaults=True):
    """What there is to know of one thing. ``id`` is how everybody leads to it."""

    id: str
    title: str
    #: The thing in a line, for whoever points at a word.
    line: str
    blocks: list[Block]
    #: The component that is drawn beside it, and what is printed on that, line by line.
    kind: str = ""
    component: str = ""
    printed: list[str] = []
    #: Sections that explain what is printed on it.
    see: list[str] = []

    def plain(self) -> str:
        return "\n".join([*self.printed, *(block.plain() for block in self.blocks)])


class Topic(Struct, frozen=True):
    """A page of the rulebook."""

    id: str
    title: str
    blocks: list[Block]
    sections: list[Section]


class Rulebook(Struct, frozen=True):
    """The rules of a game in one language."""

    game: str
    language: str
    topics: list[Topic]
    #: What else leads where: questions (``ask-KIND``), refusals (``refuse-CODE``), other names of a thing.
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
    """A position to be drawn as a table would show it to a seat."""

    game: str
    you: int
    players: int
    waiting_for: list[int]
    view: dict[str, object]


def facts(thing: Rulebook | Topic | Section) -> object:
    """The same as plain data, for a file or a wire."""
    return to_builtins(thing)


def plain(pieces: list[Piece]) -> str:
    return "".join(piece.text for piece in pieces)


def first_sentence(text: str) -> str:
    found = _SENTENCE.match(text)
    return (found.group() if found else text).replace("\n", " ").strip()
