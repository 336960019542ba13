"""Docstrings and types of the sources for the C code that mypyc generates, which has parameter names only.

``help()`` and ``inspect.getdoc`` then show the same text in both builds. Types, which a compiled function cannot carry
as annotations, follow in a last line.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

#: Entry of a function or method in a method table: name in C, and everything up to the end of the parameter names.
FUNCTION = re.compile(r'(\(PyCFunction\)CPyPy_(\w+),[^"]*PyDoc_STR\("(?:[^"\\]|\\.)*\\n--\\n\\n)(?="\))')
CLASS = re.compile(r'(\.tp_doc = PyDoc_STR\("(\w+)\((?:[^"\\]|\\.)*\\n--\\n\\n)(?="\))')


def add_docstrings(code: str, source: str) -> str:
    """Return generated C with the docstrings of the Python source it was made from."""
    found = find_docstrings(ast.parse(source).body)

    def with_text(match: re.Match[str]) -> str:
        # CPyPy_MODULE___CLASS___METHOD, where the module may consist of several parts.
        parts = match[2].split("___", 1)
        while len(parts) == 2 and parts[1] not in found:
            parts = parts[1].split("___", 1)
        return match[1] + (c_string(found[parts[1]]) if len(parts) == 2 else "")

    code = FUNCTION.sub(with_text, code)
    return CLASS.sub(lambda match: match[1] + c_string(found.get(match[2], "")), code)


def find_docstrings(body: list[ast.stmt], prefix: str = "") -> dict[str, str]:
    """Return the texts of the functions, classes and methods in a body by their names in C."""
    found = {}
    for node in body:
        if isinstance(node, ast.ClassDef):
            found[prefix + node.name] = ast.get_docstring(node) or ""
            found.update(find_docstrings(node.body, f"{prefix}{node.name}___"))
        elif isinstance(node, ast.FunctionDef):
            returns = f" -> {ast.unparse(node.returns)}" if node.returns else ""
            types = f"Types: ({ast.unparse(node.args)}){returns}"
            found[prefix + node.name] = f"{ast.get_docstring(node) or ''}\n\n{types}".strip()
    return found


def c_string(text: str) -> str:
    """Return the content of a C string literal."""
    return "".join(
        chr(byte) if 32 <= byte < 127 and chr(byte) not in '"\\?' else f"\\{byte:03o}" for byte in text.encode()
    )


def document_generated_code(folder: Path, sources: list[str]) -> None:
    """Add the docstrings of the sources to the C files that mypyc wrote into ``folder``."""
    for source in sources:
        name = "___".join(Path(source).with_suffix("").parts[1:])
        path = folder / f"__native_bastide___{name}.c"
        if path.is_file():
            code = add_docstrings(path.read_text(encoding="utf-8"), Path(source).read_text(encoding="utf-8"))
            path.write_text(code, encoding="utf-8")
