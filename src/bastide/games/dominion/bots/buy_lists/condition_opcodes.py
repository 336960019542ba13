"""Opcodes and words of the conditions in buy lists.

A condition is compiled to a list of ints in postfix order: pairs of an opcode and its argument.
"""

from __future__ import annotations

from typing import Final

# Quantities. The argument is a card, a kind of card, or the number itself.
NUMBER: Final = 0
LEFT: Final = 1
HAVE: Final = 2
HAVE_KIND: Final = 3
IN_PLAY: Final = 4
IN_PLAY_KIND: Final = 5
COINS: Final = 6
BUYS: Final = 7
TURN: Final = 8
EMPTY_PILES: Final = 9
MONEY: Final = 10
IN_HAND: Final = 11
IN_HAND_KIND: Final = 12
THEIRS: Final = 13
THEIRS_KIND: Final = 14
COST: Final = 15
POINTS: Final = 16
THEIR_POINTS: Final = 17
LEAD: Final = 18
GAINS_TO_END: Final = 19
SMALLEST_PILE: Final = 20
DECK: Final = 21
ACTIONS: Final = 22
PLAYERS: Final = 23
ACTION_PHASE: Final = 24
ON_TABLE: Final = 25
LAST_QUANTITY: Final = 25
# Unary operations on the preceding value.
NEGATE: Final = 30
NOT: Final = 31
LAST_UNARY: Final = 31
# Binary operations on the two preceding values. The argument of a comparison is 0, or 1 + a card: without a pile of
# that card the comparison is false.
PLUS: Final = 32
MINUS: Final = 33
TIMES: Final = 34
DIVIDED: Final = 35
MINIMUM: Final = 36
MAXIMUM: Final = 37
AND: Final = 38
OR: Final = 39
LESS: Final = 40
AT_MOST: Final = 41
EQUAL: Final = 42
UNEQUAL: Final = 43
AT_LEAST: Final = 44
MORE: Final = 45

#: The largest number allowed in a list, and the maximum nesting of parentheses.
MAX_NUMBER: Final = 999
MAX_NESTING: Final = 50

#: Cost of a quantity that is counted over many cards or piles; that of every other opcode is 1.
COUNTED_QUANTITY_COST: Final = 20
COUNTED_QUANTITIES: Final = frozenset(
    [
        HAVE_KIND,
        IN_PLAY_KIND,
        MONEY,
        IN_HAND_KIND,
        THEIRS_KIND,
        POINTS,
        THEIR_POINTS,
        LEAD,
        GAINS_TO_END,
        SMALLEST_PILE,
    ]
)
#: Maximum cost of all conditions of a list together: about an eighth of a millisecond per decision.
MAX_CONDITION_COST: Final = 2_000

#: Kinds of cards; a kind is referred to by its index. Terminals are Actions that do not give back the Action they cost,
#: splitters give two or more.
CARD_KINDS: Final = [
    "cards",
    "actions",
    "treasures",
    "victories",
    "terminals",
    "splitters",
    "attacks",
    "reactions",
    "draws",
]

QUANTITIES: Final = {
    "coins": COINS,
    "buys": BUYS,
    "turn": TURN,
    "empty_piles": EMPTY_PILES,
    "money": MONEY,
    "points": POINTS,
    "their_points": THEIR_POINTS,
    "lead": LEAD,
    "gains_to_end": GAINS_TO_END,
    "smallest_pile": SMALLEST_PILE,
    "deck": DECK,
    "actions": ACTIONS,
    "players": PLAYERS,
}
#: Functions of a card or a kind, with the opcode for each; -1 for functions of a card only.
COUNT_FUNCTIONS: Final = {
    "left": (LEFT, -1),
    "have": (HAVE, HAVE_KIND),
    "in_play": (IN_PLAY, IN_PLAY_KIND),
    "in_hand": (IN_HAND, IN_HAND_KIND),
    "theirs": (THEIRS, THEIRS_KIND),
    "cost": (COST, -1),
}
#: Functions of two numbers.
MIN_MAX_FUNCTIONS: Final = {"min": MINIMUM, "max": MAXIMUM}
SUM_OPERATORS: Final = {"+": PLUS, "-": MINUS}
PRODUCT_OPERATORS: Final = {"*": TIMES, "/": DIVIDED}
COMPARISON_OPERATORS: Final = {
    "<": LESS,
    "<=": AT_MOST,
    "=": EQUAL,
    "==": EQUAL,
    "!=": UNEQUAL,
    ">=": AT_LEAST,
    ">": MORE,
}
#: Words for common pile sizes: ``provinces`` is ``left(province)``.
PILE_WORDS: Final = {"provinces": "province", "colonies": "colony"}
