"""What happens is shown one step after the other: in order, making nobody wait, and without anything jumping."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from typing import Any

import pytest
from browser_play import begin, lay, resign, until
from browser_testing import LocalServer, Visitor, visitor
from layout_checks import settled
from playwright.sync_api import Browser, Page, expect
from sample import drawn

#: Notes what the supply and the log show, whenever they change: the piles whose counts have changed, and the time.
WATCH = """
() => {
  const left = (pile) => parseInt(pile.querySelector('.count').textContent) || 0;
  const piles = () => [...document.querySelectorAll('[data-pile]')];
  const counts = () => new Map(piles().map((pile) => [pile.dataset.pile, left(pile)]));
  let before = counts();
  window.seen = [];
  new MutationObserver(() => {
    const now = counts();
    const what = { at: performance.now(), mine: !!document.querySelector('.prompt.mine') };
    for (const [pile, count] of now) if (count < before.get(pile)) window.seen.push({ pile, ...what });
    before = now;
  }).observe(document.querySelector('.supply'), { subtree: true, childList: true, characterData: true });
}
"""
#: Notes what flies over the page: a pile's card, or one that was in play.
FLIGHTS = """
() => {
  window.flown = [];
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node.style?.position === 'fixed') window.flown.push(node.dataset.pile ?? `in play: ${node.dataset.inPlay}`);
  }).observe(document.body, { childList: true });
}
"""
#: Layout shifts that nobody has caused by doing something.
SHIFTS = """
() => {
  window.shifts = [];
  // What follows somebody's hand within half a second may move things. Counted in frames: a busy machine has fewer.
  let frames = 30;
  const count = () => { frames += 1; requestAnimationFrame(count); };
  count();
  addEventListener('pointerdown', () => { frames = 0; }, true);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.hadRecentInput || frames < 30) continue;
      // Nobody sees the space after a sentence move.
      if (entry.sources.every(({ node }) => node?.nodeType === Node.TEXT_NODE && !node.data.trim())) continue;
      const nodes = entry.sources.map(({ node }) => node?.outerHTML ?? node?.parentElement?.outerHTML ?? '');
      window.shifts.push([entry.value, nodes.map((text) => text.slice(0, 90))]);
    }
  }).observe({ type: 'layout-shift' });
}
"""
#: Counts how often something older than now was shown.
BEHIND = """
() => {
  window.behind = 0;
  new MutationObserver(() => { if (document.querySelector('.skip.behind')) window.behind += 1; })
    .observe(document.body, { subtree: true, attributes: true, childList: true });
}
"""
#: It is the reader's turn, and everything before it has been shown.
STILL = "() => !!document.querySelector('.prompt.mine') && !document.querySelector('.skip.behind')"
#: The same for a certain turn of Dominion.
TURN = """() => !!document.querySelector('.prompt.mine') && !document.querySelector('.skip.behind')
  && /Turn\\W*%s\\b/.test(document.querySelector('.seats [data-seat="0"]').textContent)"""


def sit_down(
    browser: Browser,
    local_server: LocalServer,
    game: str,
    *,
    seats: int = 4,
    bot: str = "random",
    speed: str = "normal",
) -> Visitor:
    person = visitor(browser, local_server, width=1366, height=768, motion=True)
    like(person, speed)
    person.be("Ruth")
    begin(person, game, seats=seats, bot=bot)
    person.page.locator(".prompt.mine").wait_for()
    return person


def like(person: Visitor, speed: str) -> None:
    """Steps at this speed, a turn that is over with the last purchase, and nothing done by itself: whether something is
    forced lies in the deal.
    """
    liked = json.dumps({"speed": speed, "turnEnd": "once", "forced": False})
    person.context.add_init_script(f"localStorage.setItem('bastide.settings', '{liked}')")


def take_turn(page: Page) -> str:
    """A whole turn to its end: all Treasures are played, and the dearest card bought that they pay for."""
    page.keyboard.press("t")
    page.locator(".play .small").first.wait_for()
    page.locator(".prompt.mine").wait_for()
    piles = page.locator(".pile.open")
    prices = [int(text) for text in piles.locator(".cost").all_inner_texts()]
    dearest = piles.nth(prices.index(max(prices)))
    bought = str(dearest.get_attribute("data-pile"))
    dearest.click()
    # Away from the pile, which would be shown large.
    page.mouse.move(300, 5)
    return bought


def gains(page: Page) -> list[str]:
    """The cards that were bought, as the log tells it in the end, oldest first."""
    lines = [re.sub("[\u2068\u2069]", "", line) for line in page.locator(".log .story").all_inner_texts()]
    found = [re.search(r"(?:buys|gains) (.*)", line) for line in reversed(lines)]
    return [match[1].lower().replace(" ", "_") for match in found if match]


def test_every_purchase_of_three_bots_is_seen_in_the_order_in_which_it_happened(
    browser: Browser, local_server: LocalServer
) -> None:
    person = sit_down(browser, local_server, "dominion", bot="medium")
    page = person.page
    page.evaluate(WATCH)
    page.evaluate(FLIGHTS)
    bought = take_turn(page)
    until(page, TURN % 2, 40)
    seen: list[dict[str, Any]] = page.evaluate("() => window.seen")
    assert [one["pile"] for one in seen] == gains(page), page.locator(".log").inner_text()
    assert seen[0]["pile"] == bought
    assert len(seen) >= 3
    # Each flew to whoever bought it, and what had been played to the discard pile.
    flown = page.evaluate("() => window.flown")
    assert [one for one in flown if not one.startswith("in play")] == [one["pile"] for one in seen]
    assert "in play: copper" in flown
    # One after the other, so that each can be followed.
    times = [one["at"] for one in seen]
    assert all(later - earlier > 300 for earlier, later in pairwise(times))
    # And whoever may act could have done so long before the last of them.
    assert seen[-1]["mine"]
    # What they have done since is told over the table, and marked on the piles.
    strip = page.locator("[data-recent-moves]")
    expect(strip).to_have_count(3)
    assert sum(bool(re.search("buys", text)) for text in strip.all_inner_texts()) == len(seen) - 1
    assert page.locator(".takers").count() == len({one["pile"] for one in seen[1:]})
    person.shot("dominion-since")
    assert person.complaints == []
    person.context.close()


def test_a_key_or_a_click_skips_to_now_and_does_nothing_else(browser: Browser, local_server: LocalServer) -> None:
    person = sit_down(browser, local_server, "dominion", bot="medium")
    page = person.page
    for means in ("key", "click"):
        take_turn(page)
        page.locator(".skip.behind").wait_for()
        page.locator(".prompt.mine").wait_for()
        # The reader is asked already, while the turn of somebody else is shown.
        expect(page.locator(".seats .moving")).not_to_have_attribute("data-seat", "0")
        if means == "key":
            page.keyboard.press("Shift")
        else:
            page.locator(".play header").click()
        expect(page.locator(".skip.behind")).to_have_count(0)
        expect(page.locator(".seats .moving")).to_have_attribute("data-seat", "0")
        expect(page.locator(".play .small")).to_have_count(0)
        expect(page.locator(".prompt")).to_have_attribute("data-decision", re.compile("buy|action"))
    assert person.complaints == []
    person.context.close()


def test_a_question_is_answered_at_once_while_the_others_are_still_shown(
    browser: Browser, local_server: LocalServer
) -> None:
    person = sit_down(browser, local_server, "dominion", bot="medium")
    page = person.page
    take_turn(page)
    # What others did may be here before the answer to what one did oneself; until then nothing can be pressed.
    page.locator(".prompt.mine button:enabled").first.wait_for()
    page.locator(".skip.behind").wait_for()
    page.keyboard.press("t")
    # It is carried out, and what is shown is how things stand.
    expect(page.locator(".play .whose")).to_contain_text("Ruth")
    expect(page.locator(".play .small").first).to_be_visible()
    expect(page.locator(".skip.behind")).to_have_count(0)
    person.context.close()


@pytest.mark.parametrize("wish", ["instant", "reduced motion"])
def test_who_wants_no_steps_sees_how_things_stand_at_once(
    browser: Browser, local_server: LocalServer, wish: str
) -> None:
    person = visitor(browser, local_server, width=1366, height=768, motion=wish == "instant")
    if wish == "instant":
        like(person, "instant")
    person.be("Ruth")
    begin(person, "dominion", seats=4, bot="random")
    page = person.page
    page.locator(".prompt.mine").wait_for()
    page.evaluate(BEHIND)
    take_turn(page)
    until(page, TURN % 2, 20)
    assert page.evaluate("() => window.behind") == 0
    person.context.close()


def test_a_replay_is_played_by_the_same_steps(browser: Browser, local_server: LocalServer) -> None:
    person = sit_down(browser, local_server, "dominion", seats=2, speed="quick")
    page = person.page
    bought = take_turn(page)
    until(page, TURN % 2, 40)
    table = page.url.split("/table/")[1]
    resign(page)
    person.visit(f"/replay/{table}")
    page.locator(".supply").wait_for()
    page.evaluate(WATCH)
    page.get_by_role("button", name=re.compile("^play by itself")).click()
    until(page, "() => window.seen.length > 0", 30)
    # The bought card has flown before its pile is one lower.
    assert page.evaluate("() => window.seen[0].pile") == bought
    page.get_by_role("button", name=re.compile("^play by itself")).click()
    assert person.complaints == []
    person.context.close()


#: The same for a certain turn of an age of 7 Wonders.
OF_AGE = """() => !!document.querySelector('.prompt.mine[data-decision="card"]') && !document.querySelector('.skip.behind')
  && /turn\\W*%s\\b/.test(document.querySelector('p.age').textContent)"""


@pytest.mark.parametrize("game", drawn("jumps", ["dominion", "seven_wonders", "carcassonne"], 1))
def test_nothing_jumps_between_two_decisions(browser: Browser, local_server: LocalServer, game: str) -> None:
    person = sit_down(browser, local_server, game, speed="quick")
    page = person.page
    if game == "seven_wonders":
        page.locator(".side").first.click()
        until(page, OF_AGE % 1, 40)
    until(page, STILL, 40)
    # Everything is there that makes its own room: letters, and the words of the coach.
    page.wait_for_load_state("networkidle")
    page.evaluate("() => document.fonts.ready")
    settled(page)
    page.evaluate(SHIFTS)
    for turn in (2, 3):
        if game == "dominion":
            take_turn(page)
            until(page, TURN % turn, 60)
        elif game == "seven_wonders":
            page.locator("[data-hand]").first.click()
            page.locator('.answers [data-action^="sell"]').click()
            page.mouse.move(300, 5)
            until(page, OF_AGE % turn, 60)
        else:
            lay(page)
            decline = page.locator('.prompt.mine[data-decision="figure"] [data-action="none"]')
            other = page.locator('.prompt:not([data-decision="place"]), .prompt[data-decision="place"]:not(.mine)')
            decline.or_(other).first.wait_for()
            if decline.count():  # not where every feature belongs to somebody
                decline.click()
            page.locator('.prompt.mine[data-decision="place"]').wait_for()
            until(page, STILL, 60)
    shifts = page.evaluate("() => window.shifts")
    assert sum(value for value, _ in shifts) < 0.001, shifts
    person.context.close()
