"""Plays what follows an answer: replies of a strong bot on the true position."""

from __future__ import annotations

from bastide.bots.bot_registry import make_bot
from bastide.core.bot import Bot
from bastide.core.game import Game
from bastide.core.randomness.rng import derive_seed
from bastide.core.state import State

#: Maximum number of moves after an answer.
MAX_CONTINUATION_MOVES = 60


def continue_game(game: Game, decision: State, player: int, answer: int, bot_spec: str, seed: int) -> list[str]:
    """Return the moves after an answer, until the player's next turn with a choice, or the end of the game.

    The bot plays all seats, also the rest of the player's turn.
    """
    state = decision.clone()
    state.apply(player, answer)
    turn = decision.turn_number()
    bots: dict[int, Bot] = {}
    moves: list[str] = []
    actor = state.next_player_to_act()
    while actor >= 0 and len(moves) < MAX_CONTINUATION_MOVES:
        legal = state.legal_actions(actor)
        if actor == player and len(legal) > 1 and state.turn_number() != turn:
            break
        if len(legal) > 1 and actor not in bots:
            bots[actor] = make_bot(bot_spec, game, derive_seed(seed, actor))
        action = legal[0] if len(legal) == 1 else bots[actor].choose(state.seat(actor))
        moves.append(f"{actor} {state.notation(actor, action)}")
        state.apply(actor, action)
        actor = state.next_player_to_act()
    return moves
