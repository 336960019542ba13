"""Time for bots that fits the device.

A level that thinks so many thoughts, and in so many seconds at most, has far fewer of them where everything is slower.
It gets as much more time as this device needs for them, as far as somebody may be kept waiting. Levels that think by
time alone keep it.
"""

from __future__ import annotations

from functools import cache
from time import perf_counter

from bastide.bots import make_bot
from bastide.bots.levels import level_maker
from bastide.core.game import Game
from bastide.core.registry import get_game

#: So long a bot may think about a decision, in seconds, that would think for less elsewhere.
LONGEST = 3.0
#: Thoughts by which the device is measured.
MEASURED = 4


@cache
def fitted(id: str, spec: str) -> str:
    """How a bot is to be asked for on this device. What names a budget of its own is as it is."""
    game = get_game(id)
    maker = level_maker(game)
    budgets = [level.budget for level in maker.levels if level.name == spec] if maker else []
    if not budgets or budgets[0] is None or not budgets[0].iterations or not budgets[0].seconds:
        return spec
    thoughts, usual = budgets[0].iterations, budgets[0].seconds
    seconds = min(LONGEST, max(usual, thoughts * thought(game, spec)))
    return f"{spec}:iterations={thoughts}+seconds={seconds:.2f}"


def thought(game: Game, level: str) -> float:
    """How long this device takes for a thought, in seconds: at the first choice of a game, with all of it to come."""
    state = game.new_state(max(2, game.min_players))
    while len(state.legal_actions(state.next_actor())) < 2:
        state.apply(state.next_actor(), state.legal_actions(state.next_actor())[0])
    bot = make_bot(f"{level}:iterations={MEASURED}", game, 0)
    begun = perf_counter()
    bot.choose(state.seat(state.next_actor()))
    return (perf_counter() - begun) / MEASURED
