"""Which encoder belongs to which game: the one in its kit."""

from __future__ import annotations

from bastide.core.game import Game
from bastide.core.registry import game_ids, get_kit
from bastide.encoding.encoder import EncoderMaker
from bastide.encoding.generic import ViewMaker


def encoder_maker(game: Game) -> EncoderMaker:
    """The game's own, or one that makes do with what the game shows."""
    maker = get_kit(game.id).encoder() if game.id in game_ids() else None
    if maker is None:
        return ViewMaker(game)
    if not isinstance(maker, EncoderMaker):
        raise TypeError(f"the encoder of {game.id} is not an EncoderMaker")
    return maker
