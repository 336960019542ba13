"""The tables of the three games, from beginning to end: they can be read in every language and size."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from browser_play import until
from browser_testing import LocalServer, Visitor, axe, fits, visitor
from layout_checks import SIZES, faults, latin_words, like, settled, shapes, speak, too_small, worn
from playwright.sync_api import Browser, Page, expect
from sample import drawn
from screen_catalogue import table
from table_scenes import PEOPLE, SCENES


@pytest.fixture(scope="module")
def ada(browser: Browser, local_server: LocalServer) -> Iterator[Visitor]:
    found = visitor(browser, local_server)
    found.enter("Ada")
    yield found
    assert found.complaints == []
    found.context.close()


#: What lies on a table of Dominion under the question and the own cards, where the window has room for all of it.
UNDER = """() => {
  const own = document.querySelector('.player-area')?.getBoundingClientRect();
  if (!own || innerHeight < 700 || innerWidth < 1000 || scrollY) return [];
  const lying = [...document.querySelectorAll('[data-in-play], [data-pile], .trash')];
  const under = lying.filter((thing) => !thing.closest('.player-area') && thing.getBoundingClientRect().bottom > own.top + 8);
  return under.map((thing) => `under the own cards: ${thing.textContent.trim().slice(0, 40)}`);
}"""


#: One of each game.
READ = drawn("tables that can be read", SCENES, 1, by=lambda scene: SCENES[scene].game)


@pytest.mark.parametrize("scene", READ)
def test_a_table_can_be_read(ada: Visitor, local_server: LocalServer, scene: str) -> None:
    """No two texts overlap, none is cut off, covered or too small, nothing sticks out, and Hebrew is all Hebrew."""
    page = ada.page
    speak(page, "en")
    table(local_server, scene)(ada)
    found: dict[str, list[str]] = {}
    for shape in worn(page, list(SCENES).index(scene)):
        wrong = faults(page) + too_small(page) + page.evaluate(UNDER)
        if not fits(page):
            wrong.append("wider than the window")
        if shape.startswith("he "):
            wrong += latin_words(page, ["Ada", *PEOPLE])
        if wrong:
            found[shape.rsplit(" ", 1)[0]] = wrong
    assert found == {}


#: The places to choose on the map whose middle lies under something else, or outside the window.
COVERED = """() => [...document.querySelectorAll('.cell')].filter((cell) => {
  const { left, top, width, height } = cell.getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, top + height / 2);
  return !found || !cell.contains(found);
}).map((cell) => cell.dataset.cell)"""


@pytest.mark.parametrize(
    "scene", drawn("places", ["carcassonne beginning", "carcassonne middle", "carcassonne late"], 1)
)
def test_every_place_for_a_tile_can_be_clicked(ada: Visitor, local_server: LocalServer, scene: str) -> None:
    """When the map has fitted itself, none lies under the strip, the question or a button over the map."""
    page = ada.page
    speak(page, "en")
    page.set_viewport_size({"width": 1366, "height": 768})
    table(local_server, scene)(ada)
    expect(page.locator(".cell")).not_to_have_count(0)
    until(page, f"() => ({COVERED})().length === 0", 30)


#: The tiles on the map, and whether each has become a bitmap that the screen can show.
LAID = """() => [...document.querySelectorAll('.laid img')].map(
  (tile) => tile.src.startsWith('blob:') && tile.complete && tile.naturalWidth === 256)"""


def test_tiles_are_painted_once(ada: Visitor, local_server: LocalServer) -> None:
    """What lies there becomes a bitmap: as a drawing it would be drawn anew with whatever changes over it."""
    table(local_server, "carcassonne beginning")(ada)
    until(ada.page, f"() => {{ const laid = ({LAID})(); return laid.length > 0 && laid.every(Boolean) }}", 60)


#: Where the first two characters of every number with a minus (its sign, or a hyphen) are painted, from the left.
MINUS = r"""() => [...document.querySelectorAll('main *')]
  .filter((one) => !one.children.length && /^[\u2212-]\d/.test(one.textContent.trim()) && one.checkVisibility())
  .map((one) => {
    const node = [...one.childNodes].find((child) => child.data?.trim());
    const begin = node.data.search(/[\u2212-]/);
    return [0, 1].map((at) => {
      const range = document.createRange();
      range.setStart(node, begin + at);
      range.setEnd(node, begin + at + 1);
      return range.getBoundingClientRect().left;
    });
  })"""


def test_numbers_stand_where_hebrew_has_them(ada: Visitor, local_server: LocalServer) -> None:
    """A minus is at the left of its number; a count comes before its words, which is at their right."""
    page = ada.page
    speak(page, "en")
    page.set_viewport_size({"width": 1366, "height": 768})
    table(local_server, "seven_wonders many")(ada)
    for language in ("en", "he"):
        speak(page, language)
        settled(page)
        found = page.evaluate(MINUS)
        assert found != []
        assert all(minus < digit for minus, digit in found), (language, found)
    speak(page, "en")
    table(local_server, "carcassonne middle")(ada)
    speak(page, "he")
    settled(page)
    words = page.locator(".left").filter(has_text="אריחים").first
    count = words.locator("xpath=preceding-sibling::b[1]")
    assert count.inner_text() == "42"
    beside, beyond = count.bounding_box(), words.bounding_box()
    assert beside is not None
    assert beyond is not None
    assert beside["x"] >= beyond["x"] + beyond["width"]


#: Where everything lies that one plays with; what of it a hint lies over, and what it has marked.
PLACES = """() => {
  const sides = (box) => ['x', 'y', 'width', 'height'].map((side) => Math.round(box[side]));
  const things = document.querySelectorAll('.prompt, .player-area, .hand, .supply, .play, .map-viewport, .recent-moves, .seats');
  return [...things].map((thing) => [thing.className, ...sides(thing.getBoundingClientRect())]);
}"""
HIDDEN = """() => {
  const hint = document.querySelector('.hint').getBoundingClientRect();
  return [...document.querySelectorAll('.prompt, .hand, .hinted, .advice b, .rank')].filter((thing) => {
    const box = thing.getBoundingClientRect();
    return box.left < hint.right && box.right > hint.left && box.top < hint.bottom && box.bottom > hint.top;
  }).map((thing) => thing.className);
}"""


@pytest.mark.parametrize("scene", drawn("hints", ["dominion middle", "seven_wonders many", "carcassonne middle"], 1))
def test_a_hint_moves_nothing_and_hides_nothing(ada: Visitor, local_server: LocalServer, scene: str) -> None:
    """Not while it is thought about, not when it is there, and what it speaks of is marked and in sight."""
    page = ada.page
    speak(page, "en")
    table(local_server, scene)(ada)
    settled(page)
    for shape in shapes(page, ["he"], {size: SIZES[size] for size in ("desktop", "upright")}):
        before = page.evaluate(PLACES)
        page.keyboard.press("h")
        page.locator("section.hint").wait_for()
        settled(page)
        assert page.evaluate(PLACES) == before, shape
        assert page.evaluate(HIDDEN) == [], shape
        assert page.locator(".rank, .advice b, .hinted").count() > 0, shape
        assert faults(page) == [], shape
        if "upright" in shape:
            page.locator(".hint button.line").click()
            page.locator("dialog [data-hint] .reason").first.wait_for()
            assert faults(page) == [], shape
            page.locator("dialog header button").click()
        page.keyboard.press("h")
        expect(page.locator(".hint")).to_have_count(0)
        assert page.evaluate(PLACES) == before, shape


#: The cities of 7 Wonders of which a corner lies outside the window, or under something else.
UNSEEN = """() => [...document.querySelectorAll('[data-city]')].filter((city) => {
  const { left, top, right, bottom } = city.getBoundingClientRect();
  const seen = (x, y) => city.contains(document.elementFromPoint(x, y));
  const inside = 12;
  return ![left + inside, right - inside].every((x) => [top + inside, bottom - inside].every((y) => seen(x, y)));
}).map((city) => city.dataset.city)"""


def test_seven_cities_are_seen_at_once(ada: Visitor, local_server: LocalServer) -> None:
    """Whose turn it is to choose sees everybody's Wonder, stages, cards, coins, shields and resources at once."""
    page = ada.page
    page.set_viewport_size({"width": 1366, "height": 768})
    for language in ("en", "he"):
        speak(page, "en")
        table(local_server, "seven_wonders many")(ada)
        speak(page, language)
        settled(page)
        expect(page.locator("[data-city]")).to_have_count(7)
        until(page, f"() => ({UNSEEN})().length === 0", 30)
        # Places at the table are never mirrored: the left neighbour sits at the left, in every language.
        me, left, right = (across(page, seat) for seat in sitting(page))
        assert left < me < right
        for far in page.locator(".far [data-city]").all():
            assert far.locator(".wonder img").count() == 1
            assert far.locator(".stages i").count() >= 2
            for sign in (".coin", ".shield", ".makes img", "li"):
                assert far.locator(sign).count() >= 1, sign


