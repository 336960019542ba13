"""Sums of game results."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import islice
from operator import mul

from bastide.sim.chunk_results import ChunkResults
from bastide.sim.game_result import GameResult
from bastide.sim.game_series import GameSeries
from bastide.sim.turn_metrics_recorder import TurnHistory


@dataclass
class RunningStats:
    """Count, sum and sum of squares of a value, for its mean and standard deviation."""

    count: int = 0
    total: float = 0.0
    sum_of_squares: float = 0.0

    def add_value(self, value: float) -> None:
        """Add one value."""
        self.count += 1
        self.total += value
        self.sum_of_squares += value * value

    def add_values(self, values: Sequence[int]) -> None:
        """Add many values."""
        self.count += len(values)
        self.total += sum(values)
        self.sum_of_squares += sum(map(mul, values, values))

    def merge(self, other: RunningStats) -> None:
        """Add the values of another one."""
        self.count += other.count
        self.total += other.total
        self.sum_of_squares += other.sum_of_squares

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    @property
    def sd(self) -> float:
        """Standard deviation of a single value (0 for fewer than two values)."""
        if self.count < 2:
            return 0.0
        variance = (self.sum_of_squares - self.total * self.total / self.count) / (self.count - 1)
        return math.sqrt(max(0.0, variance))

    def to_json_data(self) -> dict[str, float]:
        return {"mean": self.mean, "sd": self.sd}


#: Metric with whole numbers to its values, and the number of games with each.
Distributions = dict[str, Counter[int]]


def add_to_distributions(distributions: Distributions, metrics: dict[str, float]) -> None:
    """Count the metrics of one game that are whole numbers."""
    for name, value in metrics.items():
        if value == int(value):
            distributions.setdefault(name, Counter())[int(value)] += 1


def percentile(counts: Counter[int], share: float) -> int:
    """Return the smallest value that at least this share of the counted values do not exceed.

    >>> percentile(Counter({12: 1, 14: 8, 20: 1}), 0.9)
    14
    """
    wanted = share * counts.total()
    seen = 0
    for value in sorted(counts):
        seen += counts[value]
        if seen >= wanted:
            return value
    raise ValueError("nothing was counted")


@dataclass
class BotTally:
    """Summed results of one bot."""

    games: int = 0
    wins: int = 0
    shared: int = 0
    score: RunningStats = field(default_factory=RunningStats)
    #: Points to the number of games that ended with them.
    scores: Counter[int] = field(default_factory=Counter)
    metrics: dict[str, RunningStats] = field(default_factory=dict)
    #: Distribution of those metrics that are whole numbers.
    distributions: Distributions = field(default_factory=dict)
    #: How often it did what with which component, if statistics were collected.
    choices: Counter[str] = field(default_factory=Counter)
    #: Metric to its statistics after the first turn, the second, and so on, if statistics were collected.
    turn_stats: dict[str, list[RunningStats]] = field(default_factory=dict)

    def add_turn_history(self, course: TurnHistory) -> None:
        """Add the turn history of one game."""
        for name, values in course.items():
            spreads = self.turn_stats.setdefault(name, [])
            while len(spreads) < len(values):
                spreads.append(RunningStats())
            for spread, value in zip(spreads, values, strict=False):
                spread.add_value(value)

    def merge(self, other: BotTally) -> None:
        self.games += other.games
        self.wins += other.wins
        self.shared += other.shared
        self.score.merge(other.score)
        self.scores.update(other.scores)
        _merge_stats(self.metrics, other.metrics)
        for name, counts in other.distributions.items():
            self.distributions.setdefault(name, Counter()).update(counts)
        self.choices.update(other.choices)
        for name, theirs in other.turn_stats.items():
            mine = self.turn_stats.setdefault(name, [])
            while len(mine) < len(theirs):
                mine.append(RunningStats())
            for spread, more in zip(mine, theirs, strict=False):
                spread.merge(more)


@dataclass
class Tally:
    """Summed results of games of a series, one ``BotTally`` per bot."""

    bots: list[BotTally]
    games: int = 0
    decisions: int = 0
    #: Only of games that were added with metrics.
    metrics: dict[str, RunningStats] = field(default_factory=dict)
    #: Number of games by length, if metrics were computed: in turns if the game counts them, else in decisions.
    lengths: Counter[int] = field(default_factory=Counter)

    @staticmethod
    def empty(bots: int) -> Tally:
        """Make a tally without games for this number of bots."""
        return Tally([BotTally() for _ in range(bots)])

    def add_game(self, played: GameResult, seats: list[int]) -> None:
        """Add a finished game; ``seats[b]`` is the seat of bot ``b``."""
        self.games += 1
        self.decisions += played.decisions
        self.lengths[int(played.metrics.get("turns", played.decisions))] += 1
        winners = played.winners
        for bot, seat in enumerate(seats):
            tally = self.bots[bot]
            tally.games += 1
            if seat in winners:
                if len(winners) == 1:
                    tally.wins += 1
                else:
                    tally.shared += 1
            tally.score.add_value(played.scores[seat])
            tally.scores[played.scores[seat]] += 1
            _add_values(tally.metrics, played.seat_metrics[seat])
            add_to_distributions(tally.distributions, played.seat_metrics[seat])
            if played.choices:
                tally.choices.update(played.choices[seat])
            if played.turn_histories:
                tally.add_turn_history(played.turn_histories[seat])
        _add_values(self.metrics, played.metrics)

    def add_results(self, played: ChunkResults, series: GameSeries) -> None:
        """Add the results of a chunk of games, without metrics and lengths."""
        self.games += played.games
        self.decisions += sum(played.decisions)
        # Every step-th game has the bots in the same seats.
        step = len(series.bots) if series.rotate else 1
        for first in range(min(step, played.games)):
            outcomes = Counter(islice(played.places_by_game(), first, None, step))
            for bot, tally in enumerate(self.bots):
                seat = series.seat_of(played.start + first, bot)
                scores = played.scores[first * played.players + seat :: step * played.players]
                tally.games += len(scores)
                for places, games in outcomes.items():
                    if places[seat] != 1:
                        continue
                    if places.count(1) == 1:
                        tally.wins += games
                    else:
                        tally.shared += games
                tally.score.add_values(scores)
                tally.scores.update(scores)


def _add_values(spreads: dict[str, RunningStats], values: dict[str, float]) -> None:
    for name, value in values.items():
        spreads.setdefault(name, RunningStats()).add_value(value)


def _merge_stats(spreads: dict[str, RunningStats], others: dict[str, RunningStats]) -> None:
    for name, other in others.items():
        spreads.setdefault(name, RunningStats()).merge(other)
