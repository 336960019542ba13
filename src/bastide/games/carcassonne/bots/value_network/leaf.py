"""The leaf: what a position is worth where a playout ends, by a small network that was learnt from finished games.

It corrects the forecast, in points. Each stand (see facts.py) is read by a layer of its kind, and what these layers say
is added up for every player. A second layer reads a player's own sum, the average of the others', and what the player
has left; what it says is added to what the first layer's sum and the player's numbers say by themselves. So whatever a
module's opinion adds to the forecast still counts, and seats and numbers of players make no difference.

Both layers cut off below 0 and know nothing but sums and products: every build finds the same, bit by bit.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from bastide.games.carcassonne.bots.forecast.forecast import Forecast
from bastide.games.carcassonne.bots.value_network.facts import HAVE, KINDS, STAND, Facts
from bastide.games.carcassonne.rules.state.state import CarcassonneState

#: How many numbers the layer of a kind finds, and the second layer.
FIRST: Final = 12
SECOND: Final = 12
#: What a unit of the second layer reads: both sums, and what the player has.
READS: Final = 2 * FIRST + HAVE
#: Where the numbers of the network stand: the first layers, the second, what is added by itself, what the second says.
_SECOND_AT: Final = KINDS * FIRST * STAND
_ALONE_AT: Final = _SECOND_AT + SECOND * READS
_LAST_AT: Final = _ALONE_AT + FIRST + HAVE
NUMBERS: Final = _LAST_AT + SECOND


@final
class Leaf:
    """``numbers``: ``NUMBERS`` of them, as learnt."""

    def __init__(self, numbers: list[float]) -> None:
        self.numbers = numbers
        self.facts = Facts()
        #: By player: what the first layers say of all stands together.
        self._sums: list[float] = []

    def points(self, state: CarcassonneState, forecast: Forecast) -> list[float]:
        """The points that everybody can expect at the end of the game."""
        totals = forecast.totals(state)
        if state.asked < 0:
            return totals
        self.facts.read(state, forecast, totals)
        self._add_up(state.players)
        return [totals[player] + self._correction(player, state.players) for player in range(state.players)]

    def _add_up(self, players: i64) -> None:
        """Have the first layers read every stand.

        Four of their units at a time: what is read once of a stand serves them all. Much of it is 0, and says nothing.
        """
        facts = self.facts
        numbers = self.numbers
        sums = [0.0] * (players * FIRST)
        stand: i64 = 0
        while stand < len(facts.kinds):
            at: i64 = facts.kinds[stand] * FIRST * STAND
            place: i64 = facts.owners[stand] * FIRST
            end: i64 = place + FIRST
            while place < end:
                a = 0.0
                b = 0.0
                c = 0.0
                d = 0.0
                i: i64 = 0
                while i < STAND:
                    fact = facts.stands[stand * STAND + i]
                    if fact != 0.0:
                        a += fact * numbers[at + i]
                        b += fact * numbers[at + STAND + i]
                        c += fact * numbers[at + 2 * STAND + i]
                        d += fact * numbers[at + 3 * STAND + i]
                    i += 1
                add_above_zero(sums, place, a)
                add_above_zero(sums, place + 1, b)
                add_above_zero(sums, place + 2, c)
                add_above_zero(sums, place + 3, d)
                at += 4 * STAND
                place += 4
            stand += 1
        self._sums = sums

    def _correction(self, player: i64, players: i64) -> float:
        numbers = self.numbers
        read = self._sums[player * FIRST : (player + 1) * FIRST]
        unit: i64 = 0
        while unit < FIRST:
            others = 0.0
            p: i64 = 0
            while p < players:
                if p != player:
                    others += self._sums[p * FIRST + unit]
                p += 1
            read.append(others / float(players - 1))
            unit += 1
        read += self.facts.have[player * HAVE : (player + 1) * HAVE]
        points = product(numbers, _ALONE_AT, read, 0, FIRST)
        points += product(numbers, _ALONE_AT + FIRST, read, 2 * FIRST, HAVE)
        unit = 0
        while unit < SECOND:
            said = product(numbers, _SECOND_AT + unit * READS, read, 0, READS)
            if said > 0.0:
                points += numbers[_LAST_AT + unit] * said
            unit += 1
        return points


def add_above_zero(sums: list[float], place: i64, said: float) -> None:
    if said > 0.0:
        sums[place] = sums[place] + said


def product(some: list[float], at: i64, others: list[float], from_there: i64, count: i64) -> float:
    """The sum of so many products, from these places on."""
    total = 0.0
    i: i64 = 0
    while i < count:
        total += some[at + i] * others[from_there + i]
        i += 1
    return total
