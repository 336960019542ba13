"""Walk through a lesson on a phone with touch events only, as its texts instruct."""

from __future__ import annotations

from collections.abc import Callable

from browser_testing import Visitor, fits_width
from layout_checks import small_texts
from lesson_walks import actions_by_reply
from playwright.sync_api import Locator, Page, expect

from bastide.core import JsonData
from bastide.locale import Catalogue
from bastide.teaching.lesson_session import LessonSession

#: Controls of the lesson whose area for taps is too low or narrow, in pixels; links in a sentence are exempt.
SMALL_TARGETS = """() => {
  const BAR = 56;
  const [MIN_BUTTON, MIN_LINK] = [35, 24];
  const least = (node) => (node.matches('a:not(.button), .unstyled') ? MIN_LINK : MIN_BUTTON);
  const isWholeInView = (node) => {
    const { top, bottom } = node.getBoundingClientRect();
    return top > BAR && bottom < innerHeight;
  };
  const reach = (node, dx, dy) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    let by = 0;
    while (by < MIN_BUTTON && node.contains(document.elementFromPoint(x + dx * (by + 1), y + dy * (by + 1)))) by += 1;
    return by;
  };
  return [...document.querySelectorAll('main :is(.teacher, .prompt, .hand, .map-viewport) :is(button, a)')]
    .filter((node) => !node.disabled && node.ariaDisabled !== 'true' && !node.closest('p, .log'))
    .filter((node) => (IN_VIEW)(node) && isWholeInView(node) && reach(node, 0, 0) > 0)
    .map((node) => [node, reach(node, 1, 0) + reach(node, -1, 0), reach(node, 0, 1) + reach(node, 0, -1)])
    .filter(([node, ...size]) => Math.min(...size) < least(node) - 1)
    .map(([node, width, height]) =>
      `${(node.ariaLabel || node.innerText || node.className).trim().slice(0, 40)}: ${width}x${height}`);
}"""
#: Symbols of the legend whose drawing is clearly wider than their place, so that it covers the names beside it.
WIDE_SYMBOLS = """() => [...document.querySelectorAll('.legend .symbol')]
  .filter((symbol) => {
    const wide = (node) => node.getBoundingClientRect().width;
    const svg = symbol.querySelector('svg');
    return !!svg && [...svg.querySelectorAll('*')].some((part) => wide(part) > 1.25 * wide(svg));
  })
  .map((symbol) => symbol.textContent.trim())"""
#: Words for the pointer of a mouse, which a phone must not show.
MOUSE_WORDS = {
    "en": ("mouse", "hover", "click", "press R"),
    "de": ("Maus", "Mauszeiger", "klick", "Taste"),
    "cs": ("myš", "kliknut", "klikni", "kláves"),
    "he": ("עכבר", "לחיצת עכבר", "מקש"),
}
#: Whether the middle of an element is in the viewport.
IN_VIEW = """(node) => {
  const { left, right, top, bottom } = node.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return x > 0 && x < innerWidth && y > 0 && y < innerHeight;
}"""
#: Whether an element is in a hand that is wider than the viewport, to be swiped, at a visible height.
IN_SWIPED_HAND = """(node) => {
  const hand = node.closest('.hand');
  const { top, bottom } = node.getBoundingClientRect();
  return !!hand && hand.scrollWidth > hand.clientWidth && (top + bottom) / 2 > 0 && (top + bottom) / 2 < innerHeight;
}"""
#: Marks the arrow of the map that points to a cell; whether there is one, because the cell is not in view.
FIND_ARROW = """(node) => {
  const middle = (one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const [x, y] = middle(node);
  for (const marked of document.querySelectorAll('[data-toward]')) delete marked.dataset.toward;
  if (node.contains(document.elementFromPoint(x, y))) return false;
  const distance = (arrow) => Math.hypot(middle(arrow)[0] - x, middle(arrow)[1] - y);
  const [first] = [...document.querySelectorAll('.arrow')].sort((a, b) => distance(a) - distance(b));
  if (first) first.dataset.toward = 'yes';
  return !!first;
}"""


def without_isolates(text: str) -> str:
    """Remove the marks around values of a text, which browsers show as nothing."""
    return text.replace("\u2068", "").replace("\u2069", "").strip()


