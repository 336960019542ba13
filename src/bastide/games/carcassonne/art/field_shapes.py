"""Furnishing of fields: grass with flowers, tilled plots, groves, orchards and animals, where there is room."""

from __future__ import annotations

from collections.abc import Callable

from bastide.art.colour_palette import GOLD, MEADOW, SNOW
from bastide.art.svg_shapes import num, stroked_path
from bastide.games.carcassonne.art.geometry.cell_grid import CELL_SIZE, cell_centre, distances_to_border
from bastide.games.carcassonne.art.geometry.points_and_lines import Point, distance
from bastide.games.carcassonne.art.tile_composition import SceneItem

#: Flat items and the room that they need, largest first.
FLAT_FAMILIES = (("large_plot", 14.0), ("orchard", 11.0), ("plot", 10.0), ("small_plot", 7.0))
#: Upright items and the room that they need.
UPRIGHT_FAMILIES = (("tree", 4.4), ("tree", 4.4), ("beast", 4.6), ("tree", 4.4))


def furnish_field(
    cells: list[int], keep_off: list[tuple[Point, float]], standing: Point, draw: Callable[[], float]
) -> tuple[str, list[SceneItem], list[SceneItem]]:
    """Return the grass, the plots, and the upright items of a field. The meeple's spot, ``standing``, stays free."""
    depth = distances_to_border(cells)
    # Random order, so that items are spread over the field.
    order = sorted(cells, key=lambda _: draw())
    taken = list(keep_off)
    plots: list[SceneItem] = []
    things: list[SceneItem] = []

    def free(p: Point, room: float) -> bool:
        return all(distance(p, q) >= room * 0.9 + reach for q, reach in taken)

    glade = max(depth, key=lambda cell: depth[cell], default=-1)
    if glade >= 0 and depth[glade] * CELL_SIZE > 16:
        plots.append(SceneItem("glade", cell_centre(glade)))
    most = len(plots) + len(cells) // 420 + 1
    for family, room in FLAT_FAMILIES:
        for cell in order:
            p = cell_centre(cell)
            if len(plots) + len(things) // 6 < most and depth[cell] * CELL_SIZE >= room and free(p, room):
                taken.append((p, room * 0.8))
                if family != "orchard":
                    plots.append(SceneItem(family, p))
                elif not things:
                    things += [SceneItem("orchard", Point(p.x + x, p.y + y)) for x in (-6, 0, 6) for y in (-3.2, 3.2)]
    taken.append((standing, 5))
    count = len(things) + len(cells) // 75
    grove = Point(-99, -99)
    for cell in order:
        p = cell_centre(cell)
        family, room = UPRIGHT_FAMILIES[len(things) % len(UPRIGHT_FAMILIES)]
        if len(things) >= count:
            break
        # Trees come in groves.
        close = family != "tree" or len(things) % 3 == 0 or distance(p, grove) < 11
        if close and depth[cell] * CELL_SIZE >= room and free(p, 1.6):
            if family == "tree" and len(things) % 3 == 0:
                grove = p
            things.append(SceneItem(family, p))
            taken.append((p, 2.6))
    return _grass(order, depth), plots, things


def _grass(order: list[int], depth: dict[int, int]) -> str:
    deep = [cell_centre(cell) for cell in order if depth[cell] >= 3]
    blades = "".join(
        f"M{num(p.x)} {num(p.y)}l.6-1.8M{num(p.x + 1)} {num(p.y)}l1-1.4" for p in deep[:: max(1, len(deep) // 9)]
    )
    dots = deep[5 :: max(1, len(deep) // 8)]
    white, yellow = ("".join(f"M{num(p.x)} {num(p.y)}h0" for p in dots[i::2]) for i in (0, 1))
    return (
        stroked_path(blades, MEADOW.deep, 0.7)
        + stroked_path(white, SNOW.light, 1.1)
        + stroked_path(yellow, GOLD.light, 1.1)
    )
