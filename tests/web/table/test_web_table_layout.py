"""Layout tests of the game tables in all languages and sizes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from browser_play import until
from browser_testing import LocalServer, Visitor, axe_violations, fits_width, visitor
from layout_checks import (
    SIZES,
    change_settings,
    latin_words,
    layout_faults,
    sampled_shapes,
    set_language,
    shapes,
    small_texts,
    wait_for_layout,
)
from playwright.sync_api import Browser, Page, expect
from sampled_cases import sample_cases
from screen_catalogue import open_menu, table
from table_scenes import PEOPLE, SCENES


@pytest.fixture(scope="module")
def ada(browser: Browser, local_server: LocalServer) -> Iterator[Visitor]:
    found = visitor(browser, local_server)
    found.enter_lobby("Ada")
    yield found
    assert found.page_errors == []
    found.context.close()


#: Cards on the Dominion table below the player area, in windows that are large enough.
BELOW_PLAYER_AREA = """() => {
  const own = document.querySelector('.player-area')?.getBoundingClientRect();
  if (!own || innerHeight < 700 || innerWidth < 1000 || scrollY) return [];
  const lying = [...document.querySelectorAll('[data-in-play], [data-pile], .trash')];
  const isBelow = (thing) => thing.getBoundingClientRect().bottom > own.top + 8;
  const under = lying.filter((thing) => !thing.closest('.player-area') && isBelow(thing));
  return under.map((thing) => `under the own cards: ${thing.textContent.trim().slice(0, 40)}`);
}"""


#: One scene per game.
CHECKED_SCENES = sample_cases("tables that can be read", SCENES, 1, by=lambda scene: SCENES[scene].game)


@pytest.mark.parametrize("scene", CHECKED_SCENES)
def test_table_layout_has_no_faults(ada: Visitor, local_server: LocalServer, scene: str) -> None:
    """No text overlaps, is clipped, covered or too small; the page fits; and Hebrew pages are all Hebrew."""
    page = ada.page
    set_language(page, "en")
    table(local_server, scene)(ada)
    found: dict[str, list[str]] = {}
    for shape in sampled_shapes(page, list(SCENES).index(scene)):
        wrong = layout_faults(page) + small_texts(page) + page.evaluate(BELOW_PLAYER_AREA)
        if not fits_width(page):
            wrong.append("wider than the window")
        if shape.startswith("he "):
            wrong += latin_words(page, ["Ada", *PEOPLE])
        if wrong:
            found[shape.rsplit(" ", 1)[0]] = wrong
    assert found == {}


#: Placement cells whose centre can be clicked.
CLICKABLE_CELLS = """() => [...document.querySelectorAll('.cell')].filter((cell) => {
  const { left, top, width, height } = cell.getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, top + height / 2);
  return found && cell.contains(found);
}).map((cell) => cell.dataset.cell)"""
#: Clicks the arrow that is nearest to a cell outside the view.
FOLLOW_ARROW = """(key) => {
  const centre = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const [x, y] = centre(document.querySelector(`[data-cell="${key}"]`));
  const distance = (arrow) => Math.hypot(centre(arrow)[0] - x, centre(arrow)[1] - y);
  const arrows = [...document.querySelectorAll('.arrow')].sort((a, b) => distance(a) - distance(b));
  arrows[0]?.click();
}"""
#: Width of the tiles on the map, in pixels.
TILE_WIDTH = "() => document.querySelector('.laid img').getBoundingClientRect().width"
#: Buttons of the tile in hand that cannot be clicked, because they are cut off or covered.
CUT_OFF_BUTTONS = """() => [...document.querySelectorAll('.held button')].filter((button) => {
  const { left, top, right, bottom } = button.getBoundingClientRect();
  const seen = (x, y) => button.contains(document.elementFromPoint(x, y));
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return !(seen(left + 2, y) && seen(right - 2, y) && seen(x, top + 2) && seen(x, bottom - 2));
}).map((button) => button.dataset.action)"""


@pytest.mark.parametrize(
    "scene", sample_cases("places", ["carcassonne beginning", "carcassonne middle", "carcassonne late"], 1)
)
def test_all_placement_cells_can_be_clicked(ada: Visitor, local_server: LocalServer, scene: str) -> None:
    """Tiles are at least 48 pixels wide; arrows lead to the cells that are outside the view or below the prompt."""
    page = ada.page
    set_language(page, "en")
    page.set_viewport_size({"width": 1366, "height": 768})
    table(local_server, scene)(ada)
    expect(page.locator(".cell")).not_to_have_count(0)
    everywhere = set(page.evaluate("() => [...document.querySelectorAll('.cell')].map((cell) => cell.dataset.cell)"))
    reached: set[str] = set()
    for _ in range(40):
        wait_for_layout(page)
        assert page.evaluate(TILE_WIDTH) >= 48
        reached |= set(page.evaluate(CLICKABLE_CELLS))
        missing = sorted(everywhere - reached)
        if not missing:
            break
        page.evaluate(FOLLOW_ARROW, missing[0])
    assert reached == everywhere


@pytest.mark.parametrize("size", [(1366, 768), (390, 844), (844, 390)])
def test_buttons_of_the_tile_in_hand_are_never_cut_off(
    ada: Visitor, local_server: LocalServer, size: tuple[int, int]
) -> None:
    """Wherever a tile is placed, its buttons are inside the map, beside the prompt and the zoom buttons."""
    page = ada.page
    set_language(page, "en")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    table(local_server, "carcassonne late")(ada)
    cells = page.locator(".cell")
    expect(cells).not_to_have_count(0)
    for i in range(cells.count()):
        cells.nth(i).evaluate("cell => cell.click()")
        expect(page.locator(".held")).to_have_count(1)
        until(page, f"() => ({CUT_OFF_BUTTONS})().length === 0", 10)


#: Whether each tile on the map is a bitmap.
TILES_ARE_BITMAPS = """() => [...document.querySelectorAll('.laid img')].map(
  (tile) => tile.src.startsWith('blob:') && tile.complete && tile.naturalWidth === 256)"""


def test_tiles_become_bitmaps(ada: Visitor, local_server: LocalServer) -> None:
    """Tiles are rendered once, because SVGs would be repainted with every change above them."""
    table(local_server, "carcassonne beginning")(ada)
    until(
        ada.page, f"() => {{ const laid = ({TILES_ARE_BITMAPS})(); return laid.length > 0 && laid.every(Boolean) }}", 60
    )


#: Positions of the minus sign and the first digit of negative numbers, from the left.
MINUS_POSITIONS = r"""() => [...document.querySelectorAll('main *')]
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


