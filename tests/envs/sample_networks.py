"""Sample networks for tests, with random weights."""

from __future__ import annotations

import numpy as np

from bastide.core import get_game
from bastide.core.options import Options
from bastide.encoding.encoder_registry import get_encoder_factory
from bastide.envs.net.attention_network import weight_shapes
from bastide.envs.net.entity_layout import EntityLayout
from bastide.envs.net.network_file import TrainedNetwork


def make_layout(game: str, players: int, options: Options | None = None) -> EntityLayout:
    played = get_game(game)
    checked = played.check_options(players, options or {})
    return EntityLayout(played, get_encoder_factory(played).make_encoder(players, checked), checked)


def random_network(game: str, width: int = 16, layers: int = 1) -> TrainedNetwork:
    """Return an untrained network with random weights."""
    played = get_game(game)
    made = make_layout(game, played.min_players)
    rng = np.random.default_rng(4)
    weights = {
        name: np.ones(shape, np.float32) if name.endswith("_norm") else rng.normal(0, 0.3, shape).astype(np.float32)
        for name, shape in weight_shapes(made, width, layers).items()
    }
    version = (
        get_encoder_factory(played)
        .make_encoder(played.min_players, played.check_options(played.min_players, {}))
        .version
    )
    return TrainedNetwork(
        {"game": game, "version": version, "heads": 4, "facts": made.feature_names, "note": "drawn"}, weights
    )
