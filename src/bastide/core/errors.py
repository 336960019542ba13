"""Exceptions with a stable code, an English message and its values.

``str(error)`` is the English message, ``code`` a stable identifier, ``details`` the values in the message. The
command line, the server and the web pages translate the code; the engine itself speaks English only.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class BastideError(Exception):
    """Base class of all errors caused by an invalid request. The state is unchanged when it is raised."""

    def __init__(self, code: str, sentence: str, /, **details: object) -> None:
        super().__init__(sentence)
        self.code = code
        self.details: dict[str, object] = dict(details)


#: (game id, refusal) to its English sentence. Filled by the game registry.
REFUSAL_WRITERS: Final[list[Callable[[str, object], str]]] = []


class IllegalAction(BastideError):
    """The rules forbid this action for this player in this position."""

    #: Id of the game, for the sentence of a refusal. Not set in other errors.
    game: str

    def __str__(self) -> str:
        """The reason in English. A refusal by a rule gets its sentence only here, because that reads a catalogue."""
        reason, game = self.details.get("reason"), getattr(self, "game", None)
        if reason is None or game is None or not REFUSAL_WRITERS:
            return super().__str__()
        return REFUSAL_WRITERS[0](game, reason)


class InvalidOption(BastideError):
    """Unknown table option, or a value the option does not accept."""


class InvalidPlayers(BastideError):
    """Number of players outside the range of the game."""


class InvalidSeed(BastideError):
    """Seed that is neither an integer in the allowed range nor a key."""


class InvalidSnapshot(BastideError):
    """Data that does not describe a position of this game."""


class CorruptRecord(BastideError):
    """Text that is not a complete, well-formed record."""


class UnknownGame(BastideError):
    """No installed game has this id, or the game cannot be loaded."""


class UnknownBot(BastideError):
    """No installed bot has this name, or the bot does not play this game."""


class InvalidBot(BastideError):
    """Known bot with an invalid argument: a missing file, a malformed line, a bad setting."""


def unreadable_file_error(file: str, error: OSError | UnicodeError) -> InvalidBot:
    """Make the error for a bot file that cannot be read. ``details["problem"]`` is the original exception."""
    problem = error.strerror or str(error) if isinstance(error, OSError) else "not a UTF-8 text file"
    return InvalidBot("bot-file", f"can't read {file}: {problem}", file=file, problem=error)


def closest_match(word: str, known: list[str]) -> str:
    """Return the known word most similar to ``word``, or ``"none"``."""
    from difflib import get_close_matches

    close = get_close_matches(word, known, n=1, cutoff=0.6)
    return close[0] if close else "none"


def did_you_mean(word: str, known: list[str]) -> str:
    """Second half of an English error message: the likely word, then all known words."""
    close = closest_match(word, known)
    if close != "none":
        return f"did you mean {close!r}? Available: {', '.join(known)}"
    return f"available: {', '.join(known)}" if known else "none are installed"
