"""A race: the most promising actions are tried on the same drawn positions, and who falls behind drops out.

Where a single turn matters little and luck matters much, results scatter far more than actions differ. Tried on the
same positions, with the same draws to come, most of that luck is the same for all and cancels out when two actions are
compared. So a race tells close actions apart with a fraction of the games that a tree needs. It looks no deeper than
the playouts do.
"""

from __future__ import annotations

import math
from typing import Final, final

from bastide.bots.search.judgement import Judgement, win_shares
from bastide.bots.search.thought import Bandit, Thought, play_out
from bastide.core.randomness.rng import Rng
from bastide.core.state import Seat, State

#: Who is behind by this many standard errors of the difference drops out.
CLEARLY: Final = 2.0


@final
class Race(Thought):
    """One round tries every action that is left on one position. Only whole rounds count.

    ``thorough``: every legal action starts, not only the most promising ones; and when one is left, all come back for
    another lap, in which nobody drops out before twice as many rounds. So as much time as there is makes every figure
    better.
    """

    def __init__(self, seat: Seat, judgement: Judgement, rng: Rng, thorough: bool = False) -> None:
        super().__init__(seat, judgement, rng)
        self.thorough = thorough
        self.known = Bandit()
        self.known.doubt = judgement.doubt
        #: The places of the actions that are still in the race, the most promising first.
        self.running: list[int] = []
        #: By place: the result of every round that it ran, and whether it was a victory.
        self.results: list[list[float]] = []
        self.victories: list[list[float]] = []
        #: By place: which rounds these were.
        self.ran: list[list[int]] = []
        #: How many rounds were finished, and how many of them in this lap.
        self.rounds = 0
        self.lap = 0
        self.patience = judgement.patience
        self._position: State | None = None
        self._luck = rng
        self._heat: list[float] = []
        self._heat_wins: list[float] = []

    def iterate(self) -> None:
        position = self._position
        if position is None:
            position = self.seat.sample(self.rng)
            self.judgement.prepare(position, self.player)
            self._position = position
            self._luck = self.rng.split()
            if not self.running:
                self._line_up(position)
        runner = self.running[len(self._heat)]
        state = position.clone()
        state.apply(self.player, self.known.arms[runner].action)
        play_out(state, self.judgement, self._luck.clone())
        outcome = state.outcome()
        if outcome is None:
            self._heat.append(self.judgement.evaluate(state)[self.player])
            self._heat_wins.append(self._heat[-1])
        else:
            self._heat.append(self.judgement.result(outcome)[self.player])
            self._heat_wins.append(win_shares(outcome)[self.player])
        self.iterations += 1
        if len(self._heat) == len(self.running):
            self._finish_round()

    def _line_up(self, position: State) -> None:
        """Let the most promising actions start."""
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
            self.results[self.running[i]].append(self._heat[i])
            self.victories[self.running[i]].append(self._heat_wins[i])
            self.known.learn(self.known.arms[self.running[i]], self._heat[i], self._heat_wins[i])
        self._heat.clear()
        self._heat_wins.clear()
        self._position = None
        self.rounds += 1
        self.lap += 1
        # To look back costs as much as the lap is long: a thorough race, which may be very long, does it now and then.
        if self.lap >= self.patience and (not self.thorough or self.lap % self.judgement.patience == 0):
            self._drop_out()
        if len(self.running) > 1:
            return
        if self.thorough and len(self.known.arms) > 1:
            self.running = list(range(len(self.known.arms)))
            self.lap = 0
            self.patience *= 2
        else:
            self.settled = True

    def _drop_out(self) -> None:
        """Those who are clearly behind the leader of this lap leave the race."""
        leader = self.running[0]
        most = math.fsum(self.results[leader][-self.lap :])
        for place in self.running:
            total = math.fsum(self.results[place][-self.lap :])
            if total > most:
                leader = place
                most = total
        self.running = [place for place in self.running if place == leader or not self._behind(place, leader)]

    def _behind(self, place: int, leader: int) -> bool:
        own = self.results[place][-self.lap :]
        best = self.results[leader][-self.lap :]
        rounds = self.lap
        mean = (math.fsum(best) - math.fsum(own)) / rounds
        squares = 0.0
        for i in range(rounds):
            off = best[i] - own[i] - mean
            squares += off * off
        # Two that always came out alike: the more promising one goes on.
        error = math.sqrt(squares / (rounds - 1) / rounds)
        return mean > CLEARLY * error or (mean == 0.0 and error == 0.0 and rounds >= 2 * self.judgement.patience)

    def learnt(self) -> Bandit:
        return self.known

    def expected(self, place: int, told: list[list[float]]) -> float:
        """The mean of ``results`` or ``victories`` of an action, as if it had run all rounds of the best one.

        Who dropped out early may have met only good draws, or bad ones: what counts is how far it was behind the best
        action in the rounds that both ran.
        """
        leader = self.known.best()
        best = told[leader]
        own = told[place]
        if not own:
            return 0.0
        both = 0
        behind = 0.0
        i = 0
        for j in range(len(own)):
            while i < len(best) and self.ran[leader][i] < self.ran[place][j]:
                i += 1
            if i < len(best) and self.ran[leader][i] == self.ran[place][j]:
                behind += best[i] - own[j]
                both += 1
        if both == 0:
            return math.fsum(own) / len(own)
        return min(1.0, max(0.0, math.fsum(best) / len(best) - behind / both))
