"""Racing search: tries the most promising actions on the same sampled positions and eliminates clearly worse ones.

Where a single decision matters little and luck matters much, results scatter more than actions differ. With the same
positions and random numbers for all actions, most of the luck cancels out in a comparison. A race separates close
actions with a fraction of the rollouts that a tree needs, but looks no deeper than the rollouts do.
"""

from __future__ import annotations

import math
from typing import Final, final

from bastide.bots.search.judgement import Judgement, win_shares
from bastide.bots.search.thought import Bandit, Thought, play_out
from bastide.core.randomness.rng import Rng
from bastide.core.state import Seat, State

#: An action this many standard errors behind the leader is eliminated.
CLEARLY: Final = 2.0


@final
class Race(Thought):
    """One round tries every remaining action on one sampled position. Only complete rounds count.

    ``thorough``: every legal action starts, not only the most promising. When one remains, all return for another lap,
    in which elimination starts after twice as many rounds. More time thus improves every estimate.
    """

    def __init__(self, seat: Seat, heuristics: Judgement, rng: Rng, thorough: bool = False) -> None:
        super().__init__(seat, heuristics, rng)
        self.thorough = thorough
        self.known = Bandit()
        self.known.doubt = heuristics.doubt
        #: Indices of the remaining actions, the most promising first.
        self.running: list[int] = []
        #: By index: the result and the win of every round.
        self.results: list[list[float]] = []
        self.victories: list[list[float]] = []
        #: By index: the numbers of these rounds.
        self.ran: list[list[int]] = []
        #: Finished rounds, in total and in this lap.
        self.rounds = 0
        self.lap = 0
        self.patience = heuristics.patience
        self._position: State | None = None
        self._round_rng = rng
        self._round_results: list[float] = []
        self._round_wins: list[float] = []

    def iterate(self) -> None:
        position = self._position
        if position is None:
            position = self.seat.sample(self.rng)
            self.judgement.prepare(position, self.player)
            self._position = position
            self._round_rng = self.rng.split()
            if not self.running:
                self._add_actions(position)
        runner = self.running[len(self._round_results)]
        state = position.clone()
        state.apply(self.player, self.known.arms[runner].action)
        play_out(state, self.judgement, self._round_rng.clone())
        outcome = state.outcome()
        if outcome is None:
            self._round_results.append(self.judgement.evaluate(state)[self.player])
            self._round_wins.append(self._round_results[-1])
        else:
            self._round_results.append(self.judgement.result(outcome)[self.player])
            self._round_wins.append(win_shares(outcome)[self.player])
        self.iterations += 1
        if len(self._round_results) == len(self.running):
            self._finish_round()

    def _add_actions(self, position: State) -> None:
        """Add the most promising actions."""
        legal = position.legal_actions(self.player)
        if not self.thorough:
            legal = self.judgement.candidates(position, self.player, legal)
        priors = self.judgement.prior(position, self.player, legal)
        order = sorted(range(len(legal)), key=priors.__getitem__, reverse=True)
        for place in order if self.thorough else order[: self.judgement.racers]:
            self.running.append(len(self.known.arms))
            self.results.append([])
            self.victories.append([])
            self.ran.append([])
            self.known.add(legal[place], priors[place])

    def _finish_round(self) -> None:
        for i in range(len(self.running)):
            self.ran[self.running[i]].append(self.rounds)
            self.results[self.running[i]].append(self._round_results[i])
            self.victories[self.running[i]].append(self._round_wins[i])
            self.known.learn(self.known.arms[self.running[i]], self._round_results[i], self._round_wins[i])
        self._round_results.clear()
        self._round_wins.clear()
        self._position = None
        self.rounds += 1
        self.lap += 1
        # A check costs as much as the lap is long, so a thorough race, which may be very long, checks only now and
        # then.
        if self.lap >= self.patience and (not self.thorough or self.lap % self.judgement.patience == 0):
            self._eliminate()
        if len(self.running) > 1:
            return
        if self.thorough and len(self.known.arms) > 1:
            self.running = list(range(len(self.known.arms)))
            self.lap = 0
            self.patience *= 2
        else:
            self.settled = True

    def _eliminate(self) -> None:
        """Eliminate the actions that are clearly behind the leader of this lap."""
        leader = self.running[0]
        most = math.fsum(self.results[leader][-self.lap :])
        for place in self.running:
            total = math.fsum(self.results[place][-self.lap :])
            if total > most:
                leader = place
                most = total
        self.running = [
            place for place in self.running if place == leader or not self._is_clearly_behind(place, leader)
        ]

    def _is_clearly_behind(self, place: int, leader: int) -> bool:
        """Return whether an action is clearly behind the leader."""
        own = self.results[place][-self.lap :]
        best = self.results[leader][-self.lap :]
        rounds = self.lap
        mean = (math.fsum(best) - math.fsum(own)) / rounds
        squares = 0.0
        for i in range(rounds):
            off = best[i] - own[i] - mean
            squares += off * off
        # Of two actions with identical results, the one with the higher prior remains.
        error = math.sqrt(squares / (rounds - 1) / rounds)
        return mean > CLEARLY * error or (mean == 0.0 and error == 0.0 and rounds >= 2 * self.judgement.patience)

    def learnt(self) -> Bandit:
        return self.known

    def expected(self, place: int, values: list[list[float]]) -> float:
        """Return the mean of ``results`` or ``victories`` of an action, corrected to all rounds of the best one.

        An action that was eliminated early may have seen only good or bad samples. Its difference to the best action in
        their common rounds corrects for that.
        """
        leader = self.known.best()
        best = values[leader]
        own = values[place]
        if not own:
            return 0.0
        common = 0
        behind = 0.0
        i = 0
        for j in range(len(own)):
            while i < len(best) and self.ran[leader][i] < self.ran[place][j]:
                i += 1
            if i < len(best) and self.ran[leader][i] == self.ran[place][j]:
                behind += best[i] - own[j]
                common += 1
        if common == 0:
            return math.fsum(own) / len(own)
        return min(1.0, max(0.0, math.fsum(best) / len(best) - behind / common))
