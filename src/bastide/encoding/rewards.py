"""Rewards of a finished game for each player."""

from __future__ import annotations

from typing import Final

from bastide.core.outcome import Outcome

#: Names of the reward kinds, by number.
REWARD_NAMES: Final = ["place", "margin"]
PLACE_REWARD: Final = 0
MARGIN_REWARD: Final = 1


def outcome_rewards(outcome: Outcome, kind: int) -> list[float]:
    """Return one reward per player; with two or more players they add up to 0.

    ``place``: +1 for the first, -1 for the last, evenly spaced between; tied players share. ``margin``: points above
    the average of the others (alone: the points).
    """
    if kind == PLACE_REWARD:
        return place_rewards(outcome.places)
    return margin_rewards(outcome.scores)


def place_rewards(places: list[int]) -> list[float]:
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


def margin_rewards(scores: list[int]) -> list[float]:
    """Return each player's points minus the average of the others."""
    others = max(len(scores) - 1, 1)
    total = sum(scores)
    return [score - (total - score) / others for score in scores]
