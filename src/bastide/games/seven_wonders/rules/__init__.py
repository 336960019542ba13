"""7 Wonders, second edition, for three to seven players."""

from bastide.games.seven_wonders.rules.game import GAME

__all__ = ["GAME"]
