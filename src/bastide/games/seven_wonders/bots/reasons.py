"""What speaks for an action: what a card or a stage brings to the city as it stands, and what it keeps from others."""

from __future__ import annotations

from typing import Final

from bastide.core.plain import Plain, plain_words
from bastide.core.reason import Reason
from bastide.core.state import State
from bastide.games.seven_wonders.bots.judgement import card_worth, next_player, science_worth
from bastide.games.seven_wonders.bots.taste import usual_tastes
from bastide.games.seven_wonders.rules.actions import BUILD, DIG, DOING, PAIR, SELL, SIDE, STAGE, SUBJECT
from bastide.games.seven_wonders.rules.cards.card import Card
from bastide.games.seven_wonders.rules.cards.cards import CARDS
from bastide.games.seven_wonders.rules.city.boards import BOARDS
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
from bastide.games.seven_wonders.rules.city.resources import RAW, RAW_KINDS, resources_of
from bastide.games.seven_wonders.rules.constants import SALE
from bastide.games.seven_wonders.rules.state.hand import cards_in, size_of
from bastide.games.seven_wonders.rules.state.state import SevenWondersState
from bastide.games.seven_wonders.rules.turn.construction import next_stage
from bastide.games.seven_wonders.rules.turn.trade import LEFT_PART, RIGHT_PART

#: So many reasons are enough for an action.
MOST: Final = 3
USUAL_TASTES: Final = usual_tastes()
#: A card that is worth so many points to the next player is worth to be kept from them.
DEAR: Final = 4.0
#: Of so few cards none are handed on: the Age is over.
LAST: Final = 2


def reasons(state: State, player: int, action: int) -> list[Reason]:
    """What a legal action has to be said for it, the weightiest first."""
    assert isinstance(state, SevenWondersState)
    doing = DOING[action]
    me = state.cities[player]
    found: list[Reason] = []
    if doing == SIDE:
        found = of_side(me, SUBJECT[action])
    elif doing in (BUILD, DIG):
        card = CARDS[SUBJECT[action]]
        for effect in card.effects:
            found += of_effect(state, player, effect)
        found += of_chains(state, player, card, doing == BUILD)
    elif doing == STAGE:
        found = [Reason("stage", {"number": int(me.stages) + 1, "count": int(me.stages_in_all)})]
        for effect in next_stage(me).effects:
            found += of_effect(state, player, effect)
        found += of_denial(state, player, CARDS[SUBJECT[action]])
    elif doing == SELL:
        found = [Reason("coins", {"coins": SALE})]
        if not any(DOING[other] == BUILD for other in state.legal_actions(player)):
            found.append(Reason("nothing_to_build"))
        found += of_denial(state, player, CARDS[SUBJECT[action]])
    paid = LEFT_PART[PAIR[action]] + RIGHT_PART[PAIR[action]]
    found = found[:MOST]
    if doing in (BUILD, STAGE) and paid:
        found.append(Reason("pays", {"coins": paid}))
    return found if found else [Reason("quiet")]


def drawbacks(state: State, player: int, action: int) -> list[Reason]:
    """What a legal action has to be said against it: the best card that it hands on to the next player."""
    assert isinstance(state, SevenWondersState)
    hand = state.cities[player].hand
    if DOING[action] not in (BUILD, STAGE, SELL) or size_of(hand) <= LAST:
        return []
    heir = next_player(state, player)
    dearest = -1
    most = DEAR
    used = SUBJECT[action]
    for card in cards_in(hand):
        worth = card_worth(state, heir, CARDS[card], USUAL_TASTES[state.age])
        if card != used and worth >= most:
            dearest = card
            most = worth
    return [] if dearest < 0 else [Reason("hands_on", {"card": CARDS[dearest].id, "player": heir})]


def of_side(me: City, side: int) -> list[Reason]:
    """How many stages a side of the board has, and what they are worth."""
    stages = BOARDS[me.board].sides[side]
    points = 0
    for stage in stages:
        for effect in stage.effects:
            if isinstance(effect, Points):
                points += int(effect.number.amount)
    return [Reason("side", {"count": len(stages), "points": points})]


def of_effect(state: SevenWondersState, player: int, effect: Effect) -> list[Reason]:
    cities = state.cities
    if isinstance(effect, Points):
        points = int(effect.points(cities, player))
        return [Reason("counts" if effect.number.per else "points", {"points": points})]
    if isinstance(effect, Science):
        return [Reason("science", {"points": int(science_worth(cities[player], effect.symbol))})]
    if isinstance(effect, Shields):
        return [of_shields(state, player, effect.amount)]
    if isinstance(effect, Coins):
        return [Reason("coins", {"coins": int(effect.coins(cities, player))})]
    if isinstance(effect, Produce):
        return [of_produce(cities[player], effect)]
    if isinstance(effect, Discount):
        return [Reason("cheaper")]
    return [Reason("power")] if isinstance(effect, Power) else []


def of_shields(state: SevenWondersState, player: int, more: int) -> Reason:
    """How the city will stand against its neighbours."""
    mine = int(state.cities[player].shields) + more
    left, right = int(state.left_of(player)), int(state.right_of(player))
    beaten = [other for other in (left, right) if mine > state.cities[other].shields]
    if len(beaten) == 2:
        return Reason("ahead_of_both", {"shields": more})
    if len(beaten) == 1:
        return Reason("ahead_of_one", {"shields": more, "player": beaten[0]})
    return Reason("catches_up", {"shields": more})


def of_produce(me: City, effect: Produce) -> Reason:
    """Whether the city can make these things already."""
    names: list[str] = []
    is_new = False
    for symbol in effect.symbols:
        kinds = symbol if symbol & RAW else symbol >> RAW_KINDS
        made = me.makes_raw if symbol & RAW else me.makes_goods
        is_new = is_new or (made >> 4 * (kinds - 1)) & 15 == 0
        names += resources_of(symbol)
    facts: dict[str, Plain] = {"resources": plain_words(sorted(set(names), key=names.index))}
    return Reason("new_resource" if is_new else "more_resource", facts)


def of_chains(state: SevenWondersState, player: int, card: Card, built: bool) -> list[Reason]:
    """What a card costs nothing for, and what will cost nothing for it."""
    found: list[Reason] = []
    if built and card.needs_bit & state.cities[player].chains:
        found.append(Reason("free"))
    later = [other.id for other in CARDS if other.needs in card.gives and other.age > state.age]
    if later:
        found.append(Reason("leads_to", {"cards": plain_words(later)}))
    return found


def of_denial(state: SevenWondersState, player: int, card: Card) -> list[Reason]:
    """What whoever gets this hand next would have liked."""
    heir = next_player(state, player)
    if card_worth(state, heir, card, USUAL_TASTES[state.age]) < DEAR:
        return []
    return [Reason("keeps_from", {"card": card.id, "player": heir})]
