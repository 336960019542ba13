"""Annotated records: variations, comments and marks, their text, and what is refused."""

from __future__ import annotations

import re

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bastide.core import BastideError, CorruptRecord, GameNode, IllegalAction, Record, Recorder, get_game, parse_record
from bastide.core.records.record_annotations import (
    MAX_COMMENT_LENGTH,
    MAX_COMMENTS_LENGTH,
    MAX_VARIATION_ACTIONS,
    VariationMove,
)

ACTIONS = [(0, "stash coin"), (1, "toss coin"), (0, "stash ring")]
#: Lines of the header that readers of version 0.1.0 skip.
SKIPPED_LINE = re.compile(r"proof: [^=\n]+ = .*")


def make_record() -> Record:
    recorder = Recorder(get_game("magpie"), 2, {}, 3, ["Ruth", "Noam"])
    for player, text in ACTIONS:
        recorder.apply(player, recorder.state.parse_action(player, text))
    return recorder.to_record()


def annotated_root() -> GameNode:
    root = GameNode.from_record(make_record())
    root.comment = "A quick game"
    first, second, last = root.mainline()
    second.marks.update(["interesting", "bad"])
    second.comment = 'Why?\nShe said "never".'
    other = first.add_variation("stash coin")
    other.marks.add("good")
    other.add_variation(str(other.state.notation(0, other.state.legal_actions(0)[0]))).comment = "deeper"
    last.add_variation(last.state.notation(1, last.state.legal_actions(1)[0]))
    return root


def tree_text(root: GameNode) -> list[object]:
    return [
        (node.at, node.move and (node.move.player, node.move.text), node.comment, sorted(node.marks), node.is_recorded)
        for node in [root, *root.descendants()]
    ]


def move_text(node: GameNode) -> str:
    assert node.move is not None
    return node.move.text


def header_with(*lines: str) -> str:
    return make_record().to_text().replace("seat: Ruth\n", "\n".join([*lines, "seat: Ruth\n"]))


def test_annotations_survive_writing_and_reading() -> None:
    root = annotated_root()
    text = root.to_record().to_text()
    again = GameNode.from_record(parse_record(text))
    assert tree_text(again) == tree_text(root)
    assert again.to_record().to_text() == text
    assert [line for line in text.splitlines() if line.startswith("proof")] == [
        'proof: comment 0 = "A quick game"',
        'proof: comment 2 = "Why?\\nShe said \\"never\\"."',
        "proof: marks 2 = bad interesting",
        f"proof: variation 4 = 3 1 {move_text(root.mainline()[3])}",
        "proof: variation 5 = 1 1 stash coin",
        "proof: marks 5 = good",
        f"proof: variation 6 = 5 0 {move_text(root.descendants()[-1])}",
        'proof: comment 6 = "deeper"',
    ]


def test_record_without_annotations_is_written_as_before() -> None:
    text = make_record().to_text()
    assert GameNode.from_record(parse_record(text)).to_record().to_text() == text


def test_readers_of_0_1_0_skip_annotations() -> None:
    """They skip lines that begin with ``proof:`` and have one ``=`` or more; all other lines are unchanged."""
    plain = make_record().to_text().splitlines()
    annotated = annotated_root().to_record().to_text().splitlines()
    added = [line for line in annotated if line not in plain]
    assert [line for line in annotated if line in plain] == plain
    assert all(SKIPPED_LINE.fullmatch(line) for line in added)
    names = [line.split("=")[0].strip() for line in added]
    assert len(set(names)) == len(names) == 8


def test_state_of_each_node() -> None:
    record = make_record()
    root = GameNode.from_record(record)
    for node in [*reversed(root.mainline()), *root.mainline(), root]:
        assert node.state.digest() == record.state_at(node.at).digest()
        assert node.root is root
    changed = root.state
    changed.apply(0, changed.legal_actions(0)[0])
    assert root.state.digest() == record.state_at(0).digest()


def test_known_action_gives_its_node() -> None:
    root = GameNode.from_record(make_record())
    assert root.add_variation("STASH  coin") is root.variations[0]
    other = root.add_variation("toss ring", player=0)
    assert root.add_variation("toss ring") is other
    assert root.variations == [root.variations[0], other]
    assert other.parent is root
    assert repr(other) == "<game node 1: 0 toss ring, 0 variations>"


def test_illegal_action_is_no_variation() -> None:
    root = GameNode.from_record(make_record())
    with pytest.raises(IllegalAction):
        root.add_variation("stash crown")
    with pytest.raises(IllegalAction):
        root.add_variation("stash coin", player=1)
    assert len(root.variations) == 1


def test_illegal_variation_of_a_file_is_found() -> None:
    root = GameNode.from_record(parse_record(header_with("proof: variation 4 = 1 1 stash crown")))
    with pytest.raises(CorruptRecord, match="record, line 6: 'stash crown' is not a legal move"):
        root.check()
    with pytest.raises(CorruptRecord, match="line 6"):
        _ = root.variations[0].variations[1].state


