"""Reviews: find the decisions of a recorded game that cost most.

Every decision gets a short first evaluation. The costly ones get a much longer second evaluation with other samples,
because chance makes many good moves look bad. The game is replayed once for each pass. The budget is a number of
rollouts, not seconds, so that the result does not depend on the load of the machine.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from bastide.core.plain import Plain
from bastide.core.randomness.rng import Rng
from bastide.core.records.parser import parse_record
from bastide.core.records.record import Move, Record, replay
from bastide.core.registry import get_game
from bastide.core.state import State
from bastide.tables.analysis.evaluation import Judged, changes, gains, losses, standing
from bastide.tables.messages import facts
from bastide.tables.messages.records import MOST_ACTIONS, CostlyMove, Review

#: Number of turns that are reported, and their minimum cost in win chance.
MOST = 12
CHEAP = 0.03
#: Number of decisions that are evaluated twice, and the factor of rollouts for the second evaluation.
TWICE = 24
DEEPER = 10
#: Number of costly moves kept: more than are reported, since the second evaluation may find one cheaper.
REMEMBERED = 2 * TWICE
#: Approximate total of rollouts in the first pass, shared by all decisions, and the minimum for each of them.
ALL = 200_000
LEAST = 40
#: Offset of the seeds of the second evaluation, so that it uses other samples.
ANEW = 1_000_000


class Decided(NamedTuple):
    """A decision of the game: number of actions before it, player, action, and turn."""

    at: int
    player: int
    action: int
    turn: int


class Look(NamedTuple):
    """An evaluation to run: a sampled position, the number of rollouts, and a seed."""

    decided: Decided
    drawn: dict[str, Plain]
    looks: int
    seed: int
    #: Whether to use the heuristics for learners.
    teaching: bool = False


class Course(NamedTuple):
    """A recorded game prepared for review: set-up, certain moves, and decisions with a choice."""

    game: str
    players: int
    first: dict[str, Plain]
    moves: list[tuple[int, int]]
    decided: list[Decided]

    def positions(self) -> Iterator[State]:
        """Iterate over the positions before each action. All are one state object that advances."""
        state = get_game(self.game).restore(self.first)
        for player, action in self.moves:
            yield state
            state.apply(player, action)


class Findings:
    """Progress and results of a review. ``rollouts``: rollouts per decision in the first pass."""

    def __init__(self, id: str, course: Course, rollouts: int) -> None:
        self.id = id
        self.game = course.game
        self.course = course
        self._rollouts = min(rollouts, max(LEAST, ALL // max(1, len(course.decided))))
        #: Number of finished evaluations, of ``total_looks``.
        self.done = 0
        self.again = min(TWICE, len(course.decided))
        self.looks = len(course.decided) + self.again
        self.found: dict[int, CostlyMove] = {}
        #: Cost of each decision with its error; and the sums of each player, with squared errors.
        self._costs: dict[int, tuple[float, float]] = {}
        self._cost_sums = [0.0] * course.players
        self._squared_errors = [0.0] * course.players
        self._not_evaluated: set[int] = set()
        self.finished = False

    def looking(self) -> Iterator[tuple[State, Look | None]]:
        """Iterate over all evaluations to run, with the true position; None: only a step of the replay.

        Seeds follow from the position in the record, so a repeated review gives the same result.
        """
        yield from self._run_pass({each.at for each in self.course.decided}, self._rollouts, 0)
        yield from self._run_pass(self.doubtful(), DEEPER * self._rollouts, ANEW)

    def _run_pass(self, wanted: set[int], rollouts: int, seed_offset: int) -> Iterator[tuple[State, Look | None]]:
        wanted_decisions = {each.at: each for each in self.course.decided if each.at in wanted}
        left = len(wanted_decisions)
        for at, state in enumerate(self.course.positions()):
            if not left:
                return
            decision = wanted_decisions.get(at)
            if decision is None:
                yield state, None
                continue
            left -= 1
            sampled = state.sample(decision.player, Rng(at)).snapshot()
            yield state, Look(decision, sampled, rollouts, at + seed_offset)

    def doubtful(self) -> set[int]:
        """Return the decisions that seem to have cost most."""
        costly = sorted(self.found.values(), key=lambda move: (-move.cost, move.at))
        return {move.at for move in costly[: self.again] if move.cost > 0.0}

    def note(self, decision: Decided, state: State, evaluation: Judged) -> None:
        """Add the result of an evaluation."""
        self.done += 1
        if not evaluation.seen:
            self._not_evaluated.add(decision.at)
            return
        self._not_evaluated.discard(decision.at)
        cost, error = self._costs.get(decision.at, (0.0, 0.0))
        self._costs[decision.at] = (evaluation.cost, evaluation.error)
        self._cost_sums[decision.player] += evaluation.cost - cost
        self._squared_errors[decision.player] += evaluation.error**2 - error**2
        self.found.pop(decision.at, None)
        if evaluation.cost > 0.0:
            self.found[decision.at] = self._build_costly_move(decision, state, evaluation)
        if len(self.found) > REMEMBERED:
            del self.found[min(self.found.values(), key=lambda move: (move.cost, -move.at)).at]

    def _build_costly_move(self, decision: Decided, state: State, evaluation: Judged) -> CostlyMove:
        player, played, best = decision.player, decision.action, evaluation.best
        return CostlyMove(
            at=decision.at,
            player=player,
            played=state.notation(player, played),
            played_meaning=facts(state.meaning(player, played)),
            best=state.notation(player, best),
            best_meaning=facts(state.meaning(player, best)),
            cost=evaluation.cost,
            win=evaluation.win,
            best_win=evaluation.best_win,
            best_reasons=gains(state, self.game, player, best, played),
            error=evaluation.error,
            turn=decision.turn,
            played_reasons=losses(state, self.game, player, best, played),
            # uncertain losses are not explained
            standing=standing(state, self.game, player) if evaluation.cost > evaluation.error else [],
            changes=changes(state, self.game, player, best, played) if evaluation.cost > evaluation.error else [],
        )

    def turns(self) -> list[CostlyMove]:
        """List the turns with a certain cost, worst first, as their most costly decision with the cost of all."""
        moves_by_turn: dict[tuple[int, int], list[CostlyMove]] = {}
        for move in self.found.values():
            if move.cost > move.error:
                moves_by_turn.setdefault((move.player, move.turn), []).append(move)
        found = []
        for moves in moves_by_turn.values():
            worst = max(moves, key=lambda move: (move.cost, -move.at))
            cost = min(1.0, math.fsum(move.cost for move in moves))
            error = math.sqrt(math.fsum(move.error**2 for move in moves))
            found.append(replace(worst, cost=cost, error=min(1.0, error), others=len(moves) - 1))
        return sorted(found, key=lambda move: (-move.cost, move.at))

    def finish(self) -> None:
        """End the review, and free what only the evaluations needed."""
        self.done = self.looks
        self.finished = True
        self.course = self.course._replace(first={}, moves=[], decided=[])
        self._costs = {}

    def told(self) -> Review:
        """Build the message with the current progress."""
        return Review(
            id=self.id,
            game=self.game,
            looks=self.looks,
            done=self.done,
            finished=self.finished,
            moves=[move for move in self.turns() if move.cost >= CHEAP][:MOST],
            costs=[max(0.0, cost) for cost in self._cost_sums],
            errors=[math.sqrt(max(0.0, square)) for square in self._squared_errors],
            unseen=sorted(self._not_evaluated),
        )


def prepared(text: str) -> Course:
    """Prepare a record for review; BastideError if it is invalid."""
    return course(parse_record(text, MOST_ACTIONS))


def course(record: Record, seat: int = -1) -> Course:
    """Prepare a recorded game for review; with ``seat``, only the decisions of that seat."""
    game = get_game(record.game)
    moves: list[tuple[int, int]] = []
    decisions: list[Decided] = []
    seen_turns: list[tuple[int, int]] = []

    def look(state: State, move: Move) -> None:
        action = state.parse(move.player, move.text)
        # In a game without turn numbers, a turn lasts until another player acts.
        number = state.turn_number()
        turn = (number, -1 if number else move.player)
        if not seen_turns or seen_turns[-1] != turn:
            seen_turns.append(turn)
        if len(state.legal_actions(move.player)) > 1 and seat in (-1, move.player):
            decisions.append(Decided(len(moves), move.player, action, len(seen_turns)))
        moves.append((move.player, action))

    first = record.start(game).snapshot()
    replay(record, game, look)  # stops where a record diverges
    return Course(game.id, len(record.seats), first, moves, decisions)
