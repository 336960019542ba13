"""Messages of lessons in the reader's language, with links to the rules."""

from __future__ import annotations

from functools import cache

from bastide.learn.book import Piece
from bastide.learn.lessons import lessons
from bastide.learn.markup import pieces
from bastide.learn.shelf import rulebook
from bastide.locale import Catalogue

#: Replies with a shared message (``lesson-ANSWER``); a step may have its own.
COMMON = ("else", "toward")


def messages(game: str, name: str) -> list[str]:
    """Return the keys of all messages of a lesson: title (empty), questions, and replies (``STEP.ANSWER``)."""
    found = [""]
    for step in lessons(game)[name].steps:
        found += [step.id, *(f"{step.id}.{answer}" for answer in ["right", *COMMON, *step.wrong])]
    return found


def message_id(game: str, name: str, message: str) -> str:
    """Return the Fluent id of a lesson message."""
    return f"lesson-{game}-{name}-{message}".removesuffix("-")


def text_of(words: Catalogue, game: str, name: str, message: str) -> str:
    """Return the text of a lesson message; the shared one if the lesson has none."""
    own, answer = message_id(game, name, message), message.partition(".")[2]
    return words.say(f"lesson-{answer}" if answer in COMMON and not words.has(own) else own)


@cache
def spoken(game: str, name: str, language: str) -> dict[str, list[Piece]]:
    """Return all messages of a lesson by key (see ``lesson_message_keys``); the title has the empty key."""
    words = Catalogue(language)
    book = rulebook(game, language)
    titles = {section.id: section.title for section in book.sections()}
    found: dict[str, list[Piece]] = {}
    for message in messages(game, name):
        found[message] = [linked(piece, titles, book.leads) for piece in pieces(text_of(words, game, name, message))]
    return found


def linked(piece: Piece, titles: dict[str, str], leads: dict[str, str]) -> Piece:
    """Return a piece with its link resolved; a link without words has the title of its target."""
    if not piece.to:
        return piece
    to = leads.get(piece.to, piece.to)
    return Piece(piece.text or titles[to], to)


def said(game: str, name: str, language: str, message: str) -> list[Piece]:
    """Return one message of a lesson; empty if it does not exist."""
    return spoken(game, name, language).get(message, [])
