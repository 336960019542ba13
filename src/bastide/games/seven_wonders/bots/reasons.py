"""Reasons for an action: what a card or stage gives the city, and what it denies to others."""

from __future__ import annotations

from typing import Final

from bastide.core.action_reason import Reason
from bastide.core.json_data import JsonData, strings_to_json
from bastide.core.state import State
from bastide.games.seven_wonders.bots.heuristic_weights import default_weights_by_age
from bastide.games.seven_wonders.bots.search_heuristics import card_value, next_hand_owner, science_symbol_value
from bastide.games.seven_wonders.rules.action_space import (
    ACTION_PAYMENT,
    ACTION_SUBJECT,
    ACTION_TYPE,
    BUILD,
    DIG,
    SELL,
    SIDE,
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
from bastide.games.seven_wonders.rules.city.resources import RAW_MATERIAL_COUNT, RAW_MATERIALS_MASK, resources_in_symbol
from bastide.games.seven_wonders.rules.city.wonder_boards import BOARDS
from bastide.games.seven_wonders.rules.rulebook_constants import COINS_PER_SALE
from bastide.games.seven_wonders.rules.state.game_state import SevenWondersState
from bastide.games.seven_wonders.rules.turn.construction import next_stage
from bastide.games.seven_wonders.rules.turn.payment_options import COINS_TO_LEFT, COINS_TO_RIGHT

#: Maximum number of reasons for an action.
MAX_REASONS: Final = 3
DEFAULT_WEIGHTS_BY_AGE: Final = default_weights_by_age()
#: A card of at least this value for the next player is worth denying.
DENIAL_THRESHOLD_POINTS: Final = 4.0
#: At this hand size no cards are passed on, because the Age ends.
LAST_HAND_SIZE: Final = 2


def reasons_for(state: State, player: int, action: int) -> list[Reason]:
    """Return the reasons for a legal action, most important first."""
    assert isinstance(state, SevenWondersState)
    action_type = ACTION_TYPE[action]
    me = state.cities[player]
    found: list[Reason] = []
    if action_type == SIDE:
        found = side_reasons(me, ACTION_SUBJECT[action])
    elif action_type in (BUILD, DIG):
        card = CARDS[ACTION_SUBJECT[action]]
        for effect in card.effects:
            found += effect_reasons(state, player, effect)
        found += chain_reasons(state, player, card, action_type == BUILD)
    elif action_type == STAGE:
        found = [Reason("stage", {"number": int(me.stages) + 1, "count": int(me.stage_count)})]
        for effect in next_stage(me).effects:
            found += effect_reasons(state, player, effect)
        found += denial_reasons(state, player, CARDS[ACTION_SUBJECT[action]])
    elif action_type == SELL:
        found = [Reason("coins", {"coins": COINS_PER_SALE})]
        if not any(ACTION_TYPE[other] == BUILD for other in state.legal_actions(player)):
            found.append(Reason("nothing_to_build"))
        found += denial_reasons(state, player, CARDS[ACTION_SUBJECT[action]])
    paid = COINS_TO_LEFT[ACTION_PAYMENT[action]] + COINS_TO_RIGHT[ACTION_PAYMENT[action]]
    found = found[:MAX_REASONS]
    if action_type in (BUILD, STAGE) and paid:
        found.append(Reason("pays", {"coins": paid}))
    return found if found else [Reason("quiet")]


def side_reasons(me: City, side: int) -> list[Reason]:
    """Return the number of stages of a board side, and their points."""
    stages = BOARDS[me.board].sides[side]
    points = 0
    for stage in stages:
        for effect in stage.effects:
            if isinstance(effect, Points):
                points += int(effect.counted_amount.amount)
    return [Reason("side", {"count": len(stages), "points": points})]


def effect_reasons(state: SevenWondersState, player: int, effect: Effect) -> list[Reason]:
    """Return the reasons that an effect gives."""
    cities = state.cities
    if isinstance(effect, Points):
        points = int(effect.points_at_end(cities, player))
        return [Reason("counts" if effect.counted_amount.per else "points", {"points": points})]
    if isinstance(effect, Science):
        return [Reason("science", {"points": int(science_symbol_value(cities[player], effect.symbol))})]
    if isinstance(effect, Shields):
        return [shields_reason(state, player, effect.amount)]
    if isinstance(effect, Coins):
        return [Reason("coins", {"coins": int(effect.coins_when_built(cities, player))})]
    if isinstance(effect, Produce):
        return [production_reason(cities[player], effect)]
    if isinstance(effect, Discount):
        return [Reason("cheaper")]
    return [Reason("power")] if isinstance(effect, Power) else []


def shields_reason(state: SevenWondersState, player: int, more: int) -> Reason:
    """Return how the shields compare to both neighbours."""
    mine = int(state.cities[player].shields) + more
    left, right = int(state.left_of(player)), int(state.right_of(player))
    beaten = [other for other in (left, right) if mine > state.cities[other].shields]
    if len(beaten) == 2:
        return Reason("ahead_of_both", {"shields": more})
    if len(beaten) == 1:
        return Reason("ahead_of_one", {"shields": more, "player": beaten[0]})
    return Reason("catches_up", {"shields": more})


def production_reason(me: City, effect: Produce) -> Reason:
    """Return whether the production is new for the city."""
    names: list[str] = []
    is_new = False
    for symbol in effect.symbols:
        kinds = symbol if symbol & RAW_MATERIALS_MASK else symbol >> RAW_MATERIAL_COUNT
        made = me.makes_raw if symbol & RAW_MATERIALS_MASK else me.makes_goods
        is_new = is_new or (made >> 4 * (kinds - 1)) & 15 == 0
        names += resources_in_symbol(symbol)
    facts: dict[str, JsonData] = {"resources": strings_to_json(sorted(set(names), key=names.index))}
    return Reason("new_resource" if is_new else "more_resource", facts)


def chain_reasons(state: SevenWondersState, player: int, card: Card, built: bool) -> list[Reason]:
    """Return whether a chain makes the card free, and the later cards that it makes free."""
    found: list[Reason] = []
    if built and card.needed_chain_bit & state.cities[player].chains:
        found.append(Reason("free"))
    later = [other.id for other in CARDS if other.needed_chain in card.given_chains and other.age > state.age]
    if later:
        found.append(Reason("leads_to", {"cards": strings_to_json(later)}))
    return found


def denial_reasons(state: SevenWondersState, player: int, card: Card) -> list[Reason]:
    """Return a reason if the card is valuable for the next player."""
    receiver = next_hand_owner(state, player)
    if card_value(state, receiver, card, DEFAULT_WEIGHTS_BY_AGE[state.age]) < DENIAL_THRESHOLD_POINTS:
        return []
    return [Reason("keeps_from", {"card": card.id, "player": receiver})]
