"""Pictures of Carcassonne: tiles as they lie, figures and pieces.

>>> from bastide.games.carcassonne.art import figure, tile
>>> tile("base_a_cloister_road_s", turns=1)[:4]
'<svg'
>>> figure("follower", 0, "knight")[:2]
'<g'

:func:`tile` is a whole picture, 100 by 100; :func:`figure` and :func:`piece` are drawn around 0, 0 within about 30 by
30, to be put where :func:`spot` says. The page composes the same parts by itself, from what ``page_data`` writes.
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
    """A tile after so many quarter turns clockwise, 100 by 100; ``finished``: the numbers of its finished cities.

    It can lie on another sheet, and keeps to its edges there. Which of the variants a tile is follows from its cell:
    :func:`variant_at`.
    """
    return sheet(compose(scene_of(kind), turns % 4, variant, finished), 100, 100)


def variant_at(x: int, y: int) -> int:
    """The variant that a tile in this cell of the map is drawn as, so that no two neighbours are stamped alike."""
    return (x * 3 + y) % VARIANTS


def spot(kind: str, number: int, turns: int = 0) -> Point:
    """Where a figure stands on the tile's feature of this number, within the 100 by 100 of the turned tile."""
    return turned(layout_of(kind).shapes[number].spot, turns)


def figure(kind: str, seat: int, role: str = "", colour: str = "") -> str:
    """A figure of a seat: ``role`` is what it is where it stands (knight, farmer), empty for one in the supply."""
    own = colour or DAYLIGHT.seats[seat % len(DAYLIGHT.seats)]
    return f"<g>{figure_shapes(kind, seat, role)}</g>".replace(OWN_COLOUR, own)


def piece(name: str) -> str:
    """Something that is nobody's figure: dragon, fairy, count, castle, wine; KeyError if there is no such thing."""
    return f"<g>{PIECES[name]}</g>"


def figure_kinds() -> list[tuple[str, str]]:
    """Every kind of figure; a follower also in each of its roles."""
    return [("follower", ""), *[("follower", role) for role in ROLES], *[(kind, "") for kind in KINDS]]
