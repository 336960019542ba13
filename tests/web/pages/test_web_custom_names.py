"""A server whose host has chosen names: what people see of them, on every page and in every language."""

from __future__ import annotations

import shutil
import urllib.request
from pathlib import Path

from browser_play import begin
from browser_testing import running_server, visitor
from layout_checks import speak
from owned_titles import TITLES
from playwright.sync_api import Browser, expect
from sample import drawn

from bastide.locale import LANGUAGES, names

#: What each language says in its own words.
TOLD = {"en": "Cards & Crowns", "de": "Karten & Kronen", "cs": "Karty a koruny", "he": "קלפים וכתרים"}
#: Every kind of page, and whether the game is named there.
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
#: Everything that is said on a page, and what stands in for it where it cannot be seen.
SAID = """() => [
  document.title, document.body.innerText,
  ...[...document.querySelectorAll('[aria-label], [title], [alt], [placeholder]')].flatMap((node) =>
    ['aria-label', 'title', 'alt', 'placeholder'].map((name) => node.getAttribute(name) ?? '')),
].join('\\n')"""


def read(address: str, language: str) -> str:
    """What the server sends to somebody who asks in this language."""
    request = urllib.request.Request(address, headers={"accept-language": language})
    with urllib.request.urlopen(request, timeout=60) as answer:
        return str(answer.read().decode())


def titles_in(told: str) -> list[str]:
    return [title for title in TITLES if title in told]


def test_no_page_says_a_title_that_somebody_owns_and_all_say_the_names_of_the_host(
    browser: Browser, tmp_path: Path
) -> None:
    # The neutral names, and of a host's own: a word that only the page itself says, in its footer.
    chosen = tmp_path / "names"
    shutil.copytree(names.FOLDER / "neutral", chosen)
    for language in LANGUAGES:
        with (chosen / f"{language}.ftl").open("a", encoding="utf-8") as own:
            own.write(f"web-credits = Haus am Tor {language}\n")
    with running_server(tmp_path, names=str(chosen)) as local_server:
        # What links show, and what a telephone would call the page.
        for language in LANGUAGES:
            for path in ("/", "/new/dominion", "/rules/carcassonne", "/house.webmanifest"):
                assert titles_in(read(local_server.address + path, language)) == [], path
            assert TOLD[language] in read(f"{local_server.address}/new/dominion", language).replace("&amp;", "&")
        person = visitor(browser, local_server)
        person.be("Ada")
        page = person.page
        begin(person, "dominion")
        page.locator(".prompt").first.wait_for()
        for path, is_named in [
            (page.url.removeprefix(local_server.address), False),
            *drawn("named pages", PAGES.items(), 3),
        ]:
            person.visit(path)
            page.locator("main").wait_for()
            for language in LANGUAGES:
                speak(page, language)
                if is_named:
                    expect(page.locator("main").get_by_text(TOLD[language]).first).to_be_attached()
                assert titles_in(page.evaluate(SAID)) == [], f"{path} {language}"
        person.visit("/")
        for language in LANGUAGES:
            speak(page, language)
            expect(page.locator("main footer")).to_contain_text(f"Haus am Tor {language}")
        assert person.complaints == []
        person.context.close()
