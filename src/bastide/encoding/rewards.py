"""Rewards of a finished game for each player."""

from __future__ import annotations

from typing import Final

from bastide.core.outcome import Outcome

#: Names of the reward kinds, by number.
REWARDS: Final = ["place", "margin"]
PLACE: Final = 0
MARGIN: Final = 1


def rewards(outcome: Outcome, kind: int) -> list[float]:
    """Return one reward per player; with two or more players they add up to 0.

    ``place``: +1 for the first, -1 for the last, evenly spaced between; tied players share. ``margin``: points above
    the average of the others (alone: the points).
    """
    if kind == PLACE:
        return by_place(outcome.places)
    return by_margin(outcome.scores)


def by_place(places: list[int]) -> list[float]:
    """Return rewards from places: players beaten minus players ahead, divided by the number of opponents."""
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
    """Return each player's points minus the average of the others."""
    others = max(len(scores) - 1, 1)
    total = sum(scores)
    return [score - (total - score) / others for score in scores]
