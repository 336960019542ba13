"""Messages of the puzzle API."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from bastide.tables.messages import ActionReference, JsonObject
from bastide.tables.views.standalone_position import StandalonePosition

#: Maximum number of steps of a puzzle.
MAX_STEPS = 20

Short = Annotated[str, Meta(max_length=40)]
StepNumber = Annotated[int, Meta(ge=0, lt=MAX_STEPS)]


class PuzzleListEntry(Struct, frozen=True):
    """A puzzle in the list of a game's puzzles."""

    id: str
    theme: str
    difficulty: int
    steps: int


class PuzzleList(Struct, frozen=True):
    """The puzzles of a game, its themes in order, and the puzzle of the day (UTC), the same for everyone."""

    game: str
    themes: list[str]
    puzzles: list[PuzzleListEntry]
    today: str
    day: int
    #: Puzzles of previous days, yesterday's first.
    before: list[str]


class PuzzleTask(Struct, frozen=True):
    """A puzzle without its solution."""

    id: str
    theme: str
    difficulty: int
    rating: float
    #: Number of decisions; more than 1 for a sequence.
    steps: int
    position: StandalonePosition
    #: What the player knows besides the view: ``scores`` of all seats, and more in some games.
    known: JsonObject


class PuzzleHint(Struct, frozen=True):
    """Reasons for the solution of a step."""

    reasons: list[JsonObject]


class SolverRating(Struct, frozen=True):
    """Rating of a person in the puzzles of a game."""

    #: Rating, its deviation, and the number of first answers.
    rating: float
    deviation: float
    answers: int
    #: Current and longest streak of days with the daily puzzle solved.
    days: int
    longest: int


class PuzzleProgress(Struct, frozen=True):
    """Rating of a person, and their first answers: right or wrong by puzzle; null: after a hint."""

    game: str
    solver: SolverRating
    answered: dict[str, bool | None]


class AnswerPuzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """Answers to the steps of a puzzle so far, the new one last."""

    game: Short
    id: Short
    actions: Annotated[list[ActionReference], Meta(min_length=1, max_length=MAX_STEPS)]


class AskPuzzleHint(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for a hint. An answer does not count afterwards."""

    game: Short
    id: Short
    step: StepNumber = 0


class ContinuePuzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for what follows a listed answer. An answer does not count afterwards."""

    game: Short
    id: Short
    action: ActionReference
    step: StepNumber = 0


class PuzzleContinuation(Struct, frozen=True):
    """The positions after an answer and after each move that follows it, each with its events."""

    positions: list[StandalonePosition]
    #: What the player knows besides the view of each position, as in ``PuzzleTask``.
    known: list[JsonObject]


class WhyNotInPuzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """An action that is not legal in a puzzle."""

    game: Short
    id: Short
    action: ActionReference
    step: StepNumber = 0


class AnswerFigures(Struct, frozen=True):
    """Win chance and final lead of an answer, and what it costs compared with the best one."""

    win: float
    #: Half widths of 95 % intervals: of the win chance, and of both costs.
    error: float
    lead: float
    cost: float
    cost_error: float
    point_cost: float
    point_cost_error: float


class PuzzleAnswerLine(Struct, frozen=True):
    """A possible answer. Without figures it was not measured, because it is not better than those listed."""

    action: int
    notation: str
    meaning: JsonObject
    right: bool
    figures: AnswerFigures | None
    #: Why the best answer is better than this one; of a best answer: than the most tempting wrong one.
    reasons: list[JsonObject]
    #: Whether ``/api/puzzles/continuation`` shows what follows it.
    playable: bool


class PuzzleStepTask(Struct, frozen=True):
    """A further step of a puzzle. The position's events lead from the last step to this one."""

    step: int
    position: StandalonePosition
    known: JsonObject


class PuzzleVerdict(Struct, frozen=True):
    """Verdict on the answer to a step, and the best and the most tempting answers, best first."""

    step: int
    right: bool
    #: Whether the puzzle is over: the answer is wrong, or there is no further step.
    finished: bool
    #: The judged action.
    given: int
    lines: list[PuzzleAnswerLine]
    #: Rollouts of each answer with figures.
    rollouts: int
    next: PuzzleStepTask | None
    #: Rating of the person afterwards; null: not identified.
    solver: SolverRating | None = None
    #: Whether this answer counted, and how it changed the rating.
    counted: bool = False
    change: float | None = None
    #: Stored result of the person's first answer to this puzzle; null: none, or after a hint.
    first: bool | None = None
