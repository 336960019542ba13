"""What the local_server draws for itself: lobby pictures that follow the light, and something to see where nothing is."""

from __future__ import annotations

import base64

from browser_testing import NewVisitor, Visitor
from playwright.sync_api import Locator, expect

#: How bright a picture is, from 0 to 255.
BRIGHT = """async (address) => {
  const image = Object.assign(new Image(), { src: address });
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const pen = canvas.getContext('2d');
  pen.drawImage(image, 0, 0);
  const { data } = pen.getImageData(0, 0, image.width, image.height);
  let sum = 0;
  for (let i = 0; i < data.length; i += 4) sum += data[i] + data[i + 1] + data[i + 2];
  return sum / (data.length / 4) / 3;
}"""
DRAWN = "node => node.complete && node.naturalWidth > 0"


def seen(image: Locator) -> None:
    """A picture comes when it is about to be seen."""
    image.scroll_into_view_if_needed()
    expect(image).to_be_visible()
    element = image.element_handle()
    assert element is not None
    image.page.wait_for_function(DRAWN, arg=element)


def bright(person: Visitor, game: str) -> float:
    image = person.page.locator(f"img[src='/games/{game}/page/picture.svg']")
    seen(image)
    shot = base64.b64encode(image.screenshot()).decode()
    return float(person.page.evaluate(BRIGHT, f"data:image/png;base64,{shot}"))


def test_the_lobbys_pictures_follow_the_light_of_the_page(new_visitor: NewVisitor) -> None:
    """By choice as by the system: what the reader chose holds, whatever the system says."""
    ada = new_visitor()
    ada.page.emulate_media(color_scheme="light")
    ada.enter("Ada")
    games = ("carcassonne", "dominion", "seven_wonders")
    day = {game: bright(ada, game) for game in games}
    ada.page.emulate_media(color_scheme="dark")
    night = {game: bright(ada, game) for game in games}
    ada.page.evaluate("() => document.documentElement.setAttribute('data-theme', 'light')")
    chosen = {game: bright(ada, game) for game in games}
    for game in games:
        assert night[game] < 0.85 * day[game]
        assert abs(chosen[game] - day[game]) < 2


def test_where_nothing_is_there_is_something_to_see_and_to_do(new_visitor: NewVisitor) -> None:
    ada = new_visitor(width=390, height=780)
    ada.enter("Ada")
    page = ada.page
    seen(page.locator("[data-empty=gate] img"))
    ada.visit("/me")
    seen(page.locator("[data-empty=shelf] img"))
    ada.visit("/nowhere")
    seen(page.locator("[data-empty=signpost] img"))
    expect(page.locator("main a.button")).to_be_visible()
    ada.visit("/rules/dominion")
    page.locator("input[type=search]").fill("qqqq")
    seen(page.locator("[data-empty=lens] img"))
