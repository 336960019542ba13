"""Reasons why an action is illegal, as data: a code and the facts for its message."""

from __future__ import annotations

from bastide.core.action_reason import Refusal
from bastide.core.json_data import JsonData
from bastide.games.seven_wonders.rules.action_space import (
    ACTION_SPACE,
    ACTION_SUBJECT,
    ACTION_TYPE,
    DIG,
    DIG_NOTHING,
    SELL,
    SIDE,
    STAGE,
)
from bastide.games.seven_wonders.rules.cards.card_catalogue import CARDS
from bastide.games.seven_wonders.rules.city.resources import Cost
from bastide.games.seven_wonders.rules.city.wonder_boards import BOARD_IDS
from bastide.games.seven_wonders.rules.rulebook_constants import CHOOSE_SIDE, DIGGING
from bastide.games.seven_wonders.rules.state.base_state import SevenWondersBaseState
from bastide.games.seven_wonders.rules.state.packed_hand import hand_contains
from bastide.games.seven_wonders.rules.turn.construction import next_stage
from bastide.games.seven_wonders.rules.turn.payment_options import (
    COINS_TO_LEFT,
    COINS_TO_RIGHT,
    FREE_PAYMENT,
    MAX_PAYMENT_COINS,
    list_payments,
)


def find_refusal(state: SevenWondersBaseState, player: int, action: int) -> Refusal | None:
    """Return the rule that forbids an action to a player who is to move; None if no particular rule does."""
    city = state.cities[player]
    board = BOARD_IDS[city.board]
    if state.phase == CHOOSE_SIDE:
        return Refusal("side_first", {"board": board})
    if state.phase == DIGGING:
        return _find_dig_refusal(state, player, action)
    if not 0 <= action < ACTION_SPACE:
        return None
    action_type = ACTION_TYPE[action]
    if action_type == SIDE:
        return Refusal("side_chosen")
    if action_type in (DIG, DIG_NOTHING):
        return Refusal("not_digging")
    card = CARDS[ACTION_SUBJECT[action]]
    if not hand_contains(city.hand, ACTION_SUBJECT[action]):
        return Refusal("not_in_hand", {"card": card.id})
    if action_type == SELL:
        return None
    if action_type == STAGE:
        if city.stages == city.stage_count:
            return Refusal("all_stages", {"board": board})
        return _find_payment_refusal(state, player, "_stage", {"stage": int(city.stages) + 1}, next_stage(city).cost)
    if card.is_built_in(city):
        return Refusal("stands", {"card": card.id})
    if state.is_free_for(card, city):
        return Refusal("free", {"card": card.id})
    if card.cost.coins > 0:
        return Refusal("coins", {"card": card.id, "price": int(card.cost.coins), "coins": int(city.coins)})
    return _find_payment_refusal(state, player, "", {"card": card.id}, card.cost)


def _find_dig_refusal(state: SevenWondersBaseState, player: int, action: int) -> Refusal:
    if not 0 <= action < ACTION_SPACE or ACTION_TYPE[action] != DIG:
        return Refusal("only_dig", {"board": BOARD_IDS[state.cities[player].board]})
    card = CARDS[ACTION_SUBJECT[action]]
    if card.is_built_in(state.cities[player]):
        return Refusal("stands", {"card": card.id})
    return Refusal("not_discarded", {"card": card.id})


def _find_payment_refusal(
    state: SevenWondersBaseState, player: int, kind: str, what: dict[str, JsonData], cost: Cost
) -> Refusal:
    """Return why a payment for a card (``kind`` is empty) or for a stage (``kind`` is ``"_stage"``) is wrong."""
    city = state.cities[player]
    left = state.cities[state.left_of(player)]
    right = state.cities[state.right_of(player)]
    facts: dict[str, JsonData] = {**what, "resources": cost.resource_names()}
    rich = city.clone()
    rich.coins = MAX_PAYMENT_COINS
    options = list_payments(rich, left, right, cost)
    if not options:
        return Refusal(f"out_of_reach{kind}", facts)
    if options == FREE_PAYMENT:
        return Refusal(f"own_resources{kind}", facts)
    left_part, right_part = COINS_TO_LEFT[options[0]], COINS_TO_RIGHT[options[0]]
    if left_part + right_part > city.coins:
        return Refusal(f"too_dear{kind}", {**facts, "price": left_part + right_part, "coins": int(city.coins)})
    return Refusal(f"wrong_payment{kind}", {**facts, "left": left_part, "right": right_part})
