"""Conformance checks for games and bots, for the games here and for plug-ins.

``check_game(game)`` plays random games with all checks. It raises ``Violation`` with a record that reproduces the
fault. ``check_bot`` checks a bot. ``playthrough_text`` prints a whole game for a golden file.
"""

from bastide.testing.bot_cheating_check import check_bot
from bastide.testing.conformance_checks import ConformanceChecker, Violation, check_game
from bastide.testing.playthrough_text import playthrough_text

__all__ = ["ConformanceChecker", "Violation", "check_bot", "check_game", "playthrough_text"]
