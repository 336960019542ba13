"""Puzzle format: a game up to a decision, and one or more steps with their answers.

A puzzle is one line of JSON, see docs/puzzles.md.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import astuple, dataclass
from functools import cached_property
from hashlib import blake2b

from bastide.core.errors import BastideError
from bastide.core.game import Game
from bastide.core.game_registry import get_game
from bastide.core.json_data import JsonData
from bastide.core.records.game_record import Move, Record
from bastide.core.state import State

FORMAT_VERSION = 2
#: Difficulties run from 1 (the level ``medium`` finds it) to 4 (no level below ``master`` does).
MAX_DIFFICULTY = 4


class CorruptPuzzle(BastideError):
    """The line is not a valid puzzle, or its game does not replay."""


@dataclass(frozen=True)
class AnswerFigures:
    """What the rollouts of an answer show, with the half widths of 95 % intervals.

    The costs are what the best answer is better by; they come from a paired comparison.
    """

    win_chance: float
    win_error: float
    #: Final points ahead of the best opponent.
    point_lead: float
    cost: float
    cost_error: float
    point_cost: float
    point_cost_error: float

    def rounded(self) -> AnswerFigures:
        """Return the figures as they are stored."""
        return AnswerFigures(
            win_chance=round(self.win_chance, 3),
            win_error=round(self.win_error, 3),
            point_lead=round(self.point_lead, 1),
            cost=round(self.cost, 3),
            cost_error=round(self.cost_error, 3),
            point_cost=round(self.point_cost, 2),
            point_cost_error=round(self.point_cost_error, 2),
        )


@dataclass(frozen=True)
class PuzzleAnswer:
    """A measured answer: its figures, the reasons, and the moves that follow it."""

    notation: str
    figures: AnswerFigures
    #: Why the best answer is better than this one; of a best answer: than the most tempting wrong one.
    reasons: tuple[dict[str, JsonData], ...] = ()
    #: Moves ("seat notation") after it, until the player's next turn or the end of the game.
    continuation: tuple[str, ...] = ()


@dataclass(frozen=True)
class PuzzleStep:
    """One decision of a puzzle."""

    #: Moves since the best answer of the step before: forced choices, and replies of others.
    moves: tuple[str, ...]
    best_notations: tuple[str, ...]
    #: The best answers first, then the most tempting wrong ones.
    answers: tuple[PuzzleAnswer, ...]
    #: Rollouts of each answer.
    rollouts: int
    #: Cost of the second best answer with other random numbers and another rollout policy, as in ``AnswerFigures``.
    checked_costs: tuple[float, float, float, float]

    @property
    def wrong_answers(self) -> tuple[PuzzleAnswer, ...]:
        return self.answers[len(self.best_notations) :]

    def is_solved_by(self, notation: str) -> bool:
        """Return whether an action, in notation, is a best answer."""
        return notation in self.best_notations

    def find_answer(self, notation: str) -> PuzzleAnswer | None:
        """Return the stored answer with this notation; None if it is not stored."""
        return next((answer for answer in self.answers if answer.notation == notation), None)


@dataclass(frozen=True)
class Puzzle:
    """A decision of a recorded game with its best answer, and the decisions that follow it."""

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
    steps: tuple[PuzzleStep, ...]

    @cached_property
    def id(self) -> str:
        """Short id, the same for the same position and player."""
        return blake2b(f"{self.game} {self.digest} {self.player}".encode(), digest_size=5).hexdigest()

    @property
    def solution(self) -> list[str]:
        """The first best answer to each step."""
        return [step.best_notations[0] for step in self.steps]

    def to_record(self) -> Record:
        """Return the record of the game up to the decision."""
        moves = [parse_move(text) for text in self.moves]
        return Record(
            self.game,
            self.rules,
            self.seed,
            dict(self.options),
            list(self.seats),
            moves,
            {len(moves): self.digest},
        )

    def moves_before(self, step: int) -> list[str]:
        """Return the moves from the first step's decision to that of another step, as the solution goes."""
        moves: list[str] = []
        for before, each in zip(self.steps[:step], self.steps[1:], strict=False):
            moves += [f"{self.player} {before.best_notations[0]}", *each.moves]
        return moves

    def moves_after(self, step: int, notation: str) -> list[str]:
        """Return an answer and the moves that follow it. A best answer is followed by the solution of later steps.

        Raises KeyError if the answer is not stored.
        """
        here = self.steps[step]
        answer = here.find_answer(notation)
        if answer is None:
            raise KeyError(notation)
        if not here.is_solved_by(notation):
            return [f"{self.player} {notation}", *answer.continuation]
        # Equal best answers are shown by the first one.
        first = f"{self.player} {here.best_notations[0]}"
        if step + 1 == len(self.steps):
            return [first, *here.answers[0].continuation]
        after = self.steps[step + 1]
        return [first, *after.moves, *self.moves_after(step + 1, after.best_notations[0])]

    def position(self, game: Game | None = None, step: int = 0) -> State:
        """Return the position to be solved. Raises CorruptPuzzle if the game does not replay."""
        known = get_game(self.game) if game is None else game
        record = self.to_record()
        try:
            state = record.initial_state(known)
            apply_moves(state, self.moves)
            if state.digest() != self.digest:
                raise corrupt_puzzle_error("replaying its game gives another position")
            apply_moves(state, self.moves_before(step))
        except CorruptPuzzle:
            raise
        except BastideError as error:
            raise corrupt_puzzle_error(f"can't replay its game: {error}") from error
        return state

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
            "steps": [_step_data(step) for step in self.steps],
        }
        return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _step_data(step: PuzzleStep) -> dict[str, object]:
    return {
        "moves": step.moves,
        "answer": step.best_notations,
        "lines": [
            [line.notation, astuple(line.figures.rounded()), line.reasons, line.continuation] for line in step.answers
        ],
        "rollouts": step.rollouts,
        "checked": [round(cost, 3) for cost in step.checked_costs],
    }


def parse_move(text: str) -> Move:
    """Return a move written as ``SEAT NOTATION``."""
    seat, _, notation = text.partition(" ")
    return Move(int(seat), notation)


def apply_moves(state: State, moves: Iterable[str]) -> None:
    """Apply moves to a position. Raises IllegalAction if one is not legal."""
    for text in moves:
        move = parse_move(text)
        state.apply(move.player, state.parse_action(move.player, move.text))


def corrupt_puzzle_error(problem: str, line: int = 0) -> CorruptPuzzle:
    """Return the error for an invalid line."""
    where = f"line {line}" if line else "a puzzle"
    return CorruptPuzzle("puzzle-line", f"{where} of the puzzles: {problem}", line=line, problem=problem)
