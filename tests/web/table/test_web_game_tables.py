"""Browser tests of the game tables: languages, sizes, keyboard, accessibility and galleries."""

from __future__ import annotations

import re

import pytest
from browser_play import IN_SIGHT, begin, click_randomly, until
from browser_testing import LocalServer, NewVisitor, Visitor, axe_violations, fits_width, visitor
from playwright.sync_api import Browser, Page, expect
from sampled_cases import sample_cases

GAMES = ["dominion", "seven_wonders", "carcassonne"]


@pytest.mark.parametrize("game", sample_cases("tables", GAMES, 1))
def test_game_continues_after_language_changes(new_visitor: NewVisitor, game: str) -> None:
    """Start in Hebrew, continue in German and Czech."""
    person = new_visitor(language="he")
    page = person.page
    person.visit(f"/new/{game}")
    page.locator("main input").first.fill("Noa")
    page.locator("main form button").first.click()
    page.locator("button.start-game").click()
    page.locator(".prompt").wait_for()
    for language in ("he", "de", "cs"):
        page.locator("header.bar select").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert page.evaluate("() => document.documentElement.dir") == ("rtl" if language == "he" else "ltr")
        click_randomly(page, 12)
        page.locator(".prompt").wait_for()
        text = page.locator("body").inner_text()
        assert not re.search(r"\b(web|dominion|carcassonne|seven_wonders|word|server|error)-[a-z]", text)
        assert axe_violations(page) == []
        # The map is never mirrored.
        if game == "carcassonne":
            assert page.locator(".map-viewport").evaluate("node => getComputedStyle(node).direction") == "ltr"
        person.screenshot(f"{game}-{language}")


@pytest.mark.parametrize("game", sample_cases("tables", GAMES, 1, after=1))
def test_table_fits_from_phone_to_4k(new_visitor: NewVisitor, game: str) -> None:
    person = new_visitor(width=360, height=740, touch=True)
    page = person.page
    person.enter_lobby("Pia")
    assert fits_width(page)
    person.screenshot("lobby-phone")
    person.visit(f"/new/{game}")
    page.locator("button.start-game").wait_for()
    assert fits_width(page)
    page.locator("button.start-game").click()
    page.locator(".prompt").wait_for()
    click_randomly(page, 10)
    for size, (width, height) in {"phone": (360, 740), "tablet": (820, 1180), "4k": (3840, 2160)}.items():
        page.set_viewport_size({"width": width, "height": height})
        assert fits_width(page)
        assert axe_violations(page) == []
        person.screenshot(f"{game}-{size}")


# -- keyboard ---------------------------------------------------------------------------------------


