"""Puzzle format: a game up to a decision, the best answer and its certainty.

A puzzle is one line of JSON, see docs/puzzles.md.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b

from bastide.core.errors import BastideError, CorruptRecord
from bastide.core.game import Game
from bastide.core.game_registry import get_game
from bastide.core.records.game_record import Move, Record
from bastide.core.state import State
from bastide.puzzles.best_answer_search import POINT_LEAD_MEASURE, WIN_CHANCE_MEASURE

FORMAT_VERSION = 1
#: Difficulties run from 1 (the level ``medium`` finds it) to 4 (no level does).
MAX_DIFFICULTY = 4


class CorruptPuzzle(BastideError):
    """The line is not a valid puzzle, or its game does not replay."""


@dataclass(frozen=True)
class PuzzleAnswer:
    """One answer: its win chance, and the final lead in points over the best opponent."""

    notation: str
    win_chance: float
    point_lead: float


@dataclass(frozen=True)
class Puzzle:
    """A decision of a recorded game with its best answer."""

    game: str
    rules: int
    options: dict[str, str]
    seed: int
    seats: tuple[str, ...]
    moves: tuple[str, ...]
    digest: str
    player: int
    theme: str
    difficulty: int
    best_notations: tuple[str, ...]
    answers: tuple[PuzzleAnswer, ...]
    certainty: float
    #: Gap to the second best answer, measured in win chance (``win_chance``) or ``points``.
    measure: str
    gap: float
    rounds: int

    @cached_property
    def id(self) -> str:
        """Short id, the same for the same position and player."""
        return blake2b(f"{self.game} {self.digest} {self.player}".encode(), digest_size=5).hexdigest()

    def to_record(self) -> Record:
        """Return the record of the game up to the decision."""
        moves = []
        for text in self.moves:
            seat, _, notation = text.partition(" ")
            moves.append(Move(int(seat), notation))
        return Record(
            self.game,
            self.rules,
            self.seed,
            dict(self.options),
            list(self.seats),
            moves,
            {len(moves): self.digest},
        )

    def position(self, game: Game | None = None) -> State:
        """Return the position to be solved. Raises CorruptPuzzle if the game does not replay."""
        known = get_game(self.game) if game is None else game
        record = self.to_record()
        try:
            state = record.initial_state(known)
            for move in record.moves:
                state.apply(move.player, state.parse_action(move.player, move.text))
        except BastideError as error:
            raise corrupt_puzzle_error(f"can't replay its game: {error}") from error
        if state.digest() != self.digest:
            raise corrupt_puzzle_error("replaying its game gives another position")
        return state

    def is_solved_by(self, notation: str) -> bool:
        """Return whether an action, in notation, is a best answer."""
        return notation in self.best_notations

    def find_answer(self, notation: str) -> PuzzleAnswer | None:
        """Return the stored answer with this notation; None if it is not stored."""
        return next((line for line in self.answers if line.notation == notation), None)

    def to_json_line(self) -> str:
        """Return the puzzle as one line of JSON."""
        data = {
            "version": FORMAT_VERSION,
            "game": self.game,
            "rules": self.rules,
            "options": self.options,
            "seed": self.seed,
            "seats": self.seats,
            "moves": self.moves,
            "digest": self.digest,
            "player": self.player,
            "theme": self.theme,
            "difficulty": self.difficulty,
            "answer": self.best_notations,
            "lines": [[line.notation, round(line.win_chance, 3), round(line.point_lead, 1)] for line in self.answers],
            "certainty": round(self.certainty, 6),
            "measure": self.measure,
            "gap": round(self.gap, 3),
            "rounds": self.rounds,
        }
        return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def corrupt_puzzle_error(problem: str, line: int = 0) -> CorruptPuzzle:
    """Return the error for an invalid line."""
    where = f"line {line}" if line else "a puzzle"
    return CorruptPuzzle("puzzle-line", f"{where} of the puzzles: {problem}", line=line, problem=problem)


def parse_puzzle(text: str, line: int = 0) -> Puzzle:
    """Parse a line written by ``Puzzle.to_json_line``. Raises CorruptPuzzle. Does not check that the game replays."""
    try:
        data = json.loads(text)
        if not isinstance(data, dict) or data["version"] != FORMAT_VERSION:
            raise corrupt_puzzle_error(f"not a puzzle of version {FORMAT_VERSION}", line)
        puzzle = _puzzle_from_data(data)
    except (ValueError, KeyError, TypeError, AttributeError, CorruptRecord) as error:
        raise corrupt_puzzle_error(repr(error), line) from error
    for wrong, problem in _problems(puzzle):
        if wrong:
            raise corrupt_puzzle_error(problem, line)
    return puzzle


def _puzzle_from_data(data: Mapping[str, object]) -> Puzzle:
    """Convert JSON data to a puzzle; raises TypeError or KeyError if it is invalid."""
    lines = []
    for each in _list(data["lines"]):
        notation, win, lead = _list(each)
        lines.append(PuzzleAnswer(_text(notation), _float(win), _float(lead)))
    options = data["options"]
    if not isinstance(options, dict):
        raise TypeError("options must be an object")
    return Puzzle(
        game=_text(data["game"]),
        rules=_int(data["rules"]),
        options={_text(name): _text(value) for name, value in options.items()},
        seed=_int(data["seed"]),
        seats=tuple(_text(each) for each in _list(data["seats"])),
        moves=tuple(_text(each) for each in _list(data["moves"])),
        digest=_text(data["digest"]),
        player=_int(data["player"]),
        theme=_text(data["theme"]),
        difficulty=_int(data["difficulty"]),
        best_notations=tuple(_text(each) for each in _list(data["answer"])),
        answers=tuple(lines),
        certainty=_float(data["certainty"]),
        measure=_text(data["measure"]),
        gap=_float(data["gap"]),
        rounds=_int(data["rounds"]),
    )


def _problems(puzzle: Puzzle) -> list[tuple[bool, str]]:
    """Return all validity checks as pairs of failure and message."""
    notations = [line.notation for line in puzzle.answers]
    movers = [text.partition(" ")[0] for text in puzzle.moves]
    seats = [str(seat) for seat in range(len(puzzle.seats))]
    return [
        (not 0 <= puzzle.player < len(puzzle.seats), "the player's seat does not exist"),
        (any(mover not in seats for mover in movers), "a move has an unknown seat"),
        (not 1 <= puzzle.difficulty <= MAX_DIFFICULTY, f"the difficulty must be 1 to {MAX_DIFFICULTY}"),
        (
            not puzzle.best_notations or notations[: len(puzzle.best_notations)] != list(puzzle.best_notations),
            "the best answers must come first",
        ),
        (
            len(notations) <= len(puzzle.best_notations) or len(set(notations)) != len(notations),
            "there must be several different answers",
        ),
        (any(not 0.0 <= line.win_chance <= 1.0 for line in puzzle.answers), "win chances must be from 0 to 1"),
        (not 0.5 <= puzzle.certainty <= 1.0, "the certainty must be from 0.5 to 1"),
        (puzzle.measure not in (WIN_CHANCE_MEASURE.id, POINT_LEAD_MEASURE.id), "the measure must be win or points"),
        (puzzle.gap <= 0.0, "the gap must be greater than 0"),
        (puzzle.rounds < 1 or puzzle.seed < 0, "rounds must be at least 1, and the seed at least 0"),
    ]


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(f"expected a string, not {value!r}")
    return value


def _int(value: object) -> int:
    if type(value) is not int:
        raise TypeError(f"expected an integer, not {value!r}")
    return value


def _float(value: object) -> float:
    if type(value) not in (int, float):
        raise TypeError(f"expected a number, not {value!r}")
    return float(str(value))


def _list(value: object) -> list[object]:
    if not isinstance(value, list):
        raise TypeError(f"expected a list, not {value!r}")
    return value
