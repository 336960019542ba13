"""Drawings of the modules in box order: ``DRAWING`` in ``modules/ID/drawing.py``."""

from __future__ import annotations

from typing import Final, cast

from bastide.art.table_canvas import TableCanvas
from bastide.core.utilities.module_discovery import find_folder_declarations
from bastide.games.carcassonne.art.geometry.points_and_lines import Point
from bastide.games.carcassonne.art.module_drawing import ModuleDrawing
from bastide.games.carcassonne.rules.action_space import BOX_ORDER, MODULES_PACKAGE
from bastide.games.carcassonne.rules.display.view import CarcassonneView

_DECLARED: Final[dict[str, object]] = find_folder_declarations(MODULES_PACKAGE, "drawing", "DRAWING")


def drawings_in_play(seen: CarcassonneView) -> list[ModuleDrawing]:
    """Return the drawings of the modules in a view."""
    return [cast(ModuleDrawing, _DECLARED[name]) for name in BOX_ORDER if name in _DECLARED and name in seen["extra"]]


def draw_module_pieces(seen: CarcassonneView, paper: TableCanvas, corner: Point) -> str:
    """Draw the pieces of the modules on the board."""
    return "".join(drawing.draw_on_board(seen, paper, corner) for drawing in drawings_in_play(seen))


def list_module_pieces(seen: CarcassonneView, player: int) -> list[tuple[str, int]]:
    """Return the pieces that modules have given a player, with their numbers."""
    found = [piece for drawing in drawings_in_play(seen) for piece in drawing.list_seat_pieces(seen, player)]
    return [(name, count) for name, count in found if count]
