"""Browser tests of reports: bars of a tournament share one scale, and the opening explorer fits a phone."""

from __future__ import annotations

from pathlib import Path

import pytest
from browser_testing import axe_violations, fits_width, open_browser

from bastide.locale import Catalogue
from bastide.sim.game_series import GameSeries
from bastide.sim.opening_explorer import explore_files
from bastide.sim.reports.html_report import TournamentReport
from bastide.sim.reports.opening_report import OpeningReport
from bastide.sim.tournaments.round_robin import Tournament, play_tournament

#: Long and short names, for columns of different widths.
BOTS = ("big_money_ultimate", "militia")

MEASURED = """() => [...document.querySelectorAll('#categories tbody tr')].flatMap((row) =>
  [...row.querySelectorAll('td')].filter((cell) => cell.querySelector('rect')).map((cell) => ({
    value: parseFloat(cell.querySelector('bdi').textContent),
    length: cell.querySelector('rect').getBoundingClientRect().width,
  })))"""


def test_report_bars_share_one_scale(tmp_path: Path) -> None:
    plan = Tournament("dominion", BOTS, 2).validated()
    page = tmp_path / "report.html"
    page.write_text(TournamentReport(plan, play_tournament(plan), Catalogue("en")).to_html(), encoding="utf-8")
    with open_browser() as browser:
        for width in (400, 1200):
            opened = browser.new_page(viewport={"width": width, "height": 900})
            opened.goto(page.as_uri())
            found = [bar for bar in opened.evaluate(MEASURED) if abs(bar["value"]) >= 1]
            assert len(found) >= 4
            # The numbers next to the bars are rounded, and a bar of five rems is at most 80 pixels.
            unit = [bar["length"] / abs(bar["value"]) for bar in found]
            assert max(unit) - min(unit) < 0.1 * max(unit), found
            opened.close()


def test_opening_explorer_fits_a_phone_in_both_themes(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    from bastide.sim.data.dataset_writer import DatasetWriter, play_and_capture

    with open_browser() as browser:
        for game, players, language in (("dominion", 2, "de"), ("seven_wonders", 3, "he"), ("carcassonne", 2, "cs")):
            series = GameSeries(game, ("random",) * players, 3, 1).validated()
            file = tmp_path / f"{game}.parquet"
            with DatasetWriter(series, file, "decision", tmp_path / f"{game}.zip") as writer:
                writer.add_games(play_and_capture(series, 0, series.games, writer.capture_options))
            words = Catalogue(language)
            page = tmp_path / f"{game}.html"
            report = OpeningReport(explore_files([file]), words, language, words.direction)
            page.write_text(report.to_html(), encoding="utf-8")
            opened = browser.new_page(viewport={"width": 360, "height": 740})
            opened.goto(page.as_uri())
            for scheme in ("light", "dark"):
                opened.emulate_media(color_scheme=scheme)
                assert fits_width(opened)
                assert axe_violations(opened, always=True) == []
            opened.close()
