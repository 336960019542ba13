"""Time budgets for bots, adapted to the speed of the device.

A level with both an iteration and a time limit would search less on a slow device. It gets as much time as the device
needs for its iterations, up to a maximum. Levels with only a time limit keep it.
"""

from __future__ import annotations

from functools import cache
from time import perf_counter

from bastide.bots import make_bot
from bastide.bots.difficulty_levels import find_level_factory
from bastide.core.game import Game
from bastide.core.game_registry import get_game

#: Maximum of an extended time limit.
MAX_THINKING_SECONDS = 3.0
#: Number of search iterations in the speed measurement.
MEASURED_ITERATIONS = 4


@cache
def spec_with_device_budget(id: str, spec: str) -> str:
    """Return a bot's spec with the time budget of this device. Specs with an explicit budget stay as they are."""
    game = get_game(id)
    maker = find_level_factory(game)
    budgets = [level.budget for level in maker.levels if level.name == spec] if maker else []
    if not budgets or budgets[0] is None or not budgets[0].iterations or not budgets[0].seconds:
        return spec
    iterations, usual = budgets[0].iterations, budgets[0].seconds
    seconds = min(MAX_THINKING_SECONDS, max(usual, iterations * measure_iteration_seconds(game, spec)))
    return f"{spec}:iterations={iterations}+seconds={seconds:.2f}"


def measure_iteration_seconds(game: Game, level: str) -> float:
    """Measure the time of one search iteration on this device, at the first choice of a game."""
    state = game.new_state(max(2, game.min_players))
    while len(state.legal_actions(state.next_player_to_act())) < 2:
        state.apply(state.next_player_to_act(), state.legal_actions(state.next_player_to_act())[0])
    bot = make_bot(f"{level}:iterations={MEASURED_ITERATIONS}", game, 0)
    begun = perf_counter()
    bot.choose(state.seat(state.next_player_to_act()))
    return (perf_counter() - begun) / MEASURED_ITERATIONS
