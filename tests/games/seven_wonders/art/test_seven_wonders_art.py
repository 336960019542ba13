"""Each Wonder rises with every stage, by day and by night."""

from __future__ import annotations

import gzip
from xml.etree import ElementTree

import drawings as tool
import pytest

from bastide.games.seven_wonders.art import drawings
from bastide.games.seven_wonders.rules.boards import BOARDS, SIDES

EVERY = {
    f"{board.id}-{side}-{built}"
    for board in BOARDS
    for side, stages in zip(SIDES, board.sides, strict=True)
    for built in range(len(stages) + 1)
}


def test_every_board_is_drawn_with_every_number_of_stages() -> None:
    assert set(drawings()) == EVERY
    assert len(set(drawings().values())) == len(EVERY)


@pytest.mark.parametrize("name", sorted(EVERY))
def test_a_wonder_is_shapes_and_nothing_else(name: str) -> None:
    root = ElementTree.fromstring(drawings()[name])
    assert {element.tag.rpartition("}")[2] for element in root.iter()} <= {
        "svg",
        "g",
        "path",
        "rect",
        "circle",
        "ellipse",
    }
    assert root.get("viewBox") == "0 0 320 90"


def test_all_drawings_together_are_small_and_the_page_has_them() -> None:
    files = tool.files("seven_wonders")
    assert sum(len(gzip.compress(text.encode())) for text in files.values()) < 150_000
    for path, text in files.items():
        assert path.read_text(encoding="utf-8") == text, "make drawings"
