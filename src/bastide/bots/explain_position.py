"""Explains a win chance: compares what decides the game for a player with the strongest rival.

A game measures *factors*, such as expected points, shields or coins per hand. A position is explained by the factors in
which the two differ most.
"""

from __future__ import annotations

from typing import Final, final

from bastide.core.action_reason import Reason
from bastide.core.json_data import JsonData

#: Maximum number of reasons.
MAX_REASONS: Final = 3
#: Smallest lead that counts as a difference, in points.
MIN_LEAD_POINTS: Final = 1.0


@final
class PositionFactor:
    """One factor of a win chance.

    ``mine`` and ``theirs`` are the displayed values, ``lead`` the advantage in points (negative: behind). ``facts`` are
    further variables of its message.
    """

    def __init__(
        self, code: str, mine: float, theirs: float, lead: float, facts: dict[str, JsonData], subject: str = ""
    ) -> None:
        self.code = code
        self.mine = mine
        self.theirs = theirs
        self.lead = lead
        self.facts = facts
        self.subject = subject

    def to_reason(self) -> Reason:
        """Return the factor as a reason."""
        return Reason(
            self.code,
            {
                "mine": round_for_display(self.mine),
                "theirs": round_for_display(self.theirs),
                **self._subject_fact(),
                **self.facts,
            },
        )

    def _subject_fact(self) -> dict[str, JsonData]:
        return {"of": self.subject} if self.subject else {}


def round_for_display(value: float) -> JsonData:
    """Round to an integer, or to one decimal."""
    rounded = round(value, 1)
    return int(rounded) if rounded == int(rounded) else rounded


def strongest_rival(strengths: list[float], player: int) -> int:
    """Return the strongest of the other players; the first of equals."""
    found = -1
    for other in range(len(strengths)):
        if other != player and (found < 0 or strengths[other] > strengths[found]):
            found = other
    return found


def position_reasons(marks: list[PositionFactor]) -> list[Reason]:
    """Return the first factor (the score) and those in which the two players differ most, as reasons."""
    found = [marks[0]]
    rest = [mark for mark in marks[1:] if abs(mark.lead) >= MIN_LEAD_POINTS]
    rest.sort(key=_weight, reverse=True)
    return [mark.to_reason() for mark in [*found, *rest][:MAX_REASONS]]


def _weight(mark: PositionFactor) -> float:
    return abs(mark.lead)
