"""Sample networks for tests, with random weights."""

from __future__ import annotations

import numpy as np

from bastide.core import get_game
from bastide.core.options import Options
from bastide.encoding.registry import encoder_maker
from bastide.envs.net.arithmetic import weight_shapes
from bastide.envs.net.entity_layout import EntityLayout
from bastide.envs.net.entity_net import EntityNet


def layout(game: str, players: int, options: Options | None = None) -> EntityLayout:
    played = get_game(game)
    checked = played.check_options(players, options or {})
    return EntityLayout(played, encoder_maker(played).make(players, checked), checked)


def drawn_net(game: str, width: int = 16, layers: int = 1) -> EntityNet:
    """Return an untrained network with random weights."""
    played = get_game(game)
    made = layout(game, played.min_players)
    rng = np.random.default_rng(4)
    weights = {
        name: np.ones(shape, np.float32) if name.endswith("_norm") else rng.normal(0, 0.3, shape).astype(np.float32)
        for name, shape in weight_shapes(made, width, layers).items()
    }
    version = encoder_maker(played).make(played.min_players, played.check_options(played.min_players, {})).version
    return EntityNet({"game": game, "version": version, "heads": 4, "facts": made.facts, "note": "drawn"}, weights)
