"""Result of a finished game: places and scores."""

from __future__ import annotations

from typing import final

from bastide.core.json_data import JsonData, ints_to_json


@final
class Outcome:
    """Places and scores of all players.

    ``places[p]`` is the place of player ``p``: 1 is first, and equal players share a place.
    """

    def __init__(self, places: list[int], scores: list[int]) -> None:
        self.places = places
        self.scores = scores

    @property
    def winners(self) -> list[int]:
        """All players on the first place: one player, or several who share the victory."""
        return [player for player, place in enumerate(self.places) if place == 1]

    def to_json_data(self) -> dict[str, JsonData]:
        """The outcome as JSON data."""
        return {"places": ints_to_json(self.places), "scores": ints_to_json(self.scores)}

    def __repr__(self) -> str:
        return f"Outcome(places={self.places!r}, scores={self.scores!r})"


def rank_by_score(scores: list[int], tie_breaks: list[int] | None = None) -> Outcome:
    """Make an outcome from scores: more points come first, then the larger tie-break.

    >>> rank_by_score([10, 12, 10]).places
    [2, 1, 2]
    >>> rank_by_score([10, 10], tie_breaks=[3, 4]).places
    [2, 1]
    """
    players = len(scores)
    breaks = [0] * players if tie_breaks is None else tie_breaks
    places: list[int] = []
    for p in range(players):
        better = 0
        for q in range(players):
            if scores[q] > scores[p] or (scores[q] == scores[p] and breaks[q] > breaks[p]):
                better += 1
        places.append(better + 1)
    return Outcome(places, scores)
