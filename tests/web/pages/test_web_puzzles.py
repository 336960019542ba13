"""Browser tests of puzzles: answers, hints, lines on the board, steps, and the hand on laptops and phones."""

from __future__ import annotations

import re
from time import time

import pytest
from browser_testing import LocalServer, Visitor, axe_violations, fits_width, visitor
from layout_checks import CHANGE_SETTINGS, set_language
from playwright.sync_api import Browser, Page, expect
from sampled_cases import sample_cases

from bastide.puzzles import Puzzle, PuzzleAnswer, get_pack
from bastide.tables.state.table_state import DAY_MS

GAMES = ("dominion", "seven_wonders", "carcassonne")
SIZES = {"laptop": (1366, 768), "phone": (390, 844)}
#: What has to be clicked to answer, by game.
CHOICES = {"dominion": ".player-area .hand", "seven_wonders": ".player-area .hand", "carcassonne": ".map-viewport"}


def current_day() -> int:
    return int(time() * 1000) // DAY_MS


def answer(page: Page, notation: str) -> None:
    """Answer with the dialog of all choices."""
    expect(page.locator(".prompt.mine")).to_be_visible()
    page.keyboard.press("a")
    page.locator(f'[data-choice="{notation}"]').click()


def current_puzzle(page: Page, game: str) -> Puzzle:
    """Return the puzzle of the current URL, once it is ready."""
    expect(page.locator('[data-verdict="open"]')).to_be_visible()
    return get_pack(game).get_puzzle(page.url.rpartition("/")[2])


def open_puzzle(person: Visitor, puzzle: Puzzle) -> None:
    person.visit(f"/puzzles/{puzzle.game}/{puzzle.id}")
    person.page.locator(".prompt.mine").wait_for()


def watched_puzzle(game: str) -> tuple[Puzzle, PuzzleAnswer]:
    """Return a puzzle of one step, and a wrong answer that others reply to."""
    for puzzle in get_pack(game).puzzles:
        if len(puzzle.steps) > 1:
            continue
        for wrong in puzzle.steps[0].wrong_answers:
            if any(not move.startswith(f"{puzzle.player} ") for move in wrong.continuation):
                return puzzle, wrong
    raise AssertionError(f"no wrong answer of {game} has a continuation")


def read_rating(page: Page) -> str:
    """Return the rating with its change, such as ``1234 (+12)``, without directional marks."""
    return re.sub(r"[^\d()+\u2212]+", " ", page.locator("[data-rating]").inner_text()).strip()


def is_in_window(page: Page, selector: str) -> bool:
    """Whether the first such element ends inside the window, without scrolling."""
    return bool(
        page.locator(selector).first.evaluate(
            "node => { const box = node.getBoundingClientRect(); return box.top >= 0 && box.top < innerHeight - 60"
            " && box.bottom <= innerHeight + 1 }"
        )
    )


