"""HTTP API of lessons. It is stateless: clients send all their actions, which are replayed."""

from __future__ import annotations

import asyncio
from typing import Annotated, Literal

from msgspec import Meta, Struct

from bastide.hosting.api.calls import Call, Parameter
from bastide.hosting.api.routes import Routes, answers
from bastide.learn import Piece
from bastide.learn.course import Course, taken_so_far
from bastide.learn.lessons import lessons
from bastide.learn.spoken import said
from bastide.locale import LANGUAGES
from bastide.tables.messages import Action
from bastide.tables.views.exercise import Objection, Posed, objection, posed

#: Maximum number of actions in a lesson.
LONGEST = 60

Short = Annotated[str, Meta(max_length=40)]
Language = Annotated[str, Meta(max_length=20)]
Notation = Annotated[str, Meta(max_length=200)]


class LessonLine(Struct, frozen=True):
    """A lesson in the list of a game's lessons."""

    name: str
    title: list[Piece]
    #: Section of the rulebook that it is about.
    rule: str
    steps: int


class TakeLesson(Struct, frozen=True, forbid_unknown_fields=True):
    """Actions taken in a lesson so far, and the next answer; empty to get the question."""

    game: Short
    lesson: Short
    taken: Annotated[list[Notation], Meta(max_length=LONGEST)] = []
    answer: Annotated[list[Action], Meta(max_length=LONGEST)] = []
    #: Whether the answer consists of several picks for one decision, which they end.
    picks: bool = False
    language: Language = ""


class WhyNotInLesson(Struct, frozen=True, forbid_unknown_fields=True):
    """Actions taken in a lesson so far, and one that is not legal now."""

    game: Short
    lesson: Short
    action: Action
    taken: Annotated[list[Notation], Meta(max_length=LONGEST)] = []


class LessonStep(Struct, frozen=True):
    """Current state of a lesson."""

    #: Correct actions so far, to send with the next request.
    taken: list[str]
    #: Index of the current step, and the number of steps. Equal: the lesson is done.
    step: int
    steps: int
    #: Instruction and question; empty when the lesson is done.
    ask: list[Piece]
    #: Verdict on the answer, and its explanation.
    verdict: Literal["begun", "right", "toward", "wrong"]
    told: list[Piece]
    #: Whether this position is only shown: the next request without an answer returns the next one.
    rests: bool
    position: Posed


class Lessons(Routes):
    """The lessons of all games."""

    @answers(
        "GET",
        "/api/games/{game}/lessons",
        "List the lessons of a game, in order",
        parameters=(Parameter("language", "string", "language of the text; English if unknown"),),
    )
    async def listed(self, request: Call) -> list[LessonLine]:
        return await asyncio.to_thread(lines, request.path("game"), spoken_in(request.query("language")))

    @answers("POST", "/api/lessons", "Take a lesson: all actions so far, and the next answer")
    async def take(self, request: Call, body: TakeLesson) -> LessonStep:
        # In a thread: building and replaying the position takes some milliseconds.
        return await asyncio.to_thread(taken, body)

    @answers("POST", "/api/lessons/why", "Why an action is not legal in a lesson")
    async def why(self, request: Call, body: WhyNotInLesson) -> Objection:
        return await asyncio.to_thread(forbidden, body)


def spoken_in(language: str | None) -> str:
    return language if language in LANGUAGES and language else LANGUAGES[0]


def lines(game: str, language: str) -> list[LessonLine]:
    return [
        LessonLine(name, said(game, name, language, ""), lesson.rule, len(lesson.steps))
        for name, lesson in lessons(game).items()
    ]


def taken(body: TakeLesson) -> LessonStep:
    course = taken_so_far(body.game, body.lesson, body.taken)
    if body.picks:
        course.pick(body.answer)
    else:
        for action in body.answer:
            if not course.answer(action):
                break
    return told(course, spoken_in(body.language))


def forbidden(body: WhyNotInLesson) -> Objection:
    course = taken_so_far(body.game, body.lesson, body.taken)
    return objection(body.game, course.state, course.seat, body.action)


def told(course: Course, language: str) -> LessonStep:
    step = course.step
    happened = [(deed.player, deed.events) for deed in course.deeds]
    return LessonStep(
        taken=course.taken,
        step=course.at,
        steps=len(course.lesson.steps),
        ask=said(course.game, course.name, language, step.id) if step else [],
        verdict=course.verdict,
        told=said(course.game, course.name, language, course.told) if course.told else [],
        rests=course.rests,
        position=posed(course.game, course.state, course.seat, happened, asks=step is not None and not course.rests),
    )
