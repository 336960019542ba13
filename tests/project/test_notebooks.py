"""The notebooks run from the first cell to the last, and their pages show them."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from html import unescape
from pathlib import Path

import pytest
from notebooks import Cell, cells, notebooks, page_of, results, shown

from bastide.locale import Catalogue
from bastide.sim import Series, Tournament, play_tournament, simulate_closely
from bastide.sim.reports.report import Report

#: Minimal workload.
SHORT = {"GAMES": "4", "GENERATIONS": "1", "AGENTS": "4", "MPLBACKEND": "svg"}
NOTEBOOKS = pytest.mark.parametrize("notebook", notebooks(), ids=lambda path: path.stem)


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
    """With their output in between; ``python tools/notebooks.py`` regenerates the pages."""
    page = page_of(notebook).read_text(encoding="utf-8")
    place = 0
    for cell in cells(notebook.read_text(encoding="utf-8")):
        found = page.find(shown(cell), place)
        assert found >= 0, f"python tools/notebooks.py {notebook.stem}\n{shown(cell)}"
        place = found + len(shown(cell))
    pictures = re.findall(r"\]\((pictures/[^)]+)\)", page)
    assert pictures
    assert all((page_of(notebook).parent / picture).is_file() for picture in pictures)


def test_cell_output_contains_text_and_pictures(tmp_path: Path) -> None:
    drawing = "from matplotlib.figure import Figure\nprint('a')\nprint('b')\nFigure()"
    assert results(Cell(False, drawing), {}, tmp_path / "one.svg") == ["```text\na\nb\n```", "![one](pictures/one.svg)"]
    assert (tmp_path / "one.svg").is_file()
    assert results(Cell(False, "x = 1"), {}, tmp_path / "two.svg") == []


def test_notebook_displays_report() -> None:
    tournament = Tournament("dominion", ("big_money", "one_smithy", "random"), 2, seed=3).checked()
    series = Series("dominion", ("big_money", "one_smithy"), 2)
    for plan, ledger in ((tournament, play_tournament(tournament)), (series, simulate_closely(series))):
        framed = Report(plan, ledger, Catalogue())._repr_html_()
        inside = re.fullmatch(r'<iframe srcdoc="([^"]*)" style="[^"]*"></iframe>', framed)
        assert inside is not None
        page = unescape(inside[1])
        assert page.startswith("<!DOCTYPE html>")
        assert re.search("one_<wbr/?>smithy", page)
        assert "<svg" in page
    # All settings are shown, including a bot that is named twice.
    twice = Tournament("seven_wonders", ("random", "random", "easy"), 1, seed=3, seats=3).checked()
    assert "random,random,easy" in Report(twice, play_tournament(twice), Catalogue())._repr_html_()
