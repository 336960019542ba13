"""Browser tests of lessons, in several languages and sizes, and of the coach."""

from __future__ import annotations

import json
import re

import pytest
from browser_play import begin, follow_coach, resign, until
from browser_testing import ROOT, LocalServer, NewVisitor, axe_violations, fits_width
from layout_checks import CHANGE_SETTINGS, LANGUAGES, latin_words, layout_faults, set_language, shapes
from playwright.sync_api import Page, expect
from sampled_cases import sample_cases

from bastide.core import parse_record
from bastide.teaching.lesson_files import get_lessons

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
    expect(page.locator("[data-lesson]")).to_have_count(len(get_lessons("dominion")))
    expect(page.locator("[data-lesson].next")).to_have_attribute("data-lesson", "turn")
    expect(page.locator("[data-lesson] img")).to_have_count(len(get_lessons("dominion")))
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
    expect(page.locator("[data-lesson]")).to_have_count(len(get_lessons("dominion")))


def set_progress(page: Page, progress: dict[str, bool | str]) -> None:
    """Set lesson progress, as if from another tab."""
    page.evaluate(CHANGE_SETTINGS, progress)


@pytest.mark.parametrize("game", sample_cases("course maps", ["dominion", "seven_wonders", "carcassonne"], 1))
def test_course_map_leads_from_lessons_to_the_first_game(new_visitor: NewVisitor, game: str) -> None:
    person = new_visitor()
    page = person.page
    person.visit(f"/learn/{game}")
    step = page.locator("[data-next-step]")
    expect(step).to_have_attribute("data-next-step", "lesson")
    base, first = page.locator('[data-station="base"]'), page.locator('[data-station="first-game"]')
    lessons = [each.get_attribute("data-lesson") for each in base.locator("[data-lesson]").all()]
    expect(step.locator("[data-next]")).to_have_attribute("href", f"/learn/{game}/{lessons[0]}")
    # All but the last basic lesson are done.
    set_progress(page, {f"learned/{game}/{name}": True for name in lessons[:-1]})
    expect(base.locator("[data-progress]")).to_have_attribute("data-progress", f"{len(lessons) - 1}/{len(lessons)}")
    expect(step.locator("[data-next]")).to_have_attribute("href", f"/learn/{game}/{lessons[-1]}")
    # Then the main button is the first game, although there are expansions.
    set_progress(page, {f"learned/{game}/{name}": True for name in lessons})
    expect(base).to_have_attribute("data-done", "true")
    expect(step).to_have_attribute("data-next-step", "first-game")
    expect(first).to_have_attribute("data-done", "false")
    page.set_viewport_size({"width": 390, "height": 844})
    found: dict[str, list[str]] = {}
    for shape in shapes(page, sample_cases("mapped", LANGUAGES, 2), SIZES):
        expect(page.locator("[data-lesson] .lesson-picture > *").first).to_be_attached()
        wrong = layout_faults(page)
        if not fits_width(page):
            wrong.append("sticks out")
        if wrong:
            found[shape] = wrong
    assert found == {}
    assert axe_violations(page) == []
    step.locator("button[data-first]").click()
    page.wait_for_url(re.compile("/table/"))
    page.locator(".prompt").first.wait_for()


def test_missed_question_comes_again(new_visitor: NewVisitor) -> None:
    person = new_visitor()
    page = person.page
    person.visit("/learn/dominion/actions")
    page.locator(".prompt.mine").wait_for()
    page.locator('.hand [data-card="smithy"]').first.click()
    expect_feedback(page, "wrong", "Start with the card that gives Actions.")
    stored = page.evaluate("JSON.parse(localStorage.getItem('bastide.settings'))['missed/dominion/actions']")
    step, stage, due = map(int, stored.split(":"))
    assert (step, stage) == (0, 0)
    # Nothing is due today; tomorrow the question is offered.
    person.visit("/learn/dominion")
    page.locator("[data-lesson].next").wait_for()
    expect(page.locator("[data-repeat]")).to_have_count(0)
    set_progress(page, {"missed/dominion/actions": f"0:0:{due - 1}"})
    page.locator("[data-repeat]").click()
    expect(page.locator("[data-repetition]")).to_contain_text("Repetition")
    for card in ("village", "smithy", "smithy"):
        page.locator(f'.hand [data-card="{card}"]').first.click()
        expect(page.locator(".teacher")).to_have_attribute("data-verdict", "right")
    assert axe_violations(page) == []
    page.locator(".teacher button.primary").click()
    expect(page.locator('[data-repetition="over"]')).to_be_visible()
    # It comes again in three days, and the lesson itself is not done.
    stored = page.evaluate("JSON.parse(localStorage.getItem('bastide.settings'))")
    assert stored["missed/dominion/actions"] == f"0:1:{due + 2}"
    assert "learned/dominion/actions" not in stored


