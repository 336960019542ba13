"""Check JSON data against a ``TypedDict``. The types of web pages are generated from the TypedDicts of views."""

from __future__ import annotations

import sys
import types
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict


def load_type_from_source(module: types.ModuleType, name: str) -> Any:
    """Load a type from the source of its module, because compiled modules keep less type information."""
    source = Path(str(module.__file__)).with_name(f"{module.__name__.rpartition('.')[2]}.py")
    spec = spec_from_file_location(f"source_of_{module.__name__.replace('.', '_')}", source)
    assert spec is not None
    assert spec.loader is not None
    loaded = module_from_spec(spec)
    sys.modules[spec.name] = loaded
    spec.loader.exec_module(loaded)
    return getattr(loaded, name)


def find_type_mismatch(value: Any, shape: Any, where: str) -> str:
    """Describe where a value does not match its type; empty if it matches."""
    origin = get_origin(shape)
    if origin is NotRequired:
        return find_type_mismatch(value, get_args(shape)[0], where)
    if origin is Union or origin is types.UnionType:
        found = [find_type_mismatch(value, part, where) for part in get_args(shape)]
        return "" if "" in found else found[0]
    if origin is Literal:
        return "" if value in get_args(shape) else f"{where}: {value!r}"
    if is_typeddict(shape):
        hints = get_type_hints(shape, include_extras=True)
        optional = (
            {key for key, hint in hints.items() if get_origin(hint) is NotRequired} if shape.__total__ else {*hints}
        )
        if type(value) is not dict or not set(hints) - optional <= set(value) <= set(hints):
            return f"{where}: {value!r}"
        return next((bad for key in value if (bad := find_type_mismatch(value[key], hints[key], f"{where}.{key}"))), "")
    if origin is list:
        if type(value) is not list:
            return f"{where}: {value!r}"
        return next((bad for item in value if (bad := find_type_mismatch(item, get_args(shape)[0], f"{where}[]"))), "")
    if origin is dict:
        if type(value) is not dict:
            return f"{where}: {value!r}"
        return next(
            (bad for item in value.values() if (bad := find_type_mismatch(item, get_args(shape)[1], f"{where}{{}}"))),
            "",
        )
    return "" if type(value) is shape or value is shape is None else f"{where}: {value!r} is no {shape}"
