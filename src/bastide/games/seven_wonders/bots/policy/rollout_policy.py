"""Fast linear policy distilled from a neural network, used in rollouts.

It imitates a teacher that plays well but is a thousand times slower (see ``research/``). Each active feature of a
position (``policy_features``) adds a weight to the score of each action:

* Build a card: the ``build`` weights of the card, plus a weight for the price.
* Build a stage with a card: the ``stage`` weights of the Age, the ``part`` weights of the card, plus a weight for the
  price of the stage.
* Sell a card: the ``sell`` weights of the Age, and the ``part`` weights of the card.

Scores are log-probabilities up to a constant. They are whole numbers, ``UNITS_PER_NAT`` to a nat, so every build gets
the same results. A weight is one byte, NEUTRAL_WEIGHT for zero: a rollout reads hundreds of them for each decision, and
bytes are compact and need no objects.
"""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64

from bastide.core.randomness.rng import Rng
from bastide.core.utilities.mutable_int import make_int_cells
from bastide.games.seven_wonders.bots.policy.policy_features import (
    FEATURE_COUNT,
    MAX_ACTIVE_FEATURES,
    write_active_features,
)
from bastide.games.seven_wonders.rules.action_space import (
    ACTION_PAYMENT,
    ACTION_SUBJECT,
    ACTION_TYPE,
    BUILD,
    FIRST_BUILD_ACTION,
    FIRST_STAGE_ACTION,
    SELL_ACTION,
    STAGE,
)
from bastide.games.seven_wonders.rules.cards.card_catalogue import CARDS
from bastide.games.seven_wonders.rules.cards.card_definition import Card
from bastide.games.seven_wonders.rules.city.city_state import City
from bastide.games.seven_wonders.rules.rulebook_constants import AGE_COUNT, HAND_SIZE
from bastide.games.seven_wonders.rules.state.game_state import SevenWondersState
from bastide.games.seven_wonders.rules.state.packed_hand import card_at, hand_size, remove_duplicates
from bastide.games.seven_wonders.rules.turn.construction import next_stage
from bastide.games.seven_wonders.rules.turn.payment_options import (
    COINS_TO_LEFT,
    COINS_TO_RIGHT,
    count_payments,
    find_purchase,
    nth_payment,
)

UNITS_PER_NAT: Final = 32
NEUTRAL_WEIGHT: Final[i64] = 128
#: One table row for each card, with ``build`` and ``part`` alternating for each feature; then one row for each Age,
#: with ``stage`` and ``sell`` alternating.
ROW_COUNT: Final = len(CARDS) + AGE_COUNT
ROW_LENGTH: Final[i64] = 2 * FEATURE_COUNT
_AGE_ROWS: Final[i64] = len(CARDS) - 1
#: Prices are distinguished below this number of coins; by Age, first for cards and then for stages.
PRICE_LEVELS: Final[i64] = 10
PRICE_TABLE_LENGTH: Final[i64] = 2 * AGE_COUNT * PRICE_LEVELS
_STAGE_PRICES: Final[i64] = AGE_COUNT * PRICE_LEVELS
#: Size of the table of Gumbel noise. Each entry is equally likely.
_NOISE_TABLE_SIZE: Final = 1024
_NOISE_MASK: Final[i64] = _NOISE_TABLE_SIZE - 1
_NOISE_BITS: Final[i64] = 10
#: Noise values drawn from one random number.
_NOISES_PER_DRAW: Final[i64] = 3
_MIN_SCORE: Final[i64] = -1000000
#: In a search: temperature of the policy prior, and its minimum.
PRIOR_TEMPERATURE: Final = 2.0
MIN_PRIOR: Final = 0.02


def gumbel_noise_table(temperature: float) -> list[int]:
    """Return a table of Gumbel noise. The action with the highest sum of score and noise is a softmax sample.

    At low temperatures the action with the highest score is chosen more often.
    """
    values = [-math.log(-math.log((place + 0.5) / _NOISE_TABLE_SIZE)) for place in range(_NOISE_TABLE_SIZE)]
    return [round((value - values[0]) * temperature * UNITS_PER_NAT) for value in values]


