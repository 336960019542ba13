"""Evaluation of the conditions of a buy list."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bastide.games.dominion.bots.buy_lists.condition_opcodes import (
    ACTION_PHASE,
    ACTIONS,
    AND,
    AT_LEAST,
    AT_MOST,
    BUYS,
    COINS,
    COST,
    DECK,
    DIVIDED,
    EMPTY_PILES,
    EQUAL,
    GAINS_TO_END,
    HAVE,
    HAVE_KIND,
    IN_HAND,
    IN_HAND_KIND,
    IN_PLAY,
    IN_PLAY_KIND,
    LAST_QUANTITY,
    LAST_UNARY,
    LEAD,
    LEFT,
    LESS,
    MAXIMUM,
    MINIMUM,
    MINUS,
    MONEY,
    MORE,
    NOT,
    NUMBER,
    ON_TABLE,
    OR,
    PLAYERS,
    PLUS,
    POINTS,
    SMALLEST_PILE,
    THEIR_POINTS,
    THEIRS,
    THEIRS_KIND,
    TIMES,
    TURN,
    UNEQUAL,
)
from bastide.games.dominion.bots.buy_lists.condition_tree import ConditionNode
from bastide.games.dominion.bots.card_choices.card_values import (
    IS_DRAW_CARD,
    MIN_NONTERMINAL_ORDER,
    MIN_VILLAGE_ORDER,
    PLAY_ORDER,
    total_treasure_coins,
)
from bastide.games.dominion.rules.cards.basic_card_numbers import COLONY, PROVINCE
from bastide.games.dominion.rules.cards.printed_card import ACTION, ATTACK, CARDS, REACTION, TREASURE, VICTORY
from bastide.games.dominion.rules.state.seat_queries import DominionSeat

#: By kind and card: 1 if the card is of that kind, else 0.
KIND_MEMBERSHIP: Final[list[bytes]] = [
    bytes([1] * len(CARDS)),
    bytes([1 if card.types & ACTION else 0 for card in CARDS]),
    bytes([1 if card.types & TREASURE else 0 for card in CARDS]),
    bytes([1 if card.types & VICTORY else 0 for card in CARDS]),
    bytes([1 if 0 < order < MIN_NONTERMINAL_ORDER else 0 for order in PLAY_ORDER]),
    bytes([1 if order >= MIN_VILLAGE_ORDER else 0 for order in PLAY_ORDER]),
    bytes([1 if card.types & ATTACK else 0 for card in CARDS]),
    bytes([1 if card.types & REACTION else 0 for card in CARDS]),
    IS_DRAW_CARD,
]


def is_condition_true(test: ConditionNode | None, seat: DominionSeat, coins: i64) -> bool:
    """Whether a condition is true; None is always true. ``coins`` is the value of that word."""
    return test is None or evaluate_condition(test, seat, coins) != 0


def evaluate_condition(term: ConditionNode, seat: DominionSeat, coins: i64) -> i64:
    """Evaluate a node of a condition tree. ``and`` is short-circuited."""
    operation = term.operation
    if operation <= LAST_QUANTITY:
        return evaluate_quantity(operation, term.argument, seat, coins)
    assert term.left is not None
    left = evaluate_condition(term.left, seat, coins)
    if operation <= LAST_UNARY:
        return 1 - left if operation == NOT else -left
    if operation == AND and left == 0:
        return 0
    assert term.right is not None
    return apply_binary_operation(operation, term.argument, left, evaluate_condition(term.right, seat, coins), seat)


def evaluate_quantity(operation: i64, argument: i64, seat: DominionSeat, coins: i64) -> i64:
    """Evaluate a quantity; frequent ones first."""
    if operation == NUMBER:
        return argument
    if operation == LEFT:
        return seat.supply_left(argument)
    if operation == HAVE:
        return seat.count_owned(seat.player, argument)
    if operation == COINS:
        return coins
    if operation == MONEY:
        return total_treasure_coins(seat)
    if operation == TURN:
        return seat.turns(seat.player)
    if operation == IN_PLAY:
        return seat.count_in_play(seat.player, argument)
    if operation == HAVE_KIND:
        return seat.sum_over_owned(seat.player, KIND_MEMBERSHIP[argument])
    if operation == IN_PLAY_KIND:
        return sum(
            [seat.count_in_play(seat.player, card) for card in range(len(CARDS)) if KIND_MEMBERSHIP[argument][card]]
        )
    if operation == BUYS:
        return seat.buys()
    if operation == EMPTY_PILES:
        return seat.empty_piles()
    return evaluate_rare_quantity(operation, argument, seat)


def evaluate_rare_quantity(operation: i64, argument: i64, seat: DominionSeat) -> i64:
    """Evaluate a less frequent quantity."""
    if operation == IN_HAND:
        return seat.count_in_hand(argument)
    if operation == IN_HAND_KIND:
        return sum([KIND_MEMBERSHIP[argument][card] for card in seat.hand_cards()])
    if operation == THEIRS:
        return sum([seat.count_owned(player, argument) for player in opponents_of(seat)])
    if operation == THEIRS_KIND:
        return sum([seat.sum_over_owned(player, KIND_MEMBERSHIP[argument]) for player in opponents_of(seat)])
    if operation == COST:
        return seat.cost(argument)
    if operation == POINTS:
        return seat.points(seat.player)
    if operation == THEIR_POINTS:
        return best_opponent_points(seat)
    if operation == LEAD:
        return seat.points(seat.player) - best_opponent_points(seat)
    if operation == GAINS_TO_END:
        return min_gains_to_end(seat)
    if operation == SMALLEST_PILE:
        return smallest_pile_size(seat)
    if operation == DECK:
        return seat.deck_size()
    if operation == ACTIONS:
        return seat.actions()
    if operation == PLAYERS:
        return seat.players
    if operation == ON_TABLE:
        return 1 if seat.supply_left(argument) >= 0 else 0
    assert operation == ACTION_PHASE
    return 1 if seat.phase() == 0 else 0


def apply_binary_operation(operation: i64, argument: i64, left: i64, right: i64, seat: DominionSeat) -> i64:
    """Evaluate a binary operation; truth values are 0 and 1."""
    if operation == PLUS:
        return left + right
    if operation == MINUS:
        return left - right
    if operation == TIMES:
        return left * right
    if operation == DIVIDED:
        return left // right if right != 0 else 0
    if operation == MINIMUM:
        return min(left, right)
    if operation == MAXIMUM:
        return max(left, right)
    if operation == AND:
        return left * right
    if operation == OR:
        return max(left, right)
    if argument and seat.supply_left(argument - 1) < 0:
        return 0  # the comparison is about a pile that this game lacks
    true = (
        (operation == LESS and left < right)
        or (operation == AT_MOST and left <= right)
        or (operation == EQUAL and left == right)
        or (operation == UNEQUAL and left != right)
        or (operation == AT_LEAST and left >= right)
        or (operation == MORE and left > right)
    )
    return 1 if true else 0


def opponents_of(seat: DominionSeat) -> list[int]:
    return [player for player in range(seat.players) if player != seat.player]


def best_opponent_points(seat: DominionSeat) -> int:
    """Return the points of the best opponent; 0 for a single player."""
    points = [seat.points(player) for player in opponents_of(seat)]
    return max(points) if points else 0


def min_gains_to_end(seat: DominionSeat) -> int:
    """Return the minimum number of gains that ends the game: all Provinces, all Colonies, or the smallest piles."""
    sizes = sorted([seat.supply_left(card) for card in seat.piles()])
    fewest = sum(sizes[: seat.empty_piles_to_end()])
    for card in (PROVINCE, COLONY):
        if seat.supply_left(card) >= 0:
            fewest = min(fewest, seat.supply_left(card))
    return fewest


def smallest_pile_size(seat: DominionSeat) -> int:
    """Return the size of the smallest pile that is not empty."""
    sizes = [seat.supply_left(card) for card in seat.piles() if seat.supply_left(card) > 0]
    return min(sizes) if sizes else 0
