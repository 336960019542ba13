"""Reasons for and against an action: what a card or stage gives the city, and what it denies to others."""

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

#: Maximum number of reasons for an action.
MOST: Final = 3
USUAL_TASTES: Final = usual_tastes()
#: A card of at least this value for the next player is worth denying.
DEAR: Final = 4.0
#: At this hand size no cards are passed on, because the Age ends.
LAST: Final = 2


def reasons(state: State, player: int, action: int) -> list[Reason]:
    """Return the reasons for a legal action, most important first."""
    assert isinstance(state, SevenWondersState)
    action_type = DOING[action]
    me = state.cities[player]
    found: list[Reason] = []
    if action_type == SIDE:
        found = of_side(me, SUBJECT[action])
    elif action_type in (BUILD, DIG):
        card = CARDS[SUBJECT[action]]
        for effect in card.effects:
            found += of_effect(state, player, effect)
        found += of_chains(state, player, card, action_type == BUILD)
    elif action_type == STAGE:
        found = [Reason("stage", {"number": int(me.stages) + 1, "count": int(me.stages_in_all)})]
        for effect in next_stage(me).effects:
            found += of_effect(state, player, effect)
        found += of_denial(state, player, CARDS[SUBJECT[action]])
    elif action_type == SELL:
        found = [Reason("coins", {"coins": SALE})]
        if not any(DOING[other] == BUILD for other in state.legal_actions(player)):
            found.append(Reason("nothing_to_build"))
        found += of_denial(state, player, CARDS[SUBJECT[action]])
    paid = LEFT_PART[PAIR[action]] + RIGHT_PART[PAIR[action]]
    found = found[:MOST]
    if action_type in (BUILD, STAGE) and paid:
        found.append(Reason("pays", {"coins": paid}))
    return found if found else [Reason("quiet")]


def drawbacks(state: State, player: int, action: int) -> list[Reason]:
    """Return the reasons against a legal action: the best card that it passes on to the next player."""
    assert isinstance(state, SevenWondersState)
    hand = state.cities[player].hand
    if DOING[action] not in (BUILD, STAGE, SELL) or size_of(hand) <= LAST:
        return []
    receiver = next_player(state, player)
    best_card = -1
    best_value = DEAR
    used = SUBJECT[action]
    for card in cards_in(hand):
        value = card_worth(state, receiver, CARDS[card], USUAL_TASTES[state.age])
        if card != used and value >= best_value:
            best_card = card
            best_value = value
    return [] if best_card < 0 else [Reason("hands_on", {"card": CARDS[best_card].id, "player": receiver})]


def of_side(me: City, side: int) -> list[Reason]:
    """Return the number of stages of a board side, and their points."""
    stages = BOARDS[me.board].sides[side]
    points = 0
    for stage in stages:
        for effect in stage.effects:
            if isinstance(effect, Points):
                points += int(effect.number.amount)
    return [Reason("side", {"count": len(stages), "points": points})]


def of_effect(state: SevenWondersState, player: int, effect: Effect) -> list[Reason]:
    """Return the reasons that an effect gives."""
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
    """Return how the shields compare to both neighbours."""
    mine = int(state.cities[player].shields) + more
    left, right = int(state.left_of(player)), int(state.right_of(player))
    beaten = [other for other in (left, right) if mine > state.cities[other].shields]
    if len(beaten) == 2:
        return Reason("ahead_of_both", {"shields": more})
    if len(beaten) == 1:
        return Reason("ahead_of_one", {"shields": more, "player": beaten[0]})
    return Reason("catches_up", {"shields": more})


def of_produce(me: City, effect: Produce) -> Reason:
    """Return whether the production is new for the city."""
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
    """Return whether a chain makes the card free, and the later cards that it makes free."""
    found: list[Reason] = []
    if built and card.needs_bit & state.cities[player].chains:
        found.append(Reason("free"))
    later = [other.id for other in CARDS if other.needs in card.gives and other.age > state.age]
    if later:
        found.append(Reason("leads_to", {"cards": plain_words(later)}))
    return found


def of_denial(state: SevenWondersState, player: int, card: Card) -> list[Reason]:
    """Return a reason if the card is valuable for the next player."""
    receiver = next_player(state, player)
    if card_worth(state, receiver, card, USUAL_TASTES[state.age]) < DEAR:
        return []
    return [Reason("keeps_from", {"card": card.id, "player": receiver})]
