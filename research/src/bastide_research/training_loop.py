"""Training loop with checkpoints.

A folder holds one training:

===================  ==============================================================================================
``plan.json``        the training plan
``checkpoint.pt``    model, optimiser, past selves and progress
``net.npz``          the model as numpy arrays, for ``net:FILE``
``progress.jsonl``   metrics of every pretraining epoch, and of every few updates
``curves.svg``       the same as a chart
===================  ==============================================================================================

Training can be stopped at any time: a checkpoint is written to a new file that then replaces the last one.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

import torch

from bastide.core import BastideError
from bastide.core.randomness.rng import derive_seed
from bastide_research.actor_pool import ActorPool
from bastide_research.decision_dataset import load_datasets
from bastide_research.ppo_learner import PPOLearner
from bastide_research.pretrain import pretrain
from bastide_research.training_curves import write_curves
from bastide_research.training_settings import TrainingPlan


def train(
    plan: TrainingPlan,
    folder: Path,
    device: str,
    enough: Callable[[], bool],
    tell: Callable[[dict[str, Any]], None],
    keep_every: int = 50,
    tell_every: int = 10,
) -> None:
    """Train until ``enough`` returns true or the plan is fulfilled; continues from the folder's checkpoint."""
    folder.mkdir(parents=True, exist_ok=True)
    learner = PPOLearner(plan, device)
    if plan.champion:
        learner.load_champion(*load_champion(plan))
    done = _load_progress(learner, folder)
    done["slices"] += 1
    torch.manual_seed(derive_seed(plan.seed, done["slices"]) & 0x7FFFFFFF)

    def note(line: dict[str, Any]) -> None:
        with open(folder / "progress.jsonl", "a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
        tell(line)

    def keep_round(line: dict[str, Any]) -> None:
        note(line)
        save_checkpoint(learner, folder, done)

    if plan.datasets and done["rounds"] < plan.pretraining_epochs:
        pretrain(learner, load_datasets(plan.datasets, plan), done, enough, keep_round)
    if done["decisions"] < plan.decisions:
        _train_by_self_play(learner, folder, done, enough, note, keep_every, tell_every)
    save_checkpoint(learner, folder, done)


def _train_by_self_play(
    learner: PPOLearner,
    folder: Path,
    done: dict[str, int],
    enough: Callable[[], bool],
    note: Callable[[dict[str, Any]], None],
    keep_every: int,
    tell_every: int,
) -> None:
    """Alternate rollouts and updates, with metrics and checkpoints."""
    plan = learner.plan
    pool = ActorPool(plan, done["slices"])
    each = plan.steps * pool.rows
    try:
        while not enough() and done["decisions"] < plan.decisions:
            if done["stretches"] % plan.updates_per_past_self == 0:
                learner.save_past_self()
            learner.load_past_self(done["stretches"])
            stretch = learner.collect_rollout(pool)
            metrics = learner.update(stretch, 1 - done["decisions"] / plan.decisions)
            done["stretches"] += 1
            done["decisions"] += each
            done["games"] += int(stretch.dones.sum())
            if done["stretches"] % tell_every == 0:
                note({**done, **metrics})
            if done["stretches"] % keep_every == 0:
                save_checkpoint(learner, folder, done)
    finally:
        pool.close()


def load_plan(folder: Path) -> TrainingPlan | None:
    """Return the plan of the training in a folder; None if there is none."""
    path = folder / "plan.json"
    if not path.is_file():
        return None
    metrics: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    for name in ("players", "bots", "without", "lessons"):
        metrics[name] = tuple(metrics.get(name, ()))
    return TrainingPlan(**metrics)


def load_champion(plan: TrainingPlan) -> tuple[TrainingPlan, dict[str, Any]]:
    """Return plan and checkpoint of the champion. Raises BastideError if they do not exist or fit."""
    folder = Path(plan.champion)
    learnt = load_plan(folder)
    if learnt is None or not (folder / "checkpoint.pt").is_file():
        raise BastideError("no-champion", f"{folder} contains no training run", folder=str(folder))
    if learnt.game != plan.game:
        raise BastideError(
            "other-champion", f"the network in {folder} was trained for a different game or table", folder=str(folder)
        )
    return learnt, torch.load(folder / "checkpoint.pt", map_location="cpu", weights_only=True)


def save_checkpoint(learner: PPOLearner, folder: Path, done: dict[str, int]) -> None:
    """Write a checkpoint, the plan, the network file and the curves."""
    fresh = folder / "checkpoint.new"
    torch.save({**learner.checkpoint(), "done": done}, fresh)
    os.replace(fresh, folder / "checkpoint.pt")
    (folder / "plan.json").write_text(json.dumps(asdict(learner.plan), indent=1) + "\n", encoding="utf-8")
    note = f"{done['decisions']} decisions in {done['games']} games"
    if done["rounds"]:
        note += f", after {done['rounds']} pretraining epochs"
    learner.model.plain(learner.plan, note).save(folder / "net.npz")
    write_curves(folder)


def _load_progress(learner: PPOLearner, folder: Path) -> dict[str, int]:
    """Load the folder's checkpoint, if any. Returns the progress counters."""
    path = folder / "checkpoint.pt"
    if not path.is_file():
        return {"decisions": 0, "games": 0, "stretches": 0, "slices": 0, "rounds": 0}
    kept = torch.load(path, map_location=learner.device, weights_only=True)
    try:
        learner.load_checkpoint(kept)
    except (RuntimeError, ValueError) as error:  # PyTorch raises these for weights of another shape
        raise BastideError(
            "other-networks",
            f"{folder} contains networks of a different shape; choose another folder",
            folder=str(folder),
        ) from error
    done: dict[str, int] = {"rounds": 0, **kept["done"]}
    return done
