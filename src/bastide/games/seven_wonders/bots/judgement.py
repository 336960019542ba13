"""Judgement on 7 Wonders: what each card and stage is worth to a city as it stands.

Values are in victory points. Points printed are taken as they are; science by what one more symbol adds and what it may
still add; shields by the conflicts they turn; resources by what the city cannot make yet; coins and payments at a third
of a point. Everybody in a playout plays by these values, with some noise.
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
#: The chance of winning a conflict with so many shields more than the neighbour, from -3 to 3.
CONFLICT: Final = [0.05, 0.12, 0.25, 0.45, 0.72, 0.88, 0.96]
#: Points that make one action look e times as promising as another; and the noise in playouts.
KEENNESS: Final = 1.3
NOISE: Final = 2.0
#: How much the margin counts beside victory itself, and how many points make a clear margin.
MARGIN: Final = 0.35
CLEAR: Final = 9.0


@final
class SevenWondersJudgement(Judgement):
    """``denies``: whether it looks at what the next player would do with a card."""

    def __init__(self, denies: bool = True, tastes: list[Taste] | None = None, habits: Habits | None = None) -> None:
        """``tastes`` are what it values, by Age. Where cards are chosen, everybody follows ``habits`` if there are any:
        they say what is played in playouts, and what looks promising."""
        super().__init__()
        self.habits = habits
        self.calibration = calibrated(FOLDER)
        self.denies = denies
        self.tastes = usual_tastes() if tastes is None else tastes

    def prepare(self, state: State, player: int) -> None:
        """The others' secret choices are theirs to make again: sensibly, not at random."""
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
        """Each card once for each thing to do with it, at the lowest price; the best two to bury and to sell."""
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
            doing: i64 = DOING[action]
            subject: i64 = SUBJECT[action]
            if doing != BUILD and subject != first and subject != second:
                continue
            key: i64 = 1000 * doing + subject
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
        return [math.exp((worth - best) / KEENNESS) + 0.02 for worth in worths]

    def turns_left(self, state: State) -> float:
        return float(AGES * LAST_TURN + 1 - state.turn_number())

    def losses(self, state: State, player: int, actions: list[int]) -> list[float]:
        """In victory points."""
        return behind_best(self.worths(state, player, actions))

    def worths(self, state: State, player: int, actions: list[int]) -> list[float]:
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


def spare_cards(state: SevenWondersState, player: int, tastes: list[Taste]) -> list[int]:
    """The two cards of a hand to part with: of least use here, and of most use to whoever gets them next."""
    first: i64 = -1
    second: i64 = -1
    high = -1e9
    next_high = -1e9
    heir = next_player(state, player)
    taste = tastes[state.age]
    cards: i64 = different(state.cities[player].hand)
    while cards != NO_CARDS:
        card: i64 = card_at(cards, 0)
        cards >>= 8
        use = 0.5 * card_worth(state, heir, CARDS[card], taste) - card_worth(state, player, CARDS[card], taste)
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
    """Who gets this hand next: the left neighbour in the Ages I and III, the right one in II."""
    return int(state.right_of(player) if state.age == 2 else state.left_of(player))


def best_action(
    state: SevenWondersState,
    player: int,
    legal: list[int],
    tastes: list[Taste],
    denies: bool,
    noise: float,
    rng: Rng,
) -> int:
    taste = tastes[state.age]
    best = legal[0]
    highest = -1e9
    last = -1
    for action in legal:
        key = DOING[action] << 16 | (SUBJECT[action] + 1)
        if key == last:
            continue  # the same at a higher price
        last = key
        worth = action_worth(state, player, action, taste, denies)
        if noise > 0.0:
            worth += noise * rng.uniform()
        if worth > highest:
            best = action
            highest = worth
    return best


