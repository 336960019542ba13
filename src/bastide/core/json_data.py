"""JSON data: the type of snapshots, views, events and options, with canonical text, digests and checked access."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import TypeAlias, Union

#: Anything that JSON can hold.
JsonData: TypeAlias = Union[bool, int, float, str, list["JsonData"], dict[str, "JsonData"], None]


def canonical_json(data: JsonData) -> str:
    """Serialise JSON data in canonical form: sorted keys, no spaces."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def json_digest(data: JsonData) -> str:
    """Return a fingerprint of JSON data, 16 hexadecimal digits."""
    return blake2b(canonical_json(data).encode(), digest_size=8).hexdigest()


def drop_empty_values(data: JsonData) -> JsonData:
    """Remove dict entries that are falsy or empty, recursively. Lists keep their length."""
    if isinstance(data, dict):
        kept: dict[str, JsonData] = {}
        for key, value in data.items():
            inner = drop_empty_values(value)
            if inner:
                kept[key] = inner
        return kept
    if isinstance(data, list):
        items: list[JsonData] = []
        for item in data:
            items.append(drop_empty_values(item))
        return items
    return data


def ints_to_json(items: list[int]) -> list[JsonData]:
    """Copy a list of ints as JSON data."""
    out: list[JsonData] = []
    for item in items:
        out.append(item)
    return out


def strings_to_json(items: list[str]) -> list[JsonData]:
    """Copy a list of strings as JSON data."""
    out: list[JsonData] = []
    for item in items:
        out.append(item)
    return out


def expect_list(data: JsonData) -> list[JsonData]:
    """Return the data as a list. Raises TypeError for anything else."""
    if not isinstance(data, list):
        raise TypeError(f"expected a list, not {data!r}")
    return data


def expect_dict(data: JsonData) -> dict[str, JsonData]:
    """Return the data as a dict. Raises TypeError for anything else."""
    if not isinstance(data, dict):
        raise TypeError(f"expected entries by name, not {data!r}")
    return data


def expect_ints(data: JsonData) -> list[int]:
    """Return the data as a list of ints. Raises TypeError for anything else."""
    if not isinstance(data, list):
        raise TypeError(f"expected a list of numbers, not {data!r}")
    out: list[int] = []
    for item in data:
        out.append(expect_int(item))
    return out


def expect_int(data: JsonData) -> int:
    """Return the data as an int. Raises TypeError for anything else."""
    if isinstance(data, bool) or not isinstance(data, int):
        raise TypeError(f"expected a whole number, not {data!r}")
    return data


def expect_str(data: JsonData) -> str:
    """Return the data as a string. Raises TypeError for anything else."""
    if not isinstance(data, str):
        raise TypeError(f"expected a word, not {data!r}")
    return data
