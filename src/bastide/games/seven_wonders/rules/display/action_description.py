"""Descriptions of actions in a position: as JSON data, and in full notation with the purchased resources."""

from __future__ import annotations

from mypy_extensions import i64

from bastide.core.json_data import JsonData
from bastide.games.seven_wonders.rules.action_space import (
    ACTION_PAYMENT,
    ACTION_SUBJECT,
    ACTION_TYPE,
    ACTION_TYPE_IDS,
    BUILD,
    SIDE,
    STAGE,
    action_notation,
    payment_notation,
)
from bastide.games.seven_wonders.rules.cards.card_catalogue import CARDS
from bastide.games.seven_wonders.rules.city.board_definition import SIDES
from bastide.games.seven_wonders.rules.city.resources import resource_names
from bastide.games.seven_wonders.rules.display.payment_breakdown import resources_bought
from bastide.games.seven_wonders.rules.rulebook_constants import NOT_CHOSEN
from bastide.games.seven_wonders.rules.state.base_state import SevenWondersBaseState
from bastide.games.seven_wonders.rules.turn.construction import next_stage
from bastide.games.seven_wonders.rules.turn.payment_options import COINS_TO_LEFT, COINS_TO_RIGHT


def describe_action(state: SevenWondersBaseState, player: int, action: int) -> dict[str, JsonData]:
    """Describe an action as JSON data.

    For builds and stages this includes the coins to the bank and to each neighbour, and the resources bought.
    """
    action_type = ACTION_TYPE[action]
    description: dict[str, JsonData] = {"do": ACTION_TYPE_IDS[action_type]}
    if action_type == SIDE:
        description["side"] = SIDES[ACTION_SUBJECT[action]]
    elif ACTION_SUBJECT[action] >= 0:
        description["card"] = CARDS[ACTION_SUBJECT[action]].id
    if action_type not in (BUILD, STAGE):
        return description
    payment = ACTION_PAYMENT[action]
    left_resources, right_resources = resources_bought_by(state, player, action)
    description["bank"] = int(coins_to_bank(state, player, action))
    description["left"] = COINS_TO_LEFT[payment]
    description["left_player"] = int(state.left_of(player))
    description["left_resources"] = left_resources
    description["right"] = COINS_TO_RIGHT[payment]
    description["right_player"] = int(state.right_of(player))
    description["right_resources"] = right_resources
    return description


def full_notation(state: SevenWondersBaseState, player: int, action: int) -> str:
    """Return the notation with purchases: ``build palace paying left 2 for wood right 3 for stone glass``."""
    if ACTION_PAYMENT[action] == 0:
        return action_notation(action)
    left_resources, right_resources = resources_bought_by(state, player, action)
    free_form = action_notation(action - ACTION_PAYMENT[action])
    return free_form + payment_notation(
        ACTION_PAYMENT[action], _join_names(left_resources), _join_names(right_resources)
    )


def resources_bought_by(
    state: SevenWondersBaseState, player: int, action: int
) -> tuple[list[JsonData], list[JsonData]]:
    """Return the resources that a legal action buys from the left and from the right neighbour."""
    if ACTION_PAYMENT[action] == 0:
        return [], []
    me = state.cities[player]
    left = state.cities[state.left_of(player)]
    right = state.cities[state.right_of(player)]
    cost = CARDS[ACTION_SUBJECT[action]].cost if ACTION_TYPE[action] == BUILD else next_stage(me).cost
    left_resources, right_resources = resources_bought(me, left, right, cost, ACTION_PAYMENT[action])
    return resource_names(left_resources), resource_names(right_resources)


def coins_to_bank(state: SevenWondersBaseState, player: i64, action: i64) -> i64:
    """Return the coins that an action pays to the bank: the printed coins of a card that is not free."""
    if ACTION_TYPE[action] != BUILD:
        return 0
    card = CARDS[ACTION_SUBJECT[action]]
    coins: i64 = card.cost.coins
    return 0 if coins == 0 or state.is_free_for(card, state.cities[player]) else coins


def _join_names(names: list[JsonData]) -> str:
    return " ".join([str(name) for name in names])


def describe_public_move(move: int) -> dict[str, JsonData] | None:
    """Describe the last move of a player as the others saw it; None before the first move.

    The card is named only if it was constructed.
    """
    if move == NOT_CHOSEN:
        return None
    return {
        "do": ACTION_TYPE_IDS[ACTION_TYPE[move]],
        "card": CARDS[ACTION_SUBJECT[move]].id if ACTION_TYPE[move] == BUILD else None,
        "left": COINS_TO_LEFT[ACTION_PAYMENT[move]],
        "right": COINS_TO_RIGHT[ACTION_PAYMENT[move]],
    }
