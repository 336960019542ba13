"""Browser test of the result: picture over it, and print layout as a score sheet."""

from __future__ import annotations

from browser_testing import LocalServer, NewVisitor, fits_width
from playwright.sync_api import expect
from screen_catalogue import table

#: What is printed, and its colours.
PRINT_LAYOUT = """() => {
  const all = [...document.querySelectorAll('body *')].filter((node) => !node.closest('svg'));
  const shown = all.filter((node) => node.getClientRects().length);
  const own = (node) => [...node.childNodes].some((child) => child.nodeType === 3 && child.textContent.trim());
  const colours = (which) => [...new Set(shown.filter(own).map((node) => getComputedStyle(node)[which]))];
  return {
    stray: shown.filter((node) => own(node) && !node.closest('.result')).map((node) => node.textContent),
    pictures: shown.filter((node) => node.tagName === 'IMG').length,
    ink: colours('color'),
    ground: getComputedStyle(document.body).backgroundColor,
  };
}"""

#: Whether all tiles are on the result picture, and the number of highlighted features.
MAP_PICTURE = """() => {
  const count = (what) => document.querySelectorAll(`.result > .picture svg ${what}`).length;
  return [count('image') === count('.shadow rect'), count('[data-highlighted]')];
}"""


def test_result_has_picture_and_prints_as_score_sheet(new_visitor: NewVisitor, local_server: LocalServer) -> None:
    ada = new_visitor()
    ada.enter_lobby("Ada")
    page = ada.page
    for game, picture in (("seven_wonders", "img"), ("dominion", "article img"), ("carcassonne", "svg image")):
        table(local_server, f"{game} end")(ada)
        expect(page.locator(f".result > .picture {picture}").first).to_be_visible()
        assert fits_width(page)
        if game == "carcassonne":
            whole, lit = page.evaluate(MAP_PICTURE)
            assert whole
            assert lit
        names = page.locator(".result > .scroll tbody th").all_inner_texts()
        page.emulate_media(media="print")
        for name in names:
            expect(page.locator(".result > .scroll tbody th", has_text=name.strip())).to_be_visible()
        assert page.evaluate(PRINT_LAYOUT) == {
            "stray": [],
            "pictures": 0,
            "ink": ["rgb(0, 0, 0)"],
            "ground": "rgb(255, 255, 255)",
        }
        page.emulate_media(media="screen")
        expect(page.locator(".result > .picture")).to_be_visible()
