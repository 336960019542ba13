"""Heuristics of players who sometimes act at random: a second kind of rollout player."""

from __future__ import annotations

from bastide.bots.search.heuristics_interface import Heuristics
from bastide.core.outcome import Outcome
from bastide.core.randomness.rng import Rng
from bastide.core.state import State

#: Share of the actions in a rollout that are random.
RANDOM_SHARE = 0.15
#: An unfinished game is evaluated after this many decisions.
MAX_ROLLOUT_DECISIONS = 5000


class CarelessHeuristics(Heuristics):
    """Heuristics whose rollouts sometimes act at random, and run to the end of the game."""

    def __init__(self, inner: Heuristics, random_share: float = RANDOM_SHARE) -> None:
        super().__init__()
        self.inner = inner
        self.random_share = random_share
        self.rollout_horizon = MAX_ROLLOUT_DECISIONS

    def adjust_sampled_position(self, state: State, player: int) -> None:
        self.inner.adjust_sampled_position(state, player)

    def begin_rollout(self, state: State) -> None:
        self.inner.begin_rollout(state)

    def rollout_action(self, state: State, player: int, rng: Rng) -> int:
        if rng.uniform() < self.random_share:
            return rng.choice(state.legal_actions(player))
        return self.inner.rollout_action(state, player, rng)

    def evaluate_position(self, state: State) -> list[float]:
        return self.inner.evaluate_position(state)

    def outcome_results(self, outcome: Outcome) -> list[float]:
        return self.inner.outcome_results(outcome)
