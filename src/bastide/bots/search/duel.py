"""Compares a played move with the best move, by rollouts on the same sampled positions with the same random numbers.

Finding the best action and measuring its advantage are separate: the best-looking action was also lucky, so other
rollouts measure the difference. Actions that lead to the same position by the end of the turn count as equivalent.
"""

from __future__ import annotations

import math
from time import process_time
from typing import Final, final

from bastide.bots.search.analysis import MANY, OPINIONS, SURE, ends, scatter
from bastide.bots.search.bot import SearchBot
from bastide.bots.search.budget import Budget
from bastide.bots.search.judgement import Judgement, win_shares
from bastide.bots.search.thinking import make_plans
from bastide.bots.search.thought import play_out
from bastide.core.errors import InvalidBot
from bastide.core.randomness.rng import Rng
from bastide.core.state import Seat, State

#: Two actions are equivalent if they lead to the same result on this many sampled positions.
DRAWS: Final = 3
#: A longer turn is not followed to its end.
LONGEST: Final = 200
#: With fewer pairs of rollouts, the comparison is not measured.
FEWEST: Final = 12


@final
class Verdict:
    """Cost of an action, compared with the best other one."""

    def __init__(self, action: int, best: int) -> None:
        self.action = action
        #: Action that a strong player would have played; the action itself if none seems better.
        self.best = best
        #: Whether both lead to the same position by the end of the turn.
        self.same = action == best
        #: Pairs of rollouts; 0 if the actions are equivalent.
        self.rounds = 0
        #: Win chances after the two actions, if measured: the better one is calibrated, the other is lower by the cost.
        self.win = 0.0
        self.best_win = 0.0
        #: Lost win chance, and the half width of its 95 % interval. Negative: the presumed best action was worse.
        self.cost = 0.0
        self.error = 0.0
        #: Whether there was enough time for a measurement.
        self.seen = True

    @property
    def clear(self) -> bool:
        """Whether the other action is better with 95 % confidence."""
        return self.seen and self.cost > self.error

    def __repr__(self) -> str:
        return f"Verdict({self.action}, best={self.best}, cost={self.cost:.3f} ± {self.error:.3f})"


@final
class Rounds:
    """Rollouts of two actions, in pairs with the same sampled position and random numbers."""

    def __init__(self, seat: Seat, heuristics: Judgement, rng: Rng, one: int, other: int) -> None:
        self.seat = seat
        self.judgement = heuristics
        self.rng = rng
        self.one = one
        self.other = other
        self.wins: list[float] = []
        self.other_wins: list[float] = []

    def play(self) -> None:
        """Run one pair of rollouts."""
        position = self.seat.sample(self.rng)
        self.judgement.prepare(position, self.seat.player)
        rollout_rng = self.rng.split()
        self.wins.append(self._rollout_win_share(position, self.one, rollout_rng))
        self.other_wins.append(self._rollout_win_share(position, self.other, rollout_rng))

    def _rollout_win_share(self, position: State, action: int, rollout_rng: Rng) -> float:
        """Return the win share of the player after one rollout of an action."""
        state = position.clone()
        state.apply(self.seat.player, action)
        play_out(state, self.judgement, rollout_rng.clone())
        outcome = state.outcome()
        results = self.judgement.evaluate(state) if outcome is None else win_shares(outcome)
        return results[self.seat.player]

    def behind(self) -> list[float]:
        """Return the win difference of each pair."""
        return [self.other_wins[i] - self.wins[i] for i in range(len(self.wins))]


