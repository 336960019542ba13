"""Habits: what somebody does without a thought who has met positions like this one a million times.

They were learnt from a teacher who plays well but takes a thousand times as long (see ``research/``). Each feature of
a position (see glance.py) says something of each deed, and a deed scores what they say, added up:

* to build a card: the card's ``build``, and what its price says;
* to build a stage with a card: the Age's ``stage``, the card's ``part``, and what the price of the stage says;
* to sell a card: the Age's ``sell``, and the card's ``part``.

The difference of two scores says how many times e the one deed is done more often. Scores are whole numbers, so many
``UNITS`` to a power of e, and so the same in every build. What a feature says is a byte, ``NEUTRAL`` if nothing: a
playout asks for hundreds of them at each decision, and there they lie close together and are read without an object.
"""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64

from bastide.core.randomness.rng import Rng
from bastide.core.utilities.mutable_int import slots
from bastide.games.seven_wonders.bots.policy.policy_features import FEATURES, MOST, glance
from bastide.games.seven_wonders.rules.actions import BUILD, BUILD_AT, DOING, PAIR, SELL_AT, STAGE, STAGE_AT, SUBJECT
from bastide.games.seven_wonders.rules.cards.card import Card
from bastide.games.seven_wonders.rules.cards.cards import CARDS
from bastide.games.seven_wonders.rules.city.city import City
from bastide.games.seven_wonders.rules.constants import AGES, HAND
from bastide.games.seven_wonders.rules.state.hand import card_at, different, size_of
from bastide.games.seven_wonders.rules.state.state import SevenWondersState
from bastide.games.seven_wonders.rules.turn.construction import next_stage
from bastide.games.seven_wonders.rules.turn.trade import LEFT_PART, RIGHT_PART, counted_ways, wanted, way

UNITS: Final = 32
NEUTRAL: Final[i64] = 128
#: A row of the table for each card, ``build`` and ``part`` by turns for each feature; then one for each Age, ``stage``
#: and ``sell`` by turns.
ROWS: Final = len(CARDS) + AGES
ROW: Final[i64] = 2 * FEATURES
_AGE_ROWS: Final[i64] = len(CARDS) - 1
#: Prices are told apart below so many coins; by Age, those of cards first and then those of stages.
PRICES: Final[i64] = 10
ALL_PRICES: Final[i64] = 2 * AGES * PRICES
_STAGE_PRICES: Final[i64] = AGES * PRICES
#: So many values, each as likely, stand for the noise that turns scores into a choice by chance (Gumbel's).
_VALUES: Final = 1024
_VALUE: Final[i64] = _VALUES - 1
_BITS: Final[i64] = 10
#: So many of them are drawn at once.
_DRAWN: Final[i64] = 3
_LOWEST: Final[i64] = -1000000
#: In a search: what makes a deed look e times as promising as another (in powers of e), and how promising at least.
KEENNESS: Final = 2.0
LEAST: Final = 0.02


def noise(temperature: float) -> list[int]:
    """What is added to scores, one of these to each, drawn by lot: then the highest is chosen as often as it should be.

    The colder, the more often it is the deed of the highest score.
    """
    values = [-math.log(-math.log((place + 0.5) / _VALUES)) for place in range(_VALUES)]
    return [round((value - values[0]) * temperature * UNITS) for value in values]


