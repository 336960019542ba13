"""Interactive session of a lesson: replays the answers so far and reacts to the next one.

The server keeps no state: the client sends all earlier answers each time. A wrong answer gets a message and leaves the
position unchanged.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from msgspec import Struct

from bastide.core.errors import BastideError, IllegalAction
from bastide.core.journal import Event, Journal
from bastide.core.registry import get_kit
from bastide.core.state import State
from bastide.learn.lessons import Lesson, Step, lesson

Verdict = Literal["begun", "right", "toward", "wrong"]


class Deed(Struct, frozen=True):
    """Action of a player and its events."""

    player: int
    events: list[Event]


class Course:
    """One learner's way through a lesson."""

    def __init__(self, game: str, name: str) -> None:
        self.game = game
        self.name = name
        self.lesson: Lesson = lesson(game, name)
        #: Index of the current step; after the last one, the lesson is done.
        self.at = 0
        #: Right answers to the current step so far.
        self.answered = 0
        #: Answers in notation, and the actions since the last look.
        self.taken: list[str] = []
        self.deeds: list[Deed] = []
        self.verdict: Verdict = "begun"
        #: Key of the message for the last answer: ``STEP.ANSWER``.
        self.told = ""
        self.state, self.seat = self._open_position(self.lesson.steps[0].position)
        #: Whether the next step has another position and this one is still shown.
        self.rests = False

    def _open_position(self, position: str) -> tuple[State, int]:
        state, seat = get_kit(self.game).position(position)
        state.journal = Journal()
        return state, max(seat, 0)

    def go_on(self) -> None:
        """Open the position of the next step, if it has its own."""
        if self.rests and self.step is not None:
            self.state, self.seat = self._open_position(self.step.position)
            self.deeds.clear()
            self.rests = False

    @property
    def step(self) -> Step | None:
        """The current step; None when the lesson is done."""
        return self.lesson.steps[self.at] if self.at < len(self.lesson.steps) else None

    def replay(self, taken: Iterable[str]) -> None:
        """Replay earlier answers. Raises BastideError if they do not fit this lesson."""
        for notation in taken:
            if self.step is None or not self.answer(notation):
                raise BastideError("off-lesson", f"the lesson {self.name} does not go this way", name=self.name)
        self.go_on()
        self.deeds.clear()
        self.verdict = "begun"
        self.told = ""

    def answer(self, action: int | str) -> bool:
        """Answer the current step by an action or its notation. Returns whether it was right so far.

        Raises IllegalAction if the action is not legal.
        """
        step = self.step
        if step is None:
            raise BastideError("off-lesson", f"the lesson {self.name} is over", name=self.name)
        self.go_on()
        number = self._legal_action(action)
        notation = self.state.notation(self.seat, number)
        answer = step.answer_to(notation)
        self.told = f"{step.id}.{answer}"
        if answer not in ("right", "toward"):
            self.verdict = "wrong"
            return False
        could = self._can_answer_right(step)
        self.taken.append(notation)
        self._apply(self.seat, number)
        self.answered += answer == "right"
        self._finish_answer(step, could and not self._can_answer_right(step))
        return True

    def _finish_answer(self, step: Step, reached_goal: bool) -> None:
        """Finish the step if it is complete.

        ``reached_goal``: small steps have led to the goal, and no right answer remains.
        """
        self.verdict = "right"
        if self.answered == step.times or reached_goal:
            self.told = f"{step.id}.right"
            for other in step.then:
                player = next(actor for actor in self.state.actors() if actor != self.seat)
                self._apply(player, self.state.parse(player, other))
            self.at += 1
            self.answered = 0
            self.rests = self.step is not None and bool(self.step.position)
        else:
            self.verdict = "toward"
            self.told = f"{step.id}.toward"

    def _legal_action(self, action: int | str) -> int:
        """Return a legal action; raises IllegalAction if it is not legal."""
        if isinstance(action, str):
            return self.state.parse(self.seat, action)
        if not self.state.is_legal(self.seat, action):
            raise self.state.refusal(self.seat, action)
        return action

    def _can_answer_right(self, step: Step) -> bool:
        """Return whether a right answer is possible now."""
        legal = self.state.legal_actions(self.seat)
        return any(step.answer_to(self.state.notation(self.seat, action)) == "right" for action in legal)

    def _apply(self, player: int, action: int) -> None:
        """Apply an action and note its events."""
        journal = self.state.journal
        assert journal is not None
        self.state.apply(player, action)
        self.deeds.append(Deed(player, journal.take()))

    def pick(self, actions: Sequence[int | str]) -> None:
        """Answer a question with several picks, and end it where it is still open and can be ended."""
        source = self.state.decision(self.seat).source
        for action in actions:
            if not self.answer(action):
                return
        if self.step is None or self.rests or self.seat not in self.state.actors():
            return
        asked = self.state.decision(self.seat)
        done = [each for each in asked.actions if self.state.meaning(self.seat, each)["do"] == "done"]
        if done and asked.source == source:
            self.answer(done[0])


def taken_so_far(game: str, name: str, taken: Iterable[str]) -> Course:
    """Return a lesson session with these answers. Raises BastideError if they do not fit the lesson."""
    course = Course(game, name)
    try:
        course.replay(taken)
    except IllegalAction:
        raise BastideError("off-lesson", f"the lesson {name} does not go this way", name=name) from None
    return course
