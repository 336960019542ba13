"""Browser tests of studies: two authors at once, a reader who follows, and a puzzle made from a game."""

from __future__ import annotations

import re
from pathlib import Path

from account_pages import check_layout, create_account
from browser_testing import NewVisitor, Visitor
from playwright.sync_api import Page, expect
from scripted_client import Client

from bastide.core import GameNode

RECORD = Path(__file__).parents[2] / "records" / "dominion" / "base2-improvements-2p-people.record"
#: A recorded action that buys something, so that another purchase is a variation.
AT = 11


def node(page: Page, depth: int) -> None:
    expect(page.locator("main.board")).to_have_attribute("data-depth", str(depth))


def show(page: Page, at: int) -> None:
    page.locator(f'[data-node="{at}"]').click()
    node(page, at)


def sign_up(person: Visitor, name: str) -> Client:
    """Give a visitor an account without the page; returns a client of the same person."""
    client = Client(person.address, name)
    client.post("/api/me/account", {"account": name.lower(), "passphrase": "correct horse battery"})
    session, _, token = client.cookie.partition("=")
    person.page.context.add_cookies([{"name": session, "value": token, "url": person.address}])
    return client


def test_two_authors_edit_at_once_and_a_reader_follows(new_visitor: NewVisitor) -> None:
    ann, ben, cyd = new_visitor(), new_visitor(), new_visitor()
    create_account(ann, "ann-studies")
    sign_up(ben, "Ben")
    # A new study with a chapter.
    page = ann.page
    ann.visit("/studies")
    page.locator("[data-title]").fill("Buying: early turns")
    page.locator("[data-visibility]").select_option("link")
    page.locator("[data-new-study] button[type=submit]").click()
    page.locator("[data-add-chapter]").click()
    page.locator("[data-chapter-title]").fill("First game")
    page.locator("[data-chapter-text]").fill(RECORD.read_text(encoding="utf-8"))
    page.locator("[data-add]").click()
    node(page, 0)
    study = re.sub(r".*/studies/", "", page.url)

    # Ben joins by the link for authors; both see each other.
    head = page.request.get(f"{ann.address}/api/studies/{study}").json()["head"]
    other = ben.page
    ben.visit(f"/studies/{study}?invite={head['author_invite']}")
    other.locator("[data-join]").click()
    expect(other.locator("[data-add-chapter]")).to_have_count(1)
    expect(page.locator("[data-members] li")).to_have_count(2)

    # Ann plays another move and comments it; Ben sees it, marks it, and comments a recorded move.
    show(page, AT)
    expect(other.locator("[data-here]")).to_have_count(1)
    page.locator("main h1").click()
    page.keyboard.press("a")
    page.locator('[data-choice="buy estate"]').click()
    node(page, AT + 1)
    page.locator("[data-comment]").fill("What if?\nCheap.")
    page.locator("main h1").click()
    shown = other.locator(".branch")
    expect(shown).to_contain_text("What if?")
    shown.locator("[data-node]").click()
    node(other, AT + 1)
    other.locator('[data-mark="bad"]').click()
    show(other, AT)
    other.locator("[data-comment]").fill("As played.")
    other.locator("main h1").click()
    expect(page.locator(".branch .sign")).to_have_count(1)
    expect(page.locator("[data-moves]")).to_contain_text("As played.")

    # Nobody else can edit; a visitor without a name follows the leader until they look elsewhere.
    watcher = cyd.page
    cyd.visit(f"/studies/{study}")
    node(watcher, 0)
    expect(watcher.locator("[data-comment], [data-add-chapter], [data-lead]")).to_have_count(0)
    page.locator("[data-lead]").click()
    node(watcher, AT + 1)
    show(page, 3)
    node(watcher, 3)
    show(watcher, 5)
    expect(watcher.locator("[data-follow]")).to_have_count(1)
    show(page, 7)
    watcher.locator("[data-follow]").click()
    node(watcher, 7)
    ann.screenshot("study")

    # Replayed: the exported text has everything, and the same tree after a reload.
    text = page.request.get(f"{ann.address}/api/studies/{study}/text").text()
    root = GameNode.from_text(text.partition("== game: First game\n")[2])
    root.check()
    notes = {each.comment: each.marks for each in root.descendants() if each.comment}
    assert notes == {"As played.": set(), "What if?\nCheap.": {"bad"}}
    other.reload()
    expect(other.locator(".branch")).to_contain_text("What if?")
    check_layout(page)


def test_puzzle_from_a_game_is_solved(new_visitor: NewVisitor) -> None:
    person = new_visitor(width=390, height=844)
    page = person.page
    client = sign_up(person, "Dot")
    study = client.post("/api/studies", {"title": "Puzzles", "visibility": "public"})["id"]
    text = RECORD.read_text(encoding="utf-8")
    client.post(f"/api/studies/{study}/chapters", {"title": "Game", "text": text})
    person.visit("/studies")
    page.locator(f'[data-study="{study}"]').first.click()
    show(page, AT)
    answer = GameNode.from_text(text).mainline()[AT].move
    assert answer is not None
    page.locator("[data-to-puzzle]").click()
    page.locator("[data-chapter-title]").fill("What now?")
    page.locator("[data-add]").click()
    # The new chapter opens as a puzzle, without its answer.
    result = page.locator("[data-result]")
    expect(result).to_have_text("Find the best move, and play it on the table.")
    expect(page.locator("[data-moves]")).to_have_count(0)
    page.locator("main h1").click()
    page.keyboard.press("a")
    page.locator('[data-choice="buy estate"]').click()
    expect(result).to_have_attribute("data-result", "wrong")
    node(page, 0)
    person.screenshot("study-puzzle")
    page.keyboard.press("a")
    page.locator(f'[data-choice="{answer.text}"]').click()
    expect(result).to_have_attribute("data-result", re.compile("right|solved"))
    page.locator("[data-show-answer]").click()
    expect(page.locator("[data-moves]")).to_have_count(1)
    check_layout(page)
