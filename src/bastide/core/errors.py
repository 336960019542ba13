"""What can go wrong, in words a person can act on.

Every error carries an English sentence (``str(error)``), a stable ``code`` and the ``details`` that
the sentence speaks of. A face of the program (command line, server, browser) translates the code;
the engine itself speaks no other language.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class BastideError(Exception):
    """A mistake in what was asked for. Nothing has been changed."""

    def __init__(self, code: str, sentence: str, /, **details: object) -> None:
        super().__init__(sentence)
        self.code = code
        self.details: dict[str, object] = dict(details)


class IllegalAction(BastideError):
    """The rules do not allow this action, from this player, in this position."""


class InvalidOption(BastideError):
    """A table option that does not exist, or a value it cannot take."""


class InvalidPlayers(BastideError):
    """A number of players that the game cannot be played with."""


class InvalidSeed(BastideError):
    """A seed that is not a whole number in the allowed range."""


class InvalidSnapshot(BastideError):
    """Data that does not describe a position of this game."""


class CorruptRecord(BastideError):
    """A text that is not a whole, well-formed record."""


class UnknownGame(BastideError):
    """No installed game has this name."""


class UnknownBot(BastideError):
    """No installed bot has this name, or it does not play this game."""


class InvalidBot(BastideError):
    """A bot that exists but was asked for wrongly: a missing file, a bad line in it, a bad setting."""


def unreadable(file: str, error: OSError | UnicodeError) -> InvalidBot:
    """A bot's file that cannot be read. What the system says of it stays what it is: a face words it by its kind."""
    problem = error.strerror or str(error) if isinstance(error, OSError) else "it is no text in UTF-8"
    return InvalidBot("bot-file", f"{file} cannot be read: {problem}", file=file, problem=error)


def closest(word: str, known: list[str]) -> str:
    """The known word that was probably meant; ``none`` if there is none."""
    from difflib import get_close_matches

    close = get_close_matches(word, known, n=1, cutoff=0.6)
    return close[0] if close else "none"


def did_you_mean(word: str, known: list[str]) -> str:
    """The known words, the likely one first: the second half of most English error sentences."""
    close = closest(word, known)
    if close != "none":
        return f"did you mean {close!r}? known: {', '.join(known)}"
    return f"known: {', '.join(known)}" if known else "none are installed"