def across(page: Page, seat: int) -> float:
    """How far from the left edge of the window a city begins."""
    box = page.locator(f'[data-city="{seat}"]').bounding_box()
    assert box is not None
    return box["x"]


def sitting(page: Page) -> tuple[int, int, int]:
    """Who sits here, at their left and at their right: seats are counted to the left."""
    me = int(page.locator(".full[data-city]").get_attribute("data-city") or 0)
    return me, (me + 1) % 7, (me + 6) % 7


#: How light the background of a thing is, from 0 to 255: the darkest of its colours, of a gradient as well.
LIGHTNESS = """selector => {
  const { backgroundColor, backgroundImage } = getComputedStyle(document.querySelector(selector));
  const text = backgroundImage === 'none' ? backgroundColor : backgroundImage;
  const colours = [...text.matchAll(/rgba?\\(([^)]*)\\)/g)].map(([, parts]) => parts.split(',').slice(0, 3));
  return Math.min(...colours.map((parts) => parts.reduce((sum, part) => sum + Number(part), 0) / 3));
}"""


@pytest.mark.parametrize("game", drawn("lamplight", ["dominion", "seven_wonders", "carcassonne"], 1))
def test_lamplight_and_the_size_of_cards_reach_the_table(ada: Visitor, local_server: LocalServer, game: str) -> None:
    """A dark page has a dark table, its cards are larger if that is liked, and axe finds nothing in either light."""
    page = ada.page
    speak(page, "en")
    page.set_viewport_size({"width": 1366, "height": 768})
    table(local_server, f"{game} middle")(ada)
    card = page.locator({"carcassonne": ".inhand img"}.get(game, "[data-hand]")).first
    widths = []
    for size in ("small", "normal", "large"):
        like(page, cards=size)
        settled(page)
        box = card.bounding_box()
        assert box is not None
        widths.append(box["width"])
    small, normal, large = widths
    assert small < normal < large, widths
    like(page, cards="normal")
    for theme in ("light", "dark"):
        like(page, theme=theme)
        settled(page)
        shade = page.evaluate(LIGHTNESS, {"carcassonne": ".map-viewport"}.get(game, ".prompt"))
        assert shade < 80 if theme == "dark" else shade > 180, (theme, shade)
        assert axe(page, always=True) == []
    like(page, theme="system")
