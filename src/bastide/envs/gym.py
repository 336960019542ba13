"""Registers the games with Gymnasium when it is imported.

    import bastide.envs.gym, gymnasium
    env = gymnasium.make("bastide/Dominion-v1", kingdom="first_game_2e", opponents="big_money")
    envs = gymnasium.make_vec("bastide/SevenWonders-v1", num_envs=64)

The number is the version of the environment: ``dominion_v1``. Without the import, the id is
``"bastide.envs.gym:bastide/Dominion-v1"``.
"""

from __future__ import annotations

from typing import Any

from bastide.core.utilities.optional_packages import require_package

try:
    import gymnasium
except ImportError as error:
    require_package(str(error.name), "research")  # says what to install
    raise

from bastide import envs
from bastide.envs.adapters.gymnasium_env import GameEnv
from bastide.envs.adapters.gymnasium_vector import GameVectorEnv
from bastide.envs.table.loadable_games import loadable_games
from bastide.envs.table.table_spec import TableSpec


def gymnasium_id(game: str) -> str:
    """Return the Gymnasium id of a game: ``bastide/SevenWonders-v1`` for ``seven_wonders``."""
    words = "".join(word.capitalize() for word in game.split("_"))
    return f"bastide/{words}-v{TableSpec(game, None, 'place', {}).encoder.version}"


def make_env(game: str, **arguments: Any) -> GameEnv:
    """Make a single environment; Gymnasium calls this."""
    return envs.single_agent(game, **arguments)


def make_vector_env(game: str, num_envs: int, **arguments: Any) -> GameVectorEnv:
    """Make a vector environment; Gymnasium calls this."""
    return envs.vector(game, num_envs, **arguments)


def register() -> None:
    """Register every installed game with Gymnasium. Warns about those that cannot be loaded."""
    for game in loadable_games():
        name = gymnasium_id(game.id)
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="bastide.envs.gym:make_env",
                vector_entry_point="bastide.envs.gym:make_vector_env",
                # Gymnasium's passive checker does not support action masks.
                disable_env_checker=True,
                order_enforce=False,
                kwargs={"game": game.id},
            )


register()
