"""PettingZoo module of Dominion: ``from bastide.envs import dominion_v1``."""

from bastide.envs.zoo import Zoo

env, raw_env, parallel_env = Zoo("dominion", 1).faces()

__all__ = ["env", "parallel_env", "raw_env"]
