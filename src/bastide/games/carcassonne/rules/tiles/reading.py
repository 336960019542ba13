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

from bastide.games.carcassonne.rules.tiles.model import (
    ABBEY,
    CARCASSONNE,
    CITY,
    CLOISTER,
    EDGE_ANY,
    EDGE_BY_NAME,
    EDGE_FIELD,
    EDGE_INTERIOR,
    FEATURE_KINDS,
    FIELD,
    HALVES,
    MARKS,
    PIG_HERD,
    QUARTER,
    SEMICIRCLE,
    SHRINE,
    SIDES,
    VOLCANO,
    VOLCANO_TILE,
    Feature,
    Tile,
)

PILE: Final = "pile"
HAND: Final = "hand"
RIVER_PILE: Final = "river"
#: The city of Carcassonne, laid before the game in rows of four.
BLOCK: Final = "block"
BLOCK_COLUMNS: Final = 4
BLOCK_ROWS: Final = 3

ENDS: Final[list[str]] = [
    *["crossing", "city", "cloister", "shrine", "bazaar", "volcano", "house", "open_field", "carcassonne"],
    *["spring", "lake"],
]
#: Kind of feature to which followers of each quarter redeploy.
QUARTERS: Final[dict[str, str]] = {
    "castle": "city",
    "market": "field",
    "blacksmith": "road",
    "cathedral": "cloister",
}
#: Words after a city or road that only add a mark.
LINE_MARKS: Final[list[str]] = ["cathedral", "wine", "grain", "cloth", "princess", "inn", "tunnel"]
#: Two-word terms, joined before a phrase is split.
PAIRS: Final[list[str]] = ["two shields", "pig herd", "open field"]


def read(module: str, lines: list[tuple[str, int, str]], supply: str = PILE) -> list[Tile]:
    """Parse the tiles of a module, in catalogue order. Raises ValueError for an invalid line."""
    return [Reader(line[0]).tile(module, line[1], line[2], supply, place) for place, line in enumerate(lines)]


