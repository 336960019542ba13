"""Analysis board: the tree of a record or position, its positions, and decisions to evaluate.

All functions are stateless: the client sends the record or position with every request. They run on a worker process,
which keeps the last opened texts.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Final, NamedTuple, cast

from msgspec import to_builtins
from msgspec.structs import replace

from bastide.core.errors import BastideError, CorruptRecord, InvalidSnapshot
from bastide.core.game import Game
from bastide.core.game_registry import get_game
from bastide.core.journal import Event, Journal
from bastide.core.json_data import JsonData
from bastide.core.randomness.rng import Rng
from bastide.core.records.annotated_position import is_record_text, read_annotated_position
from bastide.core.records.game_record import DIVERGED, EXACT, Move, Record, replay_record
from bastide.core.records.game_tree import GameNode
from bastide.core.records.record_parser import parse_record
from bastide.core.state import State
from bastide.locale import LANGUAGES, Catalogue
from bastide.tables.analysis.hint_answers import build_hint_lines
from bastide.tables.analysis.move_evaluation import (
    EvaluatedDecision,
    EvaluationRequest,
    evaluation_rollouts,
    explain_position,
)
from bastide.tables.messages import JsonObject, as_json_object
from bastide.tables.messages import analysis_messages as board
from bastide.tables.messages.record_messages import ALL_HANDS_VIEWER, MAX_RECORD_ACTIONS, ReplayVerdict
from bastide.tables.record_import_export import build_event_view, build_open_view, build_result
from bastide.tables.request_errors import RequestRefused
from bastide.tables.views.standalone_position import WhyNotAnswer, build_decision, explain_why_not

#: Opened texts that a worker keeps.
MAX_OPENED_TEXTS: Final = 6
#: Distance of the kept positions of a record.
ACTIONS_PER_CHECKPOINT: Final = 25
#: Rollouts and time of an evaluation, compared with a hint, by effort.
EFFORT_FACTORS: Final = {1: 1, 2: 3, 3: 9}


class OpenedText(NamedTuple):
    """A verified record, or a position as a record without actions, with positions at regular distances."""

    record: Record
    game: Game
    is_record: bool
    verdict: str
    corrections: list[str]
    checkpoints: list[State]

    def check_position_number(self, at: int) -> None:
        """Raise RequestRefused if the record has fewer actions."""
        last = len(self.record.moves)
        if at > last:
            raise RequestRefused(
                "no-position", f"position {at} doesn't exist; choose one from 0 to {last}", position=at, last=last
            )

    def state_at(self, at: int) -> State:
        """Return the position after ``at`` recorded actions, as a new object."""
        state = self.checkpoints[at // ACTIONS_PER_CHECKPOINT].clone()
        for move in self.record.moves[at - at % ACTIONS_PER_CHECKPOINT : at]:
            apply_move(state, move)
        return state


def apply_move(state: State, move: Move) -> None:
    state.apply(move.player, state.parse_action(move.player, move.text))


@lru_cache(maxsize=MAX_OPENED_TEXTS)
def open_text(text: str) -> OpenedText:
    """Read and verify a record or position. Raises BastideError if the record diverges, or the text is malformed."""
    if not is_record_text(text):
        start, record = read_annotated_position(text)
        return OpenedText(record, get_game(record.game), False, EXACT, [], [start])
    record = parse_record(text, MAX_RECORD_ACTIONS)
    game = get_game(record.game)
    checkpoints: list[State] = []
    played = 0

    def keep(state: State, move: Move) -> None:
        nonlocal played
        if played % ACTIONS_PER_CHECKPOINT == 0:
            checkpoints.append(state.clone())
        played += 1

    result = replay_record(record, game, keep)
    if result.verdict == DIVERGED:
        raise RequestRefused(
            "record-diverged",
            f"the record diverges at action {result.diverged_at}: {result.reason}{result.changed_rules}",
            at=result.diverged_at,
            reason=result.error,
        )
    if played % ACTIONS_PER_CHECKPOINT == 0:
        checkpoints.append(result.state.clone())
    return OpenedText(record, game, True, result.verdict, result.corrections, checkpoints)


# -- tree ----------------------------------------------------------------------------------------


def build_tree(asked: board.OpenAnalysis) -> board.AnalysisTree:
    """Return the tree of a record or position. Raises BastideError if an action of a variation is illegal."""
    opened = open_text(asked.text)
    record, notes = opened.record, opened.record.annotations
    nodes = [board.AnalysisNode(-1, -1, "", {})]
    followers: dict[int, list[int]] = {}
    moves = [*record.moves, *(Move(each.player, each.text, each.line) for each in notes.variations)]
    for number, move in enumerate(moves, 1):
        recorded = len(record.moves)
        parent = number - 1 if number <= recorded else notes.variations[number - recorded - 1].parent
        followers.setdefault(parent, []).append(number)
        nodes.append(board.AnalysisNode(parent, move.player, move.text, {}))
    waiting: list[tuple[int, State]] = [(0, opened.state_at(0))]
    with report_impossible_position(opened):
        while waiting:
            number, state = waiting.pop()
            following = followers.get(number, [])
            for place, follower in enumerate(following):
                move = moves[follower - 1]
                after = state.clone() if place < len(following) - 1 else state
                notation, meaning = play_noted_move(after, move)
                nodes[follower] = board.AnalysisNode(number, move.player, notation, meaning)
                waiting.append((follower, after))
    for number, comment in notes.comments.items():
        nodes[number] = replace(nodes[number], comment=comment)
    for number, marks in notes.marks.items():
        nodes[number] = replace(nodes[number], marks=cast("list[board.Mark]", marks))
    options = {name: opened.game.option(name).parse(text) for name, text in record.options.items()}
    return board.AnalysisTree(
        game=opened.game.id,
        names=record.seats if opened.is_record else [],
        players=len(record.seats),
        options=cast(JsonObject, to_builtins(options)),
        verdict=cast(ReplayVerdict, opened.verdict),
        corrections=opened.corrections,
        recorded=len(record.moves),
        nodes=nodes,
    )


def play_noted_move(state: State, move: Move) -> tuple[str, JsonObject]:
    """Apply an action of the text; return its notation and meaning. Raises CorruptRecord with its line."""
    try:
        action = state.parse_action(move.player, move.text)
        described = state.notation(move.player, action), as_json_object(state.action_data(move.player, action))
        state.apply(move.player, action)
    except BastideError as error:
        raise CorruptRecord(
            "record-line", f"record, line {move.line}: {error}", line=move.line, problem=error
        ) from error
    return described


def write_tree(asked: board.SaveAnalysis) -> board.AnalysisText:
    """Return the text with the annotations of the request. Raises BastideError if an action is illegal."""
    opened = open_text(asked.text)
    recorded = len(opened.record.moves)
    root = GameNode.from_text(asked.text, MAX_RECORD_ACTIONS)
    for node in [root, *root.mainline()[:recorded]]:
        node.variations = [each for each in node.variations if each.is_recorded]
        node.comment = ""
        node.marks.clear()
    nodes = [root, *root.mainline()[:recorded]]
    if len(asked.nodes) < len(nodes):
        raise RequestRefused("bad-message", "invalid request: recorded nodes are missing", problem="nodes")
    for number, saved in enumerate(asked.nodes):
        if number >= len(nodes):
            if not 0 <= saved.parent < number:
                raise RequestRefused("bad-message", "invalid request: a node has no parent", problem="parent")
            nodes.append(nodes[saved.parent].add_variation(saved.notation, saved.player))
        nodes[number].comment = saved.comment
        nodes[number].marks.update(saved.marks)
    return board.AnalysisText(root.to_text())


def write_line(asked: board.AnalysedLine) -> board.AnalysisText:
    """Return the record of the way to a position, without annotations. RequestRefused if it begins at a position."""
    opened, state, played = play_line(asked, len(asked.line))
    if not opened.is_record:
        raise RequestRefused("tree-position", "a tree that begins at a position has no record; write it as text")
    record = opened.record
    moves = [*record.moves[: asked.at], *(Move(each.player, each.notation) for each in played)]
    line = Record(record.game, opened.game.rules_version, record.seed, dict(record.options), list(record.seats), moves)
    line.needs = list(record.needs)
    line.digests[len(moves)] = state.digest()
    return board.AnalysisText(line.to_text())


# -- positions -----------------------------------------------------------------------------------


@contextmanager
def report_impossible_position(opened: OpenedText) -> Iterator[None]:
    """Context in which a position by a person, with which the rules cannot work, is a clear error."""
    try:
        yield
    except (ArithmeticError, AssertionError, LookupError, TypeError, ValueError, AttributeError) as error:
        if opened.is_record:
            raise
        raise InvalidSnapshot(
            "bad-snapshot",
            f"not a valid {opened.game.id} position: {error}",
            game=opened.game.id,
            problem=str(error),
        ) from error


class PlayedMove(NamedTuple):
    """An action before a position, with its events."""

    player: int
    notation: str
    meaning: JsonObject
    events: list[Event]


def play_line(asked: board.AnalysedLine, last: int = 0) -> tuple[OpenedText, State, list[PlayedMove]]:
    """Return the position that a way leads to, and the ``last`` actions before it."""
    opened = open_text(asked.text)
    opened.check_position_number(asked.at)
    recorded = [board.LineMove(move.player, move.text) for move in opened.record.moves[: asked.at]]
    # The described recorded actions are played again.
    start = max(0, asked.at - max(0, last - len(asked.line)))
    state = opened.state_at(start)
    moves = [*recorded[start:], *asked.line]
    with report_impossible_position(opened):
        silent = len(moves) - last
        for move in moves[: max(0, silent)]:
            state.apply(move.player, read_action(state, move))
        return opened, state, [play_move(state, move) for move in moves[max(0, silent) :]]


def play_move(state: State, move: board.LineMove) -> PlayedMove:
    """Apply an action, and describe it."""
    action = read_action(state, move)
    notation = state.notation(move.player, action)
    meaning = as_json_object(state.action_data(move.player, action))
    journal = Journal()
    state.journal = journal
    state.apply(move.player, action)
    state.journal = None
    return PlayedMove(move.player, notation, meaning, journal.take_events())


def read_action(state: State, move: board.LineMove) -> int:
    """Return the number of a legal action. Raises IllegalAction."""
    if move.player not in state.players_to_act():
        raise state.illegal_action_error(move.player, -1)
    number = state.parse_action(move.player, move.action) if isinstance(move.action, str) else move.action
    if not state.is_legal(move.player, number):
        raise state.illegal_action_error(move.player, number)
    return number


def build_position(asked: board.ShowAnalysed) -> board.AnalysedPosition:
    """Return a position and the decision of the seat that sees it."""
    opened, state, moves = play_line(asked, asked.last)
    with report_impossible_position(opened):
        return describe_position(asked, opened, state, moves)


def describe_position(
    asked: board.ShowAnalysed, opened: OpenedText, state: State, moves: list[PlayedMove]
) -> board.AnalysedPosition:
    waiting = state.players_to_act()
    is_open = asked.viewer == ALL_HANDS_VIEWER or state.is_over()
    you = asked.viewer if 0 <= asked.viewer < state.players else state.next_player_to_act()
    view: dict[str, JsonData] = build_open_view(state, you) if is_open else state.view(you)
    catalogue = Catalogue(asked.language, opened.record.seats) if asked.language in LANGUAGES else None
    event_viewer = ALL_HANDS_VIEWER if is_open else you
    return board.AnalysedPosition(
        you=you,
        waiting_for=waiting,
        view=as_json_object(view),
        decision=build_decision(state, you) if you in waiting else None,
        moves=[
            board.AnalysedMove(
                move.player,
                move.notation,
                move.meaning,
                [as_json_object(build_event_view(event, event_viewer)) for event in move.events],
            )
            for move in moves
        ],
        scores=state.scores(),
        position=state.position(),
        result=build_result(state),
        description="" if catalogue is None else opened.game.view_as_text(view, catalogue),
    )


def find_refusal(asked: board.AskWhyNotAnalysed) -> WhyNotAnswer:
    """Explain why an action is not legal in a position."""
    opened, state, _ = play_line(asked)
    if asked.player not in state.players_to_act():
        raise state.illegal_action_error(asked.player, -1)
    return explain_why_not(opened.game.id, state, asked.player, asked.action)


# -- evaluation ----------------------------------------------------------------------------------


class DecisionToEvaluate(NamedTuple):
    """A decision as far as the player can know the position."""

    game: str
    #: All positions that look the same to the player give the same sample.
    sampled_position: dict[str, JsonData]
    player: int


def prepare_evaluation(asked: board.EvaluateAnalysed) -> DecisionToEvaluate:
    """Return the decision of a player. Raises IllegalAction if the player is not to act."""
    opened, state, _ = play_line(asked)
    if asked.player not in state.players_to_act():
        raise state.illegal_action_error(asked.player, -1)
    with report_impossible_position(opened):
        sampled = state.sample_position(asked.player, Rng(0)).snapshot()
    return DecisionToEvaluate(opened.game.id, sampled, asked.player)


def build_evaluation_request(asked: DecisionToEvaluate, effort: int, seconds: float) -> EvaluationRequest:
    """Return the evaluation of a decision. ``seconds``: limit of processor time with the least effort."""
    factor = EFFORT_FACTORS[effort]
    rollouts = factor * evaluation_rollouts(asked.game)
    return EvaluationRequest(
        asked.game, asked.sampled_position, asked.player, rollouts=rollouts, seconds=factor * seconds
    )


def describe_evaluation(asked: DecisionToEvaluate, found: EvaluatedDecision) -> board.AnalysisEvaluation:
    """Build the message of an evaluation. RequestRefused if it has no result."""
    if not found.actions:
        raise RequestRefused("no-evaluation", "this decision could not be evaluated; try another position")
    state = get_game(asked.game).restore(asked.sampled_position)
    standing = explain_position(state, asked.game, asked.player)
    return board.AnalysisEvaluation(build_hint_lines(state, asked.player, found), standing, found.rollouts)
