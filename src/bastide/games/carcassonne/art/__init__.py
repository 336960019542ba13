"""Pictures of Carcassonne: tiles, meeples and other pieces.

>>> from bastide.games.carcassonne.art import draw_meeple, draw_tile
>>> draw_tile("base_a_cloister_road_s", turns=1)[:4]
'<svg'
>>> draw_meeple("follower", 0, "knight")[:2]
'<g'

:func:`draw_tile` returns a whole picture of 100 by 100. :func:`draw_meeple` and :func:`draw_piece` are drawn around 0,
0 within about 30 by 30; :func:`meeple_spot` says where to put them on a draw_tile. The page composes the same parts
itself, from the output of ``export_page_drawings``.
"""

from __future__ import annotations

from bastide.art.colour_theme import LIGHT_THEME
from bastide.art.svg_shapes import svg_document
from bastide.games.carcassonne.art.geometry.points_and_lines import Point, rotate_point
from bastide.games.carcassonne.art.geometry.tile_layout import compute_tile_layout
from bastide.games.carcassonne.art.meeple_shapes import (
    FOLLOWER_ROLES,
    OTHER_MEEPLES,
    SEAT_COLOUR_PLACEHOLDER,
    meeple_shapes,
)
from bastide.games.carcassonne.art.neutral_piece_shapes import PIECES
from bastide.games.carcassonne.art.tile_composition import VARIANT_COUNT, compose_tile
from bastide.games.carcassonne.art.tile_scenes import tile_scene


def draw_tile(kind: str, turns: int = 0, variant: int = 0, finished: tuple[int, ...] = ()) -> str:
    """Draw a tile of 100 by 100 after ``turns`` quarter turns clockwise. ``finished``: numbers of its finished cities.

    The picture can be embedded in another one and is clipped at its edges. The variant follows from the cell of the
    tile (:func:`variant_at`).
    """
    return svg_document(compose_tile(tile_scene(kind), turns % 4, variant, finished), 100, 100)


def variant_at(x: int, y: int) -> int:
    """Return the variant of a tile in this cell of the board, so that neighbours do not look the same."""
    return (x * 3 + y) % VARIANT_COUNT


def meeple_spot(kind: str, number: int, turns: int = 0) -> Point:
    """Return the place of a meeple on the tile's feature with this number, within the 100 by 100 of the turned tile."""
    return rotate_point(compute_tile_layout(kind).shapes[number].spot, turns)


def draw_meeple(kind: str, seat: int, role: str = "", colour: str = "") -> str:
    """Draw a meeple of a seat. ``role`` is its role on the board (knight, farmer); empty for a meeple in the supply."""
    own = colour or LIGHT_THEME.seats[seat % len(LIGHT_THEME.seats)]
    return f"<g>{meeple_shapes(kind, seat, role)}</g>".replace(SEAT_COLOUR_PLACEHOLDER, own)


def draw_piece(name: str) -> str:
    """Draw a piece that belongs to no player: dragon, fairy, count, castle, wine. KeyError if the name is unknown."""
    return f"<g>{PIECES[name]}</g>"


def list_meeple_kinds() -> list[tuple[str, str]]:
    """Return every kind of meeple; a follower also in each of its roles."""
    return [("follower", ""), *[("follower", role) for role in FOLLOWER_ROLES], *[(kind, "") for kind in OTHER_MEEPLES]]
