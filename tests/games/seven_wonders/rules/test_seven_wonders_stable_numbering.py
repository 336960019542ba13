"""Action numbers are stored and never change.

After adding a card or a board, run ``python tests/games/seven_wonders/rules/test_seven_wonders_stable_numbering.py``.
It appends the missing blocks to ``stable_numbering.json``.
"""

from __future__ import annotations

from hashlib import blake2b

import pytest

from bastide.games.seven_wonders.encoding.vocabulary import ACTION_COUNT, BOARD_COLUMN, CARD_COLUMN
from bastide.games.seven_wonders.rules.action_space import ACTION_SPACE, action_notation, required_blocks
from bastide.games.seven_wonders.rules.cards.stable_numbering import (
    NUMBERING_FILE,
    ActionBlock,
    find_missing_blocks,
    format_blocks,
    load_action_blocks,
)

#: Number of actions in the first numbering, and a fingerprint of their notations.
FIRST = 7310
FINGERPRINT = "f6b32bd9ab67bba4"


def test_numbering_file_is_current() -> None:
    blocks = load_action_blocks()
    assert find_missing_blocks(blocks, required_blocks()) == []
    assert NUMBERING_FILE.read_text(encoding="utf-8") == format_blocks(blocks)
    assert sum(block.payment_count * len(block.subjects) for block in blocks) == ACTION_SPACE


def test_action_numbers_never_change() -> None:
    texts = "\n".join(action_notation(action) for action in range(FIRST))
    assert blake2b(texts.encode(), digest_size=8).hexdigest() == FINGERPRINT


def test_new_blocks_are_appended() -> None:
    old = [ActionBlock("build", 1, ["altar"]), ActionBlock("sell", 1, ["altar"])]
    wanted = [
        ActionBlock("build", 1, ["agora"]),
        ActionBlock("build", 6, ["baths"]),
        ActionBlock("build", 1, ["altar"]),
    ]
    wanted.append(ActionBlock("sell", 1, ["agora", "altar", "baths"]))
    added = find_missing_blocks(old, wanted)
    assert [(block.action_type, block.payment_count, block.subjects) for block in added] == [
        ("build", 1, ["agora"]),
        ("build", 6, ["baths"]),
        ("sell", 1, ["agora", "baths"]),
    ]


def test_more_expensive_card_gets_larger_block() -> None:
    (added,) = find_missing_blocks([ActionBlock("build", 1, ["altar", "well"])], [ActionBlock("build", 6, ["altar"])])
    assert (added.action_type, added.payment_count, added.subjects) == ("build", 6, ["altar"])


@pytest.mark.parametrize("columns", [CARD_COLUMN, BOARD_COLUMN])
def test_vocabulary_columns_are_unique(columns: list[int]) -> None:
    assert sorted(columns) == list(range(len(columns)))
    assert ACTION_COUNT == FIRST


if __name__ == "__main__":
    known = load_action_blocks()
    NUMBERING_FILE.write_text(format_blocks(known + find_missing_blocks(known, required_blocks())), encoding="utf-8")
