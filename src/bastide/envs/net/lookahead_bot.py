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

from bastide.bots.difficulty_levels import analysis_heuristics
from bastide.bots.search.search_budget import SearchBudget
from bastide.core import Bot, Rng, Seat, State
from bastide.envs.net.network_evaluator import NetworkEvaluator, PolicyValue
from bastide.envs.net.value_target import outcome_value_targets

#: Maximum number of candidates, and the least policy probability of a candidate.
MAX_CANDIDATES: Final = 6
MIN_CANDIDATE_PROBABILITY: Final = 0.002
#: Sampled positions per evaluation.
SAMPLES_PER_ROUND: Final = 12
#: Weight of the mean value against the policy score.
VALUE_WEIGHT: Final = 60.0
#: Opponent decisions after which a seat that is not to act is evaluated anyway.
MAX_OPPONENT_DECISIONS: Final = 24


class LookaheadBot(Bot):
    """Bot that compares candidate actions until its budget is spent; an iteration is one sampled position."""

    def __init__(self, reader: NetworkEvaluator, budget: SearchBudget, seed: int) -> None:
        self.reader = reader
        self.budget = budget
        self.rng = Rng(seed)
        self.judgement = analysis_heuristics(reader.game)

    def choose(self, seat: Seat) -> int:
        legal = seat.legal_actions()
        if len(legal) == 1:
            return legal[0]
        began = perf_counter()
        drawn = seat.sample_position(self.rng)
        self.reader = self.reader.for_table_of(drawn)
        policy_value = self.reader.evaluate_decision(drawn, seat.player)
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
        return actions[int((policy_value.scores[candidates] + VALUE_WEIGHT * totals / tried).argmax())]

    def _round_size(self, tried: int) -> int:
        return min(SAMPLES_PER_ROUND, self.budget.iterations - tried) if self.budget.iterations else SAMPLES_PER_ROUND

    def _sample(self, seat: Seat) -> State:
        drawn = seat.sample_position(self.rng)
        self.judgement.adjust_sampled_position(drawn, seat.player)
        return drawn

    def _sum_values(
        self, reader: NetworkEvaluator, samples: list[State], player: int, actions: list[int]
    ) -> NDArray[np.float64]:
        """Return the sum of the values after each action over some positions."""
        asked = [(sampled, other) for sampled in samples for other in sampled.players_to_act() if other != player]
        drawn = [self._sample_action(opinion) for opinion in reader.evaluate_decisions(asked)] if asked else []
        after: list[State] = []
        for action in actions:
            others = iter(drawn)
            for sampled in samples:
                state = sampled.clone()
                theirs = [(other, next(others)) for other in sampled.players_to_act() if other != player]
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
                values[at] = outcome_value_targets(outcome.places, outcome.scores)[player]
        if unfinished:
            opinions = reader.evaluate_decisions([(after[at], player) for at in unfinished])
            values[unfinished] = [opinion.value for opinion in opinions]
        added: NDArray[np.float64] = values.reshape(len(actions), len(samples)).sum(1)
        return added

    def _play_until_decision(self, reader: NetworkEvaluator, states: list[State], player: int) -> None:
        """Let the others act by the network's policy until the player is to act."""
        for _ in range(MAX_OPPONENT_DECISIONS):
            waiting = [state for state in states if (actors := state.players_to_act()) and player not in actors]
            if not waiting:
                return
            asked = [(state, state.next_player_to_act()) for state in waiting]
            for (state, other), opinion in zip(asked, reader.evaluate_decisions(asked), strict=True):
                state.apply(other, self._sample_action(opinion))

    def _sample_action(self, opinion: PolicyValue) -> int:
        """Draw an action from the network's policy."""
        chances = opinion.probabilities()
        rest = self.rng.uniform()
        for action, chance in zip(opinion.actions, chances, strict=True):
            rest -= float(chance)
            if rest < 0:
                return action
        return opinion.best_action()


def _select_candidates(opinion: PolicyValue) -> list[int]:
    """Return the positions of the candidate actions, the most probable first."""
    chances = opinion.probabilities()
    order = np.argsort(-chances, kind="stable")[:MAX_CANDIDATES]
    return [int(place) for place in order if place == order[0] or chances[place] >= MIN_CANDIDATE_PROBABILITY]
