"""A server whose host has chosen neutral names: what people see of them."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect
from web_house import House, visitor

from owned_titles import TITLES


def test_lobby_rules_and_what_links_show_have_no_title_that_somebody_owns(browser: Browser, tmp_path: Path) -> None:
    house = House(tmp_path, names="neutral")
    house.start()
    try:
        for language, name, town in (("en", "Cards & Crowns", "Rochemare"), ("he", "קלפים וכתרים", "רושמאר")):
            person = visitor(browser, house, language)
            page = person.page
            for path, there in (("/", name), ("/new/dominion", name), ("/rules/carcassonne/count", town)):
                person.visit(path)
                expect(page.locator("main").get_by_text(there).first).to_be_visible()
                # What links show stands in the head.
                told = page.locator("body").inner_text() + page.content().partition("</head>")[0] + page.title()
                assert [title for title in TITLES if title in told] == [], path
            person.visit("/")
            expect(page.locator("main footer")).to_contain_text("Bastide")
            assert person.complaints == []
            person.context.close()
    finally:
        house.stop()
