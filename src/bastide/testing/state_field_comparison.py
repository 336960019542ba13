"""Access to the fields of a state, compiled or interpreted."""

from __future__ import annotations

import marshal
from collections.abc import Iterable

from bastide.core import State

#: Not part of the position. Caches have names with an underscore.
_NOT_POSITION = "journal"


def field_names(thing: object) -> list[str]:
    """Return the names of all fields of an object in alphabetical order, without caches and the journal."""
    names: set[str] = set(getattr(thing, "__dict__", {}))
    for cls in type(thing).__mro__:
        names.update(getattr(cls, "__mypyc_attrs__", ()))
        names.update(getattr(cls, "__slots__", ()))
    return sorted(name for name in names if not name.startswith("_") and name != _NOT_POSITION and hasattr(thing, name))


def describe_difference(a: object, b: object, path: str = "state") -> str:
    """Describe the first difference of two objects, compared field by field, recursively; empty if they are equal."""
    if a is b:
        return ""
    if type(a) is not type(b):
        return f"{path}: {a!r} is not {b!r}"
    if isinstance(a, (list, tuple, dict)) and _same_json_data(a, b):
        return ""
    if isinstance(a, (list, tuple)) and isinstance(b, (list, tuple)):
        if len(a) != len(b):
            return f"{path}: {len(a)} entries, not {len(b)}"
        for i, (x, y) in enumerate(zip(a, b, strict=True)):
            place = describe_difference(x, y, f"{path}[{i}]")
            if place:
                return place
        return ""
    if isinstance(a, dict) and isinstance(b, dict):
        if a.keys() != b.keys():
            return f"{path}: keys {sorted(map(str, a))}, not {sorted(map(str, b))}"
        return _first_non_empty(describe_difference(a[key], b[key], f"{path}[{key!r}]") for key in a)
    names = field_names(a)
    if not names or isinstance(a, (int, str, float, bytes, bytearray, set, frozenset)):
        return "" if a == b else f"{path}: {a!r} is not {b!r}"
    return _first_non_empty(describe_difference(getattr(a, name), getattr(b, name), f"{path}.{name}") for name in names)


def _same_json_data(a: object, b: object) -> bool:
    """Whether two structures of lists, dicts, strings and numbers serialise to the same bytes (fast path).

    False does not prove a difference: they may contain objects, or entries in another order.
    """
    try:
        # Version 2 is the last marshal format without references; dumps rejects objects.
        return marshal.dumps(a, 2) == marshal.dumps(b, 2)  # type: ignore[arg-type]
    except ValueError:
        return False


def _first_non_empty(found: Iterable[str]) -> str:
    return next((place for place in found if place), "")


def find_uncovered_fields(state: State, unseen: dict[str, str]) -> list[str]:
    """Describe the fields that are missing from the snapshot, or from all views without a stated reason."""
    snapshot = state.snapshot()
    seen: set[str] = set()
    for viewer in state.viewers():
        seen.update(state.view(viewer))
    names = field_names(state)
    missing = [f"field {name!r} is not in snapshot()" for name in names if name not in snapshot]
    missing += [
        f"field {name!r} is in no view; show it, or give the reason in Game.unseen"
        for name in names
        if name not in seen and name not in unseen
    ]
    missing += [f"Game.unseen excuses {name!r}, which is no field of the state" for name in unseen if name not in names]
    return missing
