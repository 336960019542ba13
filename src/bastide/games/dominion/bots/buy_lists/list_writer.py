"""Formats buy rules as the text of a buy list (decompiles conditions)."""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.bots.buy_lists.buylist import UNLIMITED, Rule
from bastide.games.dominion.bots.buy_lists.condition_codes import (
    ACTION_PHASE,
    AND,
    CHOSEN,
    COMPARISONS,
    COUNTED,
    KINDS,
    MINUS_SIGN,
    NOT,
    NUMBER,
    ON_TABLE,
    OR,
    PRODUCTS,
    QUANTITIES,
    SUMS,
)
from bastide.games.dominion.rules.cards.card import CARDS

#: Operator precedence, for parentheses.
BY_OR: Final = 1
BY_AND: Final = 2
BY_SIGN: Final = 3
BY_SUM: Final = 4
BY_PRODUCT: Final = 5
ALONE: Final = 6

#: The word and precedence of each binary operation.
BETWEEN: Final[dict[int, tuple[str, int]]] = {
    OR: ("or", BY_OR),
    AND: ("and", BY_AND),
    **{code: (sign, BY_SIGN) for sign, code in COMPARISONS.items() if sign != "=="},
    **{code: (sign, BY_SUM) for sign, code in SUMS.items()},
    **{code: (sign, BY_PRODUCT) for sign, code in PRODUCTS.items()},
}
NAMES: Final[dict[int, str]] = {
    **{code: name for name, code in QUANTITIES.items()},
    ACTION_PHASE: "action_phase",
}
OF_CARD: Final[dict[int, str]] = {by_card: name for name, (by_card, _) in COUNTED.items()}
OF_KIND: Final[dict[int, str]] = {by_kind: name for name, (_, by_kind) in COUNTED.items() if by_kind >= 0}
OF_TWO: Final[dict[int, str]] = {code: name for name, code in CHOSEN.items()}


def written(rules: list[Rule]) -> str:
    """Format rules as the lines of a buy list."""
    return "".join([f"{line(rule)}\n" for rule in rules])


def line(rule: Rule) -> str:
    limit = "" if rule.limit == UNLIMITED else f" up to {rule.limit}"
    test = f" when {test_text(rule.test)}" if rule.test else ""
    return f"{CARDS[rule.card].id}{limit}{test}"


def test_text(test: list[int]) -> str:
    """Format a condition given by its opcodes."""
    stack: list[tuple[str, int]] = []
    at = 0
    while at < len(test):
        operation = test[at]
        argument = test[at + 1]
        at += 2
        if operation == ON_TABLE:
            at += 2  # skip the "and" too: both are implied by the comparison
        elif operation == NUMBER:
            stack.append((str(argument), ALONE))
        elif operation in NAMES:
            stack.append((NAMES[operation], ALONE))
        elif operation in OF_CARD:
            stack.append((f"{OF_CARD[operation]}({CARDS[argument].id})", ALONE))
        elif operation in OF_KIND:
            stack.append((f"{OF_KIND[operation]}({KINDS[argument]})", ALONE))
        elif operation == NOT:
            stack.append((f"not {within(stack.pop(), BY_SIGN)}", BY_SIGN))
        elif operation == MINUS_SIGN:
            stack.append((f"-{within(stack.pop(), ALONE)}", ALONE))
        else:
            right = stack.pop()
            left = stack.pop()
            if operation in OF_TWO:
                stack.append((f"{OF_TWO[operation]}({left[0]}, {right[0]})", ALONE))
            else:
                word, binds = BETWEEN[operation]
                stack.append((f"{within(left, binds)} {word} {within(right, binds + 1)}", binds))
    return stack[0][0]


def within(part: tuple[str, int], binds: int) -> str:
    """Add parentheses if a part has lower precedence than ``binds``."""
    text, own = part
    return text if own >= binds else f"({text})"
