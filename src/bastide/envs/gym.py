"""The games under Gymnasium's names. Importing this module registers them, as every package of environments does.

    import bastide.envs.gym, gymnasium
    env = gymnasium.make("bastide/Dominion-v1", kingdom="first_game_2e", opponents="big_money")
    envs = gymnasium.make_vec("bastide/SevenWonders-v1", num_envs=64)

The number is that of the environment: ``dominion_v1``. Without the import, ``"bastide.envs.gym:bastide/Dominion-v1"``.
"""

from __future__ import annotations

from typing import Any

from bastide.core import game_ids
from bastide.core.utilities.optional_deps import need

try:
    import gymnasium
except ImportError as error:
    need(str(error.name), "research")  # says what to install
    raise

from bastide import envs
from bastide.envs.adapters.gymnasium_env import GameEnv
from bastide.envs.adapters.gymnasium_vector import GameVectorEnv
from bastide.envs.table.spec import TableSpec


def name_of(game: str) -> str:
    """``bastide/SevenWonders-v1`` for ``seven_wonders``."""
    words = "".join(word.capitalize() for word in game.split("_"))
    return f"bastide/{words}-v{TableSpec(game, None, 'place', {}).encoder.version}"


def one(game: str, **arguments: Any) -> GameEnv:
    return envs.single(game, **arguments)


def many(game: str, num_envs: int, **arguments: Any) -> GameVectorEnv:
    return envs.vector(game, num_envs, **arguments)


def register() -> None:
    """Make every installed game known to Gymnasium."""
    for game in game_ids():
        name = name_of(game)
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="bastide.envs.gym:one",
                vector_entry_point="bastide.envs.gym:many",
                # Its passive check knows nothing of masks.
                disable_env_checker=True,
                order_enforce=False,
                kwargs={"game": game},
            )


register()
