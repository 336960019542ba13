"""Look-ahead bot: tries the network's best actions on sampled positions and compares the network's values after them.

On each sampled position, the other players who act simultaneously follow the network's policy, each candidate action is
applied, and the network evaluates the seat's next decision. Samples and opponent actions are the same for all
candidates, so that most of the luck cancels out. Samples are evaluated in whole rounds, which suits numpy.
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

#: Maximum number of candidates, and the least policy probability of a candidate.
RACERS: Final = 6
UNLIKELY: Final = 0.002
#: Sampled positions per evaluation.
ROUND: Final = 12
#: Weight of the mean value against the policy score.
TRUST: Final = 60.0
#: Opponent decisions after which a seat that is not to act is evaluated anyway.
LONGEST: Final = 24


class LookingAhead(Bot):
    """Bot that compares candidate actions until its budget is spent; an iteration is one sampled position."""

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
        policy_value = self.reader.opinion(drawn, seat.player)
        candidates = _select_candidates(policy_value)
        if len(candidates) == 1:
            return policy_value.actions[candidates[0]]
        actions = [policy_value.actions[place] for place in candidates]
        totals = np.zeros(len(actions))
        tried = 0
        while True:
            samples = [self._sample(seat) for _ in range(self._round_size(tried))]
            totals += self._sum_values(self.reader, samples, seat.player, actions)
            tried += len(samples)
            if tried == self.budget.iterations or (
                self.budget.seconds and perf_counter() - began >= self.budget.seconds
            ):
                break
        return actions[int((policy_value.scores[candidates] + TRUST * totals / tried).argmax())]

    def _round_size(self, tried: int) -> int:
        return min(ROUND, self.budget.iterations - tried) if self.budget.iterations else ROUND

    def _sample(self, seat: Seat) -> State:
        drawn = seat.sample(self.rng)
        self.judgement.prepare(drawn, seat.player)
        return drawn

    def _sum_values(
        self, reader: NetReader, samples: list[State], player: int, actions: list[int]
    ) -> NDArray[np.float64]:
        """Return the sum of the values after each action over some positions."""
        asked = [(sampled, other) for sampled in samples for other in sampled.actors() if other != player]
        drawn = [self._sample_action(opinion) for opinion in reader.opinions(asked)] if asked else []
        after: list[State] = []
        for action in actions:
            others = iter(drawn)
            for sampled in samples:
                state = sampled.clone()
                theirs = [(other, next(others)) for other in sampled.actors() if other != player]
                state.apply(player, action)
                for other, choice in theirs:
                    if state.is_legal(other, choice):
                        state.apply(other, choice)
                after.append(state)
        self._play_until_decision(reader, after, player)
        values = np.zeros(len(after))
        unfinished: list[int] = []
        for at, state in enumerate(after):
            outcome = state.outcome()
            if outcome is None:
                unfinished.append(at)
            else:
                values[at] = settled(outcome.places, outcome.scores)[player]
        if unfinished:
            opinions = reader.opinions([(after[at], player) for at in unfinished])
            values[unfinished] = [opinion.value for opinion in opinions]
        added: NDArray[np.float64] = values.reshape(len(actions), len(samples)).sum(1)
        return added

    def _play_until_decision(self, reader: NetReader, states: list[State], player: int) -> None:
        """Let the others act by the network's policy until the player is to act."""
        for _ in range(LONGEST):
            waiting = [state for state in states if (actors := state.actors()) and player not in actors]
            if not waiting:
                return
            asked = [(state, state.next_actor()) for state in waiting]
            for (state, other), opinion in zip(asked, reader.opinions(asked), strict=True):
                state.apply(other, self._sample_action(opinion))

    def _sample_action(self, opinion: Opinion) -> int:
        """Draw an action from the network's policy."""
        chances = opinion.probabilities()
        rest = self.rng.uniform()
        for action, chance in zip(opinion.actions, chances, strict=True):
            rest -= float(chance)
            if rest < 0:
                return action
        return opinion.best()


def _select_candidates(opinion: Opinion) -> list[int]:
    """Return the positions of the candidate actions, the most probable first."""
    chances = opinion.probabilities()
    order = np.argsort(-chances, kind="stable")[:RACERS]
    return [int(place) for place in order if place == order[0] or chances[place] >= UNLIKELY]
