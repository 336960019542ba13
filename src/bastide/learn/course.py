"""Taking a lesson: what somebody has done in it so far, done again, and what they are told of it.

Nothing is kept: whoever learns says every time what they have done. A wrong answer is told what is wrong about it, and
the position stays as it is.
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
    """What a player did, and what came of it."""

    player: int
    events: list[Event]


class Course:
    """One way through a lesson."""

    def __init__(self, game: str, name: str) -> None:
        self.game = game
        self.name = name
        self.lesson: Lesson = lesson(game, name)
        #: Which step is asked; behind the last one, the lesson is done.
        self.at = 0
        #: Right answers to it so far.
        self.answered = 0
        #: What was done, in notation, and what came of it since somebody last looked.
        self.taken: list[str] = []
        self.deeds: list[Deed] = []
        self.verdict: Verdict = "begun"
        #: Where the words for the last answer stand: ``STEP.ANSWER``.
        self.told = ""
        self.state, self.seat = self._opened(self.lesson.steps[0].position)
        #: Whether the next step is asked in another position, and this one is still to be looked at.
        self.rests = False

    def _opened(self, position: str) -> tuple[State, int]:
        state, seat = get_kit(self.game).position(position)
        state.journal = Journal()
        return state, max(seat, 0)

    def go_on(self) -> None:
        """To the position of the next step, if it has one of its own."""
        if self.rests and self.step is not None:
            self.state, self.seat = self._opened(self.step.position)
            self.deeds.clear()
            self.rests = False

    @property
    def step(self) -> Step | None:
        """What is asked; None when the lesson is done."""
        return self.lesson.steps[self.at] if self.at < len(self.lesson.steps) else None

    def replay(self, taken: Iterable[str]) -> None:
        """Do what was done before; BastideError if it is not a way through this lesson."""
        for notation in taken:
            if self.step is None or not self.answer(notation):
                raise BastideError("off-lesson", f"the lesson {self.name} does not go this way", name=self.name)
        self.go_on()
        self.deeds.clear()
        self.verdict = "begun"
        self.told = ""

    def answer(self, action: int | str) -> bool:
        """Answer what is asked by an action, or by its notation. Whether it was right so far; IllegalAction if it
        cannot be done at all."""
        step = self.step
        if step is None:
            raise BastideError("off-lesson", f"the lesson {self.name} is over", name=self.name)
        self.go_on()
        number = self._legal(action)
        notation = self.state.notation(self.seat, number)
        answer = step.answer_to(notation)
        self.told = f"{step.id}.{answer}"
        if answer not in ("right", "toward"):
            self.verdict = "wrong"
            return False
        could = self._can(step)
        self.taken.append(notation)
        self._do(self.seat, number)
        self.answered += answer == "right"
        self._judge(step, could and not self._can(step))
        return True

    def _judge(self, step: Step, came: bool) -> None:
        """``came``: whether small steps have led all the way, and nothing that was right is left to do."""
        self.verdict = "right"
        if self.answered == step.times or came:
            self.told = f"{step.id}.right"
            for other in step.then:
                player = next(actor for actor in self.state.actors() if actor != self.seat)
                self._do(player, self.state.parse(player, other))
            self.at += 1
            self.answered = 0
            self.rests = self.step is not None and bool(self.step.position)
        else:
            self.verdict = "toward"
            self.told = f"{step.id}.toward"

    def _legal(self, action: int | str) -> int:
        if isinstance(action, str):
            return self.state.parse(self.seat, action)
        if not self.state.is_legal(self.seat, action):
            raise self.state.refusal(self.seat, action)
        return action

    def _can(self, step: Step) -> bool:
        """Whether a right answer can be given now."""
        legal = self.state.legal_actions(self.seat)
        return any(step.answer_to(self.state.notation(self.seat, action)) == "right" for action in legal)

    def _do(self, player: int, action: int) -> None:
        journal = self.state.journal
        assert journal is not None
        self.state.apply(player, action)
        self.deeds.append(Deed(player, journal.take()))

    def pick(self, actions: Sequence[int | str]) -> None:
        """Answer one question with several picks; where it is still open then and can be ended, it is."""
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
    """A lesson in which this was done; BastideError if it cannot be."""
    course = Course(game, name)
    try:
        course.replay(taken)
    except IllegalAction:
        raise BastideError("off-lesson", f"the lesson {name} does not go this way", name=name) from None
    return course
