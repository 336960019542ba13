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

from bastide.core.plain import Plain, whole, word
from bastide.games.carcassonne.modules.box import EVERY_MODULE, FIGURES
from bastide.games.carcassonne.rules.display.maptext import entries
from bastide.games.carcassonne.rules.display.stamp import HEIGHT, WIDTH, Stamp
from bastide.games.carcassonne.rules.map.geometry import FACINGS
from bastide.games.carcassonne.rules.tiles.catalogue import tile_by_id
from bastide.games.carcassonne.rules.tiles.model import FEATURE_KINDS


def draw(view: Mapping[str, Plain]) -> str:
    """Draw the board of a view with numbered columns and rows."""
    board = entries(view, "board")
    if not board:
        return ""
    xs = [whole(placed["x"]) for placed in board]
    ys = [whole(placed["y"]) for placed in board]
    left, top = min(xs), max(ys)
    across, down = max(xs) - left + 1, top - min(ys) + 1
    extra = view["extra"]
    assert isinstance(extra, dict)
    canvas = [[" " for _ in range(across * WIDTH)] for _ in range(down * HEIGHT)]
    for placed in board:
        x, y = whole(placed["x"]), whole(placed["y"])
        stamp = Stamp(tile_by_id(word(placed["tile"])), FACINGS.index(word(placed["facing"])))
        if "bridge" in placed:
            stamp.bridge(word(placed["bridge"]))
        for meeple in entries(view, "figures"):
            if meeple["x"] == x and meeple["y"] == y:
                letter = FIGURES[word(meeple["figure"])].letter(FEATURE_KINDS.index(word(meeple["feature"])))
                stamp.stand(meeple, letter)
        for module in EVERY_MODULE:
            shown = extra.get(module.id)
            if isinstance(shown, dict):
                module.draw_on(stamp, shown, x, y)
        for row in range(HEIGHT):
            for column in range(WIDTH):
                canvas[(top - y) * HEIGHT + row][(x - left) * WIDTH + column] = stamp.signs[row][column]
    lines = ["     " + "".join([str(left + column).center(WIDTH) for column in range(across)]).rstrip()]
    for number, signs in enumerate(canvas):
        label = str(top - number // HEIGHT) if number % HEIGHT == HEIGHT // 2 else ""
        lines.append(f"{label:>4} {''.join(signs)}".rstrip())
    return "\n".join(lines)


def draw_tile(id: str, rotation: int = 0) -> str:
    """Draw one tile after a number of quarter turns clockwise."""
    return "\n".join(["".join(signs).rstrip() for signs in Stamp(tile_by_id(id), rotation).signs])
