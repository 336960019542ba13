"""Why a chance is what it is: what a player has of the things that decide the game, held against the strongest rival.

A game measures its *marks*: points to expect, shields, coins a hand. What is told of a position are those that set the
two apart most; what is told of a move are those that another move would have left otherwise.
"""

from __future__ import annotations

from typing import Final, final

from bastide.core.plain import Plain
from bastide.core.reason import Reason

#: So many reasons are enough for a chance.
MOST: Final = 3
#: Less than this, in points or what is worth as much, sets nobody apart.
LEAST: Final = 1.0


@final
class Mark:
    """One thing that a chance hangs on. ``mine`` and ``theirs`` are what is told of it, ``lead`` what it is worth in
    points to be so far ahead, below 0 to be behind. ``facts`` are what else its words speak of."""

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
        return Reason(self.code, {"mine": number(self.mine), "theirs": number(self.theirs), **self._of(), **self.facts})

    def instead(self, better: Mark) -> Reason:
        """What it is after a move, and what it would be after the better one: for the player, or for the rival."""
        mine = abs(self.mine - better.mine) >= abs(self.theirs - better.theirs)
        after, other = (self.mine, better.mine) if mine else (self.theirs, better.theirs)
        facts = {"after": number(after), "better": number(other), **self._of(), **self.facts}
        return Reason(f"{self.code}_mine" if mine else f"{self.code}_theirs", facts)

    def _of(self) -> dict[str, Plain]:
        return {"of": self.of} if self.of else {}


def number(value: float) -> Plain:
    """As it is read: whole, or with one digit."""
    rounded = round(value, 1)
    return int(rounded) if rounded == int(rounded) else rounded


def strongest(strengths: list[float], player: int) -> int:
    """The rival to be held against: who of the others is strongest, the first of those who are."""
    found = -1
    for other in range(len(strengths)):
        if other != player and (found < 0 or strengths[other] > strengths[found]):
            found = other
    return found


def standing(marks: list[Mark]) -> list[Reason]:
    """The first of them, which is the score, and those that set the two apart most."""
    found = [marks[0]]
    rest = [mark for mark in marks[1:] if abs(mark.lead) >= LEAST]
    rest.sort(key=_weight, reverse=True)
    return [mark.told() for mark in [*found, *rest][:MOST]]


def changes(played: list[Mark], better: list[Mark]) -> list[Reason]:
    """What a move leaves otherwise than the better one would, to the player's loss; the weightiest first."""
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
