"""What follows from the rules of a table alone: made once, and looked up in every observation."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bastide.games.carcassonne.encoding.planes import (
    EDGES,
    FACING,
    FIRST_SYMBOL,
    KIND,
    SHIELDS,
    SHRINE_HERE,
    SYMBOLS,
    TILE_HERE,
)
from bastide.games.carcassonne.rules.game import VARIANTS
from bastide.games.carcassonne.rules.kinds import Kinds
from bastide.games.carcassonne.rules.modules.box import MODULE_IDS
from bastide.games.carcassonne.rules.rulebook import Rules
from bastide.games.carcassonne.rules.tiles.catalogue import TILES
from bastide.games.carcassonne.rules.tiles.model import EDGE_CITY, EDGE_RIVER, EDGE_ROAD, MARKS, SHRINE

#: The phases in which somebody is asked, in the order of the turn, and the end.
PHASES: Final[list[str]] = [
    *["spring", "bazaar_choice", "source", "place", "princess", "figure", "portal", "dragon", "castle", "redeploy"],
    *["castle_score", "wagon", "carcassonne", "count", "bazaar", "last_abbey", "last_redeploy", "over"],
]
#: What can differ from table to table: the modules in play, and the options that change a rule.
RULES: Final[list[str]] = [*MODULE_IDS, *[option.id for option in VARIANTS]]


@final
class Tables:
    """What the tiles write into a cell, turned four ways; which phases ask; where modules keep their numbers."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        kinds = rules.kinds
        in_the_box = {tile.id: place for place, tile in enumerate(TILES)}
        #: By kind: the place of the tile in the whole box.
        self.number: list[int] = [in_the_box[tile.id] for tile in kinds.tiles]
        #: The numbers of ``rules`` that are 1.
        self.on: list[int] = [RULES.index(module.id) for module in rules.modules]
        self.on += [RULES.index(variant.partition("=")[0]) for variant in rules.variants]
        #: By place in the chain: the number of the phase among those that ask, or -1.
        self.phase: list[int] = [PHASES.index(phase.id) if phase.id in PHASES else -1 for phase in rules.chain]

        # Where the numbers of a module stand in ``state.extra``; -1: it is not in play.
        self.traders = slot_of(rules, "traders")
        self.king = slot_of(rules, "king")
        self.river = slot_of(rules, "river2")
        self.dragon = slot_of(rules, "dragon")
        self.abbey = slot_of(rules, "abbey")
        self.bridges = slot_of(rules, "bridges")
        self.count = slot_of(rules, "count")

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


def slot_of(rules: Rules, id: str) -> int:
    for module in rules.modules:
        if module.id == id:
            return module.slot
    return -1


def printed(kinds: Kinds, kind: int, turn: int) -> list[int]:
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
