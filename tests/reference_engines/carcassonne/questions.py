"""Questions to players. The game is a generator that yields wherever a player must decide."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import TypeVar

from reference_engines.carcassonne.board import Piece
from reference_engines.carcassonne.tile_definition import Point


@dataclass(frozen=True)
class Choice:
    """One legal choice; ``do`` determines which other fields are used."""

    do: str
    cell: Point = (0, 0)
    #: A meeple, quarter, corner or tile.
    word: str = ""
    #: A rotation, points or an index.
    number: int = 0
    piece: Piece = (-1, -1)
    bridged: bool = False
    #: Its notation in the real engine, if that is not ``do`` and no kind that ``lockstep_adapter.py`` knows.
    text: str = ""


@dataclass(frozen=True)
class Question:
    player: int
    choices: list[Choice]


Result = TypeVar("Result")
#: Generator that yields questions, receives choices, and returns a result.
QuestionGenerator = Generator[Question, Choice, Result]
