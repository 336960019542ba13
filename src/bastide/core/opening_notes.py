"""What the opening explorer notes of a game: choices of the first turns, by group."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from bastide.core.state import State

#: Group of a choice that is counted for all games together.
ALL_GAMES: Final = "all"
#: How the notes of a player in one table are counted: each by itself, or as one choice, in any order or in theirs.
EACH: Final = "each"
TOGETHER: Final = "together"
IN_ORDER: Final = "in order"


@final
class OpeningNote:
    """A choice of a player. ``group`` and ``choice`` are ids, several separated by ``+``."""

    def __init__(self, table: str, group: str, choice: str) -> None:
        self.table = table
        #: What is compared with each other, such as the games with one kingdom.
        self.group = group
        self.choice = choice


@mypyc_attr(allow_interpreted_subclasses=True)
class OpeningReader:
    """Notes the choices of one game's opening. A game has it as ``OPENINGS`` in ``rules.openings``."""

    def __init__(self, tables: dict[str, str]) -> None:
        #: Id of each table to how its notes are counted: EACH, TOGETHER or IN_ORDER.
        self.tables = tables

    def read(self, state: State, player: int, action: int) -> list[OpeningNote]:
        """Return the notes of an action that is about to be applied."""
        raise NotImplementedError

    def is_read(self, state: State) -> bool:
        """Whether the rest of the game has nothing to note."""
        return False
