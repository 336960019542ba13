"""Take a picture of every screen in every language, and note which messages it shows and where (for ``make copy``)."""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tests" / folder) for folder in ("", "support", "web")]

from browser_testing import LocalServer, Visitor, need_pages, open_browser, visitor  # noqa: E402
from layout_checks import LOADING, set_language, wait_for_layout  # noqa: E402
from playwright.sync_api import Error  # noqa: E402
from screen_catalogue import Way, every, table  # noqa: E402
from table_scenes import SCENES  # noqa: E402

from bastide.locale.languages import FALLBACK_LANGUAGE  # noqa: E402

#: Size of a laptop window. Long pages are photographed whole, up to a limit.
WIDTH, HEIGHT, MAX_HEIGHT = 1280, 800, 8000
JPEG_QUALITY = 45
LOCATE_TEXTS = Path(__file__).with_name("locate_texts.js").read_text(encoding="utf-8").strip().removesuffix(";")
#: Turns of the log of each scene that are unfolded.
UNFOLDED_TURNS = 2
PAGE_HEIGHT = "() => document.documentElement.scrollHeight"


def log_screens(local_server: LocalServer) -> dict[str, Way]:
    """Return screens with one turn of the log unfolded, whose sentences are hidden otherwise."""

    def way(scene: str, turn: int) -> Way:
        def go(person: Visitor) -> None:
            table(local_server, scene)(person)
            turns = person.page.locator(".log .fold")
            turns.nth(min(turn, turns.count() - 1)).click()

        return go

    return {
        f"{scene} log {turn + 1}": way(scene, turn)
        for scene in SCENES
        if scene.endswith((" middle", " many", " late"))
        for turn in range(UNFOLDED_TURNS)
    }


def take_picture(person: Visitor, screen: str, folder: Path) -> dict[str, object]:
    """Take a picture of the current page. Returns its file, its size and the places of the messages that it shows."""
    page = person.page
    page.locator(LOADING).first.wait_for(state="detached")
    wait_for_layout(page)
    height = min(max(int(page.evaluate(PAGE_HEIGHT)), HEIGHT), MAX_HEIGHT)
    if height > HEIGHT:
        page.set_viewport_size({"width": WIDTH, "height": height})
        wait_for_layout(page)
    file = folder / f"{screen.replace(' ', '-')}.jpg"
    page.screenshot(path=file, type="jpeg", quality=JPEG_QUALITY, animations="disabled")
    places = page.evaluate(f"() => ({LOCATE_TEXTS})([...translatedTexts])")
    if height > HEIGHT:
        page.set_viewport_size({"width": WIDTH, "height": HEIGHT})
    return {"screen": screen, "file": file.name, "width": WIDTH, "height": height, "places": places}


def take_copy_pictures(folder: Path, languages: Iterable[str], only: Iterable[str] = ()) -> None:
    """Write ``LANGUAGE/SCREEN.jpg`` and ``LANGUAGE/places.json`` for all screens, or those with a word of ``only``."""
    need_pages()
    words = tuple(only)
    # English is first, because screens are opened in English.
    taken: dict[str, list[dict[str, object]]] = {
        language: [] for language in sorted(languages, key=lambda code: code != FALLBACK_LANGUAGE)
    }
    for language in taken:
        (folder / language).mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, open_browser() as browser:
        local_server = LocalServer(Path(data))
        local_server.start()
        try:
            person = visitor(browser, local_server, width=WIDTH, height=HEIGHT)
            person.context.add_init_script("globalThis.translatedTexts = new Set()")
            person.enter_lobby("Ada")
            for screen, open_screen in {**every(local_server), **log_screens(local_server)}.items():
                if words and not any(word in screen for word in words):
                    continue
                set_language(person.page, FALLBACK_LANGUAGE)
                try:
                    open_screen(person)
                except (Error, AssertionError) as problem:
                    print(f"{screen}: the screen cannot be opened: {problem}", file=sys.stderr)
                    continue
                print(screen, flush=True)
                for language in taken:
                    if language != FALLBACK_LANGUAGE:
                        # Everything on the page is translated again.
                        person.page.evaluate("() => translatedTexts.clear()")
                        set_language(person.page, language)
                    taken[language].append(take_picture(person, screen, folder / language))
        finally:
            local_server.stop()
    for language, pictures in taken.items():
        (folder / language / "places.json").write_text(json.dumps(pictures, ensure_ascii=False), encoding="utf-8")