def noisy_action(state: SevenWondersState, player: int, taste: Taste, rng: Rng) -> int:
    """What ``best_action`` chooses with NOISE and without denying, found without listing every payment.

    Playouts spend their time here. Only the lowest price of each deed matters, and a stage or a sale is worth the same
    with every card. Noise is drawn in the order of the actions.
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
        want: i64 = state.wanted_for(card, me, left, right)
        if counted_ways(me, want) == 0:
            continue
        pair: i64 = way(me, want, 0)
        worth = card_worth(state, player, card, taste)
        if card.cost.coins > 0 and not state.is_free(card, me):
            worth -= taste.coins * float(card.cost.coins)
        if pair > 0:
            worth -= (taste.coins + taste.payments) * float(LEFT_PART[pair] + RIGHT_PART[pair])
        worth += NOISE * rng.uniform()
        if worth > highest:
            best = BUILD_AT[number] + int(pair)
            highest = worth
    if me.stages < me.stages_in_all:
        stage = next_stage(me)
        want = wanted(me, left, right, stage.cost)
        if counted_ways(me, want) > 0:
            pair = way(me, want, 0)
            base = taste.stages
            for effect in stage.effects:
                base += effect_worth(state, player, effect, taste)
            base -= (taste.coins + taste.payments) * float(LEFT_PART[pair] + RIGHT_PART[pair])
            place = 0
            while cards >> (8 * place) != 0:
                worth = base + NOISE * rng.uniform()
                if worth > highest:
                    best = STAGE_AT[card_at(cards, place)] + int(pair)
                    highest = worth
                place += 1
    sale = taste.coins * SALE
    place = 0
    while cards >> (8 * place) != 0:
        worth = sale + NOISE * rng.uniform()
        if worth > highest:
            best = SELL_AT[card_at(cards, place)]
            highest = worth
        place += 1
    return best


# -- values ----------------------------------------------------------------------------------------


def action_worth(state: SevenWondersState, player: int, action: int, taste: Taste, denies: bool) -> float:
    doing = DOING[action]
    subject = SUBJECT[action]
    me = state.cities[player]
    coin = taste.coins
    worth = 0.0
    if doing in (BUILD, DIG):
        card = CARDS[subject]
        worth = card_worth(state, player, card, taste)
        if doing == BUILD and not state.is_free(card, me):
            worth -= coin * float(card.cost.coins)
    elif doing == STAGE:
        worth = taste.stages
        for effect in next_stage(me).effects:
            worth += effect_worth(state, player, effect, taste)
    elif doing == SELL:
        worth = coin * SALE
    if doing in (BUILD, STAGE):
        pair = PAIR[action]
        # what is paid is lost here and gained there; a little of the latter matters
        worth -= (coin + taste.payments) * float(LEFT_PART[pair] + RIGHT_PART[pair])
    if denies and doing in (BUILD, STAGE, SELL):
        worth += taste.denial * max(0.0, card_worth(state, next_player(state, player), CARDS[subject], taste))
    return worth


def card_worth(state: SevenWondersState, player: i64, card: Card, taste: Taste) -> float:
    """What a card would be worth in a player's city, whatever it costs."""
    if card.stands_in(state.cities[player]):
        return 0.0
    worth = taste.chains * float(len(card.gives))
    for effect in card.effects:
        worth += effect_worth(state, player, effect, taste)
    return worth


def effect_worth(state: SevenWondersState, player: i64, effect: Effect, taste: Taste) -> float:
    cities = state.cities
    me = cities[player]
    age = state.age
    if isinstance(effect, Points):
        points = float(effect.points(cities, player))
        if effect.number.per:  # there will be more to count by the end
            points *= taste.growing
        return taste.points * points
    if isinstance(effect, Science):
        return taste.science * science_worth(me, effect.symbol) + taste.science_to_come
    if isinstance(effect, Shields):
        left = cities[state.left_of(player)]
        right = cities[state.right_of(player)]
        return taste.shields * (
            shields_worth(me, left, effect.amount, age, taste.later)
            + shields_worth(me, right, effect.amount, age, taste.later)
        )
    if isinstance(effect, Coins):
        return taste.coins * float(effect.coins(cities, player))
    if isinstance(effect, Produce):
        return resources_worth(me, effect, taste)
    if isinstance(effect, Discount):
        return taste.discounts
    if isinstance(effect, Power):
        return taste.powers * float(4 - age)
    return 0.0


def science_worth(me: City, symbol: int) -> float:
    """The points that one more symbol adds now."""
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
    """The points that shields add by the conflicts with one neighbour, in this Age and the later ones."""
    lead: i64 = me.shields - other.shields
    gain = chance(lead + more) - chance(lead)
    worth = 0.0
    weight = 1.0
    each: i64 = age
    while each <= AGES:
        worth += weight * gain * float(VICTORY[each] + 1)
        weight *= later
        each += 1
    return worth


def chance(lead: i64) -> float:
    """The chance of winning a conflict with so many shields more."""
    place: i64 = lead + 3
    return CONFLICT[0 if place < 0 else 6 if place > 6 else place]


def resources_worth(me: City, effect: Produce, taste: Taste) -> float:
    worth = 0.0
    for each in effect.symbols:
        symbol: i64 = each
        kinds: i64 = symbol if symbol & RAW else symbol >> RAW_KINDS
        made: i64 = me.makes_raw if symbol & RAW else me.makes_goods
        shift: i64 = 4 * (kinds - 1)
        if (made >> shift) & 15 == 0:
            worth += taste.new_resources
        else:
            worth += taste.more_resources
        if kinds & (kinds - 1):  # a choice of several
            worth += 0.4 * taste.more_resources
    return worth
