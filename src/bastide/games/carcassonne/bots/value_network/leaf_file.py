"""File format of the value network: a header line with its shape, then two bytes for each parameter."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from bastide.bots.learnt import headed, numbers_in
from bastide.core.plain import Plain
from bastide.games.carcassonne.bots.value_network.facts import HAVE, KINDS, STAND
from bastide.games.carcassonne.bots.value_network.leaf import FIRST, NUMBERS, SECOND, Leaf

#: The bundled network.
FILE: Final = Path(__file__).parent / "leaf.bin"
#: Increase this when inputs change their meaning.
VERSION: Final = 1
#: Error message for a file that does not match.
MISFIT: Final = "the value network has other {}: train it again (bastide_research.distill.carcassonne_leaf)"
#: Parameters are stored as fixed-point numbers with this scale.
UNITS: Final = 1024
_MAX_FIXED_POINT: Final = 32767


def written(numbers: list[float]) -> bytes:
    """Return a network file with these parameters."""
    fixed_point = [max(-_MAX_FIXED_POINT, min(_MAX_FIXED_POINT, round(number * UNITS))) for number in numbers]
    return headed(_header(), b"".join([each.to_bytes(2, "little", signed=True) for each in fixed_point]))


def read(data: bytes) -> Leaf:
    """Parse a network file. ValueError, with the reason, if it does not match."""
    numbers = numbers_in(data, _header(), 2 * NUMBERS, MISFIT)
    return Leaf(
        [int.from_bytes(numbers[at : at + 2], "little", signed=True) / UNITS for at in range(0, len(numbers), 2)]
    )


def learnt() -> Leaf:
    """Return the bundled network, for one player."""
    if not _CACHE:
        _CACHE.append(read(FILE.read_bytes()))
    return Leaf(_CACHE[0].numbers)


def _header() -> dict[str, Plain]:
    return {"leaf": VERSION, "kinds": KINDS, "stands": STAND, "players": HAVE, "layers": [FIRST, SECOND]}


#: Cache of the bundled network, shared by all players.
_CACHE: Final[list[Leaf]] = []
