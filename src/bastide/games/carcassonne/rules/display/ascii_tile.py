"""One tile drawn with characters, nine columns and five rows. ``ascii_board.py`` lists the characters."""

from __future__ import annotations

from typing import Final, final

from bastide.core.json_data import JsonData, expect_int, expect_str
from bastide.games.carcassonne.rules.parsed_board_text import CORNERS
from bastide.games.carcassonne.rules.tiles.tile_definition import (
    ABBEY,
    CATHEDRAL,
    CITY,
    CLOISTER,
    CLOTH,
    FEATURE_KIND_NAMES,
    FIELD,
    GRAIN,
    INN,
    PIG_HERD,
    PRINCESS,
    QUARTER,
    RIVER,
    ROAD,
    SHRINE,
    TUNNEL,
    VOLCANO,
    WINE,
    Tile,
    TileFeature,
)

TILE_WIDTH_CHARS: Final = 9
TILE_HEIGHT_CHARS: Final = 5
#: Row and column of the centre, and of the path from the centre to each side.
CENTRE: Final = (2, 4)
CENTRE_TO_SIDE: Final[list[list[tuple[int, int]]]] = [
    [(1, 4), (0, 4)],
    [(2, 5), (2, 6), (2, 7), (2, 8)],
    [(3, 4), (4, 4)],
    [(2, 3), (2, 2), (2, 1), (2, 0)],
]
#: Curves leave out the centre, so that two curves on a tile do not meet: north-east, south-east, and so on.
BENDS: Final[list[tuple[int, int, str]]] = [(1, 5, "\\"), (3, 5, "/"), (3, 3, "\\"), (1, 3, "/")]
#: Position of a farmer by half-edge: ``nl nr el er sl sr wl wr``.
FARMER_POSITIONS: Final[list[tuple[int, int]]] = [(0, 1), (0, 6), (1, 7), (3, 7), (4, 6), (4, 1), (3, 0), (1, 0)]
#: Position of a knight in a city with only this side, and of a highwayman on this path.
KNIGHT_POSITIONS: Final[list[tuple[int, int]]] = [(0, 4), (2, 7), (4, 4), (2, 0)]
HIGHWAYMAN_POSITIONS: Final[list[tuple[int, int]]] = [(0, 4), (2, 7), (4, 4), (2, 0)]
MARK_SIGNS: Final[list[tuple[int, str]]] = [
    (INN, "i"),
    (CATHEDRAL, "t"),
    (WINE, "w"),
    (GRAIN, "g"),
    (CLOTH, "c"),
    (PRINCESS, "p"),
    (PIG_HERD, "%"),
]


