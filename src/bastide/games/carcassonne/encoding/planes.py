"""The planes of the window: what the numbers of one cell say, and where each stands."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bastide.games.carcassonne.rules.figures import FIGURE_IDS
from bastide.games.carcassonne.rules.tiles.model import MARKS

#: The symbols that can be printed on a tile.
SYMBOLS: Final[list[str]] = [name for name in MARKS if name not in ("castle", "barn")]
#: The numbers of a cell of the window.
CELL: Final[list[str]] = [
    *["tile", "kind", "facing"],
    *[f"{what}_{side}" for what in ("city", "road", "river") for side in "nesw"],
    *["cloister", "shrine", "shields"],
    *SYMBOLS,
    *[f"{what}_{side}" for what in ("open", "mine", "others") for side in "nesw"],
    *["field_mine", "field_others", "castle", "barn"],
    *[f"{figure}_mine" for figure in FIGURE_IDS],
    *[f"{figure}_others" for figure in FIGURE_IDS],
    *["laid", "asked", "trail", "the_dragon", "the_fairy"],
]
PLANES: Final[i64] = len(CELL)
FIGURE_COUNT: Final[i64] = len(FIGURE_IDS)

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
FIGURES_MINE: Final[i64] = CELL.index(f"{FIGURE_IDS[0]}_mine")
LAID: Final[i64] = CELL.index("laid")
ASKED: Final[i64] = CELL.index("asked")
TRAIL: Final[i64] = CELL.index("trail")
THE_DRAGON: Final[i64] = CELL.index("the_dragon")
THE_FAIRY: Final[i64] = CELL.index("the_fairy")
