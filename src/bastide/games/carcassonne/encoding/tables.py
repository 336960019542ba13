"""What follows from the rules of a table alone: made once, and looked up in every observation."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bastide.games.carcassonne.encoding.planes import EDGES, FACING, FIRST_SYMBOL, KIND, SHIELDS, SHRINE_HERE, TILE_HERE
from bastide.games.carcassonne.encoding.vocabulary import FIGURES, PHASES, RULES, SYMBOLS, TILES
from bastide.games.carcassonne.rules.actions import FIGURE_IDS
from bastide.games.carcassonne.rules.module_api import Rules
from bastide.games.carcassonne.rules.tiles.model import EDGE_CITY, EDGE_RIVER, EDGE_ROAD, MARKS, SHRINE
from bastide.games.carcassonne.rules.tiles.tileset import TileSet
from bastide.games.carcassonne.rules.turn.figures import Follower


@final
class Tables:
    """What the tiles write into a cell, turned four ways; which phases ask."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        kinds = rules.kinds
        known = {tile: place for place, tile in enumerate(TILES)}
        #: By kind: the place of the tile in the vocabulary.
        self.number: list[int] = [known[tile.id] for tile in kinds.tiles]
        #: The numbers of ``rules`` that are 1.
        self.on: list[int] = [RULES.index(module.id) for module in rules.modules]
        self.on += [RULES.index(variant.partition("=")[0]) for variant in rules.variants]
        #: By figure: its place in the vocabulary, or -1.
        self.figure: list[int] = [FIGURES.index(name) if name in FIGURES else -1 for name in FIGURE_IDS]
        #: By figure: what it counts for in a majority, if it is a follower whose weight is the same everywhere.
        self.weight: list[int] = [int(figure.weight) if isinstance(figure, Follower) else 0 for figure in rules.figure]
        #: By place in the chain: the number of the phase among those that ask, or -1.
        self.phase: list[int] = [PHASES.index(phase.id) if phase.id in PHASES else -1 for phase in rules.chain]

        #: By pose: where its planes and their numbers, in turn, begin in ``writes``; one more for the end.
        firsts: list[int] = [0]
        writes: list[int] = []
        #: By pose, then by feature: the sides it reaches, as bits.
        self.sides: list[list[int]] = []
        for kind, tile in enumerate(kinds.tiles):
            for turn in range(4):
                writes += [int(KIND), self.number[kind] + 1, int(FACING), turn, *printed(kinds, kind, turn)]
                firsts.append(len(writes))
                self.sides.append([sum([1 << (side + turn) % 4 for side in f.edges]) for f in tile.features])
        self.firsts: vec[i64] = vec[i64](firsts)
        self.writes: vec[i64] = vec[i64](writes)


def printed(kinds: TileSet, kind: int, turn: int) -> list[int]:
    """The planes and their numbers, in turn, for what is printed on a tile that is turned so."""
    writes = [int(TILE_HERE), 1]
    for side in range(4):
        edge = kinds.edge[(kind * 4 + turn) * 4 + side]
        for what, shown in enumerate([EDGE_CITY, EDGE_ROAD, EDGE_RIVER]):
            if edge == shown:
                writes += [int(EDGES) + what * 4 + side, 1]
    spot = kinds.spot[kind]
    if spot >= 0 and kinds.feature_kinds[kind][spot] == SHRINE:
        writes += [int(SHRINE_HERE), 1]
    shields = sum(kinds.shields[kind])
    if shields:
        writes += [int(SHIELDS), shields]
    marks = kinds.tile_marks[kind]
    for of_feature in kinds.marks[kind]:
        marks |= of_feature
    for place, name in enumerate(SYMBOLS):
        if marks & MARKS[name]:
            writes += [int(FIRST_SYMBOL) + place, 1]
    return writes
