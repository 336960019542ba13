"""Game loop: play a state to its end with bots or with random actions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bastide.core.bot import Bot
from bastide.core.errors import BastideError
from bastide.core.randomness.rng import Rng
from bastide.core.state import State

#: Stops games that would never end, such as Dominion between bots that buy nothing. Real games stay far below.
MAX_DECISIONS_PER_GAME: Final = 100_000


def check_decision_limit(decisions: i64) -> None:
    """Raise BastideError when a game reaches the maximum number of decisions."""
    if decisions >= MAX_DECISIONS_PER_GAME:
        raise BastideError(
            "endless-game",
            f"game stopped after {MAX_DECISIONS_PER_GAME:,} decisions: these bots never end it",
            decisions=MAX_DECISIONS_PER_GAME,
        )


def play_game(state: State, bots: list[Bot]) -> int:
    """Play the state to its end with one bot per player. Returns the number of decisions.

    Players who act at the same time are asked in seating order; no bot sees another's choice.
    """
    if len(bots) != state.players:
        raise ValueError(f"{state.players} players need {state.players} bots, not {len(bots)}")
    seats = [state.seat(player) for player in range(state.players)]
    decisions: i64 = 0
    player = state.next_player_to_act()
    while player >= 0:
        bot = bots[player]
        seat = seats[player]
        asked = player
        while player == asked:  # usually the same player acts again
            check_decision_limit(decisions)
            state.apply(player, bot.choose(seat))
            decisions += 1
            player = state.next_player_to_act()
    return int(decisions)


def play_random_game(state: State, rng: Rng) -> int:
    """Play the state to its end with uniformly random actions. Returns the number of decisions."""
    decisions: i64 = 0
    player = state.next_player_to_act()
    while player >= 0:
        state.apply_unchecked(player, state.random_action(player, rng))
        decisions += 1
        player = state.next_player_to_act()
    return int(decisions)
