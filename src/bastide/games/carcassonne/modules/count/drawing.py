"""Drawings of The Count of Carcassonne: the count, and the meeples in the quarters."""

from __future__ import annotations

from typing import Final

from bastide.art.svg_shapes import place_shape
from bastide.art.table_canvas import TableCanvas
from bastide.games.carcassonne.art import draw_piece
from bastide.games.carcassonne.art.geometry.points_and_lines import Point
from bastide.games.carcassonne.art.geometry.tile_layout import compute_tile_layout
from bastide.games.carcassonne.art.module_drawing import ModuleDrawing, draw_meeple_on
from bastide.games.carcassonne.art.reusable_tile_parts import TILE_WIDTH
from bastide.games.carcassonne.rules.display.view import CarcassonneView


class CountDrawing(ModuleDrawing):
    """Count, and the meeples in each quarter."""

    def draw_on_board(self, seen: CarcassonneView, paper: TableCanvas, corner: Point) -> str:
        city = seen["extra"]["count"]
        body = ""
        for name, at in quarter_positions(seen, corner).items():
            inside = [
                (kind, seat)
                for seat, held in enumerate(city["quarters"])
                for kind, count in held.get(name, {}).items()
                for _ in range(count)
            ]
            start = at.x - (min(len(inside), 6) - 1) * 8
            for i, (kind, seat) in enumerate(inside):
                body += place_shape(start + i % 6 * 16, at.y + 24 + i // 6 * 16, draw_meeple_on(paper, kind, seat), 0.6)
            if city["count"] == name:
                body += place_shape(at.x, at.y - 24, draw_piece("count"))
        return body


def quarter_positions(seen: CarcassonneView, corner: Point) -> dict[str, Point]:
    """Return the positions of the quarters of Carcassonne by name."""
    found: dict[str, Point] = {}
    for laid in seen["board"]:
        for shape in compute_tile_layout(laid["tile"]).shapes:
            if shape.feature.name:
                at = Point((laid["x"] - corner.x) * TILE_WIDTH, (corner.y - laid["y"]) * TILE_WIDTH)
                found[shape.feature.name] = Point(at.x + 50, at.y + 62)
    return found


DRAWING: Final = CountDrawing()
