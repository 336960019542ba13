"""PettingZoo module of Carcassonne: ``from bastide.envs import carcassonne_v1``."""

from bastide.envs.zoo import Zoo

env, raw_env, parallel_env = Zoo("carcassonne", 1).faces()

__all__ = ["env", "parallel_env", "raw_env"]
