"""The picture that the lobby shows of the game: a corner of a map, seen aslant."""

from __future__ import annotations

from typing import NamedTuple

from bastide.art.hero import hero, own, table_top
from bastide.art.light import DAYLIGHT
from bastide.art.pen import INK, faint, put, rect
from bastide.games.carcassonne.art import figures
from bastide.games.carcassonne.art.scene import VARIANTS
from bastide.games.carcassonne.art.sharing import CELL, PREFIX, in_parts


class Laid(NamedTuple):
    x: int
    y: int
    tile: str
    turns: int
    #: The numbers of its finished cities.
    finished: tuple[int, ...] = ()


class Standing(NamedTuple):
    #: Where on the map, in cells.
    x: float
    y: float
    seat: int
    role: str


BOARD = (
    Laid(0, 0, "traders_city_nw_cloth_road_e_city_s", 0, (0, 1)),
    Laid(1, 0, "traders_cloister_roads_e_s_w", 0),
    Laid(2, 0, "inns_city_nw_shield_road_es_inn", 2, (0,)),
    Laid(3, 0, "base_m_city_nw_shield", 0, (0,)),
    Laid(0, 1, "inns_city_nw_shield_city_s", 1, (0, 1)),
    Laid(1, 1, "inns_city_ew_shield_roads_n_s", 0, (0,)),
    Laid(2, 1, "base_p_city_nw_road_es", 0, (0,)),
    Laid(3, 1, "base_v_road_sw", 0),
    Laid(1, 2, "base_v_road_sw", 2),
    Laid(2, 2, "base_v_road_sw", 1),
)
#: Whoever is in the game there; the rearmost first.
FIGURES = (
    Standing(1.5, 0.56, 1, "monk"),
    Standing(2.66, 0.92, 2, "knight"),
    Standing(1.36, 1.52, 0, "knight"),
    Standing(2.7, 1.72, 3, "highwayman"),
    Standing(3.34, 1.2, 2, "farmer"),
)
#: How the map lies on the table: turned so far, so much larger, its upper left corner there.
SLANT = -9
SCALE = 1
CORNER = (-34, 10)
TALL = 1.12
#: A tile is a hair larger than its cell: nothing shines through between two of them, aslant as they lie.
HAIR = CELL + 0.8


def lobby() -> str:
    """A city that is finished, roads that lead there, and everybody at their place."""
    parts: dict[str, str] = {}
    shades, tiles = "", ""
    for laid in BOARD:
        told, shared, walls = in_parts(laid.tile, laid.turns, (laid.x * 3 + laid.y) % VARIANTS, laid.finished)
        parts |= {name: f"<g id='{PREFIX}{name}'>{body}</g>" for name, body in shared.items()}
        parts |= {name: f"<path id='{PREFIX}{name}' d='{wall}'/>" for name, wall in walls.items()}
        x, y = laid.x * CELL, laid.y * CELL
        shades += rect(x + 4, y + 7, CELL, CELL, INK)
        tiles += f"<svg x='{x}' y='{y}' width='{HAIR}' height='{HAIR}' viewBox='0 0 100 100'>{told}</svg>"
    lies = put(*CORNER, faint(shades, 0.35) + tiles, SCALE, SLANT)
    people = put(*CORNER, "".join(_stands(one) for one in FIGURES), SCALE, SLANT)
    return hero(table_top() + lies + own(people), "".join(parts.values()))


def _stands(one: Standing) -> str:
    """Upright, however the map lies."""
    drawn = figures.drawn("follower", one.seat, one.role).replace(figures.OWN, DAYLIGHT.seats[one.seat])
    return put(one.x * CELL, one.y * CELL, drawn, TALL, -SLANT)
