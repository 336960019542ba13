"""Differences between two views, so that only changed parts are sent."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from msgspec import Struct

from bastide.core.json_data import JsonData

#: Number of list elements that are compared at once while both lists agree.
COMPARED_RUN_LENGTH: Final = 16


class ViewChange(Struct, frozen=True, omit_defaults=True):
    """One change in the object or list at the path ``at``, which starts at the view.

    In a list, ``count`` elements from index ``key`` on are replaced by ``values``. In an object, ``key`` is set to the
    only element of ``values``, or removed if there is none.
    """

    at: list[str | int]
    key: str | int
    values: list[object]
    count: int = 1


class ViewChanges(Struct, frozen=True):
    """Changes, in order, that turn the view of entry ``since`` into the current one."""

    since: int
    changes: list[ViewChange]


def diff_views(before: dict[str, JsonData], now: dict[str, JsonData]) -> list[ViewChange]:
    """Return the changes that turn one view into another. Neither may be modified afterwards.

    Equal parts of ``now`` are replaced by those of ``before``, so that a stored view holds only new parts and the
    garbage collector has less to traverse.
    """
    found: list[ViewChange] = []
    _diff_objects(before, now, [], found)
    return found


def apply_changes(view: dict[str, JsonData], changes: Sequence[ViewChange]) -> dict[str, JsonData]:
    """Return a view with the changes applied. The given view stays unchanged; equal parts are shared."""
    for change in changes:
        view = cast(dict[str, JsonData], _apply_change(view, change, 0))
    return view


def _diff_objects(
    before: dict[str, JsonData], now: dict[str, JsonData], at: list[str | int], found: list[ViewChange]
) -> None:
    if not before.keys() <= now.keys():
        found += [ViewChange(at, key, []) for key in before if key not in now]
    for key, value in now.items():
        if key not in before:
            found.append(ViewChange(at, key, [value]))
            continue
        old = before[key]
        if old == value:
            now[key] = old
        else:
            _diff_values(old, value, at, key, found)


def _diff_lists(before: list[JsonData], now: list[JsonData], at: list[str | int], found: list[ViewChange]) -> None:
    # Skip the common start and end, so that an insertion is one change.
    shorter = min(len(before), len(now))
    first = 0
    while (
        first + COMPARED_RUN_LENGTH <= shorter
        and before[first : first + COMPARED_RUN_LENGTH] == now[first : first + COMPARED_RUN_LENGTH]
    ):
        first += COMPARED_RUN_LENGTH
    while first < shorter and before[first] == now[first]:
        first += 1
    last = 0
    while last < shorter - first and before[-1 - last] == now[-1 - last]:
        last += 1
    end = len(now) - last
    now[:first] = before[:first]
    now[end:] = before[len(before) - last :]
    if len(before) != len(now):
        found.append(ViewChange(at, first, list(now[first:end]), len(before) - first - last))
        return
    for place in range(first, end):
        if before[place] == now[place]:
            now[place] = before[place]
        else:
            _diff_values(before[place], now[place], at, place, found)


def _diff_values(before: JsonData, now: JsonData, at: list[str | int], key: str | int, found: list[ViewChange]) -> None:
    if isinstance(before, dict) and isinstance(now, dict):
        _diff_objects(before, now, [*at, key], found)
    elif isinstance(before, list) and isinstance(now, list):
        _diff_lists(before, now, [*at, key], found)
    else:
        found.append(ViewChange(at, key, [now]))


def _apply_change(value: JsonData, change: ViewChange, depth: int) -> JsonData:
    inner = depth < len(change.at)
    key = change.at[depth] if inner else change.key
    if isinstance(value, list) and isinstance(key, int):
        items = value.copy()
        if inner:
            items[key] = _apply_change(items[key], change, depth + 1)
        else:
            items[key : key + change.count] = cast(list[JsonData], change.values)
        return items
    if isinstance(value, dict) and isinstance(key, str):
        fields = value.copy()
        if inner:
            fields[key] = _apply_change(fields[key], change, depth + 1)
        elif change.values:
            fields[key] = cast(JsonData, change.values[0])
        else:
            del fields[key]
        return fields
    raise ValueError(f"no {key!r} in the object or list that the change refers to")
