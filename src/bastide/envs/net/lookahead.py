"""A network that looks ahead: what it likes best is tried on drawn positions, and judged by what it expects then.

For each of some positions that fit what the seat knows, all others who act at the same time do what the network would
do in their place, each promising action is carried out, and the network says what may be expected when the seat is
asked next. The positions, and what the others do on them, are the same for all actions: most of the luck cancels out.
Whole rounds of positions are thought about at once, which is what numpy is good at.
"""

from __future__ import annotations

from time import perf_counter
from typing import Final

import numpy as np
from numpy.typing import NDArray

from bastide.bots.levels import judgement_for
from bastide.bots.search.budget import Budget
from bastide.core import Bot, Rng, Seat, State
from bastide.envs.net.reader import NetReader, Opinion
from bastide.envs.net.value_target import settled

#: How many actions are tried, unless the network thinks one of them to be less likely than this.
RACERS: Final = 6
UNLIKELY: Final = 0.002
#: How many positions are thought about at once.
ROUND: Final = 12
#: How much what is to be expected counts against what is liked at first sight.
TRUST: Final = 60.0
#: After so many decisions of others, a seat that is not asked is not waited for any longer.
LONGEST: Final = 24


class LookingAhead(Bot):
    """Tries what the network likes, as long as the budget lasts; iterations are positions."""

    def __init__(self, reader: NetReader, budget: Budget, seed: int) -> None:
        self.reader = reader
        self.budget = budget
        self.rng = Rng(seed)
        self.judgement = judgement_for(reader.game)

    def choose(self, seat: Seat) -> int:
        legal = seat.legal_actions()
        if len(legal) == 1:
            return legal[0]
        began = perf_counter()
        drawn = seat.sample(self.rng)
        self.reader = self.reader.at(drawn)
        first = self.reader.opinion(drawn, seat.player)
        promising = _promising(first)
        if len(promising) == 1:
            return first.actions[promising[0]]
        actions = [first.actions[place] for place in promising]
        totals = np.zeros(len(actions))
        tried = 0
        while True:
            worlds = [self._world(seat) for _ in range(self._round(tried))]
            totals += self._try(self.reader, worlds, seat.player, actions)
            tried += len(worlds)
            if tried == self.budget.iterations or (
                self.budget.seconds and perf_counter() - began >= self.budget.seconds
            ):
                break
        return actions[int((first.scores[promising] + TRUST * totals / tried).argmax())]

    def _round(self, tried: int) -> int:
        return min(ROUND, self.budget.iterations - tried) if self.budget.iterations else ROUND

    def _world(self, seat: Seat) -> State:
        drawn = seat.sample(self.rng)
        self.judgement.prepare(drawn, seat.player)
        return drawn

    def _try(self, reader: NetReader, worlds: list[State], player: int, actions: list[int]) -> NDArray[np.float64]:
        """What may be expected of each action, added up over some positions."""
        asked = [(world, other) for world in worlds for other in world.actors() if other != player]
        drawn = [self._draw(opinion) for opinion in reader.opinions(asked)] if asked else []
        after: list[State] = []
        for action in actions:
            others = iter(drawn)
            for world in worlds:
                state = world.clone()
                theirs = [(other, next(others)) for other in world.actors() if other != player]
                state.apply(player, action)
                for other, choice in theirs:
                    if state.is_legal(other, choice):
                        state.apply(other, choice)
                after.append(state)
        self._play_on(reader, after, player)
        expected = np.zeros(len(after))
        open_ones: list[int] = []
        for at, state in enumerate(after):
            outcome = state.outcome()
            if outcome is None:
                open_ones.append(at)
            else:
                expected[at] = settled(outcome.places, outcome.scores)[player]
        if open_ones:
            opinions = reader.opinions([(after[at], player) for at in open_ones])
            expected[open_ones] = [opinion.value for opinion in opinions]
        added: NDArray[np.float64] = expected.reshape(len(actions), len(worlds)).sum(1)
        return added

    def _play_on(self, reader: NetReader, states: list[State], player: int) -> None:
        """Let others act until the player is asked, as the network would."""
        for _ in range(LONGEST):
            waiting = [state for state in states if (actors := state.actors()) and player not in actors]
            if not waiting:
                return
            asked = [(state, state.next_actor()) for state in waiting]
            for (state, other), opinion in zip(asked, reader.opinions(asked), strict=True):
                state.apply(other, self._draw(opinion))

    def _draw(self, opinion: Opinion) -> int:
        """An action, as likely as the network is to take it."""
        chances = opinion.probabilities()
        rest = self.rng.uniform()
        for action, chance in zip(opinion.actions, chances, strict=True):
            rest -= float(chance)
            if rest < 0:
                return action
        return opinion.best()


def _promising(opinion: Opinion) -> list[int]:
    """The places of the actions that are worth a try, the best first."""
    chances = opinion.probabilities()
    order = np.argsort(-chances, kind="stable")[:RACERS]
    return [int(place) for place in order if place == order[0] or chances[place] >= UNLIKELY]
