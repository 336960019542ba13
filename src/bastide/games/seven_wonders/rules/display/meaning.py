"""Descriptions of actions in a position: as JSON data, and in full notation with the purchased resources."""

from __future__ import annotations

from mypy_extensions import i64

from bastide.core.plain import Plain
from bastide.games.seven_wonders.rules.actions import BUILD, DOING, DOINGS, PAIR, SIDE, STAGE, SUBJECT, paying, written
from bastide.games.seven_wonders.rules.cards.cards import CARDS
from bastide.games.seven_wonders.rules.city.boards import SIDES
from bastide.games.seven_wonders.rules.city.resources import units_named
from bastide.games.seven_wonders.rules.constants import NOT_YET
from bastide.games.seven_wonders.rules.state.circle import Circle
from bastide.games.seven_wonders.rules.turn.construction import next_stage
from bastide.games.seven_wonders.rules.turn.purchases import bought
from bastide.games.seven_wonders.rules.turn.trade import LEFT_PART, RIGHT_PART


def meaning(state: Circle, player: int, action: int) -> dict[str, Plain]:
    """Describe an action as JSON data.

    For builds and stages this includes the coins to the bank and to each neighbour, and the resources bought.
    """
    action_type = DOING[action]
    description: dict[str, Plain] = {"do": DOINGS[action_type]}
    if action_type == SIDE:
        description["side"] = SIDES[SUBJECT[action]]
    elif SUBJECT[action] >= 0:
        description["card"] = CARDS[SUBJECT[action]].id
    if action_type not in (BUILD, STAGE):
        return description
    payment = PAIR[action]
    left_resources, right_resources = purchases(state, player, action)
    description["bank"] = int(for_the_bank(state, player, action))
    description["left"] = LEFT_PART[payment]
    description["left_player"] = int(state.left_of(player))
    description["left_resources"] = left_resources
    description["right"] = RIGHT_PART[payment]
    description["right_player"] = int(state.right_of(player))
    description["right_resources"] = right_resources
    return description


def notation(state: Circle, player: int, action: int) -> str:
    """Return the notation with purchases: ``build palace paying left 2 for wood right 3 for stone glass``."""
    if PAIR[action] == 0:
        return written(action)
    left_resources, right_resources = purchases(state, player, action)
    free_form = written(action - PAIR[action])
    return free_form + paying(PAIR[action], _join_names(left_resources), _join_names(right_resources))


def purchases(state: Circle, player: int, action: int) -> tuple[list[Plain], list[Plain]]:
    """Return the resources that a legal action buys from the left and from the right neighbour."""
    if PAIR[action] == 0:
        return [], []
    me = state.cities[player]
    left = state.cities[state.left_of(player)]
    right = state.cities[state.right_of(player)]
    cost = CARDS[SUBJECT[action]].cost if DOING[action] == BUILD else next_stage(me).cost
    left_resources, right_resources = bought(me, left, right, cost, PAIR[action])
    return units_named(left_resources), units_named(right_resources)


def for_the_bank(state: Circle, player: i64, action: i64) -> i64:
    """Return the coins that an action pays to the bank: the printed coins of a card that is not free."""
    if DOING[action] != BUILD:
        return 0
    card = CARDS[SUBJECT[action]]
    coins: i64 = card.cost.coins
    return 0 if coins == 0 or state.is_free(card, state.cities[player]) else coins


def _join_names(names: list[Plain]) -> str:
    return " ".join([str(name) for name in names])


def seen_move(move: int) -> dict[str, Plain] | None:
    """Describe the last move of a player as the others saw it; None before the first move.

    The card is named only if it was constructed.
    """
    if move == NOT_YET:
        return None
    return {
        "do": DOINGS[DOING[move]],
        "card": CARDS[SUBJECT[move]].id if DOING[move] == BUILD else None,
        "left": LEFT_PART[PAIR[move]],
        "right": RIGHT_PART[PAIR[move]],
    }
