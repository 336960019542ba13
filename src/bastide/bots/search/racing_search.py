"""Racing search: tries the most promising actions on the same sampled positions and eliminates clearly worse ones.

Where a single decision matters little and luck matters much, results scatter more than actions differ. With the same
positions and random numbers for all actions, most of the luck cancels out in a comparison. A race separates close
actions with a fraction of the rollouts that a tree needs, but looks no deeper than the rollouts do.
"""

from __future__ import annotations

import math
from typing import Final, final

from bastide.bots.search.heuristics_interface import Heuristics, win_shares
from bastide.bots.search.search_base import Bandit, DecisionSearch, run_rollout
from bastide.core.randomness.rng import Rng
from bastide.core.state import Seat, State

#: An action this many standard errors behind the leader is eliminated.
ELIMINATION_ERRORS: Final = 2.0


@final
class RacingSearch(DecisionSearch):
    """One round tries every remaining action on one sampled position. Only complete rounds count.

    ``thorough``: every legal action starts, not only the most promising. When one remains, all return for another lap,
    in which elimination starts after twice as many rounds. More time thus improves every estimate.
    """

    def __init__(self, seat: Seat, heuristics: Heuristics, rng: Rng, thorough: bool = False) -> None:
        super().__init__(seat, heuristics, rng)
        self.thorough = thorough
        self.bandit = Bandit()
        self.bandit.prior_weight = heuristics.prior_weight
        #: Indices of the remaining actions, the most promising first.
        self.remaining: list[int] = []
        #: By index: the result and the win of every round.
        self.results: list[list[float]] = []
        self.victories: list[list[float]] = []
        #: By index: the numbers of these rounds.
        self.rounds_played: list[list[int]] = []
        #: Finished rounds, in total and in this lap.
        self.rounds = 0
        self.lap_rounds = 0
        self.min_lap_rounds = heuristics.min_race_rounds
        self._position: State | None = None
        self._round_rng = rng
        self._round_results: list[float] = []
        self._round_wins: list[float] = []

    def run_iteration(self) -> None:
        position = self._position
        if position is None:
            position = self.seat.sample_position(self.rng)
            self.heuristics.adjust_sampled_position(position, self.player)
            self._position = position
            self._round_rng = self.rng.split()
            if not self.remaining:
                self._add_actions(position)
        runner = self.remaining[len(self._round_results)]
        state = position.clone()
        state.apply(self.player, self.bandit.arms[runner].action)
        run_rollout(state, self.heuristics, self._round_rng.clone())
        outcome = state.outcome()
        if outcome is None:
            self._round_results.append(self.heuristics.evaluate_position(state)[self.player])
            self._round_wins.append(self._round_results[-1])
        else:
            self._round_results.append(self.heuristics.outcome_results(outcome)[self.player])
            self._round_wins.append(win_shares(outcome)[self.player])
        self.iterations += 1
        if len(self._round_results) == len(self.remaining):
            self._finish_round()

    def _add_actions(self, position: State) -> None:
        """Add the most promising actions."""
        legal = position.legal_actions(self.player)
        if not self.thorough:
            legal = self.heuristics.candidate_actions(position, self.player, legal)
        priors = self.heuristics.action_priors(position, self.player, legal)
        order = sorted(range(len(legal)), key=priors.__getitem__, reverse=True)
        for place in order if self.thorough else order[: self.heuristics.max_racing_actions]:
            self.remaining.append(len(self.bandit.arms))
            self.results.append([])
            self.victories.append([])
            self.rounds_played.append([])
            self.bandit.add_arm(legal[place], priors[place])

    def _finish_round(self) -> None:
        for i in range(len(self.remaining)):
            self.rounds_played[self.remaining[i]].append(self.rounds)
            self.results[self.remaining[i]].append(self._round_results[i])
            self.victories[self.remaining[i]].append(self._round_wins[i])
            self.bandit.record_result(self.bandit.arms[self.remaining[i]], self._round_results[i], self._round_wins[i])
        self._round_results.clear()
        self._round_wins.clear()
        self._position = None
        self.rounds += 1
        self.lap_rounds += 1
        # A check costs as much as the lap is long, so a thorough race, which may be very long, checks only now and
        # then.
        if self.lap_rounds >= self.min_lap_rounds and (
            not self.thorough or self.lap_rounds % self.heuristics.min_race_rounds == 0
        ):
            self._eliminate()
        if len(self.remaining) > 1:
            return
        if self.thorough and len(self.bandit.arms) > 1:
            self.remaining = list(range(len(self.bandit.arms)))
            self.lap_rounds = 0
            self.min_lap_rounds *= 2
        else:
            self.is_settled = True

    def _eliminate(self) -> None:
        """Eliminate the actions that are clearly behind the leader of this lap."""
        leader = self.remaining[0]
        most = math.fsum(self.results[leader][-self.lap_rounds :])
        for place in self.remaining:
            total = math.fsum(self.results[place][-self.lap_rounds :])
            if total > most:
                leader = place
                most = total
        self.remaining = [
            place for place in self.remaining if place == leader or not self._is_clearly_behind(place, leader)
        ]

    def _is_clearly_behind(self, place: int, leader: int) -> bool:
        """Return whether an action is clearly behind the leader."""
        own = self.results[place][-self.lap_rounds :]
        best = self.results[leader][-self.lap_rounds :]
        rounds = self.lap_rounds
        mean = (math.fsum(best) - math.fsum(own)) / rounds
        squares = 0.0
        for i in range(rounds):
            off = best[i] - own[i] - mean
            squares += off * off
        # Of two actions with identical results, the one with the higher prior remains.
        error = math.sqrt(squares / (rounds - 1) / rounds)
        return mean > ELIMINATION_ERRORS * error or (
            mean == 0.0 and error == 0.0 and rounds >= 2 * self.heuristics.min_race_rounds
        )

    def root_bandit(self) -> Bandit:
        return self.bandit

    def estimated_mean(self, place: int, values: list[list[float]]) -> float:
        """Return the mean of ``results`` or ``victories`` of an action, corrected to all rounds of the best one.

        An action that was eliminated early may have seen only good or bad samples. Its difference to the best action in
        their common rounds corrects for that.
        """
        leader = self.bandit.best_index()
        best = values[leader]
        own = values[place]
        if not own:
            return 0.0
        common = 0
        behind = 0.0
        i = 0
        for j in range(len(own)):
            while i < len(best) and self.rounds_played[leader][i] < self.rounds_played[place][j]:
                i += 1
            if i < len(best) and self.rounds_played[leader][i] == self.rounds_played[place][j]:
                behind += best[i] - own[j]
                common += 1
        if common == 0:
            return math.fsum(own) / len(own)
        return min(1.0, max(0.0, math.fsum(best) / len(best) - behind / common))
