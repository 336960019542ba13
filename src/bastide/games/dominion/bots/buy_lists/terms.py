"""Expression tree of a condition, built from its opcodes in postfix order."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from bastide.games.dominion.bots.buy_lists.condition_codes import LAST_NUMBER, LAST_OF_ONE


@final
class Term:
    """Node of a condition tree: a quantity, or an operation on one or two nodes. Uses ``i64`` fields for speed."""

    operation: i64
    argument: i64

    def __init__(self, operation: int, argument: int, left: Term | None = None, right: Term | None = None) -> None:
        self.operation = operation
        self.argument = argument
        self.left = left
        self.right = right


def term_of(test: list[int]) -> Term | None:
    """Build the tree of a condition; None for an empty condition."""
    stack: list[Term] = []
    for i in range(0, len(test), 2):
        right = stack.pop() if test[i] > LAST_OF_ONE else None
        left = stack.pop() if test[i] > LAST_NUMBER else None
        stack.append(Term(test[i], test[i + 1], left, right))
    return stack[0] if stack else None