@pytest.mark.parametrize(
    ("path", "symbol"),
    sample_cases(
        "symbols", [("dominion/turn", "cost"), ("carcassonne/completing", "shield"), ("seven_wonders/turn", "wood")], 1
    ),
)
def test_new_symbols_are_explained_once(new_visitor: NewVisitor, path: str, symbol: str) -> None:
    person = new_visitor()
    page = person.page
    person.visit(f"/learn/{path}")
    legend = page.locator("[data-symbols]")
    expect(legend).to_have_attribute("data-symbols", re.compile(rf"\b{symbol}\b"))
    page.locator("[data-legend]").click()
    expect(page.get_by_role("dialog").locator("dd").first).to_be_visible()
    assert axe_violations(page) == []
    page.keyboard.press("Escape")
    # The next time the symbols are not new, but still explained on request.
    page.reload()
    expect(legend).to_have_attribute("data-symbols", "")
    page.locator("[data-legend]").click()
    expect(page.get_by_role("dialog").locator("dd").first).to_be_visible()


def test_touch_devices_get_instructions_for_touch(new_visitor: NewVisitor) -> None:
    person = new_visitor(touch=True, width=390, height=844)
    page = person.page
    person.visit("/learn/carcassonne/laying")
    page.locator(".cell").first.tap()
    expect(page.locator(".prompt")).to_contain_text("tap it again to place it")
    expect(page.locator("main")).not_to_contain_text("mouse")
    expect(page.locator("main")).not_to_contain_text("Hover")


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


#: Choices on the map that the map or its buttons cut off.
CUT_CELLS = """() => {
  const cells = [...document.querySelectorAll('.cell')].map((cell) => cell.getBoundingClientRect());
  const map = document.querySelector('.cell')?.closest('.map-viewport')?.getBoundingClientRect();
  return map ? cells.filter(({ top, bottom }) => top < map.top - 1 || bottom > map.bottom + 1).length : -1;
}"""


def test_map_of_a_lesson_stays_whole_when_its_text_grows(new_visitor: NewVisitor) -> None:
    """The legend and the feedback come after the map was fitted, and make it lower."""
    person = new_visitor(touch=True, width=390, height=844)
    page = person.page
    person.visit("/learn/carcassonne/completing")
    page.locator("[data-legend]").wait_for()
    page.locator(".cell").first.wait_for()
    until(page, f"() => ({CUT_CELLS})() === 0", 30)


def test_finger_that_places_a_tile_leaves_no_old_facts_on_the_map(new_visitor: NewVisitor) -> None:
    """The button that places the tile covers the city, which the tile completes."""
    person = new_visitor(touch=True, width=390, height=844)
    page = person.page
    person.visit("/learn/carcassonne/completing")
    page.locator('[data-cell="0,2"]').tap()
    page.locator('[data-action="lay"]').tap()
    expect_feedback(page, "right", "The wall is closed.")
    expect(page.locator("p.feature")).not_to_contain_text("2 tiles")
    expect(page.locator("[data-highlighted]")).to_have_count(0)


def choose_in_menu(page: Page, what: str) -> None:
    page.get_by_role("button", name="Menu").click()
    page.locator(f'[data-menu="{what}"]').click()


def test_coach_is_offered_at_a_first_game_only(new_visitor: NewVisitor) -> None:
    person = new_visitor(eager=False)
    page = person.page
    person.set_name("Ada")
    begin(person, "dominion")
    offer = page.locator('[data-coach="offer"]')
    offer.wait_for()
    # On a landscape phone it takes no room from the table.
    page.set_viewport_size({"width": 844, "height": 390})
    side = page.locator("aside.side").bounding_box()
    assert side is not None
    assert side["height"] <= 52
    expect(offer.locator("[data-answer=no]")).to_be_in_viewport()
    page.set_viewport_size({"width": 1280, "height": 800})
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
    person.visit("/first/dominion")
    page.locator("button.start-game").wait_for()
    assert axe_violations(page) == []
    # On the course map one click is enough.
    person.visit("/learn/dominion")
    page.locator("[data-first]").click()
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


def test_coach_tells_a_plan_and_sums_up_the_game(new_visitor: NewVisitor) -> None:
    person = new_visitor(eager=False)
    page = person.page
    person.visit("/learn/dominion")
    page.locator("[data-first]").click()
    # The plan follows at the first purchase.
    page.locator("[data-show]").click()
    page.locator('[data-best="play all treasures"]').click()
    expect(page.locator("[data-plan]")).to_contain_text("Plan for this part of the game")
    assert axe_violations(page) == []
    person.screenshot("coach-plan")
    with page.expect_response(re.compile("/coach/move$")):
        page.locator('[data-pile="curse"]').click()
    resign(page)
    summary = page.locator('[data-coach-summary="done"]')
    summary.wait_for(timeout=180_000)
    expect(summary.locator("[data-summary]")).to_have_count(2)
    assert axe_violations(page) == []
    assert fits_width(page)
    summary.scroll_into_view_if_needed()
    person.screenshot("coach-summary")
    page.locator("a[data-review]").click()
    page.locator("[data-review-done]").wait_for(timeout=180_000)
    expect(page.locator("[data-summary]")).to_have_count(2)
    assert axe_violations(page) == []
    person.screenshot("review-summary")
    # The review has stored the error rate.
    person.visit("/me")
    page.locator('[data-error-rates="1"] [data-game=dominion]').wait_for()
    assert axe_violations(page) == []
    person.screenshot("error-rates", full_page=True)


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
