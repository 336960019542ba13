"""PettingZoo keeps no register: an environment is a module, named with its version, that makes it.

from bastide.envs import dominion_v1
env = dominion_v1.env(kingdom="first_game_2e")          # AEC; what is out of order is refused
env = dominion_v1.parallel_env(players=3)
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bastide import envs
from bastide.core.utilities.optional_deps import need


class Zoo:
    """The makers of one environment."""

    def __init__(self, game: str, version: int) -> None:
        self.game = game
        self.version = version

    def faces(self) -> tuple[Callable[..., Any], Callable[..., Any], Callable[..., Any]]:
        """What such a module has: ``env``, ``raw_env`` and ``parallel_env``."""
        return self.env, self.raw_env, self.parallel_env

    def raw_env(self, **arguments: Any) -> Any:
        """The AEC environment, as ``bastide.envs.aec`` makes it."""
        made = envs.aec(self.game, **arguments)
        if made.table.encoder.version != self.version:
            # A table at which something newer can be is another environment.
            raise ValueError(f"this table is {made.table.name}, not {self.game}_v{self.version}")
        return made

    def env(self, **arguments: Any) -> Any:
        """The same, with PettingZoo's wrapper that says what was called out of order."""
        need("pettingzoo", "research")
        from pettingzoo.utils import OrderEnforcingWrapper

        return OrderEnforcingWrapper(self.raw_env(**arguments))

    def parallel_env(self, **arguments: Any) -> Any:
        """All agents at once, as ``bastide.envs.parallel`` makes it."""
        made = envs.parallel(self.game, **arguments)
        if made.table.encoder.version != self.version:
            raise ValueError(f"this table is {made.table.name}, not {self.game}_v{self.version}")
        return made
