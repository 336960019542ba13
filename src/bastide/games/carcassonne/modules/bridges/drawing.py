"""Drawings of Bridges, Castles & Bazaars: castles, and the stock of a player."""

from __future__ import annotations

from typing import Final

from bastide.art.svg_shapes import place_shape
from bastide.art.table_canvas import TableCanvas
from bastide.games.carcassonne.art import draw_piece
from bastide.games.carcassonne.art.geometry.points_and_lines import Point
from bastide.games.carcassonne.art.module_drawing import ModuleDrawing, cell_centre
from bastide.games.carcassonne.rules.display.view import CarcassonneView


class BridgesDrawing(ModuleDrawing):
    """Castles on the board; bridges and castles of a player."""

    def draw_on_board(self, seen: CarcassonneView, paper: TableCanvas, corner: Point) -> str:
        body = ""
        for cells in seen["extra"]["bridges"]["castles"]:
            points = [cell_centre(cell, corner) for cell in cells]
            x = sum(point.x for point in points) / len(points)
            y = sum(point.y for point in points) / len(points)
            body += place_shape(x, y, draw_piece("castle"), 1.3)
        return body

    def list_seat_pieces(self, seen: CarcassonneView, player: int) -> list[tuple[str, int]]:
        left = seen["extra"]["bridges"]["left"][player]
        return [("bridge", left["bridges"]), ("castle", left["castles"])]


DRAWING: Final = BridgesDrawing()
