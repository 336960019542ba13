"""Work on the trees of chapters that needs the rules or reads a whole text. It runs on a worker process."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from bastide.core.records.annotated_position import (
    is_record_text,
    read_annotated_position,
    write_annotated_position,
)
from bastide.core.records.record_annotations import Annotations, VariationMove
from bastide.core.records.record_parser import parse_record
from bastide.server.studies.study_model import (
    MAX_NODES,
    ChapterKind,
    NewChapter,
    Node,
    clean_comment,
    clean_title,
    too_many_nodes_error,
)
from bastide.tables.analysis import analysis_board
from bastide.tables.messages import analysis_messages as board
from bastide.tables.messages.record_messages import MAX_RECORD_ACTIONS
from bastide.tables.request_errors import RequestRefused


class PlayedStep(NamedTuple):
    """A legal action after a node. ``recorded``: number of the recorded node that it leads to; None: a variation."""

    player: int
    notation: str
    meaning: str
    recorded: int | None


def read_chapter(title: str, kind: ChapterKind, text: str) -> NewChapter:
    """Read an annotated record or position, and check all of its actions. Raises BastideError."""
    text = text.replace("\0", "")  # PostgreSQL cannot store it
    opened = analysis_board.open_text(text)
    notes = opened.record.annotations
    recorded = len(opened.record.moves)
    if len(notes.variations) + len(notes.comments) + len(notes.marks) > MAX_NODES:
        raise too_many_nodes_error()
    if kind == "puzzle" and (opened.is_record or not notes.variations):
        raise RequestRefused("bad-study-puzzle", "a puzzle is a position, followed by the moves of the answer")
    tree = analysis_board.build_tree(board.OpenAnalysis(text))
    nodes = [
        Node(
            *(number, -1, 0, "", "{}")
            if number <= recorded
            else (number, node.parent, node.player, node.notation, encode_meaning(node.meaning)),
            comment=clean_comment(node.comment),
            marks=" ".join(node.marks),
            version=0,
        )
        for number, node in enumerate(tree.nodes)
        if number > recorded or node.comment or node.marks
    ]
    return NewChapter(clean_title(title), kind, tree.game, write_text(text, []), recorded, nodes)


def play_steps(asked: board.AnalysedLine, moves: Sequence[board.LineMove]) -> list[PlayedStep]:
    """Play actions after a node. Raises BastideError if one is illegal."""
    opened, state, _ = analysis_board.play_line(asked)
    # Number of the recorded node that the actions continue; None: they have left the record.
    at = None if asked.line else asked.at
    steps = []
    with analysis_board.report_impossible_position(opened):
        for move in moves:
            action = analysis_board.read_action(state, move)
            if at is not None:
                at = at + 1 if at < len(opened.record.moves) else None
            if at is not None:
                played = opened.record.moves[at - 1]
                if played.player != move.player or state.parse_action(played.player, played.text) != action:
                    at = None
            done = analysis_board.play_move(state, move)
            steps.append(PlayedStep(done.player, done.notation, encode_meaning(done.meaning), at))
    return steps


def encode_meaning(meaning: object) -> str:
    return msgspec.json.encode(meaning).decode()


def write_text(text: str, nodes: Sequence[Node]) -> str:
    """Return a record or position with these nodes instead of its annotations."""
    start, record = (
        (None, parse_record(text, MAX_RECORD_ACTIONS)) if is_record_text(text) else (read_annotated_position(text))
    )
    recorded = len(record.moves)
    notes = Annotations()
    numbers = {number: number for number in range(recorded + 1)}
    for node in nodes:
        if node.node > recorded:
            notes.variations.append(VariationMove(numbers[node.parent], node.player, node.notation))
            numbers[node.node] = recorded + len(notes.variations)
        number = numbers[node.node]
        if node.comment:
            notes.comments[number] = node.comment
        if node.marks:
            notes.marks[number] = node.marks.split()
    record.annotations = notes
    return record.to_text() if start is None else write_annotated_position(start, notes)


def write_texts(chapters: Sequence[tuple[str, Sequence[Node]]]) -> list[str]:
    """Return the annotated texts of chapters."""
    return [write_text(*chapter) for chapter in chapters]
