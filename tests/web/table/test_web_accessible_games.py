"""Browser tests that finish a game of each with the accessibility tree only: roles, names and the keyboard.

Nothing is found by its place or its looks. The tests know only what a screen reader says: the announcements, the list
of choices and the description of the table.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from browser_play import begin
from browser_testing import LocalServer, NewVisitor, axe_violations
from playwright.sync_api import Page, expect
from table_scenes import Scene, set_up_table

#: Records every announcement, because the region keeps only the last ones.
RECORD_ANNOUNCEMENTS = """region => {
  window.announced = [...region.children].map((line) => line.textContent);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node.textContent.trim()) window.announced.push(node.textContent);
  }).observe(region, { childList: true });
}"""
ISOLATES = re.compile("[\u2066-\u2069]")
#: The announcement of a decision ends with its number of choices.
DECISION = re.compile(r"(\d+) choices?\.$")
END = re.compile(r"^Game over")
MAX_DECISIONS = 120

#: Positions near the end, in which bots continue for the others.
LATE_DOMINION = Scene("dominion", "base2-improvements-2p-people", 312, "action")
LATE_CARCASSONNE = Scene("carcassonne", "base-2p-hard-expert", 130, "place")


def announced(page: Page) -> list[str]:
    return [ISOLATES.sub("", text).strip() for text in page.evaluate("() => window.announced")]


def wait_for_decision(page: Page, heard: int) -> list[str]:
    """Wait for a decision or the end after the first ``heard`` announcements, and return the new ones."""
    for _ in range(1200):
        new = announced(page)[heard:]
        if new and (DECISION.search(new[-1]) or any(END.search(text) for text in new)):
            return new
        page.wait_for_timeout(50)
    raise AssertionError(f"no decision after: {announced(page)}")


def choose_by_name(page: Page, wanted: list[str], count: int) -> None:
    """Open the list of choices by key and choose the first wanted one, or else the first."""
    page.keyboard.press("a")
    dialog = page.get_by_role("dialog")
    choices = dialog.get_by_role("list").get_by_role("button")
    expect(choices).to_have_count(count)
    names = [ISOLATES.sub("", name).strip() for name in choices.all_inner_texts()]
    assert all(names), names
    assert len(set(names)) == len(names), names
    index = next((names.index(name) for name in wanted if name in names), 0)
    choices.nth(index).press("Enter")
    expect(dialog).to_have_count(0)


def read_description(page: Page) -> list[int]:
    """Open the description by key, read all levels, and return their numbers of paragraphs."""
    page.keyboard.press("d")
    dialog = page.get_by_role("dialog", name="The table in words")
    lengths = []
    for level in ("Short", "Normal", "Full"):
        dialog.get_by_role("radio", name=level).press("Space")
        expect(dialog.get_by_role("radio", name=level)).to_be_checked()
        lengths.append(len(dialog.get_by_role("listitem").all()))
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    return lengths


def play_to_end(page: Page, choose: Callable[[int], None]) -> list[str]:
    """Answer every announced decision until the game is over. Return all announcements."""
    region = page.get_by_role("log", name="Announcements")
    region.evaluate(RECORD_ANNOUNCEMENTS)
    heard = 0
    for turn in range(MAX_DECISIONS):
        new = wait_for_decision(page, heard)
        if any(END.search(text) for text in new):
            # The result is read, because its heading gets the focus.
            expect(page.get_by_role("heading", level=2).and_(page.locator(":focus"))).to_have_count(1)
            return announced(page)
        heard += len(new)
        found = DECISION.search(new[-1])
        assert found is not None
        if turn == 0:
            short, normal, full = read_description(page)
            assert short < normal < full
            assert axe_violations(page, always=True) == []
        choose(int(found.group(1)))
    raise AssertionError(f"no end after {MAX_DECISIONS} decisions")


def test_dominion_is_finished_with_the_accessibility_tree(new_visitor: NewVisitor, local_server: LocalServer) -> None:
    person = new_visitor()
    person.set_name("Kim")
    person.visit(f"/table/{set_up_table(local_server, person, LATE_DOMINION, bot='random')}")
    wanted = ["Buy: Merchant", "Play all Treasures", "End Action phase", "Gain: Merchant", "End turn", "Done"]
    heard = play_to_end(person.page, lambda count: choose_by_name(person.page, wanted, count))
    assert [text for text in heard if text.startswith("Game over. Winner")] != []
    # One purchase, one announcement.
    bought = [text for text in heard if re.match("Kim buys Merchant", text)]
    assert 1 <= len(bought) <= 3


def test_seven_wonders_is_finished_with_the_accessibility_tree(new_visitor: NewVisitor) -> None:
    """A whole game, from the choice of the side."""
    person = new_visitor()
    person.set_name("Kim")
    begin(person, "seven_wonders", seats=3)
    heard = play_to_end(person.page, lambda count: choose_by_name(person.page, [], count))
    assert len([text for text in heard if DECISION.search(text)]) >= 18
    assert len([text for text in heard if re.match("Kim (builds|discards)", text)]) >= 18


def test_carcassonne_is_finished_with_the_accessibility_tree(
    new_visitor: NewVisitor, local_server: LocalServer
) -> None:
    """Tiles are placed on the map with the arrow keys, which announce each place; followers by the list."""
    person = new_visitor()
    person.set_name("Kim")
    page = person.page
    person.visit(f"/table/{set_up_table(local_server, person, LATE_CARCASSONNE, bot='random')}")
    placed = []

    def choose(count: int) -> None:
        if not announced(page)[-1].startswith("Place this tile"):
            choose_by_name(page, [], count)
            return
        page.keyboard.press("ArrowRight")
        cell = page.get_by_role("button", pressed=True).and_(page.locator(":focus"))
        expect(cell).to_have_accessible_name(re.compile(r"(north|east|south|west) of.*;\W*\d+\W*,\W*\d+\W*$"))
        page.keyboard.press("r")
        expect(page.get_by_role("status").filter(has_text="facing")).to_have_count(1)
        placed.append(count)
        page.keyboard.press("Enter")

    heard = play_to_end(page, choose)
    assert len(placed) >= 2
    assert len([text for text in heard if text.startswith("Kim places a tile")]) == len(placed)
    assert [text for text in heard if text.startswith("Final scoring")] != []
    assert len([text for text in heard if text.startswith("Game over. Winner")]) == 1
