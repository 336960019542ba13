"""Messages of lessons in the reader's language, with links to the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from bastide.locale import Catalogue
from bastide.teaching.lesson_files import get_lessons
from bastide.teaching.lesson_session import LessonSession
from bastide.teaching.rulebook import Piece
from bastide.teaching.rulebook_loader import get_rulebook
from bastide.teaching.rules_markup import parse_inline
from bastide.teaching.verified_answers import VerifiedReason, WorseAnswer, get_verified_step

#: Replies with a shared message (``lesson-ANSWER``); a step may have its own.
SHARED_ANSWERS = ("else", "toward")
#: Below this loss of win chance, a reply gives the lost points.
MIN_WIN_CHANCE_COST = 0.01


def lesson_message_keys(game: str, name: str) -> list[str]:
    """Return the keys of all messages of a lesson: title (empty), questions, and replies (``STEP.ANSWER``)."""
    found = [""]
    for step in get_lessons(game)[name].steps:
        found += [step.id, *(f"{step.id}.{answer}" for answer in ["right", *SHARED_ANSWERS, *step.wrong])]
    return found


def fluent_message_id(game: str, name: str, message: str) -> str:
    """Return the Fluent id of a lesson message. Steps may share their messages."""
    step, dot, answer = message.partition(".")
    shared = next((each.texts for each in get_lessons(game)[name].steps if each.id == step), "")
    return f"lesson-{game}-{shared}{dot}{answer}" if shared else f"lesson-{game}-{name}-{message}".removesuffix("-")


def lesson_message_text(
    words: Catalogue, game: str, name: str, message: str, facts: Mapping[str, int] | None = None
) -> str:
    """Return the text of a lesson message with the facts of its position; the shared one if the lesson has none."""
    own, answer = fluent_message_id(game, name, message), message.partition(".")[2]
    chosen = f"lesson-{answer}" if answer in SHARED_ANSWERS and not words.has_message(own) else own
    return words.translate(chosen, dict(facts or {}))


def get_lesson_message(
    game: str, name: str, language: str, message: str, facts: Mapping[str, int] | None = None
) -> list[Piece]:
    """Return one message of a lesson; empty if it does not exist. The title has the empty key."""
    if message not in lesson_message_keys(game, name):
        return []
    titles, leads = link_targets(game, language)
    text = lesson_message_text(get_catalogue(language), game, name, message, facts)
    return [resolve_link(piece, titles, leads) for piece in parse_inline(text)]


def get_reply(course: LessonSession, language: str) -> list[Piece]:
    """Return the reply to the last answer; empty if there was none.

    Where steps share their messages, the reply says what the comparison of the answers found in this position.
    """
    if not course.message_key:
        return []
    game, name = course.game, course.name
    step_id, _, answer = course.message_key.partition(".")
    step = next(each for each in course.lesson.steps if each.id == step_id)
    pieces = get_lesson_message(game, name, language, course.message_key, course.message_facts)
    verified = get_verified_step(game, name, step_id) if step.texts else None
    if verified is None:
        return pieces
    if answer == "right":
        reason = reason_text(game, language, "lesson-next-reason", verified.reasons)
        return [*pieces, Piece(f" {reason}")] if reason else pieces
    worse = verified.worse.get(course.last_answer)
    if worse is None:
        return pieces
    reason = reason_text(game, language, "lesson-best-reason", worse.reasons)
    return [Piece(f"{cost_text(language, worse)} {reason}".strip())]


def cost_text(language: str, worse: WorseAnswer) -> str:
    """Return what a wrong answer costs, in win chance or in points."""
    words = get_catalogue(language)
    if worse.win_chance is None:
        return words.translate("lesson-worse")
    if worse.win_chance < MIN_WIN_CHANCE_COST:
        return words.translate("lesson-worse-points", {"points": max(1, round(worse.points))})
    return words.translate("lesson-worse-chance", {"chance": round(100 * worse.win_chance)})


def reason_text(game: str, language: str, message: str, reasons: Sequence[VerifiedReason]) -> str:
    """Return the reasons as sentences, the most important first; empty if there is none."""
    if not reasons:
        return ""
    words = get_catalogue(language)
    told = [words.translate_for_game(game, f"reason-{each.code}", dict(each.facts)) for each in reasons]
    return words.translate(message, {"reason": " ".join(told)})


@cache
def get_catalogue(language: str) -> Catalogue:
    """Return the texts in a language; reading them takes longer than a step of a lesson."""
    return Catalogue(language)


@cache
def link_targets(game: str, language: str) -> tuple[dict[str, str], dict[str, str]]:
    """Return the titles of the sections of a rulebook, and the sections that explain other link targets."""
    book = get_rulebook(game, language)
    return {section.id: section.title for section in book.sections()}, book.leads


def resolve_link(piece: Piece, titles: dict[str, str], leads: dict[str, str]) -> Piece:
    """Return a piece with its link resolved; a link without words has the title of its target."""
    if not piece.to:
        return piece
    to = leads.get(piece.to, piece.to)
    return Piece(piece.text or titles[to], to)
