"""Supervised pretraining: imitate the results of racing searches, and predict the final result."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import torch
from torch import Tensor

from bastide_research.dataset import Lessons
from bastide_research.ppo import Learner

#: Softmax temperature of results; about the error of a race of some hundred iterations.
TEMPERATURE: Final = 0.02
#: Decisions per batch.
AT_ONCE: Final = 128


def learn_lessons(
    learner: Learner,
    lessons: Lessons,
    done: dict[str, int],
    enough: Callable[[], bool],
    tell: Callable[[dict[str, Any]], None],
) -> None:
    """Train for the planned number of epochs, continuing after the ``done`` ones."""
    plan = learner.plan
    training_set, held_out_set = (Pupil(learner, some) for some in lessons.parted())
    while done["rounds"] < plan.rounds and not enough():
        for group in learner.optimizer.param_groups:
            group["lr"] = plan.rate * (1 - done["rounds"] / plan.rounds)
        for some in torch.randperm(len(training_set), device=learner.device).split(AT_ONCE):
            cross_entropy, value_loss = training_set.answer(some)
            learner.improve(cross_entropy + 0.5 * value_loss)
        done["rounds"] += 1
        tell({"round": done["rounds"], **held_out_set.examined()})


class Pupil:
    """Losses of the learner's model on a dataset."""

    def __init__(self, learner: Learner, lessons: Lessons) -> None:
        self.learner = learner
        columns = (lessons.rows, lessons.offered, lessons.came, lessons.results)
        self.rows, self.offered, self.came, results = (
            torch.from_numpy(column).to(learner.device) for column in columns
        )
        # Actions that did not race get probability 0.
        self.chances = torch.softmax((results / TEMPERATURE).nan_to_num(-torch.inf), 1)

    def __len__(self) -> int:
        return len(self.rows)

    def answer(self, some: Tensor) -> tuple[Tensor, Tensor]:
        """Return the policy cross-entropy and the squared value error of some decisions."""
        with self.learner.half_precision():
            likely, expected = self.learner.player(self.rows[some], self.offered[some])
        cross_entropy = -(self.chances[some] * likely).sum(1).mean()
        return cross_entropy, ((expected - self.came[some]) ** 2).mean()

    def examined(self) -> dict[str, float]:
        """Return both losses, averaged over the whole dataset."""
        totals = {"cross_entropy": 0.0, "value_loss": 0.0}
        with torch.no_grad():
            for some in torch.arange(len(self), device=self.learner.device).split(AT_ONCE):
                for name, found in zip(totals, self.answer(some), strict=True):
                    totals[name] += float(found) * len(some)
        return {name: total / len(self) for name, total in totals.items()}
