"""Finds the encoder factory of a game."""

from __future__ import annotations

from bastide.core.game import Game
from bastide.core.game_registry import game_ids, get_kit
from bastide.encoding.encoder_api import EncoderFactory
from bastide.encoding.view_encoder import ViewEncoderFactory


def get_encoder_factory(game: Game) -> EncoderFactory:
    """Return the encoder factory of the game's kit, or a generic one that hashes views."""
    maker = get_kit(game.id).encoder_factory() if game.id in game_ids() else None
    if maker is None:
        return ViewEncoderFactory(game)
    if not isinstance(maker, EncoderFactory):
        raise TypeError(f"the encoder factory of {game.id} is not an EncoderMaker")
    return maker
