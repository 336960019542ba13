"""What has changed from one view to the next: most of a table stays as it lies, and need not be sent again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from msgspec import Struct

from bastide.core.plain import Plain

#: So many elements of a list are compared at once, as long as they are alike.
LONG: Final = 16


class Change(Struct, frozen=True, omit_defaults=True):
    """A change within the object or list at the end of the way ``at``, which begins at the view.

    In a list, ``count`` elements from place ``key`` on are ``values`` now. In an object, what stands under ``key`` is
    the only one of ``values``; if there is none, the key is gone.
    """

    at: list[str | int]
    key: str | int
    values: list[object]
    count: int = 1


class ViewChanges(Struct, frozen=True):
    """The changes, one after the other, that make the view of the entry ``since`` the view of now."""

    since: int
    changes: list[Change]


def changes(before: dict[str, Plain], now: dict[str, Plain]) -> list[Change]:
    """What makes one view of another. Neither may be changed afterwards: parts of them are in the answer.

    What is alike in both is one and the same afterwards, that of before. So of a view that is kept only what has
    changed is new: nobody need look through the rest again for what can be forgotten.
    """
    found: list[Change] = []
    _objects(before, now, [], found)
    return found


def changed(view: dict[str, Plain], changes: Sequence[Change]) -> dict[str, Plain]:
    """The view after the changes. The one before stays as it is; what is alike is shared."""
    for change in changes:
        view = cast(dict[str, Plain], _carried_out(view, change, 0))
    return view


def _objects(before: dict[str, Plain], now: dict[str, Plain], at: list[str | int], found: list[Change]) -> None:
    if not before.keys() <= now.keys():
        found += [Change(at, key, []) for key in before if key not in now]
    for key, value in now.items():
        if key not in before:
            found.append(Change(at, key, [value]))
            continue
        old = before[key]
        if old == value:
            now[key] = old
        else:
            _values(old, value, at, key, found)


def _lists(before: list[Plain], now: list[Plain], at: list[str | int], found: list[Change]) -> None:
    # What comes and goes in the middle of a list leaves both its ends as they are.
    shorter = min(len(before), len(now))
    first = 0
    while first + LONG <= shorter and before[first : first + LONG] == now[first : first + LONG]:
        first += LONG
    while first < shorter and before[first] == now[first]:
        first += 1
    last = 0
    while last < shorter - first and before[-1 - last] == now[-1 - last]:
        last += 1
    end = len(now) - last
    now[:first] = before[:first]
    now[end:] = before[len(before) - last :]
    if len(before) != len(now):
        found.append(Change(at, first, list(now[first:end]), len(before) - first - last))
        return
    for place in range(first, end):
        if before[place] == now[place]:
            now[place] = before[place]
        else:
            _values(before[place], now[place], at, place, found)


def _values(before: Plain, now: Plain, at: list[str | int], key: str | int, found: list[Change]) -> None:
    if isinstance(before, dict) and isinstance(now, dict):
        _objects(before, now, [*at, key], found)
    elif isinstance(before, list) and isinstance(now, list):
        _lists(before, now, [*at, key], found)
    else:
        found.append(Change(at, key, [now]))


def _carried_out(value: Plain, change: Change, depth: int) -> Plain:
    inner = depth < len(change.at)
    key = change.at[depth] if inner else change.key
    if isinstance(value, list) and isinstance(key, int):
        items = value.copy()
        if inner:
            items[key] = _carried_out(items[key], change, depth + 1)
        else:
            items[key : key + change.count] = cast(list[Plain], change.values)
        return items
    if isinstance(value, dict) and isinstance(key, str):
        fields = value.copy()
        if inner:
            fields[key] = _carried_out(fields[key], change, depth + 1)
        elif change.values:
            fields[key] = cast(Plain, change.values[0])
        else:
            del fields[key]
        return fields
    raise ValueError(f"there is no {key!r} in what the change is about")
