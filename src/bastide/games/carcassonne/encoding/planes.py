"""The planes of the window: where each number of a cell stands."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bastide.games.carcassonne.encoding.vocabulary import CELL, FIGURES, SYMBOLS

PLANES: Final[i64] = len(CELL)
FIGURES_SHOWN: Final[i64] = len(FIGURES)

TILE_HERE: Final[i64] = CELL.index("tile")
KIND: Final[i64] = CELL.index("kind")
FACING: Final[i64] = CELL.index("facing")
EDGES: Final[i64] = CELL.index("city_n")
ROADS: Final[i64] = CELL.index("road_n")
CLOISTER_TILES: Final[i64] = CELL.index("cloister")
SHRINE_HERE: Final[i64] = CELL.index("shrine")
SHIELDS: Final[i64] = CELL.index("shields")
FIRST_SYMBOL: Final[i64] = CELL.index(SYMBOLS[0])
OPEN: Final[i64] = CELL.index("open_n")
MINE: Final[i64] = CELL.index("mine_n")
OTHERS: Final[i64] = CELL.index("others_n")
FIELD_MINE: Final[i64] = CELL.index("field_mine")
FIELD_OTHERS: Final[i64] = CELL.index("field_others")
CASTLE_HERE: Final[i64] = CELL.index("castle")
BARN_HERE: Final[i64] = CELL.index("barn")
FIGURES_MINE: Final[i64] = CELL.index(f"{FIGURES[0]}_mine")
LAID: Final[i64] = CELL.index("laid")
ASKED: Final[i64] = CELL.index("asked")
TRAIL: Final[i64] = CELL.index("trail")
THE_DRAGON: Final[i64] = CELL.index("the_dragon")
THE_FAIRY: Final[i64] = CELL.index("the_fairy")
