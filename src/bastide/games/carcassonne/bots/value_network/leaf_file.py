"""The file in which a leaf is kept: a line that says what it reads, then its numbers, two bytes each."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from bastide.bots.learnt import headed, numbers_in
from bastide.core.plain import Plain
from bastide.games.carcassonne.bots.value_network.facts import HAVE, KINDS, STAND
from bastide.games.carcassonne.bots.value_network.leaf import FIRST, NUMBERS, SECOND, Leaf

#: The leaf that comes along.
FILE: Final = Path(__file__).parent / "leaf.bin"
#: Another one when facts mean something else.
VERSION: Final = 1
#: What is said of a file that does not fit.
MISFIT: Final = "its leaf reads other {}: learn it anew (bastide_research.distill.carcassonne_leaf)"
#: So many are 1: what is written are whole numbers.
UNITS: Final = 1024
_MOST: Final = 32767


def written(numbers: list[float]) -> bytes:
    whole = [max(-_MOST, min(_MOST, round(number * UNITS))) for number in numbers]
    return headed(_shape(), b"".join([each.to_bytes(2, "little", signed=True) for each in whole]))


def read(data: bytes) -> Leaf:
    """ValueError, with the reason, if it holds no leaf for this game."""
    numbers = numbers_in(data, _shape(), 2 * NUMBERS, MISFIT)
    return Leaf(
        [int.from_bytes(numbers[at : at + 2], "little", signed=True) / UNITS for at in range(0, len(numbers), 2)]
    )


def learnt() -> Leaf:
    """The leaf that comes along, for one player."""
    if not _READ:
        _READ.append(read(FILE.read_bytes()))
    return Leaf(_READ[0].numbers)


def _shape() -> dict[str, Plain]:
    return {"leaf": VERSION, "kinds": KINDS, "stands": STAND, "players": HAVE, "layers": [FIRST, SECOND]}


#: What was read, once for all players.
_READ: Final[list[Leaf]] = []
