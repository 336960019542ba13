"""Factory behind the PettingZoo modules such as ``dominion_v1``.

PettingZoo has no registry: an environment is a module, named with its version, that makes it.

    from bastide.envs import dominion_v1
    env = dominion_v1.env(kingdom="first_game_2e")          # AEC; raises an error for calls out of order
    env = dominion_v1.parallel_env(players=3)
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bastide import envs
from bastide.core.utilities.optional_packages import require_package


class PettingZooFactory:
    """Makes the PettingZoo environments of one game and version."""

    def __init__(self, game: str, version: int) -> None:
        self.game = game
        self.version = version

    def env_functions(self) -> tuple[Callable[..., Any], Callable[..., Any], Callable[..., Any]]:
        """Return the functions of such a module: ``env``, ``raw_env`` and ``parallel_env``."""
        return self.env, self.raw_env, self.parallel_env

    def raw_env(self, **arguments: Any) -> Any:
        """Make the AEC environment, as ``bastide.envs.aec`` does."""
        made = envs.aec(self.game, **arguments)
        if made.table.encoder.version != self.version:
            # A table with newer components is a different environment.
            raise ValueError(f"this table is {made.table.name}, not {self.game}_v{self.version}")
        return made

    def env(self, **arguments: Any) -> Any:
        """Make the AEC environment in PettingZoo's order-enforcing wrapper."""
        require_package("pettingzoo", "research")
        from pettingzoo.utils import OrderEnforcingWrapper

        return OrderEnforcingWrapper(self.raw_env(**arguments))

    def parallel_env(self, **arguments: Any) -> Any:
        """Make the parallel environment, as ``bastide.envs.parallel`` does."""
        made = envs.parallel(self.game, **arguments)
        if made.table.encoder.version != self.version:
            raise ValueError(f"this table is {made.table.name}, not {self.game}_v{self.version}")
        return made