@final
class RolloutPolicy:
    """A rollout policy for one player. It is not thread-safe, but several policies can share their tables.

    ``temperature``: 1 plays each action in rollouts as often as the teacher, 0 always plays the most likely action.
    """

    def __init__(self, weight_table: bytes, price_table: bytes, temperature: float = 1.0) -> None:
        if len(weight_table) != ROW_COUNT * ROW_LENGTH or len(price_table) != PRICE_TABLE_LENGTH:
            raise ValueError(
                f"rollout policy has {len(weight_table)} and {len(price_table)} numbers,"
                f" not {ROW_COUNT * ROW_LENGTH} and {PRICE_TABLE_LENGTH}"
            )
        self.weight_table = weight_table
        self.price_table = price_table
        self.noise_table = gumbel_noise_table(temperature)
        self.prior_temperature = PRIOR_TEMPERATURE
        self.min_prior = MIN_PRIOR
        self._features = make_int_cells(MAX_ACTIVE_FEATURES)
        #: Sums of the weights by place in the hand, and of the Age at the end: ``build`` and ``part``, or ``stage`` and
        #: ``sell``.
        self._build_or_stage_sums = make_int_cells(HAND_SIZE + 1)
        self._part_or_sell_sums = make_int_cells(HAND_SIZE + 1)

    def choose_action(self, state: SevenWondersState, player: int, rng: Rng) -> int:
        """Choose a card action in a rollout. Only the lowest price of each action is considered."""
        me = state.cities[player]
        left = state.cities[state.left_of(player)]
        right = state.cities[state.right_of(player)]
        cards: i64 = remove_duplicates(me.hand)
        card_count: i64 = self._sum_weights(state, player, cards)
        first = self._build_or_stage_sums
        second = self._part_or_sell_sums
        noise = self.noise_table
        best = -1
        highest: i64 = _MIN_SCORE
        bits: i64 = 0
        drawn: i64 = 0
        place: i64 = 0
        while place < card_count:
            number: i64 = card_at(cards, place)
            card = CARDS[number]
            packed_purchase: i64 = state.purchase_for_card(card, me, left, right)
            if count_payments(me, packed_purchase) > 0:
                if drawn == 0:
                    bits = rng.next32()
                    drawn = _NOISES_PER_DRAW
                payment: i64 = nth_payment(me, packed_purchase, 0)
                score: i64 = first[place].value + self._card_price(state, me, card, payment) + noise[bits & _NOISE_MASK]
                bits >>= _NOISE_BITS
                drawn -= 1
                if score > highest:
                    best = FIRST_BUILD_ACTION[number] + int(payment)
                    highest = score
            place += 1
        if me.stages < me.stage_count:
            packed_purchase = find_purchase(me, left, right, next_stage(me).cost)
            if count_payments(me, packed_purchase) > 0:
                payment = nth_payment(me, packed_purchase, 0)
                base: i64 = first[card_count].value + self._stage_price(state, payment)
                place = 0
                while place < card_count:
                    if drawn == 0:
                        bits = rng.next32()
                        drawn = _NOISES_PER_DRAW
                    score = base + second[place].value + noise[bits & _NOISE_MASK]
                    bits >>= _NOISE_BITS
                    drawn -= 1
                    if score > highest:
                        best = FIRST_STAGE_ACTION[card_at(cards, place)] + int(payment)
                        highest = score
                    place += 1
        base = second[card_count].value
        place = 0
        while place < card_count:
            if drawn == 0:
                bits = rng.next32()
                drawn = _NOISES_PER_DRAW
            score = base + second[place].value + noise[bits & _NOISE_MASK]
            bits >>= _NOISE_BITS
            drawn -= 1
            if score > highest:
                best = SELL_ACTION[card_at(cards, place)]
                highest = score
            place += 1
        return best

    def score_actions(self, state: SevenWondersState, player: int, actions: list[int]) -> list[int]:
        """Return the score of each action, in the phase where cards are chosen."""
        me = state.cities[player]
        cards: i64 = remove_duplicates(me.hand)
        card_count: i64 = self._sum_weights(state, player, cards)
        found: list[int] = []
        for action in actions:
            action_type: i64 = ACTION_TYPE[action]
            number: i64 = ACTION_SUBJECT[action]
            place: i64 = 0
            while card_at(cards, place) != number:
                place += 1
            if action_type == BUILD:
                price: i64 = self._card_price(state, me, CARDS[number], ACTION_PAYMENT[action])
                found.append(int(self._build_or_stage_sums[place].value + price))
            elif action_type == STAGE:
                price = self._stage_price(state, ACTION_PAYMENT[action])
                found.append(
                    int(self._build_or_stage_sums[card_count].value + self._part_or_sell_sums[place].value + price)
                )
            else:
                found.append(int(self._part_or_sell_sums[card_count].value + self._part_or_sell_sums[place].value))
        return found

    def action_priors(self, state: SevenWondersState, player: int, actions: list[int]) -> list[float]:
        """Return the policy prior of each action for a search."""
        scores = self.score_actions(state, player, actions)
        highest = max(scores)
        scale = self.prior_temperature * UNITS_PER_NAT
        return [math.exp(float(score - highest) / scale) + self.min_prior for score in scores]

    def least_useful_cards(self, state: SevenWondersState, player: int) -> list[int]:
        """Return the two cards of the hand that are best used for a stage or a sale; -1 if there is only one."""
        cards: i64 = remove_duplicates(state.cities[player].hand)
        card_count: i64 = self._sum_weights(state, player, cards)
        first: i64 = -1
        second: i64 = -1
        place: i64 = 0
        while place < card_count:
            part: i64 = self._part_or_sell_sums[place].value
            if first < 0 or part > self._part_or_sell_sums[first].value:
                second = first
                first = place
            elif second < 0 or part > self._part_or_sell_sums[second].value:
                second = place
            place += 1
        return [int(card_at(cards, first)), int(card_at(cards, second)) if second >= 0 else -1]

    def _sum_weights(self, state: SevenWondersState, player: i64, cards: i64) -> i64:
        """Sum up the weights of the active features for these cards and the Age. Return the number of cards.

        Four rows are summed at once, so that each feature index is read once for all of them.
        """
        features = self._features
        table = self.weight_table
        count: i64 = write_active_features(state, player, features)
        nothing: i64 = NEUTRAL_WEIGHT * count
        card_count: i64 = hand_size(cards)
        rows: i64 = cards | (_AGE_ROWS + state.age + 1) << (8 * card_count)
        row_number: i64 = 0
        while rows != 0:
            a: i64 = _row_start(rows)
            b: i64 = _row_start(rows >> 8)
            c: i64 = _row_start(rows >> 16)
            d: i64 = _row_start(rows >> 24)
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
                at: i64 = 2 * features[place].value
                first_a += table[a + at]
                second_a += table[a + at + 1]
                first_b += table[b + at]
                second_b += table[b + at + 1]
                first_c += table[c + at]
                second_c += table[c + at + 1]
                first_d += table[d + at]
                second_d += table[d + at + 1]
                place += 1
            self._build_or_stage_sums[row_number].value = first_a
            self._part_or_sell_sums[row_number].value = second_a
            self._build_or_stage_sums[row_number + 1].value = first_b
            self._part_or_sell_sums[row_number + 1].value = second_b
            self._build_or_stage_sums[row_number + 2].value = first_c
            self._part_or_sell_sums[row_number + 2].value = second_c
            self._build_or_stage_sums[row_number + 3].value = first_d
            self._part_or_sell_sums[row_number + 3].value = second_d
            row_number += 4
            rows >>= 32
        return card_count

    def _card_price(self, state: SevenWondersState, me: City, card: Card, payment: i64) -> i64:
        """Return the weight for the price of a card, with this payment to the neighbours."""
        coins: i64 = COINS_TO_LEFT[payment] + COINS_TO_RIGHT[payment]
        if card.cost.coins > 0 and not state.is_free_for(card, me):
            coins += card.cost.coins
        return self._price((state.age - 1) * PRICE_LEVELS, coins)

    def _stage_price(self, state: SevenWondersState, payment: i64) -> i64:
        coins: i64 = COINS_TO_LEFT[payment] + COINS_TO_RIGHT[payment]
        return self._price(_STAGE_PRICES + (state.age - 1) * PRICE_LEVELS, coins)

    def _price(self, begin: i64, coins: i64) -> i64:
        price: i64 = self.price_table[begin + (coins if coins < PRICE_LEVELS else PRICE_LEVELS - 1)]
        return price - NEUTRAL_WEIGHT


def _row_start(rows: i64) -> i64:
    """Return the start of the lowest of these rows in the table; of the first row if there is none."""
    row: i64 = rows & 255
    return (row - 1) * ROW_LENGTH if row > 0 else 0
