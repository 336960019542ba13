"""Conformance checks for games and bots, for the games here and for plug-ins.

``check_game(game)`` plays random games with all checks. It raises ``Violation`` with a record that reproduces the
fault. ``check_bot`` checks a bot. ``playthrough_text`` prints a whole game for a golden file.
"""

from bastide.testing.battery import Examiner, Violation, check_game
from bastide.testing.bots import check_bot
from bastide.testing.playthrough import playthrough

__all__ = ["Examiner", "Violation", "check_bot", "check_game", "playthrough"]
