"""Messages of lessons in the reader's language, with links to the rules."""

from __future__ import annotations

from functools import cache

from bastide.locale import Catalogue
from bastide.teaching.lesson_files import get_lessons
from bastide.teaching.rulebook import Piece
from bastide.teaching.rulebook_loader import get_rulebook
from bastide.teaching.rules_markup import parse_inline

#: Replies with a shared message (``lesson-ANSWER``); a step may have its own.
SHARED_ANSWERS = ("else", "toward")


def lesson_message_keys(game: str, name: str) -> list[str]:
    """Return the keys of all messages of a lesson: title (empty), questions, and replies (``STEP.ANSWER``)."""
    found = [""]
    for step in get_lessons(game)[name].steps:
        found += [step.id, *(f"{step.id}.{answer}" for answer in ["right", *SHARED_ANSWERS, *step.wrong])]
    return found


def fluent_message_id(game: str, name: str, message: str) -> str:
    """Return the Fluent id of a lesson message."""
    return f"lesson-{game}-{name}-{message}".removesuffix("-")


def lesson_message_text(words: Catalogue, game: str, name: str, message: str) -> str:
    """Return the text of a lesson message; the shared one if the lesson has none."""
    own, answer = fluent_message_id(game, name, message), message.partition(".")[2]
    return words.translate(f"lesson-{answer}" if answer in SHARED_ANSWERS and not words.has_message(own) else own)


@cache
def get_lesson_messages(game: str, name: str, language: str) -> dict[str, list[Piece]]:
    """Return all messages of a lesson by key (see ``lesson_message_keys``); the title has the empty key."""
    words = Catalogue(language)
    book = get_rulebook(game, language)
    titles = {section.id: section.title for section in book.sections()}
    found: dict[str, list[Piece]] = {}
    for message in lesson_message_keys(game, name):
        found[message] = [
            resolve_link(piece, titles, book.leads)
            for piece in parse_inline(lesson_message_text(words, game, name, message))
        ]
    return found


def resolve_link(piece: Piece, titles: dict[str, str], leads: dict[str, str]) -> Piece:
    """Return a piece with its link resolved; a link without words has the title of its target."""
    if not piece.to:
        return piece
    to = leads.get(piece.to, piece.to)
    return Piece(piece.text or titles[to], to)


def get_lesson_message(game: str, name: str, language: str, message: str) -> list[Piece]:
    """Return one message of a lesson; empty if it does not exist."""
    return get_lesson_messages(game, name, language).get(message, [])
