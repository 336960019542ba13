"""Where everything stands in an observation of ``carcassonne_v4``, and what its numbers say: for good, as in
``vocabulary``."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bastide.games.carcassonne.encoding.vocabulary import LAID_OUT, TILES, parts_of

#: More tiles than there are in the box; and more than enough of the others. What is beyond them is not shown, and not
#: offered.
TILE_ROWS: Final[i64] = 264
THING_ROWS: Final[i64] = 192
ACTION_ROWS: Final[i64] = 256
#: The most cells of a dragon's journey, the first one included.
JOURNEY: Final[i64] = 7

TILE: Final = ["tile + 1", "x", "y", "quarter turns", "1 with a bridge from north to south, 2 from east to west"]
THING: Final = [
    *["kind + 1", "open edges, or empty cells around it", "tiles", "shields"],
    *["my strength", "the strongest other's", "others who stand there", "complete cities beside it"],
    *["1 with an inn", "a cathedral", "wine", "grain", "cloth", "a pig herd", "a princess", "a castle", "a barn"],
    *["my builders", "others' builders", "my pigs", "others' pigs"],
    *["1 if it is asked about", "1 on the tile that is asked about"],
]
ACTION: Final = [
    *["what + 1", "x", "y", "quarter turns; or the side, corner, axis or quarter"],
    "which of several + 1; or the bid + 1",
    *["row + 1 of the figure's feature", "row + 1 of what lies to the north, or on the north side of the tile there"],
    *["east", "south", "west"],
]
#: How many numbers a row of each has: as numbers, which compiled code knows beforehand.
TILE_SIZE: Final[i64] = 5
THING_SIZE: Final[i64] = 23
ACTION_SIZE: Final[i64] = 10

#: What an action can be.
DEEDS: Final[list[str]] = [
    *["place", "none", "figure follower", "figure big", "figure builder", "figure pig", "figure mayor", "figure wagon"],
    *["figure barn", "fairy", "to", "dragon", "knight", "send follower", "send big", "send builder", "send pig"],
    *["send mayor", "send wagon", "send barn", "count", "barn", "bridge", "give up", "castle", "score", "offer", "bid"],
    *["buy", "sell"],
]
#: What ``carcassonne_v2`` shows by itself and rows show otherwise.
_OTHERWISE: Final = ["middle", "features", "window"]
#: What there names a tile one-hot is a number here.
_TILES: Final[dict[str, str]] = {
    "hand": "the tile to be laid + 1",
    "laid": "the tile laid last + 1",
    "won": "of each player: the tile from the bazaar, to be played next, + 1",
    "bazaar": "each of the tiles that are laid out + 1",
}


def row_parts_of(players: int) -> list[tuple[str, tuple[int, ...], str]]:
    """The parts of an observation, in order: name, shape, and what the numbers say."""
    found: list[tuple[str, tuple[int, ...], str]] = []
    for name, shape, words in parts_of(players, 1):
        if name in _TILES:
            found.append((name, shape[:-1] if len(shape) > 1 else (1,), _TILES[name]))
        elif name == "figures":
            found.append((name, shape, words.replace("column, row", "x, y")))
        elif name not in _OTHERWISE:
            found.append((name, shape, words))
    return [
        *found,
        ("cells", (int(JOURNEY) + 2, 3), "the dragon, the fairy, and the cells of the journey: 1 if there, x, y"),
        ("tiles", (int(TILE_ROWS), len(TILE)), "of each tile, in the order they were laid: " + ", ".join(TILE)),
        (
            "things",
            (int(THING_ROWS), len(THING)),
            "of each feature that somebody holds, that an action points at or that is not complete: "
            + ", ".join(THING),
        ),
        (
            "actions",
            (int(ACTION_ROWS), len(ACTION)),
            "of each legal action: " + ", ".join(ACTION) + "; what: " + ", ".join(DEEDS),
        ),
    ]


#: The columns that are words, by part, and how many words there are.
WORDS: Final[dict[str, dict[int, int]]] = {
    "hand": {0: len(TILES) + 1},
    "laid": {0: len(TILES) + 1},
    "won": {0: len(TILES) + 1},
    "bazaar": {place: len(TILES) + 1 for place in range(LAID_OUT)},
    "things": {0: 6},
    "actions": {0: len(DEEDS) + 1, 3: 4},
}
