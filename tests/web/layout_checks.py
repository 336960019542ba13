"""Whether a page can be read and reached: no two texts overlap, none is cut off or covered, too small or foreign.

    for shape in shapes(person.page):
        assert faults(person.page) == [], shape

What lies on purpose as it lies is marked in the page, at the element that makes it so:

* ``data-allow-overlap``: the texts in it may lie over each other, like cards in a stack; one in it and one outside may not.
* ``data-allow-clip``: what sticks out of it can be reached in another way: a map that can be moved, a long name with a title.

Layers that come and go or stick (dialogs, the bar on top, anything ``fixed`` or ``sticky``) may lie over the page;
inside of each, the same rules hold. Signs without a letter or a digit that are hidden from readers are decoration.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from playwright.sync_api import Page, expect
from sample import drawn

LANGUAGES = ("en", "he", "de", "cs")
#: A desktop, one that is narrower and higher, and a phone held upright and across.
SIZES = {"desktop": (1366, 768), "laptop": (1280, 800), "upright": (360, 740), "across": (740, 360)}
#: All shapes, a large screen and a tablet among them: by hand, it takes minutes.
WHOLE = "BASTIDE_SOAK" in os.environ
MORE = {"tablet": (768, 1024), "large": (1920, 1080)}
ASK = Path(__file__).with_suffix(".js").read_text(encoding="utf-8").strip()


def ask(page: Page, question: str) -> list[str]:
    return list(page.evaluate(f"{ASK}.{question}"))


def faults(page: Page) -> list[str]:
    """What is wrong with the page as it is: texts that overlap, are cut off or covered, and what cannot be pressed."""
    return ask(page, "faults()")


def too_small(page: Page, least: float = 12) -> list[str]:
    """The texts with letters smaller than this, in pixels."""
    return ask(page, f"small({least})")


#: As if the reader had chosen it in another window: at a table, a phone has no bar with the languages.
LIKE = """liked => {
  const settings = JSON.parse(localStorage.getItem("bastide.settings") ?? "{}");
  localStorage.setItem("bastide.settings", JSON.stringify({ ...settings, ...liked }));
  dispatchEvent(new StorageEvent("storage", { key: "bastide.settings" }));
}"""


def like(page: Page, **liked: str) -> None:
    """Change settings, such as the theme, where one is."""
    page.evaluate(LIKE, liked)


#: What is still being fetched. (Who waits for somebody is told so as a status: that may take its time.)
LOADING = "main [aria-busy=true]:not([role=status])"


def speak(page: Page, language: str) -> None:
    """Change the language, and wait for what has to be fetched in it."""
    like(page, language=language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator(LOADING)).to_have_count(0)


def settled(page: Page) -> None:
    """What follows the size of the window does so in the next frames."""
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def shapes(
    page: Page, languages: Iterable[str] = LANGUAGES, sizes: dict[str, tuple[int, int]] = SIZES
) -> Iterator[str]:
    """The page in each of these languages and sizes, one after the other; the name of the shape is what comes."""
    for language in languages:
        speak(page, language)
        for size, (width, height) in sizes.items():
            page.set_viewport_size({"width": width, "height": height})
            settled(page)
            yield f"{language} {size} {page.url}"


def worn(page: Page, turn: int) -> Iterator[str]:
    """The shapes in which one of many screens is judged: two sizes in Hebrew, the others in two of the other languages.

    They are drawn for each ``turn``. With ``BASTIDE_SOAK`` set, everything in all, on more screens.
    """
    if WHOLE:
        yield from shapes(page, LANGUAGES, {**SIZES, **MORE})
        return
    hebrew = drawn(f"worn {turn}", SIZES, 2)
    yield from shapes(page, ["he"], {size: SIZES[size] for size in hebrew})
    others = drawn(f"spoken {turn}", [language for language in LANGUAGES if language != "he"], 2)
    for language, size in zip(others, (size for size in SIZES if size not in hebrew), strict=True):
        yield from shapes(page, [language], {size: SIZES[size]})


#: Those whose works are used: names that are written alike in every script.
CREDITS = ["Lorc", "Delapouite", "game-icons.net", "CC BY 3.0", "Frank Ruhl Libre", "Heebo", "SIL Open Font License"]


def latin_words(page: Page, names: Iterable[str] = ()) -> list[str]:
    """Words in Latin letters that a page in another script shows or says, other than names."""
    known = [*names, "Bastide"]
    found = set()
    for text in ask(page, "said()"):
        rest = str(text)
        for name in sorted(known, key=len, reverse=True):
            rest = rest.replace(name, " ")
        for word in re.findall(r"[A-Za-z][A-Za-z'-]+", rest):
            if re.fullmatch("[IVX]+", word):
                continue  # a number
            found.add(f"{word} ({text.strip()[:60]})")
    return sorted(found)
