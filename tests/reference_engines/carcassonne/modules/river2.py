"""The River II: spring and fork, nine shuffled tiles, and the lake with the volcano."""

from __future__ import annotations

from collections import Counter

from bastide.core import JsonData
from reference_engines.carcassonne.board import Board
from reference_engines.carcassonne.game_state import GameState
from reference_engines.carcassonne.module_rules import ModuleRules
from reference_engines.carcassonne.questions import Choice, Question, QuestionGenerator
from reference_engines.carcassonne.tile_definition import SIDES, Point, Tile, beyond, box, opposite
from reference_engines.carcassonne.tile_placement import placements

SPRING = "river_spring_e"
FORK = "river_fork_new"
LAKE = "river_lake_volcano_w"


class RiverRules(ModuleRules):
    def __init__(self, table: GameState) -> None:
        super().__init__(table)
        #: The tiles that are still to come; the fork comes first, the lake with the volcano last.
        self.tiles = Counter(tile.id for tile in box().values() if tile.supply == "river" and tile.id != SPRING)

    def position(self) -> dict[str, JsonData]:
        return {"river": {**(+self.tiles)}}

    def lay_start_tiles(self) -> bool:
        self.table.map.lay(box()[SPRING], (0, 0), 0)
        return True

    def prepare_game(self) -> QuestionGenerator[None]:
        """Next to Carcassonne the first player chooses the place of the spring, at the wall and pointing away."""
        table = self.table
        if SPRING in [laid.tile.id for laid in table.map.laid]:
            return
        table.hand = SPRING
        tile = box()[SPRING]
        spots = [
            spot for spot in placements(table.map, tile, bridges=False) if table.may_lay(tile, spot.cell, spot.turns)
        ]
        spot = yield Question(0, [Choice("place", s.cell, SPRING, s.turns) for s in spots])
        table.map.lay(tile, spot.cell, spot.number)
        table.hand = ""

    def has_next_tile(self) -> bool:
        return self.tiles.total() > 0

    def next_tile(self) -> str:
        """The fork, one of the nine shuffled tiles, or the lake."""
        tile = self.table.next_drawn_tile()
        mixed = [each for each in (+self.tiles).elements() if each not in (FORK, LAKE)]
        possible = [FORK] if self.tiles[FORK] else mixed or [LAKE]
        if tile not in possible:
            self.table.impossible.append(tile)
        self.tiles[tile] -= 1
        return tile

    def continues_turn_part(self) -> bool:
        """An ordinary tile follows the lake at once."""
        return self.skips_meeples()

    def skips_meeples(self) -> bool:
        return self.table.map.last.tile.id == LAKE

    def allows_placement(self, tile: Tile, cell: Point, turns: int) -> bool:
        """A river tile continues one arm, joins no other, and makes no immediate U-turn."""
        board, edges = self.table.map, tile.turned_edges(turns)
        river = [side for side in SIDES if edges[side] == "river"]
        if not river:
            return True
        entries = [side for side in river if board.neighbour_edge(cell, side) == "river"]
        if not any(
            "river" in there.values() for there in board.sides.values()
        ):  # the spring points away from the tiles
            return board.neighbour_edge(cell, opposite(river[0])) != ""
        if len(entries) != 1 or any(board.neighbour_edge(cell, side) for side in river if side not in entries):
            return False
        before = beyond(cell, entries[0])
        sense = bend(source_side(board, before), opposite(entries[0]))
        ways_out = [side for side in river if side not in entries]
        # The fork is laid at the spring, so it cannot make a U-turn.
        return sense == 0 or len(ways_out) != 1 or bend(entries[0], ways_out[0]) != sense


def source_side(map: Board, cell: Point) -> str:
    """The side through which the river enters a cell from the spring; empty for the spring itself."""
    spring = next(laid.cell for laid in map.laid if "river" in laid.edges().values())
    came: dict[Point, str] = {spring: ""}
    waters = [spring]
    for water in waters:
        for side in SIDES:
            other = beyond(water, side)
            if map.sides[water][side] == "river" and other in map.at and other not in came:
                came[other] = opposite(side)
                waters.append(other)
    return came[cell]


def bend(entry: str, way_out: str) -> int:
    """1 if the river turns right between two sides, -1 if left, 0 if it runs straight or starts here."""
    if not entry:
        return 0
    return {1: 1, 3: -1}.get((SIDES.index(way_out) - SIDES.index(opposite(entry))) % 4, 0)


RULES = RiverRules
