"""The views of the games as TypeScript: ``python -m bastide.server.view_types`` writes ``page/view.ts`` of each.

A game's kit names the ``TypedDict`` that its views are. It is read from the source, since compiled modules do not keep
what is in the brackets of a type. A test keeps the files and the classes alike.
"""

from __future__ import annotations

import ast
from functools import cache
from importlib.util import find_spec
from inspect import cleandoc
from pathlib import Path

from bastide.core.kit import Kit
from bastide.core.registry import game_ids, get_kit

HEADER = "// Generated from the game's views by `make messages`. Do not edit.\n"
PLAIN = {"str": "string", "int": "number", "float": "number", "bool": "boolean", "None": "null", "i64": "number"}


def written(kit: Kit) -> str:
    """The whole file: the view, and before it every type that it is made of."""
    module, _, name = kit.view.partition(":")
    found: dict[str, str] = {}
    declare(module, name, found)
    return "\n".join([HEADER, *found.values()])


def place(kit: Kit) -> Path | None:
    """Where a game keeps the types of its views; None if its page is not written in TypeScript, or has no types."""
    page = kit.folder / "page"
    return page / "view.ts" if kit.view and (page / "index.ts").is_file() else None


@cache
def names_of(module: str) -> dict[str, ast.stmt]:
    """What a module defines or imports, by name."""
    spec = find_spec(module)
    assert spec is not None
    assert spec.origin is not None
    folder = Path(spec.origin).parent
    last = module.rpartition(".")[2]
    source = folder / ("__init__.py" if spec.submodule_search_locations else f"{last}.py")
    found: dict[str, ast.stmt] = {}
    for statement in ast.parse(source.read_text(encoding="utf-8")).body:
        if isinstance(statement, ast.ClassDef):
            found[statement.name] = statement
        elif isinstance(statement, ast.ImportFrom):
            found |= {alias.asname or alias.name: statement for alias in statement.names}
        elif isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
            found[statement.target.id] = statement
        elif isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Name):
            found[statement.targets[0].id] = statement
    return found


def declare(module: str, name: str, found: dict[str, str]) -> str:
    """What a name of a module stands for; a ``TypedDict`` is written down first."""
    if name in PLAIN or name in found:
        return PLAIN.get(name, name)
    match names_of(module)[name]:
        case ast.ImportFrom(module=str(other)):
            return declare(other, name, found)
        case ast.Assign(value=value) | ast.AnnAssign(value=ast.expr() as value):
            return spelt(value, module, found)
        case ast.ClassDef() as definition:
            text = interface(definition, module, found)
            found[name] = text
            return name
    raise TypeError(f"no TypeScript for {name} of {module}")


def interface(definition: ast.ClassDef, module: str, found: dict[str, str]) -> str:
    bases = [base.id for base in definition.bases if isinstance(base, ast.Name) and base.id != "TypedDict"]
    extends = ", ".join(declare(module, base, found) for base in bases)
    total = not any(
        each.arg == "total" and isinstance(each.value, ast.Constant) and not each.value.value
        for each in definition.keywords
    )
    lines = [comment(definition), f"export interface {definition.name}{' extends ' + extends if extends else ''} {{"]
    for field in definition.body:
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            annotation, optional = field.annotation, not total
            if isinstance(annotation, ast.Subscript) and named(annotation.value) in ("NotRequired", "Required"):
                optional = named(annotation.value) == "NotRequired"
                annotation = annotation.slice
            lines.append(f"  {field.target.id}{'?' if optional else ''}: {spelt(annotation, module, found)};")
    return "\n".join([line for line in [*lines, "}", ""] if line is not None])


def comment(definition: ast.ClassDef) -> str | None:
    text = cleandoc(ast.get_docstring(definition) or "").splitlines()
    if len(text) <= 1:
        return f"/** {text[0]} */" if text else None
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in text), " */"])


def named(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else ""


def spelt(node: ast.expr, module: str, found: dict[str, str]) -> str:
    """A type in TypeScript's words."""
    match node:
        case ast.Constant(value=None):
            return "null"
        case ast.Constant(value=str(text)):
            return spelt(ast.parse(text, mode="eval").body, module, found)
        case ast.Name(id=name):
            return declare(module, name, found)
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return f"{spelt(left, module, found)} | {spelt(right, module, found)}"
        case ast.Subscript(value=ast.Name(id="list"), slice=item):
            inner = spelt(item, module, found)
            return f"({inner})[]" if " " in inner and not inner.startswith(("[", "{")) else f"{inner}[]"
        case ast.Subscript(value=ast.Name(id="tuple"), slice=ast.Tuple(elts=items)):
            return f"[{', '.join(spelt(item, module, found) for item in items)}]"
        case ast.Subscript(value=ast.Name(id="dict"), slice=ast.Tuple(elts=[_, value])):
            return f"Record<string, {spelt(value, module, found)}>"
        case ast.Subscript(value=ast.Name(id="Literal"), slice=values):
            words = values.elts if isinstance(values, ast.Tuple) else [values]
            return " | ".join(f'"{ast.literal_eval(word)}"' for word in words)
        case _:
            raise TypeError(f"no TypeScript for {ast.unparse(node)} in {module}")


def main() -> None:
    for game in game_ids():
        kit = get_kit(game)
        path = place(kit)
        if path is not None:
            path.write_text(written(kit), encoding="utf-8")


if __name__ == "__main__":
    main()
