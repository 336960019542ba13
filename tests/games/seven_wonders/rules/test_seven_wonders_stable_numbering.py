"""The vocabulary of the encoder is the first addition of the stable numbering."""

from __future__ import annotations

import pytest

from bastide.games.seven_wonders.encoding.vocabulary import ACTION_COUNT, BOARD_COLUMN, CARD_COLUMN


@pytest.mark.parametrize(("columns", "count"), [(CARD_COLUMN, 80), (BOARD_COLUMN, 7)])
def test_cards_and_boards_of_version_1_keep_their_columns(columns: list[int], count: int) -> None:
    assert list(columns[:count]) == list(range(count))
    assert ACTION_COUNT == 7310
