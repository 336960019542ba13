"""Explains a win chance: compares what decides the game for a player with the strongest rival.

A game measures *factors*, such as expected points, shields or coins per hand. A position is explained by the factors in
which the two differ most, a mistake by those that another move would have improved.
"""

from __future__ import annotations

from typing import Final, final

from bastide.core.plain import Plain
from bastide.core.reason import Reason

#: Maximum number of reasons.
MOST: Final = 3
#: Smallest lead that counts as a difference, in points.
LEAST: Final = 1.0


@final
class Mark:
    """One factor of a win chance.

    ``mine`` and ``theirs`` are the displayed values, ``lead`` the advantage in points (negative: behind). ``facts`` are
    further variables of its message.
    """

    def __init__(
        self, code: str, mine: float, theirs: float, lead: float, facts: dict[str, Plain], of: str = ""
    ) -> None:
        self.code = code
        self.mine = mine
        self.theirs = theirs
        self.lead = lead
        self.facts = facts
        self.of = of

    def told(self) -> Reason:
        """Return the factor as a reason."""
        return Reason(
            self.code, {"mine": number(self.mine), "theirs": number(self.theirs), **self._subject_fact(), **self.facts}
        )

    def instead(self, better: Mark) -> Reason:
        """Return the factor after a move compared with a better move, for the player or for the rival."""
        mine = abs(self.mine - better.mine) >= abs(self.theirs - better.theirs)
        after, other = (self.mine, better.mine) if mine else (self.theirs, better.theirs)
        facts = {"after": number(after), "better": number(other), **self._subject_fact(), **self.facts}
        return Reason(f"{self.code}_mine" if mine else f"{self.code}_theirs", facts)

    def _subject_fact(self) -> dict[str, Plain]:
        return {"of": self.of} if self.of else {}


def number(value: float) -> Plain:
    """Round to an integer, or to one decimal."""
    rounded = round(value, 1)
    return int(rounded) if rounded == int(rounded) else rounded


def strongest(strengths: list[float], player: int) -> int:
    """Return the strongest of the other players; the first of equals."""
    found = -1
    for other in range(len(strengths)):
        if other != player and (found < 0 or strengths[other] > strengths[found]):
            found = other
    return found


def standing(marks: list[Mark]) -> list[Reason]:
    """Return the first factor (the score) and those in which the two players differ most, as reasons."""
    found = [marks[0]]
    rest = [mark for mark in marks[1:] if abs(mark.lead) >= LEAST]
    rest.sort(key=_weight, reverse=True)
    return [mark.told() for mark in [*found, *rest][:MOST]]


def changes(played: list[Mark], better: list[Mark]) -> list[Reason]:
    """Return what a move leaves worse than a better move, the largest difference first, as reasons."""
    lost: list[tuple[float, int]] = []
    found: list[Reason] = []
    for mark in played:
        for other in better:
            if mark.code == other.code and mark.of == other.of and other.lead - mark.lead >= LEAST:
                lost.append((mark.lead - other.lead, len(found)))
                found.append(mark.instead(other))
    lost.sort()
    return [found[place] for _, place in lost[:MOST]]


def _weight(mark: Mark) -> float:
    return abs(mark.lead)
