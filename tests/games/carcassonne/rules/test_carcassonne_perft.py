"""Perft: number of lines of play from given positions, compared with a count file that other engines can use."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from play_games import perft, perft_by_action

from bastide.games.carcassonne.modules.module_registry import MODULE_IDS
from bastide.games.carcassonne.rules.action_space import NUMBERING
from bastide.games.carcassonne.rules.position_parser import make_position
from bastide.games.carcassonne.rules.state.game_state import CarcassonneState

FILE = Path(__file__).parent / "perft.txt"
#: Larger counts are skipped in ordinary runs; ``BASTIDE_SOAK=10`` counts ten times as far.
LARGEST = 30_000 * int(os.environ.get("BASTIDE_SOAK", "1"))


class Block:
    """One position of the file and its counts by depth."""

    def __init__(self, text: str) -> None:
        entries = [line.split(": ", 1) for line in text.splitlines()]
        said = dict(entry for entry in entries if not entry[0].isdecimal())
        self.name = said["name"]
        self.map = said["map"].replace(" / ", "\n")
        self.draw = said["draw"]
        self.modules = said["modules"]
        self.players = int(said["players"])
        self.counts = {int(depth): int(count) for depth, count in (e for e in entries if e[0].isdecimal())}

    def start(self) -> CarcassonneState:
        return make_position(self.map, self.draw, self.modules, self.players)


def blocks() -> list[Block]:
    return [Block(text.strip()) for text in FILE.read_text(encoding="utf-8").split("\n\n") if text.strip()]


CASES = [(block, depth) for block in blocks() for depth, count in block.counts.items() if count <= LARGEST]


@pytest.mark.parametrize(("block", "depth"), CASES, ids=[f"{block.name}-{depth}" for block, depth in CASES])
def test_perft(block: Block, depth: int) -> None:
    start = block.start()
    counted = perft(start, depth, finished=0)
    assert counted == block.counts[depth], perft_by_action(start, depth, finished=0)


def test_count_file_covers_the_modules_of_the_first_release() -> None:
    named = {module for block in blocks() for module in block.modules.split()}
    assert set(NUMBERING.stored[0].names["modules"]) <= named <= set(MODULE_IDS)


def test_first_perft_counts() -> None:
    """From the start tile, the crossing with four roads fits west and east, in one rotation each, and the curve ..."""
    assert perft(make_position("d", "x u"), 1) == 2
    # A cloister fits only below: its four rotations are one. Then: none, monk, farmer.
    assert perft(make_position("d", "b u"), 1) == 1
    assert perft(make_position("d", "b u"), 2) == 3
    # A straight road: west and east along, south across in one rotation.
    assert perft(make_position("d", "u b"), 1) == 3
