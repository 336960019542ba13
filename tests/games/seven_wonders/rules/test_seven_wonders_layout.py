"""The number of every action is written down, and no number has ever moved.

After a card or a board was added, ``python tests/games/seven_wonders/rules/test_seven_wonders_layout.py`` adds what is
missing to the end of ``layout.json``.
"""

from __future__ import annotations

from hashlib import blake2b

import pytest

from bastide.games.seven_wonders.encoding.vocabulary import ACTIONS, BOARD_COLUMN, CARD_COLUMN
from bastide.games.seven_wonders.rules.actions import ACTION_SPACE, wanted_blocks, written
from bastide.games.seven_wonders.rules.cards.layout import FILE, ActionBlock, missing_blocks, text_of, written_blocks

#: How many actions the first layout had, and a fingerprint of them all in notation.
FIRST = 7310
FINGERPRINT = "f6b32bd9ab67bba4"


def test_the_layout_is_current() -> None:
    blocks = written_blocks()
    assert missing_blocks(blocks, wanted_blocks()) == []
    assert FILE.read_text(encoding="utf-8") == text_of(blocks)
    assert sum(block.pays * len(block.subjects) for block in blocks) == ACTION_SPACE


def test_no_action_has_moved() -> None:
    texts = "\n".join(written(action) for action in range(FIRST))
    assert blake2b(texts.encode(), digest_size=8).hexdigest() == FINGERPRINT


def test_what_is_new_comes_at_the_end() -> None:
    old = [ActionBlock("build", 1, ["altar"]), ActionBlock("sell", 1, ["altar"])]
    wanted = [
        ActionBlock("build", 1, ["agora"]),
        ActionBlock("build", 6, ["baths"]),
        ActionBlock("build", 1, ["altar"]),
    ]
    wanted.append(ActionBlock("sell", 1, ["agora", "altar", "baths"]))
    added = missing_blocks(old, wanted)
    assert [(block.do, block.pays, block.subjects) for block in added] == [
        ("build", 1, ["agora"]),
        ("build", 6, ["baths"]),
        ("sell", 1, ["agora", "baths"]),
    ]


def test_a_dearer_card_gets_a_larger_block() -> None:
    (added,) = missing_blocks([ActionBlock("build", 1, ["altar", "well"])], [ActionBlock("build", 6, ["altar"])])
    assert (added.do, added.pays, added.subjects) == ("build", 6, ["altar"])


@pytest.mark.parametrize("columns", [CARD_COLUMN, BOARD_COLUMN])
def test_learners_see_every_card_and_board_in_its_own_column(columns: list[int]) -> None:
    assert sorted(columns) == list(range(len(columns)))
    assert ACTIONS == FIRST


if __name__ == "__main__":
    known = written_blocks()
    FILE.write_text(text_of(known + missing_blocks(known, wanted_blocks())), encoding="utf-8")
