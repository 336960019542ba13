"""HTTP API of lessons. It is stateless: clients send all their actions, which are replayed."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Annotated, Literal

from msgspec import Meta, Struct

from bastide.hosting.api.endpoint_types import ApiRequest, QueryParameter
from bastide.hosting.api.rate_limits import RateLimit
from bastide.hosting.api.route_decorator import route
from bastide.locale import LANGUAGES
from bastide.tables.messages import ActionReference, JsonObject, as_json_object
from bastide.tables.views.standalone_position import (
    StandalonePosition,
    WhyNotAnswer,
    build_standalone_position,
    explain_why_not,
)
from bastide.teaching import Piece
from bastide.teaching.lesson_files import LessonGroup, StrategyLevel, get_lessons
from bastide.teaching.lesson_session import LessonSession, resume_lesson
from bastide.teaching.lesson_texts import get_lesson_message, get_reply

#: Maximum number of actions in a lesson.
MAX_LESSON_ACTIONS = 60
#: Steps of a lesson; each takes a few milliseconds.
LESSON_LIMIT = RateLimit(60, 5)
LESSON_REFUSALS = {"no-lesson": 404, "off-lesson": 400}

Short = Annotated[str, Meta(max_length=40)]
Language = Annotated[str, Meta(max_length=20)]
Notation = Annotated[str, Meta(max_length=200)]


class LessonPicture(Struct, frozen=True):
    """First position of a lesson, for a small picture, and its first right action; None if it has none."""

    view: JsonObject
    you: int
    action: JsonObject | None


class LessonListEntry(Struct, frozen=True):
    """A lesson in the list of a game's lessons."""

    name: str
    title: list[Piece]
    #: Section of the rulebook that it is about.
    rule: str
    steps: int
    group: LessonGroup
    #: Level of a lesson on strategy.
    level: StrategyLevel
    #: Whether a first game is the best continuation: the last lesson of the base game.
    next_is_first_game: bool
    #: What its picture shows.
    picture: LessonPicture


class TakeLesson(Struct, frozen=True, forbid_unknown_fields=True):
    """Actions taken in a lesson so far, and the next answer; empty to get the question."""

    game: Short
    lesson: Short
    taken: Annotated[list[Notation], Meta(max_length=MAX_LESSON_ACTIONS)] = []
    answer: Annotated[list[ActionReference], Meta(max_length=MAX_LESSON_ACTIONS)] = []
    #: Whether the answer consists of several picks for one decision, which they end.
    picks: bool = False
    language: Language = ""
    #: Step to start at, which must have a position of its own.
    from_step: Annotated[int, Meta(ge=0, le=MAX_LESSON_ACTIONS)] = 0


class WhyNotInLesson(Struct, frozen=True, forbid_unknown_fields=True):
    """Actions taken in a lesson so far, and one that is not legal now."""

    game: Short
    lesson: Short
    action: ActionReference
    taken: Annotated[list[Notation], Meta(max_length=MAX_LESSON_ACTIONS)] = []
    from_step: Annotated[int, Meta(ge=0, le=MAX_LESSON_ACTIONS)] = 0


class LessonState(Struct, frozen=True):
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
    position: StandalonePosition
    #: Whether the current step asks for the best action.
    best: bool
    #: Indexes of the steps with a position of their own.
    positions: list[int]


@route(
    "GET",
    "/api/games/{game}/lessons",
    "List the lessons of a game, in order",
    parameters=(QueryParameter("language", "string", "language of the text; English if unknown"),),
)
async def list_lessons(request: ApiRequest) -> list[LessonListEntry]:
    return await asyncio.to_thread(
        build_lesson_list, request.get_path_value("game"), pick_language(request.get_query("language"))
    )


@route(
    "POST",
    "/api/lessons",
    "Take a lesson: all actions so far, and the next answer",
    limit=LESSON_LIMIT,
    refusals=LESSON_REFUSALS,
)
async def take_lesson(request: ApiRequest, body: TakeLesson) -> LessonState:
    # In a thread: building and replaying the position takes some milliseconds.
    return await asyncio.to_thread(continue_lesson, body)


@route(
    "POST",
    "/api/lessons/why",
    "Why an action is not legal in a lesson",
    limit=LESSON_LIMIT,
    refusals=LESSON_REFUSALS,
)
async def explain_lesson_refusal(request: ApiRequest, body: WhyNotInLesson) -> WhyNotAnswer:
    return await asyncio.to_thread(find_illegality, body)


def pick_language(language: str | None) -> str:
    return language if language in LANGUAGES and language else LANGUAGES[0]


def build_lesson_list(game: str, language: str) -> list[LessonListEntry]:
    lessons = get_lessons(game)
    last_of_base = [name for name, lesson in lessons.items() if lesson.group == "base"][-1:]
    return [
        LessonListEntry(
            name=name,
            title=get_lesson_message(game, name, language, ""),
            rule=lesson.rule,
            steps=len(lesson.steps),
            group=lesson.group,
            level=lesson.level,
            next_is_first_game=name in last_of_base,
            picture=build_lesson_picture(game, name),
        )
        for name, lesson in lessons.items()
    ]


@cache
def build_lesson_picture(game: str, name: str) -> LessonPicture:
    """Build the picture of a lesson from its first step."""
    course = LessonSession(game, name)
    state, seat, step = course.state, course.seat, course.lesson.steps[0]
    right = (
        action for action in state.legal_actions(seat) if step.classify_action(state.notation(seat, action)) == "right"
    )
    action = next(right, None)
    data = None if action is None else as_json_object(state.action_data(seat, action))
    return LessonPicture(as_json_object(state.view(seat)), seat, data)


def continue_lesson(body: TakeLesson) -> LessonState:
    course = resume_lesson(body.game, body.lesson, body.taken, body.from_step)
    if body.picks:
        course.answer_with_picks(body.answer)
    else:
        for action in body.answer:
            if not course.answer(action):
                break
    return build_lesson_state(course, pick_language(body.language))


def find_illegality(body: WhyNotInLesson) -> WhyNotAnswer:
    course = resume_lesson(body.game, body.lesson, body.taken, body.from_step)
    return explain_why_not(body.game, course.state, course.seat, body.action)


def build_lesson_state(course: LessonSession, language: str) -> LessonState:
    step = course.step
    happened = [(deed.player, deed.events) for deed in course.played_actions]

    return LessonState(
        taken=course.notations,
        step=course.step_index,
        steps=len(course.lesson.steps),
        ask=[]
        if step is None or course.is_paused
        else get_lesson_message(course.game, course.name, language, step.id, course.facts),
        verdict=course.verdict,
        told=get_reply(course, language),
        rests=course.is_paused,
        position=build_standalone_position(
            course.game, course.state, course.seat, happened, asks=step is not None and not course.is_paused
        ),
        best=step is not None and step.best,
        positions=course.lesson.steps_with_position,
    )
