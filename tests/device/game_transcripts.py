"""Transcripts of seeded games as position digests, which must be equal in every build.

``python game_transcripts.py '[["dominion", 2, {}, 1, 50]]'`` prints the digests of each game as JSON. It imports no
other test code, because it also runs in the browser.
"""

from __future__ import annotations

from bastide.bots import make_bot
from bastide.core.game_registry import get_game
from bastide.core.randomness.rng import Rng


def game_transcript(id: str, players: int, options: dict[str, object], seed: int, most: int) -> list[str]:
    """Return the digests of at most ``most`` positions. The first player moves at random, the others are ``medium`` and
    ``easy`` bots."""
    game = get_game(id)
    state = game.new_state(players, options, seed)
    bots = [make_bot(("easy", "medium")[seat % 2], game, seed + seat) for seat in range(players)]
    rng = Rng(seed)
    digests = [state.digest()]
    while not state.is_over() and len(digests) < most:
        seat = state.players_to_act()[0]
        action = bots[seat].choose(state.seat(seat)) if seat else rng.choice(state.legal_actions(seat))
        state.apply(seat, action)
        digests.append(state.digest())
    return digests


def game_transcripts(asked: list[tuple[str, int, dict[str, object], int, int]]) -> list[list[str]]:
    return [game_transcript(*each) for each in asked]


if __name__ == "__main__":
    import json
    import sys

    print(json.dumps(game_transcripts(json.loads(sys.argv[1]))))