def test_only_the_first_puzzle_answer_counts(browser: Browser, local_server: LocalServer) -> None:
    person = visitor(browser, local_server)
    page = person.page
    person.visit("/puzzles/dominion")
    day = current_day()
    assert axe_violations(page) == []
    page.locator("[data-today]").click()
    puzzle = current_puzzle(page, "dominion")
    assert puzzle.id == get_pack("dominion").puzzle_of_day(day).id or day != current_day()
    for step in puzzle.steps:
        answer(page, step.best_notations[0])
    expect(page.locator('[data-verdict="right"] li.right.mine')).to_be_visible()
    expect(page.locator("[data-line]")).to_have_count(len(puzzle.steps[-1].answers))
    rating, _, change = read_rating(page).partition(" ( +")
    assert int(rating) - int(change.rstrip(")")) == 1200, "the rating is shown with its change"
    assert axe_violations(page) == []

    page.reload()
    answer(page, current_puzzle(page, "dominion").steps[0].answers[-1].notation)
    expect(page.locator('[data-verdict="wrong"]')).to_be_visible()
    assert read_rating(page) == rating

    # A missed puzzle comes again, without a change of the rating.
    expect(page.locator("[data-comes-again]")).to_have_attribute("data-comes-again", "1")
    stored = page.evaluate("JSON.parse(localStorage.getItem('bastide.settings'))['missed-puzzles/dominion/0']")
    due = int(stored.removeprefix(f"{puzzle.id}:0:"))
    person.visit("/puzzles/dominion")
    page.locator("[data-today]").wait_for()
    expect(page.locator("[data-repeat]")).to_have_count(0)
    page.evaluate(CHANGE_SETTINGS, {"missed-puzzles/dominion/0": f"{puzzle.id}:0:{due - 1}"})
    page.locator("[data-repeat]").click()
    assert current_puzzle(page, "dominion").id == puzzle.id
    expect(page.locator("[data-repetition]")).to_contain_text("You missed this one before.")
    for step in puzzle.steps:
        answer(page, step.best_notations[0])
    expect(page.locator("[data-comes-again]")).to_have_attribute("data-comes-again", "3")
    assert read_rating(page) == rating
    assert axe_violations(page) == []
    page.locator("[data-next]").click()
    page.locator("[data-today]").wait_for()
    expect(page.locator("[data-repeat]")).to_have_count(0)

    # After midnight the streak is that of the day before.
    expect(page.locator("[data-row]")).to_have_text("1-day streak" if day == current_day() else re.compile("day"))
    theme = page.locator("[data-puzzle-theme]:enabled").last
    wanted = theme.get_attribute("data-puzzle-theme")
    theme.click()
    assert current_puzzle(page, "dominion").theme == wanted


def test_puzzle_with_a_hint_does_not_come_again(browser: Browser, local_server: LocalServer) -> None:
    person = visitor(browser, local_server)
    page = person.page
    person.visit("/puzzles/seven_wonders")
    page.locator("[data-next]").click()
    seen = []
    for _ in range(3):
        puzzle = current_puzzle(page, "seven_wonders")
        seen.append(puzzle.id)
        page.locator("[data-hint]").click()
        expect(page.locator('.task [role="status"]')).to_be_visible()
        for step in puzzle.steps:
            answer(page, step.best_notations[0])
        expect(page.locator('[data-verdict="right"]')).to_be_visible()
        assert read_rating(page) == "1200"
        page.locator("[data-next]").click()
        expect(page).not_to_have_url(re.compile(f"{puzzle.id}$"))
    seen.append(current_puzzle(page, "seven_wonders").id)
    assert len(set(seen)) == 4
    # A hint without an answer counts as a try, too, also after the page is loaded again.
    page.locator("[data-hint]").click()
    expect(page.locator('.task [role="status"]')).to_be_visible()
    person.visit("/puzzles/seven_wonders")
    page.locator("[data-next]").click()
    assert current_puzzle(page, "seven_wonders").id not in seen


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_answer_is_played_on_the_board(browser: Browser, local_server: LocalServer, game: str, size: str) -> None:
    width, height = SIZES[size]
    person = visitor(browser, local_server, width=width, height=height)
    page = person.page
    puzzle, wrong = watched_puzzle(game)
    open_puzzle(person, puzzle)
    assert is_in_window(page, CHOICES[game]), "what is to be clicked is visible without scrolling"
    assert fits_width(page)
    answer(page, wrong.notation)
    given = page.locator(f'[data-verdict="wrong"] li.mine [data-line="{wrong.notation}"]')
    expect(given).to_be_visible()
    # The table stays in sight, with all answers marked on the map.
    table = page.locator("main > .stage").bounding_box()
    assert table is not None
    assert table["y"] < height * 0.6
    if game == "carcassonne" and wrong.notation.startswith("place "):
        expect(page.locator(".advice .ghost").first).to_be_attached()
    assert axe_violations(page) == []

    given.click()
    expect(page.locator(".prompt.mine")).to_have_count(0)
    moves = page.locator("[data-moves]")
    expect(moves).to_have_attribute("data-move", "1")
    total = int(moves.get_attribute("data-moves") or 0)
    texts = [page.locator(".line-text").inner_text()]
    for number in range(2, total + 1):
        page.locator("[data-move-on]").click()
        expect(moves).to_have_attribute("data-move", str(number))
        texts.append(page.locator(".line-text").inner_text())
    assert len(set(texts)) == total
    expect(page.locator("[data-move-on]")).to_be_disabled()
    assert axe_violations(page) == []
    page.locator("[data-move-back]").click()
    expect(moves).to_have_attribute("data-move", str(total - 1))
    page.locator("[data-back]").click()
    expect(page.locator(".prompt.mine")).to_have_count(1)
    expect(given).to_be_focused()
    assert fits_width(page)
    assert person.page_errors == []