def test_number_direction_in_hebrew(ada: Visitor, local_server: LocalServer) -> None:
    """A minus sign is left of its number; a count is right of its Hebrew noun."""
    page = ada.page
    set_language(page, "en")
    page.set_viewport_size({"width": 1366, "height": 768})
    table(local_server, "seven_wonders many")(ada)
    for language in ("en", "he"):
        set_language(page, language)
        wait_for_layout(page)
        found = page.evaluate(MINUS_POSITIONS)
        assert found != []
        assert all(minus < digit for minus, digit in found), (language, found)
    set_language(page, "en")
    table(local_server, "carcassonne middle")(ada)
    set_language(page, "he")
    wait_for_layout(page)
    words = page.locator(".left").filter(has_text="אריחים").first
    count = words.locator("xpath=preceding-sibling::b[1]")
    assert count.inner_text() == "42"
    beside, beyond = count.bounding_box(), words.bounding_box()
    assert beside is not None
    assert beyond is not None
    assert beside["x"] >= beyond["x"] + beyond["width"]


#: Boxes of everything on the table; and what a hint covers.
TABLE_BOXES = """() => {
  const sides = (box) => ['x', 'y', 'width', 'height'].map((side) => Math.round(box[side]));
  const areas = '.prompt, .player-area, .hand, .supply, .play, .map-viewport, .recent-moves, .seats';
  const things = document.querySelectorAll(areas);
  return [...things].map((thing) => [thing.className, ...sides(thing.getBoundingClientRect())]);
}"""
COVERED_BY_HINT = """() => {
  const hint = document.querySelector('.hint').getBoundingClientRect();
  return [...document.querySelectorAll('.prompt, .hand, .hinted, .advice b, .rank')].filter((thing) => {
    const box = thing.getBoundingClientRect();
    return box.left < hint.right && box.right > hint.left && box.top < hint.bottom && box.bottom > hint.top;
  }).map((thing) => thing.className);
}"""


