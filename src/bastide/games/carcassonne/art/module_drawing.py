"""Interface of a module's drawings: ``DRAWING`` in ``modules/ID/drawing.py`` is an instance of ``ModuleDrawing``."""

from __future__ import annotations

from bastide.art.table_canvas import TableCanvas
from bastide.games.carcassonne.art import draw_meeple
from bastide.games.carcassonne.art.geometry.points_and_lines import Point
from bastide.games.carcassonne.art.reusable_tile_parts import TILE_WIDTH
from bastide.games.carcassonne.rules.display.view import CarcassonneView


class ModuleDrawing:
    """What a module adds to the picture of a table. Called if the view has a part of the module."""

    def draw_on_board(self, seen: CarcassonneView, paper: TableCanvas, corner: Point) -> str:
        """Draw the pieces on the board. ``corner``: the cell in its upper left corner."""
        return ""

    def list_seat_pieces(self, seen: CarcassonneView, player: int) -> list[tuple[str, int]]:
        """Return the pieces that a player has, with their numbers."""
        return []


def draw_meeple_on(paper: TableCanvas, kind: str, seat: int, role: str = "") -> str:
    """Draw a meeple on the board, in the colour of the light theme."""
    return paper.draw_part(f"{kind}{seat}{role}", draw_meeple(kind, seat, role))


def cell_centre(cell: list[int], corner: Point) -> Point:
    """Return the centre of a cell in the picture of the board."""
    return Point((cell[0] - corner.x + 0.5) * TILE_WIDTH, (corner.y - cell[1] + 0.5) * TILE_WIDTH)
