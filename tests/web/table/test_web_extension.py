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
BOT = {"kind": "bot", "bot": "big_money"}


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
        for game, chosen in (("dominion", {"kingdom": KINGDOM}), ("carcassonne", {"modules": ["longroad"]})):
            wish = {"game": game, "seats": [{"kind": "me"}, BOT if game == "dominion" else {**BOT, "bot": "easy"}]}
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
        assert person.page_errors == []
