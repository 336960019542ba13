"""JSON data: the type of snapshots, views, events and options, with canonical text, digests and checked access."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import TypeAlias, Union

#: Anything that JSON can hold.
Plain: TypeAlias = Union[bool, int, float, str, list["Plain"], dict[str, "Plain"], None]


def canonical(data: Plain) -> str:
    """Serialise JSON data in canonical form: sorted keys, no spaces."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def digest_of(data: Plain) -> str:
    """Return a fingerprint of JSON data, 16 hexadecimal digits."""
    return blake2b(canonical(data).encode(), digest_size=8).hexdigest()


def lean(data: Plain) -> Plain:
    """Remove dict entries that are falsy or empty, recursively. Lists keep their length."""
    if isinstance(data, dict):
        kept: dict[str, Plain] = {}
        for key, value in data.items():
            inner = lean(value)
            if inner:
                kept[key] = inner
        return kept
    if isinstance(data, list):
        items: list[Plain] = []
        for item in data:
            items.append(lean(item))
        return items
    return data


def plain_ints(items: list[int]) -> list[Plain]:
    """Copy a list of ints as JSON data."""
    out: list[Plain] = []
    for item in items:
        out.append(item)
    return out


def plain_words(items: list[str]) -> list[Plain]:
    """Copy a list of strings as JSON data."""
    out: list[Plain] = []
    for item in items:
        out.append(item)
    return out


def listed(data: Plain) -> list[Plain]:
    """Return the data as a list. Raises TypeError for anything else."""
    if not isinstance(data, list):
        raise TypeError(f"expected a list, not {data!r}")
    return data


def mapped(data: Plain) -> dict[str, Plain]:
    """Return the data as a dict. Raises TypeError for anything else."""
    if not isinstance(data, dict):
        raise TypeError(f"expected entries by name, not {data!r}")
    return data


def ints(data: Plain) -> list[int]:
    """Return the data as a list of ints. Raises TypeError for anything else."""
    if not isinstance(data, list):
        raise TypeError(f"expected a list of numbers, not {data!r}")
    out: list[int] = []
    for item in data:
        out.append(whole(item))
    return out


def whole(data: Plain) -> int:
    """Return the data as an int. Raises TypeError for anything else."""
    if isinstance(data, bool) or not isinstance(data, int):
        raise TypeError(f"expected a whole number, not {data!r}")
    return data


def word(data: Plain) -> str:
    """Return the data as a string. Raises TypeError for anything else."""
    if not isinstance(data, str):
        raise TypeError(f"expected a word, not {data!r}")
    return data
