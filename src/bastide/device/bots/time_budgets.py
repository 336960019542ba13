"""Time budgets for bots, adapted to the speed of the device.

The strength of a level is that of its iterations: those of its budget, or those of its benchmark if it is limited by
time only. Each level gets as much time as the device needs for them, up to a maximum. A level that needs more is weaker
on this device than its name says.
"""

from __future__ import annotations

from functools import cache
from time import perf_counter

from bastide.bots import make_bot
from bastide.bots.difficulty_levels import find_level_factory
from bastide.bots.level_files import Level
from bastide.core.game import Game
from bastide.core.game_registry import get_game

#: Maximum of an extended time limit.
MAX_THINKING_SECONDS = 5.0
#: Number of search iterations in the speed measurement.
MEASURED_ITERATIONS = 4


@cache
def spec_with_device_budget(id: str, spec: str) -> str:
    """Return a bot's spec with the time budget of this device. Specs with an explicit budget stay as they are."""
    level = find_search_level(get_game(id), spec)
    if level is None or level.budget is None:
        return spec
    iterations = level.budget.iterations
    seconds = min(MAX_THINKING_SECONDS, max(level.budget.seconds, needed_seconds(id, spec)))
    return f"{spec}:iterations={iterations}+seconds={seconds:.2f}" if iterations else f"{spec}:seconds={seconds:.2f}"


def find_search_level(game: Game, spec: str) -> Level | None:
    """Return the level of this name, if it searches for a limited time."""
    maker = find_level_factory(game)
    found = [level for level in maker.levels if level.name == spec] if maker else []
    return found[0] if found and found[0].budget is not None and found[0].budget.seconds else None


@cache
def needed_seconds(id: str, name: str) -> float:
    """Return the time that this device needs for the iterations of a level; 0 if it plays without search."""
    level = find_search_level(get_game(id), name)
    if level is None or level.budget is None:
        return 0.0
    iterations = level.budget.iterations or level.benchmark_iterations
    return iterations * measure_iteration_seconds(get_game(id), name) if iterations else 0.0


def list_weaker_levels(id: str) -> list[str]:
    """List the levels of a game that do not reach their strength on this device."""
    maker = find_level_factory(get_game(id))
    names = [level.name for level in maker.levels] if maker else []
    return [name for name in names if needed_seconds(id, name) > MAX_THINKING_SECONDS]


def measure_iteration_seconds(game: Game, level: str) -> float:
    """Measure the time of one search iteration on this device, at the first choice of a game."""
    state = game.new_state(max(2, game.min_players))
    while len(state.legal_actions(state.next_player_to_act())) < 2:
        state.apply(state.next_player_to_act(), state.legal_actions(state.next_player_to_act())[0])
    bot = make_bot(f"{level}:iterations={MEASURED_ITERATIONS}", game, 0)
    begun = perf_counter()
    bot.choose(state.seat(state.next_player_to_act()))
    return (perf_counter() - begun) / MEASURED_ITERATIONS
