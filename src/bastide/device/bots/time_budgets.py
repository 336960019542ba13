"""Time budgets for bots, adapted to the speed of the device.

The strength of a level is that of its iterations: those of its budget, or those of its benchmark if it is limited by
time only. Each level gets as much time as the device needs for them, up to a maximum. A level that needs more is weaker
on this device than its name says.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from functools import cache
from math import ceil
from time import perf_counter

from bastide.bots import make_bot
from bastide.bots.difficulty_levels import find_level_factory
from bastide.bots.level_files import Level
from bastide.bots.search.run_search import DecisionSearchBot
from bastide.bots.search.search_budget import SearchBudget
from bastide.core.game import Game
from bastide.core.game_registry import get_game
from bastide.core.state import Seat
from bastide.tables.available_bots import list_search_levels

#: Maximum of an extended time limit.
MAX_THINKING_SECONDS = 5.0
#: Number of search iterations in a speed measurement; with fewer, the fixed costs of a decision count too much.
MEASURED_ITERATIONS = 16
#: The best of the last measurements counts: the device may have been busy during the others.
MIN_MEASUREMENTS, MAX_MEASUREMENTS = 3, 8
#: Minimum time between measurements of a level, after the first ones.
MEASUREMENT_INTERVAL_SECONDS = 15.0
#: Decisions of a game among which the measured one is chosen: in its middle, an iteration takes its average time.
FIRST_MEASURED_DECISION, LAST_MEASURED_DECISION = 30, 60


class IterationTimes:
    """Time of one search iteration on this device, by game and level: the best of the last measurements."""

    def __init__(self, clock: Callable[[], float] = perf_counter) -> None:
        self._clock = clock
        self._measurements: dict[tuple[str, str], deque[float]] = {}
        self._measured_at: dict[tuple[str, str], float] = {}

    def get_seconds(self, id: str, level: str) -> float:
        """Return the time of an iteration. Measures it again if the last measurement is old."""
        found = self._measurements.setdefault((id, level), deque(maxlen=MAX_MEASUREMENTS))
        age = self._clock() - self._measured_at.get((id, level), 0.0)
        missing = max(MIN_MEASUREMENTS - len(found), 1 if age >= MEASUREMENT_INTERVAL_SECONDS else 0)
        for _ in range(missing):
            found.append(measure_iteration_seconds(get_game(id), level))
            self._measured_at[id, level] = self._clock()
        return min(found)


iteration_times = IterationTimes()


def share_budget(id: str, level: Level, workers: int) -> SearchBudget:
    """Return the budget of one of several workers that search a decision together."""
    assert level.budget is not None
    return SearchBudget(ceil(level.budget.iterations / workers), device_seconds(id, level, workers))


def find_search_level(game: Game, spec: str) -> Level | None:
    """Return the level of this name, if it searches for a limited time."""
    return next((level for level in list_search_levels(game) if level.name == spec), None)


def device_seconds(id: str, level: Level, workers: int) -> float:
    """Return the time limit of a level on this device."""
    assert level.budget is not None
    return min(MAX_THINKING_SECONDS, max(level.budget.seconds, needed_seconds(id, level, workers)))


def is_weaker(id: str, level: Level, workers: int) -> bool:
    """Whether a level does not reach its strength on this device."""
    return needed_seconds(id, level, workers) > MAX_THINKING_SECONDS


def needed_seconds(id: str, level: Level, workers: int) -> float:
    """Return the time that this many workers need for the iterations of a level."""
    iterations = level_iterations(level)
    return iterations * iteration_times.get_seconds(id, level.name) / workers if iterations else 0.0


def level_iterations(level: Level) -> int:
    """Return the iterations on which the strength of a level is based; 0: unknown."""
    assert level.budget is not None
    return level.budget.iterations or level.benchmark_iterations


def measure_iteration_seconds(game: Game, level: str) -> float:
    """Measure the time of one search iteration on this device."""
    seat = measured_decision(game, level)
    if seat is None:
        return 0.0
    bot = make_measured_bot(game, level)
    begun = perf_counter()
    bot.search_decision(seat)
    return (perf_counter() - begun) / MEASURED_ITERATIONS


@cache
def measured_decision(game: Game, level: str) -> Seat | None:
    """Return a decision in the middle of a game that this level has to search; None if it has to search none.

    Many decisions are settled after an iteration, such as the first ones in Dominion.
    """
    for seat in middle_decisions(game):
        if make_measured_bot(game, level).search_decision(seat).visit_count > 1:
            return seat
    return None


@cache
def middle_decisions(game: Game) -> list[Seat]:
    """Return some decisions in the middle of a quick game."""
    maker = find_level_factory(game)
    assert maker is not None
    quick = make_bot(maker.levels[0].name, game, 0)
    state = game.new_state(max(2, game.min_players), {}, 0)
    found: list[Seat] = []
    for number in range(LAST_MEASURED_DECISION):
        if state.is_over():
            break
        seat = state.clone().seat(state.next_player_to_act())
        if number >= FIRST_MEASURED_DECISION and len(seat.legal_actions()) > 1:
            found.append(seat)
        state.apply(seat.player, quick.choose(seat))
    return found


def make_measured_bot(game: Game, level: str) -> DecisionSearchBot:
    """Make a bot of a level that searches one decision, without the preparation for a game."""
    bot = make_bot(f"{level}:iterations={MEASURED_ITERATIONS}", game, 0)
    assert isinstance(bot, DecisionSearchBot)
    bot.skip_preparation()
    return bot
