"""Reviews: a recorded game looked at decision by decision, to find the moves that cost most.

A first look at every decision is short. Those that seem to have cost something are looked at again for longer: chance
makes many a good move look bad for a moment. One position is kept at a time: the game is gone through from its set-up,
once for the first looks and once for the others.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from bastide.core.plain import Plain
from bastide.core.record import Move, Record, parse_record, replay
from bastide.core.registry import get_game
from bastide.core.state import State
from bastide.tables.messages import facts
from bastide.tables.record_messages import MOST_ACTIONS, CostlyMove, Review
from bastide.tables.weighing import Weighed, reasons

#: So many moves are named, if they cost so much.
MOST = 12
CHEAP = 0.03


#: So many moves are remembered: a few more than are named, since a second look may find one cheaper.
REMEMBERED = 4 * MOST


class Decided(NamedTuple):
    """A decision of the game: after how many actions, who chose, and what."""

    at: int
    player: int
    action: int


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
    """What a review has found so far."""

    def __init__(self, id: str, game: str, players: int, decisions: int) -> None:
        self.id = id
        self.game = game
        self.players = players
        #: How many looks are through; so many decisions are looked at twice.
        self.done = 0
        self.again = min(MOST, decisions)
        self.looks = decisions + self.again
        self.found: dict[int, CostlyMove] = {}
        #: What each decision cost, and all of each player's.
        self._cost: dict[int, float] = {}
        self.costs = [0.0] * players
        self.finished = False

    def costly(self) -> list[CostlyMove]:
        return sorted(self.found.values(), key=lambda move: (-move.cost, move.at))

    def doubtful(self) -> set[int]:
        """Where what seems to have cost most was decided."""
        return {move.at for move in self.costly()[: self.again] if move.cost > 0.0}

    def note(self, decided: Decided, state: State, weighed: Weighed) -> None:
        """What a look at a decision has shown."""
        player = decided.player
        best = weighed.lines[0]
        played = next(line for line in weighed.lines if line.action == decided.action)
        move = CostlyMove(
            at=decided.at,
            player=player,
            played=state.notation(player, decided.action),
            played_meaning=facts(state.meaning(player, decided.action)),
            best=state.notation(player, best.action),
            best_meaning=facts(state.meaning(player, best.action)),
            cost=weighed.cost,
            win=played.win,
            best_win=best.win,
            best_reasons=reasons(state, self.game, player, best.action),
        )
        self.found[decided.at] = move if best.action != decided.action else replace(move, cost=0.0)
        cost = self.found[decided.at].cost
        self.costs[player] += cost - self._cost.get(decided.at, 0.0)
        self._cost[decided.at] = cost
        if len(self.found) > REMEMBERED:
            del self.found[self.costly()[-1].at]

    def finish(self) -> None:
        self.done = self.looks
        self._cost = {}
        self.finished = True

    def told(self) -> Review:
        return Review(
            id=self.id,
            game=self.game,
            looks=self.looks,
            done=self.done,
            finished=self.finished,
            moves=[move for move in self.costly() if move.cost >= CHEAP][:MOST],
            costs=list(self.costs),
        )


def prepared(text: str) -> Course:
    """A record, ready to be gone through. A BastideError if it is not one."""
    return course(parse_record(text, MOST_ACTIONS))


def course(record: Record) -> Course:
    game = get_game(record.game)
    moves: list[tuple[int, int]] = []
    decided: list[Decided] = []

    def look(state: State, move: Move) -> None:
        action = state.parse(move.player, move.text)
        if len(state.legal_actions(move.player)) > 1:
            decided.append(Decided(len(moves), move.player, action))
        moves.append((move.player, action))

    first = record.start(game).snapshot()
    replay(record, game, look)  # of a record that diverges, what is certain to have been played
    return Course(game.id, len(record.seats), first, moves, decided)
