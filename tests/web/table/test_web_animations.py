"""Browser tests of animations: order, skipping, and layout shifts."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from typing import Any

import pytest
from browser_play import begin, place_tile, resign, until
from browser_testing import LocalServer, Visitor, visitor
from layout_checks import wait_for_layout
from playwright.sync_api import Browser, Page, expect
from sampled_cases import sample_cases

#: Records which supply piles decrease, and when.
RECORD_PURCHASES = """
() => {
  const left = (pile) => parseInt(pile.querySelector('.count').textContent) || 0;
  const piles = () => [...document.querySelectorAll('[data-pile]')];
  const counts = () => new Map(piles().map((pile) => [pile.dataset.pile, left(pile)]));
  let before = counts();
  window.seen = [];
  new MutationObserver(() => {
    const now = counts();
    const prompt = document.querySelector('.prompt');
    if (!now.size || !prompt) return;
    const what = { at: performance.now(), mine: prompt.matches('.mine'), prompt: prompt.textContent };
    for (const [pile, count] of now) if (count < before.get(pile)) window.seen.push({ pile, ...what });
    before = now;
  }).observe(document.querySelector('main'), { subtree: true, childList: true, characterData: true });
}
"""
#: Records what flies over the page: gained cards, cards from play or from the hand.
RECORD_FLIGHTS = """
() => {
  window.flown = [];
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node.style?.position === 'fixed') {
        const { flyingCard, inPlay, hand } = node.dataset;
        window.flown.push(flyingCard ?? (inPlay ? `in play: ${inPlay}` : `hand: ${hand}`));
      }
  }).observe(document.body, { childList: true });
}
"""
#: Records layout shifts that no input caused.
RECORD_LAYOUT_SHIFTS = """
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
#: Counts how often an older state was shown.
COUNT_ANIMATIONS = """
() => {
  window.behind = 0;
  new MutationObserver(() => { if (document.querySelector('.recent-moves[aria-busy="true"]')) window.behind += 1; })
    .observe(document.body, { subtree: true, attributes: true, childList: true });
}
"""
#: Only against hanging: on a busy machine the bots' turns take long.
TURN_TIMEOUT_S = 180
#: It is the player's turn, and no animation is running.
IS_MY_TURN = """() => !!document.querySelector('.prompt.mine')
  && !document.querySelector('.recent-moves[aria-busy="true"]')"""
#: The same for a given turn of Dominion.
IS_MY_DOMINION_TURN = """() => !!document.querySelector('.prompt.mine')
  && !document.querySelector('.recent-moves[aria-busy="true"]')
  && /Turn\\W*%s\\b/.test(document.querySelector('.seats [data-seat="0"]').textContent)"""


def start_game(
    browser: Browser,
    local_server: LocalServer,
    game: str,
    *,
    seats: int = 4,
    bot: str = "random",
    speed: str = "normal",
) -> Visitor:
    person = visitor(browser, local_server, width=1366, height=768, motion=True)
    change_settings(person, speed)
    person.set_name("Ruth")
    begin(person, game, seats=seats, bot=bot)
    person.page.locator(".prompt.mine").wait_for()
    return person


def change_settings(person: Visitor, speed: str) -> None:
    """Set the animation speed, end turns at once, and make forced actions manual."""
    liked = json.dumps({"speed": speed, "turnEnd": "once", "forced": False})
    person.context.add_init_script(f"localStorage.setItem('bastide.settings', '{liked}')")


def take_turn(page: Page) -> str:
    """Take a whole turn: play all Treasures and buy the most expensive affordable card."""
    page.keyboard.press("t")
    page.locator(".play .small").first.wait_for()
    page.locator(".prompt.mine").wait_for()
    piles = page.locator(".pile.open")
    prices = [int(text) for text in piles.locator(".cost").all_inner_texts()]
    dearest = piles.nth(prices.index(max(prices)))
    bought = str(dearest.get_attribute("data-pile"))
    dearest.click()
    # Away from the pile, to hide its preview.
    page.mouse.move(300, 5)
    return bought


def bought_cards(page: Page) -> list[str]:
    """Return the bought cards from the log, oldest first."""
    lines = [re.sub("[\u2068\u2069]", "", line) for line in page.locator(".log .story").all_inner_texts()]
    found = [re.search(r"(?:buys|gains) (.*)", line) for line in reversed(lines)]
    return [match[1].lower().replace(" ", "_") for match in found if match]


def test_bot_purchases_are_animated_in_order(browser: Browser, local_server: LocalServer) -> None:
    person = start_game(browser, local_server, "dominion", bot="medium")
    page = person.page
    page.evaluate(RECORD_PURCHASES)
    page.evaluate(RECORD_FLIGHTS)
    bought = take_turn(page)
    until(page, IS_MY_DOMINION_TURN % 2, TURN_TIMEOUT_S)
    seen: list[dict[str, Any]] = page.evaluate("() => window.seen")
    assert [one["pile"] for one in seen] == bought_cards(page), page.locator(".log").inner_text()
    assert seen[0]["pile"] == bought
    assert len(seen) >= 3
    # Gained cards flew to their owners, played cards and the rest of the hand to the discard pile.
    flown = page.evaluate("() => window.flown")
    assert [one for one in flown if ":" not in one] == [one["pile"] for one in seen]
    assert {"in play: copper", "hand: estate"} <= set(flown)
    # One after the other, not several in the same update.
    assert all(earlier["at"] < later["at"] for earlier, later in pairwise(seen))
    # Meanwhile the prompt said who plays. The player's own prompt came after them.
    assert not any(one["mine"] for one in seen[1:])
    assert all("is playing" in one["prompt"] for one in seen[1:])
    assert not any("Game over" in one["prompt"] for one in seen)
    # Recent moves are listed above the table and marked on the piles.
    strip = page.locator("[data-recent-moves]")
    expect(strip).to_have_count(3)
    assert sum(bool(re.search("buys", text)) for text in strip.all_inner_texts()) == len(seen) - 1
    assert page.locator(".takers").count() == len({one["pile"] for one in seen[1:]})
    person.screenshot("dominion-since")
    assert person.page_errors == []
    person.context.close()


