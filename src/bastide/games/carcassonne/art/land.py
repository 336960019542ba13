"""Picture of the board: all tiles, sharing their parts, and the meeples and pieces on them.

The board is never mirrored for right-to-left languages.
"""

from __future__ import annotations

from bastide.art.paper import Paper
from bastide.art.pen import INK, faint, line, n, put, rect
from bastide.games.carcassonne.art import figure, piece, spot, variant_at
from bastide.games.carcassonne.art.geometry.layout import layout_of
from bastide.games.carcassonne.art.geometry.plane import MIDDLE, Point
from bastide.games.carcassonne.art.sharing import CELL, in_parts
from bastide.games.carcassonne.rules.display.view import CarcassonneView, FigureView, LaidView
from bastide.games.carcassonne.rules.map.geometry import FACINGS
from bastide.games.carcassonne.rules.tiles.model import FEATURE_KINDS


def tile_on(paper: Paper, kind: str, turns: int, variant: int, finished: tuple[int, ...] = ()) -> str:
    """Draw a tile of 100 by 100 from parts that the canvas defines once."""
    drawn_tile, parts, walls = in_parts(kind, turns, variant, finished)
    for name in parts:
        paper.part(name, parts[name])
    for name in walls:
        paper.line(name, walls[name])
    return drawn_tile


def figure_on(paper: Paper, kind: str, seat: int, role: str = "") -> str:
    """Draw a meeple on the board, in the colour of the light theme."""
    return paper.part(f"{kind}{seat}{role}", figure(kind, seat, role))


def bounds(board: list[LaidView]) -> tuple[int, int, int, int]:
    """Return the cells of the board: leftmost, uppermost, and how many across and down."""
    left, right = min(laid["x"] for laid in board), max(laid["x"] for laid in board)
    low, high = min(laid["y"] for laid in board), max(laid["y"] for laid in board)
    return left, high, right - left + 1, high - low + 1


def land(seen: CarcassonneView, paper: Paper, size: float) -> str:
    """Draw the board, upper left corner at the origin, tiles ``TILE_WIDTH`` wide. ``size`` scales the meeples."""
    left, top, _, _ = bounds(seen["board"])
    finished: dict[int, list[int]] = {}
    for feature in seen["features"]:
        if feature["complete"] and feature["kind"] == "city":
            for tile, number in feature["pieces"]:
                finished.setdefault(tile, []).append(number)
    places = [Point((laid["x"] - left) * CELL, (top - laid["y"]) * CELL) for laid in seen["board"]]
    shade = "".join(rect(at.x + 3, at.y + 5, CELL, CELL, INK) for at in places)
    body = faint(shade, 0.3)
    for i, (laid, at) in enumerate(zip(seen["board"], places, strict=True)):
        turns = FACINGS.index(laid["facing"])
        drawn = tile_on(paper, laid["tile"], turns, variant_at(laid["x"], laid["y"]), tuple(finished.get(i, ())))
        body += f"<svg x='{n(at.x)}' y='{n(at.y)}' width='{CELL}' height='{CELL}'>{drawn}</svg>"
    for laid, at in zip(seen["board"], places, strict=True):
        if "bridge" in laid:
            body += put(at.x + 50, at.y + 50, piece("bridge-span"), turn=90 if laid["bridge"] == "ns" else 0)
    return (
        body
        + latest(seen, places, paper)
        + standing(seen, paper, places, size)
        + walking(seen, paper, Point(left, top))
    )


def latest(seen: CarcassonneView, places: list[Point], paper: Paper) -> str:
    """Draw a frame around the tile laid last, until the game is over."""
    if seen["phase"] == "over" or seen["turns"] == 0:
        return ""
    at = places[-1]
    around = f"M{n(at.x)} {n(at.y)}h{CELL}v{CELL}h-{CELL}z"
    return line(around, "#fffaf0", 5, "butt") + line(around, paper.light.seats[seen["active"] % 7], 3, "butt")


# -- meeples and pieces ----------------------------------------------------------------------------------------------


