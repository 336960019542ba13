"""TypeScript types of the games' views: ``python -m bastide.server.api.typescript_views`` writes each ``page/view.ts``.

A game's kit names the ``TypedDict`` of its views. Run it interpreted (``BASTIDE_PURE=1``): compiled modules lose the
type parameters of annotations. A test checks that the files are up to date.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from msgspec import inspect

from bastide._build import compiled
from bastide.core.kit import Kit
from bastide.core.registry import game_ids, get_kit
from bastide.server.api.typescript import fields_of, interface

HEADER = "// Generated from the game's views by `make messages`. Do not edit.\n"


def written(kit: Kit) -> str:
    """Generate the whole file: every nested type, then the view."""
    assert not compiled(), "set BASTIDE_PURE=1"
    module, _, name = kit.view.partition(":")
    found: dict[type, str] = {}
    declare(inspect.type_info(getattr(import_module(module), name)), found)
    return "\n".join([HEADER, *found.values()])


def place(kit: Kit) -> Path | None:
    """Return the path of a game's ``view.ts``; None if its page is not TypeScript or its kit names no view type."""
    page = kit.folder / "page"
    return page / "view.ts" if kit.view and (page / "index.ts").is_file() else None


def declare(kind: inspect.Type, found: dict[type, str]) -> None:
    """Add the interface of every ``TypedDict`` inside a type to ``found``, inner ones first."""
    match kind:
        case inspect.TypedDictType(cls=cls):
            for field in fields_of(kind):
                declare(field.type, found)
            found.setdefault(cls, interface(cls))
        case inspect.ListType(item_type=inner) | inspect.DictType(value_type=inner) | inspect.Metadata(type=inner):
            declare(inner, found)
        case inspect.TupleType(item_types=parts) | inspect.UnionType(types=parts):
            for part in parts:
                declare(part, found)


def main() -> None:
    """Write ``view.ts`` of all games."""
    for game in game_ids():
        kit = get_kit(game)
        path = place(kit)
        if path is not None:
            path.write_text(written(kit), encoding="utf-8")


if __name__ == "__main__":
    main()
