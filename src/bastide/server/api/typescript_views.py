"""Generate the TypeScript types of the games' views.

``python -m bastide.server.api.typescript_views`` writes ``page/view_types.ts`` of each game.

A game's kit names the ``TypedDict`` of its views. Run it interpreted (``BASTIDE_PURE=1``): compiled modules lose the
type parameters of annotations. A test checks that the files are up to date.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from msgspec import inspect

from bastide._compiled_module_selection import is_compiled
from bastide.core.game_registry import game_ids, get_kit
from bastide.core.kit import Kit
from bastide.server.api.typescript_messages import fields_in_source_order, typescript_interface

HEADER = "// Generated from the game's views by `make messages`. Do not edit.\n"


def generate_view_types(kit: Kit) -> str:
    """Generate the whole file: every nested type, then the view."""
    assert not is_compiled(), "set BASTIDE_PURE=1"
    module, _, name = kit.view_type.partition(":")
    found: dict[type, str] = {}
    declare_nested_types(inspect.type_info(getattr(import_module(module), name)), found)
    return "\n".join([HEADER, *found.values()])


def view_types_path(kit: Kit) -> Path | None:
    """Return the path of a game's view types; None without a TypeScript page or a view type in its kit."""
    page = kit.folder / "page"
    return page / "view_types.ts" if kit.view_type and (page / "index.ts").is_file() else None


def declare_nested_types(kind: inspect.Type, found: dict[type, str]) -> None:
    """Add the interface of every ``TypedDict`` inside a type to ``found``, inner ones first."""
    match kind:
        case inspect.TypedDictType(cls=cls):
            for field in fields_in_source_order(kind):
                declare_nested_types(field.type, found)
            found.setdefault(cls, typescript_interface(cls))
        case inspect.ListType(item_type=inner) | inspect.DictType(value_type=inner) | inspect.Metadata(type=inner):
            declare_nested_types(inner, found)
        case inspect.TupleType(item_types=parts) | inspect.UnionType(types=parts):
            for part in parts:
                declare_nested_types(part, found)


def main() -> None:
    """Write ``view_types.ts`` of all games."""
    for game in game_ids():
        kit = get_kit(game)
        path = view_types_path(kit)
        if path is not None:
            path.write_text(generate_view_types(kit), encoding="utf-8")


if __name__ == "__main__":
    main()
