"""Rollout policy: a fast linear purchase policy distilled from a neural network (see ``research/``).

Each feature of a position (see ``policy_features``) has a weight for each card and for buying nothing. The score of a
purchase is the sum of the weights of the active features; the highest score is bought. Weights are bytes with an offset
of ``NEUTRAL_WEIGHT``. Scores are ints, ``UNITS_PER_NAT`` to one unit of log-probability, so all builds agree exactly.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from bastide.core.utilities.mutable_int import make_int_cells
from bastide.games.dominion.bots.policy.policy_features import FEATURE_COUNT, MAX_ACTIVE_FEATURES, write_active_features
from bastide.games.dominion.rules.cards.printed_card import CARDS, TYPES
from bastide.games.dominion.rules.state.seat_queries import DominionSeat

UNITS_PER_NAT: Final = 16
NEUTRAL_WEIGHT: Final[i64] = 128
#: The weights have a row for each card; the last row is for buying nothing.
BUY_NOTHING: Final[i64] = len(CARDS)
ROW_COUNT: Final = len(CARDS) + 1
_ROW_SIZE: Final[i64] = FEATURE_COUNT
#: Size of the buffers: more than the piles of any game.
_BUFFER_SIZE: Final = 24


@final
class RolloutPolicy:
    """Purchase policy of one player. It reuses buffers, so calls must not overlap; the weights can be shared."""

    def __init__(self, weights: bytes) -> None:
        if len(weights) != ROW_COUNT * int(_ROW_SIZE):
            raise ValueError(f"expected {ROW_COUNT * int(_ROW_SIZE)} weights, not {len(weights)}")
        self.weights = weights
        self._features = make_int_cells(MAX_ACTIVE_FEATURES)
        self._counts = make_int_cells(len(CARDS))
        #: The cards to score, and their scores.
        self._offers = make_int_cells(_BUFFER_SIZE)
        self._scores = make_int_cells(_BUFFER_SIZE)

    def choose_purchase(self, seat: DominionSeat) -> int:
        """Return the card to buy now; -1 for none."""
        offers = self._offers
        count: i64 = 0
        for pile in seat.setup().piles:
            if seat.can_buy(pile):
                offers[count].value = pile
                count += 1
        if count == 0:
            return -1
        offers[count].value = BUY_NOTHING
        best = self._best(seat, seat.coins(), count + 1)
        return -1 if best == BUY_NOTHING else best

    def choose_gain(self, seat: DominionSeat, low: i64, high: i64, types: i64) -> int:
        """Return the best card of these types that costs ``low`` to ``high``; -1 if there is none."""
        count: i64 = 0
        for pile in seat.setup().piles:
            card: i64 = pile
            if seat.supply_left(card) > 0 and TYPES[card] & types != 0 and low <= seat.cost(card) <= high:
                self._offers[count].value = card
                count += 1
        return self._best(seat, high, count) if count > 0 else -1

    def choose_among(self, seat: DominionSeat, cards: list[int], limit: i64) -> int:
        """Return the best of these cards, with ``limit`` as the coins to spend."""
        count: i64 = 0
        for card in cards:
            self._offers[count].value = card
            count += 1
        return self._best(seat, limit, count)

    def score_cards(self, seat: DominionSeat, cards: list[int]) -> list[int]:
        """Return the score of each card in a Buy phase; ``BUY_NOTHING`` may be one of them."""
        count: i64 = 0
        for card in cards:
            self._offers[count].value = card
            count += 1
        self._score_offers(seat, seat.coins(), count)
        return [int(slot.value) for slot in self._scores[: len(cards)]]

    def _best(self, seat: DominionSeat, coins: i64, count: i64) -> int:
        """Return the best of the first ``count`` offers; of equals the first."""
        if count > 1:
            self._score_offers(seat, coins, count)
        best: i64 = 0
        place: i64 = 1
        while place < count:
            if self._scores[place].value > self._scores[best].value:
                best = place
            place += 1
        return int(self._offers[best].value)

    def _score_offers(self, seat: DominionSeat, coins: i64, count: i64) -> None:
        """Compute the scores of the first ``count`` offers.

        Four rows at a time, so that each feature index is read once for all four.
        """
        features = self._features
        table = self.weights
        active: i64 = write_active_features(seat, coins, self._counts, features)
        offset: i64 = NEUTRAL_WEIGHT * active
        done: i64 = 0
        while done < count:
            a: i64 = self._offers[done].value * _ROW_SIZE
            b: i64 = self._offers[done + 1].value * _ROW_SIZE
            c: i64 = self._offers[done + 2].value * _ROW_SIZE
            d: i64 = self._offers[done + 3].value * _ROW_SIZE
            score_a: i64 = -offset
            score_b: i64 = -offset
            score_c: i64 = -offset
            score_d: i64 = -offset
            place: i64 = 0
            while place < active:
                at: i64 = features[place].value
                score_a += table[a + at]
                score_b += table[b + at]
                score_c += table[c + at]
                score_d += table[d + at]
                place += 1
            self._scores[done].value = score_a
            self._scores[done + 1].value = score_b
            self._scores[done + 2].value = score_c
            self._scores[done + 3].value = score_d
            done += 4
