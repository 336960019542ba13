"""How sure a result is: shares with their intervals, and the test that says when enough has been played.

The games of one deal (the same seed, each bot in each seat) are not independent: a kingdom may suit one bot wherever it
sits. So games are counted deal by deal, and an interval is widened by as much as the deals scatter more than
independent games would. It is never narrowed: where playing each deal from every seat cancels luck, the interval errs
on the wide side.
"""

from __future__ import annotations

import math

from bastide.sim.tally import Spread

#: 95 % of a normal distribution lie within so many standard deviations.
Z = 1.959964

#: The sequential test decides between these two shares ...
WORSE, BETTER = 0.48, 0.52
#: ... and may be wrong this often, where one of them is true.
ERROR = 0.05
#: The evidence (log-likelihood ratio) at which it stops.
ENOUGH = math.log((1 - ERROR) / ERROR)


class Shares:
    """Results between 0 (lost) and 1 (won), deal by deal."""

    def __init__(self) -> None:
        self.sums: list[float] = []
        self.counts: list[int] = []

    def note(self, deal: int, result: float) -> None:
        self._reach(deal)
        self.sums[deal] += result
        self.counts[deal] += 1

    def add(self, other: Shares) -> None:
        """Add the results of another table, which was dealt the same."""
        self._reach(len(other.sums) - 1)
        for deal, (total, count) in enumerate(zip(other.sums, other.counts, strict=True)):
            self.sums[deal] += total
            self.counts[deal] += count

    def _reach(self, deal: int) -> None:
        missing = deal + 1 - len(self.sums)
        if missing > 0:
            self.sums += [0.0] * missing
            self.counts += [0] * missing

    @property
    def games(self) -> int:
        return sum(self.counts)

    @property
    def mean(self) -> float:
        games = self.games
        return sum(self.sums) / games if games else 0.5

    def scatter(self) -> float:
        """How much more the deals scatter than independent games would (1: not more)."""
        mean, games = self.mean, self.games
        expected = games * mean * (1 - mean)
        deals = sum(1 for count in self.counts if count)
        if deals < 2 or expected <= 0:
            return 1.0
        found = sum((total - count * mean) ** 2 for total, count in zip(self.sums, self.counts, strict=True))
        return max(1.0, found * deals / (deals - 1) / expected)

    def interval(self) -> tuple[float, float]:
        """Where the true share lies, with 95 % certainty."""
        return wilson(self.mean, self.games / self.scatter())


def wilson(share: float, games: float) -> tuple[float, float]:
    """Wilson's interval for a share found in so many independent games: sound near 0 and 1, and for few games.

    >>> [round(end, 4) for end in wilson(0.5, 100)]
    [0.4038, 0.5962]
    """
    if games <= 0:
        return 0.0, 1.0
    spread = Z * Z / games
    middle = (share + spread / 2) / (1 + spread)
    reach = Z / (1 + spread) * math.sqrt(share * (1 - share) / games + spread / games / 4)
    # at 0 and 1 the interval ends at the share itself, whatever the rounding of the sums says
    return min(share, max(0.0, middle - reach)), max(share, min(1.0, middle + reach))


class Sequential:
    """A generalised sequential probability ratio test on the mean result of deals: who of two is better?

    It weighs "the first is better" (a share of 52 %) against "the second is better" (48 %). After n deals with mean m
    and variance v, the log-likelihood ratio is close to n (52 % - 48 %)(m - 50 %) / v, whatever the results within a
    deal depend on. When it leaves the corridor, the answer is clear. A result that is closer to 50 % than the two
    shares takes long, or never becomes clear, and need not.
    """

    def __init__(self) -> None:
        self.deals = Spread()
        #: 1: the first is better, -1: the second is, 0: not clear.
        self.verdict = 0

    def note(self, result: float) -> None:
        """Add the mean result of one deal. What has become clear stays so."""
        self.deals.note(result)
        if self.verdict == 0:
            evidence = self.evidence()
            self.verdict = 0 if abs(evidence) < ENOUGH else 1 if evidence > 0 else -1

    def evidence(self) -> float:
        count, mean = self.deals.count, self.deals.mean
        # One deal of the widest possible scatter is added: a short lucky start, all alike, proves nothing.
        variance = (max(0.0, self.deals.squares - count * mean * mean) + 0.25) / (count + 1)
        return count * (BETTER - WORSE) * (mean - (BETTER + WORSE) / 2) / variance
