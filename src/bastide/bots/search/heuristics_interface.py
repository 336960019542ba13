"""Heuristics: the game knowledge that a search asks for (candidates, priors, rollout actions, evaluation).

Heuristics see only positions *sampled* for one player, never the true one. They may use all of such a position, since
nothing hidden in it is known to be true.

The defaults fit any game: random rollouts to the end, uniform priors. A game overrides what it can improve.
"""

from __future__ import annotations

import math

from mypy_extensions import mypyc_attr

from bastide.bots.search.decision_evaluation import MeasuredEffect
from bastide.bots.search.search_budget import SearchBudget
from bastide.bots.search.win_chance_calibration import WinChanceCalibration
from bastide.core.outcome import Outcome
from bastide.core.randomness.rng import Rng
from bastide.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristics:
    """Game knowledge for the positions of one game."""

    def __init__(self) -> None:
        #: Decisions after which a rollout is cut off and evaluated; 0: rollouts run to the end.
        self.rollout_horizon = 0
        #: Maximum depth of the tree in decisions; 0: unlimited.
        self.max_tree_depth = 0
        #: Number of actions in a racing search; 0: tree search.
        self.max_racing_actions = 0
        #: Racing search: rounds before the first elimination.
        self.min_race_rounds = 5
        #: Racing search: weight of the prior when rollouts are few, in standard deviations of a result.
        self.prior_weight = 0.0
        #: Share of a decision's budget for planning, from 0 to 1.
        self.planning_share = 0.0
        #: Maximum seconds of preparation before the first decision; 0: the whole budget for it.
        self.max_preparation_seconds = 0.0
        #: Rollouts of an evaluation for hints, the coach and reviews: about one second of processor time.
        self.evaluation_rollouts = 1000
        #: Calibration of win chances; by default none.
        self.calibration = WinChanceCalibration()

    def plan_as_strategy_text(self, player: int) -> str:
        """Return the current plan for a player as the text of a strategy file; empty if there is none."""
        return ""

    def improve_plan(self, state: State, player: int, rng: Rng) -> None:
        """Run one planning iteration on a position sampled for this player, which may be changed.

        It is called before each decision, repeatedly, for the share of the budget that ``planning_share`` sets.
        """

    def wants_preparation(self, state: State, budget: SearchBudget) -> bool:
        """Return whether there is something to prepare before the first decision of such a game, with this budget.

        Only bots that play a whole game prepare; analyses of a single decision do not.
        """
        return False

    def run_preparation_step(self) -> None:
        """Run one iteration of the preparation."""

    def finish_preparation(self) -> None:
        """End the preparation; its result is used from now on."""

    def adjust_sampled_position(self, state: State, player: int) -> None:
        """Adjust a position that was just sampled for this player, to make it more likely."""

    def begin_rollout(self, state: State) -> None:
        """Called at the start of each rollout."""

    def should_end_rollout(self, state: State) -> bool:
        """Return whether a rollout may be cut off here, for horizons that are not counted in decisions."""
        return False

    def rollout_action(self, state: State, player: int, rng: Rng) -> int:
        """Return a legal action for a rollout. It must be fast."""
        legal = state.legal_actions(player)
        return legal[rng.below(len(legal))]

    def quick_action(self, state: State, player: int, rng: Rng) -> int:
        """Return a legal action without search, chosen with more care than in a rollout."""
        return self.rollout_action(state, player, rng)

    def candidate_actions(self, state: State, player: int, legal: list[int]) -> list[int]:
        """Return the legal actions worth searching, ascending; at least one."""
        return legal

    def action_priors(self, state: State, player: int, actions: list[int]) -> list[float]:
        """Return the prior of each action, on any scale; all greater than 0."""
        return [1.0] * len(actions)

    def estimated_losses(self, state: State, player: int, actions: list[int]) -> list[float]:
        """Return the estimated loss of each action against the best of them; the smallest is 0.

        The scale is the game's own. Levels without search use it for their blunders.
        """
        priors = self.action_priors(state, player, actions)
        best = max(priors)
        return [math.log(best / prior) for prior in priors]

    def information_set_key(self, state: State) -> int:
        """Return a number that distinguishes the information sets of the next players; 0: one node for all."""
        return 0

    def estimated_turns_left(self, state: State) -> float:
        """Return the estimated number of remaining turns, counted like ``State.turn_number``; 0: unknown."""
        return 0.0

    def game_progress(self, state: State) -> float:
        """Return the progress of the game from 0 to 1; 1 if it is over, 0 if unknown."""
        if state.is_over():
            return 1.0
        left = self.estimated_turns_left(state)
        done = float(state.turn_number())
        return done / (done + left) if left > 0.0 else 0.0

    def evaluate_position(self, state: State) -> list[float]:
        """Return the expected result of each player, from 0 to 1, for an unfinished game."""
        return [1.0 / state.players] * state.players

    def expected_final_scores(self, state: State) -> list[float]:
        """Return the expected final score of each player, for an unfinished game."""
        return [float(score) for score in state.scores()]

    def point_sources(self, state: State) -> list[str]:
        """Return what brings points in this game, as ids for messages: categories, or cards as ``card:ID``."""
        return []

    def points_by_source(self, state: State) -> list[float]:
        """Return the expected final points of each player from each of ``point_sources``, player by player."""
        return []

    def list_effects(self, state: State, player: int, actions: list[int]) -> list[MeasuredEffect]:
        """Return what rollouts of these actions of a player shall measure besides points, to explain differences.

        It is called once before the rollouts.
        """
        return []

    def measure_effects(self, state: State, action: int) -> list[float]:
        """Measure each of ``list_effects`` at the end of a rollout that began with this action."""
        return []

    def outcome_results(self, outcome: Outcome) -> list[float]:
        """Return the result of each player, from 0 to 1, of a finished game. By default only victory counts."""
        return win_shares(outcome)


def win_shares(outcome: Outcome) -> list[float]:
    """Return 1 for the winner; players who share a victory share the 1."""
    winners = outcome.winners
    return [1.0 / len(winners) if place == 1 else 0.0 for place in outcome.places]


def win_chances_from_points(points: list[float], spread: float) -> list[float]:
    """Return each player's win chance, given expected points and their ``spread``.

    >>> [round(chance, 2) for chance in chances([50.0, 40.0], 10.0)]
    [0.73, 0.27]
    """
    best = max(points)
    weights = [math.exp((each - best) / spread) for each in points]
    total = sum(weights)
    return [weight / total for weight in weights]


def gaps_to_best(worths: list[float]) -> list[float]:
    """Return how far each value is below the best."""
    best = max(worths)
    return [best - worth for worth in worths]


def legal_actions_key(state: State) -> int:
    """Return an information set key: the legal actions of the next players as a number of 32 bits."""
    key = 0
    for player in state.players_to_act():
        for action in state.legal_actions(player):
            key = (key * 1000003 + action + 1) & 0xFFFFFFFF
    return key
