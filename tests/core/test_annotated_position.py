"""Trees that begin at a position: their text, and what is refused."""

from __future__ import annotations

import re

import pytest

from bastide.core import BastideError, CorruptRecord, GameNode, InvalidSnapshot, get_game
from bastide.core.records.record_annotations import MAX_COMMENT_LENGTH

POSITION = "game: dominion | hand 0: village smithy copper*3 | deck 0: gold estate*4 | coins: 2"


def annotated() -> GameNode:
    root = GameNode.from_text(POSITION)
    root.comment = "What now?\ngame: chess | exact: coins=9"
    village = root.add_variation("play village")
    village.marks.add("good")
    village.add_variation("play smithy").comment = "Draws the deck."
    root.add_variation("play smithy").marks.update(["bad"])
    return root


def test_annotated_position_survives_writing_and_reading() -> None:
    text = annotated().to_text()
    again = GameNode.from_text(text)
    assert again.to_text() == text
    assert again.state.digest() == get_game("dominion").position(POSITION).digest()
    found = [(node.at, node.move and node.move.text, node.comment, sorted(node.marks)) for node in again.descendants()]
    assert found == [
        (1, "play village", "", ["good"]),
        (2, "play smithy", "Draws the deck.", []),
        (1, "play smithy", "", ["bad"]),
    ]
    assert again.comment == annotated().comment
    assert not again.variations[0].is_recorded


def test_annotated_position_is_a_position() -> None:
    text = annotated().to_text()
    assert get_game("dominion").position(text).digest() == GameNode.from_text(text).state.digest()


def test_tree_of_a_position_has_no_record() -> None:
    with pytest.raises(BastideError, match="has no record"):
        annotated().to_record()


@pytest.mark.parametrize(
    ("lines", "problem"),
    [
        (["# variation 2 = 0 0 play village"], "expected"),
        (["# variation 1 = 1 0 play village"], "position 1 doesn't exist"),
        (["# variation 1 = 0 7 play village"], "seat 7 doesn't exist"),
        (['# comment 1 = "x"'], "position 1 doesn't exist"),
        (["# marks 0 = brilliant"], "a mark is one of"),
        (['# comment 0 = "' + "x" * (MAX_COMMENT_LENGTH + 1) + '"'], "a comment can have"),
        (['# comment 0 = "x"', '# comment 0 = "x"'], "comment 0 appears twice"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_malformed_annotation_is_refused_with_its_line(lines: list[str], problem: str) -> None:
    with pytest.raises(CorruptRecord, match=re.escape(problem)) as caught:
        GameNode.from_text("\n".join([POSITION, *lines]))
    assert caught.value.details["line"] == 1 + len(lines)


def test_position_is_refused_with_its_place() -> None:
    with pytest.raises(InvalidSnapshot, match="names no game"):
        GameNode.from_text("a letter")
    with pytest.raises(InvalidSnapshot, match="line 3, column 9: unknown card 'cooper'"):
        GameNode.from_text("game: dominion\n# marks 0 = good\nhand 0: cooper")


def test_illegal_variation_is_found() -> None:
    root = GameNode.from_text(f"{POSITION}\n# variation 1 = 0 0 play gold")
    with pytest.raises(CorruptRecord, match="'play gold' is not a legal move"):
        root.check()
