"""Interactive session of a lesson: replays the answers so far and reacts to the next one.

The server keeps no state: the client sends all earlier answers each time. A wrong answer gets a message and leaves the
position unchanged.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from msgspec import Struct

from bastide.core.errors import BastideError, IllegalAction
from bastide.core.game_registry import get_game, get_kit
from bastide.core.journal import Event, Journal
from bastide.core.records.game_record import replay_record
from bastide.core.records.record_parser import parse_record
from bastide.core.state import State
from bastide.teaching.lesson_facts import compute_facts
from bastide.teaching.lesson_files import RECORDS_FOLDER, Lesson, LessonStep, get_lesson

AnswerVerdict = Literal["begun", "right", "toward", "wrong"]


class PlayedAction(Struct, frozen=True):
    """Action of a player and its events."""

    player: int
    events: list[Event]


class LessonSession:
    """One learner's way through a lesson."""

    def __init__(self, game: str, name: str, first_step: int = 0) -> None:
        self.game = game
        self.name = name
        self.lesson: Lesson = get_lesson(game, name)
        if first_step not in self.lesson.steps_with_position:
            raise BastideError("off-lesson", f"step {first_step} of {name} has no position of its own", name=name)
        #: Index of the current step; after the last one, the lesson is done.
        self.step_index = first_step
        #: Right answers to the current step so far.
        self.right_answers = 0
        #: Answers in notation, and the actions since the last look.
        self.notations: list[str] = []
        self.played_actions: list[PlayedAction] = []
        self.verdict: AnswerVerdict = "begun"
        #: Key of the message for the last answer: ``STEP.ANSWER``.
        self.message_key = ""
        #: Last answer in notation.
        self.last_answer = ""
        #: Numbers of the position in which the current step began, and of the step of the message.
        self.facts: dict[str, int] = {}
        self.message_facts: dict[str, int] = {}
        self.state, self.seat = open_position(game, self.lesson.steps[first_step])
        #: Whether the next step has another position and this one is still shown.
        self.is_paused = False
        self._compute_facts()

    def open_next_position(self) -> None:
        """Open the position of the next step, if it has its own."""
        if self.is_paused and self.step is not None:
            self.state, self.seat = open_position(self.game, self.step)
            self.played_actions.clear()
            self.is_paused = False
            self._compute_facts()

    def _compute_facts(self) -> None:
        step = self.step
        self.facts = compute_facts(step.facts, self.state, self.seat, step.then) if step is not None else {}

    @property
    def step(self) -> LessonStep | None:
        """The current step; None when the lesson is done."""
        return self.lesson.steps[self.step_index] if self.step_index < len(self.lesson.steps) else None

    def replay(self, taken: Iterable[str]) -> None:
        """Replay earlier answers. Raises BastideError if they do not fit this lesson."""
        for notation in taken:
            if self.step is None or not self.answer(notation):
                raise BastideError(
                    "off-lesson", f"this move doesn't fit the lesson; start {self.name} again", name=self.name
                )
        self.open_next_position()
        self.played_actions.clear()
        self.verdict = "begun"
        self.message_key = ""

    def answer(self, action: int | str) -> bool:
        """Answer the current step by an action or its notation. Returns whether it was right so far.

        Raises IllegalAction if the action is not legal.
        """
        step = self.step
        if step is None:
            raise BastideError("off-lesson", f"the lesson {self.name} is over", name=self.name)
        self.open_next_position()
        number = self._legal_action(action)
        notation = self.state.notation(self.seat, number)
        answer = step.classify_action(notation)
        self.message_key = f"{step.id}.{answer}"
        self.last_answer = notation
        self.message_facts = self.facts
        if answer not in ("right", "toward"):
            self.verdict = "wrong"
            return False
        could = self._can_answer_right(step)
        self.notations.append(notation)
        self._apply(self.seat, number)
        self.right_answers += answer == "right"
        self._advance_if_step_complete(step, could and not self._can_answer_right(step))
        return True

    def _advance_if_step_complete(self, step: LessonStep, reached_goal: bool) -> None:
        """Finish the step if it is complete.

        ``reached_goal``: small steps have led to the goal, and no right answer remains.
        """
        self.verdict = "right"
        if self.right_answers == step.times or reached_goal:
            self.message_key = f"{step.id}.right"
            for other in step.then:
                player = next(actor for actor in self.state.players_to_act() if actor != self.seat)
                self._apply(player, self.state.parse_action(player, other))
            self.step_index += 1
            self.right_answers = 0
            self.is_paused = self.step is not None and self.step.has_position
            if not self.is_paused:
                self._compute_facts()
        else:
            self.verdict = "toward"
            self.message_key = f"{step.id}.toward"

    def _legal_action(self, action: int | str) -> int:
        """Return a legal action; raises IllegalAction if it is not legal."""
        if isinstance(action, str):
            return self.state.parse_action(self.seat, action)
        if not self.state.is_legal(self.seat, action):
            raise self.state.illegal_action_error(self.seat, action)
        return action

    def _can_answer_right(self, step: LessonStep) -> bool:
        """Return whether a right answer is possible now."""
        legal = self.state.legal_actions(self.seat)
        return any(step.classify_action(self.state.notation(self.seat, action)) == "right" for action in legal)

    def _apply(self, player: int, action: int) -> None:
        """Apply an action and note its events."""
        journal = self.state.journal
        assert journal is not None
        self.state.apply(player, action)
        self.played_actions.append(PlayedAction(player, journal.take_events()))

    def answer_with_picks(self, actions: Sequence[int | str]) -> None:
        """Answer a question with several picks, and end it where it is still open and can be ended."""
        source = self.state.decision(self.seat).source
        for action in actions:
            if not self.answer(action):
                return
        if self.step is None or self.is_paused or self.seat not in self.state.players_to_act():
            return
        asked = self.state.decision(self.seat)
        done = [each for each in asked.actions if self.state.action_data(self.seat, each)["do"] == "done"]
        if done and asked.source == source:
            self.answer(done[0])


def open_position(game: str, step: LessonStep) -> tuple[State, int]:
    """Return the position of a step that has its own, and the seat of the learner."""
    if step.record:
        path = get_kit(game).folder / RECORDS_FOLDER / f"{step.record}.record"
        replayed = replay_record(parse_record(path.read_text(encoding="utf-8")), get_game(game))
        if replayed.error is not None:
            raise ValueError(f"{path.name}: {replayed.reason}") from replayed.error
        state = replayed.state
        seat = state.next_player_to_act()
    else:
        state, seat = get_kit(game).parse_position(step.position)
    state.journal = Journal()
    return state, max(seat, 0)


def resume_lesson(game: str, name: str, taken: Iterable[str], first_step: int = 0) -> LessonSession:
    """Return a lesson session with these answers. Raises BastideError if they do not fit the lesson."""
    course = LessonSession(game, name, first_step)
    try:
        course.replay(taken)
    except IllegalAction:
        raise BastideError("off-lesson", f"this move doesn't fit the lesson; start {name} again", name=name) from None
    return course
