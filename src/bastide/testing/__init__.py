"""Proof that a game keeps its promises, for the games here and for yours.

``check_game(game)`` plays random games with every check on; it raises ``Violation`` with the record of
the game that shows the fault. ``check_bot`` does the same for a bot. ``playthrough`` prints a whole game for a golden
file.
"""

from bastide.testing.battery import Examiner, Violation, check_game
from bastide.testing.bots import check_bot
from bastide.testing.playthrough import playthrough

__all__ = ["Examiner", "Violation", "check_bot", "check_game", "playthrough"]
