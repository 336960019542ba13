"""Dataset of decisions with measured results of their actions, for supervised pretraining.

Game results teach a network which positions are good, but hardly separate similar actions, because luck differs more. A
racing search on common sampled positions does (``bastide.bots.search.racing_search``), but is slow. Its results are
therefore stored once and learned from. ``bastide_research.distill.carcassonne_dataset`` writes such a file.
"""

from __future__ import annotations

import json
import zipfile
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from bastide.core.errors import BastideError, unreadable_file_error
from bastide_research.training_settings import TrainingPlan

#: One game in this many is held out for evaluation.
GAMES_PER_HELD_OUT_GAME: Final = 20


@dataclass(frozen=True)
class DecisionDataset:
    """Decisions, one per row."""

    #: Number of the game.
    games: NDArray[np.int32]
    #: Network input, and the number of legal actions.
    rows: NDArray[np.int16]
    offered: NDArray[np.int64]
    #: Mean result of each raced action; NaN for the others.
    results: NDArray[np.float32]
    #: Value target: the final result of the game.
    came: NDArray[np.float32]

    def save(self, path: Path, plan: TrainingPlan) -> None:
        """Write the dataset to a file."""
        with open(path, "wb") as file:
            columns = {column.name: getattr(self, column.name) for column in fields(self)}
            np.savez_compressed(file, about=np.array(json.dumps(_row_format(plan))), **columns)

    def select_rows(self, which: NDArray[Any]) -> DecisionDataset:
        """Return the selected rows."""
        return DecisionDataset(*(getattr(self, column.name)[which] for column in fields(self)))

    def split_held_out(self) -> tuple[DecisionDataset, DecisionDataset]:
        """Split into training and held-out rows; with only a few games, both are all rows."""
        held_out = self.games % GAMES_PER_HELD_OUT_GAME == GAMES_PER_HELD_OUT_GAME - 1
        return (self.select_rows(~held_out), self.select_rows(held_out)) if held_out.any() else (self, self)


def concatenate_datasets(all_lessons: Iterable[DecisionDataset]) -> DecisionDataset:
    """Concatenate datasets; their games are renumbered."""
    found = list(all_lessons)
    first = np.cumsum([0, *(int(lessons.games.max(initial=-1)) + 1 for lessons in found)])
    names = [column.name for column in fields(DecisionDataset) if column.name != "games"]
    games = np.concatenate([lessons.games + start for lessons, start in zip(found, first, strict=False)])
    columns = (np.concatenate([getattr(lessons, name) for lessons in found]) for name in names)
    return DecisionDataset(games.astype(np.int32), *columns)


def load_datasets(files: Sequence[str], plan: TrainingPlan) -> DecisionDataset:
    """Load and concatenate dataset files. Raises an error if one cannot be read or does not fit the plan."""
    return concatenate_datasets(_load_dataset(file, plan) for file in files)


def _load_dataset(file: str, plan: TrainingPlan) -> DecisionDataset:
    """Load one dataset file."""
    try:
        with open(file, "rb") as opened, np.load(opened, allow_pickle=False) as arrays:
            about = json.loads(str(arrays["about"]))
            lessons = DecisionDataset(*(arrays[column.name] for column in fields(DecisionDataset)))
    except OSError as error:
        raise unreadable_file_error(file, error) from error
    except (ValueError, KeyError, EOFError, AttributeError, zipfile.BadZipFile) as error:
        raise BastideError("bad-lessons", f"{file} is not a training data set", file=file) from error
    if about != _row_format(plan):
        raise BastideError("other-lessons", f"{file} contains training data for a different network", file=file)
    return lessons


def _row_format(plan: TrainingPlan) -> dict[str, Any]:
    """Return the metadata that must agree between dataset and plan: the format of a row."""
    players = plan.players[0]
    return {
        "game": plan.game,
        "version": plan.table_spec(players).encoder.version,
        "size": plan.entity_layout(players).size,
    }
