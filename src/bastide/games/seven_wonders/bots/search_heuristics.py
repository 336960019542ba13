"""Heuristics of 7 Wonders: the value of each card and stage for a city in its current position.

Values are in victory points. Printed points count as they are, science by what one more symbol adds now and may add
later, shields by the conflicts that they change, resources by what the city cannot produce yet, coins and payments by a
third of a point. In rollouts all players play by these values, with noise.
"""

from __future__ import annotations

import math
from pathlib import Path
from typing import Final, final

from mypy_extensions import i64

from bastide.bots.search.decision_evaluation import MeasuredEffect
from bastide.bots.search.heuristics_interface import Heuristics, gaps_to_best, win_shares
from bastide.bots.search.win_chance_calibration import load_calibration
from bastide.core.json_data import JsonData
from bastide.core.outcome import Outcome
from bastide.core.randomness.rng import Rng
from bastide.core.state import State
from bastide.games.seven_wonders.bots.heuristic_weights import AgeWeights, default_weights_by_age
from bastide.games.seven_wonders.bots.policy.rollout_policy import RolloutPolicy
from bastide.games.seven_wonders.rules.action_space import (
    ACTION_PAYMENT,
    ACTION_SUBJECT,
    ACTION_TYPE,
    BUILD,
    DIG,
    FIRST_BUILD_ACTION,
    FIRST_STAGE_ACTION,
    HAND_ACTIONS_ARE_SORTED,
    SELL,
    SELL_ACTION,
    STAGE,
)
from bastide.games.seven_wonders.rules.cards.card_catalogue import CARDS
from bastide.games.seven_wonders.rules.cards.card_definition import Card
from bastide.games.seven_wonders.rules.city.city_state import City
from bastide.games.seven_wonders.rules.city.effects import (
    Coins,
    Discount,
    Effect,
    Points,
    Power,
    Produce,
    Science,
    Shields,
)
from bastide.games.seven_wonders.rules.city.resources import RAW_MATERIAL_COUNT, RAW_MATERIALS_MASK
from bastide.games.seven_wonders.rules.rulebook_constants import (
    AGE_COUNT,
    CHOOSE_CARD,
    CHOOSE_SIDE,
    COINS_PER_SALE,
    LAST_TURN,
    NOT_CHOSEN,
    VICTORY_POINTS_BY_AGE,
)
from bastide.games.seven_wonders.rules.state.game_state import SevenWondersState
from bastide.games.seven_wonders.rules.state.packed_hand import EMPTY_HAND, card_at, remove_duplicates
from bastide.games.seven_wonders.rules.turn.construction import next_stage
from bastide.games.seven_wonders.rules.turn.payment_options import (
    COINS_TO_LEFT,
    COINS_TO_RIGHT,
    count_payments,
    find_purchase,
    nth_payment,
)
from bastide.games.seven_wonders.rules.turn.scoring import SCORE_CATEGORIES, best_science_points, score_sheet

BOTS_FOLDER: Final = Path(__file__).parent
#: Chance to win a conflict by the lead in shields, from -3 to 3.
CONFLICT_WIN_CHANCES: Final = [0.05, 0.12, 0.25, 0.45, 0.72, 0.88, 0.96]
#: Difference in points that makes one action e times as promising as another; and the noise in rollouts.
PRIOR_TEMPERATURE_POINTS: Final = 1.3
ROLLOUT_NOISE_POINTS: Final = 2.0
#: Weight of the margin next to the victory itself, and the margin that counts as clear.
MARGIN_WEIGHT: Final = 0.35
#: Rollouts of an evaluation. They are quick, and results vary much.
EVALUATION_ROLLOUTS: Final = 4000
MARGIN_SCALE_POINTS: Final = 9.0
#: Differences that can explain points: how often another player builds the card, in percent, coins paid, and
#: structures and stages built until the end.
MIN_DENIED_PERCENT: Final = 15.0
MIN_PAID_COINS: Final = 1.0
MIN_BUILT_STRUCTURES: Final = 0.4


