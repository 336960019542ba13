"""The HTTP API of the lessons. Nothing is kept: whoever learns says what they have done, and it is done again."""

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

#: More is never done in a lesson.
LONGEST = 60

Short = Annotated[str, Meta(max_length=40)]
Language = Annotated[str, Meta(max_length=20)]
Notation = Annotated[str, Meta(max_length=200)]


class LessonLine(Struct, frozen=True):
    """A lesson in the list of a game's lessons."""

    name: str
    title: list[Piece]
    #: The section of the rules that it is about.
    rule: str
    steps: int


class TakeLesson(Struct, frozen=True, forbid_unknown_fields=True):
    """What was done in a lesson so far, and what is done now: nothing, to be asked."""

    game: Short
    lesson: Short
    taken: Annotated[list[Notation], Meta(max_length=LONGEST)] = []
    answer: Annotated[list[Action], Meta(max_length=LONGEST)] = []
    #: Whether the answer is several picks for one question, which is to be ended with them.
    picks: bool = False
    language: Language = ""


class WhyNotInLesson(Struct, frozen=True, forbid_unknown_fields=True):
    """What was done in a lesson so far, and what cannot be done now."""

    game: Short
    lesson: Short
    action: Action
    taken: Annotated[list[Notation], Meta(max_length=LONGEST)] = []


class LessonStep(Struct, frozen=True):
    """How a lesson stands."""

    #: What is right so far: to be said the next time.
    taken: list[str]
    #: Which step is asked, from 0, and how many there are. As many as there are: it is done.
    step: int
    steps: int
    #: What is said and asked; empty when it is done.
    ask: list[Piece]
    #: What was made of the answer, and what it is told.
    verdict: Literal["begun", "right", "toward", "wrong"]
    told: list[Piece]
    #: Whether this position is to be looked at: asked again without an answer, the next one is shown.
    rests: bool
    position: Posed


class Lessons(Routes):
    """The lessons of all games."""

    @answers(
        "GET",
        "/api/games/{game}/lessons",
        "The lessons of a game, in their order",
        parameters=(Parameter("language", "string", "the reader's language; English if it is not known"),),
    )
    async def listed(self, call: Call) -> list[LessonLine]:
        return await asyncio.to_thread(lines, call.path("game"), spoken_in(call.query("language")))

    @answers("POST", "/api/lessons", "Take a lesson: what was done in it, and what is done now")
    async def take(self, call: Call, body: TakeLesson) -> LessonStep:
        # Off the loop: a position is made and played to its end, which takes some milliseconds.
        return await asyncio.to_thread(taken, body)

    @answers("POST", "/api/lessons/why", "What forbids to do something in a lesson")
    async def why(self, call: Call, body: WhyNotInLesson) -> Objection:
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
