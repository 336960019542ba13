"""One family of networks for all games: attention over the entities of a table. Played with numpy."""

from bastide.envs.net.maker import MAKER

__all__ = ["MAKER"]
