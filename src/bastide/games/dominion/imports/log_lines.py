"""Lines of a foreign Dominion log as steps: who did what with which cards."""

from __future__ import annotations

from typing import Final

from bastide.core.records.game_import import MAX_IMPORT_ACTIONS, import_error_at

#: Characters of a line that a message quotes.
MAX_QUOTED_LENGTH: Final = 80
_MAX_LINES: Final = 4 * MAX_IMPORT_ACTIONS

#: What a step can be. ``put`` is onto the deck, ``use`` a Reaction, ``turn`` the start of a turn.
START: Final = "start"
SHUFFLE: Final = "shuffle"
DRAW: Final = "draw"
PLAY: Final = "play"
BUY: Final = "buy"
GAIN: Final = "gain"
TRASH: Final = "trash"
DISCARD: Final = "discard"
PUT: Final = "put"
REVEAL: Final = "reveal"
LOOK: Final = "look"
USE: Final = "use"
TURN: Final = "turn"
#: Steps that an action of a player or its consequences must explain.
EXPLAINED_VERBS: Final = (DRAW, PLAY, BUY, GAIN, TRASH, DISCARD, PUT, USE, TURN)


class LogStep:
    """One step of a log. ``cards`` are ids; a card that the log does not name is empty text."""

    def __init__(self, player: int, verb: str, cards: list[str], line: int, note: str = "") -> None:
        self.player = player
        self.verb = verb
        self.cards = cards
        #: Line of the file, from 1.
        self.line = line
        #: ``again`` for a card that is played again.
        self.note = note

    def __repr__(self) -> str:
        return f"LogStep({self.player}, {self.verb!r}, {self.cards!r}, {self.line})"


class GameLog:
    """A foreign game: players in turn order and steps, up to the first line that nobody understands."""

    def __init__(self, source: str) -> None:
        #: Name of the other program.
        self.source = source
        self.players: list[str] = []
        self.steps: list[LogStep] = []
        #: Kingdom cards that the log lists, if it lists them.
        self.kingdom: list[str] = []
        #: Lines that tell what somebody did from the first turn on, understood or not.
        self.moves = 0
        #: Line that could not be read, and its text; 0 if all could.
        self.unknown_line = 0
        self.unknown_text = ""

    def add_step(self, step: LogStep) -> None:
        """Add a step, unless an earlier line could not be read."""
        if not self.unknown_line:
            self.steps.append(step)

    def stop_at(self, number: int, line: str) -> None:
        """Note the first line that could not be read."""
        if not self.unknown_line:
            self.unknown_line, self.unknown_text = number, line[:MAX_QUOTED_LENGTH]


def split_lines(text: str) -> list[str]:
    """Return the lines of a log. Raises GameImportError if there are too many."""
    lines = [line.strip() for line in text.splitlines()]
    if len(lines) > _MAX_LINES:
        raise import_error_at(_MAX_LINES, 1, "import-too-many-moves", "too long", most=MAX_IMPORT_ACTIONS)
    return lines
