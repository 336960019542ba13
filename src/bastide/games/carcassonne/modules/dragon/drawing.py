"""Drawings of The Princess & the Dragon: the dragon with its trail, and the fairy."""

from __future__ import annotations

from typing import Final

from bastide.art.svg_shapes import num, place_shape, stroked_path
from bastide.art.table_canvas import TableCanvas
from bastide.games.carcassonne.art import draw_piece
from bastide.games.carcassonne.art.geometry.points_and_lines import Point
from bastide.games.carcassonne.art.module_drawing import ModuleDrawing, cell_centre
from bastide.games.carcassonne.rules.display.view import CarcassonneView


class DragonDrawing(ModuleDrawing):
    """Dragon with its trail, and fairy."""

    def draw_on_board(self, seen: CarcassonneView, paper: TableCanvas, corner: Point) -> str:
        dragon = seen["extra"]["dragon"]
        body = ""
        if len(dragon["trail"]) > 1:
            points = [cell_centre(cell, corner) for cell in dragon["trail"]]
            way = "L".join(f"{num(point.x)} {num(point.y)}" for point in points)
            body += stroked_path(f"M{way}", "#b3261e", 4, dash="7 6")
        for name, cell, x, y, size in (
            ("dragon", dragon["dragon"], 14, -14, 1.7),
            ("fairy", dragon["fairy"], -22, -18, 1.1),
        ):
            if cell:
                at = cell_centre(cell, corner)
                body += place_shape(at.x + x, at.y + y, draw_piece(name), size)
        return body


DRAWING: Final = DragonDrawing()
