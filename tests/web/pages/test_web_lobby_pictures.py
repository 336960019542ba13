"""Browser tests of lobby pictures, which follow the theme, and of empty states."""

from __future__ import annotations

import base64

from browser_testing import NewVisitor, Visitor
from playwright.sync_api import Locator, expect

#: Mean brightness of an image, from 0 to 255.
MEAN_BRIGHTNESS = """async (address) => {
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
IS_LOADED = "node => node.complete && node.naturalWidth > 0"


def wait_for_image(image: Locator) -> None:
    """Scroll to a lazy image, and wait until it is loaded."""
    image.scroll_into_view_if_needed()
    expect(image).to_be_visible()
    element = image.element_handle()
    assert element is not None
    image.page.wait_for_function(IS_LOADED, arg=element)


def brightness(person: Visitor, game: str) -> float:
    image = person.page.locator(f"img[src='/games/{game}/page/picture.svg']")
    wait_for_image(image)
    shot = base64.b64encode(image.screenshot()).decode()
    return float(person.page.evaluate(MEAN_BRIGHTNESS, f"data:image/png;base64,{shot}"))


def test_lobby_pictures_follow_the_theme(new_visitor: NewVisitor) -> None:
    """The user's choice overrides the system."""
    ada = new_visitor()
    ada.page.emulate_media(color_scheme="light")
    ada.enter_lobby("Ada")
    games = ("carcassonne", "dominion", "seven_wonders")
    day = {game: brightness(ada, game) for game in games}
    ada.page.emulate_media(color_scheme="dark")
    night = {game: brightness(ada, game) for game in games}
    ada.page.evaluate("() => document.documentElement.setAttribute('data-theme', 'light')")
    chosen = {game: brightness(ada, game) for game in games}
    for game in games:
        assert night[game] < 0.85 * day[game]
        assert abs(chosen[game] - day[game]) < 2


def test_empty_states_have_a_picture(new_visitor: NewVisitor) -> None:
    ada = new_visitor(width=390, height=780)
    ada.enter_lobby("Ada")
    page = ada.page
    wait_for_image(page.locator("[data-empty=gate] img"))
    ada.visit("/me")
    wait_for_image(page.locator("[data-empty=shelf] img"))
    ada.visit("/nowhere")
    wait_for_image(page.locator("[data-empty=signpost] img"))
    expect(page.locator("main a.button")).to_be_visible()
    ada.visit("/rules/dominion")
    page.locator("input[type=search]").fill("qqqq")
    wait_for_image(page.locator("[data-empty=lens] img"))
