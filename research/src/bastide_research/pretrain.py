"""What is learnt from lessons: to like actions as the races went, and to expect what came."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import torch
from torch import Tensor

from bastide_research.dataset import Lessons
from bastide_research.ppo import Learner

#: Results that differ by so much are told apart as e to 1. A race of some hundred iterations is off by as much.
TEMPERATURE: Final = 0.02
#: How many lessons are learnt from at once.
AT_ONCE: Final = 128


def learn_lessons(
    learner: Learner,
    lessons: Lessons,
    done: dict[str, int],
    enough: Callable[[], bool],
    tell: Callable[[dict[str, Any]], None],
) -> None:
    """Go through lessons as often as the plan says, on from the round that was reached."""
    plan = learner.plan
    learning, asked = (Pupil(learner, some) for some in lessons.parted())
    while done["rounds"] < plan.rounds and not enough():
        for group in learner.optimizer.param_groups:
            group["lr"] = plan.rate * (1 - done["rounds"] / plan.rounds)
        for some in torch.randperm(len(learning), device=learner.device).split(AT_ONCE):
            surprise, wrong = learning.answer(some)
            learner.improve(surprise + 0.5 * wrong)
        done["rounds"] += 1
        tell({"round": done["rounds"], **asked.examined()})


class Pupil:
    """The network with some lessons before it."""

    def __init__(self, learner: Learner, lessons: Lessons) -> None:
        self.learner = learner
        columns = (lessons.rows, lessons.offered, lessons.came, lessons.results)
        self.rows, self.offered, self.came, results = (
            torch.from_numpy(column).to(learner.device) for column in columns
        )
        # Who did not race was not thought to be worth it, and is not to be taken at all.
        self.chances = torch.softmax((results / TEMPERATURE).nan_to_num(-torch.inf), 1)

    def __len__(self) -> int:
        return len(self.rows)

    def answer(self, some: Tensor) -> tuple[Tensor, Tensor]:
        """The cross-entropy of the results of races, and the squared error about how the game ends."""
        with self.learner.half_precision():
            likely, expected = self.learner.player(self.rows[some], self.offered[some])
        surprise = -(self.chances[some] * likely).sum(1).mean()
        return surprise, ((expected - self.came[some]) ** 2).mean()

    def examined(self) -> dict[str, float]:
        """Both, in all lessons."""
        totals = {"surprise": 0.0, "wrong": 0.0}
        with torch.no_grad():
            for some in torch.arange(len(self), device=self.learner.device).split(AT_ONCE):
                for name, found in zip(totals, self.answer(some), strict=True):
                    totals[name] += float(found) * len(some)
        return {name: total / len(self) for name, total in totals.items()}
