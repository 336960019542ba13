"""The pages of the web app have their own address, a title that is translated, and a line in the documentation."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from app_pages import APP_PAGES, PAGES_FOLDER, AppPage, read_app_page
from script_loader import ROOT

from bastide.locale import Catalogue


def test_every_folder_has_a_page() -> None:
    without = [path.name for path in PAGES_FOLDER.iterdir() if path.is_dir() and path.name not in APP_PAGES]
    assert without == [], "write web/src/pages/NAME/page.ts (session/page_definition.ts says what it may hold)"


def test_addresses_and_menu_positions_differ() -> None:
    addresses = Counter(page.address for page in APP_PAGES.values())
    positions = Counter(page.menu_position for page in APP_PAGES.values() if page.menu_position is not None)
    assert [address for address, count in addresses.items() if count > 1] == [], "two page.ts have the same path"
    assert [position for position, count in positions.items() if count > 1] == [], "two page.ts have this position"


@pytest.mark.parametrize("name", [name for name, page in APP_PAGES.items() if page.title])
def test_page_title_has_a_message(name: str) -> None:
    title = APP_PAGES[name].title
    assert Catalogue("en").has_message(title), f"write {title} to src/bastide/locale/LANGUAGE/web.ftl"


def test_page_in_the_menu_has_a_title_or_shows_the_user() -> None:
    without = [name for name, page in APP_PAGES.items() if page.menu_position is not None and not page.title]
    assert without == ["account"], 'write `title: "web-NAME",` to page.ts'


def test_every_page_is_documented() -> None:
    text = (ROOT / "docs" / "web.md").read_text(encoding="utf-8")
    lines = text.partition("| address | page |")[2].partition("\n\n")[0].splitlines()[2:]
    documented = {page for line in lines for page in re.findall(r"`(/\w*)[^`]*`", line.split("|")[1])}
    addresses = {page.address for page in APP_PAGES.values()}
    assert addresses - documented == set(), "write a row `| ADDRESS | its content |` to the table in docs/web.md"
    assert documented - addresses == set(), "remove the row from the table in docs/web.md: there is no such page"


def test_page_definition_is_read() -> None:
    text = 'definePage({\n  path: "/hall/:game?/:id?",\n  title: "web-hall",\n  menu: { position: 45 },\n'
    page = read_app_page("hall", text)
    assert page == AppPage("hall", "/hall", ["game?", "id?"], "web-hall", 45)
    assert page.example_address({"game": "dominion"}) == "/hall/dominion"
    assert read_app_page("seat", '  path: "/seat/:id",').example_address({"game": "dominion"}) is None
    with pytest.raises(ValueError, match=r"pages/hall/page\.ts: write `  path: "):
        read_app_page("hall", "export default definePage({ path })")
