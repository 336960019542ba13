"""Browser test of the tournament report: bars share one scale."""

from __future__ import annotations

from pathlib import Path

from browser_testing import open_browser

from bastide.locale import Catalogue
from bastide.sim.reports.html_report import TournamentReport
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
