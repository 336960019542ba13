"""Questions to players. The game is told as one long story that stops wherever somebody has to decide something."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import TypeVar

from reference_engines.carcassonne.map import Piece
from reference_engines.carcassonne.tiles import Point


@dataclass(frozen=True)
class Choice:
    """One thing that can be done; ``do`` says which of the others mean something."""

    do: str
    cell: Point = (0, 0)
    #: A figure, a quarter, a corner, a tile ...
    word: str = ""
    #: Turns, points ...
    number: int = 0
    piece: Piece = (-1, -1)
    player: int = -1
    bridged: bool = False


@dataclass(frozen=True)
class Question:
    player: int
    choices: list[Choice]


Result = TypeVar("Result")
#: A piece of the story: it asks, is told what was chosen, and ends with a result.
Story = Generator[Question, Choice, Result]
