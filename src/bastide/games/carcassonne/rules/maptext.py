"""Maps as text: written by hand for tests, bug reports and the documentation, and read back.

A map is a grid of tiles, the north at the top, and a line for every figure that stands on it::

         -1    0    1
     1    .   ev    .
     0    u    d    u
    red knight on city n at 0,0
    blue big farmer on field 1 at -1,0
    dragon at 1,0
    fairy at 0,0
    count in market
    red follower in castle
    bridge ew at 1,0
    castle on city n at 0,0
    red barn on corner ne at 0,0

Tiles may be shortened to the part of their name that is unique (``base_d``, ``inns_roads``), the 24 of the base game to
their letter. The sign behind a tile says where its drawn north points: ``^ > v <`` (``^`` may be left out). A dot is an
empty cell. The numbers at the rim may be left out: then the lower left cell is 0,0. A tile may also stand on a line of
its own, as in a record: ``base_d_city_n_road_ew at 3,-1 east``.

A figure is named by its owner's colour (``red blue green yellow black grey``, players 0 to 5) and its role on the
feature; the feature by its number among those of its kind on the tile, or by a side or half-edge where it lies now, as
the turned tile shows it: ``city n``, ``field s``, ``field sl``; ``bridge 0`` on a bridge. A castle is named by one of
its two halves. Lines that begin with ``#`` are comments.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from bastide.core.errors import InvalidSnapshot
from bastide.core.plain import Plain, whole, word
from bastide.games.carcassonne.rules.figures import FIGURE_IDS, ROLES
from bastide.games.carcassonne.rules.geometry import FACINGS
from bastide.games.carcassonne.rules.tiles.catalogue import BY_ID, TILES, tile_by_id
from bastide.games.carcassonne.rules.tiles.model import FEATURE_KINDS, HALVES, SIDES, Tile

COLOURS: Final[list[str]] = ["red", "blue", "green", "yellow", "black", "grey"]
TURN_SIGNS: Final = "^>v<"
#: What a follower is called, by what it stands on.
ROLE_ON: Final[dict[str, str]] = {FEATURE_KINDS[kind]: role for kind, role in ROLES.items()}
#: Figures that belong to nobody.
NEUTRAL: Final[list[str]] = ["dragon", "fairy", "count"]
#: The quarters of Carcassonne, as its tiles name them.
QUARTERS: Final[list[str]] = ["castle", "market", "blacksmith", "cathedral"]
#: Figures that are called the same wherever they stand.
NAMED_FIGURES: Final[list[str]] = ["builder", "pig", "mayor", "wagon", "barn"]
#: The corners of a tile, clockwise, and the ways a bridge can lie.
CORNERS: Final[list[str]] = ["ne", "se", "sw", "nw"]
WAYS: Final[list[str]] = ["ns", "ew"]
#: The cell beyond each side.
BEYOND: Final[list[tuple[int, int]]] = [(0, 1), (1, 0), (0, -1), (-1, 0)]


@final
class MapText:
    """What a text says: the tiles in the order in which they were written, and the figures."""

    def __init__(self) -> None:
        #: Tile id, x, y and facing.
        self.tiles: list[tuple[str, int, int, str]] = []
        #: Player, figure, x, y, kind of feature and its number.
        self.figures: list[tuple[int, str, int, int, str, int]] = []
        #: Where the dragon and the fairy are: x and y.
        self.neutral: dict[str, tuple[int, int]] = {}
        #: The quarter of the count; empty if nothing is said of him.
        self.count = ""
        #: Player, figure and quarter of those in Carcassonne.
        self.quarters: list[tuple[int, str, str]] = []
        #: The way each bridge lies, by its cell; the cells of the castles; the corner of each player's barn.
        self.bridges: dict[tuple[int, int], str] = {}
        self.castles: list[list[tuple[int, int]]] = []
        self.corners: dict[int, int] = {}

    def view(self) -> dict[str, Plain]:
        """The map as the part of a view that can be drawn."""
        board: list[Plain] = []
        for name, x, y, facing in self.tiles:
            lies: dict[str, Plain] = {"tile": name, "x": x, "y": y, "facing": facing}
            if (x, y) in self.bridges:
                lies["bridge"] = self.bridges[x, y]
            board.append(lies)
        figures: list[Plain] = []
        for player, figure, x, y, kind, number in self.figures:
            role = figure if figure in NAMED_FIGURES else ROLE_ON[kind]
            stands: dict[str, Plain] = {"player": player, "figure": figure, "role": role, "x": x, "y": y}
            stands["feature"] = kind
            stands["number"] = number
            if figure == "barn":
                stands["corner"] = CORNERS[self.corners[player]]
            figures.append(stands)
        dragon: dict[str, Plain] = {name: [x, y] for name, (x, y) in self.neutral.items()}
        extra: dict[str, Plain] = {"dragon": dragon} if dragon else {}
        if self.count:
            extra["count"] = {"count": self.count}
        if self.castles:
            castles: list[Plain] = [[[x, y] for x, y in cells] for cells in self.castles]
            extra["bridges"] = {"castles": castles}
        return {"board": board, "figures": figures, "extra": extra}

    def tile_at(self, x: int, y: int) -> tuple[Tile, int] | None:
        """The tile on a cell and its quarter turns."""
        for name, tx, ty, facing in self.tiles:
            if tx == x and ty == y:
                return tile_by_id(name), FACINGS.index(facing)
        return None


def read(text: str) -> MapText:
    """The map that a text describes; InvalidSnapshot that names the line if it describes none."""
    found = MapText()
    rows: list[list[str]] = []
    columns: list[int] = []
    figures: list[str] = []
    castles: list[str] = []
    for line in text.splitlines():
        words = line.split()
        if not words or words[0].startswith("#"):
            continue
        if words[0] in NEUTRAL:
            read_neutral(found, words, line)
        elif words[0] in COLOURS and "in" in words:
            read_quarter(found, words, line)
        elif words[0] in COLOURS:
            figures.append(line)
        elif words[0] == "castle":
            castles.append(line)
        elif words[0] == "bridge":
            read_bridge(found, words, line)
        elif "at" in words:
            read_placed(found, words, line)
        elif not rows and all_numbers(words):
            columns = [int(number) for number in words]
        else:
            rows.append(words)
    read_grid(found, rows, columns)
    for line in figures:
        read_figure(found, line.split(), line)
    for line in castles:
        read_castle(found, line.split(), line)
    for x, y in found.bridges:
        if found.tile_at(x, y) is None:
            raise unreadable(f"bridge at {x},{y}", "there is no tile")
    return found


def read_placed(found: MapText, words: list[str], line: str) -> None:
    """``base_d at 3,-1 east``, with or without ``place`` before it."""
    words = words[1:] if words[0] == "place" else words
    if len(words) != 4 or words[1] != "at" or words[3] not in FACINGS:
        raise unreadable(line, "a tile is written like 'base_d at 3,-1 east'")
    x, y = read_cell(words[2], line)
    lay(found, tile_named(words[0], line).id, x, y, words[3], line)


def read_neutral(found: MapText, words: list[str], line: str) -> None:
    """``dragon at 3,0``, ``fairy at 1,0``, ``count in market``."""
    if len(words) == 3 and words[0] == "count" and words[1] == "in" and words[2] in QUARTERS:
        found.count = words[2]
    elif len(words) == 3 and words[0] != "count" and words[1] == "at":
        found.neutral[words[0]] = read_cell(words[2], line)
    else:
        raise unreadable(line, "write it like 'dragon at 3,0', 'fairy at 1,0' or 'count in market'")


def read_quarter(found: MapText, words: list[str], line: str) -> None:
    """``red big in castle``: a figure in a quarter of Carcassonne."""
    if len(words) != 4 or words[2] != "in" or words[1] not in FIGURE_IDS or words[3] not in QUARTERS:
        raise unreadable(line, "a figure in Carcassonne is written like 'red follower in castle'")
    found.quarters.append((COLOURS.index(words[0]), words[1], words[3]))


def read_bridge(found: MapText, words: list[str], line: str) -> None:
    """``bridge ns at 3,0``."""
    if len(words) != 4 or words[1] not in WAYS or words[2] != "at":
        raise unreadable(line, "a bridge is written like 'bridge ns at 3,0'")
    found.bridges[read_cell(words[3], line)] = words[1]


def read_castle(found: MapText, words: list[str], line: str) -> None:
    """``castle on city n at 3,0``: one of its two halves."""
    if len(words) != 6 or words[1:3] != ["on", "city"] or words[4] != "at":
        raise unreadable(line, "a castle is written like 'castle on city n at 3,0'")
    x, y = read_cell(words[5], line)
    placed = found.tile_at(x, y)
    if placed is None:
        raise unreadable(line, f"there is no tile at {x},{y}")
    tile, turns = placed
    number = feature_named(tile, turns, "city", words[3], line)
    city = [feature for feature in tile.features if FEATURE_KINDS[feature.kind] == "city"][number]
    dx, dy = BEYOND[(city.edges[0] + turns) % 4]
    found.castles.append([(x, y), (x + dx, y + dy)])


def read_grid(found: MapText, rows: list[list[str]], columns: list[int]) -> None:
    """The drawn part. Rows are read from the top, cells from the left."""
    for place, words in enumerate(rows):
        line = " ".join(words)
        y = len(rows) - 1 - place
        if all_numbers(words[:1]):
            y = int(words[0])
            words = words[1:]
        if columns and len(words) > len(columns):
            raise unreadable(line, f"the row has {len(words)} cells under {len(columns)} columns")
        for column, cell in enumerate(words):
            if cell != ".":
                tile, turns = read_turned(cell, line)
                lay(found, tile.id, columns[column] if columns else column, y, FACINGS[turns], line)


def read_turned(cell: str, line: str) -> tuple[Tile, int]:
    """A tile with the sign that says how it is turned."""
    if len(cell) > 1 and cell[-1] in TURN_SIGNS and not tiles_like(cell):
        return tile_named(cell[:-1], line), TURN_SIGNS.index(cell[-1])
    return tile_named(cell, line), 0


def read_figure(found: MapText, words: list[str], line: str) -> None:
    """``red big knight on city n at 0,0``."""
    player = COLOURS.index(words[0])
    big = len(words) > 1 and words[1] == "big"
    rest = words[2:] if big else words[1:]
    if len(rest) != 6 or rest[1] != "on" or rest[4] != "at":
        raise unreadable(line, "a figure is written like 'red knight on city 0 at 3,-1'")
    role, kind, which = rest[0], rest[2], rest[3]
    x, y = read_cell(rest[5], line)
    placed = found.tile_at(x, y)
    if placed is None:
        raise unreadable(line, f"there is no tile at {x},{y}")
    tile, turns = placed
    if role == "barn" and kind == "corner" and which in CORNERS:
        found.corners[player] = CORNERS.index(which)
        found.figures.append((player, role, x, y, "field", field_at_corner(tile, turns, which, line)))
        return
    if role in NAMED_FIGURES and role != "barn" and not big:
        figure = role
    elif ROLE_ON.get(kind, "") == role:
        figure = "big" if big else "follower"
    else:
        raise unreadable(
            line, f"a follower on a {kind} is a {ROLE_ON[kind]}" if kind in ROLE_ON else f"what is a {kind}?"
        )
    on_bridge = kind == "bridge" and (x, y) in found.bridges
    number = 0 if on_bridge else feature_named(tile, turns, kind, which, line)
    found.figures.append((player, figure, x, y, kind, number))


def field_at_corner(tile: Tile, turns: int, corner: str, line: str) -> int:
    """The number of the field that fills a corner of the turned tile."""
    half = (2 * (CORNERS.index(corner) - turns) + 1) % 8
    fields = [feature for feature in tile.features if FEATURE_KINDS[feature.kind] == "field"]
    for number, field in enumerate(fields):
        if half in field.halves and (half + 1) % 8 in field.halves:
            return number
    raise unreadable(line, f"there is no field at the corner {corner} of {tile.id} as it lies there")


def feature_named(tile: Tile, turns: int, kind: str, which: str, line: str) -> int:
    """The number of the feature of this kind that has this number or lies at this side or half-edge of the map."""
    numbered = [feature for feature in tile.features if FEATURE_KINDS[feature.kind] == kind]
    for number, feature in enumerate(numbered):
        if which in SIDES:
            side = (SIDES.index(which) - turns) % 4
            if side in feature.edges or (2 * side in feature.halves and 2 * side + 1 in feature.halves):
                return number
        if which in HALVES and (HALVES.index(which) - 2 * turns) % 8 in feature.halves:
            return number
        if which == str(number):
            return number
    raise unreadable(line, f"{tile.id} has no {kind} {which} as it lies there")


def tile_named(name: str, line: str) -> Tile:
    """The tile whose name begins like this."""
    like = tiles_like(name)
    if len(like) == 1:
        return like[0]
    if like:
        raise unreadable(line, f"{name!r} could be {', '.join([tile.id for tile in like[:6]])}")
    raise unreadable(line, f"there is no tile {name!r}")


def tiles_like(name: str) -> list[Tile]:
    """The tile of this name, or all whose name goes on from there at an underscore."""
    if name in BY_ID:
        return [BY_ID[name]]
    begin = ("base_" if len(name) == 1 else "") + name + "_"
    return [tile for tile in TILES if tile.id.startswith(begin)]


def lay(found: MapText, id: str, x: int, y: int, facing: str, line: str) -> None:
    if found.tile_at(x, y) is not None:
        raise unreadable(line, f"two tiles lie at {x},{y}")
    found.tiles.append((id, x, y, facing))


def read_cell(text: str, line: str) -> tuple[int, int]:
    """``3,-1``."""
    numbers = text.split(",")
    if len(numbers) != 2 or not all_numbers(numbers):
        raise unreadable(line, f"{text!r} is no cell; a cell is written like 3,-1")
    return int(numbers[0]), int(numbers[1])


def all_numbers(words: list[str]) -> bool:
    for text in words:
        if not text.removeprefix("-").isdecimal():
            return False
    return bool(words)


def unreadable(line: str, problem: str) -> InvalidSnapshot:
    problem = f"{line.strip()!r}: {problem}"
    return InvalidSnapshot(
        "bad-snapshot", f"this is not a map of carcassonne: {problem}", game="carcassonne", problem=problem
    )


def write(view: Mapping[str, Plain]) -> str:
    """The tiles and figures of a view as lines that ``read`` understands, in the order in which they came."""
    lines: list[str] = []
    for tile in entries(view, "board"):
        lines.append(f"{word(tile['tile'])} at {whole(tile['x'])},{whole(tile['y'])} {word(tile['facing'])}")
    for figure in entries(view, "figures"):
        lines.append(f"{COLOURS[whole(figure['player'])]} {figure_words(figure)}")
    for tile in entries(view, "board"):
        if "bridge" in tile:
            lines.append(f"bridge {word(tile['bridge'])} at {whole(tile['x'])},{whole(tile['y'])}")
    lines += module_lines(view)
    return "\n".join(lines)


def module_lines(view: Mapping[str, Plain]) -> list[str]:
    """The lines for dragon, fairy, count, and those in Carcassonne."""
    lines: list[str] = []
    extra = view["extra"]
    assert isinstance(extra, dict)
    for name in ("dragon", "fairy"):
        place = neutral_place(extra, name)
        if place is not None:
            lines.append(f"{name} at {place[0]},{place[1]}")
    for (x, y), beyond in castle_cells(extra):
        side = SIDES[BEYOND.index((beyond[0] - x, beyond[1] - y))]
        lines.append(f"castle on city {side} at {x},{y}")
    count = extra.get("count")
    if isinstance(count, dict):
        lines.append(f"count in {word(count['count'])}")
        for player, held in enumerate(entries(count, "quarters")):
            for quarter, there in held.items():
                assert isinstance(there, dict)
                for figure, number in there.items():
                    lines += [f"{COLOURS[player]} {figure} in {quarter}"] * whole(number)
    return lines


def castle_cells(extra: Mapping[str, Plain]) -> list[list[tuple[int, int]]]:
    """The two cells of each castle, by what the modules show."""
    bridges = extra.get("bridges")
    castles = bridges["castles"] if isinstance(bridges, dict) else []
    assert isinstance(castles, list)
    found: list[list[tuple[int, int]]] = []
    for cells in castles:
        assert isinstance(cells, list)
        pair: list[tuple[int, int]] = []
        for cell in cells:
            assert isinstance(cell, list)
            pair.append((whole(cell[0]), whole(cell[1])))
        found.append(pair)
    return found


def neutral_place(extra: Mapping[str, Plain], name: str) -> tuple[int, int] | None:
    """Where the dragon or the fairy is, by what the modules show; None: nowhere."""
    dragon = extra.get("dragon")
    place = dragon.get(name) if isinstance(dragon, dict) else None
    if not isinstance(place, list) or not place:
        return None
    return whole(place[0]), whole(place[1])


def figure_words(figure: dict[str, Plain]) -> str:
    """``big knight on city 0 at 3,-1``."""
    if "corner" in figure:
        return f"barn on corner {word(figure['corner'])} at {whole(figure['x'])},{whole(figure['y'])}"
    big = "big " if figure["figure"] == "big" else ""
    stands = f"{word(figure['feature'])} {whole(figure['number'])}"
    return f"{big}{word(figure['role'])} on {stands} at {whole(figure['x'])},{whole(figure['y'])}"


def entries(view: Mapping[str, Plain], key: str) -> list[dict[str, Plain]]:
    """The list of objects that a view has under a key."""
    listed = view[key]
    if not isinstance(listed, list):
        raise TypeError(f"{key} is a list, not {listed!r}")
    found: list[dict[str, Plain]] = []
    for entry in listed:
        if not isinstance(entry, dict):
            raise TypeError(f"{key} holds objects, not {entry!r}")
        found.append(entry)
    return found
