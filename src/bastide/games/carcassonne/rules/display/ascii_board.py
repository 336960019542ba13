"""Board drawn with characters, nine columns and five rows per tile.

``#`` is city, ``-`` and ``|`` are roads, ``~`` is river, blank is field; dots mark the corners of a tile. ``C`` is a
cloister, ``A`` an abbey, ``O`` a shrine, ``^`` a volcano, ``*`` a crossing, ``h`` a house, ``$`` a bazaar, ``o`` a
ring of road. Small marks: ``+`` a shield, ``i`` an inn, ``t`` a cathedral, ``w g c`` goods, ``p`` a princess, ``%`` a
pig herd. A meeple is a letter and its player's number: ``k0`` a knight, ``K0`` a big one; ``h`` highwayman, ``m``
monk, ``f`` farmer, ``b`` builder, ``p`` pig, ``y`` mayor, ``w`` wagon; ``B0`` on the corner of a tile is a barn. ``=``
and ``H`` are wooden bridges, ``&`` on a small city is a castle. In the lower corners of a tile: ``D`` the dragon,
``F`` the fairy; ``@`` the count, on the tile of his quarter.
"""

from __future__ import annotations

from collections.abc import Mapping

from bastide.core.json_data import JsonData, expect_int, expect_str
from bastide.games.carcassonne.modules.module_registry import ALL_MODULES, MEEPLE_KIND_BY_ID
from bastide.games.carcassonne.rules.board.cell_coordinates import FACINGS
from bastide.games.carcassonne.rules.display.ascii_tile import TILE_HEIGHT_CHARS, TILE_WIDTH_CHARS, AsciiTile
from bastide.games.carcassonne.rules.parsed_board_text import objects_under_key
from bastide.games.carcassonne.rules.tiles.tile_catalogue import tile_by_id
from bastide.games.carcassonne.rules.tiles.tile_definition import FEATURE_KIND_NAMES


def draw_board(view: Mapping[str, JsonData]) -> str:
    """Draw the board of a view with numbered columns and rows."""
    board = objects_under_key(view, "board")
    if not board:
        return ""
    xs = [expect_int(placed["x"]) for placed in board]
    ys = [expect_int(placed["y"]) for placed in board]
    left, top = min(xs), max(ys)
    across, down = max(xs) - left + 1, top - min(ys) + 1
    extra = view["extra"]
    assert isinstance(extra, dict)
    canvas = [[" " for _ in range(across * TILE_WIDTH_CHARS)] for _ in range(down * TILE_HEIGHT_CHARS)]
    for placed in board:
        x, y = expect_int(placed["x"]), expect_int(placed["y"])
        stamp = AsciiTile(tile_by_id(expect_str(placed["tile"])), FACINGS.index(expect_str(placed["facing"])))
        if "bridge" in placed:
            stamp.draw_bridge(expect_str(placed["bridge"]))
        for meeple in objects_under_key(view, "figures"):
            if meeple["x"] == x and meeple["y"] == y:
                letter = MEEPLE_KIND_BY_ID[expect_str(meeple["figure"])].ascii_letter(
                    FEATURE_KIND_NAMES.index(expect_str(meeple["feature"]))
                )
                stamp.draw_meeple(meeple, letter)
        for module in ALL_MODULES:
            shown = extra.get(module.id)
            if isinstance(shown, dict):
                module.draw_on_tile(stamp, shown, x, y)
        for row in range(TILE_HEIGHT_CHARS):
            for column in range(TILE_WIDTH_CHARS):
                canvas[(top - y) * TILE_HEIGHT_CHARS + row][(x - left) * TILE_WIDTH_CHARS + column] = stamp.signs[row][
                    column
                ]
    lines = ["     " + "".join([str(left + column).center(TILE_WIDTH_CHARS) for column in range(across)]).rstrip()]
    for number, signs in enumerate(canvas):
        label = str(top - number // TILE_HEIGHT_CHARS) if number % TILE_HEIGHT_CHARS == TILE_HEIGHT_CHARS // 2 else ""
        lines.append(f"{label:>4} {''.join(signs)}".rstrip())
    return "\n".join(lines)


def draw_tile(id: str, rotation: int = 0) -> str:
    """Draw one tile after a number of quarter turns clockwise."""
    return "\n".join(["".join(signs).rstrip() for signs in AsciiTile(tile_by_id(id), rotation).signs])
