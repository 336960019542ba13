"""Picture of the board: all tiles, sharing their parts, and the meeples and pieces on them.

The board is never mirrored for right-to-left languages.
"""

from __future__ import annotations

from bastide.art.svg_shapes import SHADOW_COLOUR, num, place_shape, rect, stroked_path, with_opacity
from bastide.art.table_canvas import TableCanvas
from bastide.games.carcassonne.art import draw_piece, meeple_spot, variant_at
from bastide.games.carcassonne.art.geometry.points_and_lines import TILE_CENTRE, Point
from bastide.games.carcassonne.art.geometry.tile_layout import compute_tile_layout
from bastide.games.carcassonne.art.module_drawing import draw_meeple_on
from bastide.games.carcassonne.art.module_drawing_registry import draw_module_pieces
from bastide.games.carcassonne.art.reusable_tile_parts import TILE_WIDTH, split_tile_into_parts
from bastide.games.carcassonne.rules.board.cell_coordinates import FACINGS
from bastide.games.carcassonne.rules.display.view import CarcassonneView, FigureView, LaidView
from bastide.games.carcassonne.rules.tiles.tile_definition import FEATURE_KIND_NAMES


def draw_tile_on(paper: TableCanvas, kind: str, turns: int, variant: int, finished: tuple[int, ...] = ()) -> str:
    """Draw a tile of 100 by 100 from parts that the canvas defines once."""
    drawn_tile, parts, walls = split_tile_into_parts(kind, turns, variant, finished)
    for name in parts:
        paper.draw_part(name, parts[name])
    for name in walls:
        paper.define_path(name, walls[name])
    return drawn_tile


def board_bounds(board: list[LaidView]) -> tuple[int, int, int, int]:
    """Return the cells of the board: leftmost, uppermost, and how many across and down."""
    left, right = min(laid["x"] for laid in board), max(laid["x"] for laid in board)
    low, high = min(laid["y"] for laid in board), max(laid["y"] for laid in board)
    return left, high, right - left + 1, high - low + 1


def draw_board(seen: CarcassonneView, paper: TableCanvas, size: float) -> str:
    """Draw the board, upper left corner at the origin, tiles ``TILE_WIDTH`` wide. ``size`` scales the meeples."""
    left, top, _, _ = board_bounds(seen["board"])
    finished: dict[int, list[int]] = {}
    for feature in seen["features"]:
        if feature["complete"] and feature["kind"] == "city":
            for tile, number in feature["pieces"]:
                finished.setdefault(tile, []).append(number)
    places = [Point((laid["x"] - left) * TILE_WIDTH, (top - laid["y"]) * TILE_WIDTH) for laid in seen["board"]]
    shade = "".join(rect(at.x + 3, at.y + 5, TILE_WIDTH, TILE_WIDTH, SHADOW_COLOUR) for at in places)
    body = with_opacity(shade, 0.3)
    for i, (laid, at) in enumerate(zip(seen["board"], places, strict=True)):
        turns = FACINGS.index(laid["facing"])
        drawn = draw_tile_on(paper, laid["tile"], turns, variant_at(laid["x"], laid["y"]), tuple(finished.get(i, ())))
        body += f"<svg x='{num(at.x)}' y='{num(at.y)}' width='{TILE_WIDTH}' height='{TILE_WIDTH}'>{drawn}</svg>"
    for laid, at in zip(seen["board"], places, strict=True):
        if "bridge" in laid:
            body += place_shape(
                at.x + 50, at.y + 50, draw_piece("bridge-span"), turn=90 if laid["bridge"] == "ns" else 0
            )
    return (
        body
        + draw_last_tile_frame(seen, places, paper)
        + draw_meeples(seen, paper, places, size)
        + draw_module_pieces(seen, paper, Point(left, top))
    )


def draw_last_tile_frame(seen: CarcassonneView, places: list[Point], paper: TableCanvas) -> str:
    """Draw a frame around the tile laid last, until the game is over."""
    if seen["phase"] == "over" or seen["turns"] == 0:
        return ""
    at = places[-1]
    around = f"M{num(at.x)} {num(at.y)}h{TILE_WIDTH}v{TILE_WIDTH}h-{TILE_WIDTH}z"
    return stroked_path(around, "#fffaf0", 5, "butt") + stroked_path(
        around, paper.theme.seats[seen["active"] % 7], 3, "butt"
    )


# -- meeples and pieces ----------------------------------------------------------------------------------------------


def draw_meeples(seen: CarcassonneView, paper: TableCanvas, places: list[Point], size: float) -> str:
    """Draw the meeples from top to bottom; several at one spot stand side by side."""
    cells = {(laid["x"], laid["y"]): i for i, laid in enumerate(seen["board"])}
    used: dict[tuple[int, int], int] = {}
    found: list[tuple[Point, str]] = []
    for each in seen["figures"]:
        i = cells[each["x"], each["y"]]
        at = meeple_position(each, seen["board"][i], places[i])
        nth = used.get((round(at.x), round(at.y)), 0)
        used[round(at.x), round(at.y)] = nth + 1
        at = Point(at.x + nth * 13 * size, at.y - nth * 5)
        found.append(
            (at, place_shape(at.x, at.y, draw_meeple_on(paper, each["figure"], each["player"], each["role"]), size))
        )
    return "".join(drawn for _, drawn in sorted(found, key=lambda one: one[0].y))


def meeple_position(each: FigureView, laid: LaidView, tile_corner: Point) -> Point:
    """Return the position of a meeple on the board."""
    if "corner" in each:
        return Point(
            tile_corner.x + (TILE_WIDTH if "e" in each["corner"] else 0),
            tile_corner.y + (TILE_WIDTH if "s" in each["corner"] else 0),
        )
    kinds = [FEATURE_KIND_NAMES[shape.feature.kind] for shape in compute_tile_layout(laid["tile"]).shapes]
    numbers = [i for i, kind in enumerate(kinds) if kind == each["feature"]]
    if each["number"] >= len(numbers):  # a bridge is not a feature of the printed tile
        return Point(tile_corner.x + TILE_CENTRE.x, tile_corner.y + TILE_CENTRE.y)
    at = meeple_spot(laid["tile"], numbers[each["number"]], FACINGS.index(laid["facing"]))
    return Point(tile_corner.x + at.x, tile_corner.y + at.y)