def test_wrong_digest_of_the_record_is_found() -> None:
    text = re.sub(r"end 3 \w+", "end 3 0123456789abcdef", make_record().to_text())
    root = GameNode.from_record(parse_record(text))
    assert root.mainline()[1].state.players == 2
    with pytest.raises(CorruptRecord, match="diverges at action 3"):
        root.check()


def test_recorded_actions_cannot_be_replaced() -> None:
    root = annotated_root()
    root.mainline()[0].variations.reverse()
    with pytest.raises(BastideError, match="recorded actions must stay"):
        root.to_record()


@pytest.mark.parametrize(
    ("lines", "problem"),
    [
        (["proof: variation 5 = 1 1 toss coin"], "expected 'proof: variation 4 = POSITION PLAYER ACTION'"),
        (["proof: variation 4 = 1 1"], "expected 'proof: variation 4 = POSITION PLAYER ACTION'"),
        (["proof: variation 4 = 4 1 toss coin"], "position 4 doesn't exist; choose one from 0 to 3"),
        (["proof: variation 4 = 1 7 toss coin"], "seat 7 doesn't exist"),
        (["proof: variation 4 = 1 x toss coin"], "seat x doesn't exist"),
        (['proof: comment 4 = "x"'], "position 4 doesn't exist"),
        (['proof: comment x = "x"'], "position x doesn't exist"),
        (['proof: comment = "x"'], "position  doesn't exist"),
        (["proof: comment 1 = x"], "expected 'proof: comment POSITION = \"TEXT\"'"),
        (["proof: comment 1 = " + "[" * 90_000], "expected 'proof: comment"),
        (["proof: comment 1 = 12"], "expected 'proof: comment"),
        (['proof: comment 1 = "\\ud800"'], "half a character"),
        (['proof: comment 1 = "' + "x" * (MAX_COMMENT_LENGTH + 1) + '"'], "a comment can have"),
        (["proof: marks 1 = brilliant"], "a mark is one of good, bad, interesting, not 'brilliant'"),
        (['proof: comment 1 = "x"', 'proof: comment 1 = "x"'], "comment 1 appears twice"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_malformed_annotation_is_refused_with_its_line(lines: list[str], problem: str) -> None:
    with pytest.raises(CorruptRecord, match=re.escape(problem)) as caught:
        parse_record(header_with(*lines))
    assert caught.value.details["line"] == 5 + len(lines)


def test_limits_hold_for_files_and_trees() -> None:
    count = MAX_COMMENTS_LENGTH // MAX_COMMENT_LENGTH + 1
    root = GameNode.from_record(make_record())
    root.comment = "x" * (MAX_COMMENT_LENGTH + 1)
    with pytest.raises(BastideError, match="a comment can have"):
        root.to_record()
    root.comment = ""
    root.marks.add("brilliant")
    with pytest.raises(BastideError, match="a mark is one of"):
        root.to_record()
    lines = [f"proof: variation {4 + number} = 1 1 toss coin" for number in range(MAX_VARIATION_ACTIONS + 1)]
    with pytest.raises(CorruptRecord, match="variations can have 10000 actions, not 10001"):
        parse_record(header_with(*lines))
    lines = [f"proof: variation {4 + number} = 1 1 toss coin" for number in range(count)]
    lines += [f'proof: comment {4 + number} = "{"x" * MAX_COMMENT_LENGTH}"' for number in range(count)]
    with pytest.raises(CorruptRecord, match="all together 1000000"):
        parse_record(header_with(*lines))


def test_deepest_tree_needs_no_recursion() -> None:
    record = make_record()
    for number in range(MAX_VARIATION_ACTIONS):
        record.annotations.variations.append(VariationMove(3 + number, 1, "toss coin"))
    root = GameNode.from_record(parse_record(record.to_text()))
    assert len(root.mainline()) == 3 + MAX_VARIATION_ACTIONS
    assert root.mainline()[-1].at == 3 + MAX_VARIATION_ACTIONS
    assert root.to_record().to_text() == record.to_text()
    with pytest.raises(CorruptRecord, match="record, line 6: it isn't player 1's turn"):
        root.check()


@given(st.text())
@example('\u2028\u2029\x85\x0b\x0c\r\n\x1c\x7f\x9b=#\\" ')
@example(" ")
@settings(max_examples=100, deadline=None)
def test_any_comment_is_stored_exactly_on_one_line(comment: str) -> None:
    root = GameNode.from_record(make_record())
    root.variations[0].comment = comment
    text = root.to_record().to_text()
    assert GameNode.from_record(parse_record(text)).variations[0].comment == comment
    assert len(text.splitlines()) == len(make_record().to_text().splitlines()) + bool(comment)


@given(
    st.lists(st.tuples(st.sampled_from(["variation", "comment", "marks"]), st.text(max_size=9), st.text(max_size=20)))
)
@settings(max_examples=100, deadline=None)
def test_any_annotation_line_is_read_or_refused(lines: list[tuple[str, str, str]]) -> None:
    text = header_with(*[f"proof: {key} {number} = {value}" for key, number, value in lines])
    try:
        root = GameNode.from_record(parse_record(text))
    except CorruptRecord:
        return
    assert parse_record(root.to_record().to_text()).to_text() == root.to_record().to_text()
