"""Benchmark tasks: fixed tables, opponents, deals and game counts, so that scores can be compared.

A task never changes; a changed task gets the next version number.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from bastide.core import get_game
from bastide.core.errors import BastideError, closest_match, did_you_mean
from bastide.encoding.rewards import place_rewards
from bastide.sim.execution.process_pool import parallel_map
from bastide.sim.game_result import play_for_result
from bastide.sim.game_series import GameSeries, SeriesDealer
from bastide.sim.tournaments.confidence_intervals import Z_95

GAMES_PER_CHUNK = 60


@dataclass(frozen=True)
class BenchmarkTask:
    """Benchmark: play these opponents at this table. Every deal is played once from each seat."""

    id: str
    game: str
    opponents: tuple[str, ...]
    games: int
    seed: int
    options: Mapping[str, object] = field(default_factory=dict)

    @property
    def players(self) -> int:
        return 1 + len(self.opponents)

    def series(self, bot: str, games: int = 0) -> GameSeries:
        """Return the games that evaluate a bot, or the first ``games`` of them."""
        count = games or self.games
        options = get_game(self.game).check_options(self.players, dict(self.options))
        series = GameSeries(
            self.game, (bot, *self.opponents), count, self.seed, options, rotate=True, replay_deals=True
        )
        return series.validated()


BENCHMARK_TASKS = (
    BenchmarkTask("dominion-bigmoney-v1", "dominion", ("big_money",), 1000, 1, {"kingdom": "first_game_2e"}),
    BenchmarkTask("dominion-first-game-v1", "dominion", ("one_smithy",), 1000, 2, {"kingdom": "first_game_2e"}),
    BenchmarkTask("dominion-any-kingdom-v1", "dominion", ("all_rounder",), 1000, 3, {"kingdom": "random"}),
    BenchmarkTask("seven-wonders-3p-v1", "seven_wonders", ("medium", "medium"), 900, 4),
    BenchmarkTask("seven-wonders-4p-v1", "seven_wonders", ("medium", "medium", "medium"), 800, 5),
    BenchmarkTask("carcassonne-base-v1", "carcassonne", ("nearsighted",), 400, 6, {"modules": ["base"]}),
)


def get_task(id: str) -> BenchmarkTask:
    """Return the task with this id. Raises BastideError with a suggestion if there is none."""
    for task in BENCHMARK_TASKS:
        if task.id == id:
            return task
    known = [task.id for task in BENCHMARK_TASKS]
    raise BastideError(
        "unknown-task",
        f"unknown task {id!r}; {did_you_mean(id, known)}",
        task=id,
        close=closest_match(id, known),
        known=", ".join(known),
    )


@dataclass(frozen=True)
class TaskResult:
    """Score of a bot at a task."""

    bot: str
    games: int
    #: Share of opponents beaten, ties counted half: 0 to 1.
    share: float
    #: Half the width of the 95 % confidence interval, computed over deals.
    error: float
    #: Mean place reward: the same share on a scale from -1 to 1.
    reward: float

    def to_json_data(self) -> dict[str, object]:
        return {
            "bot": self.bot,
            "games": self.games,
            "share": self.share,
            "error": self.error,
            "reward": self.reward,
        }


def evaluate_bot(
    task: BenchmarkTask, bot: str, jobs: int = 1, progress: Callable[[int], None] | None = None, games: int = 0
) -> TaskResult:
    """Evaluate a bot at a task.

    The score is the same on every machine and number of processes, except for bots with a time budget.
    """
    series = task.series(bot, games)
    rewards: list[float] = []
    chunk = GAMES_PER_CHUNK - GAMES_PER_CHUNK % task.players
    for part in parallel_map(
        jobs, play_for_rewards, ((series, start, chunk) for start in range(0, series.games, chunk))
    ):
        rewards += part
        if progress is not None:
            progress(len(part))
    return summarise_rewards(bot, rewards, task.players)


def play_for_rewards(series: GameSeries, start: int, count: int) -> list[float]:
    """Play some games of a series and return the bot's rewards."""
    dealer = SeriesDealer(series)
    found: list[float] = []
    for index in range(start, min(start + count, series.games)):
        state, bots = dealer.deal_game(index)
        played = play_for_result(state, bots)
        found.append(place_rewards(played.places)[series.seat_of(index, 0)])
    return found


def summarise_rewards(bot: str, rewards: list[float], players: int) -> TaskResult:
    """Return mean and confidence interval. Games of one deal are correlated, so the interval is computed over deals."""
    deals = [rewards[start : start + players] for start in range(0, len(rewards), players)]
    means = [math.fsum(deal) / len(deal) for deal in deals]
    mean = math.fsum(rewards) / len(rewards)
    error = 1.0
    if len(means) > 1:
        middle = math.fsum(means) / len(means)
        # Add one deal of maximal variance, so that a hundred won deals do not give a zero interval.
        variance = (math.fsum((each - middle) ** 2 for each in means) + 1.0) / len(means)
        error = Z_95 * math.sqrt(variance / len(means))
    return TaskResult(bot, len(rewards), (mean + 1) / 2, error / 2, mean)
