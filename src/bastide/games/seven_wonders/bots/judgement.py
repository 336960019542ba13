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

from bastide.bots.search.calibration import calibrated
from bastide.bots.search.judgement import Judgement, behind_best, win_shares
from bastide.core.outcome import Outcome
from bastide.core.randomness.rng import Rng
from bastide.core.state import State
from bastide.games.seven_wonders.bots.policy.rollout_policy import Habits
from bastide.games.seven_wonders.bots.taste import Taste, usual_tastes
from bastide.games.seven_wonders.rules.actions import (
    BUILD,
    BUILD_AT,
    DIG,
    DOING,
    IN_ORDER,
    PAIR,
    SELL,
    SELL_AT,
    STAGE,
    STAGE_AT,
    SUBJECT,
)
from bastide.games.seven_wonders.rules.cards.card import Card
from bastide.games.seven_wonders.rules.cards.cards import CARDS
from bastide.games.seven_wonders.rules.city.city import City
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
from bastide.games.seven_wonders.rules.city.resources import RAW, RAW_KINDS
from bastide.games.seven_wonders.rules.constants import (
    AGES,
    CHOOSE_CARD,
    CHOOSE_SIDE,
    LAST_TURN,
    NOT_YET,
    SALE,
    VICTORY,
)
from bastide.games.seven_wonders.rules.state.hand import NO_CARDS, card_at, different
from bastide.games.seven_wonders.rules.state.state import SevenWondersState
from bastide.games.seven_wonders.rules.turn.construction import next_stage
from bastide.games.seven_wonders.rules.turn.scoring import best_science
from bastide.games.seven_wonders.rules.turn.trade import LEFT_PART, RIGHT_PART, counted_ways, wanted, way

FOLDER: Final = Path(__file__).parent
#: Chance to win a conflict by the lead in shields, from -3 to 3.
CONFLICT: Final = [0.05, 0.12, 0.25, 0.45, 0.72, 0.88, 0.96]
#: Difference in points that makes one action e times as promising as another; and the noise in rollouts.
KEENNESS: Final = 1.3
NOISE: Final = 2.0
#: Weight of the margin next to the victory itself, and the margin that counts as clear.
MARGIN: Final = 0.35
CLEAR: Final = 9.0


@final
class SevenWondersJudgement(Judgement):
    """Heuristics for a search; all options are constructor arguments."""

    def __init__(
        self,
        considers_denial: bool = True,
        weights_by_age: list[Taste] | None = None,
        rollout_policy: Habits | None = None,
    ) -> None:
        """``considers_denial``: value a card also by what the next player would gain from it.

        A ``rollout_policy`` replaces the values where cards are chosen, both in rollouts and as policy prior.
        """
        super().__init__()
        self.habits = rollout_policy
        self.calibration = calibrated(FOLDER)
        self.denies = considers_denial
        self.tastes = usual_tastes() if weights_by_age is None else weights_by_age

    def prepare(self, state: State, player: int) -> None:
        """Clear the secret choices of the other players, so that the rollout policy makes them."""
        assert isinstance(state, SevenWondersState)
        if state.phase in (CHOOSE_CARD, CHOOSE_SIDE):
            for other in range(state.players):
                if other != player:
                    state.cities[other].choice = NOT_YET

    def policy(self, state: State, player: int, rng: Rng) -> int:
        assert isinstance(state, SevenWondersState)
        if self.habits is not None and state.phase == CHOOSE_CARD:
            return self.habits.choose(state, player, rng)
        if state.phase == CHOOSE_CARD and IN_ORDER:
            return noisy_action(state, player, self.tastes[state.age], rng)
        return best_action(state, player, state.legal_actions(player), self.tastes, False, NOISE, rng)

    def quick(self, state: State, player: int, rng: Rng) -> int:
        assert isinstance(state, SevenWondersState)
        legal = state.legal_actions(player)
        if self.habits is not None and state.phase == CHOOSE_CARD:
            actions = self.candidates(state, player, legal)
            scores = self.habits.scores(state, player, actions)
            return actions[scores.index(max(scores))]
        return best_action(state, player, legal, self.tastes, self.denies, 0.0, rng)

    def candidates(self, state: State, player: int, legal: list[int]) -> list[int]:
        """Return each card once for each action type, at the lowest price; stages and sales with two cards only."""
        assert isinstance(state, SevenWondersState)
        if state.phase != CHOOSE_CARD:
            return legal
        found: list[int] = []
        if self.habits is not None:
            spare = self.habits.spare_cards(state, player)
        else:
            spare = spare_cards(state, player, self.tastes)
        first: i64 = spare[0]
        second: i64 = spare[1]
        last: i64 = -1
        for action in legal:
            action_type: i64 = DOING[action]
            subject: i64 = SUBJECT[action]
            if action_type != BUILD and subject != first and subject != second:
                continue
            key: i64 = 1000 * action_type + subject
            if key != last:
                found.append(action)
                last = key
        return found

    def prior(self, state: State, player: int, actions: list[int]) -> list[float]:
        assert isinstance(state, SevenWondersState)
        if self.habits is not None and state.phase == CHOOSE_CARD:
            return self.habits.prior(state, player, actions)
        worths = self.worths(state, player, actions)
        best = max(worths)
        return [math.exp((value - best) / KEENNESS) + 0.02 for value in worths]

    def turns_left(self, state: State) -> float:
        return float(AGES * LAST_TURN + 1 - state.turn_number())

    def losses(self, state: State, player: int, actions: list[int]) -> list[float]:
        """Return the losses in victory points."""
        return behind_best(self.worths(state, player, actions))

    def worths(self, state: State, player: int, actions: list[int]) -> list[float]:
        """Return the value of each action."""
        assert isinstance(state, SevenWondersState)
        return [action_worth(state, player, action, self.tastes[state.age], self.denies) for action in actions]

    def result(self, outcome: Outcome) -> list[float]:
        wins = win_shares(outcome)
        results: list[float] = []
        for player in range(len(wins)):
            others = [outcome.scores[p] for p in range(len(wins)) if p != player]
            lead = outcome.scores[player] - max(others)
            results.append((1.0 - MARGIN) * wins[player] + MARGIN / (1.0 + math.exp(-lead / CLEAR)))
        return results


