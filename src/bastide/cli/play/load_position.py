"""Positions on the command line: ``--position TEXT|FILE``."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from bastide.cli.parameter_types import translated_option
from bastide.core.errors import BastideError
from bastide.core.game import Game
from bastide.core.game_registry import get_game
from bastide.core.position_text import MAX_POSITION_LENGTH, game_of_position
from bastide.core.state import State


def position_option() -> Callable[[Any], Any]:
    return translated_option("--position", default=None, metavar="TEXT|FILE")


def load_position(value: str, game: Game | None = None) -> tuple[Game, State]:
    """Read a position from its text or from a file. ``game`` is for a text that names none."""
    text = read_position_file(value)
    name = game_of_position(text)
    if game is None and not name:
        raise BastideError(
            "not-a-position",
            f"{value[:60]!r} is neither a file nor a position, which begins with 'game: ID |'",
            text=value[:60],
        )
    found = get_game(name) if game is None else game
    return found, found.position(text)


def read_position_file(value: str) -> str:
    """Return the content of the file with this name, or the value itself if there is no such file."""
    try:
        with Path(value).open(encoding="utf-8") as file:
            return file.read(MAX_POSITION_LENGTH + 1)
    except (OSError, ValueError):  # no such file, too long or impossible as a name, or not a text
        return value


def forbid_with_position(**given: object) -> None:
    """Raise an error if an option was given that makes no sense with ``--position``."""
    for name, value in given.items():
        if value is not None and value != ():
            option = f"--{name}" if name != "file" else "FILE"
            raise BastideError("with-position", f"--position can't be used with {option}", option=option)


def require_file(file: Path | None) -> Path:
    """Return the record file. Raises an error if neither it nor ``--position`` was given."""
    if file is None:
        raise BastideError("file-or-position", "give a record FILE or --position")
    return file
