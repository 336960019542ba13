"""Lessons: decisions of which somebody has found out what each action brings, to be learnt before any game is played.

What came of games tells a network which positions are good. It hardly tells actions apart that differ by little, since
luck differs by more. A race of actions on the same drawn positions does (``bastide.bots.search.race``), but takes its
time: so it is held once, written down, and learnt by heart. ``bastide_research.distill.carcassonne_dataset`` writes
such a file.
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

#: One of so many games is not learnt from: how surprising its lessons are is what is told.
HELD_OUT: Final = 20


@dataclass(frozen=True)
class Lessons:
    """A row for each decision."""

    #: From which game it is.
    games: NDArray[np.int32]
    #: What was seen and offered, as the network reads it, and how many actions were offered.
    rows: NDArray[np.int16]
    offered: NDArray[np.int64]
    #: The mean result of each offer that raced, not a number for the others.
    results: NDArray[np.float32]
    #: What the game was worth in the end.
    came: NDArray[np.float32]

    def save(self, path: Path, plan: Plan) -> None:
        with open(path, "wb") as file:
            columns = {column.name: getattr(self, column.name) for column in fields(self)}
            np.savez_compressed(file, about=np.array(json.dumps(_about(plan))), **columns)

    def some(self, which: NDArray[Any]) -> Lessons:
        return Lessons(*(getattr(self, column.name)[which] for column in fields(self)))

    def parted(self) -> tuple[Lessons, Lessons]:
        """Those to learn from, and those to be asked about; of a few games, all are for both."""
        asked = self.games % HELD_OUT == HELD_OUT - 1
        return (self.some(~asked), self.some(asked)) if asked.any() else (self, self)


def gathered(all_lessons: Iterable[Lessons]) -> Lessons:
    """Several one after the other; their games are numbered on."""
    found = list(all_lessons)
    first = np.cumsum([0, *(int(lessons.games.max(initial=-1)) + 1 for lessons in found)])
    names = [column.name for column in fields(Lessons) if column.name != "games"]
    games = np.concatenate([lessons.games + start for lessons, start in zip(found, first, strict=False)])
    columns = (np.concatenate([getattr(lessons, name) for lessons in found]) for name in names)
    return Lessons(games.astype(np.int32), *columns)


def lessons_of(files: Sequence[str], plan: Plan) -> Lessons:
    """The lessons in some files; an error, in words, if one cannot be read or holds none for a training by a plan."""
    return gathered(_read(file, plan) for file in files)


def _read(file: str, plan: Plan) -> Lessons:
    try:
        with open(file, "rb") as opened, np.load(opened, allow_pickle=False) as kept:
            about = json.loads(str(kept["about"]))
            lessons = Lessons(*(kept[column.name] for column in fields(Lessons)))
    except OSError as error:
        raise unreadable(file, error) from error
    except (ValueError, KeyError, EOFError, AttributeError, zipfile.BadZipFile) as error:
        raise BastideError("bad-lessons", f"{file} holds no lessons", file=file) from error
    if about != _about(plan):
        raise BastideError("other-lessons", f"{file} holds lessons for another network", file=file)
    return lessons


def _about(plan: Plan) -> dict[str, Any]:
    """What lessons must have in common with a plan: what a row says."""
    players = plan.players[0]
    return {"game": plan.game, "version": plan.table(players).encoder.version, "size": plan.layout(players).size}
