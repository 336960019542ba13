"""Counting up results, in parts that can be added together in any process and in a fixed order."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

from bastide.core import State


@dataclass
class Spread:
    """How a number came out over many games: enough to tell its mean and its standard deviation."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def note(self, value: float) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value

    def add(self, other: Spread) -> None:
        self.count += other.count
        self.total += other.total
        self.squares += other.squares

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    @property
    def sd(self) -> float:
        """The standard deviation of a single game's value (0 for fewer than two games)."""
        if self.count < 2:
            return 0.0
        variance = (self.squares - self.total * self.total / self.count) / (self.count - 1)
        return math.sqrt(max(0.0, variance))

    def plain(self) -> dict[str, float]:
        return {"mean": self.mean, "sd": self.sd}


@dataclass
class BotTally:
    """The results of one bot."""

    wins: int = 0
    shared: int = 0
    score: Spread = field(default_factory=Spread)
    metrics: dict[str, Spread] = field(default_factory=dict)


@dataclass
class Tally:
    """The results of some games of a series, one ``BotTally`` per bot."""

    bots: list[BotTally]
    games: int = 0
    decisions: int = 0
    metrics: dict[str, Spread] = field(default_factory=dict)

    @staticmethod
    def empty(bots: int) -> Tally:
        return Tally([BotTally() for _ in range(bots)])

    def note(self, state: State, decisions: int, seats: list[int]) -> None:
        """Add a finished game; ``seats[b]`` is where bot ``b`` sat."""
        outcome = state.outcome()
        if outcome is None:
            raise ValueError("only finished games are counted")
        self.games += 1
        self.decisions += decisions
        winners = outcome.winners
        for bot, seat in enumerate(seats):
            tally = self.bots[bot]
            if seat in winners:
                if len(winners) == 1:
                    tally.wins += 1
                else:
                    tally.shared += 1
            tally.score.note(outcome.scores[seat])
            _note_all(tally.metrics, state.seat_metrics(seat))
        _note_all(self.metrics, state.metrics())

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        for mine, theirs in zip(self.bots, other.bots, strict=True):
            mine.wins += theirs.wins
            mine.shared += theirs.shared
            mine.score.add(theirs.score)
            _add_all(mine.metrics, theirs.metrics)
        _add_all(self.metrics, other.metrics)


def _note_all(spreads: dict[str, Spread], values: dict[str, float]) -> None:
    for name, value in values.items():
        spreads.setdefault(name, Spread()).note(value)


def _add_all(spreads: dict[str, Spread], others: dict[str, Spread]) -> None:
    for name, other in others.items():
        spreads.setdefault(name, Spread()).add(other)
