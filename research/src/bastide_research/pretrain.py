"""Supervised pretraining: imitate the results of racing searches, and predict the final result."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import torch
from torch import Tensor

from bastide_research.decision_dataset import DecisionDataset
from bastide_research.ppo_learner import PPOLearner

#: Softmax temperature of results; about the error of a race of some hundred iterations.
TEMPERATURE: Final = 0.02
#: Decisions per batch.
BATCH_SIZE: Final = 128


def pretrain(
    learner: PPOLearner,
    lessons: DecisionDataset,
    done: dict[str, int],
    enough: Callable[[], bool],
    tell: Callable[[dict[str, Any]], None],
) -> None:
    """Train for the planned number of epochs, continuing after the ``done`` ones."""
    plan = learner.plan
    training_set, held_out_set = (SupervisedLoss(learner, some) for some in lessons.split_held_out())
    while done["rounds"] < plan.pretraining_epochs and not enough():
        for group in learner.optimizer.param_groups:
            group["lr"] = plan.learning_rate * (1 - done["rounds"] / plan.pretraining_epochs)
        for some in torch.randperm(len(training_set), device=learner.device).split(BATCH_SIZE):
            cross_entropy, value_loss = training_set.losses(some)
            learner.minimise(cross_entropy + 0.5 * value_loss)
        done["rounds"] += 1
        tell({"round": done["rounds"], **held_out_set.evaluate_dataset()})


class SupervisedLoss:
    """Losses of the learner's model on a dataset."""

    def __init__(self, learner: PPOLearner, lessons: DecisionDataset) -> None:
        self.learner = learner
        columns = (lessons.rows, lessons.offered, lessons.came, lessons.results)
        self.rows, self.offered, self.came, results = (
            torch.from_numpy(column).to(learner.device) for column in columns
        )
        # Actions that did not race get probability 0.
        self.chances = torch.softmax((results / TEMPERATURE).nan_to_num(-torch.inf), 1)

    def __len__(self) -> int:
        return len(self.rows)

    def losses(self, some: Tensor) -> tuple[Tensor, Tensor]:
        """Return the policy cross-entropy and the squared value error of some decisions."""
        with self.learner.autocast():
            likely, expected = self.learner.model(self.rows[some], self.offered[some])
        cross_entropy = -(self.chances[some] * likely).sum(1).mean()
        return cross_entropy, ((expected - self.came[some]) ** 2).mean()

    def evaluate_dataset(self) -> dict[str, float]:
        """Return both losses, averaged over the whole dataset."""
        totals = {"cross_entropy": 0.0, "value_loss": 0.0}
        with torch.no_grad():
            for some in torch.arange(len(self), device=self.learner.device).split(BATCH_SIZE):
                for name, found in zip(totals, self.losses(some), strict=True):
                    totals[name] += float(found) * len(some)
        return {name: total / len(self) for name, total in totals.items()}