class TouchWalk:
    """Walk through one lesson by taps. ``look`` is called with a name for each state of the page."""

    def __init__(
        self, person: Visitor, game: str, name: str, language: str, look: Callable[[str], None] = lambda what: None
    ) -> None:
        self.person = person
        self.page: Page = person.page
        self.game = game
        self.name = name
        self.language = language
        self.look = look
        self.state: dict[str, JsonData] = {}
        self.faults: list[str] = []

    def walk(self, wrong_first: bool = True) -> list[str]:
        """Tap a wrong answer at the first step if there is one, then all right answers. Returns faults of the page."""
        with self.page.expect_response("**/api/lessons") as begun:
            self.person.visit(f"/learn/{self.game}/{self.name}")
        self.show(begun.value.json())
        number = 0
        while self.state["step"] != self.state["steps"]:
            if self.state["rests"]:
                self.tap_and_wait(self.page.locator(".teacher button.primary"))
            number += 1
            self.examine(f"{number:02}-ask")
            answers = self.answers()
            wrong = [given for reply, given in answers.items() if reply not in ("right", "toward")]
            if number == 1 and wrong and wrong_first:
                self.answer(wrong[0][:1])
                if self.state["verdict"] != "wrong":
                    self.faults.append(f"{number}: {wrong[0][0]} is not refused")
                self.examine(f"{number:02}-wrong")
            self.answer(self.right_answer())
            if self.state["verdict"] == "wrong":
                self.faults.append(f"{number}: the right answer is refused")
                break
            self.examine(f"{number:02}-right")
        expect(self.page.locator(".teacher .row .primary")).to_be_visible()
        return self.faults

    # -- answers ------------------------------------------------------------------------------

    def session(self) -> LessonSession:
        course = LessonSession(self.game, self.name)
        course.replay([str(one) for one in self.state["taken"]])  # type: ignore[union-attr]  # JSON
        return course

    def answers(self) -> dict[str, list[str]]:
        return actions_by_reply(self.session())

    def decision(self) -> dict[str, JsonData]:
        position = self.state["position"]
        assert isinstance(position, dict)
        decision = position["decision"]
        assert isinstance(decision, dict)
        return decision

    def right_answer(self) -> list[str]:
        """Return a right answer: one action, or all cards that are picked together."""
        answers = self.answers()
        first = (answers.get("right") or answers["toward"])[0]
        together = int(str(self.decision()["most"])) > 1 and first.split()[0] in ("discard", "trash")
        if not together:
            return [first]
        course, picks = self.session(), []
        step = course.step_index
        while course.step is not None and course.step_index == step:
            answers = actions_by_reply(course)
            notation = (answers.get("right") or answers["toward"])[0]
            picks.append(notation)
            course.answer(notation)
        return picks

    def answer(self, notations: list[str]) -> None:
        """Tap an answer and wait for the reply."""
        page = self.page
        if self.game == "carcassonne" and notations[0].startswith("place "):
            self.tap_and_wait(self.aim_tile(notations[0]))
            return
        if len(notations) > 1 or (int(str(self.decision()["most"])) > 1 and notations[0] != "done"):
            cards = [notation.split()[1] for notation in notations if notation != "done"]
            for card in set(cards):
                held = page.locator(f'.hand [data-hand="{card}"]')
                for at in range(cards.count(card)):
                    self.tap(held.nth(at))
            self.tap_and_wait(page.locator('[data-action="confirm"]'))
            return
        notation = notations[0]
        words = notation.split()
        for selector in (f'[data-action="{notation}"]', f'[data-spot="{notation}"]'):
            if page.locator(selector).count():
                self.tap_and_wait(page.locator(selector).first)
                return
        spot = page.locator(f'[data-spot="{notation}"]')
        for group in page.locator('[data-group][aria-pressed="false"]').all():
            self.tap(group)
            if spot.count():
                self.tap_and_wait(spot.first)
                return
        if notation == "done":
            self.tap_and_wait(page.locator('[data-action="confirm"]'))
            return
        card = words[-1] if self.game == "dominion" or words[0] == "dig" else words[2 if words[0] == "stage" else 1]
        target = page.locator(f'[data-pile="{card}"]' if words[0] in ("buy", "gain") else f'.hand [data-hand="{card}"]')
        # A hand follows its animation.
        target.first.wait_for()
        if words[0] in ("build", "stage", "sell"):
            self.tap(target.first)
            if page.locator("dialog.sheet[open]").count():
                self.look("sheet")
                at = self.sheet_order(card).index(notation)
                self.tap_and_wait(page.locator("dialog.sheet [data-component-action]").nth(at))
            else:
                self.tap_and_wait(page.locator(f'[data-action="{notation}"]').first)
            return
        self.tap(target.first)
        self.tap_and_wait(self.page.locator("dialog.sheet [data-component-action]").first)

    def sheet_order(self, card: str) -> list[str]:
        """Return the actions of a card of 7 Wonders in the order of its sheet."""
        actions = self.decision()["actions"]
        assert isinstance(actions, list)
        found: list[tuple[int, int, str]] = []
        for info in actions:
            assert isinstance(info, dict)
            meaning = info["meaning"]
            assert isinstance(meaning, dict)
            if meaning.get("card") == card:
                verb = ["build", "stage", "sell"].index(str(meaning["do"]))
                paid = sum(int(str(meaning.get(key) or 0)) for key in ("bank", "left", "right"))
                found.append((verb, paid, str(info["notation"])))
        return [notation for *_, notation in sorted(found, key=lambda one: one[:2])]

    def aim_tile(self, notation: str) -> Locator:
        """Tap the cell, rotate the tile as needed, and return the button that places it."""
        page = self.page
        actions = self.decision()["actions"]
        assert isinstance(actions, list)
        wanted = next(info["meaning"] for info in actions if isinstance(info, dict) and info["notation"] == notation)
        assert isinstance(wanted, dict)
        cell = f"{wanted['x']},{wanted['y']}"
        self.show_cell(page.locator(f'[data-cell="{cell}"]'))
        self.tap(page.locator(f'[data-cell="{cell}"]'))
        words = Catalogue(self.language)
        facing = without_isolates(words.translate_for_game("carcassonne", "page-facing", {"facing": wanted["facing"]}))
        for _ in range(4):
            if facing in map(without_isolates, page.locator("p.visually-hidden[role=status]").all_inner_texts()):
                break
            self.tap(page.locator('[data-action="turn"]'))
        else:
            raise AssertionError(f"the tile cannot be {facing}")
        self.look("aimed")
        return page.locator('[data-action="lay"]')

    def show_cell(self, cell: Locator) -> None:
        """Tap the arrows at the edges of a large map until a cell is in view."""
        for _ in range(8):
            if not cell.evaluate(FIND_ARROW):
                return
            self.page.locator("[data-toward]").tap()
            # The map glides.
            self.page.wait_for_timeout(700)
        self.faults.append(f"{self.where()}: the arrows do not lead to {cell.get_attribute('data-cell')}")

    # -- taps ---------------------------------------------------------------------------------

    def tap(self, target: Locator) -> None:
        target.wait_for()
        if not target.evaluate(IN_VIEW) and not target.evaluate(IN_SWIPED_HAND):
            self.faults.append(f"{self.where()}: scroll to tap {target.evaluate('(node) => node.outerHTML')[:90]}")
        target.tap()

    def tap_and_wait(self, target: Locator) -> None:
        target.wait_for()
        with self.page.expect_response("**/api/lessons") as said:
            self.tap(target)
        self.show(said.value.json())

    def show(self, state: dict[str, JsonData]) -> None:
        """Wait until the page shows a state of the lesson."""
        self.state = state
        expect(self.page.locator("main > .stage")).to_be_visible()
        expect(self.page.locator(".dots .past")).to_have_count(int(str(state["step"])))

    # -- examination --------------------------------------------------------------------------

    def where(self) -> str:
        return f"{self.language} {self.game}/{self.name} {self.state['step']}"

    def examine(self, what: str) -> None:
        """Collect faults of the page as it is shown now."""
        page = self.page
        expect(page.locator(".teacher")).to_have_attribute("lang", self.language)
        where = f"{self.where()} {what}"
        # Coins may still fly to a neighbour.
        for _ in range(20):
            if fits_width(page):
                break
            page.wait_for_timeout(50)
        else:
            self.faults.append(f"{where}: sticks out")
        text = page.locator("main").inner_text().lower()
        self.faults += [f"{where}: says {word}" for word in MOUSE_WORDS[self.language] if word.lower() in text]
        self.faults += [f"{where}: small text {one}" for one in small_texts(page)]
        self.faults += [
            f"{where}: small target {one}" for one in page.evaluate(SMALL_TARGETS.replace("IN_VIEW", IN_VIEW))
        ]
        self.faults += [f"{where}: wide symbol {one}" for one in page.evaluate(WIDE_SYMBOLS)]
        if not page.locator(".teacher .words").evaluate(IN_VIEW):
            self.faults.append(f"{where}: the text is out of view")
        self.look(what)
