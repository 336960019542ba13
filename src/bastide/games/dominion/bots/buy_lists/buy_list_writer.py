"""Formats buy rules as the text of a buy list (decompiles conditions)."""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.bots.buy_lists.buy_list_parser import UNLIMITED, BuyRule
from bastide.games.dominion.bots.buy_lists.condition_opcodes import (
    ACTION_PHASE,
    AND,
    CARD_KINDS,
    COMPARISON_OPERATORS,
    COUNT_FUNCTIONS,
    MIN_MAX_FUNCTIONS,
    NEGATE,
    NOT,
    NUMBER,
    ON_TABLE,
    OR,
    PRODUCT_OPERATORS,
    QUANTITIES,
    SUM_OPERATORS,
)
from bastide.games.dominion.rules.cards.printed_card import CARDS

#: Operator precedence, for parentheses.
OR_PRECEDENCE: Final = 1
AND_PRECEDENCE: Final = 2
COMPARISON_PRECEDENCE: Final = 3
SUM_PRECEDENCE: Final = 4
PRODUCT_PRECEDENCE: Final = 5
ATOM_PRECEDENCE: Final = 6

#: The word and precedence of each binary operation.
BINARY_OPERATORS: Final[dict[int, tuple[str, int]]] = {
    OR: ("or", OR_PRECEDENCE),
    AND: ("and", AND_PRECEDENCE),
    **{code: (sign, COMPARISON_PRECEDENCE) for sign, code in COMPARISON_OPERATORS.items() if sign != "=="},
    **{code: (sign, SUM_PRECEDENCE) for sign, code in SUM_OPERATORS.items()},
    **{code: (sign, PRODUCT_PRECEDENCE) for sign, code in PRODUCT_OPERATORS.items()},
}
QUANTITY_NAMES: Final[dict[int, str]] = {
    **{code: name for name, code in QUANTITIES.items()},
    ACTION_PHASE: "action_phase",
}
CARD_FUNCTION_NAMES: Final[dict[int, str]] = {by_card: name for name, (by_card, _) in COUNT_FUNCTIONS.items()}
KIND_FUNCTION_NAMES: Final[dict[int, str]] = {
    by_kind: name for name, (_, by_kind) in COUNT_FUNCTIONS.items() if by_kind >= 0
}
MIN_MAX_NAMES: Final[dict[int, str]] = {code: name for name, code in MIN_MAX_FUNCTIONS.items()}


def format_rules(rules: list[BuyRule]) -> str:
    """Format rules as the lines of a buy list."""
    return "".join([f"{format_rule(rule)}\n" for rule in rules])


def format_rule(rule: BuyRule) -> str:
    limit = "" if rule.limit == UNLIMITED else f" up to {rule.limit}"
    test = f" when {format_condition(rule.condition_code)}" if rule.condition_code else ""
    return f"{CARDS[rule.card].id}{limit}{test}"


def format_condition(test: list[int]) -> str:
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
            stack.append((str(argument), ATOM_PRECEDENCE))
        elif operation in QUANTITY_NAMES:
            stack.append((QUANTITY_NAMES[operation], ATOM_PRECEDENCE))
        elif operation in CARD_FUNCTION_NAMES:
            stack.append((f"{CARD_FUNCTION_NAMES[operation]}({CARDS[argument].id})", ATOM_PRECEDENCE))
        elif operation in KIND_FUNCTION_NAMES:
            stack.append((f"{KIND_FUNCTION_NAMES[operation]}({CARD_KINDS[argument]})", ATOM_PRECEDENCE))
        elif operation == NOT:
            stack.append((f"not {parenthesize(stack.pop(), COMPARISON_PRECEDENCE)}", COMPARISON_PRECEDENCE))
        elif operation == NEGATE:
            stack.append((f"-{parenthesize(stack.pop(), ATOM_PRECEDENCE)}", ATOM_PRECEDENCE))
        else:
            right = stack.pop()
            left = stack.pop()
            if operation in MIN_MAX_NAMES:
                stack.append((f"{MIN_MAX_NAMES[operation]}({left[0]}, {right[0]})", ATOM_PRECEDENCE))
            else:
                word, binds = BINARY_OPERATORS[operation]
                stack.append((f"{parenthesize(left, binds)} {word} {parenthesize(right, binds + 1)}", binds))
    return stack[0][0]


def parenthesize(part: tuple[str, int], binds: int) -> str:
    """Add parentheses if a part has lower precedence than ``binds``."""
    text, own = part
    return text if own >= binds else f"({text})"
