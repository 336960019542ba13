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

from bastide.core.errors import BastideError, unreadable
from bastide_research.plan import Plan

#: One game in this many is held out for evaluation.
HELD_OUT: Final = 20


@dataclass(frozen=True)
class Lessons:
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

    def save(self, path: Path, plan: Plan) -> None:
        """Write the dataset to a file."""
        with open(path, "wb") as file:
            columns = {column.name: getattr(self, column.name) for column in fields(self)}
            np.savez_compressed(file, about=np.array(json.dumps(_row_format(plan))), **columns)

    def some(self, which: NDArray[Any]) -> Lessons:
        """Return the selected rows."""
        return Lessons(*(getattr(self, column.name)[which] for column in fields(self)))

    def parted(self) -> tuple[Lessons, Lessons]:
        """Split into training and held-out rows; with only a few games, both are all rows."""
        held_out = self.games % HELD_OUT == HELD_OUT - 1
        return (self.some(~held_out), self.some(held_out)) if held_out.any() else (self, self)


def gathered(all_lessons: Iterable[Lessons]) -> Lessons:
    """Concatenate datasets; their games are renumbered."""
    found = list(all_lessons)
    first = np.cumsum([0, *(int(lessons.games.max(initial=-1)) + 1 for lessons in found)])
    names = [column.name for column in fields(Lessons) if column.name != "games"]
    games = np.concatenate([lessons.games + start for lessons, start in zip(found, first, strict=False)])
    columns = (np.concatenate([getattr(lessons, name) for lessons in found]) for name in names)
    return Lessons(games.astype(np.int32), *columns)


def lessons_of(files: Sequence[str], plan: Plan) -> Lessons:
    """Load and concatenate dataset files. Raises an error if one cannot be read or does not fit the plan."""
    return gathered(_load_dataset(file, plan) for file in files)


def _load_dataset(file: str, plan: Plan) -> Lessons:
    """Load one dataset file."""
    try:
        with open(file, "rb") as opened, np.load(opened, allow_pickle=False) as arrays:
            about = json.loads(str(arrays["about"]))
            lessons = Lessons(*(arrays[column.name] for column in fields(Lessons)))
    except OSError as error:
        raise unreadable(file, error) from error
    except (ValueError, KeyError, EOFError, AttributeError, zipfile.BadZipFile) as error:
        raise BastideError("bad-lessons", f"{file} holds no lessons", file=file) from error
    if about != _row_format(plan):
        raise BastideError("other-lessons", f"{file} holds lessons for another network", file=file)
    return lessons


def _row_format(plan: Plan) -> dict[str, Any]:
    """Return the metadata that must agree between dataset and plan: the format of a row."""
    players = plan.players[0]
    return {"game": plan.game, "version": plan.table(players).encoder.version, "size": plan.layout(players).size}