def test_key_or_button_skips_animations_only(browser: Browser, local_server: LocalServer) -> None:
    person = start_game(browser, local_server, "dominion", bot="medium")
    page = person.page
    for means in ("key", "button"):
        take_turn(page)
        # The prompt names the player whose turn is animated.
        expect(page.locator(".prompt")).to_contain_text("is playing")
        expect(page.locator(".prompt.mine")).to_have_count(0)
        if means == "key":
            page.keyboard.press("Shift")
        else:
            page.locator(".prompt .skip").click()
        expect(page.locator(".prompt .skip")).to_have_count(0)
        expect(page.locator(".seats .moving")).to_have_attribute("data-seat", "0")
        expect(page.locator(".play .small")).to_have_count(0)
        expect(page.locator(".prompt")).to_have_attribute("data-decision", re.compile("buy|action"))
    assert person.page_errors == []
    person.context.close()


@pytest.mark.parametrize("wish", ["instant", "reduced motion"])
def test_no_animations_if_instant_or_reduced_motion(browser: Browser, local_server: LocalServer, wish: str) -> None:
    person = visitor(browser, local_server, width=1366, height=768, motion=wish == "instant")
    if wish == "instant":
        change_settings(person, "instant")
    person.set_name("Ruth")
    begin(person, "dominion", seats=4, bot="random")
    page = person.page
    page.locator(".prompt.mine").wait_for()
    page.evaluate(COUNT_ANIMATIONS)
    take_turn(page)
    until(page, IS_MY_DOMINION_TURN % 2, TURN_TIMEOUT_S)
    assert page.evaluate("() => window.behind") == 0
    person.context.close()


def test_replay_uses_the_same_animations(browser: Browser, local_server: LocalServer) -> None:
    person = start_game(browser, local_server, "dominion", seats=2, speed="quick")
    page = person.page
    bought = take_turn(page)
    until(page, IS_MY_DOMINION_TURN % 2, TURN_TIMEOUT_S)
    table = page.url.split("/table/")[1]
    resign(page)
    person.visit(f"/replay/{table}")
    page.locator(".supply").wait_for()
    page.evaluate(RECORD_PURCHASES)
    page.get_by_role("button", name=re.compile("^play .* pause")).click()
    until(page, "() => window.seen.length > 0", 30)
    # The bought card flies before its pile decreases.
    assert page.evaluate("() => window.seen[0].pile") == bought
    page.get_by_role("button", name=re.compile("^play .* pause")).click()
    assert person.page_errors == []
    person.context.close()


#: The same for a given turn of an Age of 7 Wonders.
IS_MY_WONDERS_TURN = """() => !!document.querySelector('.prompt.mine[data-decision="card"]')
  && !document.querySelector('.recent-moves[aria-busy="true"]')
  && /turn\\W*%s\\b/.test(document.querySelector('p.age').textContent)"""


@pytest.mark.parametrize("game", sample_cases("jumps", ["dominion", "seven_wonders", "carcassonne"], 1))
def test_no_layout_shift_between_decisions(browser: Browser, local_server: LocalServer, game: str) -> None:
    person = start_game(browser, local_server, game, speed="quick")
    page = person.page
    if game == "seven_wonders":
        page.locator(".side").first.click()
        until(page, IS_MY_WONDERS_TURN % 1, TURN_TIMEOUT_S)
    until(page, IS_MY_TURN, TURN_TIMEOUT_S)
    # Everything with its own size is loaded: fonts, and the coach's texts.
    page.wait_for_load_state("networkidle")
    page.evaluate("() => document.fonts.ready")
    wait_for_layout(page)
    page.evaluate(RECORD_LAYOUT_SHIFTS)
    for turn in (2, 3):
        if game == "dominion":
            take_turn(page)
            until(page, IS_MY_DOMINION_TURN % turn, TURN_TIMEOUT_S)
        elif game == "seven_wonders":
            page.locator("[data-hand]").first.click()
            page.locator('.answers [data-action^="sell"]').click()
            page.mouse.move(300, 5)
            until(page, IS_MY_WONDERS_TURN % turn, TURN_TIMEOUT_S)
        else:
            place_tile(page)
            decline = page.locator('.prompt.mine[data-decision="figure"] [data-action="none"]')
            other = page.locator('.prompt:not([data-decision="place"]), .prompt[data-decision="place"]:not(.mine)')
            decline.or_(other).first.wait_for()
            if decline.count():  # not if every feature is occupied
                decline.click()
            page.locator('.prompt.mine[data-decision="place"]').wait_for()
            until(page, IS_MY_TURN, TURN_TIMEOUT_S)
    shifts = page.evaluate("() => window.shifts")
    assert sum(value for value, _ in shifts) < 0.001, shifts
    person.context.close()
