"""Reviews: find the decisions of a recorded game that cost most.

Every decision gets a short look. Those that seem to have cost something get a much longer second look with other
samples, because chance makes many good moves look bad. The game is replayed once for each of the two passes. The budget
is a number of playouts, not seconds, so that the result does not depend on the load of the machine.
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

#: So many turns are named, if they cost so much.
MOST = 12
CHEAP = 0.03
#: So many decisions are looked at twice, the second time with so many times as many looks.
TWICE = 24
DEEPER = 10
#: So many moves are remembered: a few more than are named, since a second look may find one cheaper.
REMEMBERED = 2 * TWICE
#: All first looks at a game together are about so many, so a very long game is looked at more briefly; but each
#: decision at least so often.
ALL = 200_000
LEAST = 40
#: The second look is at other games than the first.
ANEW = 1_000_000


class Decided(NamedTuple):
    """A decision of the game: after how many actions, who chose, what, and in which turn."""

    at: int
    player: int
    action: int
    turn: int


class Look(NamedTuple):
    """A look at a decision: at a position as its player could know it, at so many games, by a source of chance."""

    decided: Decided
    drawn: dict[str, Plain]
    looks: int
    seed: int
    #: Whether it is a coach that looks.
    teaching: bool = False


class Course(NamedTuple):
    """A recorded game, as it is gone through: its set-up, what was certainly played, and where there was a choice."""

    game: str
    players: int
    first: dict[str, Plain]
    moves: list[tuple[int, int]]
    decided: list[Decided]

    def positions(self) -> Iterator[State]:
        """Before each action; it is one state that goes on."""
        state = get_game(self.game).restore(self.first)
        for player, action in self.moves:
            yield state
            state.apply(player, action)


class Findings:
    """What a review has found so far. ``looks``: how often a decision is looked at at first."""

    def __init__(self, id: str, course: Course, looks: int) -> None:
        self.id = id
        self.game = course.game
        self.course = course
        self._looks = min(looks, max(LEAST, ALL // max(1, len(course.decided))))
        #: How many looks are through, of how many.
        self.done = 0
        self.again = min(TWICE, len(course.decided))
        self.looks = len(course.decided) + self.again
        self.found: dict[int, CostlyMove] = {}
        #: What each decision cost, give or take how much; and all of each player's, with the squares of their errors.
        self._costs: dict[int, tuple[float, float]] = {}
        self._sums = [0.0] * course.players
        self._squares = [0.0] * course.players
        self._unseen: set[int] = set()
        self.finished = False

    def looking(self) -> Iterator[tuple[State, Look | None]]:
        """Every look to be taken, with the true position; None is a step on the way to the next one.

        Chance comes from the record itself: reviewed again, it is found the same.
        """
        yield from self._through({each.at for each in self.course.decided}, self._looks, 0)
        yield from self._through(self.doubtful(), DEEPER * self._looks, ANEW)

    def _through(self, wanted: set[int], looks: int, anew: int) -> Iterator[tuple[State, Look | None]]:
        there = {each.at: each for each in self.course.decided if each.at in wanted}
        left = len(there)
        for at, state in enumerate(self.course.positions()):
            if not left:
                return
            decided = there.get(at)
            if decided is None:
                yield state, None
                continue
            left -= 1
            drawn = state.sample(decided.player, Rng(at)).snapshot()
            yield state, Look(decided, drawn, looks, at + anew)

    def doubtful(self) -> set[int]:
        """Where what seems to have cost most was decided."""
        costly = sorted(self.found.values(), key=lambda move: (-move.cost, move.at))
        return {move.at for move in costly[: self.again] if move.cost > 0.0}

    def note(self, decided: Decided, state: State, judged: Judged) -> None:
        """What a look at a decision has shown."""
        self.done += 1
        if not judged.seen:
            self._unseen.add(decided.at)
            return
        self._unseen.discard(decided.at)
        cost, error = self._costs.get(decided.at, (0.0, 0.0))
        self._costs[decided.at] = (judged.cost, judged.error)
        self._sums[decided.player] += judged.cost - cost
        self._squares[decided.player] += judged.error**2 - error**2
        self.found.pop(decided.at, None)
        if judged.cost > 0.0:
            self.found[decided.at] = self._move(decided, state, judged)
        if len(self.found) > REMEMBERED:
            del self.found[min(self.found.values(), key=lambda move: (move.cost, -move.at)).at]

    def _move(self, decided: Decided, state: State, judged: Judged) -> CostlyMove:
        player, played, best = decided.player, decided.action, judged.best
        return CostlyMove(
            at=decided.at,
            player=player,
            played=state.notation(player, played),
            played_meaning=facts(state.meaning(player, played)),
            best=state.notation(player, best),
            best_meaning=facts(state.meaning(player, best)),
            cost=judged.cost,
            win=judged.win,
            best_win=judged.best_win,
            best_reasons=gains(state, self.game, player, best, played),
            error=judged.error,
            turn=decided.turn,
            played_reasons=losses(state, self.game, player, best, played),
            # what is in doubt is never told
            standing=standing(state, self.game, player) if judged.cost > judged.error else [],
            changes=changes(state, self.game, player, best, played) if judged.cost > judged.error else [],
        )

    def turns(self) -> list[CostlyMove]:
        """Each turn that cost something beyond doubt, the worst first: as its costliest decision, with all it cost."""
        together: dict[tuple[int, int], list[CostlyMove]] = {}
        for move in self.found.values():
            if move.cost > move.error:
                together.setdefault((move.player, move.turn), []).append(move)
        found = []
        for moves in together.values():
            worst = max(moves, key=lambda move: (move.cost, -move.at))
            cost = min(1.0, math.fsum(move.cost for move in moves))
            error = math.sqrt(math.fsum(move.error**2 for move in moves))
            found.append(replace(worst, cost=cost, error=min(1.0, error), others=len(moves) - 1))
        return sorted(found, key=lambda move: (-move.cost, move.at))

    def finish(self) -> None:
        """It is over: what was only needed to look is let go of."""
        self.done = self.looks
        self.finished = True
        self.course = self.course._replace(first={}, moves=[], decided=[])
        self._costs = {}

    def told(self) -> Review:
        return Review(
            id=self.id,
            game=self.game,
            looks=self.looks,
            done=self.done,
            finished=self.finished,
            moves=[move for move in self.turns() if move.cost >= CHEAP][:MOST],
            costs=[max(0.0, cost) for cost in self._sums],
            errors=[math.sqrt(max(0.0, square)) for square in self._squares],
            unseen=sorted(self._unseen),
        )


def prepared(text: str) -> Course:
    """A record, ready to be gone through. A BastideError if it is not one."""
    return course(parse_record(text, MOST_ACTIONS))


def course(record: Record, seat: int = -1) -> Course:
    """The course of a recorded game; with ``seat``, only its decisions are looked at."""
    game = get_game(record.game)
    moves: list[tuple[int, int]] = []
    decided: list[Decided] = []
    turns: list[tuple[int, int]] = []

    def look(state: State, move: Move) -> None:
        action = state.parse(move.player, move.text)
        # Where a game counts no turns, one lasts as long as nobody else acts.
        number = state.turn_number()
        turn = (number, -1 if number else move.player)
        if not turns or turns[-1] != turn:
            turns.append(turn)
        if len(state.legal_actions(move.player)) > 1 and seat in (-1, move.player):
            decided.append(Decided(len(moves), move.player, action, len(turns)))
        moves.append((move.player, action))

    first = record.start(game).snapshot()
    replay(record, game, look)  # of a record that diverges, what is certain to have been played
    return Course(game.id, len(record.seats), first, moves, decided)
