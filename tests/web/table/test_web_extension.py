"""Browser test of an extension: its cards are on the table of a server that has the example package installed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from browser_testing import running_server, visitor
from playwright.sync_api import Browser, expect

ORCHARD = Path(__file__).parents[3] / "examples" / "orchard"
KINGDOM = ["beekeeper", "cider_press", "cellar", "market", "militia", "mine", "moat", "smithy", "village", "workshop"]
EASY = {"kind": "bot", "bot": "easy"}
TABLES = {
    "dominion": ({"kingdom": KINGDOM}, [{"kind": "bot", "bot": "big_money"}]),
    "carcassonne": ({"modules": ["longroad"]}, [EASY]),
    "seven_wonders": (
        {"boards": ["pomona", "gizah", "rhodos"], "sides": "night", "added_cards": ["cider-house", "gardeners-guild"]},
        [EASY, EASY],
    ),
}


def test_added_cards_are_drawn_and_tables_with_extensions_start(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "site"
    options = ["--quiet", "--no-index", "--no-deps", "--no-build-isolation", "--target", str(folder)]
    subprocess.run([sys.executable, "-m", "pip", "install", *options, str(ORCHARD)], check=True, capture_output=True)
    monkeypatch.setenv("PYTHONPATH", str(folder))
    with running_server(tmp_path) as server:
        person = visitor(browser, server)
        person.set_name("Ada")
        for game, (chosen, bots) in TABLES.items():
            wish = {"game": game, "seats": [{"kind": "me"}, *bots], "shuffle": False}
            made = person.context.request.post(
                f"{server.address}/api/tables", data={**wish, "options": chosen, "start": True}
            )
            assert made.ok, made.text()
            person.visit(f"/table/{made.json()['table']}")
            person.page.locator(".prompt.mine").wait_for()
            person.screenshot(f"extension-{game}")
            if game == "dominion":
                pile = person.page.locator('[data-pile="beekeeper"]').first
                expect(pile).to_contain_text("Beekeeper")
                drawn = pile.evaluate(
                    "pile => pile.innerHTML + [...pile.querySelectorAll('*')].map((e) => e.style.cssText)"
                )
                assert "d99a2b" in drawn, "its own picture, not the generic one"
            if game == "seven_wonders":
                board = person.page.locator(".board.night").filter(has_text="Pomona").first
                expect(board.locator(".stages li")).to_have_count(3)
                drawn = board.evaluate("board => board.innerHTML")
                assert "1d3b38" in drawn, "its own picture"
        assert person.page_errors == []
