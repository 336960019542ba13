"""Reviews: find the decisions of a recorded game that cost most.

Every decision gets a short first evaluation. The costly ones and the best ones get a second evaluation, the same as for
a hint, because chance makes many moves look better or worse than they are. The game is replayed once for each pass. The
budget is a number of rollouts, not seconds, so that the result does not depend on the load of the machine.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from bastide.bots.search.decision_evaluation import MIN_POINT_DIFFERENCE
from bastide.bots.search.decision_evaluation_run import MIN_WIN_CHANCE_DIFFERENCE
from bastide.core.game_registry import get_game
from bastide.core.json_data import JsonData
from bastide.core.randomness.rng import Rng
from bastide.core.records.game_record import Move, Record, replay_record
from bastide.core.records.record_parser import parse_record
from bastide.core.state import State
from bastide.tables.analysis.good_moves import POINTS_PER_WIN, find_good_move, rank_good_moves
from bastide.tables.analysis.move_evaluation import EvaluatedDecision, explain_position, is_clear_cost
from bastide.tables.messages import as_json_object
from bastide.tables.messages.record_messages import MAX_RECORD_ACTIONS, CostlyMove, GameReview, GoodMove, RatedAnswer

#: Number of turns that are reported, and their minimum cost in win chance or in points.
MAX_REPORTED_TURNS = 12
MIN_REPORTED_COST = 0.03
MIN_REPORTED_POINTS = 2.0
#: Number of turns of each player that are reported in any case, if their cost is certain.
MIN_REPORTED_TURNS = 3
#: Number of decisions that are evaluated twice, and of those of each player in any case.
MAX_SECOND_LOOKS = 24
MIN_SECOND_LOOKS = 5
#: Number of good moves of each player that are reported, and that are evaluated twice.
MAX_GOOD_MOVES = 3
GOOD_SECOND_LOOKS = 4
#: Number of costly moves kept: more than are reported, since the second evaluation may find one cheaper.
MAX_REMEMBERED_MOVES = 2 * MAX_SECOND_LOOKS
#: Approximate total of rollouts in the first pass times players, shared by all decisions, and the minimum for each
#: decision. A rollout takes longer with more players.
MAX_FIRST_LOOK_COST = 400_000
MIN_ROLLOUTS_PER_DECISION = 40


class ReviewedDecision(NamedTuple):
    """A decision of the game: number of actions before it, player, action, and turn."""

    at: int
    player: int
    action: int
    turn: int


class EvaluationTask(NamedTuple):
    """An evaluation to run: a sampled position, and the number of rollouts (0: as many as for a hint)."""

    decision: ReviewedDecision
    sampled_position: dict[str, JsonData]
    rollouts: int


class ReviewedGame(NamedTuple):
    """A recorded game prepared for review: set-up, certain moves, and decisions with a choice."""

    game: str
    players: int
    first_snapshot: dict[str, JsonData]
    moves: list[tuple[int, int]]
    decisions: list[ReviewedDecision]

    def iterate_positions(self) -> Iterator[State]:
        """Iterate over the positions before each action. All are one state object that advances."""
        state = get_game(self.game).restore(self.first_snapshot)
        for player, action in self.moves:
            yield state
            state.apply(player, action)


class ReviewProgress:
    """Progress and results of a review. ``rollouts``: rollouts per decision in the first pass."""

    def __init__(self, id: str, reviewed_game: ReviewedGame, rollouts: int) -> None:
        self.id = id
        self.game = reviewed_game.game
        self.reviewed_game = reviewed_game
        self._rollouts = min(rollouts, max(MIN_ROLLOUTS_PER_DECISION, MAX_FIRST_LOOK_COST // max(1, self.cost)))
        #: Number of finished evaluations, of ``total_looks``.
        self.looks_done = 0
        second_looks = MAX_SECOND_LOOKS + GOOD_SECOND_LOOKS * reviewed_game.players
        self.second_looks = min(second_looks, len(reviewed_game.decisions))
        self.total_looks = len(reviewed_game.decisions) + self.second_looks
        self.costly_moves: dict[int, CostlyMove] = {}
        self.good_moves: dict[int, GoodMove] = {}
        #: Costs of each decision in win chance and points; and by player, their sums and numbers.
        self._costs: dict[int, tuple[float, float]] = {}
        self._cost_sums = [0.0] * reviewed_game.players
        self._point_sums = [0.0] * reviewed_game.players
        self._counts = [0] * reviewed_game.players
        #: Decisions that were evaluated twice. Only these are reported.
        self._second_looked: set[int] = set()
        self._not_evaluated: set[int] = set()
        self.is_finished = False

    @property
    def cost(self) -> int:
        """Measure of the work: players times decisions."""
        return self.reviewed_game.players * len(self.reviewed_game.decisions)

    def iterate_tasks(self) -> Iterator[tuple[State, EvaluationTask | None]]:
        """Iterate over all evaluations to run, with the true position; None: only a step of the replay."""
        yield from self._run_pass({each.at for each in self.reviewed_game.decisions}, self._rollouts)
        yield from self._run_pass(self.find_costly_decisions() | self.find_good_decisions(), 0)

    def _run_pass(self, wanted: set[int], rollouts: int) -> Iterator[tuple[State, EvaluationTask | None]]:
        wanted_decisions = {each.at: each for each in self.reviewed_game.decisions if each.at in wanted}
        left = len(wanted_decisions)
        for at, state in enumerate(self.reviewed_game.iterate_positions()):
            if not left:
                return
            decision = wanted_decisions.get(at)
            if decision is None:
                yield state, None
                continue
            left -= 1
            sampled = state.sample_position(decision.player, Rng(0)).snapshot()
            yield state, EvaluationTask(decision, sampled, rollouts)

    def find_costly_decisions(self) -> set[int]:
        """Return the decisions that seem to have cost most, a few of every player."""
        costly = sorted(self.costly_moves.values(), key=rank_key)
        return {move.at for move in put_first_of_each_player(costly, MIN_SECOND_LOOKS)[:MAX_SECOND_LOOKS]}

    def find_good_decisions(self) -> set[int]:
        """Return the decisions of each player that seem to have been best."""
        return {move.at for move in rank_good_moves(self.good_moves.values(), GOOD_SECOND_LOOKS)}

    def add_evaluation(self, decision: ReviewedDecision, state: State, evaluated: EvaluatedDecision) -> None:
        """Add the result of an evaluation."""
        self.looks_done += 1
        found = evaluated.find_action(decision.action)
        if found is None:
            self._not_evaluated.add(decision.at)
            return
        self._not_evaluated.discard(decision.at)
        player = decision.player
        if decision.at in self._costs:
            self._second_looked.add(decision.at)
        else:
            self._counts[player] += 1
        cost, points = self._costs.get(decision.at, (0.0, 0.0))
        self._costs[decision.at] = (found.cost, found.point_cost)
        self._cost_sums[player] += found.cost - cost
        self._point_sums[player] += found.point_cost - points
        self.costly_moves.pop(decision.at, None)
        if not found.equal:
            self.costly_moves[decision.at] = self._build_costly_move(decision, state, evaluated)
        if len(self.costly_moves) > MAX_REMEMBERED_MOVES:
            del self.costly_moves[min(self.costly_moves.values(), key=lambda move: (total_cost(move), -move.at)).at]
        self.good_moves.pop(decision.at, None)
        good = find_good_move(decision.at, decision.turn, player, decision.action, state, evaluated)
        if good is not None:
            self.good_moves[decision.at] = good

    def _build_costly_move(self, decision: ReviewedDecision, state: State, evaluated: EvaluatedDecision) -> CostlyMove:
        player, played, best = decision.player, decision.action, evaluated.best
        found = evaluated.find_action(played)
        assert found is not None
        return CostlyMove(
            at=decision.at,
            player=player,
            played=state.notation(player, played),
            played_meaning=as_json_object(state.action_data(player, played)),
            best=state.notation(player, best.action),
            best_meaning=as_json_object(state.action_data(player, best.action)),
            cost=max(0.0, found.cost),
            point_cost=max(0.0, found.point_cost),
            win=found.win,
            best_win=best.win,
            reasons=found.reasons,
            answers=[
                RatedAnswer(
                    state.notation(player, each.action), max(0.0, each.cost), max(0.0, each.point_cost), each.equal
                )
                for each in evaluated.actions
            ],
            error=found.cost_error,
            point_error=found.point_cost_error,
            turn=decision.turn,
            turn_facts=as_json_object(state.turn_facts(player)),
            standing=explain_position(state, self.game, player),
        )

    def list_costly_turns(self) -> list[CostlyMove]:
        """List the turns with a clear cost, worst first, as their most costly decision with the cost of all."""
        moves_by_turn: dict[tuple[int, int], list[CostlyMove]] = {}
        for move in [each for each in self.costly_moves.values() if each.at in self._second_looked]:
            moves_by_turn.setdefault((move.player, move.turn), []).append(move)
        found = []
        for moves in moves_by_turn.values():
            worst = max(moves, key=lambda move: (total_cost(move), -move.at))
            found.append(
                replace(
                    worst,
                    cost=min(1.0, math.fsum(move.cost for move in moves)),
                    point_cost=math.fsum(move.point_cost for move in moves),
                    error=min(1.0, math.hypot(*[move.error for move in moves])),
                    point_error=math.hypot(*[move.point_error for move in moves]),
                    others=len(moves) - 1,
                )
            )
        return sorted(found, key=rank_key)

    def list_reported_turns(self) -> list[CostlyMove]:
        """List the turns that cost much, and for each player the costliest ones even if they cost little."""
        turns = [move for move in self.list_costly_turns() if is_certain(move)]
        ranked = put_first_of_each_player(turns, MIN_REPORTED_TURNS)
        few = sum(min(MIN_REPORTED_TURNS, count) for count in Counter(move.player for move in turns).values())
        shown = ranked[:few] + [move for move in ranked[few:] if is_costly(move)]
        return sorted(shown[: max(few, MAX_REPORTED_TURNS)], key=rank_key)

    def list_good_moves(self) -> list[GoodMove]:
        """List the good moves of each player that two evaluations agree on."""
        twice = [move for move in self.good_moves.values() if move.at in self._second_looked]
        return rank_good_moves(twice, MAX_GOOD_MOVES)

    def finish(self) -> None:
        """End the review, and free what only the evaluations needed."""
        self.looks_done = self.total_looks
        self.is_finished = True
        self.reviewed_game = self.reviewed_game._replace(first_snapshot={}, moves=[], decisions=[])
        self._costs = {}

    def _mean_costs(self, sums: list[float]) -> list[float]:
        """Return the mean cost of a decision of each player. Chance can make a sum of tiny costs negative."""
        return [max(0.0, total) / max(1, count) for total, count in zip(sums, self._counts, strict=True)]

    def to_message(self) -> GameReview:
        """Build the message with the current progress."""
        return GameReview(
            id=self.id,
            game=self.game,
            looks=self.total_looks,
            done=self.looks_done,
            finished=self.is_finished,
            moves=self.list_reported_turns(),
            decisions=self._counts,
            costs=self._mean_costs(self._cost_sums),
            point_costs=self._mean_costs(self._point_sums),
            unseen=sorted(self._not_evaluated),
            good_moves=self.list_good_moves(),
        )


def total_cost(move: CostlyMove) -> float:
    """Return the cost of a move by which moves are ranked: win chance and points together."""
    return move.cost + move.point_cost / POINTS_PER_WIN


def rank_key(move: CostlyMove) -> tuple[float, int]:
    """Return the sort key that puts the costliest moves first."""
    return (-total_cost(move), move.at)


def is_certain(move: CostlyMove) -> bool:
    """Return whether a move certainly costs win chance or points, and enough to mention it."""
    return is_clear_cost(move.cost, move.error, MIN_WIN_CHANCE_DIFFERENCE) or is_clear_cost(
        move.point_cost, move.point_error, MIN_POINT_DIFFERENCE
    )


def is_costly(move: CostlyMove) -> bool:
    """Return whether a certain cost is large."""
    return is_clear_cost(move.cost, move.error, MIN_REPORTED_COST) or is_clear_cost(
        move.point_cost, move.point_error, MIN_REPORTED_POINTS
    )


def put_first_of_each_player(moves: list[CostlyMove], count: int) -> list[CostlyMove]:
    """Put the first few moves of every player in front; the order is kept otherwise."""
    seen: Counter[int] = Counter()
    first: list[CostlyMove] = []
    rest: list[CostlyMove] = []
    for move in moves:
        (first if seen[move.player] < count else rest).append(move)
        seen[move.player] += 1
    return first + rest


def prepare_review(text: str) -> ReviewedGame:
    """Prepare a record for review; BastideError if it is invalid."""
    return build_reviewed_game(parse_record(text, MAX_RECORD_ACTIONS))


def build_reviewed_game(record: Record, seat: int = -1) -> ReviewedGame:
    """Prepare a recorded game for review; with ``seat``, only the decisions of that seat."""
    game = get_game(record.game)
    moves: list[tuple[int, int]] = []
    decisions: list[ReviewedDecision] = []
    seen_turns: list[tuple[int, int]] = []

    def look(state: State, move: Move) -> None:
        action = state.parse_action(move.player, move.text)
        # In a game without turn numbers, a turn lasts until another player acts.
        number = state.turn_number()
        turn = (number, -1 if number else move.player)
        if not seen_turns or seen_turns[-1] != turn:
            seen_turns.append(turn)
        if len(state.legal_actions(move.player)) > 1 and seat in (-1, move.player):
            decisions.append(ReviewedDecision(len(moves), move.player, action, len(seen_turns)))
        moves.append((move.player, action))

    first = record.initial_state(game).snapshot()
    replay_record(record, game, look)  # stops where a record diverges
    return ReviewedGame(game.id, len(record.seats), first, moves, decisions)
