"""Catalogue of all screens by name, with the steps that open them, for layout tests and screenshots.

    SCREENS["settings"](person)

Each function starts anywhere, with a named person in English, and returns when the screen is shown.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

from app_pages import APP_PAGES
from browser_play import long_press, play_now, show_all_options
from browser_testing import ROOT, LocalServer, Visitor
from layout_checks import LOADING
from playwright.sync_api import Page
from table_scenes import SCENES, set_up_table

Way: TypeAlias = Callable[[Visitor], None]


def open_page(person: Visitor, path: str) -> None:
    person.visit(path)
    person.page.get_by_role("heading", level=1).wait_for()
    person.page.locator("main button, main input, main a").first.wait_for()


def new_table(game: str) -> Way:
    def go(person: Visitor) -> None:
        open_page(person, f"/new/{game}")
        show_all_options(person.page)

    return go


def kingdom(person: Visitor) -> None:
    new_table("dominion")(person)
    own_kingdom(person.page)


def own_kingdom(page: Page) -> None:
    page.locator("[data-option=kingdom] select").first.select_option(" own")
    page.locator("[data-option=kingdom] .values article").first.wait_for()


def waiting_room(person: Visitor, game: str = "carcassonne") -> None:
    open_page(person, f"/new/{game}")
    person.page.locator("input[name=opponents][value=friends]").check()
    person.page.locator("button.start-game").click()
    person.page.locator("#invite").wait_for()


def finished_game(person: Visitor) -> None:
    play_now(person, "dominion")
    throw_away(person.page)
    open_page(person, "/")
    person.page.locator(".tables li").first.wait_for()


def throw_away(page: Page) -> None:
    open_menu(page)
    page.locator("dialog button", has_text=re.compile("Abandon game|מחיקת המשחק")).click()
    page.locator(".result").wait_for()


def open_menu(page: Page) -> None:
    page.locator(".tools button").last.click()
    page.locator("dialog").wait_for()


def ask_for_hint(page: Page) -> None:
    page.keyboard.press("h")
    page.locator("section.hint").wait_for()


def menu(person: Visitor) -> None:
    play_now(person, "dominion")
    open_menu(person.page)


def gallery(game: str) -> Way:
    def go(person: Visitor) -> None:
        open_page(person, f"/gallery/{game}")
        person.page.locator("main article, main .tiles img").first.wait_for()

    return go


def rules(game: str) -> Way:
    def go(person: Visitor) -> None:
        open_page(person, f"/rules/{game}")
        person.page.locator(LOADING).first.wait_for(state="detached")

    return go


def first_of(path: str, link: str) -> Way:
    """Open the first link of this kind on a page, which leads to a table for one."""

    def go(person: Visitor) -> None:
        open_page(person, path)
        person.page.locator(link).first.click()
        person.page.locator(".prompt").first.wait_for()

    return go


def at(path: str) -> Way:
    return lambda person: open_page(person, path)


def page_screens() -> dict[str, Way]:
    """Return a screen for each page that can be opened by its address, with a game if it takes one."""
    addresses = {name: page.example_address({"game": "dominion"}) for name, page in APP_PAGES.items()}
    return {name: at(address) for name, address in addresses.items() if address is not None}


#: General screens: all pages, some of them prepared, and further states.
SCREENS: dict[str, Way] = {
    **page_screens(),
    "lobby": finished_game,
    "new_table": new_table("dominion"),
    "kingdom": kingdom,
    "new seven wonders": new_table("seven_wonders"),
    "new carcassonne": new_table("carcassonne"),
    "learn": at("/learn/carcassonne"),
    "puzzles": at("/puzzles/seven_wonders"),
    "gallery": gallery("dominion"),
    "rules": rules("dominion"),
    "position seven wonders": at("/position/seven_wonders"),
    "position carcassonne": at("/position/carcassonne"),
    "nowhere": at("/nowhere"),
    "no table": at("/table/nosuchtable"),
    "waiting room": waiting_room,
}
GAMES = ("dominion", "seven_wonders", "carcassonne")
GALLERIES: dict[str, Way] = {f"gallery {game}": gallery(game) for game in GAMES}
RULES: dict[str, Way] = {f"rules {game}": rules(game) for game in GAMES}
LESSONS: dict[str, Way] = {f"lesson {game}": first_of(f"/learn/{game}", "[data-lesson]") for game in GAMES}
PUZZLES: dict[str, Way] = {f"puzzle {game}": first_of(f"/puzzles/{game}", "[data-today]") for game in GAMES}


# -- at the table -----------------------------------------------------------------------------------


def table(local_server: LocalServer, name: str) -> Way:
    """Open the table of a scene."""

    def go(person: Visitor) -> None:
        scene = SCENES[name]
        person.visit(f"/table/{set_up_table(local_server, person, scene)}")
        person.page.locator(".result" if scene.moves < 0 else ".prompt").first.wait_for()
        person.page.mouse.move(2, 2)

    return go


def tables(local_server: LocalServer) -> dict[str, Way]:
    """Return the tables of all scenes."""
    return {name: table(local_server, name) for name in SCENES}


#: Screens opened from a table: the scene, and the action that opens them.
OPENED: dict[str, tuple[str, Callable[[Page], None]]] = {
    "dominion card": ("dominion middle", lambda page: page.locator('[data-pile="goons"]').hover()),
    "dominion sheet": ("dominion middle", lambda page: long_press(page, '[data-pile="goons"]')),
    "seven_wonders sheet": ("seven_wonders middle", lambda page: long_press(page, "[data-hand]")),
    "seven_wonders card": ("seven_wonders middle", lambda page: page.locator("[data-hand]").first.hover()),
    "seven_wonders answers": ("seven_wonders middle", lambda page: page.locator("[data-hand]").first.click()),
    "carcassonne cell": ("carcassonne middle", lambda page: page.keyboard.press("ArrowRight")),
    "all choices": ("carcassonne middle", lambda page: page.keyboard.press("a")),
    "keys": ("dominion middle", lambda page: page.keyboard.press("?")),
    "menu": ("dominion middle", open_menu),
    "hint": ("dominion middle", ask_for_hint),
}


def opened(local_server: LocalServer) -> dict[str, Way]:
    def way(name: str) -> Way:
        scene, do = OPENED[name]

        def go(person: Visitor) -> None:
            table(local_server, scene)(person)
            do(person.page)

        return go

    return {name: way(name) for name in OPENED}


def replay(game: str, record: str, step: int) -> Way:
    """Open a record of ``tests/records`` with all hands."""
    file: Path = ROOT / "tests" / "records" / game / f"{record}.record"

    def go(person: Visitor) -> None:
        open_page(person, f"/replay?at={step}")
        person.page.locator('input[type="file"]').set_input_files(file)
        person.page.locator('input[type="range"]').wait_for()

    return go


def analysis(game: str, record: str, step: int) -> Way:
    """Open a record on the analysis board, with its evaluation."""

    def go(person: Visitor) -> None:
        replay(game, record, step)(person)
        person.page.locator("[data-analyse]").click()
        person.page.locator("[data-evaluated='1']").wait_for()

    return go


REPLAYS: dict[str, Way] = {
    "analysis dominion": analysis("dominion", "base2-improvements-2p-people", 103),
    "analysis carcassonne": analysis("carcassonne", "base-2p-hard-expert", 80),
    "replay dominion": replay("dominion", "base2-improvements-2p-people", 103),
    "replay seven_wonders": replay("seven_wonders", "3p-day-people", 36),
    "replay carcassonne": replay("carcassonne", "base-2p-hard-expert", 80),
}


#: Other screens with tables.
ELSEWHERE: dict[str, Way] = {**REPLAYS, **LESSONS, **PUZZLES, **GALLERIES, **RULES}


def every(local_server: LocalServer) -> dict[str, Way]:
    """Return all screens."""
    return {**SCREENS, **tables(local_server), **opened(local_server), **ELSEWHERE}


def names() -> list[str]:
    """Return the names of all screens."""
    return [*SCREENS, *SCENES, *OPENED, *ELSEWHERE]
