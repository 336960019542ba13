"""Weight files of learned bots: one line of JSON that says what the weights are for, then the weights as bytes."""

from __future__ import annotations

import json

from bastide.core.json_data import JsonData


def format_weight_file(shape: dict[str, JsonData], weights: bytes) -> bytes:
    """Return the contents of a weight file. The first key of ``shape`` is the kind of file, its value the version."""
    return json.dumps(shape).encode() + b"\n" + weights


def parse_weight_file(data: bytes, shape: dict[str, JsonData], size: int, misfit: str) -> bytes:
    """Return the weights of a file as bytes. Raises ValueError unless it has this ``shape`` and ``size`` bytes.

    ``misfit`` is the error message for a different shape; ``{}`` is replaced by the name of the differing entry.
    """
    line, _, weights = data.partition(b"\n")
    try:
        header = json.loads(line)
    except ValueError:
        header = None
    kind = next(iter(shape))
    if not isinstance(header, dict) or kind not in header:
        raise ValueError(f"not a {kind} file")
    for name, expected in shape.items():
        if header.get(name) != expected:
            raise ValueError(misfit.format(name))
    if len(weights) != size:
        raise ValueError(f"expected {size} bytes of weights, found {len(weights)}")
    return weights
