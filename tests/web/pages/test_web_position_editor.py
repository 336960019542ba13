"""Position editor: text with errors at their place, controls of each game, and touch on a phone."""

from __future__ import annotations

import re

from browser_testing import NewVisitor, axe_violations, fits_width
from playwright.sync_api import Page, expect

from bastide.core import get_game


def text_of(page: Page) -> str:
    return page.locator(".text textarea").input_value()


def view_list(text: str, key: str) -> list[object]:
    """Return what lies on the map of a position of Carcassonne."""
    listed = get_game("carcassonne").position(text).view(0)[key]
    assert isinstance(listed, list)
    return [*listed]


def expect_legal(page: Page) -> None:
    """Wait for the verdict on the current text."""
    verdict = page.locator("#position-verdict[data-checked=true]")
    expect(verdict).to_contain_text("This position is legal.")


def test_error_is_shown_at_its_place_and_controls_change_the_text(new_visitor: NewVisitor) -> None:
    ruth = new_visitor()
    page = ruth.page
    ruth.visit("/position/dominion")
    expect_legal(page)
    text = page.locator(".text textarea")
    text.fill("players: 2\nhand 0: village cooper*3")
    expect(page.locator("#position-verdict")).to_contain_text(re.compile("Line \\W*2\\W*, column \\W*17"))
    expect(page.locator("#position-verdict")).to_contain_text(re.compile("Unknown card \\W*cooper"))
    expect(page.get_by_role("button", name="Copy text")).to_be_disabled()
    page.get_by_role("button", name="Show the place").click()
    assert text.evaluate("(field) => field.value.slice(field.selectionStart, field.selectionEnd)") == "cooper*3"
    assert axe_violations(page) == []
    text.fill("players: 2\nhand 0: village copper*3")
    expect_legal(page)
    hand = page.get_by_role("group", name=re.compile("^Hand")).first
    hand.get_by_role("combobox").select_option("smithy")
    hand.get_by_role("button", name=re.compile("One less: .?Copper")).click()
    expect_legal(page)
    state = get_game("dominion").position(text_of(page))
    assert "smithy" in str(state.view(0)["sides"])
    assert "hand 0: village copper*2 smithy" in text_of(page).split("\n")
    expect(page.locator(".stage")).to_contain_text("Smithy")
    coins = page.locator(".number-field").filter(has_text="Coins left")
    coins.get_by_role("button", name="One more").click()
    expect_legal(page)
    assert "coins: 1" in text_of(page)


def test_tiles_are_laid_on_a_phone_by_taps_and_by_drag(new_visitor: NewVisitor) -> None:
    visitor = new_visitor(width=390, height=844, touch=True)
    page = visitor.page
    visitor.visit("/position/carcassonne")
    expect_legal(page)
    page.locator(".palette [data-tile=base_d_city_n_road_ew]").tap()
    page.locator("[data-cell='0,-1']").tap()
    expect(page.locator("#position-verdict")).to_contain_text(re.compile("does not fit at \\W*0,-1"))
    expect(page.locator(".hand .problem")).to_contain_text(re.compile("does not fit at \\W*0,-1"))
    page.locator(".selection").get_by_role("button", name="Rotate").tap()
    page.locator(".selection").get_by_role("button", name="Rotate").tap()
    expect_legal(page)
    page.locator(".selection").get_by_role("button", name="Remove tile").tap()
    expect_legal(page)
    big = page.locator(".big")
    big.scroll_into_view_if_needed()
    start, cell = big.bounding_box(), page.locator("[data-cell='1,0']").bounding_box()
    assert start is not None
    assert cell is not None
    page.mouse.move(start["x"] + 20, start["y"] + 20)
    page.mouse.down()
    page.mouse.move(cell["x"] + 20, cell["y"] + 20, steps=3)
    page.mouse.up()
    expect_legal(page)
    page.locator(".selection").get_by_role("button", name="knight").tap()
    expect_legal(page)
    assert len(view_list(text_of(page), "board")) == 2
    assert "red knight on city 0 at 1,0" in text_of(page)
    assert fits_width(page)
    assert axe_violations(page, always=True) == []


def test_built_cards_leave_the_hands_and_a_link_opens_the_position(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    page = visitor.page
    visitor.visit(
        "/position/seven_wonders?text=players%3A%203%20%7C%20city%200%3A%20gizah%20day%2C%200%20stages%2C%203%20coins%2C"
    )
    expect_legal(page)
    turn = page.locator(".hand .number-field").filter(has_text="Turn")
    turn.get_by_role("button", name="One more").click()
    expect_legal(page)
    player = page.locator("details[open]").first
    player.get_by_role("group", name=re.compile("^Structures built")).get_by_role("combobox").select_option("altar")
    expect_legal(page)
    player.get_by_role("button", name=re.compile("One more: .?Stages built")).click()
    expect_legal(page)
    state = get_game("seven_wonders").position(text_of(page))
    assert "city 0: gizah day, 1 stages, 3 coins, altar" in text_of(page)
    assert len(state.legal_actions(0)) > 0
    page.get_by_role("button", name=re.compile("One more: .?Age")).click()
    expect_legal(page)
    assert "age: 2" in text_of(page)
    assert axe_violations(page) == []


def test_pieces_of_expansions_are_placed_on_a_phone(new_visitor: NewVisitor) -> None:
    """What is wrong is said in the language of the visitor, at the text and at the map."""
    visitor = new_visitor(language="he", width=390, height=844, touch=True)
    page = visitor.page
    visitor.visit(
        "/position/carcassonne?text=players: 2 | modules: base inns traders abbey dragon bridges count"
        " | draw: u | base_d_city_n_road_ew at 0,0 north"
    )
    legal = page.locator("#position-verdict[data-checked=true]:not(.wrong)")
    legal.wait_for()
    page.locator("[data-cell='0,0']").tap()
    pieces = page.locator(".selection [data-piece]")
    for words in ("big knight on city 0", "wagon on road 0", "dragon", "fairy"):
        page.locator(f".selection [data-piece='{words}']").tap()
        legal.wait_for()
        assert f"{words} at 0,0" in text_of(page)
    page.locator(".hand details").filter(has=page.locator("[data-piece='count in market']")).locator("summary").tap()
    page.locator("[data-piece='count in market']").tap()
    page.locator("[data-piece='follower in castle']").tap()
    legal.wait_for()
    assert len(view_list(text_of(page), "figures")) == 2
    assert "red follower in castle" in text_of(page)
    page.locator(".selection [data-piece='barn on corner se']").tap()
    wrong = page.locator("#position-verdict.wrong[data-checked=true]")
    expect(wrong).to_contain_text("אסם")
    expect(page.locator(".hand .problem")).to_contain_text("אסם")
    assert pieces.count() > 10
    assert fits_width(page)
    assert axe_violations(page, always=True) == []