def compare(
    state: State, player: int, action: int, budget: Budget, heuristics: Judgement | None = None, seed: int = 0
) -> Verdict:
    """Measure what an action of the player to act cost, as far as the player could know.

    The budget counts iterations, so the result does not depend on machine load. Its seconds are a limit of processor
    time; a comparison that exceeds it is marked as not measured. Raises IllegalAction if the action is not legal.
    """
    if not state.is_legal(player, action):
        raise state.refusal(player, action)
    if budget.iterations == 0:
        raise InvalidBot("bad-budget", "a duel needs a number of iterations", iterations=0, seconds=budget.seconds)
    if heuristics is None:
        heuristics = Judgement()
    deadline = process_time() + budget.seconds if budget.seconds else 0.0
    half = max(1, budget.iterations // 2)
    seat = state.seat(player)
    rng = Rng(seed)
    comparison = Verdict(action, SearchBot(heuristics, Budget(half), int(rng.next32())).choose(seat))
    run_count = OPINIONS if heuristics.planning > 0.0 and budget.iterations >= MANY else 1
    if not comparison.same:
        comparison.same = _are_equivalent(seat, heuristics, rng, action, comparison.best)
    if not comparison.same:
        _measure(comparison, seat, heuristics, rng, half, run_count, deadline)
    return comparison


def _measure(
    comparison: Verdict, seat: Seat, heuristics: Judgement, rng: Rng, looks: int, run_count: int, deadline: float
) -> None:
    """Run paired rollouts for the rest of the budget, and store the difference."""
    wins: list[float] = []
    other_wins: list[float] = []
    behind: list[float] = []
    means: list[float] = []
    for _ in range(run_count):
        share = Budget(max(2, looks // run_count))
        if run_count > 1:
            heuristics.forget()
            share = make_plans(seat, heuristics, share, rng)
        rounds = Rounds(seat, heuristics, rng, comparison.action, comparison.best)
        for _ in range(max(1, share.iterations // 2)):
            if deadline > 0.0 and process_time() >= deadline:
                break
            rounds.play()
        if rounds.wins:
            wins += rounds.wins
            other_wins += rounds.other_wins
            behind += rounds.behind()
            means.append(math.fsum(rounds.behind()) / len(rounds.wins))
    count = len(wins)
    comparison.rounds = count
    comparison.seen = count >= min(FEWEST, looks // 2) and len(means) == run_count
    if count == 0:
        return
    # Differences were measured to be unbiased without calibration.
    comparison.cost = math.fsum(behind) / count
    best = math.fsum(other_wins) / count
    if best not in (0.0, 1.0) or not ends(seat, heuristics, comparison.best):
        best = heuristics.calibration.chance(best, float(count), heuristics.progress(seat.sample(Rng(0))), seat.players)
    comparison.best_win = max(best, comparison.cost)
    comparison.win = min(1.0, comparison.best_win - comparison.cost)
    # Added pairs with opposite results: a few pairs that all agree prove little.
    squares = math.fsum([(each - comparison.cost) ** 2 for each in behind]) + 2.0
    error = SURE * math.sqrt(squares / count / (count + DRAWS))
    comparison.error = min(1.0, max(error, scatter(means)))


def _are_equivalent(seat: Seat, heuristics: Judgement, rng: Rng, one: int, other: int) -> bool:
    """Return whether two actions are equivalent on several sampled positions."""
    return all(same_turn(seat, heuristics, rng, one, other) for _ in range(DRAWS))


def same_turn(seat: Seat, heuristics: Judgement, rng: Rng, one: int, other: int) -> bool:
    """Return whether two actions lead to the same position by the end of the turn, on one sampled position."""
    position = seat.sample(rng)
    heuristics.prepare(position, seat.player)
    rollout_rng = rng.split()
    return heuristics.likeness(
        _position_after_turn(position, seat.player, one, heuristics, rollout_rng)
    ) == heuristics.likeness(_position_after_turn(position, seat.player, other, heuristics, rollout_rng))


def _position_after_turn(position: State, player: int, action: int, heuristics: Judgement, rollout_rng: Rng) -> State:
    """Return the position when another player is to act or another turn has begun."""
    state = position.clone()
    turn = state.turn_number()
    rng = rollout_rng.clone()
    heuristics.begin(state)
    state.apply(player, action)
    for _ in range(LONGEST):
        if state.turn_number() != turn or state.actors() != [player]:
            break
        state.apply(player, heuristics.policy(state, player, rng))
    return state
