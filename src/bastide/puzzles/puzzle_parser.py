"""Reads puzzles from lines of JSON, and checks them."""

from __future__ import annotations

import json
from collections.abc import Mapping

from bastide.core.errors import CorruptRecord
from bastide.core.json_data import JsonData
from bastide.puzzles.puzzle_format import (
    FORMAT_VERSION,
    MAX_DIFFICULTY,
    AnswerFigures,
    Puzzle,
    PuzzleAnswer,
    PuzzleStep,
    corrupt_puzzle_error,
)

_FIGURE_COUNT = len(AnswerFigures.__dataclass_fields__)


def parse_puzzle(text: str, line: int = 0) -> Puzzle:
    """Parse a line written by ``Puzzle.to_json_line``. Raises CorruptPuzzle. Does not check that the game replays."""
    try:
        data = json.loads(text)
        if not isinstance(data, dict) or data["version"] != FORMAT_VERSION:
            raise corrupt_puzzle_error(f"not a puzzle of version {FORMAT_VERSION}", line)
        puzzle = _puzzle_from_data(data)
    except (ValueError, KeyError, TypeError, AttributeError, CorruptRecord) as error:
        raise corrupt_puzzle_error(repr(error), line) from error
    problems = _problems(puzzle)
    for step in puzzle.steps:
        problems += _step_problems(puzzle, step)
    for wrong, problem in problems:
        if wrong:
            raise corrupt_puzzle_error(problem, line)
    return puzzle


def _puzzle_from_data(data: Mapping[str, object]) -> Puzzle:
    """Convert JSON data to a puzzle; raises TypeError or KeyError if it is invalid."""
    options = _object(data["options"])
    return Puzzle(
        game=_text(data["game"]),
        rules=_int(data["rules"]),
        options={name: _text(value) for name, value in options.items()},
        seed=_int(data["seed"]),
        seats=_texts(data["seats"]),
        moves=_texts(data["moves"]),
        digest=_text(data["digest"]),
        player=_int(data["player"]),
        theme=_text(data["theme"]),
        difficulty=_int(data["difficulty"]),
        steps=tuple(_step_from_data(_object(each)) for each in _list(data["steps"])),
    )


def _step_from_data(data: Mapping[str, object]) -> PuzzleStep:
    answers = []
    for each in _list(data["lines"]):
        notation, figures, reasons, continuation = _list(each)
        numbers = _floats(figures, _FIGURE_COUNT)
        answers.append(
            PuzzleAnswer(
                notation=_text(notation),
                figures=AnswerFigures(*numbers),
                reasons=tuple(_reason(reason) for reason in _list(reasons)),
                continuation=_texts(continuation),
            )
        )
    cost, cost_error, point_cost, point_cost_error = _floats(data["checked"], 4)
    return PuzzleStep(
        moves=_texts(data["moves"]),
        best_notations=_texts(data["answer"]),
        answers=tuple(answers),
        rollouts=_int(data["rollouts"]),
        checked_costs=(cost, cost_error, point_cost, point_cost_error),
    )


def _problems(puzzle: Puzzle) -> list[tuple[bool, str]]:
    """Return the validity checks of the whole puzzle as pairs of failure and message."""
    return [
        (not 0 <= puzzle.player < len(puzzle.seats), "the player's seat does not exist"),
        (_has_unknown_seat(puzzle, puzzle.moves), "a move has an unknown seat"),
        (not 1 <= puzzle.difficulty <= MAX_DIFFICULTY, f"the difficulty must be 1 to {MAX_DIFFICULTY}"),
        (puzzle.seed < 0, "the seed must be at least 0"),
        (not puzzle.steps, "there must be a step"),
        (bool(puzzle.steps and puzzle.steps[0].moves), "the first step has no moves of its own"),
    ]


def _step_problems(puzzle: Puzzle, step: PuzzleStep) -> list[tuple[bool, str]]:
    notations = [answer.notation for answer in step.answers]
    continuations = [move for answer in step.answers for move in answer.continuation]
    best = list(step.best_notations)
    return [
        (_has_unknown_seat(puzzle, (*step.moves, *continuations)), "a move has an unknown seat"),
        (not best or notations[: len(best)] != best, "the best answers must come first"),
        (len(set(notations)) != len(notations) or not step.wrong_answers, "there must be several different answers"),
        (any(not 0.0 <= each.figures.win_chance <= 1.0 for each in step.answers), "win chances must be from 0 to 1"),
        (step.rollouts < 1, "there must be at least 1 rollout"),
    ]


def _has_unknown_seat(puzzle: Puzzle, moves: tuple[str, ...]) -> bool:
    seats = [str(seat) for seat in range(len(puzzle.seats))]
    return any(text.partition(" ")[0] not in seats for text in moves)


def _reason(value: object) -> dict[str, JsonData]:
    reason: dict[str, JsonData] = {}
    for name, fact in _object(value).items():
        if not isinstance(fact, (str, int, float)):
            raise TypeError(f"expected a string or a number, not {fact!r}")
        reason[name] = fact
    _text(reason["code"])
    return reason


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(f"expected a string, not {value!r}")
    return value


def _texts(value: object) -> tuple[str, ...]:
    return tuple(_text(each) for each in _list(value))


def _int(value: object) -> int:
    if type(value) is not int:
        raise TypeError(f"expected an integer, not {value!r}")
    return value


def _floats(value: object, count: int) -> list[float]:
    numbers = _list(value)
    if len(numbers) != count:
        raise TypeError(f"expected {count} numbers, not {value!r}")
    return [_float(each) for each in numbers]


def _float(value: object) -> float:
    if type(value) not in (int, float):
        raise TypeError(f"expected a number, not {value!r}")
    return float(str(value))


def _list(value: object) -> list[object]:
    if not isinstance(value, list):
        raise TypeError(f"expected a list, not {value!r}")
    return value


def _object(value: object) -> dict[str, object]:
    if not isinstance(value, dict):
        raise TypeError(f"expected an object, not {value!r}")
    return {_text(name): each for name, each in value.items()}
