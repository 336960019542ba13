"""Browser tests of a server with custom names for games and components."""

from __future__ import annotations

import shutil
import urllib.request
from pathlib import Path

from browser_play import begin
from browser_testing import running_server, visitor
from complete_languages import COMPLETE_LANGUAGES
from layout_checks import set_language
from playwright.sync_api import Browser, expect
from sampled_cases import sample_cases
from trademark_titles import TRADEMARK_TITLES

from bastide.locale import name_overrides as names

#: Custom title in each language.
CUSTOM_TITLES = {"en": "Cards & Crowns", "de": "Karten & Kronen", "cs": "Karty a koruny", "he": "קלפים וכתרים"}
#: Pages, and whether they show the game's title.
PAGES = {
    "/": True,
    "/new/dominion": True,
    "/rules/dominion": True,
    "/rules/carcassonne/count": False,
    "/learn": True,
    "/learn/dominion": True,
    "/learn/dominion/turn": False,
    "/puzzles": True,
    "/puzzles/dominion": True,
    "/strategies/dominion": True,
    "/deal": True,
    "/gallery/dominion": True,
    "/settings": False,
    "/me": False,
}
#: All visible text of a page, and text for screen readers.
ALL_TEXT = """() => [
  document.title, document.body.innerText,
  ...[...document.querySelectorAll('[aria-label], [title], [alt], [placeholder]')].flatMap((node) =>
    ['aria-label', 'title', 'alt', 'placeholder'].map((name) => node.getAttribute(name) ?? '')),
].join('\\n')"""


def fetch_text(address: str, language: str) -> str:
    """Return what the server sends for this language."""
    request = urllib.request.Request(address, headers={"accept-language": language})
    with urllib.request.urlopen(request, timeout=60) as answer:
        return str(answer.read().decode())


def trademarks_in(told: str) -> list[str]:
    return [title for title in TRADEMARK_TITLES if title in told]


def test_custom_names_replace_trademarked_titles(browser: Browser, tmp_path: Path) -> None:
    # The neutral names, and one additional custom message, in the footer.
    chosen = tmp_path / "names"
    shutil.copytree(names.NAME_SETS_FOLDER / "neutral", chosen)
    for language in COMPLETE_LANGUAGES:
        with (chosen / f"{language}.ftl").open("a", encoding="utf-8") as own:
            own.write(f"web-credits = Haus am Tor {language}\n")
    with running_server(tmp_path, names=str(chosen)) as local_server:
        # Link previews and the web manifest.
        for language in COMPLETE_LANGUAGES:
            for path in ("/", "/new/dominion", "/rules/carcassonne", "/house.webmanifest"):
                assert trademarks_in(fetch_text(local_server.address + path, language)) == [], path
            assert CUSTOM_TITLES[language] in fetch_text(f"{local_server.address}/new/dominion", language).replace(
                "&amp;", "&"
            )
        person = visitor(browser, local_server)
        person.set_name("Ada")
        page = person.page
        begin(person, "dominion")
        page.locator(".prompt").first.wait_for()
        for path, is_named in [
            (page.url.removeprefix(local_server.address), False),
            *sample_cases("named pages", PAGES.items(), 3),
        ]:
            person.visit(path)
            page.locator("main").wait_for()
            for language in COMPLETE_LANGUAGES:
                set_language(page, language)
                if is_named:
                    expect(page.locator("main").get_by_text(CUSTOM_TITLES[language]).first).to_be_attached()
                assert trademarks_in(page.evaluate(ALL_TEXT)) == [], f"{path} {language}"
        person.visit("/")
        for language in COMPLETE_LANGUAGES:
            set_language(page, language)
            expect(page.locator("main footer")).to_contain_text(f"Haus am Tor {language}")
        assert person.page_errors == []
        person.context.close()
