"""Pictures of Carcassonne: tiles, meeples and other pieces.

>>> from bastide.games.carcassonne.art import figure, tile
>>> tile("base_a_cloister_road_s", turns=1)[:4]
'<svg'
>>> figure("follower", 0, "knight")[:2]
'<g'

:func:`tile` returns a whole picture of 100 by 100. :func:`figure` and :func:`piece` are drawn around 0, 0 within about
30 by 30; :func:`spot` says where to put them on a tile. The page composes the same parts itself, from the output of
``page_data``.
"""

from __future__ import annotations

from bastide.art.light import DAYLIGHT
from bastide.art.pen import sheet
from bastide.games.carcassonne.art.figures import KINDS, OWN_COLOUR, ROLES, figure_shapes
from bastide.games.carcassonne.art.geometry.layout import layout_of
from bastide.games.carcassonne.art.geometry.plane import Point, turned
from bastide.games.carcassonne.art.pieces import PIECES
from bastide.games.carcassonne.art.scene import VARIANTS, compose
from bastide.games.carcassonne.art.tiles import scene_of


def tile(kind: str, turns: int = 0, variant: int = 0, finished: tuple[int, ...] = ()) -> str:
    """Draw a tile of 100 by 100 after ``turns`` quarter turns clockwise. ``finished``: numbers of its finished cities.

    The picture can be embedded in another one and is clipped at its edges. The variant follows from the cell of the
    tile (:func:`variant_at`).
    """
    return sheet(compose(scene_of(kind), turns % 4, variant, finished), 100, 100)


def variant_at(x: int, y: int) -> int:
    """Return the variant of a tile in this cell of the board, so that neighbours do not look the same."""
    return (x * 3 + y) % VARIANTS


def spot(kind: str, number: int, turns: int = 0) -> Point:
    """Return the place of a meeple on the tile's feature with this number, within the 100 by 100 of the turned tile."""
    return turned(layout_of(kind).shapes[number].spot, turns)


def figure(kind: str, seat: int, role: str = "", colour: str = "") -> str:
    """Draw a meeple of a seat. ``role`` is its role on the board (knight, farmer); empty for a meeple in the supply."""
    own = colour or DAYLIGHT.seats[seat % len(DAYLIGHT.seats)]
    return f"<g>{figure_shapes(kind, seat, role)}</g>".replace(OWN_COLOUR, own)


def piece(name: str) -> str:
    """Draw a piece that belongs to no player: dragon, fairy, count, castle, wine. KeyError if the name is unknown."""
    return f"<g>{PIECES[name]}</g>"


def figure_kinds() -> list[tuple[str, str]]:
    """Return every kind of meeple; a follower also in each of its roles."""
    return [("follower", ""), *[("follower", role) for role in ROLES], *[(kind, "") for kind in KINDS]]
