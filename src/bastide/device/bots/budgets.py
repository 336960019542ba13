"""Time budgets for bots, adapted to the speed of the device.

A level with both an iteration and a time limit would search less on a slow device. It gets as much time as the device
needs for its iterations, up to a maximum. Levels with only a time limit keep it.
"""

from __future__ import annotations

from functools import cache
from time import perf_counter

from bastide.bots import make_bot
from bastide.bots.levels import level_maker
from bastide.core.game import Game
from bastide.core.registry import get_game

#: Maximum of an extended time limit.
LONGEST = 3.0
#: Number of search iterations in the speed measurement.
MEASURED = 4


@cache
def fitted(id: str, spec: str) -> str:
    """Return a bot's spec with the time budget of this device. Specs with an explicit budget stay as they are."""
    game = get_game(id)
    maker = level_maker(game)
    budgets = [level.budget for level in maker.levels if level.name == spec] if maker else []
    if not budgets or budgets[0] is None or not budgets[0].iterations or not budgets[0].seconds:
        return spec
    iterations, usual = budgets[0].iterations, budgets[0].seconds
    seconds = min(LONGEST, max(usual, iterations * thought(game, spec)))
    return f"{spec}:iterations={iterations}+seconds={seconds:.2f}"


def thought(game: Game, level: str) -> float:
    """Measure the time of one search iteration on this device, at the first choice of a game."""
    state = game.new_state(max(2, game.min_players))
    while len(state.legal_actions(state.next_actor())) < 2:
        state.apply(state.next_actor(), state.legal_actions(state.next_actor())[0])
    bot = make_bot(f"{level}:iterations={MEASURED}", game, 0)
    begun = perf_counter()
    bot.choose(state.seat(state.next_actor()))
    return (perf_counter() - begun) / MEASURED