@final
class Habits:
    """The habits of one player: nobody else may ask meanwhile. What they are made of can be others', too.

    ``temperature``: 1 does in playouts what the teacher would do as often as the teacher, 0 always what is likeliest.
    """

    def __init__(self, table: bytes, prices: bytes, temperature: float = 1.0) -> None:
        if len(table) != ROWS * ROW or len(prices) != ALL_PRICES:
            raise ValueError(f"habits of {len(table)} and {len(prices)} numbers, not {ROWS * ROW} and {ALL_PRICES}")
        self.table = table
        self.prices = prices
        self.noise = noise(temperature)
        self.keenness = KEENNESS
        self.least = LEAST
        self._features = slots(MOST)
        #: By place in the hand, and the Age at the end: what the features say, ``build`` and ``part``, or ``stage`` and
        #: ``sell``.
        self._first = slots(HAND + 1)
        self._second = slots(HAND + 1)

    def choose(self, state: SevenWondersState, player: int, rng: Rng) -> int:
        """What the player does in a playout, where cards are chosen: each deed at its lowest price."""
        me = state.cities[player]
        left = state.cities[state.left_of(player)]
        right = state.cities[state.right_of(player)]
        cards: i64 = different(me.hand)
        kinds: i64 = self._weigh(state, player, cards)
        first = self._first
        second = self._second
        noise = self.noise
        best = -1
        highest: i64 = _LOWEST
        bits: i64 = 0
        drawn: i64 = 0
        place: i64 = 0
        while place < kinds:
            number: i64 = card_at(cards, place)
            card = CARDS[number]
            want: i64 = state.wanted_for(card, me, left, right)
            if counted_ways(me, want) > 0:
                if drawn == 0:
                    bits = rng.next32()
                    drawn = _DRAWN
                pair: i64 = way(me, want, 0)
                score: i64 = first[place].number + self._card_price(state, me, card, pair) + noise[bits & _VALUE]
                bits >>= _BITS
                drawn -= 1
                if score > highest:
                    best = BUILD_AT[number] + int(pair)
                    highest = score
            place += 1
        if me.stages < me.stages_in_all:
            want = wanted(me, left, right, next_stage(me).cost)
            if counted_ways(me, want) > 0:
                pair = way(me, want, 0)
                base: i64 = first[kinds].number + self._stage_price(state, pair)
                place = 0
                while place < kinds:
                    if drawn == 0:
                        bits = rng.next32()
                        drawn = _DRAWN
                    score = base + second[place].number + noise[bits & _VALUE]
                    bits >>= _BITS
                    drawn -= 1
                    if score > highest:
                        best = STAGE_AT[card_at(cards, place)] + int(pair)
                        highest = score
                    place += 1
        base = second[kinds].number
        place = 0
        while place < kinds:
            if drawn == 0:
                bits = rng.next32()
                drawn = _DRAWN
            score = base + second[place].number + noise[bits & _VALUE]
            bits >>= _BITS
            drawn -= 1
            if score > highest:
                best = SELL_AT[card_at(cards, place)]
                highest = score
            place += 1
        return best

    def scores(self, state: SevenWondersState, player: int, actions: list[int]) -> list[int]:
        """The score of each of these actions, where cards are chosen."""
        me = state.cities[player]
        cards: i64 = different(me.hand)
        kinds: i64 = self._weigh(state, player, cards)
        found: list[int] = []
        for action in actions:
            doing: i64 = DOING[action]
            number: i64 = SUBJECT[action]
            place: i64 = 0
            while card_at(cards, place) != number:
                place += 1
            if doing == BUILD:
                price: i64 = self._card_price(state, me, CARDS[number], PAIR[action])
                found.append(int(self._first[place].number + price))
            elif doing == STAGE:
                price = self._stage_price(state, PAIR[action])
                found.append(int(self._first[kinds].number + self._second[place].number + price))
            else:
                found.append(int(self._second[kinds].number + self._second[place].number))
        return found

    def prior(self, state: SevenWondersState, player: int, actions: list[int]) -> list[float]:
        """How promising each of these actions looks to a search."""
        scores = self.scores(state, player, actions)
        highest = max(scores)
        scale = self.keenness * UNITS
        return [math.exp(float(score - highest) / scale) + self.least for score in scores]

    def spare_cards(self, state: SevenWondersState, player: int) -> list[int]:
        """The two cards of the hand that the player would rather part with, for a stage or for coins; -1: none."""
        cards: i64 = different(state.cities[player].hand)
        kinds: i64 = self._weigh(state, player, cards)
        first: i64 = -1
        second: i64 = -1
        place: i64 = 0
        while place < kinds:
            part: i64 = self._second[place].number
            if first < 0 or part > self._second[first].number:
                second = first
                first = place
            elif second < 0 or part > self._second[second].number:
                second = place
            place += 1
        return [int(card_at(cards, first)), int(card_at(cards, second)) if second >= 0 else -1]

    def _weigh(self, state: SevenWondersState, player: i64, cards: i64) -> i64:
        """Add up what the features say of these cards and of the Age. Returns how many cards they are.

        Four rows at a time: what is read once of a feature serves them all.
        """
        features = self._features
        table = self.table
        count: i64 = glance(state, player, features)
        nothing: i64 = NEUTRAL * count
        kinds: i64 = size_of(cards)
        rows: i64 = cards | (_AGE_ROWS + state.age + 1) << (8 * kinds)
        done: i64 = 0
        while rows != 0:
            a: i64 = _begin(rows)
            b: i64 = _begin(rows >> 8)
            c: i64 = _begin(rows >> 16)
            d: i64 = _begin(rows >> 24)
            first_a: i64 = -nothing
            first_b: i64 = -nothing
            first_c: i64 = -nothing
            first_d: i64 = -nothing
            second_a: i64 = -nothing
            second_b: i64 = -nothing
            second_c: i64 = -nothing
            second_d: i64 = -nothing
            place: i64 = 0
            while place < count:
                at: i64 = 2 * features[place].number
                first_a += table[a + at]
                second_a += table[a + at + 1]
                first_b += table[b + at]
                second_b += table[b + at + 1]
                first_c += table[c + at]
                second_c += table[c + at + 1]
                first_d += table[d + at]
                second_d += table[d + at + 1]
                place += 1
            self._first[done].number = first_a
            self._second[done].number = second_a
            self._first[done + 1].number = first_b
            self._second[done + 1].number = second_b
            self._first[done + 2].number = first_c
            self._second[done + 2].number = second_c
            self._first[done + 3].number = first_d
            self._second[done + 3].number = second_d
            done += 4
            rows >>= 32
        return kinds

    def _card_price(self, state: SevenWondersState, me: City, card: Card, pair: i64) -> i64:
        """What the price of a card says, with these payments to the neighbours."""
        coins: i64 = LEFT_PART[pair] + RIGHT_PART[pair]
        if card.cost.coins > 0 and not state.is_free(card, me):
            coins += card.cost.coins
        return self._price((state.age - 1) * PRICES, coins)

    def _stage_price(self, state: SevenWondersState, pair: i64) -> i64:
        coins: i64 = LEFT_PART[pair] + RIGHT_PART[pair]
        return self._price(_STAGE_PRICES + (state.age - 1) * PRICES, coins)

    def _price(self, begin: i64, coins: i64) -> i64:
        price: i64 = self.prices[begin + (coins if coins < PRICES else PRICES - 1)]
        return price - NEUTRAL


def _begin(rows: i64) -> i64:
    """Where the lowest of these rows begins in the table; of no row it is that of the first."""
    row: i64 = rows & 255
    return (row - 1) * ROW if row > 0 else 0
