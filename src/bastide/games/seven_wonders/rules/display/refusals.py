"""Reasons why an action is illegal, as data: a code and the facts for its message."""

from __future__ import annotations

from bastide.core.plain import Plain
from bastide.core.reason import Refusal
from bastide.games.seven_wonders.rules.actions import (
    ACTION_SPACE,
    DIG,
    DIG_NOTHING,
    DOING,
    SELL,
    SIDE,
    STAGE,
    SUBJECT,
)
from bastide.games.seven_wonders.rules.cards.cards import CARDS
from bastide.games.seven_wonders.rules.city.boards import BOARD_IDS
from bastide.games.seven_wonders.rules.city.resources import Cost
from bastide.games.seven_wonders.rules.constants import CHOOSE_SIDE, DIGGING
from bastide.games.seven_wonders.rules.state.circle import Circle
from bastide.games.seven_wonders.rules.state.hand import holds
from bastide.games.seven_wonders.rules.turn.construction import next_stage
from bastide.games.seven_wonders.rules.turn.trade import LEFT_PART, MOST_COINS, NOTHING_TO_PAY, RIGHT_PART, payments


def why_not(state: Circle, player: int, action: int) -> Refusal | None:
    """Return the rule that forbids an action to a player who is to move; None if no particular rule does."""
    city = state.cities[player]
    board = BOARD_IDS[city.board]
    if state.phase == CHOOSE_SIDE:
        return Refusal("side_first", {"board": board})
    if state.phase == DIGGING:
        return _find_dig_refusal(state, player, action)
    if not 0 <= action < ACTION_SPACE:
        return None
    action_type = DOING[action]
    if action_type == SIDE:
        return Refusal("side_chosen")
    if action_type in (DIG, DIG_NOTHING):
        return Refusal("not_digging")
    card = CARDS[SUBJECT[action]]
    if not holds(city.hand, SUBJECT[action]):
        return Refusal("not_in_hand", {"card": card.id})
    if action_type == SELL:
        return None
    if action_type == STAGE:
        if city.stages == city.stages_in_all:
            return Refusal("all_stages", {"board": board})
        return _find_payment_refusal(state, player, "_stage", {"stage": int(city.stages) + 1}, next_stage(city).cost)
    if card.stands_in(city):
        return Refusal("stands", {"card": card.id})
    if state.is_free(card, city):
        return Refusal("free", {"card": card.id})
    if card.cost.coins > 0:
        return Refusal("coins", {"card": card.id, "price": int(card.cost.coins), "coins": int(city.coins)})
    return _find_payment_refusal(state, player, "", {"card": card.id}, card.cost)


def _find_dig_refusal(state: Circle, player: int, action: int) -> Refusal:
    if not 0 <= action < ACTION_SPACE or DOING[action] != DIG:
        return Refusal("only_dig", {"board": BOARD_IDS[state.cities[player].board]})
    card = CARDS[SUBJECT[action]]
    if card.stands_in(state.cities[player]):
        return Refusal("stands", {"card": card.id})
    return Refusal("not_discarded", {"card": card.id})


def _find_payment_refusal(state: Circle, player: int, kind: str, what: dict[str, Plain], cost: Cost) -> Refusal:
    """Return why a payment for a card (``kind`` is empty) or for a stage (``kind`` is ``"_stage"``) is wrong."""
    city = state.cities[player]
    left = state.cities[state.left_of(player)]
    right = state.cities[state.right_of(player)]
    facts: dict[str, Plain] = {**what, "resources": cost.named()}
    rich = city.clone()
    rich.coins = MOST_COINS
    options = payments(rich, left, right, cost)
    if not options:
        return Refusal(f"out_of_reach{kind}", facts)
    if options == NOTHING_TO_PAY:
        return Refusal(f"own_resources{kind}", facts)
    left_part, right_part = LEFT_PART[options[0]], RIGHT_PART[options[0]]
    if left_part + right_part > city.coins:
        return Refusal(f"too_dear{kind}", {**facts, "price": left_part + right_part, "coins": int(city.coins)})
    return Refusal(f"wrong_payment{kind}", {**facts, "left": left_part, "right": right_part})
