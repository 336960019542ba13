"""Finds the encoder factory of a game."""

from __future__ import annotations

from bastide.core.game import Game
from bastide.core.registry import game_ids, get_kit
from bastide.encoding.encoder import EncoderMaker
from bastide.encoding.generic import ViewMaker


def encoder_maker(game: Game) -> EncoderMaker:
    """Return the encoder factory of the game's kit, or a generic one that hashes views."""
    maker = get_kit(game.id).encoder() if game.id in game_ids() else None
    if maker is None:
        return ViewMaker(game)
    if not isinstance(maker, EncoderMaker):
        raise TypeError(f"the encoder factory of {game.id} is not an EncoderMaker")
    return maker