def test_answer_can_be_tried_on_the_board(browser: Browser, local_server: LocalServer) -> None:
    person = visitor(browser, local_server)
    page = person.page
    pack = get_pack("dominion").puzzles
    puzzle = next(each for each in pack if len(each.steps) == 1 and each.steps[0].best_notations[0].startswith("buy "))
    bought = [each.notation for each in puzzle.steps[0].answers if each.notation.startswith("buy ")]
    open_puzzle(person, puzzle)
    answer(page, bought[-1])
    page.locator("[data-line]").first.wait_for()
    for notation in bought[:2]:
        page.locator(f'[data-pile="{notation.removeprefix("buy ")}"]').click()
        expect(page.locator("li.shown [data-line]")).to_have_attribute("data-line", notation)
        page.locator("[data-back]").click()
        expect(page.locator(".prompt.mine")).to_have_count(1)
    decks = page.locator(".details .decks")
    expect(decks).to_contain_text("Deck:")
    expect(decks).to_contain_text("Discard pile:")


def test_puzzle_of_several_steps(browser: Browser, local_server: LocalServer) -> None:
    puzzle = next(each for game in GAMES for each in get_pack(game).puzzles if len(each.steps) > 1)
    person = visitor(browser, local_server)
    page = person.page
    open_puzzle(person, puzzle)
    progress = page.locator("[data-step]")
    for number, step in enumerate(puzzle.steps):
        expect(progress).to_have_attribute("data-step", str(number))
        expect(page.locator(".hinted, .rank, .advice")).to_have_count(0)
        answer(page, step.best_notations[0])
    expect(page.locator('[data-verdict="right"]')).to_be_visible()
    page.locator("[data-solution]").click()
    expect(page.locator(".playback .line-text")).not_to_be_empty()
    page.locator("[data-back]").click()
    # A wrong answer to a later step ends the puzzle.
    page.reload()
    answer(page, puzzle.steps[0].best_notations[0])
    expect(progress).to_have_attribute("data-step", "1")
    answer(page, puzzle.steps[1].answers[-1].notation)
    expect(page.locator('[data-verdict="wrong"]')).to_be_visible()


@pytest.mark.parametrize("game", sample_cases("puzzles", ["carcassonne", "seven_wonders"], 1))
def test_puzzles_on_a_phone_in_hebrew(browser: Browser, local_server: LocalServer, game: str) -> None:
    person = visitor(browser, local_server, width=360, height=740)
    page = person.page
    person.visit(f"/puzzles/{game}")
    page.locator("[data-today]").wait_for()
    set_language(page, "he")
    assert fits_width(page)
    page.locator("[data-next]").click()
    puzzle = current_puzzle(page, game)
    assert fits_width(page)
    # Everything about the players is in a dialog.
    page.locator(".players .more").click()
    expect(page.locator("dialog .seats > li")).to_have_count(len(puzzle.seats))
    page.keyboard.press("Escape")
    answer(page, puzzle.steps[0].answers[-1].notation)
    expect(page.locator('[data-verdict="wrong"] li.mine')).to_be_visible()
    assert fits_width(page)
    assert axe_violations(page) == []
    # Play on at a new table, which shows its origin.
    page.locator("[data-go-on]").click()
    page.locator("[data-play-on]").click()
    page.wait_for_url("**/table/*")
    page.locator(".prompt.mine").wait_for()
    page.get_by_role("button", name=re.compile("תפריט|Menu")).click()
    expect(page.locator(f'[data-origin="{puzzle.id}"] a')).to_have_attribute("href", f"/puzzles/{game}/{puzzle.id}")
