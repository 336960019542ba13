"""Which encoder belongs to which game. A game's own registers itself in the entry point group ``bastide.encoders``."""

from __future__ import annotations

from importlib.metadata import entry_points

from bastide.core.game import Game
from bastide.encoding.encoder import EncoderMaker
from bastide.encoding.generic import ViewMaker

GROUP = "bastide.encoders"


def encoder_maker(game: Game) -> EncoderMaker:
    """The game's own, or one that makes do with what the game shows."""
    for point in entry_points(group=GROUP):
        if point.name == game.id:
            maker = point.load()
            if not isinstance(maker, EncoderMaker):
                raise TypeError(f"{point.value} is not an EncoderMaker")
            return maker
    return ViewMaker(game)
