"""Confidence intervals of win shares, and a sequential test that tells when enough games were played.

Games of one deal (the same seed, each bot in each seat) are not independent: a kingdom may suit one bot in every seat.
So results are summed by deal, and the interval is widened by the overdispersion of the deals. It is never narrowed:
where playing a deal from every seat cancels luck, the interval is conservative.
"""

from __future__ import annotations

import math

from bastide.sim.result_tally import RunningStats

#: Two-sided 95 % quantile of the normal distribution.
Z_95 = 1.959964

#: Win shares that the sequential test decides between.
SHARE_IF_WORSE, SHARE_IF_BETTER = 0.48, 0.52
#: Error probability of the test if one of them is true.
TEST_ERROR_RATE = 0.05
#: Log-likelihood ratio at which the test stops.
LLR_THRESHOLD = math.log((1 - TEST_ERROR_RATE) / TEST_ERROR_RATE)


class ResultsByDeal:
    """Results between 0 (lost) and 1 (won), summed by deal."""

    def __init__(self) -> None:
        self.sums: list[float] = []
        self.counts: list[int] = []

    def add_result(self, deal: int, result: float) -> None:
        """Add one result."""
        self.grow_to(deal)
        self.sums[deal] += result
        self.counts[deal] += 1

    def merge(self, other: ResultsByDeal) -> None:
        """Add the results of another table with the same deals."""
        self.grow_to(len(other.sums) - 1)
        for deal, (total, count) in enumerate(zip(other.sums, other.counts, strict=True)):
            self.sums[deal] += total
            self.counts[deal] += count

    def grow_to(self, deal: int) -> None:
        """Make room for this deal."""
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

    def overdispersion(self) -> float:
        """Return the variance of the deals relative to independent games (at least 1)."""
        mean, games = self.mean, self.games
        expected = games * mean * (1 - mean)
        deals = sum(1 for count in self.counts if count)
        if deals < 2 or expected <= 0:
            return 1.0
        found = sum((total - count * mean) ** 2 for total, count in zip(self.sums, self.counts, strict=True))
        return max(1.0, found * deals / (deals - 1) / expected)

    def confidence_interval(self) -> tuple[float, float]:
        """Return the 95 % confidence interval of the share."""
        return wilson_interval(self.mean, self.games / self.overdispersion())


def wilson_interval(share: float, games: float) -> tuple[float, float]:
    """Return Wilson's 95 % interval of a share of independent games. Valid near 0 and 1 and for few games.

    >>> [round(end, 4) for end in wilson_interval(0.5, 100)]
    [0.4038, 0.5962]
    """
    if games <= 0:
        return 0.0, 1.0
    spread = Z_95 * Z_95 / games
    middle = (share + spread / 2) / (1 + spread)
    reach = Z_95 / (1 + spread) * math.sqrt(share * (1 - share) / games + spread / games / 4)
    # at 0 and 1 the interval must end at the share itself, despite rounding
    return min(share, max(0.0, middle - reach)), max(share, min(1.0, middle + reach))


class SequentialTest:
    """Generalised sequential probability ratio test on the mean results of deals: which of two bots is better?

    It tests "the first is better" (a share of 52 %) against "the second is better" (48 %). After n deals with mean m
    and variance v, the log-likelihood ratio is approximately n (52 % - 48 %)(m - 50 %) / v, however the results within
    a deal are correlated. A result closer to 50 % than the two shares takes long, or is never decided.
    """

    def __init__(self) -> None:
        self.deals = RunningStats()
        #: 1: the first is better, -1: the second is better, 0: undecided.
        self.verdict = 0

    def add_deal(self, result: float) -> None:
        """Add the mean result of one deal. A verdict is final."""
        self.deals.add_value(result)
        if self.verdict == 0:
            evidence = self.log_likelihood_ratio()
            self.verdict = 0 if abs(evidence) < LLR_THRESHOLD else 1 if evidence > 0 else -1

    def log_likelihood_ratio(self) -> float:
        """Return the log-likelihood ratio."""
        count, mean = self.deals.count, self.deals.mean
        # Add one deal of maximal variance, so that a few equal results do not decide the test.
        variance = (max(0.0, self.deals.sum_of_squares - count * mean * mean) + 0.25) / (count + 1)
        return count * (SHARE_IF_BETTER - SHARE_IF_WORSE) * (mean - (SHARE_IF_BETTER + SHARE_IF_WORSE) / 2) / variance
