"""What a finished game was worth to each player."""

from __future__ import annotations

from typing import Final

from bastide.core.outcome import Outcome

#: The kinds of rewards, by their names.
REWARDS: Final = ["place", "margin"]
PLACE: Final = 0
MARGIN: Final = 1


def rewards(outcome: Outcome, kind: int) -> list[float]:
    """One number for each player; in games of two or more they add up to nothing.

    ``place``: +1 for the first, -1 for the last, evenly between; equal players share. ``margin``: the points that
    a player has more than the others on average (alone: the points).
    """
    if kind == PLACE:
        return by_place(outcome.places)
    return by_margin(outcome.scores)


def by_place(places: list[int]) -> list[float]:
    others = max(len(places) - 1, 1)
    found: list[float] = []
    for mine in places:
        beaten = 0
        for place in places:
            if place > mine:
                beaten += 1
            elif place < mine:
                beaten -= 1
        found.append(beaten / others)
    return found


def by_margin(scores: list[int]) -> list[float]:
    others = max(len(scores) - 1, 1)
    total = sum(scores)
    return [score - (total - score) / others for score in scores]