@final
class SevenWondersHeuristics(Heuristics):
    """Heuristics for a search; all options are constructor arguments."""

    def __init__(
        self,
        considers_denial: bool = True,
        weights_by_age: list[AgeWeights] | None = None,
        rollout_policy: RolloutPolicy | None = None,
    ) -> None:
        """``considers_denial``: value a card also by what the next player would gain from it.

        A ``rollout_policy`` replaces the values where cards are chosen, both in rollouts and as policy prior.
        """
        super().__init__()
        self.rollout_policy = rollout_policy
        self.evaluation_rollouts = EVALUATION_ROLLOUTS
        self.calibration = load_calibration(BOTS_FOLDER)
        self.considers_denial = considers_denial
        self.weights_by_age = default_weights_by_age() if weights_by_age is None else weights_by_age
        #: Cards and players whose buildings rollouts count, and the neighbours of the player.
        self._watched_cards: list[int] = []
        self._watched_players: list[int] = []
        self._builder = 0

    def adjust_sampled_position(self, state: State, player: int) -> None:
        """Clear the secret choices of the other players, so that the rollout policy makes them."""
        assert isinstance(state, SevenWondersState)
        if state.phase in (CHOOSE_CARD, CHOOSE_SIDE):
            for other in range(state.players):
                if other != player:
                    state.cities[other].choice = NOT_CHOSEN

    def rollout_action(self, state: State, player: int, rng: Rng) -> int:
        assert isinstance(state, SevenWondersState)
        if self.rollout_policy is not None and state.phase == CHOOSE_CARD:
            return self.rollout_policy.choose_action(state, player, rng)
        if state.phase == CHOOSE_CARD and HAND_ACTIONS_ARE_SORTED:
            return choose_noisy_action(state, player, self.weights_by_age[state.age], rng)
        return choose_best_action(
            state, player, state.legal_actions(player), self.weights_by_age, False, ROLLOUT_NOISE_POINTS, rng
        )

    def quick_action(self, state: State, player: int, rng: Rng) -> int:
        assert isinstance(state, SevenWondersState)
        legal = state.legal_actions(player)
        if self.rollout_policy is not None and state.phase == CHOOSE_CARD:
            actions = self.candidate_actions(state, player, legal)
            scores = self.rollout_policy.score_actions(state, player, actions)
            return actions[scores.index(max(scores))]
        return choose_best_action(state, player, legal, self.weights_by_age, self.considers_denial, 0.0, rng)

    def candidate_actions(self, state: State, player: int, legal: list[int]) -> list[int]:
        """Return each card once for each action type, at the lowest price; stages and sales with two cards only."""
        assert isinstance(state, SevenWondersState)
        if state.phase != CHOOSE_CARD:
            return legal
        found: list[int] = []
        if self.rollout_policy is not None:
            spare = self.rollout_policy.least_useful_cards(state, player)
        else:
            spare = least_useful_cards(state, player, self.weights_by_age)
        first: i64 = spare[0]
        second: i64 = spare[1]
        last: i64 = -1
        for action in legal:
            action_type: i64 = ACTION_TYPE[action]
            subject: i64 = ACTION_SUBJECT[action]
            if action_type != BUILD and subject != first and subject != second:
                continue
            key: i64 = 1000 * action_type + subject
            if key != last:
                found.append(action)
                last = key
        return found

    def action_priors(self, state: State, player: int, actions: list[int]) -> list[float]:
        assert isinstance(state, SevenWondersState)
        if self.rollout_policy is not None and state.phase == CHOOSE_CARD:
            return self.rollout_policy.action_priors(state, player, actions)
        worths = self.action_values(state, player, actions)
        best = max(worths)
        return [math.exp((value - best) / PRIOR_TEMPERATURE_POINTS) + 0.02 for value in worths]

    def estimated_turns_left(self, state: State) -> float:
        return float(AGE_COUNT * LAST_TURN + 1 - state.turn_number())

    def estimated_losses(self, state: State, player: int, actions: list[int]) -> list[float]:
        """Return the losses in victory points."""
        return gaps_to_best(self.action_values(state, player, actions))

    def action_values(self, state: State, player: int, actions: list[int]) -> list[float]:
        """Return the value of each action."""
        assert isinstance(state, SevenWondersState)
        return [
            action_value(state, player, action, self.weights_by_age[state.age], self.considers_denial)
            for action in actions
        ]

    def outcome_results(self, outcome: Outcome) -> list[float]:
        wins = win_shares(outcome)
        results: list[float] = []
        for player in range(len(wins)):
            others = [outcome.scores[p] for p in range(len(wins)) if p != player]
            lead = outcome.scores[player] - max(others)
            results.append(
                (1.0 - MARGIN_WEIGHT) * wins[player] + MARGIN_WEIGHT / (1.0 + math.exp(-lead / MARGIN_SCALE_POINTS))
            )
        return results

    def point_sources(self, state: State) -> list[str]:
        return SCORE_CATEGORIES

    def points_by_source(self, state: State) -> list[float]:
        assert isinstance(state, SevenWondersState)
        found: list[float] = []
        for player in range(state.players):
            found += [float(points) for points in score_sheet(state.cities, player)]
        return found

    def list_effects(self, state: State, player: int, actions: list[int]) -> list[MeasuredEffect]:
        """Return coins paid to neighbours, structures built, and whether others build the cards of these actions."""
        assert isinstance(state, SevenWondersState)
        self._watched_cards = []
        self._watched_players = []
        if state.phase != CHOOSE_CARD:
            return []
        found: list[MeasuredEffect] = []
        for neighbour in (state.left_of(player), state.right_of(player)):
            found.append(MeasuredEffect("pays_less", int(neighbour), -MIN_PAID_COINS, {}))
        found.append(MeasuredEffect("builds_more", player, MIN_BUILT_STRUCTURES, {}))
        self._builder = player
        by_card: dict[int, list[int]] = {}
        for action in actions:
            by_card.setdefault(ACTION_SUBJECT[action], []).append(action)
        self._watched_cards = list(by_card)
        self._watched_players = [other for other in range(state.players) if other != player]
        for card, takers in by_card.items():
            facts: dict[str, JsonData] = {"card": CARDS[card].id}
            for other in self._watched_players:
                found.append(MeasuredEffect("denies", other, -MIN_DENIED_PERCENT, facts, takers, True))
        return found

    def measure_effects(self, state: State, action: int) -> list[float]:
        assert isinstance(state, SevenWondersState)
        if not self._watched_players:
            return []
        payment = ACTION_PAYMENT[action]
        builder = state.cities[self._builder]
        built = float(len(builder.built) + builder.stages)
        found = [float(COINS_TO_LEFT[payment]), float(COINS_TO_RIGHT[payment]), built]
        for card in self._watched_cards:
            for other in self._watched_players:
                found.append(100.0 if card in state.cities[other].built else 0.0)
        return found


