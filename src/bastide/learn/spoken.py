"""What lessons say, in the reader's language, with links to the rules."""

from __future__ import annotations

from functools import cache

from bastide.learn.book import Piece
from bastide.learn.lessons import lessons
from bastide.learn.markup import pieces
from bastide.learn.shelf import rulebook
from bastide.locale import Catalogue

#: Answers for which there are words that do everywhere (``lesson-ANSWER``); a step may have better ones.
COMMON = ("else", "toward")


def messages(game: str, name: str) -> list[str]:
    """Everything that a lesson has to say: its title, what each step asks, and the answers (``STEP.ANSWER``)."""
    found = [""]
    for step in lessons(game)[name].steps:
        found += [step.id, *(f"{step.id}.{answer}" for answer in ["right", *COMMON, *step.wrong])]
    return found


def message_id(game: str, name: str, message: str) -> str:
    return f"lesson-{game}-{name}-{message}".removesuffix("-")


def text_of(words: Catalogue, game: str, name: str, message: str) -> str:
    own, answer = message_id(game, name, message), message.partition(".")[2]
    return words.say(f"lesson-{answer}" if answer in COMMON and not words.has(own) else own)


@cache
def spoken(game: str, name: str, language: str) -> dict[str, list[Piece]]:
    """What a lesson says, by what it is said of (see ``messages``); the title under nothing."""
    words = Catalogue(language)
    book = rulebook(game, language)
    titles = {section.id: section.title for section in book.sections()}
    found: dict[str, list[Piece]] = {}
    for message in messages(game, name):
        found[message] = [linked(piece, titles, book.leads) for piece in pieces(text_of(words, game, name, message))]
    return found


def linked(piece: Piece, titles: dict[str, str], leads: dict[str, str]) -> Piece:
    """A link without words of its own has the title of where it leads."""
    if not piece.to:
        return piece
    to = leads.get(piece.to, piece.to)
    return Piece(piece.text or titles[to], to)


def said(game: str, name: str, language: str, message: str) -> list[Piece]:
    return spoken(game, name, language).get(message, [])
