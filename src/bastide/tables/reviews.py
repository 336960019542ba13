"""Reviews: a recorded game looked at decision by decision, to find the moves that cost most.

A first look at every decision is short. Those that seem to have cost something are looked at again for longer: chance
makes many a good move look bad for a moment.
"""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from bastide.core.record import Move, Record, parse_record, replay
from bastide.core.registry import get_game
from bastide.core.state import State
from bastide.tables.messages import facts
from bastide.tables.record_messages import CostlyMove, Review
from bastide.tables.weighing import Weighed

#: So many moves are named, if they cost so much.
MOST = 12
CHEAP = 0.03


class Decided(NamedTuple):
    """A decision of the game: the position after so many actions, who chose, and what."""

    at: int
    player: int
    action: int
    state: State


class Findings:
    """What a review has found so far."""

    def __init__(self, id: str, game: str, players: int, decided: list[Decided]) -> None:
        self.id = id
        self.game = game
        self.players = players
        self.decided = decided
        #: How many looks are through; so many decisions are looked at twice.
        self.done = 0
        self.again = min(MOST, len(decided))
        self.looks = len(decided) + self.again
        self.found: dict[int, CostlyMove] = {}
        self.finished = False

    def costly(self) -> list[CostlyMove]:
        return sorted(self.found.values(), key=lambda move: (-move.cost, move.at))

    def doubtful(self) -> list[Decided]:
        """What seems to have cost most."""
        seem = {move.at for move in self.costly()[: self.again] if move.cost > 0.0}
        return [each for each in self.decided if each.at in seem]

    def note(self, decided: Decided, weighed: Weighed) -> None:
        """What a look at a decision has shown."""
        state, player = decided.state, decided.player
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
        )
        self.found[decided.at] = move if best.action != decided.action else replace(move, cost=0.0)

    def finish(self) -> None:
        self.done = self.looks
        self.decided = []
        self.finished = True

    def told(self) -> Review:
        costs = [0.0] * self.players
        for move in self.found.values():
            costs[move.player] += move.cost
        return Review(
            id=self.id,
            game=self.game,
            looks=self.looks,
            done=self.done,
            finished=self.finished,
            moves=[move for move in self.costly() if move.cost >= CHEAP][:MOST],
            costs=costs,
        )


def prepared(id: str, text: str) -> Findings:
    """The decisions of a record at which there was something to choose. A BastideError if it is not one."""
    record = parse_record(text)
    return Findings(id, get_game(record.game).id, len(record.seats), decisions(record))


def decisions(record: Record) -> list[Decided]:
    game = get_game(record.game)
    before: list[State] = []

    def keep(state: State, move: Move) -> None:
        before.append(state.clone())

    replay(record, game, keep)  # of a record that diverges, what is certain to have been played
    found = []
    for at, (move, state) in enumerate(zip(record.moves, before, strict=False)):
        if len(state.legal_actions(move.player)) > 1:
            found.append(Decided(at, move.player, state.parse(move.player, move.text), state))
    return found