def spare_cards(state: SevenWondersState, player: int, weights_by_age: list[Taste]) -> list[int]:
    """Return the two cards to use for a stage or a sale: of little use here, of much use to the next player."""
    first: i64 = -1
    second: i64 = -1
    high = -1e9
    next_high = -1e9
    receiver = next_player(state, player)
    weights = weights_by_age[state.age]
    cards: i64 = different(state.cities[player].hand)
    while cards != NO_CARDS:
        card: i64 = card_at(cards, 0)
        cards >>= 8
        use = 0.5 * card_worth(state, receiver, CARDS[card], weights) - card_worth(state, player, CARDS[card], weights)
        if use > high:
            second = first
            next_high = high
            first = card
            high = use
        elif use > next_high:
            second = card
            next_high = use
    return [int(first), int(second)]


def next_player(state: SevenWondersState, player: int) -> int:
    """Return the player who gets this hand next: the left neighbour in the Ages I and III, the right one in Age II."""
    return int(state.right_of(player) if state.age == 2 else state.left_of(player))


def best_action(
    state: SevenWondersState,
    player: int,
    legal: list[int],
    weights_by_age: list[Taste],
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
        key = DOING[action] << 16 | (SUBJECT[action] + 1)
        if key == last:
            continue  # the same action at a higher price
        last = key
        value = action_worth(state, player, action, weights, considers_denial)
        if noise > 0.0:
            value += noise * rng.uniform()
        if value > highest:
            best = action
            highest = value
    return best


def noisy_action(state: SevenWondersState, player: int, weights: Taste, rng: Rng) -> int:
    """Choose the same action as ``choose_best_action`` with noise and without denial, without listing every payment.

    This is the inner loop of rollouts. Only the lowest price of each action matters, and a stage or a sale has the same
    value with every card. Noise is drawn in the order of the actions.
    """
    me = state.cities[player]
    left = state.cities[state.left_of(player)]
    right = state.cities[state.right_of(player)]
    cards: i64 = different(me.hand)
    best = -1
    highest = -1e9
    place: i64 = 0
    while cards >> (8 * place) != 0:
        number: i64 = card_at(cards, place)
        place += 1
        card = CARDS[number]
        packed_purchase: i64 = state.wanted_for(card, me, left, right)
        if counted_ways(me, packed_purchase) == 0:
            continue
        payment: i64 = way(me, packed_purchase, 0)
        value = card_worth(state, player, card, weights)
        if card.cost.coins > 0 and not state.is_free(card, me):
            value -= weights.coins * float(card.cost.coins)
        if payment > 0:
            value -= (weights.coins + weights.payments) * float(LEFT_PART[payment] + RIGHT_PART[payment])
        value += NOISE * rng.uniform()
        if value > highest:
            best = BUILD_AT[number] + int(payment)
            highest = value
    if me.stages < me.stages_in_all:
        stage = next_stage(me)
        packed_purchase = wanted(me, left, right, stage.cost)
        if counted_ways(me, packed_purchase) > 0:
            payment = way(me, packed_purchase, 0)
            base = weights.stages
            for effect in stage.effects:
                base += effect_worth(state, player, effect, weights)
            base -= (weights.coins + weights.payments) * float(LEFT_PART[payment] + RIGHT_PART[payment])
            place = 0
            while cards >> (8 * place) != 0:
                value = base + NOISE * rng.uniform()
                if value > highest:
                    best = STAGE_AT[card_at(cards, place)] + int(payment)
                    highest = value
                place += 1
    sale = weights.coins * SALE
    place = 0
    while cards >> (8 * place) != 0:
        value = sale + NOISE * rng.uniform()
        if value > highest:
            best = SELL_AT[card_at(cards, place)]
            highest = value
        place += 1
    return best


# -- values ----------------------------------------------------------------------------------------------------------


def action_worth(state: SevenWondersState, player: int, action: int, weights: Taste, considers_denial: bool) -> float:
    """Return the value of an action including its price and, optionally, denial."""
    action_type = DOING[action]
    subject = SUBJECT[action]
    me = state.cities[player]
    coin_value = weights.coins
    value = 0.0
    if action_type in (BUILD, DIG):
        card = CARDS[subject]
        value = card_worth(state, player, card, weights)
        if action_type == BUILD and not state.is_free(card, me):
            value -= coin_value * float(card.cost.coins)
    elif action_type == STAGE:
        value = weights.stages
        for effect in next_stage(me).effects:
            value += effect_worth(state, player, effect, weights)
    elif action_type == SELL:
        value = coin_value * SALE
    if action_type in (BUILD, STAGE):
        payment = PAIR[action]
        # coins paid to a neighbour also strengthen an opponent a little
        value -= (coin_value + weights.payments) * float(LEFT_PART[payment] + RIGHT_PART[payment])
    if considers_denial and action_type in (BUILD, STAGE, SELL):
        value += weights.denial * max(0.0, card_worth(state, next_player(state, player), CARDS[subject], weights))
    return value


def card_worth(state: SevenWondersState, player: i64, card: Card, weights: Taste) -> float:
    """Return the value of a card in a player's city, regardless of its cost."""
    if card.stands_in(state.cities[player]):
        return 0.0
    value = weights.chains * float(len(card.gives))
    for effect in card.effects:
        value += effect_worth(state, player, effect, weights)
    return value


def effect_worth(state: SevenWondersState, player: i64, effect: Effect, weights: Taste) -> float:
    """Return the value of an effect for a player."""
    cities = state.cities
    me = cities[player]
    age = state.age
    if isinstance(effect, Points):
        points = float(effect.points(cities, player))
        if effect.number.per:  # more structures will be counted by the end
            points *= weights.growing
        return weights.points * points
    if isinstance(effect, Science):
        return weights.science * science_worth(me, effect.symbol) + weights.science_to_come
    if isinstance(effect, Shields):
        left = cities[state.left_of(player)]
        right = cities[state.right_of(player)]
        return weights.shields * (
            shields_worth(me, left, effect.amount, age, weights.later)
            + shields_worth(me, right, effect.amount, age, weights.later)
        )
    if isinstance(effect, Coins):
        return weights.coins * float(effect.coins(cities, player))
    if isinstance(effect, Produce):
        return resources_worth(me, effect, weights)
    if isinstance(effect, Discount):
        return weights.discounts
    if isinstance(effect, Power):
        return weights.powers * float(4 - age)
    return 0.0


def science_worth(me: City, symbol: int) -> float:
    """Return the points that one more symbol adds now."""
    compasses: i64 = me.science & 255
    gears: i64 = me.science >> 8 & 255
    tablets: i64 = me.science >> 16 & 255
    free: i64 = me.science >> 24 & 255
    before = best_science(compasses, gears, tablets, free)
    after: i64 = 0
    if symbol == 0:
        after = best_science(compasses + 1, gears, tablets, free)
    elif symbol == 1:
        after = best_science(compasses, gears + 1, tablets, free)
    elif symbol == 2:
        after = best_science(compasses, gears, tablets + 1, free)
    else:
        after = best_science(compasses, gears, tablets, free + 1)
    return float(after - before)


def shields_worth(me: City, other: City, more: i64, age: i64, later: float) -> float:
    """Return the points that shields add in the conflicts with one neighbour, in this Age and the later ones."""
    lead: i64 = me.shields - other.shields
    gain = chance(lead + more) - chance(lead)
    value = 0.0
    weight = 1.0
    each: i64 = age
    while each <= AGES:
        value += weight * gain * float(VICTORY[each] + 1)
        weight *= later
        each += 1
    return value


def chance(lead: i64) -> float:
    """Return the chance to win a conflict with this lead in shields."""
    place: i64 = lead + 3
    return CONFLICT[0 if place < 0 else 6 if place > 6 else place]


def resources_worth(me: City, effect: Produce, weights: Taste) -> float:
    """Return the value of a production for a city."""
    value = 0.0
    for each in effect.symbols:
        symbol: i64 = each
        kinds: i64 = symbol if symbol & RAW else symbol >> RAW_KINDS
        made: i64 = me.makes_raw if symbol & RAW else me.makes_goods
        shift: i64 = 4 * (kinds - 1)
        if (made >> shift) & 15 == 0:
            value += weights.new_resources
        else:
            value += weights.more_resources
        if kinds & (kinds - 1):  # a choice of several resources
            value += 0.4 * weights.more_resources
    return value
