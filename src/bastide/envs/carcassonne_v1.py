"""PettingZoo module of Carcassonne: ``from bastide.envs import carcassonne_v1``."""

from bastide.envs.pettingzoo_factory import PettingZooFactory

env, raw_env, parallel_env = PettingZooFactory("carcassonne", 1).env_functions()

__all__ = ["env", "parallel_env", "raw_env"]
