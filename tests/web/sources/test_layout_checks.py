"""Tests of the layout checks themselves (layout_checks.py)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from layout_checks import latin_words, layout_faults, small_texts
from playwright.sync_api import Browser, Page

STYLE = """<style>
body { margin: 0; font: 16px/1.2 sans-serif; }
.at { position: absolute; } .box { width: 60px; overflow: hidden; white-space: nowrap }
.ten { width: 10px; height: 10px; margin: 0; padding: 0 }
</style>"""


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    found = browser.new_page(viewport={"width": 400, "height": 300})
    yield found
    found.close()


def fault_kinds(page: Page, body: str) -> list[str]:
    page.set_content(f"<html lang='he' dir='rtl'>{STYLE}<body dir='ltr'>{body}</body></html>")
    return [fault.split(":")[0].split(" by ")[0] for fault in layout_faults(page)]


@pytest.mark.parametrize(
    ("body", "found"),
    [
        # Close lines and adjacent words are fine.
        ("<p style='line-height: 1'>one<br>two</p><b>three</b><i>four</i>", []),
        ("<p class=at style='top: 5px'>one</p><p class=at style='top: 9px; left: 8px'>two</p>", ["overlap"]),
        ("<div data-allow-overlap><p class=at>one</p><p class=at style='left: 8px'>two</p></div>", []),
        ("<div data-allow-overlap><p class=at>one</p></div><p class=at style='left: 8px'>two</p>", ["overlap"]),
        ("<p class=at>one</p><p style='position: fixed; top: 0; margin: 16px'>two</p>", []),
        ("<p class=at>one</p><p class=at aria-hidden=true>··</p>", []),
        ("<p class=at>one</p><p class=at style='visibility: hidden'>two</p>", []),
        # Clipped at the side, at the bottom, or by the page; scrollable content is fine.
        ("<p class=box>short</p>", []),
        ("<p class=box>a sentence that is too long</p>", ["cut off"]),
        ("<p class=box data-allow-clip>a sentence that is too long</p>", []),
        ("<p class=box style='overflow: auto'>a sentence that is too long</p>", []),
        ("<p class=box style='height: 20px; white-space: normal'>four words of text</p>", ["cut off"]),
        ("<p class=at style='left: -20px'>one</p>", ["cut off"]),
        ("<select style='width: 60px'><option>a sentence that is too long</select>", ["cut off"]),
        ("<select><option>a sentence that is too long</select>", []),
        ("<input placeholder='a sentence that is too long' style='width: 60px'>", ["cut off"]),
        # Covered by an element; by a layer on purpose; by something transparent.
        ("<p class=at>12</p><b class=at style='background: gold; width: 30px; height: 60px'></b>", ["covered"]),
        (
            "<p class=at>12</p><b class=at style='background: gold; left: 11px; width: 30px; height: 60px'></b>",
            ["covered"],
        ),
        ("<p class=at>12</p><b style='position: fixed; background: gold; width: 30px; height: 60px'></b>", []),
        ("<p class=at>12</p><b class=at style='width: 30px; height: 60px'></b>", []),
        (
            (
                "<div data-allow-overlap><p class=at>12</p>"
                "<b class=at style='background: gold; width: 9px; height: 60px'></b>"
            ),
            [],
        ),
        # Controls under another element; under a layer; in a stack; in their label.
        ("<button class='at ten'></button><i class='at ten'></i>", ["out of reach"]),
        ("<button class='at ten'></button><i class='at ten' style='left: 9px'></i>", []),
        ("<button class='at ten'></button><i class=ten style='position: fixed; inset: 0 auto auto 0'></i>", []),
        ("<div data-allow-overlap><button class='at ten'></button><i class='at ten'></i></div>", []),
        ("<label><input type=checkbox class='at ten'><i class='at ten'></i></label>", []),
    ],
)
def test_layout_faults(page: Page, body: str, found: list[str]) -> None:
    assert fault_kinds(page, body) == found


def test_modal_dialog_hides_page_from_checks(page: Page) -> None:
    page.set_content(f"{STYLE}<p class=at style='left: -20px'>one</p><dialog><p class=box>much too long</p></dialog>")
    page.evaluate("() => document.querySelector('dialog').showModal()")
    assert [fault.split(":")[0] for fault in layout_faults(page)] == ["cut off by p.box"]


def test_small_text_is_reported(page: Page) -> None:
    page.set_content(
        "<p style='font-size: 12px'>just</p><p style='font-size: 11.5px'>less</p><p style='font-size: 4px'>·</p>"
    )
    assert small_texts(page) == ['11.5 px: "less"']


def test_foreign_words_are_reported(page: Page) -> None:
    page.set_content(
        "<html lang=he><p>שלום Ada</p><p title='Hello'>3 x 4</p><input placeholder='name'><p lang=en>English</p></html>"
    )
    assert [word.split()[0] for word in latin_words(page, ["Ada"])] == ["Hello", "name"]
