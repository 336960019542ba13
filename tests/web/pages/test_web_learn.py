"""Browser tests of lessons, in several languages and sizes, and of the coach."""

from __future__ import annotations

import json
import re

import pytest
from browser_play import begin, follow_coach, resign
from browser_testing import ROOT, LocalServer, NewVisitor, axe_violations, fits_width
from layout_checks import LANGUAGES, latin_words, layout_faults, set_language, shapes
from playwright.sync_api import Page, expect
from sampled_cases import sample_cases

from bastide.core import parse_record

RECORDS = ROOT / "tests" / "records"
SIZES = {"desk": (1366, 768), "phone": (360, 740)}


def expect_feedback(page: Page, verdict: str, text: str) -> None:
    """Check verdict and text of the teacher."""
    expect(page.locator(".teacher")).to_have_attribute("data-verdict", verdict)
    expect(page.locator(".teacher .feedback")).to_contain_text(text)


def test_lesson_from_the_lobby(new_visitor: NewVisitor) -> None:
    person = new_visitor()
    page = person.page
    person.visit("/")
    page.locator('a[href="/learn/dominion"]').click()
    expect(page.locator("[data-lesson]")).to_have_count(9)
    expect(page.locator("[data-lesson].next")).to_have_attribute("data-lesson", "turn")
    assert axe_violations(page) == []
    page.locator("[data-lesson=actions]").click()
    page.locator(".prompt.mine").wait_for()
    assert axe_violations(page) == []
    # Hovering explains illegal actions, as at a table.
    page.locator('[data-pile="province"]').hover()
    expect(page.locator(".preview .why")).not_to_be_empty()
    # Wrong answers get feedback in the current language, and change nothing.
    page.locator('.hand [data-card="smithy"]').first.click()
    expect_feedback(page, "wrong", "Start with the card that gives Actions.")
    set_language(page, "de")
    expect(page.locator(".teacher .ask")).to_contain_text("Welche spielst du zuerst aus")
    set_language(page, "en")
    expect(page.locator(".teacher .ask")).to_contain_text("Which card do you play first")
    page.locator('.hand [data-card="village"]').click()
    expect_feedback(page, "right", "Village used one Action and gave you two.")
    page.locator('.hand [data-card="smithy"]').first.click()
    expect(page.locator(".teacher .ask")).to_contain_text("Use your last Action")
    page.locator('.hand [data-card="smithy"]').first.click()
    expect_feedback(page, "right", "Villages let you play more of them.")
    # The next step has the focus; progress is stored.
    onward = page.locator('.teacher a[href="/learn/dominion/clog"]')
    expect(onward).to_be_focused()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/learn/dominion/clog$"))
    page.locator('[data-pile="silver"]').click()
    expect_feedback(page, "right", "The Silver improves every hand")
    page.locator(".teacher button.primary").click()
    expect(page.locator('.hand [data-card="cellar"]')).to_be_visible()
    page.get_by_role("link", name="See the rule").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    person.visit("/learn/dominion")
    expect(page.locator("[data-lesson].done")).to_have_count(1)
    person.visit("/learn/dominion/no-such-lesson")
    expect(page.locator("[data-lesson]")).to_have_count(9)


@pytest.mark.parametrize(
    "path", sample_cases("lessons", ["dominion/buys", "carcassonne/sharing", "seven_wonders/trade"], 1)
)
def test_lesson_layout_has_no_faults(new_visitor: NewVisitor, path: str) -> None:
    person = new_visitor()
    page = person.page
    page.emulate_media(color_scheme="dark")
    person.visit(f"/learn/{path}")
    page.locator(".prompt.mine").wait_for()
    found: dict[str, list[str]] = {}
    for shape in shapes(page, sample_cases("taught", LANGUAGES, 2), SIZES):
        expect(page.locator(".teacher")).to_have_attribute("lang", shape[:2])
        expect(page.locator(".teacher .ask")).to_be_visible()
        wrong = layout_faults(page)
        if not fits_width(page):
            wrong.append("sticks out")
        if shape[:2] == "he":
            wrong += latin_words(page)
        if wrong:
            found[shape] = wrong
    assert found == {}


