"""Expression tree of a condition, built from its opcodes in postfix order."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from bastide.games.dominion.bots.buy_lists.condition_opcodes import LAST_QUANTITY, LAST_UNARY


@final
class ConditionNode:
    """Node of a condition tree: a quantity, or an operation on one or two nodes. Uses ``i64`` fields for speed."""

    operation: i64
    argument: i64

    def __init__(
        self, operation: int, argument: int, left: ConditionNode | None = None, right: ConditionNode | None = None
    ) -> None:
        self.operation = operation
        self.argument = argument
        self.left = left
        self.right = right


def build_condition_tree(test: list[int]) -> ConditionNode | None:
    """Build the tree of a condition; None for an empty condition."""
    stack: list[ConditionNode] = []
    for i in range(0, len(test), 2):
        right = stack.pop() if test[i] > LAST_UNARY else None
        left = stack.pop() if test[i] > LAST_QUANTITY else None
        stack.append(ConditionNode(test[i], test[i + 1], left, right))
    return stack[0] if stack else None