def standing(seen: CarcassonneView, paper: Paper, places: list[Point], size: float) -> str:
    """Draw the meeples from top to bottom; several at one spot stand side by side."""
    cells = {(laid["x"], laid["y"]): i for i, laid in enumerate(seen["board"])}
    used: dict[tuple[int, int], int] = {}
    found: list[tuple[Point, str]] = []
    for each in seen["figures"]:
        i = cells[each["x"], each["y"]]
        at = stands_at(each, seen["board"][i], places[i])
        nth = used.get((round(at.x), round(at.y)), 0)
        used[round(at.x), round(at.y)] = nth + 1
        at = Point(at.x + nth * 13 * size, at.y - nth * 5)
        found.append((at, put(at.x, at.y, figure_on(paper, each["figure"], each["player"], each["role"]), size)))
    return "".join(drawn for _, drawn in sorted(found, key=lambda one: one[0].y))


def stands_at(each: FigureView, laid: LaidView, tile_corner: Point) -> Point:
    """Return the position of a meeple on the board."""
    if "corner" in each:
        return Point(
            tile_corner.x + (CELL if "e" in each["corner"] else 0),
            tile_corner.y + (CELL if "s" in each["corner"] else 0),
        )
    kinds = [FEATURE_KINDS[shape.feature.kind] for shape in layout_of(laid["tile"]).shapes]
    numbers = [i for i, kind in enumerate(kinds) if kind == each["feature"]]
    if each["number"] >= len(numbers):  # a bridge is not a feature of the printed tile
        return Point(tile_corner.x + MIDDLE.x, tile_corner.y + MIDDLE.y)
    at = spot(laid["tile"], numbers[each["number"]], FACINGS.index(laid["facing"]))
    return Point(tile_corner.x + at.x, tile_corner.y + at.y)


def walking(seen: CarcassonneView, paper: Paper, corner: Point) -> str:
    """Draw the pieces of the modules: castles, dragon with its trail, fairy, and the count with his quarters."""
    extra = seen["extra"]
    body = ""

    def middle(cell: list[int]) -> Point:
        return Point((cell[0] - corner.x + 0.5) * CELL, (corner.y - cell[1] + 0.5) * CELL)

    if "bridges" in extra:
        for cells in extra["bridges"]["castles"]:
            points = [middle(cell) for cell in cells]
            x, y = (sum(axis) / len(points) for axis in zip(*points, strict=True))
            body += put(x, y, piece("castle"), 1.3)
    if "dragon" in extra:
        dragon = extra["dragon"]
        if len(dragon["trail"]) > 1:
            way = "L".join(f"{n(p.x)} {n(p.y)}" for p in map(middle, dragon["trail"]))
            body += line(f"M{way}", "#b3261e", 4, dash="7 6")
        for name, cell, x, y, size in (
            ("dragon", dragon["dragon"], 14, -14, 1.7),
            ("fairy", dragon["fairy"], -22, -18, 1.1),
        ):
            if cell:
                at = middle(cell)
                body += put(at.x + x, at.y + y, piece(name), size)
    return body + (waiting(seen, paper, middle_of_quarters(seen, corner)) if "count" in extra else "")


def middle_of_quarters(seen: CarcassonneView, corner: Point) -> dict[str, Point]:
    """Return the positions of the quarters of Carcassonne by name."""
    found: dict[str, Point] = {}
    for laid in seen["board"]:
        for shape in layout_of(laid["tile"]).shapes:
            if shape.feature.name:
                at = Point((laid["x"] - corner.x) * CELL, (corner.y - laid["y"]) * CELL)
                found[shape.feature.name] = Point(at.x + 50, at.y + 62)
    return found


def waiting(seen: CarcassonneView, paper: Paper, quarters: dict[str, Point]) -> str:
    """Draw the count, and the meeples in each quarter."""
    city = seen["extra"]["count"]
    body = ""
    for name, at in quarters.items():
        inside = [
            (kind, seat)
            for seat, held in enumerate(city["quarters"])
            for kind, count in held.get(name, {}).items()
            for _ in range(count)
        ]
        start = at.x - (min(len(inside), 6) - 1) * 8
        for i, (kind, seat) in enumerate(inside):
            body += put(start + i % 6 * 16, at.y + 24 + i // 6 * 16, figure_on(paper, kind, seat), 0.6)
        if city["count"] == name:
            body += put(at.x, at.y - 24, piece("count"))
    return body
