"""Result of a rollout for each player: the win, and a small part for the margin."""

from __future__ import annotations

import math
from typing import Final

from bastide.bots.search.heuristics_interface import win_shares
from bastide.core.outcome import Outcome

#: Weight of the margin relative to the win, and the scale of the margin in points.
MARGIN_WEIGHT: Final = 0.25
CLEAR_MARGIN_POINTS: Final = 12.0
#: Longer rollouts are stopped and evaluated by points: decks full of Curses may never end the game.
MAX_ROLLOUT_DECISIONS: Final = 1500


def score_outcome(outcome: Outcome) -> list[float]:
    """Score an outcome from 0 to 1 for each player."""
    wins = win_shares(outcome)
    margins = score_margins(outcome.scores)
    return [(1.0 - MARGIN_WEIGHT) * wins[p] + MARGIN_WEIGHT * margins[p] for p in range(len(wins))]


def score_margins(scores: list[int]) -> list[float]:
    """Score from 0 to 1 how far each player is ahead of the best opponent."""
    found: list[float] = []
    for player in range(len(scores)):
        others = [scores[p] for p in range(len(scores)) if p != player]
        ahead = scores[player] - max(others) if others else 0
        found.append(1.0 / (1.0 + math.exp(-ahead / CLEAR_MARGIN_POINTS)))
    return found