@final
class AsciiTile:
    """One rotated tile as characters, with positions for meeples."""

    def __init__(self, tile: Tile, turns: int) -> None:
        self.tile = tile
        self.turns = turns
        self.signs: list[list[str]] = [[" " for _ in range(TILE_WIDTH_CHARS)] for _ in range(TILE_HEIGHT_CHARS)]
        #: Position of the next meeple on each feature.
        self.next_meeple_positions: list[tuple[int, int]] = []
        for row, column in (
            (0, 0),
            (0, TILE_WIDTH_CHARS - 1),
            (TILE_HEIGHT_CHARS - 1, 0),
            (TILE_HEIGHT_CHARS - 1, TILE_WIDTH_CHARS - 1),
        ):
            self.signs[row][column] = "."
        for feature in tile.features:
            if not feature.over:
                self.draw_feature(feature)
        for feature in tile.features:
            if feature.over:
                self.draw_feature(feature)
        self.next_meeple_positions = [self.meeple_position(feature) for feature in tile.features]
        for number, feature in enumerate(tile.features):
            self.draw_marks(feature, self.next_meeple_positions[number])

    def rotated_sides(self, feature: TileFeature) -> list[int]:
        """Return the sides of a feature after the rotation, ascending."""
        return sorted([(side + self.turns) % 4 for side in feature.edges])

    def put_sign(self, at: tuple[int, int], sign: str) -> None:
        """Write a character at a row and column."""
        self.signs[at[0]][at[1]] = sign

    def draw_feature(self, feature: TileFeature) -> None:
        """Draw a feature other than a field."""
        if feature.kind == CITY:
            self.draw_city(self.rotated_sides(feature), bool(feature.over))
        elif feature.kind == ROAD or feature.kind == RIVER:
            self.draw_road_or_river(feature, self.rotated_sides(feature))
        elif feature.kind != FIELD:
            self.put_sign(self.building_position(feature), building_sign(feature))

    def draw_city(self, sides: list[int], over: bool) -> None:
        """Draw a city, and its walls if it crosses another feature."""
        for row in range(TILE_HEIGHT_CHARS):
            for column in range(TILE_WIDTH_CHARS):
                if is_in_city(sides, row, column):
                    self.put_sign((row, column), "#")
        if over and sides == [0, 2]:
            for row in range(TILE_HEIGHT_CHARS):
                self.put_sign((row, 2), "|")
                self.put_sign((row, 6), "|")
        elif over:
            for column in range(TILE_WIDTH_CHARS):
                self.put_sign((1, column), "=")
                self.put_sign((3, column), "=")

    def draw_road_or_river(self, feature: TileFeature, sides: list[int]) -> None:
        """Draw a road or river."""
        river = feature.kind == RIVER
        begin = 0
        if len(sides) == 2 and sides[1] - sides[0] != 2:
            row, column, sign = BENDS[sides[0] if sides[1] - sides[0] == 1 else 3]
            self.put_sign((row, column), "~" if river else sign)
            begin = 1
        elif feature.marks & TUNNEL:
            begin = 1 + sides[0] % 2  # only the tunnel mouths are visible
        else:
            self.put_sign(CENTRE, self.end_sign(feature, sides))
        for side in sides:
            for at in CENTRE_TO_SIDE[side][begin:]:
                self.put_sign(at, line_sign(side, river))

    def end_sign(self, feature: TileFeature, sides: list[int]) -> str:
        """Return the character in the centre, where the road ends or passes."""
        ends = {"crossing": "*", "city": "#", "house": "h", "open_field": "h", "bazaar": "$", "carcassonne": "#"}
        if feature.ends_at in ends:
            return ends[feature.ends_at]
        if feature.kind == RIVER:
            return "~"
        return "o" if len(sides) == 3 else line_sign(sides[0], False)

    def building_position(self, building: TileFeature) -> tuple[int, int]:
        """Return the position of a building: the centre, or next to a road or river that passes."""
        for feature in self.tile.features:
            through = (
                feature.kind in (ROAD, RIVER) and not feature.ends_at and feature.edges[0] % 2 == feature.edges[-1] % 2
            )
            if through or feature.ends_at in ("lake", "spring"):
                return (1, 2)
        return CENTRE

    def draw_bridge(self, way: str) -> None:
        """Draw a wooden bridge across the tile. A building in the centre stays visible."""
        for side in (0, 2) if way == "ns" else (1, 3):
            for row, column in [CENTRE, *CENTRE_TO_SIDE[side]]:
                if self.signs[row][column] not in ("C", "O"):
                    self.put_sign((row, column), "H" if way == "ns" else "=")

    def meeple_position(self, feature: TileFeature) -> tuple[int, int]:
        """Return the position of a meeple on this feature."""
        sides = self.rotated_sides(feature)
        if feature.kind == FIELD:
            if not feature.halves:
                return (2, 3)
            return FARMER_POSITIONS[(feature.halves[0] + 2 * self.turns) % 8]
        if feature.kind == CITY:
            if len(sides) == 1:
                return KNIGHT_POSITIONS[sides[0]]
            if len(sides) == 2 and sides[1] - sides[0] != 2:
                return [(1, 6), (3, 6), (3, 1), (1, 1)][sides[0] if sides[1] - sides[0] == 1 else 3]
            return (2, 4) if sides != [1, 3] else (2, 1)
        if feature.kind == ROAD or feature.kind == RIVER:
            return HIGHWAYMAN_POSITIONS[sides[0]]
        row, column = self.building_position(feature)
        return (row, column + 1)

    def draw_marks(self, feature: TileFeature, spot: tuple[int, int]) -> None:
        """Draw shields, inns and other symbols next to the meeple position."""
        row, column = spot
        step = 1 if column < 5 else -1
        at = column + (2 if step > 0 else -1)
        for sign in ["+"] * feature.shields + [sign for mark, sign in MARK_SIGNS if feature.marks & mark]:
            if 0 <= at < TILE_WIDTH_CHARS:
                self.put_sign((row, at), sign)
            at += step

    def draw_meeple(self, meeple: dict[str, JsonData], letter: str) -> None:
        """Draw a meeple by its letter; the next one on the feature is drawn in the next row."""
        player = str(expect_int(meeple["player"]))
        if "corner" in meeple:
            corner = CORNERS.index(expect_str(meeple["corner"]))
            row, column = [
                (0, TILE_WIDTH_CHARS - 2),
                (TILE_HEIGHT_CHARS - 1, TILE_WIDTH_CHARS - 2),
                (TILE_HEIGHT_CHARS - 1, 0),
                (0, 0),
            ][corner]
        elif meeple["feature"] == "bridge":
            row, column = (2, 2)
        else:
            kind = FEATURE_KIND_NAMES.index(expect_str(meeple["feature"]))
            numbered = [number for number, feature in enumerate(self.tile.features) if feature.kind == kind]
            number = numbered[expect_int(meeple["number"])]
            row, column = self.next_meeple_positions[number]
            self.next_meeple_positions[number] = ((row + 1) % TILE_HEIGHT_CHARS, column)
            column = min(column, TILE_WIDTH_CHARS - 2)
        self.put_sign((row, column), letter)
        self.put_sign((row, column + 1), player)


