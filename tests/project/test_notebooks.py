"""The notebooks run from the first cell to the last, and their pages show them."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from html import unescape
from pathlib import Path

import pytest
from render_notebooks import Cell, cell_markdown, docs_page, find_notebooks, parse_cells, run_cell

from bastide.locale import Catalogue
from bastide.sim import GameSeries, Tournament, play_tournament, simulate_with_statistics
from bastide.sim.reports.html_report import TournamentReport

#: Minimal workload.
SHORT = {"GAMES": "4", "GENERATIONS": "1", "AGENTS": "4", "MPLBACKEND": "svg"}
NOTEBOOKS = pytest.mark.parametrize("notebook", find_notebooks(), ids=lambda path: path.stem)


@NOTEBOOKS
def test_notebook_runs(notebook: Path, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, str(notebook)], cwd=tmp_path, env={**os.environ, **SHORT}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout
    assert list(tmp_path.iterdir()) == []


@NOTEBOOKS
def test_notebook_page_shows_all_cells_in_order(notebook: Path) -> None:
    """With their output in between; ``python tools/render_notebooks.py`` regenerates the pages."""
    page = docs_page(notebook).read_text(encoding="utf-8")
    place = 0
    for cell in parse_cells(notebook.read_text(encoding="utf-8")):
        found = page.find(cell_markdown(cell), place)
        assert found >= 0, f"python tools/render_notebooks.py {notebook.stem}\n{cell_markdown(cell)}"
        place = found + len(cell_markdown(cell))
    pictures = re.findall(r"\]\((pictures/[^)]+)\)", page)
    assert pictures
    assert all((docs_page(notebook).parent / picture).is_file() for picture in pictures)


def test_cell_output_contains_text_and_pictures(tmp_path: Path) -> None:
    drawing = "from matplotlib.figure import Figure\nprint('a')\nprint('b')\nFigure()"
    assert run_cell(Cell(False, drawing), {}, tmp_path / "one.svg") == [
        "```text\na\nb\n```",
        "![one](pictures/one.svg)",
    ]
    assert (tmp_path / "one.svg").is_file()
    assert run_cell(Cell(False, "x = 1"), {}, tmp_path / "two.svg") == []


def test_notebook_displays_report() -> None:
    tournament = Tournament("dominion", ("big_money", "one_smithy", "random"), 2, seed=3).validated()
    series = GameSeries("dominion", ("big_money", "one_smithy"), 2)
    for plan, ledger in ((tournament, play_tournament(tournament)), (series, simulate_with_statistics(series))):
        framed = TournamentReport(plan, ledger, Catalogue())._repr_html_()
        inside = re.fullmatch(r'<iframe srcdoc="([^"]*)" style="[^"]*"></iframe>', framed)
        assert inside is not None
        page = unescape(inside[1])
        assert page.startswith("<!DOCTYPE html>")
        assert re.search("one_<wbr/?>smithy", page)
        assert "<svg" in page
    # All settings are shown, including a bot that is named twice.
    twice = Tournament("seven_wonders", ("random", "random", "easy"), 1, seed=3, seats=3).validated()
    assert "random,random,easy" in TournamentReport(twice, play_tournament(twice), Catalogue())._repr_html_()
