"""Files in which bots keep what they have learnt: a line that says what it was learnt for, then its numbers."""

from __future__ import annotations

import json

from bastide.core.plain import Plain


def headed(shape: dict[str, Plain], numbers: bytes) -> bytes:
    """A file of these numbers. ``shape`` says what they are for, and begins with what they are and its version."""
    return json.dumps(shape).encode() + b"\n" + numbers


def numbers_in(data: bytes, shape: dict[str, Plain], size: int, misfit: str) -> bytes:
    """The numbers of a file. ValueError, with the reason, unless it is of this shape and there are so many bytes.

    ``misfit`` words that something else of the shape was meant; its name comes in place of ``{}``.
    """
    line, _, numbers = data.partition(b"\n")
    try:
        told = json.loads(line)
    except ValueError:
        told = None
    what = next(iter(shape))
    if not isinstance(told, dict) or what not in told:
        raise ValueError(f"it holds no {what}")
    for name, ours in shape.items():
        if told.get(name) != ours:
            raise ValueError(misfit.format(name))
    if len(numbers) != size:
        raise ValueError(f"it holds {len(numbers)} bytes of numbers, not {size}")
    return numbers
