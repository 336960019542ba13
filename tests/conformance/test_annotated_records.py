"""Random annotated records of every game are written and read without loss.

Nightly, with ``BASTIDE_SOAK=40``, these are a thousand.
"""

from __future__ import annotations

import os

import pytest

from bastide.core import GameNode, Recorder, Rng, game_ids, get_game, parse_record, replay_record
from bastide.core.records.record_annotations import MARKS

RECORDS_PER_GAME = 7 * int(os.environ.get("BASTIDE_SOAK", "1"))
LETTERS = 'aB 1="\\\n\t\r\u2028\x85|:#;é\u05d0\U0001f600'


def annotate_at_random(root: GameNode, rng: Rng) -> None:
    nodes = [root, *root.mainline()]
    for _ in range(20):
        node = nodes[rng.below(len(nodes))]
        choice = int(rng.below(4))
        if choice == 0:
            node.comment = "".join([LETTERS[rng.below(len(LETTERS))] for _ in range(rng.below(30))])
        elif choice == 1:
            node.marks.add(MARKS[rng.below(len(MARKS))])
        else:
            state = node.state
            player = state.next_player_to_act()
            if player >= 0:
                nodes.append(node.add_variation(state.notation(player, state.random_action(player, rng)), player))


def tree_data(root: GameNode) -> list[object]:
    numbers = {id(node): number for number, node in enumerate([root, *root.descendants()])}
    return [
        (
            numbers.get(id(node.parent)),
            node.move and (node.move.player, node.move.text),
            node.comment,
            sorted(node.marks),
            node.is_recorded,
        )
        for node in [root, *root.descendants()]
    ]


@pytest.mark.parametrize("game", game_ids())
def test_random_tree_survives_writing_and_reading(game: str) -> None:
    found = get_game(game)
    for seed in range(RECORDS_PER_GAME):
        rng = Rng(seed)
        recorder = Recorder(found, max(2, found.min_players), {}, seed)
        for _ in range(rng.below(60)):
            player = recorder.state.next_player_to_act()
            if player >= 0:
                recorder.apply(player, recorder.state.random_action(player, rng))
        plain = recorder.to_record().to_text()
        root = GameNode.from_record(parse_record(plain))
        assert root.to_record().to_text() == plain
        annotate_at_random(root, rng)
        text = root.to_record().to_text()
        record = parse_record(text)
        again = GameNode.from_record(record)
        assert tree_data(again) == tree_data(root)
        assert again.to_record().to_text() == text
        again.check()
        assert str(replay_record(record, found)) == "exact"
        last = [again, *again.descendants()][-1]
        assert last.state.digest() == [root, *root.descendants()][-1].state.digest()
