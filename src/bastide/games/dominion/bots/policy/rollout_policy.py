"""Habits: what somebody buys without a thought who has met kingdoms like this one a million times.

They were learnt from a teacher who plays well but takes a thousand times as long (see ``research/``). Each feature
of a position (see glance.py) says something of each card, and of buying nothing; a purchase scores what they say, added
up, and the highest is made. Scores are whole numbers, so many ``UNITS`` to a power of e, and so the same in every
build. What a feature says is a byte, ``NEUTRAL`` if nothing: playouts ask for hundreds of them at each purchase.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from bastide.core.utilities.mutable_int import slots
from bastide.games.dominion.bots.policy.policy_features import FEATURES, MOST, glance
from bastide.games.dominion.rules.cards.card import CARDS, TYPES
from bastide.games.dominion.rules.state.seat import DominionSeat

UNITS: Final = 16
NEUTRAL: Final[i64] = 128
#: A row of the table for each card, and the last one for nothing.
NOTHING: Final[i64] = len(CARDS)
ROWS: Final = len(CARDS) + 1
_ROW: Final[i64] = FEATURES
#: No game is played with more piles.
_PILES: Final = 24


@final
class Habits:
    """The habits of one player: nobody else may ask meanwhile. What they are made of can be others', too."""

    def __init__(self, table: bytes) -> None:
        if len(table) != ROWS * int(_ROW):
            raise ValueError(f"habits of {len(table)} numbers, not {ROWS * int(_ROW)}")
        self.table = table
        self._features = slots(MOST)
        self._counts = slots(len(CARDS))
        #: What can be had, and what the features say of it.
        self._offers = slots(_PILES)
        self._scores = slots(_PILES)

    def purchase(self, seat: DominionSeat) -> int:
        """The card to buy now; -1 for none."""
        offers = self._offers
        count: i64 = 0
        for pile in seat.table().piles:
            if seat.can_buy(pile):
                offers[count].number = pile
                count += 1
        if count == 0:
            return -1
        offers[count].number = NOTHING
        best = self._best(seat, seat.coins(), count + 1)
        return -1 if best == NOTHING else best

    def wish(self, seat: DominionSeat, low: i64, high: i64, types: i64) -> int:
        """The card to gain that costs from ``low`` to ``high`` and is of one of these types; -1 if there is none."""
        count: i64 = 0
        for pile in seat.table().piles:
            card: i64 = pile
            if seat.supply(card) > 0 and TYPES[card] & types != 0 and low <= seat.cost(card) <= high:
                self._offers[count].number = card
                count += 1
        return self._best(seat, high, count) if count > 0 else -1

    def favourite(self, seat: DominionSeat, cards: list[int], limit: i64) -> int:
        """The one of these cards to gain, where they may cost up to ``limit``."""
        count: i64 = 0
        for card in cards:
            self._offers[count].number = card
            count += 1
        return self._best(seat, limit, count)

    def scores(self, seat: DominionSeat, cards: list[int]) -> list[int]:
        """What each of these cards scores in a Buy phase; ``NOTHING`` may be one of them."""
        count: i64 = 0
        for card in cards:
            self._offers[count].number = card
            count += 1
        self._weigh(seat, seat.coins(), count)
        return [int(slot.number) for slot in self._scores[: len(cards)]]

    def _best(self, seat: DominionSeat, coins: i64, count: i64) -> int:
        """The best of so many offers; of equals the first."""
        if count > 1:
            self._weigh(seat, coins, count)
        best: i64 = 0
        place: i64 = 1
        while place < count:
            if self._scores[place].number > self._scores[best].number:
                best = place
            place += 1
        return int(self._offers[best].number)

    def _weigh(self, seat: DominionSeat, coins: i64, count: i64) -> None:
        """Add up what the features say of so many offers.

        Four rows at a time: what is read once of a feature serves them all.
        """
        features = self._features
        table = self.table
        seen: i64 = glance(seat, coins, self._counts, features)
        nothing: i64 = NEUTRAL * seen
        done: i64 = 0
        while done < count:
            a: i64 = self._offers[done].number * _ROW
            b: i64 = self._offers[done + 1].number * _ROW
            c: i64 = self._offers[done + 2].number * _ROW
            d: i64 = self._offers[done + 3].number * _ROW
            of_a: i64 = -nothing
            of_b: i64 = -nothing
            of_c: i64 = -nothing
            of_d: i64 = -nothing
            place: i64 = 0
            while place < seen:
                at: i64 = features[place].number
                of_a += table[a + at]
                of_b += table[b + at]
                of_c += table[c + at]
                of_d += table[d + at]
                place += 1
            self._scores[done].number = of_a
            self._scores[done + 1].number = of_b
            self._scores[done + 2].number = of_c
            self._scores[done + 3].number = of_d
            done += 4
