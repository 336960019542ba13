"""Walks through lessons: replies to all legal actions, and the facts of every step."""

from __future__ import annotations

from functools import cache

from bastide.teaching.lesson_session import LessonSession


def actions_by_reply(course: LessonSession) -> dict[str, list[str]]:
    """Return all legal actions by the reply they get."""
    step = course.step
    assert step is not None
    course.open_next_position()
    found: dict[str, list[str]] = {}
    for action in course.state.legal_actions(course.seat):
        notation = course.state.notation(course.seat, action)
        found.setdefault(step.classify_action(notation), []).append(notation)
    return found


@cache
def lesson_facts(game: str, name: str) -> dict[str, dict[str, int]]:
    """Return the facts of every step of a lesson, on the first path through it."""
    course = LessonSession(game, name)
    facts: dict[str, dict[str, int]] = {}
    while course.step is not None:
        answers = actions_by_reply(course)
        facts[course.step.id] = course.facts
        course.answer((answers.get("right") or answers["toward"])[0])
    return facts
