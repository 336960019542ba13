"""The tables of the three games, at the beginning, in the middle and at the end: can be read in every language and size."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page
from web_house import House, Visitor, fits, visitor
from web_layout import LANGUAGES, SIZES, faults, latin_words, like, shapes, speak, too_small
from web_scenes import PEOPLE, SCENES
from web_screens import opened, table

pytestmark = pytest.mark.xdist_group("browser")

#: A large screen and a tablet as well, and everything in the dark again: by hand, it takes minutes.
WHOLE = "BASTIDE_SOAK" in os.environ
MORE = {"tablet": (768, 1024), "large": (1920, 1080)}


@pytest.fixture(scope="module")
def ada(browser: Browser, house: House) -> Iterator[Visitor]:
    found = visitor(browser, house)
    found.be("Ada")
    yield found
    assert found.complaints == []
    found.context.close()


def worn(page: Page, scene: str) -> Iterator[str]:
    """The shapes in which a scene is judged: Hebrew in all sizes, and each other language in one of them."""
    if WHOLE:
        yield from shapes(page, LANGUAGES, {**SIZES, **MORE})
        return
    turn = list(SCENES).index(scene)
    yield from shapes(page, ["he"])
    for number, (size, measure) in enumerate(SIZES.items()):
        others = [language for language in LANGUAGES if language != "he"]
        yield from shapes(page, [others[(turn + number) % len(others)]], {size: measure})


@pytest.mark.parametrize("scene", SCENES)
def test_a_table_can_be_read(ada: Visitor, house: House, scene: str) -> None:
    """No two texts overlap, none is cut off, covered or too small, nothing sticks out; in Hebrew all but names is Hebrew."""
    page = ada.page
    speak(page, "en")
    table(house, scene)(ada)
    found: dict[str, list[str]] = {}
    for shape in worn(page, scene):
        wrong = faults(page) + too_small(page)
        if not fits(page):
            wrong.append("wider than the window")
        if shape.startswith("he "):
            wrong += latin_words(page, ["Ada", *PEOPLE])
        if wrong:
            found[shape.rsplit(" ", 1)[0]] = wrong
    assert found == {}
