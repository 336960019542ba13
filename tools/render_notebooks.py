"""Render notebooks as documentation pages: ``python tools/render_notebooks.py [NAME]`` runs ``examples/notebooks``
scripts.

A notebook is a script with cells: ``# %%`` starts a code cell, ``# %% [markdown]`` a text cell. A page contains text
and code, the output of each cell, and the figure that its last line returns. Rendering takes as long as the scripts.
"""

from __future__ import annotations

import ast
import contextlib
import io
import re
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
NOTEBOOKS = ROOT / "examples" / "notebooks"
DOCS = ROOT / "docs"
NOTE = "*Generated from [a script](../examples/notebooks/{name}.py) and its output.*"


class Cell(NamedTuple):
    """Cell of a notebook: text or code."""

    is_text: bool
    source: str


def find_notebooks() -> list[Path]:
    """Return the notebook scripts."""
    return sorted(NOTEBOOKS.glob("*.py"))


def docs_page(notebook: Path) -> Path:
    """Return the documentation page of a notebook."""
    return DOCS / f"{notebook.stem.replace('_', '-')}.md"


def parse_cells(script: str) -> list[Cell]:
    """Split a script into its cells."""
    found = []
    for head, source in re.findall(r"^# %%(.*)\n((?:(?!# %%).*\n)*)", script, re.MULTILINE):
        if "[markdown]" in head:
            found.append(Cell(True, re.sub(r"^# ?", "", source, flags=re.MULTILINE).strip()))
        else:
            found.append(Cell(False, source.strip("\n")))
    return found


def cell_markdown(cell: Cell) -> str:
    """Return a cell as Markdown."""
    return cell.source if cell.is_text else f"```python\n{cell.source}\n```"


def run_cell(cell: Cell, names: dict[str, object], picture: Path) -> list[str]:
    """Run a cell. Returns its printed output and a link to the figure that its last line returns, as Markdown."""
    tree = ast.parse(cell.source)
    end = tree.body[-1] if tree.body else None
    last = ast.Expression(end.value) if isinstance(end, ast.Expr) else None
    if last is not None:
        tree.body.pop()
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(tree, cell.source, "exec"), names)
        value = None if last is None else eval(compile(last, cell.source, "eval"), names)
    found = [f"```text\n{text}\n```"] if (text := printed.getvalue().rstrip()) else []
    if value is not None:
        value.savefig(picture, metadata={"Date": None})
        found.append(f"![{picture.stem}](pictures/{picture.name})")
    return found


def render_page(notebook: Path) -> str:
    """Run a notebook and return its page."""
    names: dict[str, object] = {"__name__": "__main__"}
    parts, pictures = [], 0
    for cell in parse_cells(notebook.read_text(encoding="utf-8")):
        parts.append(cell_markdown(cell))
        if not cell.is_text:
            outputs = run_cell(cell, names, DOCS / "pictures" / f"{docs_page(notebook).stem}-{pictures + 1}.svg")
            pictures += "![" in "".join(outputs)
            parts += outputs
    return "\n\n".join([*parts, NOTE.format(name=notebook.stem)]) + "\n"


def main() -> None:
    for notebook in find_notebooks():
        if notebook.stem in (sys.argv[1:] or [notebook.stem]):
            docs_page(notebook).write_text(render_page(notebook), encoding="utf-8")


if __name__ == "__main__":
    main()
