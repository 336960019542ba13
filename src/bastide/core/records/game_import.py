"""Import of games that other programs have saved.

A game has an importer for each foreign format (``IMPORTERS`` in its module ``imports``). An importer plays the foreign
game by our rules, as far as they allow it and the file tells it, and gives a record. A ``ShufflePlanner`` gives every
shuffle the order that was played; the seed of the record lists these draws (``core.randomness.listed_draws``).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from mypy_extensions import mypyc_attr

from bastide.core.errors import BastideError
from bastide.core.game import Game
from bastide.core.game_registry import game_ids, get_game, get_kit
from bastide.core.options import Options
from bastide.core.randomness.listed_draws import MAX_LISTED_DRAWS, ListedDraws, ShufflePlanner, format_draws
from bastide.core.randomness.rng import Rng
from bastide.core.records.game_record import Record, Recorder

#: Characters of a file.
MAX_IMPORT_LENGTH: Final = 2_000_000
#: Actions of an imported game.
MAX_IMPORT_ACTIONS: Final = 20_000


@mypyc_attr(allow_interpreted_subclasses=True)
class GameImportError(BastideError):
    """File that cannot be imported, or the place from which on it cannot."""


class ImportNote:
    """Rule that the other program applied differently: message id and values."""

    def __init__(self, message: str, /, **facts: object) -> None:
        self.message = message
        self.facts: dict[str, object] = dict(facts)


class ImportedGame:
    """Result of an import: a record of the moves that were read, and why it stops."""

    def __init__(self, record: Record, source: str, moves_read: int, moves_in_file: int) -> None:
        self.record = record
        #: Name and version of the other program.
        self.source = source
        self.moves_read = moves_read
        self.moves_in_file = moves_in_file
        #: Why the import stops before the end of the file; None if all moves were read.
        self.stop: GameImportError | None = None
        #: Rules of the file that differ from ours.
        self.notes: list[ImportNote] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class GameImporter:
    """Reader of one foreign format."""

    def __init__(self, name: str) -> None:
        #: Name of the format, as its program calls itself.
        self.name = name

    def recognises(self, text: str) -> bool:
        """Whether a file looks like this format. Must be fast."""
        raise NotImplementedError

    def read(self, game: Game, text: str) -> ImportedGame:
        """Import a file. Raises GameImportError, with its line and column, if it is not readable at all."""
        raise NotImplementedError


class ImportSession:
    """Plays a foreign game by our rules and collects its actions."""

    def __init__(self, game: Game, seats: Sequence[str], options: Options, planner: ShufflePlanner) -> None:
        self.game = game
        self.seats = [clean_seat_name(name, number) for number, name in enumerate(seats)]
        self.options = options
        players = len(seats)
        game.check_players(players)
        rng = Rng()
        rng.word_stream = ListedDraws([], planner)
        self.state = game.setup(players, game.resolve_options(players, game.check_options(players, options), 0), rng)
        #: Player and action of each action so far.
        self.actions: list[tuple[int, int]] = []

    def apply(self, player: int, action: int) -> None:
        """Apply an action. Raises IllegalAction, and changes nothing, if our rules forbid it."""
        if len(self.actions) >= MAX_IMPORT_ACTIONS:
            raise GameImportError(
                "import-too-many-moves",
                f"an imported game can have {MAX_IMPORT_ACTIONS} actions",
                most=MAX_IMPORT_ACTIONS,
            )
        self.state.apply(player, action)
        self.actions.append((player, action))

    def to_record(self) -> Record:
        """Return the record of the actions so far. Its seed lists the draws."""
        stream = self.state.rng.word_stream
        draws = stream.draws[: stream.place] if isinstance(stream, ListedDraws) else []
        seed = format_draws(draws[:MAX_LISTED_DRAWS]) if draws else 0
        recorder = Recorder(self.game, len(self.seats), self.options, seed, self.seats)
        for player, action in self.actions:
            recorder.apply(player, action)
        return recorder.to_record()


def clean_seat_name(name: str, number: int) -> str:
    """Return a player's name as one short printable line."""
    printable = "".join([character if character.isprintable() else " " for character in name])
    return " ".join(printable.split())[:60] or f"player {number}"


def import_game(text: str) -> ImportedGame:
    """Import a game of another program, in any format that an installed game reads.

    Raises GameImportError if the file is too long, no importer recognises it, or it is not readable at all.
    """
    if len(text) > MAX_IMPORT_LENGTH:
        raise GameImportError(
            "import-too-long", f"a file can have {MAX_IMPORT_LENGTH} characters", most=MAX_IMPORT_LENGTH
        )
    names: list[str] = []
    for game in game_ids():
        importers = cast("list[GameImporter] | None", get_kit(game).importers())
        for importer in importers or []:
            if importer.recognises(text):
                return importer.read(get_game(game), text)
            names.append(importer.name)
    known = ", ".join(names)
    raise GameImportError("import-unknown-format", f"unknown format; these can be imported: {known}", known=known)


def line_and_column(text: str, offset: int) -> tuple[int, int]:
    """Return the line and column, from 1, of a place in a text."""
    before = text[:offset]
    return before.count("\n") + 1, offset - (before.rfind("\n") + 1) + 1


def import_error_at(line: int, column: int, code: str, problem: str, /, **facts: object) -> GameImportError:
    """Make the error for a place in a file; ``code`` names the problem."""
    cause = GameImportError(code, problem, **facts)
    return nested_import_error(line, column, cause)


def nested_import_error(line: int, column: int, problem: BastideError) -> GameImportError:
    """Make the error for a place in a file from another error."""
    return GameImportError(
        "import-place", f"line {line}, column {column}: {problem}", line=line, column=column, problem=problem
    )