@final
class Reader:
    """Parser of one catalogue line."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.features: list[Feature] = []
        self.links: list[list[int]] = []
        self.crossing: list[int] = []
        self.marks = 0
        self.start = 0
        self.order = ""

    def tile(self, module: str, count: int, text: str, supply: str, place: int) -> Tile:
        """Parse the features of a tile and return the tile."""
        for phrase in text.split(", "):
            if phrase:
                self.phrase(phrase)
        if self.crossing:
            self.links.append(self.crossing)
        edges = self.edges()
        position: list[int] = []
        if supply == BLOCK:
            self.start = count
            position = [place % BLOCK_COLUMNS, place // BLOCK_COLUMNS]
            edges = walled(edges, position[0], position[1])
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

    def phrase(self, phrase: str) -> None:
        """Parse one phrase between commas."""
        for pair in PAIRS:
            phrase = phrase.replace(pair, pair.replace(" ", "_"))
        words = phrase.split()
        first = words[0]
        if first == "city" or first == "road" or first == "river":
            self.line(first, self.sides(words[1]), words[2:])
        elif first == "cities" or first == "roads":
            for side in self.sides(words[1]):
                self.line("city" if first == "cities" else "road", [side], words[2:])
        elif first == "field" or first == "fields":
            self.fields(words[1:])
        elif first in ("dragon", "portal", "bazaar"):
            self.marks |= MARKS[first]
        elif first == "start":
            self.start = 1
        elif first in ("first", "second", "last"):
            self.order = first
        else:
            self.building(first, words[1:])

    def line(self, kind: str, sides: list[int], words: list[str]) -> None:
        """Add a city, road or river with its properties."""
        number = len(self.features)
        feature = Feature(FEATURE_KINDS.index(kind), sides)
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
                self.end(feature, number, end, named)
            elif word == "over":
                feature.over = [self.found(words[at], words[at + 1], number + 1)]
                at += 2
            elif word == "shield":
                feature.shields = 1
            elif word == "two_shields":
                feature.shields = 2
            elif word in LINE_MARKS:
                feature.marks |= MARKS[word]
            elif word != "pointed":
                raise self.wrong(word)
        self.features.append(feature)

    def end(self, feature: Feature, number: int, end: str, named: str) -> None:
        """Set the end of a feature, and link the features that meet there for wagons."""
        if end not in ENDS:
            raise self.wrong(end)
        if end == "crossing":
            self.crossing.append(number)
        elif end == "city":
            self.links.append([self.found("city", named, -1), number])
        elif end == "cloister" or end == "shrine":
            self.links.append([number, -1])  # the building is parsed after the roads
        if feature.kind != CITY:  # a city gate at a crossing does not end the city
            feature.ends_at = end

    def fields(self, words: list[str]) -> None:
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
                    cities.append(self.found("city", name, -1))
            words = words[: words.index("by")]
        for part in " ".join(words).split(" / "):
            halves: list[int] = []
            for word in part.split():
                if word in HALVES:
                    halves.append(HALVES.index(word))
                elif word != "inside":
                    side = self.sides(word)[0]
                    halves.extend([2 * side, 2 * side + 1])
            self.features.append(Feature(FIELD, halves=halves, marks=marks, cities=cities))

    def building(self, first: str, words: list[str]) -> None:
        """Add a cloister, shrine, abbey, volcano or quarter."""
        number = len(self.features)
        if first == "cloister" or first == "shrine":
            for link in self.links:
                if link[1] == -1:
                    link[1] = number
            if words == ["in", "city"]:
                self.links.append([self.found("city", "", -1), number])
            self.features.append(Feature(CLOISTER if first == "cloister" else SHRINE))
        elif first == "abbey":
            self.features.append(Feature(CLOISTER, marks=ABBEY))
        elif first == "volcano":
            self.features.append(Feature(VOLCANO))
            self.marks |= VOLCANO_TILE
        elif first == "quarter" and words[0] in QUARTERS:
            self.features.append(Feature(QUARTER, name=words[0], serves=QUARTERS[words[0]]))
        else:
            raise self.wrong(first)

    def edges(self) -> list[int]:
        """Derive the four edges from the features."""
        shown = [EDGE_FIELD, EDGE_FIELD, EDGE_FIELD, EDGE_FIELD]
        for feature in self.features:
            for side in feature.edges:
                if shown[side] != EDGE_FIELD:
                    raise ValueError(f"tile {self.id}: two features on side {SIDES[side]}")
                shown[side] = EDGE_BY_NAME[FEATURE_KINDS[feature.kind]]
            if feature.marks & ABBEY:
                return [EDGE_ANY, EDGE_ANY, EDGE_ANY, EDGE_ANY]
        return shown

    def found(self, kind: str, name: str, otherwise: int) -> int:
        """Return the index of the feature with this kind and these sides; without sides, of the only one."""
        numbers = [
            number
            for number, feature in enumerate(self.features)
            if FEATURE_KINDS[feature.kind] == kind and (not name or feature.edges == self.sides(name))
        ]
        if len(numbers) == 1:
            return numbers[0]
        if not numbers and otherwise >= 0:
            return otherwise
        raise ValueError(f"tile {self.id}: {kind} {name!r} is ambiguous or missing")

    def sides(self, letters: str) -> list[int]:
        """Parse side letters such as ``new``."""
        if not are_sides(letters):
            raise self.wrong(letters)
        return [SIDES.index(letter) for letter in letters]

    def wrong(self, word: str) -> ValueError:
        """Return the error for an unexpected word."""
        return ValueError(f"tile {self.id}: unexpected word {word!r}")


def are_sides(letters: str) -> bool:
    """Return whether a word is a list of sides, clockwise from north: ``new``."""
    last = -1
    for letter in letters:
        if letter not in SIDES or SIDES.index(letter) <= last:
            return False
        last = SIDES.index(letter)
    return True


def walled(edges: list[int], column: int, row: int) -> list[int]:
    """Return the edges of a Carcassonne block tile: interior where it touches the rest of the city."""
    inside = [row > 0, column < BLOCK_COLUMNS - 1, row < BLOCK_ROWS - 1, column > 0]
    return [EDGE_INTERIOR if inside[side] else edges[side] for side in range(4)]
