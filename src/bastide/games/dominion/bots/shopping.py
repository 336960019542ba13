"""Following a list at the table: which of its lines is the purchase now."""

from __future__ import annotations

from typing import Final, final

from bastide.games.dominion.bots.buylist import (
    AND,
    AT_LEAST,
    AT_MOST,
    BUYS,
    COINS,
    EMPTY_PILES,
    EQUAL,
    HAVE,
    HAVE_KIND,
    IN_PLAY,
    IN_PLAY_KIND,
    LEFT,
    LESS,
    MINUS,
    MONEY,
    MORE,
    NOT,
    NUMBER,
    OR,
    PLUS,
    TURN,
    UNEQUAL,
    UNLIMITED,
    Rule,
)
from bastide.games.dominion.bots.named import GARDENS
from bastide.games.dominion.bots.worth import FREE, PLAY_ORDER, VILLAGES, money
from bastide.games.dominion.rules.card import ACTION, CARDS, TREASURE, VICTORY
from bastide.games.dominion.rules.seat import DominionSeat

#: For each kind that a list can speak of: 1 for each card of that kind, 0 for the others.
OF_KIND: Final[list[list[int]]] = [
    [1] * len(CARDS),
    [1 if card.types & ACTION else 0 for card in CARDS],
    [1 if card.types & TREASURE else 0 for card in CARDS],
    [1 if card.types & VICTORY else 0 for card in CARDS],
    [1 if 0 < order < FREE else 0 for order in PLAY_ORDER],
    [1 if order >= VILLAGES else 0 for order in PLAY_ORDER],
]


@final
class Plan:
    """A list as bots carry it: read once, shared by all who follow it, never changed."""

    def __init__(self, rules: list[Rule]) -> None:
        self.rules = rules
        #: Whether it lives on Gardens, for which no card is one too many.
        self.hoards = any(rule.card == GARDENS for rule in rules)


def purchase(rules: list[Rule], seat: DominionSeat) -> int:
    """The card to buy now: that of the first line that can be paid and fits, or -1."""
    for rule in rules:
        if seat.can_buy(rule.card) and (rule.always or fits(rule, seat, seat.coins())):
            return rule.card
    return -1


def wanted(rules: list[Rule], seat: DominionSeat, low: int, high: int, types: int) -> int:
    """The card to gain by the list from among those that cost from ``low`` to ``high``, or -1."""
    for rule in rules:
        if in_reach(seat, rule.card, low, high, types) and fits(rule, seat, high):
            return rule.card
    return -1


def in_reach(seat: DominionSeat, card: int, low: int, high: int, types: int) -> bool:
    """Whether the Supply has this card, at such a price and of one of these types."""
    return seat.supply(card) > 0 and low <= seat.cost(card) <= high and CARDS[card].types & types != 0


def fits(rule: Rule, seat: DominionSeat, coins: int) -> bool:
    """Whether the line, limit and test, would take this card now.

    ``coins`` is what its test means by that word: the coins to spend, or the price limit of a gain.
    """
    if rule.limit != UNLIMITED and seat.owned(seat.player, rule.card) >= rule.limit:
        return False
    return not rule.test or holds(rule.test, seat, coins)


def holds(test: list[int], seat: DominionSeat, coins: int) -> bool:
    """Whether a test in postfix order comes out true."""
    stack: list[int] = []
    for i in range(0, len(test), 2):
        operation = test[i]
        argument = test[i + 1]
        if operation <= MONEY:
            stack.append(number(operation, argument, seat, coins))
        elif operation == NOT:
            stack.append(1 - stack.pop())
        else:
            right = stack.pop()
            left = stack.pop()
            stack.append(combined(operation, argument, left, right, seat))
    return stack[0] != 0


def number(operation: int, argument: int, seat: DominionSeat, coins: int) -> int:
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
    assert operation == EMPTY_PILES
    return seat.empty_piles()


def combined(operation: int, argument: int, left: int, right: int, seat: DominionSeat) -> int:
    if operation == PLUS:
        return left + right
    if operation == MINUS:
        return left - right
    if operation == AND:
        return left * right
    if operation == OR:
        return max(left, right)
    if argument and seat.supply(argument - 1) < 0:
        return 0  # it speaks of a pile that is not on the table
    true = (
        (operation == LESS and left < right)
        or (operation == AT_MOST and left <= right)
        or (operation == EQUAL and left == right)
        or (operation == UNEQUAL and left != right)
        or (operation == AT_LEAST and left >= right)
        or (operation == MORE and left > right)
    )
    return 1 if true else 0