def least_useful_cards(state: SevenWondersState, player: int, weights_by_age: list[AgeWeights]) -> list[int]:
    """Return the two cards to use for a stage or a sale: of little use here, of much use to the next player."""
    first: i64 = -1
    second: i64 = -1
    high = -1e9
    next_high = -1e9
    receiver = next_hand_owner(state, player)
    weights = weights_by_age[state.age]
    cards: i64 = remove_duplicates(state.cities[player].hand)
    while cards != EMPTY_HAND:
        card: i64 = card_at(cards, 0)
        cards >>= 8
        use = 0.5 * card_value(state, receiver, CARDS[card], weights) - card_value(state, player, CARDS[card], weights)
        if use > high:
            second = first
            next_high = high
            first = card
            high = use
        elif use > next_high:
            second = card
            next_high = use
    return [int(first), int(second)]


def next_hand_owner(state: SevenWondersState, player: int) -> int:
    """Return the player who gets this hand next: the left neighbour in the Ages I and III, the right one in Age II."""
    return int(state.right_of(player) if state.age == 2 else state.left_of(player))


def choose_best_action(
    state: SevenWondersState,
    player: int,
    legal: list[int],
    weights_by_age: list[AgeWeights],
    considers_denial: bool,
    noise: float,
    rng: Rng,
) -> int:
    """Return the action with the highest value, with uniform noise up to ``noise`` points."""
    weights = weights_by_age[state.age]
    best = legal[0]
    highest = -1e9
    last = -1
    for action in legal:
        key = ACTION_TYPE[action] << 16 | (ACTION_SUBJECT[action] + 1)
        if key == last:
            continue  # the same action at a higher price
        last = key
        value = action_value(state, player, action, weights, considers_denial)
        if noise > 0.0:
            value += noise * rng.uniform()
        if value > highest:
            best = action
            highest = value
    return best


