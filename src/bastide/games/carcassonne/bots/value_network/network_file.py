"""File format of the value network: a header line with its shape, then two bytes for each parameter."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from bastide.bots.binary_weight_file import format_weight_file, parse_weight_file
from bastide.core.json_data import JsonData
from bastide.games.carcassonne.bots.value_network.network import (
    FIRST_LAYER_UNITS,
    PARAMETER_COUNT,
    SECOND_LAYER_UNITS,
    ValueNetwork,
)
from bastide.games.carcassonne.bots.value_network.network_inputs import (
    CLAIM_KIND_COUNT,
    INPUTS_PER_CLAIM,
    INPUTS_PER_PLAYER,
)

#: The bundled network.
NETWORK_FILE: Final = Path(__file__).parent / "value_network.bin"
#: Increase this when inputs change their meaning.
INPUTS_VERSION: Final = 1
#: Error message for a file that does not match.
MISMATCH_MESSAGE: Final = (
    "the value network has other {}: train it again (bastide_research.distill.carcassonne_value_network)"
)
#: Parameters are stored as fixed-point numbers with this scale.
FIXED_POINT_SCALE: Final = 1024
_MAX_FIXED_POINT: Final = 32767


def dump_network(numbers: list[float]) -> bytes:
    """Return a network file with these parameters."""
    fixed_point = [
        max(-_MAX_FIXED_POINT, min(_MAX_FIXED_POINT, round(number * FIXED_POINT_SCALE))) for number in numbers
    ]
    return format_weight_file(_header(), b"".join([each.to_bytes(2, "little", signed=True) for each in fixed_point]))


def parse_network(data: bytes) -> ValueNetwork:
    """Parse a network file. ValueError, with the reason, if it does not match."""
    numbers = parse_weight_file(data, _header(), 2 * PARAMETER_COUNT, MISMATCH_MESSAGE)
    return ValueNetwork(
        [
            int.from_bytes(numbers[at : at + 2], "little", signed=True) / FIXED_POINT_SCALE
            for at in range(0, len(numbers), 2)
        ]
    )


def bundled_network() -> ValueNetwork:
    """Return the bundled network, for one player."""
    if not _CACHE:
        _CACHE.append(parse_network(NETWORK_FILE.read_bytes()))
    return ValueNetwork(_CACHE[0].parameters)


def _header() -> dict[str, JsonData]:
    return {
        "leaf": INPUTS_VERSION,
        "kinds": CLAIM_KIND_COUNT,
        "stands": INPUTS_PER_CLAIM,
        "players": INPUTS_PER_PLAYER,
        "layers": [FIRST_LAYER_UNITS, SECOND_LAYER_UNITS],
    }


#: Cache of the bundled network, shared by all players.
_CACHE: Final[list[ValueNetwork]] = []
