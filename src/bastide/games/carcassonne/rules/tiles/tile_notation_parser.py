"""Parser of the tile notation. One line is one tile: its id, number of copies, and printed features.

::

    ("base_d_city_n_road_ew", 4, "city n, road ew, field el wr by n, field er s wl, start")

The features are listed as printed; rotated tiles are computed:

=========================  ==========================================================================================
``city nw``                one city that opens north and west. After it: ``shield`` or ``two shields``, ``cathedral``,
                           ``wine`` ``grain`` ``cloth``, ``princess``; ``pointed`` for a city with one side that is no
                           semicircle; ``to crossing`` if its gate opens on one
``cities ns``              two cities that do not join, one north and one south
``road ew``                a road from east to west. After it: ``inn``, ``tunnel``
``road s to city``         a road that ends at a ``crossing``, ``city``, ``cloister``, ``shrine``, ``bazaar``,
                           ``volcano`` or ``house``, at the wall of ``carcassonne`` or in the ``open field``;
                           ``to city e`` where the tile has several cities
``roads esw to crossing``  three roads with the same kind of end
``river e to spring``      a river; it may end at a ``spring`` or a ``lake``
``field n el by nw``       a field along the whole north side and the left half of the east side (left and right as seen
                           from the centre), adjoining the city ``nw``. ``inside``: it reaches no side;
                           ``by carcassonne``: adjoins its wall; ``pig herd``
``fields sl / sr by new``  two fields, both adjoining that city
``cloister`` ``abbey``     also ``cloister in city``, ``shrine``, ``volcano``, ``quarter market``
``road ew over road ns``   crosses the other feature on a printed bridge, without joining it
``dragon`` ``portal``      symbols of the tile as a whole; also ``bazaar``
``start``                  one copy can be laid before the game
``first`` ``second``       order of a river tile; also ``last``. The others are mixed
=========================  ==========================================================================================

Wagon links between features are not written: they are derived from the ends of roads.
"""

from __future__ import annotations

from typing import Final, final

from bastide.games.carcassonne.rules.tiles.tile_definition import (
    ABBEY,
    CARCASSONNE,
    CITY,
    CLOISTER,
    EDGE_ANY,
    EDGE_BY_NAME,
    EDGE_FIELD,
    EDGE_INTERIOR,
    FEATURE_KIND_NAMES,
    FIELD,
    HALF_EDGE_NAMES,
    MARK_BY_NAME,
    PIG_HERD,
    QUARTER,
    SEMICIRCLE,
    SHRINE,
    SIDE_NAMES,
    VOLCANO,
    VOLCANO_TILE,
    Tile,
    TileFeature,
)

PILE: Final = "pile"
HAND: Final = "hand"
RIVER_PILE: Final = "river"
#: The city of Carcassonne, laid before the game in rows of four.
BLOCK: Final = "block"
BLOCK_COLUMNS: Final = 4
BLOCK_ROWS: Final = 3

ROAD_AND_RIVER_ENDS: Final[list[str]] = [
    *["crossing", "city", "cloister", "shrine", "bazaar", "volcano", "house", "open_field", "carcassonne"],
    *["spring", "lake"],
]
#: Kind of feature to which followers of each quarter redeploy.
FEATURE_KIND_OF_QUARTER: Final[dict[str, str]] = {
    "castle": "city",
    "market": "field",
    "blacksmith": "road",
    "cathedral": "cloister",
}
#: Words after a city or road that only add a mark.
CITY_AND_ROAD_MARKS: Final[list[str]] = ["cathedral", "wine", "grain", "cloth", "princess", "inn", "tunnel"]
#: Two-word terms, joined before a phrase is split.
TWO_WORD_TERMS: Final[list[str]] = ["two shields", "pig herd", "open field"]


def parse_tiles(module: str, lines: list[tuple[str, int, str]], supply: str = PILE) -> list[Tile]:
    """Parse the tiles of a module, in catalogue order. Raises ValueError for an invalid line."""
    return [TileParser(line[0]).parse_tile(module, line[1], line[2], supply, place) for place, line in enumerate(lines)]


