"""Compares a played move with the best move, by rollouts on the same sampled positions with the same random numbers.

Finding the best action and measuring its advantage are separate: the best-looking action was also lucky, so other
rollouts measure the difference. Actions that lead to the same position by the end of the turn count as equivalent.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from time import process_time
from typing import Final, final

from bastide.bots.search.decision_analysis import (
    MIN_ITERATIONS_FOR_RUNS,
    SEARCH_RUNS,
    Z_95,
    ends_game,
    mean_interval_half_width,
)
from bastide.bots.search.heuristics_interface import Heuristics, win_shares
from bastide.bots.search.racing_search import RacingSearch
from bastide.bots.search.run_search import planning_iterations
from bastide.bots.search.search_base import DecisionSearch, run_rollout
from bastide.bots.search.search_budget import SearchBudget
from bastide.bots.search.tree_search import TreeSearch
from bastide.core.errors import InvalidBot
from bastide.core.randomness.rng import Rng
from bastide.core.state import Seat, State

#: Two actions are equivalent if they lead to the same result on this many sampled positions.
EQUIVALENCE_SAMPLES: Final = 3
#: A longer turn is not followed to its end.
MAX_DECISIONS_PER_TURN: Final = 200
#: With fewer pairs of rollouts, the comparison is not measured.
MIN_ROLLOUT_PAIRS: Final = 12


@final
class MoveComparison:
    """Cost of an action, compared with the best other one."""

    def __init__(self, action: int, best_action: int) -> None:
        self.action = action
        #: Action that a strong player would have played; the action itself if none seems better.
        self.best_action = best_action
        #: Whether both lead to the same position by the end of the turn.
        self.is_equivalent = action == best_action
        #: Pairs of rollouts; 0 if the actions are equivalent.
        self.rollout_pairs = 0
        #: Win chances after the two actions, if measured: the better one is calibrated, the other is lower by the cost.
        self.win_chance = 0.0
        self.best_win_chance = 0.0
        #: Lost win chance, and the half width of its 95 % interval. Negative: the presumed best action was worse.
        self.win_chance_cost = 0.0
        self.cost_error = 0.0
        #: Whether there was enough time for a measurement.
        self.is_measured = True

    @property
    def is_clear_mistake(self) -> bool:
        """Whether the other action is better with 95 % confidence."""
        return self.is_measured and self.win_chance_cost > self.cost_error

    def __repr__(self) -> str:
        return (
            f"Verdict({self.action}, best={self.best_action}, cost={self.win_chance_cost:.3f} ± {self.cost_error:.3f})"
        )


@final
class PairedRollouts:
    """Rollouts of two actions, in pairs with the same sampled position and random numbers."""

    def __init__(self, seat: Seat, heuristics: Heuristics, rng: Rng, one: int, other: int) -> None:
        self.seat = seat
        self.heuristics = heuristics
        self.rng = rng
        self.one = one
        self.other = other
        self.wins: list[float] = []
        self.other_wins: list[float] = []

    def play_pair(self) -> None:
        """Run one pair of rollouts."""
        position = self.seat.sample_position(self.rng)
        self.heuristics.adjust_sampled_position(position, self.seat.player)
        rollout_rng = self.rng.split()
        self.wins.append(self._rollout_win_share(position, self.one, rollout_rng))
        self.other_wins.append(self._rollout_win_share(position, self.other, rollout_rng))

    def _rollout_win_share(self, position: State, action: int, rollout_rng: Rng) -> float:
        """Return the win share of the player after one rollout of an action."""
        state = position.clone()
        state.apply(self.seat.player, action)
        run_rollout(state, self.heuristics, rollout_rng.clone())
        outcome = state.outcome()
        results = self.heuristics.evaluate_position(state) if outcome is None else win_shares(outcome)
        return results[self.seat.player]

    def win_differences(self) -> list[float]:
        """Return the win difference of each pair."""
        return [self.other_wins[i] - self.wins[i] for i in range(len(self.wins))]


@final
class ComparisonRun:
    """A comparison in steps of about one rollout, so that it can pause between them."""

    def __init__(
        self, state: State, player: int, action: int, iterations: int, heuristics: Heuristics | None, seed: int
    ) -> None:
        """Prepare the comparison of an action of the player to act. Raises IllegalAction if it is not legal."""
        if not state.is_legal(player, action):
            raise state.illegal_action_error(player, action)
        if iterations == 0:
            raise InvalidBot("bad-budget", "a duel needs a number of iterations", iterations=0, seconds=0.0)
        self.seat = state.seat(player)
        self.heuristics = Heuristics() if heuristics is None else heuristics
        self.iterations = iterations
        self.rng = Rng(seed)
        #: The result, complete after the last step.
        self.comparison = MoveComparison(action, action)
        #: Set it to end the comparison with the rollouts made so far.
        self.is_out_of_time = False

    def iterate_steps(self) -> Iterator[None]:
        """Run the comparison; yields after each step."""
        action = self.comparison.action
        half = max(1, self.iterations // 2)
        search_rng = Rng(int(self.rng.next32()))
        candidates = self._candidate_actions(search_rng)
        best = candidates[0]
        if len(candidates) > 1:
            left = half
            for _ in range(planning_iterations(self.heuristics, half)):
                if self.is_out_of_time:
                    break
                self.heuristics.improve_plan(self.seat.sample_position(search_rng), self.seat.player, search_rng)
                left = max(1, left - 1)
                yield None
            search = self._make_search(search_rng)
            while True:
                search.run_iteration()
                left -= 1
                if search.is_settled or left == 0 or self.is_out_of_time:
                    break
                yield None
            bandit = search.root_bandit()
            if bandit.actions:
                best = bandit.actions[bandit.best_index()]
        self.comparison = MoveComparison(action, best)
        if not self.comparison.is_equivalent:
            self.comparison.is_equivalent = _are_equivalent(self.seat, self.heuristics, self.rng, action, best)
        if not self.comparison.is_equivalent:
            has_runs = self.heuristics.planning_share > 0.0 and self.iterations >= MIN_ITERATIONS_FOR_RUNS
            for _ in self._iterate_rollouts(half, SEARCH_RUNS if has_runs else 1):
                yield None

    def _candidate_actions(self, rng: Rng) -> list[int]:
        """Return the actions that a search considers, as ``SearchBot`` does."""
        legal = self.seat.legal_actions()
        if len(legal) > 1:
            sampled = self.seat.sample_position(rng)
            self.heuristics.adjust_sampled_position(sampled, self.seat.player)
            legal = self.heuristics.candidate_actions(sampled, self.seat.player, legal)
        return legal

    def _make_search(self, rng: Rng) -> DecisionSearch:
        if self.heuristics.max_racing_actions > 0:
            return RacingSearch(self.seat, self.heuristics, rng)
        return TreeSearch(self.seat, self.heuristics, rng, None, False, None)

    def _iterate_rollouts(self, looks: int, run_count: int) -> Iterator[None]:
        """Run paired rollouts for the rest of the budget, and store the difference."""
        comparison, seat, heuristics, rng = self.comparison, self.seat, self.heuristics, self.rng
        wins: list[float] = []
        other_wins: list[float] = []
        behind: list[float] = []
        means: list[float] = []
        for _ in range(run_count):
            share = max(2, looks // run_count)
            if run_count > 1:
                heuristics.clear_plans()
                for _ in range(planning_iterations(heuristics, share)):
                    if self.is_out_of_time:
                        break
                    heuristics.improve_plan(seat.sample_position(rng), seat.player, rng)
                    share = max(1, share - 1)
                    yield None
            rounds = PairedRollouts(seat, heuristics, rng, comparison.action, comparison.best_action)
            for _ in range(max(1, share // 2)):
                if self.is_out_of_time:
                    break
                rounds.play_pair()
                yield None
            if rounds.wins:
                wins += rounds.wins
                other_wins += rounds.other_wins
                behind += rounds.win_differences()
                means.append(math.fsum(rounds.win_differences()) / len(rounds.wins))
        comparison.is_measured = len(wins) >= min(MIN_ROLLOUT_PAIRS, looks // 2) and len(means) == run_count
        _store_result(comparison, seat, heuristics, wins, other_wins, behind, means)


def compare_with_best(
    state: State, player: int, action: int, budget: SearchBudget, heuristics: Heuristics | None = None, seed: int = 0
) -> MoveComparison:
    """Measure what an action of the player to act cost, as far as the player could know.

    The budget counts iterations, so the result does not depend on machine load. Its seconds are a limit of processor
    time; a comparison that exceeds it is marked as not measured. Raises IllegalAction if the action is not legal.
    """
    run = ComparisonRun(state, player, action, budget.iterations, heuristics, seed)
    deadline = process_time() + budget.seconds if budget.seconds else 0.0
    for _ in run.iterate_steps():
        if deadline > 0.0 and process_time() >= deadline:
            run.is_out_of_time = True
    return run.comparison


def _store_result(
    comparison: MoveComparison,
    seat: Seat,
    heuristics: Heuristics,
    wins: list[float],
    other_wins: list[float],
    behind: list[float],
    means: list[float],
) -> None:
    """Store the difference that the rollouts have measured."""
    count = len(wins)
    comparison.rollout_pairs = count
    if count == 0:
        return
    # Differences were measured to be unbiased without calibration.
    comparison.win_chance_cost = math.fsum(behind) / count
    best = math.fsum(other_wins) / count
    if best not in (0.0, 1.0) or not ends_game(seat, heuristics, comparison.best_action):
        best = heuristics.calibration.win_chance(
            best, float(count), heuristics.game_progress(seat.sample_position(Rng(0))), seat.players
        )
    comparison.best_win_chance = max(best, comparison.win_chance_cost)
    comparison.win_chance = min(1.0, comparison.best_win_chance - comparison.win_chance_cost)
    # Added pairs with opposite results: a few pairs that all agree prove little.
    squares = math.fsum([(each - comparison.win_chance_cost) ** 2 for each in behind]) + 2.0
    error = Z_95 * math.sqrt(squares / count / (count + EQUIVALENCE_SAMPLES))
    comparison.cost_error = min(1.0, max(error, mean_interval_half_width(means)))


def _are_equivalent(seat: Seat, heuristics: Heuristics, rng: Rng, one: int, other: int) -> bool:
    """Return whether two actions are equivalent on several sampled positions."""
    return all(leads_to_same_turn_end(seat, heuristics, rng, one, other) for _ in range(EQUIVALENCE_SAMPLES))


def leads_to_same_turn_end(seat: Seat, heuristics: Heuristics, rng: Rng, one: int, other: int) -> bool:
    """Return whether two actions lead to the same position by the end of the turn, on one sampled position."""
    position = seat.sample_position(rng)
    heuristics.adjust_sampled_position(position, seat.player)
    rollout_rng = rng.split()
    return heuristics.equivalence_key(
        _position_after_turn(position, seat.player, one, heuristics, rollout_rng)
    ) == heuristics.equivalence_key(_position_after_turn(position, seat.player, other, heuristics, rollout_rng))


def _position_after_turn(position: State, player: int, action: int, heuristics: Heuristics, rollout_rng: Rng) -> State:
    """Return the position when another player is to act or another turn has begun."""
    state = position.clone()
    turn = state.turn_number()
    rng = rollout_rng.clone()
    heuristics.begin_rollout(state)
    state.apply(player, action)
    for _ in range(MAX_DECISIONS_PER_TURN):
        if state.turn_number() != turn or state.players_to_act() != [player]:
            break
        state.apply(player, heuristics.rollout_action(state, player, rng))
    return state
