"""The end of a game: what the winner has made is the picture over the result, and on paper it is a score sheet."""

from __future__ import annotations

from browser_testing import LocalServer, NewVisitor, fits
from playwright.sync_api import expect
from screen_catalogue import table

#: What is seen on paper, and the colours in which it is printed.
PRINTED = """() => {
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

#: Of the map over the result: whether every tile that was laid is on it, and how many features are lit.
MAP = """() => {
  const count = (what) => document.querySelectorAll(`.result > .picture svg ${what}`).length;
  return [count('image') === count('.shadow rect'), count('[data-highlighted]')];
}"""


def test_the_end_is_a_picture_and_on_paper_a_score_sheet(new_visitor: NewVisitor, local_server: LocalServer) -> None:
    ada = new_visitor()
    ada.enter("Ada")
    page = ada.page
    for game, picture in (("seven_wonders", "img"), ("dominion", "article img"), ("carcassonne", "svg image")):
        table(local_server, f"{game} end")(ada)
        expect(page.locator(f".result > .picture {picture}").first).to_be_visible()
        assert fits(page)
        if game == "carcassonne":
            whole, lit = page.evaluate(MAP)
            assert whole
            assert lit
        names = page.locator(".result tbody th").all_inner_texts()
        page.emulate_media(media="print")
        for name in names:
            expect(page.locator(".result tbody th", has_text=name.strip())).to_be_visible()
        assert page.evaluate(PRINTED) == {
            "stray": [],
            "pictures": 0,
            "ink": ["rgb(0, 0, 0)"],
            "ground": "rgb(255, 255, 255)",
        }
        page.emulate_media(media="screen")
        expect(page.locator(".result > .picture")).to_be_visible()
