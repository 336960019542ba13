"""Codes of a test in a buy list, and the words of its grammar.

A test is a list of numbers in postfix order: pairs of an operation and its argument.
"""

from __future__ import annotations

from typing import Final

# What a number in a test stands for. The argument is a card, a kind of card, or the number itself.
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
LAST_NUMBER: Final = 25
# What is done with the number (or truth) before it.
MINUS_SIGN: Final = 30
NOT: Final = 31
LAST_OF_ONE: Final = 31
# What is done with the two numbers (or truths) before it. A comparison's argument is 1 + a card whose pile has to be
# on the table for the comparison to mean anything, or 0.
PLUS: Final = 32
MINUS: Final = 33
TIMES: Final = 34
DIVIDED: Final = 35
SMALLER: Final = 36
LARGER: Final = 37
AND: Final = 38
OR: Final = 39
LESS: Final = 40
AT_MOST: Final = 41
EQUAL: Final = 42
UNEQUAL: Final = 43
AT_LEAST: Final = 44
MORE: Final = 45

#: The largest number that may stand in a list, and how deep parentheses may lie within each other.
LARGEST: Final = 999
DEEPEST: Final = 50

#: Kinds of cards; their numbers are their places here. Terminals are Actions that do not give back the Action they
#: cost, splitters those that give more.
KINDS: Final = [
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
#: What is counted by card or by kind; the second is -1 for what only a card has.
COUNTED: Final = {
    "left": (LEFT, -1),
    "have": (HAVE, HAVE_KIND),
    "in_play": (IN_PLAY, IN_PLAY_KIND),
    "in_hand": (IN_HAND, IN_HAND_KIND),
    "theirs": (THEIRS, THEIRS_KIND),
    "cost": (COST, -1),
}
#: The smaller or the larger of two numbers.
CHOSEN: Final = {"min": SMALLER, "max": LARGER}
SUMS: Final = {"+": PLUS, "-": MINUS}
PRODUCTS: Final = {"*": TIMES, "/": DIVIDED}
COMPARISONS: Final = {
    "<": LESS,
    "<=": AT_MOST,
    "=": EQUAL,
    "==": EQUAL,
    "!=": UNEQUAL,
    ">=": AT_LEAST,
    ">": MORE,
}
#: Piles that every list speaks of, in one word: ``provinces`` is ``left(province)``.
PILES: Final = {"provinces": "province", "colonies": "colony"}