def choose_in_menu(page: Page, what: str) -> None:
    page.get_by_role("button", name="Menu").click()
    page.locator(f'[data-menu="{what}"]').click()


def test_coach_is_offered_at_a_first_game_only(new_visitor: NewVisitor) -> None:
    person = new_visitor(eager=False)
    page = person.page
    person.set_name("Ada")
    begin(person, "dominion")
    page.locator('[data-coach="offer"]').wait_for()
    # After a finished game the coach is not offered again.
    resign(page)
    with page.expect_response(re.compile("/api/me/tables")):
        begin(person, "dominion")
    page.locator(".prompt").wait_for()
    expect(page.locator(".coach")).to_have_count(0)
    choose_in_menu(page, "coach")
    page.locator('[data-coach="on"]').wait_for()
    choose_in_menu(page, "coach")
    expect(page.locator(".coach")).to_have_count(0)
    # Another game counts as a first game.
    begin(person, "carcassonne")
    page.locator('[data-coach="offer"] [data-answer="no"]').click()
    expect(page.locator(".coach")).to_have_count(0)


def test_first_game_has_a_coach(new_visitor: NewVisitor) -> None:
    person = new_visitor(eager=False)
    page = person.page
    person.visit("/learn/dominion")
    page.locator("[data-first]").click()
    page.locator("button.start-game").wait_for()
    assert axe_violations(page) == []
    page.locator("button.start-game").click()
    before = page.locator('[data-coach="on"] .before')
    # On request the coach shows an action, which depends on the deal.
    page.locator("[data-show]").click()
    page.locator("[data-best]").click()
    page.locator("[data-show]").wait_for()
    # After the move the coach requests feedback, which is shown only if it is certain.
    with page.expect_response(re.compile("/coach/move$")) as looked_back:
        page.locator('[data-pile="copper"]').click()
    assert looked_back.value.status == 200
    expect(before).to_be_visible()
    assert axe_violations(page) == []
    page.get_by_role("button", name="Dismiss coach").click()
    expect(page.locator(".coach")).to_have_count(0)
    page.reload()
    page.locator(".prompt").wait_for()
    expect(page.locator(".coach")).to_have_count(0)
    person.visit("/settings")
    page.get_by_role("radio", name="always").check()
    page.go_back()
    expect(page.locator('[data-coach="on"]')).to_be_visible()


#: Record near its end, number of actions to keep, and the seat that wins from there.
WON = {
    "dominion": ("base1-size-distortion-2p-gardens-rush-three-piles", 62, 0),
    "seven_wonders": ("3p-chosen-easy-medium-hard", 54, 1),
    "carcassonne": ("base-2p-easy-medium", 138, 1),
}


@pytest.mark.parametrize("game", sample_cases("whole games", WON, 1, after=2))
def test_following_the_coach_wins(new_visitor: NewVisitor, local_server: LocalServer, game: str) -> None:
    """The end of a beginner's game."""
    name, at, seat = WON[game]
    record = (RECORDS / game / f"{name}.record").read_text(encoding="utf-8")
    person = new_visitor(eager=False)
    page = person.page
    person.set_name("Ada")
    count = len(parse_record(record).seats)
    seats = [{"kind": "me"} if each == seat else {"kind": "bot", "bot": "easy"} for each in range(count)]
    wish = {"record": record, "at": at, "seats": seats, "start": True}
    made = page.request.post(f"{local_server.address}/api/play_on", data=wish, headers={"origin": local_server.address})
    assert made.status == 201, made.text()
    liked = json.dumps({f"coached/{game}": True})
    person.context.add_init_script(f"localStorage.setItem('bastide.settings', '{liked}')")
    person.visit(f"/table/{made.json()['table']}")
    follow_coach(page)
    expect(page.locator(".result .won")).to_contain_text("Ada")
    expect(page.locator(f'a[href="/learn/{game}"]')).to_be_visible()
