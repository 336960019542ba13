"""What a game in thought came to, for each player: victory, and a little for the margin."""

from __future__ import annotations

import math
from typing import Final

from bastide.bots.search.judgement import win_shares
from bastide.core.outcome import Outcome

#: How much the margin counts beside victory itself, and how many points make a clear margin.
MARGIN: Final = 0.25
CLEAR: Final = 12.0
#: A playout of more decisions than this is cut off and judged by its points: decks full of Curses may never end it.
LONGEST: Final = 1500


def results(outcome: Outcome) -> list[float]:
    wins = win_shares(outcome)
    margins = standing(outcome.scores)
    return [(1.0 - MARGIN) * wins[p] + MARGIN * margins[p] for p in range(len(wins))]


def standing(scores: list[int]) -> list[float]:
    """From 0 to 1: how far each player is ahead of the best of the others."""
    found: list[float] = []
    for player in range(len(scores)):
        others = [scores[p] for p in range(len(scores)) if p != player]
        ahead = scores[player] - max(others) if others else 0
        found.append(1.0 / (1.0 + math.exp(-ahead / CLEAR)))
    return found
