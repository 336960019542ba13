"""Generate the API reference of the public packages from their sources, and the list of names in ``docs/public.md``.

``python tools/generate_api_reference.py`` rewrites that list. Exported names are promises: read the diff before you
commit it. Works on the syntax tree, not on imported modules, so that the result does not depend on build or installed
packages.
"""

from __future__ import annotations

import ast
import builtins
import re
from functools import cache
from pathlib import Path
from textwrap import wrap

SOURCES = Path(__file__).parents[1] / "src"
PUBLIC_NAMES_PAGE = Path(__file__).parents[1] / "docs" / "public.md"
#: Packages whose exported names are public; see ``docs/public.md``.
PUBLIC_PACKAGES = (
    "bastide.core",
    "bastide.bots",
    "bastide.sim",
    "bastide.envs",
    "bastide.notebook",
    "bastide.testing",
    "bastide.puzzles",
    "bastide.teaching",
    "bastide.locale",
    "bastide.games.dominion",
    "bastide.games.seven_wonders",
    "bastide.games.carcassonne",
)
Function = ast.FunctionDef | ast.AsyncFunctionDef


@cache
def parse_module(module: str) -> ast.Module:
    """Parse a module."""
    path = SOURCES / Path(*module.split("."))
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return ast.parse(file.read_text(encoding="utf-8"))


def exported_names(package: str) -> list[str]:
    """Return ``__all__`` of a package."""
    for node in parse_module(package).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            names: list[str] = ast.literal_eval(node.value)
            return names
    return []


def find_definition(module: str, name: str) -> tuple[str, ast.stmt]:
    """Return the module and statement that define a name; follows imports."""
    for node in ast.walk(parse_module(module)):
        if isinstance(node, ast.ImportFrom) and node.module and name in [alias.name for alias in node.names]:
            return find_definition(node.module, name)
    for node in parse_module(module).body:
        if isinstance(node, ast.ClassDef | Function) and node.name == name:
            return module, node
        if isinstance(node, ast.Assign | ast.AnnAssign):
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            if ast.unparse(target) == name:
                return module, node
    raise LookupError(f"{name} is exported and nowhere defined: {module}")


def package_reference(package: str) -> str:
    """Return the reference page of a package as Markdown."""
    parts = [f"# {package}", written(ast.get_docstring(parse_module(package)))]
    names = {**dict.fromkeys(exported_names(package), package), **returned_classes(package)}
    found = [(name, *find_definition(place, name)) for name, place in names.items()]
    # Classes and functions before constants.
    for name, module, node in sorted(found, key=lambda each: not isinstance(each[2], ast.ClassDef | Function)):
        parts += [f"## {name}", *entry(node), f"*Defined in `{module}`.*"]
    return "\n\n".join(part for part in parts if part)


def returned_classes(package: str) -> dict[str, str]:
    """Return classes that exported functions return but no public package exports, with their modules."""
    known_names = {name for each in PUBLIC_PACKAGES for name in exported_names(each)} | set(vars(builtins))
    found = {}
    for name in exported_names(package):
        module, node = find_definition(package, name)
        if isinstance(node, Function) and isinstance(node.returns, ast.Name) and node.returns.id not in known_names:
            found[node.returns.id] = module
    return found


def entry(node: ast.stmt) -> list[str]:
    """Return the reference entry of a definition."""
    if isinstance(node, Function):
        return [signature(node), written(ast.get_docstring(node))]
    if isinstance(node, ast.ClassDef):
        return of_class(node)
    return [code(ast.unparse(node))]


def of_class(node: ast.ClassDef) -> list[str]:
    """Return the reference entry of a class."""
    bases = ", ".join(ast.unparse(base) for base in node.bases)
    methods = [each for each in node.body if isinstance(each, Function)]
    start = next((method for method in methods if method.name == "__init__"), None)
    head = f"class {node.name}({bases})" if bases else f"class {node.name}"
    fields = [ast.unparse(each) for each in node.body if isinstance(each, ast.AnnAssign) and public(each.target)]
    made = [signature(start, node.name)] if start is not None else []
    parts = [code("\n".join([head + (":" if fields else ""), *(f"    {field}" for field in fields)])), *made]
    parts.append(written(ast.get_docstring(node)))
    for method in methods:
        # Overrides without docstring are documented in the base class.
        if not method.name.startswith("_") and (ast.get_docstring(method) or not bases):
            parts += [f"### {node.name}.{method.name}", signature(method), written(ast.get_docstring(method))]
    return parts


def public(target: ast.expr) -> bool:
    return not ast.unparse(target).startswith("_")


def signature(node: Function, called: str = "") -> str:
    """Return a function's signature as code, without ``self``."""
    arguments = ast.arguments(**{field: getattr(node.args, field) for field in node.args._fields})
    if arguments.args and arguments.args[0].arg in ("self", "cls"):
        arguments.args = arguments.args[1:]
    marks = [ast.unparse(mark) for mark in node.decorator_list]
    returned = f" -> {ast.unparse(node.returns)}" if node.returns is not None and not called else ""
    spaced = re.sub(r"(: [^=,]+)=(?=\S)", r"\1 = ", ast.unparse(arguments))
    text = f"{called or node.name}({spaced}){returned}"
    if "property" in marks:
        text = f"{node.name}{returned.replace(' ->', ':')}"
    return code(folded(text))


def folded(text: str) -> str:
    """Return a long signature with one argument per line."""
    if len(text) <= 90:
        return text
    depth, out = 0, ""
    for sign in text:
        closes = sign in ")]"
        depth -= closes
        out += "\n" + sign if closes and sign == ")" and depth == 0 else sign
        depth += sign in "(["
        if depth == 1 and sign in "(,":
            out += "\n   "
    return re.sub(r"\n   (?=[^ ])", "\n    ", out)


def code(text: str) -> str:
    return f"```python\n{text}\n```"


def written(docstring: str | None) -> str:
    """Return a docstring as Markdown: examples and indented blocks become code."""
    blocks = []
    for paragraph in re.split(r"\n\s*\n", docstring or ""):
        lines = paragraph.splitlines()
        if lines and lines[0].startswith(">>>"):
            blocks.append(code(paragraph))
        elif lines and all(line.startswith("    ") for line in lines):
            blocks.append("```text\n" + "\n".join(line[4:] for line in lines) + "\n```")
        else:
            # Angle brackets are text here (``<seat>``), never markup.
            blocks.append(paragraph.replace("<", "&lt;") if "`" not in paragraph else paragraph)
    return "\n\n".join(blocks)


def listed(page: str) -> str:
    """Return the page of public names with the names as exported now."""
    for package in PUBLIC_PACKAGES:
        names = "\n".join(wrap(", ".join(f"`{name}`" for name in exported_names(package)), 118))
        page = re.sub(rf"(^### `{package}`\n\n.*\n\n)(?:.+\n)+", rf"\g<1>{names}\n", page, flags=re.MULTILINE)
    return page


if __name__ == "__main__":
    PUBLIC_NAMES_PAGE.write_text(listed(PUBLIC_NAMES_PAGE.read_text(encoding="utf-8")), encoding="utf-8")