def test_dominion_turn_by_keyboard(browser: Browser, local_server: LocalServer) -> None:
    """From the lobby to the first move without a mouse."""
    person = visitor(browser, local_server)
    page = person.page
    person.visit("/")
    page.locator("main input").first.focus()
    page.keyboard.type("Kim")
    page.keyboard.press("Enter")
    page.get_by_role("heading", name=re.compile("Kim")).wait_for()
    page.locator('a[href="/new/dominion"]').focus()
    page.keyboard.press("Enter")
    page.locator("button.start-game").wait_for()
    page.locator("button.start-game").focus()
    page.keyboard.press("Enter")
    page.locator(".prompt.mine").wait_for()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    assert axe_violations(page) == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("t")
    expect(page.locator(".play .small").first).to_be_visible()
    # Piles are buttons.
    page.locator('[data-pile="copper"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text(re.compile("Kim.*buys"))
    person.context.close()


def start_game(new_visitor: NewVisitor, game: str) -> Visitor:
    person = new_visitor()
    person.set_name("Kim")
    begin(person, game, seats=3 if game == "seven_wonders" else 2)
    person.page.locator(".prompt.mine").wait_for()
    return person


def wait_for_decision(page: Page) -> str:
    """Wait for the prompt and return the kind of decision."""
    page.locator(".prompt.mine").wait_for()
    return str(page.locator(".prompt.mine").get_attribute("data-decision"))


def test_carcassonne_turns_by_keyboard(new_visitor: NewVisitor) -> None:
    person = start_game(new_visitor, "carcassonne")
    page = person.page
    laid, placed = 0, 0
    while laid < 5 or placed < 2:
        question = wait_for_decision(page)
        told = str(page.locator(".log ol").text_content())
        page.keyboard.press("ArrowRight")
        if question == "place":
            expect(page.locator(".cell.chosen:focus")).to_have_count(1)
            # The map moves until nothing covers the place.
            until(page, f"() => ({IN_SIGHT})(document.activeElement)", 10)
            page.keyboard.press("r")
            page.locator("body").press("Enter")
            laid += 1
        elif not page.locator("[data-spot]").count():
            # All features of this tile are occupied.
            page.locator(".answers [data-action]").press("Enter")
        else:
            # The spots take the focus in turn, and have labels.
            expect(page.locator("[data-spot]:focus")).to_have_count(1)
            assert page.locator("[data-spot]:focus").get_attribute("aria-label")
            page.keyboard.press("Enter")
            placed += 1
        expect(page.locator(".log ol")).not_to_have_text(told)
        assert laid < 40
    page.keyboard.press("f")
    expect(page.locator(".feature")).not_to_be_empty()


def test_seven_wonders_turns_by_keyboard(new_visitor: NewVisitor) -> None:
    person = start_game(new_visitor, "seven_wonders")
    page = person.page
    page.locator(".side").first.focus()
    page.keyboard.press("Enter")
    for turn in range(1, 5):
        expect(page.locator("p.age")).to_contain_text(re.compile(rf"turn\W*{turn}"))
        assert wait_for_decision(page) == "card"
        page.keyboard.press("1")
        expect(page.locator(".hand .picked")).to_have_count(1)
        page.keyboard.press("s")
    expect(page.locator("p.age")).to_contain_text(re.compile(r"turn\W*5"))


# -- explanations -----------------------------------------------------------------------------------


def test_hover_explains_illegal_action(browser: Browser, local_server: LocalServer) -> None:
    person = visitor(browser, local_server)
    person.set_name("Uri")
    begin(person, "dominion")
    page = person.page
    page.locator(".prompt.mine").wait_for()
    page.locator('[data-pile="province"]').hover()
    expect(page.locator(".preview .why")).to_contain_text(re.compile(r"Province\W+it costs\W+8"))
    page.mouse.move(2, 2)
    expect(page.locator(".preview")).to_have_count(0)
    # Screen readers announce the turn.
    expect(page.get_by_role("log", name="Announcements")).to_contain_text("your turn")
    person.context.close()


# -- gallery ----------------------------------------------------------------------------------------

#: Draws each tile small and compares them: number, ids of blank tiles, and pairs of similar tiles.
COMPARE = """
async (size) => {
  const pictures = [];
  for (const image of document.querySelectorAll('.tiles img')) {
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = size;
    const pen = canvas.getContext('2d');
    pen.drawImage(image, 0, 0, size, size);
    pictures.push({ id: image.dataset.tile, pixels: pen.getImageData(0, 0, size, size).data });
  }
  const colours = ({ pixels }) => new Set(new Uint32Array(pixels.buffer)).size;
  const differ = (a, b) => {
    let count = 0;
    for (let i = 0; i < a.length; i += 4) {
      if (Math.abs(a[i] - b[i]) + Math.abs(a[i + 1] - b[i + 1]) + Math.abs(a[i + 2] - b[i + 2]) > 90) count++;
    }
    return count;
  };
  const blank = pictures.filter((one) => colours(one) < 40).map((one) => one.id);
  const alike = [];
  pictures.forEach((one, i) => {
    for (const other of pictures.slice(0, i)) if (differ(one.pixels, other.pixels) < 12) alike.push([other.id, one.id]);
  });
  return { count: pictures.length, blank, alike };
}
"""


GALLERIES = [("dominion", "article", 66), ("seven_wonders", "article", 80), ("carcassonne", ".tiles img", 152)]


@pytest.mark.parametrize(("game", "things", "count"), sample_cases("tables", GALLERIES, 1, after=2))
def test_gallery_shows_all_components(new_visitor: NewVisitor, game: str, things: str, count: int) -> None:
    person = new_visitor()
    page = person.page
    for language in ("en", "he"):
        person.visit(f"/gallery/{game}")
        page.locator("header.bar select").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.locator(things).nth(count - 1).wait_for()
        assert axe_violations(page) == []
        assert fits_width(page)
    assert page.locator(things).count() >= count
    person.screenshot(f"gallery-{game}")
    for sheet in page.locator("details", has=page.locator("summary")).all():
        # Contact sheet: every picture at three sizes in both themes, and all can be decoded.
        sheet.locator("summary").click()
        sheet.locator("img").first.wait_for()
        page.wait_for_function(
            "sheet => [...sheet.querySelectorAll('img')].every((image) => image.complete && image.naturalWidth > 0)",
            arg=sheet.element_handle(),
        )
        assert sheet.locator("img").count() == 6 * sheet.locator("li").count() > 0
        assert fits_width(page)


def test_tile_pictures_are_distinct_and_not_blank(browser: Browser, local_server: LocalServer) -> None:
    """Tiles that differ in the rules differ in their pictures."""
    person = visitor(browser, local_server)
    person.visit("/gallery/carcassonne")
    person.page.locator(".tiles img").nth(151).wait_for()
    found = person.page.evaluate(COMPARE, 64)
    assert found["count"] == 152
    assert found["blank"] == []
    assert found["alike"] == []
    person.context.close()
