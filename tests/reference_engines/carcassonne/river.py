"""The River II: spring and fork, nine shuffled tiles, and the lake with the volcano."""

from __future__ import annotations

from reference_engines.carcassonne.game_pieces import SPRING
from reference_engines.carcassonne.game_state import GameState
from reference_engines.carcassonne.questions import Choice, Question, QuestionGenerator
from reference_engines.carcassonne.tile_definition import box
from reference_engines.carcassonne.tile_placement import placements

FORK = "river_fork_new"
LAKE = "river_lake_volcano_w"


def next_river_tile(table: GameState) -> str:
    """The fork, one of the nine shuffled tiles, or the lake."""
    river = table.river
    tile = table.next_drawn_tile()
    mixed = [each for each in (+river.tiles).elements() if each not in (FORK, LAKE)]
    possible = [FORK] if river.tiles[FORK] else mixed or [LAKE]
    if tile not in possible:
        table.impossible.append(tile)
    river.tiles[tile] -= 1
    return tile


def lay_spring(table: GameState) -> QuestionGenerator[None]:
    """Next to Carcassonne the first player chooses the place of the spring, at the wall and pointing away from it."""
    table.hand = SPRING
    spots = placements(table.map, box()[SPRING], bridges=False, cult=False)
    spot = yield Question(0, [Choice("place", s.cell, SPRING, s.turns) for s in spots])
    table.map.lay(box()[SPRING], spot.cell, spot.number)
    table.hand = ""