@final
class TileParser:
    """Parser of one catalogue line."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.features: list[TileFeature] = []
        self.links: list[list[int]] = []
        self.crossing: list[int] = []
        self.marks = 0
        self.start = 0
        self.order = ""

    def parse_tile(self, module: str, count: int, text: str, supply: str, place: int) -> Tile:
        """Parse the features of a tile and return the tile."""
        for phrase in text.split(", "):
            if phrase:
                self.parse_phrase(phrase)
        if self.crossing:
            self.links.append(self.crossing)
        edges = self.derive_edges()
        position: list[int] = []
        if supply == BLOCK:
            self.start = count
            position = [place % BLOCK_COLUMNS, place // BLOCK_COLUMNS]
            edges = block_edges(edges, position[0], position[1])
        elif supply == RIVER_PILE and not self.order:
            self.order = "mixed"
        return Tile(
            self.id,
            module,
            count,
            edges,
            self.features,
            supply,
            self.start,
            self.marks,
            self.links,
            self.order,
            position,
            text,
        )

    def parse_phrase(self, phrase: str) -> None:
        """Parse one phrase between commas."""
        for pair in TWO_WORD_TERMS:
            phrase = phrase.replace(pair, pair.replace(" ", "_"))
        words = phrase.split()
        first = words[0]
        if first == "city" or first == "road" or first == "river":
            self.add_city_road_or_river(first, self.parse_sides(words[1]), words[2:])
        elif first == "cities" or first == "roads":
            for side in self.parse_sides(words[1]):
                self.add_city_road_or_river("city" if first == "cities" else "road", [side], words[2:])
        elif first == "field" or first == "fields":
            self.add_fields(words[1:])
        elif first in ("dragon", "portal", "bazaar"):
            self.marks |= MARK_BY_NAME[first]
        elif first == "start":
            self.start = 1
        elif first in ("first", "second", "last"):
            self.order = first
        else:
            self.add_building(first, words[1:])

    def add_city_road_or_river(self, kind: str, sides: list[int], words: list[str]) -> None:
        """Add a city, road or river with its properties."""
        number = len(self.features)
        feature = TileFeature(FEATURE_KIND_NAMES.index(kind), sides)
        if kind == "city" and len(sides) == 1 and "pointed" not in words:
            feature.marks |= SEMICIRCLE
        at = 0
        while at < len(words):
            word = words[at]
            at += 1
            if word == "to":
                end = words[at]
                at += 1
                named = ""
                if end == "city" and at < len(words) and are_sides(words[at]):
                    named = words[at]
                    at += 1
                self.set_end(feature, number, end, named)
            elif word == "over":
                feature.over = [self.find_feature(words[at], words[at + 1], number + 1)]
                at += 2
            elif word == "shield":
                feature.shields = 1
            elif word == "two_shields":
                feature.shields = 2
            elif word in CITY_AND_ROAD_MARKS:
                feature.marks |= MARK_BY_NAME[word]
            elif word != "pointed":
                raise self.unexpected_word_error(word)
        self.features.append(feature)

    def set_end(self, feature: TileFeature, number: int, end: str, named: str) -> None:
        """Set the end of a feature, and link the features that meet there for wagons."""
        if end not in ROAD_AND_RIVER_ENDS:
            raise self.unexpected_word_error(end)
        if end == "crossing":
            self.crossing.append(number)
        elif end == "city":
            self.links.append([self.find_feature("city", named, -1), number])
        elif end == "cloister" or end == "shrine":
            self.links.append([number, -1])  # the building is parsed after the roads
        if feature.kind != CITY:  # a city gate at a crossing does not end the city
            feature.ends_at = end

    def add_fields(self, words: list[str]) -> None:
        """Add one or more fields with the cities that they adjoin."""
        marks = 0
        if "pig_herd" in words:
            words.remove("pig_herd")
            marks |= PIG_HERD
        cities: list[int] = []
        if "by" in words:
            for name in words[words.index("by") + 1 :]:
                if name == "carcassonne":
                    marks |= CARCASSONNE
                else:
                    cities.append(self.find_feature("city", name, -1))
            words = words[: words.index("by")]
        for part in " ".join(words).split(" / "):
            halves: list[int] = []
            for word in part.split():
                if word in HALF_EDGE_NAMES:
                    halves.append(HALF_EDGE_NAMES.index(word))
                elif word != "inside":
                    side = self.parse_sides(word)[0]
                    halves.extend([2 * side, 2 * side + 1])
            self.features.append(TileFeature(FIELD, halves=halves, marks=marks, cities=cities))

    def add_building(self, first: str, words: list[str]) -> None:
        """Add a cloister, shrine, abbey, volcano or quarter."""
        number = len(self.features)
        if first == "cloister" or first == "shrine":
            for link in self.links:
                if link[1] == -1:
                    link[1] = number
            if words == ["in", "city"]:
                self.links.append([self.find_feature("city", "", -1), number])
            self.features.append(TileFeature(CLOISTER if first == "cloister" else SHRINE))
        elif first == "abbey":
            self.features.append(TileFeature(CLOISTER, marks=ABBEY))
        elif first == "volcano":
            self.features.append(TileFeature(VOLCANO))
            self.marks |= VOLCANO_TILE
        elif first == "quarter" and words[0] in FEATURE_KIND_OF_QUARTER:
            self.features.append(TileFeature(QUARTER, name=words[0], serves=FEATURE_KIND_OF_QUARTER[words[0]]))
        else:
            raise self.unexpected_word_error(first)

    def derive_edges(self) -> list[int]:
        """Derive the four edges from the features."""
        shown = [EDGE_FIELD, EDGE_FIELD, EDGE_FIELD, EDGE_FIELD]
        for feature in self.features:
            for side in feature.edges:
                if shown[side] != EDGE_FIELD:
                    raise ValueError(f"tile {self.id}: two features on side {SIDE_NAMES[side]}")
                shown[side] = EDGE_BY_NAME[FEATURE_KIND_NAMES[feature.kind]]
            if feature.marks & ABBEY:
                return [EDGE_ANY, EDGE_ANY, EDGE_ANY, EDGE_ANY]
        return shown

    def find_feature(self, kind: str, name: str, otherwise: int) -> int:
        """Return the index of the feature with this kind and these sides; without sides, of the only one."""
        numbers = [
            number
            for number, feature in enumerate(self.features)
            if FEATURE_KIND_NAMES[feature.kind] == kind and (not name or feature.edges == self.parse_sides(name))
        ]
        if len(numbers) == 1:
            return numbers[0]
        if not numbers and otherwise >= 0:
            return otherwise
        raise ValueError(f"tile {self.id}: {kind} {name!r} is ambiguous or missing")

    def parse_sides(self, letters: str) -> list[int]:
        """Parse side letters such as ``new``."""
        if not are_sides(letters):
            raise self.unexpected_word_error(letters)
        return [SIDE_NAMES.index(letter) for letter in letters]

    def unexpected_word_error(self, word: str) -> ValueError:
        """Return the error for an unexpected word."""
        return ValueError(f"tile {self.id}: unexpected word {word!r}")


def are_sides(letters: str) -> bool:
    """Return whether a word is a list of sides, clockwise from north: ``new``."""
    last = -1
    for letter in letters:
        if letter not in SIDE_NAMES or SIDE_NAMES.index(letter) <= last:
            return False
        last = SIDE_NAMES.index(letter)
    return True


def block_edges(edges: list[int], column: int, row: int) -> list[int]:
    """Return the edges of a Carcassonne block tile: interior where it touches the rest of the city."""
    inside = [row > 0, column < BLOCK_COLUMNS - 1, row < BLOCK_ROWS - 1, column > 0]
    return [EDGE_INTERIOR if inside[side] else edges[side] for side in range(4)]
