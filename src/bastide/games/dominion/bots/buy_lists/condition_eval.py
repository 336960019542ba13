"""Evaluation of the conditions of a buy list."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bastide.games.dominion.bots.buy_lists.condition_codes import (
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
    LARGER,
    LAST_NUMBER,
    LAST_OF_ONE,
    LEAD,
    LEFT,
    LESS,
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
    SMALLER,
    SMALLEST_PILE,
    THEIR_POINTS,
    THEIRS,
    THEIRS_KIND,
    TIMES,
    TURN,
    UNEQUAL,
)
from bastide.games.dominion.bots.buy_lists.terms import Term
from bastide.games.dominion.bots.card_choices.worth import DRAWING, FREE, PLAY_ORDER, VILLAGES, money
from bastide.games.dominion.rules.cards.basics import COLONY, PROVINCE
from bastide.games.dominion.rules.cards.card import ACTION, ATTACK, CARDS, REACTION, TREASURE, VICTORY
from bastide.games.dominion.rules.state.seat import DominionSeat

#: By kind and card: 1 if the card is of that kind, else 0.
OF_KIND: Final[list[bytes]] = [
    bytes([1] * len(CARDS)),
    bytes([1 if card.types & ACTION else 0 for card in CARDS]),
    bytes([1 if card.types & TREASURE else 0 for card in CARDS]),
    bytes([1 if card.types & VICTORY else 0 for card in CARDS]),
    bytes([1 if 0 < order < FREE else 0 for order in PLAY_ORDER]),
    bytes([1 if order >= VILLAGES else 0 for order in PLAY_ORDER]),
    bytes([1 if card.types & ATTACK else 0 for card in CARDS]),
    bytes([1 if card.types & REACTION else 0 for card in CARDS]),
    bytes([1 if card.id in DRAWING else 0 for card in CARDS]),
]


def holds(test: Term | None, seat: DominionSeat, coins: i64) -> bool:
    """Whether a condition is true; None is always true. ``coins`` is the value of that word."""
    return test is None or reckoned(test, seat, coins) != 0


def reckoned(term: Term, seat: DominionSeat, coins: i64) -> i64:
    """Evaluate a node of a condition tree. ``and`` is short-circuited."""
    operation = term.operation
    if operation <= LAST_NUMBER:
        return number(operation, term.argument, seat, coins)
    assert term.left is not None
    left = reckoned(term.left, seat, coins)
    if operation <= LAST_OF_ONE:
        return 1 - left if operation == NOT else -left
    if operation == AND and left == 0:
        return 0
    assert term.right is not None
    return combined(operation, term.argument, left, reckoned(term.right, seat, coins), seat)


def number(operation: i64, argument: i64, seat: DominionSeat, coins: i64) -> i64:
    """Evaluate a quantity; frequent ones first."""
    if operation == NUMBER:
        return argument
    if operation == LEFT:
        return seat.supply(argument)
    if operation == HAVE:
        return seat.owned(seat.player, argument)
    if operation == COINS:
        return coins
    if operation == MONEY:
        return money(seat)
    if operation == TURN:
        return seat.turns(seat.player)
    if operation == IN_PLAY:
        return seat.in_play(seat.player, argument)
    if operation == HAVE_KIND:
        return seat.owned_sum(seat.player, OF_KIND[argument])
    if operation == IN_PLAY_KIND:
        return sum([seat.in_play(seat.player, card) for card in range(len(CARDS)) if OF_KIND[argument][card]])
    if operation == BUYS:
        return seat.buys()
    if operation == EMPTY_PILES:
        return seat.empty_piles()
    return further_number(operation, argument, seat)


def further_number(operation: i64, argument: i64, seat: DominionSeat) -> i64:
    """Evaluate a less frequent quantity."""
    if operation == IN_HAND:
        return seat.hand(argument)
    if operation == IN_HAND_KIND:
        return sum([OF_KIND[argument][card] for card in seat.hand_cards()])
    if operation == THEIRS:
        return sum([seat.owned(player, argument) for player in others(seat)])
    if operation == THEIRS_KIND:
        return sum([seat.owned_sum(player, OF_KIND[argument]) for player in others(seat)])
    if operation == COST:
        return seat.cost(argument)
    if operation == POINTS:
        return seat.points(seat.player)
    if operation == THEIR_POINTS:
        return their_points(seat)
    if operation == LEAD:
        return seat.points(seat.player) - their_points(seat)
    if operation == GAINS_TO_END:
        return gains_to_end(seat)
    if operation == SMALLEST_PILE:
        return smallest_pile(seat)
    if operation == DECK:
        return seat.deck_size()
    if operation == ACTIONS:
        return seat.actions()
    if operation == PLAYERS:
        return seat.players
    if operation == ON_TABLE:
        return 1 if seat.supply(argument) >= 0 else 0
    assert operation == ACTION_PHASE
    return 1 if seat.phase() == 0 else 0


def combined(operation: i64, argument: i64, left: i64, right: i64, seat: DominionSeat) -> i64:
    """Evaluate a binary operation; truth values are 0 and 1."""
    if operation == PLUS:
        return left + right
    if operation == MINUS:
        return left - right
    if operation == TIMES:
        return left * right
    if operation == DIVIDED:
        return left // right if right != 0 else 0
    if operation == SMALLER:
        return min(left, right)
    if operation == LARGER:
        return max(left, right)
    if operation == AND:
        return left * right
    if operation == OR:
        return max(left, right)
    if argument and seat.supply(argument - 1) < 0:
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


def others(seat: DominionSeat) -> list[int]:
    return [player for player in range(seat.players) if player != seat.player]


def their_points(seat: DominionSeat) -> int:
    """Return the points of the best opponent; 0 for a single player."""
    points = [seat.points(player) for player in others(seat)]
    return max(points) if points else 0


def gains_to_end(seat: DominionSeat) -> int:
    """Return the minimum number of gains that ends the game: all Provinces, all Colonies, or the smallest piles."""
    sizes = sorted([seat.supply(card) for card in seat.piles()])
    fewest = sum(sizes[: seat.empty_limit()])
    for card in (PROVINCE, COLONY):
        if seat.supply(card) >= 0:
            fewest = min(fewest, seat.supply(card))
    return fewest


def smallest_pile(seat: DominionSeat) -> int:
    """Return the size of the smallest pile that is not empty."""
    sizes = [seat.supply(card) for card in seat.piles() if seat.supply(card) > 0]
    return min(sizes) if sizes else 0
