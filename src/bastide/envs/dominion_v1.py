"""PettingZoo module of Dominion: ``from bastide.envs import dominion_v1``."""

from bastide.envs.pettingzoo_factory import PettingZooFactory

env, raw_env, parallel_env = PettingZooFactory("dominion", 1).env_functions()

__all__ = ["env", "parallel_env", "raw_env"]
