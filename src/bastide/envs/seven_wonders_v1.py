"""PettingZoo module of 7 Wonders: ``from bastide.envs import seven_wonders_v1``."""

from bastide.envs.pettingzoo_factory import PettingZooFactory

env, raw_env, parallel_env = PettingZooFactory("seven_wonders", 1).env_functions()

__all__ = ["env", "parallel_env", "raw_env"]
