"""Sums of game results that can be merged across processes in a fixed order."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, field

from bastide.sim.played import Played
from bastide.sim.turns import Course


@dataclass
class Spread:
    """Count, sum and sum of squares of a value, for its mean and standard deviation."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def note(self, value: float) -> None:
        """Add one value."""
        self.count += 1
        self.total += value
        self.squares += value * value

    def add(self, other: Spread) -> None:
        """Add the values of another one."""
        self.count += other.count
        self.total += other.total
        self.squares += other.squares

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    @property
    def sd(self) -> float:
        """Standard deviation of a single value (0 for fewer than two values)."""
        if self.count < 2:
            return 0.0
        variance = (self.squares - self.total * self.total / self.count) / (self.count - 1)
        return math.sqrt(max(0.0, variance))

    def plain(self) -> dict[str, float]:
        return {"mean": self.mean, "sd": self.sd}


@dataclass
class BotTally:
    """Summed results of one bot."""

    games: int = 0
    wins: int = 0
    shared: int = 0
    score: Spread = field(default_factory=Spread)
    #: Points to the number of games that ended with them.
    scores: Counter[int] = field(default_factory=Counter)
    metrics: dict[str, Spread] = field(default_factory=dict)
    #: How often it did what with which component, if statistics were collected.
    choices: Counter[str] = field(default_factory=Counter)
    #: Metric to its statistics after the first turn, the second, and so on, if statistics were collected.
    course: dict[str, list[Spread]] = field(default_factory=dict)

    def note_course(self, course: Course) -> None:
        """Add the turn history of one game."""
        for name, values in course.items():
            spreads = self.course.setdefault(name, [])
            while len(spreads) < len(values):
                spreads.append(Spread())
            for spread, value in zip(spreads, values, strict=False):
                spread.note(value)

    def add(self, other: BotTally) -> None:
        self.games += other.games
        self.wins += other.wins
        self.shared += other.shared
        self.score.add(other.score)
        self.scores.update(other.scores)
        _merge_stats(self.metrics, other.metrics)
        self.choices.update(other.choices)
        for name, theirs in other.course.items():
            mine = self.course.setdefault(name, [])
            while len(mine) < len(theirs):
                mine.append(Spread())
            for spread, more in zip(mine, theirs, strict=False):
                spread.add(more)


@dataclass
class Tally:
    """Summed results of games of a series, one ``BotTally`` per bot."""

    bots: list[BotTally]
    games: int = 0
    decisions: int = 0
    metrics: dict[str, Spread] = field(default_factory=dict)
    #: Number of games by length: in turns if the game counts them, else in decisions.
    lengths: Counter[int] = field(default_factory=Counter)

    @staticmethod
    def empty(bots: int) -> Tally:
        """Make a tally without games for this number of bots."""
        return Tally([BotTally() for _ in range(bots)])

    def note(self, played: Played, seats: list[int]) -> None:
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
            tally.score.note(played.scores[seat])
            tally.scores[played.scores[seat]] += 1
            _add_values(tally.metrics, played.seat_metrics[seat])
            if played.choices:
                tally.choices.update(played.choices[seat])
            if played.courses:
                tally.note_course(played.courses[seat])
        _add_values(self.metrics, played.metrics)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.lengths.update(other.lengths)
        for mine, theirs in zip(self.bots, other.bots, strict=True):
            mine.add(theirs)
        _merge_stats(self.metrics, other.metrics)


def _add_values(spreads: dict[str, Spread], values: dict[str, float]) -> None:
    for name, value in values.items():
        spreads.setdefault(name, Spread()).note(value)


def _merge_stats(spreads: dict[str, Spread], others: dict[str, Spread]) -> None:
    for name, other in others.items():
        spreads.setdefault(name, Spread()).add(other)