def line_sign(side: int, river: bool) -> str:
    """Return the character of a road or river towards a side."""
    if river:
        return "~"
    return "-" if side % 2 else "|"


def building_sign(feature: TileFeature) -> str:
    """Return the character of a building."""
    if feature.kind == CLOISTER:
        return "A" if feature.marks & ABBEY else "C"
    if feature.kind == SHRINE:
        return "O"
    return "^" if feature.kind == VOLCANO else feature.name[0].upper() if feature.kind == QUARTER else "?"


def is_in_city(sides: list[int], row: int, column: int) -> bool:
    """Return whether a city with these sides covers a position of the tile."""
    if len(sides) == 4:
        return True
    if len(sides) == 3:
        return not is_in_city_cap((set(range(4)) - set(sides)).pop(), row, column)
    if sides == [0, 2]:
        return 2 <= column <= 6
    if sides == [1, 3]:
        return 1 <= row <= 3
    if len(sides) == 1:
        return is_in_city_cap(sides[0], row, column)
    # two adjacent sides: the half of the tile on their side of the diagonal
    north, west = 0 in sides, 3 in sides
    down = row if north else TILE_HEIGHT_CHARS - 1 - row
    across = column if west else TILE_WIDTH_CHARS - 1 - column
    return 2 * down + across < 8


def is_in_city_cap(side: int, row: int, column: int) -> bool:
    """Return whether a position is in the semicircular city cap of one side."""
    if side % 2:
        across = column if side == 3 else TILE_WIDTH_CHARS - 1 - column
        return (across <= 0 and 1 <= row <= 3) or (across <= 2 and row == 2)
    down = row if side == 0 else TILE_HEIGHT_CHARS - 1 - row
    return (down == 0 and 2 <= column <= 6) or (down == 1 and 3 <= column <= 5)
