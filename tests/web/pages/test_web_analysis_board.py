"""Browser tests of the analysis board: variations, comments, evaluation, saving and opening again."""

from __future__ import annotations

from pathlib import Path

from browser_testing import NewVisitor, axe_violations, fits_width
from layout_checks import layout_faults
from playwright.sync_api import Page, Route, expect

from bastide.core import GameNode, get_game, parse_record
from bastide.core.records.game_record import Record
from bastide.puzzles import get_pack

RECORD = Path(__file__).parents[2] / "records" / "dominion" / "base2-improvements-2p-people.record"


def board(page: Page) -> None:
    page.locator("main.board").wait_for()


def node(page: Page, depth: int) -> None:
    expect(page.locator("main.board")).to_have_attribute("data-depth", str(depth))


def read_record() -> Record:
    return parse_record(RECORD.read_text(encoding="utf-8"))


def test_variation_with_comment_is_saved_and_opened_again(new_visitor: NewVisitor) -> None:
    person = new_visitor()
    page = person.page
    record = read_record()
    person.visit("/replay?at=12")
    page.locator('input[type="file"]').set_input_files(RECORD)
    page.locator("[data-analyse]").click()
    board(page)
    node(page, 12)
    # Step with the keyboard, and on the move list.
    page.locator("h1").click()
    page.keyboard.press("n")
    node(page, 13)
    page.keyboard.press("Home")
    node(page, 0)
    at = next(number for number, move in enumerate(record.moves) if number > 8 and move.text.startswith("buy"))
    page.locator(f'[data-node="{at}"]').click()
    node(page, at)
    # Another legal action makes a variation; the recorded game stays the main line.
    page.locator("main h1").click()
    page.keyboard.press("a")
    page.locator('[data-choice="buy estate"]').click()
    node(page, at + 1)
    expect(page.locator(".branch [aria-current]")).to_have_count(1)
    page.locator("[data-comment]").fill("What if?\nCheap.")
    page.locator('[data-mark="bad"]').click()
    page.locator("h1").click()
    page.keyboard.press("v")
    expect(page.locator(".branch [aria-current]")).to_have_count(0)
    page.keyboard.press("v")
    expect(page.locator(".branch [aria-current]")).to_have_count(1)
    assert not axe_violations(page)
    person.screenshot("analysis-board")
    # Save: the text has the variation, and opens again.
    page.locator("[data-save]").click()
    with page.expect_download() as coming:
        page.locator("[data-download]").click()
    text = Path(coming.value.path()).read_text(encoding="utf-8")
    root = GameNode.from_text(text)
    root.check()
    added = root.mainline()[at - 1].variations[1]
    assert (added.comment, added.marks) == ("What if?\nCheap.", {"bad"})
    page.keyboard.press("Escape")
    person.visit("/analysis")
    page.locator("[data-draft]").click()
    board(page)
    expect(page.locator(".branch .comment")).to_have_text("What if?\nCheap.")
    person.visit("/analysis")
    page.locator("[data-paste]").fill(text)
    page.locator("[data-open]").click()
    board(page)
    expect(page.locator(".branch .comment")).to_have_text("What if?\nCheap.")


def test_position_is_evaluated_and_edited(new_visitor: NewVisitor) -> None:
    person = new_visitor()
    page = person.page
    person.visit(
        "/analysis#position=game: dominion | hand 0: village smithy copper*3 | deck 0: gold estate*4 | coins: 2"
    )
    board(page)
    expect(page.locator("[data-evaluated='1']")).to_be_visible(timeout=60_000)
    expect(page.locator("[data-hint]").first).to_have_attribute("data-hint", "play village")
    page.locator("[data-more-time]").click()
    expect(page.locator("[data-evaluated='2']")).to_be_visible(timeout=60_000)
    page.locator("[data-hint]").first.click()
    node(page, 1)
    # What if the next card were a Province?
    page.keyboard.press("Home")
    node(page, 0)
    page.locator("[data-position]").click()
    field = page.locator("[data-text]")
    changed = "\n".join(line for line in field.input_value().split("\n") if not line.startswith("exact"))
    field.fill(changed.replace("deck 0: gold", "deck 0: cooper"))
    page.locator("[data-open-position]").click()
    expect(page.locator("dialog [role=alert]")).to_contain_text("cooper")
    field.fill(changed.replace("deck 0: gold", "deck 0: province"))
    page.locator("[data-open-position]").click()
    expect(page.locator("dialog")).to_have_count(0)
    page.locator("[data-position]").click()
    written = page.locator("[data-text]").input_value()
    state = get_game("dominion").position(written)
    assert state.view(0)["viewer"] == 0
    assert "deck 0: province estate*4" in written


def test_board_has_no_layout_faults_in_other_languages(new_visitor: NewVisitor) -> None:
    """On a phone in Hebrew and at a large window in German, with an evaluation and notes."""
    puzzle = get_pack("carcassonne").puzzles[0]
    for language, width, height in (("he", 390, 800), ("de", 1400, 900)):
        page = (person := new_visitor(language=language)).page
        page.set_viewport_size({"width": width, "height": height})
        person.visit(f"/analysis?puzzle=carcassonne/{puzzle.id}")
        board(page)
        node(page, len(puzzle.moves))
        page.locator("[data-mark=good]").click()
        expect(page.locator("[data-evaluated='1']")).to_be_visible(timeout=60_000)
        assert fits_width(page)
        assert layout_faults(page) == []
        assert not axe_violations(page)


def test_busy_server_leaves_the_evaluation_to_the_browser(new_visitor: NewVisitor) -> None:
    person = new_visitor()
    page = person.page
    asked: list[str] = []

    def refuse(route: Route) -> None:
        asked.append(route.request.url)
        route.fulfill(status=429, json={"code": "too-many", "text": "too many requests", "details": {"seconds": 600}})

    page.route("**/api/analysis/evaluation", refuse)
    person.visit("/analysis#position=game: dominion | hand 0: village smithy copper*3 | deck 0: gold estate*4")
    board(page)
    page.locator("[data-busy]").wait_for()
    assert not axe_violations(page)
    page.locator("[data-use-browser]").click()
    expect(page.locator("[data-in-browser]")).to_be_visible()
    expect(page.locator("[data-evaluated='1']")).to_be_visible(timeout=240_000)
    expect(page.locator("[data-hint]").first).to_have_attribute("data-hint", "play village")
    expect(page.locator("[data-busy]")).to_have_count(0)
    assert len(asked) == 1