def choose_noisy_action(state: SevenWondersState, player: int, weights: AgeWeights, rng: Rng) -> int:
    """Choose the same action as ``choose_best_action`` with noise and without denial, without listing every payment.

    This is the inner loop of rollouts. Only the lowest price of each action matters, and a stage or a sale has the same
    value with every card. Noise is drawn in the order of the actions.
    """
    me = state.cities[player]
    left = state.cities[state.left_of(player)]
    right = state.cities[state.right_of(player)]
    cards: i64 = remove_duplicates(me.hand)
    best = -1
    highest = -1e9
    place: i64 = 0
    while cards >> (8 * place) != 0:
        number: i64 = card_at(cards, place)
        place += 1
        card = CARDS[number]
        packed_purchase: i64 = state.purchase_for_card(card, me, left, right)
        if count_payments(me, packed_purchase) == 0:
            continue
        payment: i64 = nth_payment(me, packed_purchase, 0)
        value = card_value(state, player, card, weights)
        if card.cost.coins > 0 and not state.is_free_for(card, me):
            value -= weights.coins * float(card.cost.coins)
        if payment > 0:
            value -= (weights.coins + weights.payments) * float(COINS_TO_LEFT[payment] + COINS_TO_RIGHT[payment])
        value += ROLLOUT_NOISE_POINTS * rng.uniform()
        if value > highest:
            best = FIRST_BUILD_ACTION[number] + int(payment)
            highest = value
    if me.stages < me.stage_count:
        stage = next_stage(me)
        packed_purchase = find_purchase(me, left, right, stage.cost)
        if count_payments(me, packed_purchase) > 0:
            payment = nth_payment(me, packed_purchase, 0)
            base = weights.stages
            for effect in stage.effects:
                base += effect_value(state, player, effect, weights)
            base -= (weights.coins + weights.payments) * float(COINS_TO_LEFT[payment] + COINS_TO_RIGHT[payment])
            place = 0
            while cards >> (8 * place) != 0:
                value = base + ROLLOUT_NOISE_POINTS * rng.uniform()
                if value > highest:
                    best = FIRST_STAGE_ACTION[card_at(cards, place)] + int(payment)
                    highest = value
                place += 1
    sale = weights.coins * COINS_PER_SALE
    place = 0
    while cards >> (8 * place) != 0:
        value = sale + ROLLOUT_NOISE_POINTS * rng.uniform()
        if value > highest:
            best = SELL_ACTION[card_at(cards, place)]
            highest = value
        place += 1
    return best


# -- values ----------------------------------------------------------------------------------------------------------


def action_value(
    state: SevenWondersState, player: int, action: int, weights: AgeWeights, considers_denial: bool
) -> float:
    """Return the value of an action including its price and, optionally, denial."""
    action_type = ACTION_TYPE[action]
    subject = ACTION_SUBJECT[action]
    me = state.cities[player]
    coin_value = weights.coins
    value = 0.0
    if action_type in (BUILD, DIG):
        card = CARDS[subject]
        value = card_value(state, player, card, weights)
        if action_type == BUILD and not state.is_free_for(card, me):
            value -= coin_value * float(card.cost.coins)
    elif action_type == STAGE:
        value = weights.stages
        for effect in next_stage(me).effects:
            value += effect_value(state, player, effect, weights)
    elif action_type == SELL:
        value = coin_value * COINS_PER_SALE
    if action_type in (BUILD, STAGE):
        payment = ACTION_PAYMENT[action]
        # coins paid to a neighbour also strengthen an opponent a little
        value -= (coin_value + weights.payments) * float(COINS_TO_LEFT[payment] + COINS_TO_RIGHT[payment])
    if considers_denial and action_type in (BUILD, STAGE, SELL):
        value += weights.denial * max(0.0, card_value(state, next_hand_owner(state, player), CARDS[subject], weights))
    return value


