"""Update the names of tests on the pages in ``docs/rulings``: ``python tools/link_rulings_to_tests.py``.

The rest of these pages is written by hand. A test covers a ruling if its code occurs in the test: in the docstring, a
comment, the ids of its cases, the comment directly above it, or a table of the module that it uses.
"""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
RULING_PAGES = sorted(path for path in (ROOT / "docs" / "rulings").glob("*.md") if path.stem != "index")

#: Numbers start with 1; O-00 is reserved as an example.
RULING_CODE = re.compile(r"\b(?:C|D|I|M|O|SW)-(?!0+\b)\d{2,3}\b")
#: ``* **D-044** Moat as an Action draws two cards. *2E* `test_cards.py::test_moat```: code, ruling, source, tests.
ITEM = re.compile(rf"^\* \*\*({RULING_CODE.pattern})\*\* (.+) \*(.+)\*(.*)$", re.MULTILINE)


@dataclass(frozen=True)
class Ruling:
    """Item of a rulings page."""

    code: str
    game: str
    decided: str
    source: str


def read_rulings(page: Path) -> list[Ruling]:
    """Return the rulings of a page, in order."""
    found = ITEM.findall(page.read_text(encoding="utf-8"))
    return [Ruling(code, page.stem, decided.strip(), source.strip()) for code, decided, source, _ in found]


def ruling_codes_by_test(source: str) -> list[tuple[str, set[str]]]:
    """Return the tests of a module in order, each with the ruling codes it contains."""
    lines = source.splitlines()
    tests: list[tuple[ast.FunctionDef, set[str]]] = []
    shared: dict[str, set[str]] = {}
    for node in ast.parse(source).body:
        codes = set(RULING_CODE.findall("\n".join(lines[first_line(node, lines) : node.end_lineno])))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            tests.append((node, codes))
        elif codes:
            shared.update((name, codes) for name in names_given(node))
    for node, codes in tests:
        for used in ast.walk(node):
            if isinstance(used, ast.Name):
                codes |= shared.get(used.id, set())
    return [(node.name, codes) for node, codes in tests]


def first_line(node: ast.stmt, lines: list[str]) -> int:
    """Return the first line of a statement (from 0), including decorators and the comment directly above."""
    line = node.lineno - 1
    if isinstance(node, (ast.FunctionDef, ast.ClassDef)) and node.decorator_list:
        line = node.decorator_list[0].lineno - 1
    while line > 0 and lines[line - 1].startswith("#"):
        line -= 1
    return line


def names_given(node: ast.stmt) -> list[str]:
    """Return the names that a statement defines."""
    if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
        return [node.name]
    if isinstance(node, ast.Assign):
        return [target.id for target in node.targets if isinstance(target, ast.Name)]
    if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
        return [node.target.id]
    return []


def find_tests_by_ruling(tests: Path) -> dict[str, str]:
    """Return, for each code, the tests that cover it, as written on the page; a file is named once."""
    paths = sorted(tests.rglob("test_*.py"))
    names = [path.name for path in paths]
    held: dict[str, list[str]] = {}
    for path in paths:
        file = path.name if names.count(path.name) == 1 else path.relative_to(tests).as_posix()
        before: set[str] = set()
        for test, codes in ruling_codes_by_test(path.read_text(encoding="utf-8")):
            for code in codes:
                held.setdefault(code, []).append(f"`::{test}`" if code in before else f"`{file}::{test}`")
            before |= codes
    return {code: ", ".join(found) for code, found in held.items()}


def fill_test_names(text: str, held: dict[str, str]) -> str:
    """Return a page with the names of the tests updated."""
    return ITEM.sub(lambda item: f"* **{item[1]}** {item[2]} *{item[3]}* {held.get(item[1], '')}".rstrip(), text)


def main() -> None:
    held = find_tests_by_ruling(ROOT / "tests")
    for page in RULING_PAGES:
        page.write_text(fill_test_names(page.read_text(encoding="utf-8"), held), encoding="utf-8")
        print(f"{page.stem}: {len(read_rulings(page))} rulings")
        for ruling in read_rulings(page):
            if ruling.code not in held:
                print(f"  no test covers {ruling.code}")


if __name__ == "__main__":
    main()
