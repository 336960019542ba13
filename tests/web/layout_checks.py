"""Layout checks: no texts overlap, are clipped, covered, too small or in a foreign script.

    for shape in shapes(person.page):
        assert layout_faults(person.page) == [], shape

Intended exceptions are marked in the page, at the element that causes them:

* ``data-allow-overlap``: texts inside it may overlap each other, like cards in a stack, but no text outside.
* ``data-allow-clip``: clipped content can be reached in another way, such as a map or a long name with a title.
  Controls inside it may be covered from outside.

Layers (dialogs, the top bar, anything ``fixed`` or ``sticky``) may cover the page; inside each layer the same rules
apply. Hidden signs without letters or digits are decoration.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from playwright.sync_api import Page, expect
from sampled_cases import sample_cases

LANGUAGES = ("en", "he", "de", "cs")
#: Desktop, laptop, and phone in portrait and landscape.
SIZES = {"desktop": (1366, 768), "laptop": (1280, 800), "upright": (360, 740), "across": (740, 360)}
#: Check all languages and sizes, including tablet and large screen; takes minutes.
WHOLE = "BASTIDE_SOAK" in os.environ
MORE = {"tablet": (768, 1024), "large": (1920, 1080)}
CHECKS = Path(__file__).with_suffix(".js").read_text(encoding="utf-8").strip()


def run_check(page: Page, question: str) -> list[str]:
    return list(page.evaluate(f"{CHECKS}.{question}"))


def layout_faults(page: Page) -> list[str]:
    """Return the layout faults of the page: texts that overlap, are clipped or covered, and unreachable controls."""
    return run_check(page, "faults()")


def small_texts(page: Page, least: float = 12) -> list[str]:
    """Return texts smaller than this, in pixels."""
    return run_check(page, f"small({least})")


#: As if changed in another tab, because phones have no language menu at a table.
CHANGE_SETTINGS = """liked => {
  const settings = JSON.parse(localStorage.getItem("bastide.settings") ?? "{}");
  localStorage.setItem("bastide.settings", JSON.stringify({ ...settings, ...liked }));
  dispatchEvent(new StorageEvent("storage", { key: "bastide.settings" }));
}"""


def change_settings(page: Page, **liked: str) -> None:
    """Change settings such as the theme, on the current page."""
    page.evaluate(CHANGE_SETTINGS, liked)


#: Elements that are loading. (Waiting for a person has the role status and may take long.)
LOADING = "main [aria-busy=true]:not([role=status])"


def set_language(page: Page, language: str) -> None:
    """Change the language, and wait until its texts are loaded."""
    change_settings(page, language=language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator(LOADING)).to_have_count(0)


def wait_for_layout(page: Page) -> None:
    """Wait two frames, until elements that follow the window size have updated."""
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def shapes(
    page: Page, languages: Iterable[str] = LANGUAGES, sizes: dict[str, tuple[int, int]] = SIZES
) -> Iterator[str]:
    """Show the page in each of these languages and sizes, and yield the name of each combination."""
    for language in languages:
        set_language(page, language)
        for size, (width, height) in sizes.items():
            page.set_viewport_size({"width": width, "height": height})
            wait_for_layout(page)
            yield f"{language} {size} {page.url}"


def sampled_shapes(page: Page, turn: int) -> Iterator[str]:
    """Sample languages and sizes for one of many screens: two sizes in Hebrew, the others in two other languages.

    The sample depends on ``turn``. With ``BASTIDE_SOAK`` set, all combinations and more sizes are used.
    """
    if WHOLE:
        yield from shapes(page, LANGUAGES, {**SIZES, **MORE})
        return
    hebrew = sample_cases(f"worn {turn}", SIZES, 2)
    yield from shapes(page, ["he"], {size: SIZES[size] for size in hebrew})
    others = sample_cases(f"spoken {turn}", [language for language in LANGUAGES if language != "he"], 2)
    for language, size in zip(others, (size for size in SIZES if size not in hebrew), strict=True):
        yield from shapes(page, [language], {size: SIZES[size]})


#: Credits, which are the same in every script.
CREDITS = ["Lorc", "Delapouite", "game-icons.net", "CC BY 3.0", "Frank Ruhl Libre", "Heebo", "SIL Open Font License"]


def latin_words(page: Page, names: Iterable[str] = ()) -> list[str]:
    """Return words in Latin letters, other than names, on a page in another script."""
    known = [*names, "Bastide"]
    found = set()
    for text in run_check(page, "said()"):
        rest = str(text)
        for name in sorted(known, key=len, reverse=True):
            rest = rest.replace(name, " ")
        for word in re.findall(r"[A-Za-z][A-Za-z'-]+", rest):
            if re.fullmatch("[IVX]+", word):
                continue  # a Roman numeral
            found.add(f"{word} ({text.strip()[:60]})")
    return sorted(found)