def card_value(state: SevenWondersState, player: i64, card: Card, weights: AgeWeights) -> float:
    """Return the value of a card in a player's city, regardless of its cost."""
    if card.is_built_in(state.cities[player]):
        return 0.0
    value = weights.chains * float(len(card.given_chains))
    for effect in card.effects:
        value += effect_value(state, player, effect, weights)
    return value


def effect_value(state: SevenWondersState, player: i64, effect: Effect, weights: AgeWeights) -> float:
    """Return the value of an effect for a player."""
    cities = state.cities
    me = cities[player]
    age = state.age
    if isinstance(effect, Points):
        points = float(effect.points_at_end(cities, player))
        if effect.counted_amount.per:  # more structures will be counted by the end
            points *= weights.growing
        return weights.points * points
    if isinstance(effect, Science):
        return weights.science * science_symbol_value(me, effect.symbol) + weights.science_to_come
    if isinstance(effect, Shields):
        left = cities[state.left_of(player)]
        right = cities[state.right_of(player)]
        return weights.shields * (
            shields_value(me, left, effect.amount, age, weights.later)
            + shields_value(me, right, effect.amount, age, weights.later)
        )
    if isinstance(effect, Coins):
        return weights.coins * float(effect.coins_when_built(cities, player))
    if isinstance(effect, Produce):
        return production_value(me, effect, weights)
    if isinstance(effect, Discount):
        return weights.discounts
    if isinstance(effect, Power):
        return weights.powers * float(4 - age)
    return 0.0


def science_symbol_value(me: City, symbol: int) -> float:
    """Return the points that one more symbol adds now."""
    compasses: i64 = me.science & 255
    gears: i64 = me.science >> 8 & 255
    tablets: i64 = me.science >> 16 & 255
    free: i64 = me.science >> 24 & 255
    before = best_science_points(compasses, gears, tablets, free)
    after: i64 = 0
    if symbol == 0:
        after = best_science_points(compasses + 1, gears, tablets, free)
    elif symbol == 1:
        after = best_science_points(compasses, gears + 1, tablets, free)
    elif symbol == 2:
        after = best_science_points(compasses, gears, tablets + 1, free)
    else:
        after = best_science_points(compasses, gears, tablets, free + 1)
    return float(after - before)


def shields_value(me: City, other: City, more: i64, age: i64, later: float) -> float:
    """Return the points that shields add in the conflicts with one neighbour, in this Age and the later ones."""
    lead: i64 = me.shields - other.shields
    gain = conflict_win_chance(lead + more) - conflict_win_chance(lead)
    value = 0.0
    weight = 1.0
    each: i64 = age
    while each <= AGE_COUNT:
        value += weight * gain * float(VICTORY_POINTS_BY_AGE[each] + 1)
        weight *= later
        each += 1
    return value


def conflict_win_chance(lead: i64) -> float:
    """Return the chance to win a conflict with this lead in shields."""
    place: i64 = lead + 3
    return CONFLICT_WIN_CHANCES[0 if place < 0 else 6 if place > 6 else place]


def production_value(me: City, effect: Produce, weights: AgeWeights) -> float:
    """Return the value of a production for a city."""
    value = 0.0
    for each in effect.symbols:
        symbol: i64 = each
        kinds: i64 = symbol if symbol & RAW_MATERIALS_MASK else symbol >> RAW_MATERIAL_COUNT
        made: i64 = me.makes_raw if symbol & RAW_MATERIALS_MASK else me.makes_goods
        shift: i64 = 4 * (kinds - 1)
        if (made >> shift) & 15 == 0:
            value += weights.new_resources
        else:
            value += weights.more_resources
        if kinds & (kinds - 1):  # a choice of several resources
            value += 0.4 * weights.more_resources
    return value
