"""Plain data: what snapshots, views, events and options are made of, and nothing else."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import TypeAlias, Union

#: Anything JSON can hold.
Plain: TypeAlias = Union[bool, int, float, str, list["Plain"], dict[str, "Plain"], None]


def canonical(data: Plain) -> str:
    """The one JSON text of some plain data: sorted keys, no spaces."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def digest_of(data: Plain) -> str:
    """A 16-digit fingerprint of plain data."""
    return blake2b(canonical(data).encode(), digest_size=8).hexdigest()


def lean(data: Plain) -> Plain:
    """Plain data without the entries that hold nothing: no, 0, an empty word, list or dict. Lists keep their length."""
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
    """A copy of a list of ints, as plain data."""
    out: list[Plain] = []
    for item in items:
        out.append(item)
    return out


def plain_words(items: list[str]) -> list[Plain]:
    """A copy of a list of words, as plain data."""
    out: list[Plain] = []
    for item in items:
        out.append(item)
    return out


def listed(data: Plain) -> list[Plain]:
    """The list that some plain data is; TypeError if it is something else."""
    if not isinstance(data, list):
        raise TypeError(f"expected a list, not {data!r}")
    return data


def mapped(data: Plain) -> dict[str, Plain]:
    """The dict that some plain data is; TypeError if it is something else."""
    if not isinstance(data, dict):
        raise TypeError(f"expected entries by name, not {data!r}")
    return data


def ints(data: Plain) -> list[int]:
    """The list of ints that some plain data is; TypeError if it is something else."""
    if not isinstance(data, list):
        raise TypeError(f"expected a list of numbers, not {data!r}")
    out: list[int] = []
    for item in data:
        out.append(whole(item))
    return out


def whole(data: Plain) -> int:
    """The int that some plain data is; TypeError if it is something else."""
    if isinstance(data, bool) or not isinstance(data, int):
        raise TypeError(f"expected a whole number, not {data!r}")
    return data


def word(data: Plain) -> str:
    """The string that some plain data is; TypeError if it is something else."""
    if not isinstance(data, str):
        raise TypeError(f"expected a word, not {data!r}")
    return data
