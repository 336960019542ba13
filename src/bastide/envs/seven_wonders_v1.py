"""PettingZoo module of 7 Wonders: ``from bastide.envs import seven_wonders_v1``."""

from bastide.envs.zoo import Zoo

env, raw_env, parallel_env = Zoo("seven_wonders", 1).faces()

__all__ = ["env", "parallel_env", "raw_env"]