@pytest.mark.parametrize(
    "scene", sample_cases("hints", ["dominion middle", "seven_wonders many", "carcassonne middle"], 1)
)
def test_hint_neither_moves_nor_covers_the_table(ada: Visitor, local_server: LocalServer, scene: str) -> None:
    """Neither while it loads nor when it is shown; hinted actions are marked and visible."""
    page = ada.page
    set_language(page, "en")
    table(local_server, scene)(ada)
    wait_for_layout(page)
    for shape in shapes(page, ["he"], {size: SIZES[size] for size in ("desktop", "upright")}):
        before = page.evaluate(TABLE_BOXES)
        page.keyboard.press("h")
        page.locator("section.hint").wait_for()
        wait_for_layout(page)
        assert page.evaluate(TABLE_BOXES) == before, shape
        assert page.evaluate(COVERED_BY_HINT) == [], shape
        assert page.locator(".rank, .advice b, .hinted").count() > 0, shape
        assert layout_faults(page) == [], shape
        if "upright" in shape:
            page.locator(".hint button.line").click()
            page.locator("dialog [data-hint]").first.wait_for()
            assert layout_faults(page) == [], shape
            page.locator("dialog header button").click()
        page.keyboard.press("h")
        expect(page.locator(".hint")).to_have_count(0)
        assert page.evaluate(TABLE_BOXES) == before, shape


#: Cities of 7 Wonders with a corner outside the window or covered.
HIDDEN_CITIES = """() => [...document.querySelectorAll('[data-city]')].filter((city) => {
  const { left, top, right, bottom } = city.getBoundingClientRect();
  const seen = (x, y) => city.contains(document.elementFromPoint(x, y));
  const inside = 12;
  return ![left + inside, right - inside].every((x) => [top + inside, bottom - inside].every((y) => seen(x, y)));
}).map((city) => city.dataset.city)"""


def test_seven_cities_are_visible_at_once(ada: Visitor, local_server: LocalServer) -> None:
    """The chooser sees the Wonder, stages, cards, coins, shields and resources of all players."""
    page = ada.page
    page.set_viewport_size({"width": 1366, "height": 768})
    for language in ("en", "he"):
        set_language(page, "en")
        table(local_server, "seven_wonders many")(ada)
        set_language(page, language)
        wait_for_layout(page)
        expect(page.locator("[data-city]")).to_have_count(7)
        until(page, f"() => ({HIDDEN_CITIES})().length === 0", 30)
        # Seats are never mirrored: the left neighbour is on the left in every language.
        me, left, right = (left_edge(page, seat) for seat in own_and_neighbour_seats(page))
        assert left < me < right
        for far in page.locator(".far [data-city]").all():
            assert far.locator(".wonder img").count() == 1
            assert far.locator(".stages i").count() >= 2
            for sign in (".coin", ".shield", ".makes img", "li"):
                assert far.locator(sign).count() >= 1, sign


#: Rounding, in pixels.
SCROLL_SLACK = 4
#: Width of the hand that can only be reached by scrolling.
HIDDEN_HAND = (
    "() => { const { scrollWidth, clientWidth } = document.querySelector('.hand'); return scrollWidth - clientWidth }"
)


@pytest.mark.parametrize("scene", ["seven_wonders many", "dominion middle", "dominion beginning", "carcassonne late"])
def test_crowded_tables_fit_the_window(ada: Visitor, local_server: LocalServer, scene: str) -> None:
    """Seven cities, nineteen piles with three opponents, or a whole hand are visible without scrolling."""
    page = ada.page
    set_language(page, "en")
    table(local_server, scene)(ada)
    sizes = {"phone": (390, 844), "landscape": (844, 390), "tablet": (820, 1180), "laptop": (1366, 768)}
    hidden = {}
    for shape in shapes(page, ["cs"], sizes):
        hidden[shape] = page.evaluate("() => document.documentElement.scrollHeight - innerHeight")
        if scene == "dominion beginning":
            hidden[f"hand {shape}"] = page.evaluate(HIDDEN_HAND)
    assert {shape: pixels for shape, pixels in hidden.items() if pixels > SCROLL_SLACK} == {}


#: Whether the own city is between the top bar and the hand, and the hand in the window, without scrolling.
CITY_AND_HAND_VISIBLE = """() => {
  scrollTo(0, 0);
  const [city, hand] = ['.city.full', '.hand'].map((part) => document.querySelector(part).getBoundingClientRect());
  return city.top > 0 && city.bottom <= hand.top + 20 && hand.bottom <= innerHeight + 1;
}"""


@pytest.mark.parametrize("scene", ["seven_wonders late", "seven_wonders three late"])
def test_own_city_and_hand_are_visible_on_phones_late_in_the_game(
    ada: Visitor, local_server: LocalServer, scene: str
) -> None:
    """In Age III with seven or three players, before and after a card is picked, which does not change the prompt."""
    page = ada.page
    set_language(page, "en")
    table(local_server, scene)(ada)
    for shape in shapes(page, ["en", "cs"], {"phone": (390, 844), "landscape": (844, 390)}):
        prompt = page.locator(".prompt")
        heights = {prompt.evaluate("(node) => node.offsetHeight")}
        for card in page.locator(".hand button").all():
            assert page.evaluate(CITY_AND_HAND_VISIBLE), shape
            assert fits_width(page), shape
            card.click()
            page.locator("[data-action^=sell]").wait_for()
            # Only a card that cannot be built may need more room, for the reason.
            if page.locator("[data-action^=build]").count():
                heights.add(prompt.evaluate("(node) => node.offsetHeight"))
        assert len(heights) == 1, shape
        assert page.evaluate(CITY_AND_HAND_VISIBLE), shape
        page.locator(".hand button.picked").click()


