"""Builds the messages of a puzzle: its steps, verdicts and continuations."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from bastide.core.game_registry import get_game
from bastide.core.journal import Event, Journal
from bastide.core.state import State
from bastide.hosting.puzzles.puzzle_messages import (
    AnswerFigures,
    AnswerPuzzle,
    ContinuePuzzle,
    PuzzleAnswerLine,
    PuzzleContinuation,
    PuzzleHint,
    PuzzleList,
    PuzzleListEntry,
    PuzzleStepTask,
    PuzzleTask,
    PuzzleVerdict,
    WhyNotInPuzzle,
)
from bastide.puzzles import Puzzle, PuzzleAnswer, UnknownPuzzle, get_pack, get_puzzle_themes
from bastide.puzzles.puzzle_format import parse_move
from bastide.puzzles.puzzle_rating import initial_puzzle_rating
from bastide.tables.messages import ActionReference, JsonObject, as_json_object
from bastide.tables.views.standalone_position import (
    StandalonePosition,
    WhyNotAnswer,
    build_standalone_position,
    explain_why_not,
)

#: Number of past days whose puzzles are listed.
ARCHIVE_DAYS = 14
#: Number of cached positions.
MAX_CACHED_POSITIONS = 200
#: Maximum number of earlier moves that are shown with a puzzle.
MAX_EARLIER_MOVES = 40


@lru_cache(maxsize=20)
def build_puzzle_list(game: str, day: int) -> PuzzleList:
    known = get_pack(game)
    entries = [
        PuzzleListEntry(puzzle.id, puzzle.theme, puzzle.difficulty, len(puzzle.steps)) for puzzle in known.puzzles
    ]
    before = [known.puzzle_of_day(day - back).id for back in range(1, ARCHIVE_DAYS + 1)]
    return PuzzleList(game, list(known.count_by_theme()), entries, known.puzzle_of_day(day).id, day, before)


@lru_cache(maxsize=MAX_CACHED_POSITIONS)
def load_position(game: str, id: str, step: int = 0) -> tuple[Puzzle, State]:
    """Return a puzzle and the position of a step, which is cached and must not be changed."""
    puzzle = get_pack(game).get_puzzle(id)
    if step >= len(puzzle.steps):
        raise UnknownPuzzle("no-puzzle", f"puzzle {id} of {game} has no step {step + 1}", game=game, id=id)
    return puzzle, puzzle.position(step=step)


@lru_cache(maxsize=MAX_CACHED_POSITIONS)
def build_task(game: str, id: str) -> PuzzleTask:
    puzzle, state = load_position(game, id)
    return PuzzleTask(
        id,
        puzzle.theme,
        puzzle.difficulty,
        initial_puzzle_rating(puzzle).rating,
        len(puzzle.steps),
        build_standalone_position(game, state, puzzle.player, replay_recent_moves(puzzle)),
        known_facts(puzzle, state),
    )


def known_facts(puzzle: Puzzle, state: State) -> JsonObject:
    """Return what the player knows besides the view."""
    themes = get_puzzle_themes(puzzle.game)
    return as_json_object({} if themes is None else themes.known_facts(state, puzzle.player))


def replay_recent_moves(puzzle: Puzzle) -> list[tuple[int, list[Event]]]:
    """Return the moves since the player's last turn with their events, as a table's log shows them."""
    moves = [parse_move(text) for text in puzzle.moves]
    first = len(moves)
    is_own_turn = True
    while first > 0 and len(moves) - first < MAX_EARLIER_MOVES:
        is_own = moves[first - 1].player == puzzle.player
        if is_own and not is_own_turn:
            break
        is_own_turn = is_own_turn and is_own
        first -= 1
    state = puzzle.to_record().initial_state(get_game(puzzle.game))
    for move in moves[:first]:
        state.apply(move.player, state.parse_action(move.player, move.text))
    return [(player, events) for player, events, _ in play_moves(state, puzzle.moves[first:])]


def play_moves(state: State, moves: Iterable[str]) -> Iterable[tuple[int, list[Event], State]]:
    """Apply moves to a position; yields each player with the events and the position after the move."""
    journal = Journal()
    state.journal = journal
    for text in moves:
        move = parse_move(text)
        state.apply(move.player, state.parse_action(move.player, move.text))
        yield move.player, journal.take_events(), state


def build_hint(game: str, id: str, step: int) -> PuzzleHint:
    puzzle, _ = load_position(game, id, step)
    return PuzzleHint([as_json_object(each) for each in puzzle.steps[step].answers[0].reasons])


def find_illegality(body: WhyNotInPuzzle) -> WhyNotAnswer:
    puzzle, state = load_position(body.game, body.id, body.step)
    return explain_why_not(body.game, state, puzzle.player, body.action)


def read_action(state: State, seat: int, action: ActionReference) -> int:
    """Return a legal action. Raises IllegalAction if it is not legal."""
    number = state.parse_action(seat, action) if isinstance(action, str) else action
    if not state.is_legal(seat, number):
        raise state.illegal_action_error(seat, number)
    return number


def judge_answers(body: AnswerPuzzle) -> PuzzleVerdict:
    """Judge the last answer, or the first wrong one. Raises IllegalAction if an answer is not legal."""
    puzzle, state = load_position(body.game, body.id)
    seat, last = puzzle.player, min(len(body.actions), len(puzzle.steps)) - 1
    for step in range(last + 1):
        _, state = load_position(body.game, body.id, step)
        action = read_action(state, seat, body.actions[step])
        notation = state.notation(seat, action)
        is_right = puzzle.steps[step].is_solved_by(notation)
        if not is_right or step == last:
            break
    has_next = is_right and step + 1 < len(puzzle.steps)
    return PuzzleVerdict(
        step=step,
        right=is_right,
        finished=not has_next,
        given=action,
        lines=build_answer_lines(puzzle, state, step, notation),
        rollouts=puzzle.steps[step].rollouts,
        next=build_step(puzzle, step + 1) if has_next else None,
    )


def build_step(puzzle: Puzzle, step: int) -> PuzzleStepTask:
    """Build a further step, with the events that lead to it."""
    _, before = load_position(puzzle.game, puzzle.id, step - 1)
    moves = [f"{puzzle.player} {puzzle.steps[step - 1].best_notations[0]}", *puzzle.steps[step].moves]
    happened = [(player, events) for player, events, _ in play_moves(before.clone(), moves)]
    _, state = load_position(puzzle.game, puzzle.id, step)
    position = build_standalone_position(puzzle.game, state, puzzle.player, happened)
    return PuzzleStepTask(step, position, known_facts(puzzle, state))


def build_answer_lines(puzzle: Puzzle, state: State, step: int, given: str) -> list[PuzzleAnswerLine]:
    """Build the listed answers of a step, and the given one if it is not listed."""
    here = puzzle.steps[step]
    lines = [build_answer_line(puzzle, state, step, each.notation, each) for each in here.answers]
    if here.find_answer(given) is None:
        lines.append(build_answer_line(puzzle, state, step, given, None))
    return lines


def build_answer_line(
    puzzle: Puzzle, state: State, step: int, notation: str, answer: PuzzleAnswer | None
) -> PuzzleAnswerLine:
    action = state.parse_action(puzzle.player, notation)
    figures = None if answer is None else answer.figures
    return PuzzleAnswerLine(
        action=action,
        notation=notation,
        meaning=as_json_object(state.action_data(puzzle.player, action)),
        right=puzzle.steps[step].is_solved_by(notation),
        figures=None
        if figures is None
        else AnswerFigures(
            win=figures.win_chance,
            error=figures.win_error,
            lead=figures.point_lead,
            cost=figures.cost,
            cost_error=figures.cost_error,
            point_cost=figures.point_cost,
            point_cost_error=figures.point_cost_error,
        ),
        reasons=[] if answer is None else [as_json_object(each) for each in answer.reasons],
        playable=answer is not None,
    )


def build_continuation(body: ContinuePuzzle) -> PuzzleContinuation:
    """Play what follows a listed answer. Raises UnknownPuzzle if the answer is not listed."""
    puzzle, state = load_position(body.game, body.id, body.step)
    notation = state.notation(puzzle.player, read_action(state, puzzle.player, body.action))
    try:
        moves = puzzle.moves_after(body.step, notation)
    except KeyError:
        raise UnknownPuzzle(
            "no-puzzle", f"puzzle {body.id} of {body.game} does not list {notation!r}", game=body.game, id=body.id
        ) from None
    positions: list[StandalonePosition] = []
    known: list[JsonObject] = []
    for player, events, after in play_moves(state.clone(), moves):
        positions.append(build_standalone_position(body.game, after, puzzle.player, [(player, events)], asks=False))
        known.append(known_facts(puzzle, after))
    return PuzzleContinuation(positions, known)
