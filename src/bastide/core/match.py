"""Playing a game to its end: the loop that simulations spend their time in."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bastide.core.bot import Bot
from bastide.core.errors import BastideError
from bastide.core.randomness.rng import Rng
from bastide.core.state import State

#: No game that anybody means to end comes near to so many decisions. Where the rules force nobody to (in Dominion, bots
#: that buy nothing), a game may go on for ever.
LONGEST: Final = 100_000


def check_length(decisions: i64) -> None:
    """An error for a game that nobody ends."""
    if decisions >= LONGEST:
        raise BastideError(
            "endless-game",
            f"after {LONGEST:,} decisions the game is not over: these bots do not end it",
            decisions=LONGEST,
        )


def play(state: State, bots: list[Bot]) -> int:
    """Let one bot per player play the state to its end. Returns the number of decisions.

    Where several players act at once, they are asked in seating order; none of them sees another's choice.
    """
    if len(bots) != state.players:
        raise ValueError(f"{state.players} players need {state.players} bots, not {len(bots)}")
    seats = [state.seat(player) for player in range(state.players)]
    decisions: i64 = 0
    player = state.next_actor()
    while player >= 0:
        bot = bots[player]
        seat = seats[player]
        asked = player
        while player == asked:  # mostly the same player goes on
            check_length(decisions)
            state.apply(player, bot.choose(seat))
            decisions += 1
            player = state.next_actor()
    return int(decisions)


def play_at_random(state: State, rng: Rng) -> int:
    """Play the state to its end, every legal action equally likely. Returns the number of decisions."""
    decisions: i64 = 0
    player = state.next_actor()
    while player >= 0:
        state.perform(player, state.random_action(player, rng))
        decisions += 1
        player = state.next_actor()
    return int(decisions)