#: Shares of the neighbours' cards that can be seen and pointed at, without scrolling.
VISIBLE_NEIGHBOURS = """() => {
  scrollTo(0, 0);
  return [...document.querySelectorAll('.city.near')].map((city) => {
    const cards = [...city.querySelectorAll('li button')];
    const seen = cards.filter((card) => {
      const { left, top, width, height } = card.getBoundingClientRect();
      return card.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    return seen.length / cards.length;
  });
}"""


def test_small_hand_covers_few_cards_of_the_neighbours_on_landscape_phones(
    ada: Visitor, local_server: LocalServer
) -> None:
    """In the last turn with three players; the hand lies over one neighbour."""
    page = ada.page
    set_language(page, "en")
    table(local_server, "seven_wonders three late")(ada)
    for shape in shapes(page, ["en", "he"], {"landscape": (844, 390)}):
        shares = page.evaluate(VISIBLE_NEIGHBOURS)
        assert max(shares) == 1, shape
        assert min(shares) >= 0.75, shape


def test_close_button_of_the_menu_is_not_stretched(ada: Visitor, local_server: LocalServer) -> None:
    page = ada.page
    page.set_viewport_size({"width": 390, "height": 844})
    table(local_server, "dominion middle")(ada)
    open_menu(page)
    box = page.locator("dialog header button").bounding_box()
    assert box is not None
    assert box["width"] < 2 * box["height"]
    page.keyboard.press("Escape")


def left_edge(page: Page, seat: int) -> float:
    """Distance of a city from the left edge of the window."""
    box = page.locator(f'[data-city="{seat}"]').bounding_box()
    assert box is not None
    return box["x"]


def own_and_neighbour_seats(page: Page) -> tuple[int, int, int]:
    """Return the own seat, the left neighbour's and the right neighbour's; seats count to the left."""
    me = int(page.locator(".full[data-city]").get_attribute("data-city") or 0)
    return me, (me + 1) % 7, (me + 6) % 7


#: Brightness of an element's background, from 0 to 255; the darkest colour of a gradient.
BACKGROUND_BRIGHTNESS = """selector => {
  const { backgroundColor, backgroundImage } = getComputedStyle(document.querySelector(selector));
  const text = backgroundImage === 'none' ? backgroundColor : backgroundImage;
  const painted = [...text.matchAll(/rgba?\\(([^)]*)\\)/g)].map(([, parts]) => parts.split(','));
  const colours = painted.filter(([, , , alpha = 1]) => Number(alpha) > 0.5).map((parts) => parts.slice(0, 3));
  return Math.min(...colours.map((parts) => parts.reduce((sum, part) => sum + Number(part), 0) / 3));
}"""


@pytest.mark.parametrize("game", sample_cases("lamplight", ["dominion", "seven_wonders", "carcassonne"], 1))
def test_theme_and_card_size_apply_to_the_table(ada: Visitor, local_server: LocalServer, game: str) -> None:
    """The dark theme applies to the table, card size is a setting, and axe finds nothing in either theme."""
    page = ada.page
    set_language(page, "en")
    page.set_viewport_size({"width": 1366, "height": 768})
    table(local_server, f"{game} middle")(ada)
    card = page.locator({"carcassonne": ".inhand img"}.get(game, "[data-hand]")).first
    widths = []
    for size in ("small", "normal", "large"):
        change_settings(page, cards=size)
        wait_for_layout(page)
        box = card.bounding_box()
        assert box is not None
        widths.append(box["width"])
    small, normal, large = widths
    assert small < normal < large, widths
    change_settings(page, cards="normal")
    for theme in ("light", "dark"):
        change_settings(page, theme=theme)
        wait_for_layout(page)
        shade = page.evaluate(BACKGROUND_BRIGHTNESS, {"carcassonne": ".map-viewport"}.get(game, ".prompt"))
        assert shade < 80 if theme == "dark" else shade > 180, (theme, shade)
        assert axe_violations(page, always=True) == []
    change_settings(page, theme="system")
