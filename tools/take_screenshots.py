"""Take screenshots of every screen, in every size, language and theme, for review: ``make pictures``.

    python tools/take_screenshots.py [--out FOLDER] [--only WORD ...] [--sizes phone,desktop] [--languages he] [--themes
    dark]

Writes a folder with a PNG for each, and an ``index.html`` that shows them side by side. Tables are recorded games
(``tests/web/table_scenes.py``), so that screenshots of two versions can be compared.
"""

from __future__ import annotations

import argparse
import html
import json
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tests" / folder) for folder in ("", "support", "web")]

from browser_testing import LocalServer, Visitor, need_pages, open_browser, visitor  # noqa: E402
from layout_checks import LANGUAGES, LOADING, change_settings, set_language, wait_for_layout  # noqa: E402
from playwright.sync_api import Error, Page  # noqa: E402
from screen_catalogue import every  # noqa: E402

SIZES = {
    "phone": (360, 740),
    "across": (740, 360),
    "tablet": (768, 1024),
    "desktop": (1366, 768),
    "large": (1920, 1080),
}
THEMES = ("light", "dark")
STYLE = """
  body { font: 15px sans-serif; margin: 1rem; background: #777; color: #fff }
  .shots { display: flex; flex-wrap: wrap; gap: .6rem; align-items: start }
  figure { margin: 0 } img { height: 260px; display: block; background: #fff } figcaption { font-size: 12px }
"""


def write_index(folder: Path, names: dict[str, list[str]]) -> None:
    """Write a page with all screenshots, one row per screen; a click shows one in full size."""
    rows = []
    for screen, files in names.items():
        shots = "".join(
            f'<figure><a href="{file}"><img src="{file}" alt="" loading="lazy"></a>'
            f"<figcaption>{html.escape(Path(file).stem)}</figcaption></figure>"
            for file in files
        )
        rows.append(f'<h2>{html.escape(screen)}</h2><div class="shots">{shots}</div>')
    page = f"<!doctype html><meta charset=utf-8><title>Bastide</title><style>{STYLE}</style>{''.join(rows)}"
    (folder / "index.html").write_text(page, encoding="utf-8")


def take_screenshot(page: Page, path: Path, whole: bool) -> None:
    """Take a screenshot once the page has wait_for_layout."""
    page.locator(LOADING).first.wait_for(state="detached")  # for example the rules in another language
    wait_for_layout(page)
    page.screenshot(path=path, full_page=whole, animations="disabled")


def parse_selection(text: str, known: tuple[str, ...]) -> list[str]:
    """Parse a comma-separated selection; exits with an error for unknown values."""
    found = text.split(",") if text else list(known)
    unknown = sorted(set(found) - set(known))
    if unknown:
        raise SystemExit(f"there is no {', '.join(unknown)}: {', '.join(known)}")
    return found


def take_screenshots(person: Visitor, local_server: LocalServer, arguments: argparse.Namespace) -> int:
    """Take all selected screenshots. Returns their number."""
    folder: Path = arguments.out
    folder.mkdir(parents=True, exist_ok=True)
    sizes = parse_selection(arguments.sizes, tuple(SIZES))
    languages = parse_selection(arguments.languages, LANGUAGES)
    themes = parse_selection(arguments.themes, THEMES)
    made: dict[str, list[str]] = {}
    page = person.page
    for screen, go in every(local_server).items():
        if arguments.only and not any(word in screen for word in arguments.only):
            continue
        page.set_viewport_size({"width": 1366, "height": 768})
        change_settings(page, theme="light")
        set_language(page, "en")
        try:
            go(person)
        except Error as problem:
            raise SystemExit(f"there is no way to {screen!r}: {problem}") from problem
        print(screen, flush=True)
        for theme in themes:
            change_settings(page, theme=theme)
            for language in languages:
                set_language(page, language)
                for size in sizes:
                    width, height = SIZES[size]
                    page.set_viewport_size({"width": width, "height": height})
                    name = f"{screen.replace(' ', '-')}.{size}.{language}.{theme}.png"
                    take_screenshot(page, folder / name, arguments.whole)
                    made.setdefault(screen, []).append(name)
    write_index(folder, made)
    return sum(map(len, made.values()))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--out", type=Path, default=ROOT / "artefacts" / "pictures")
    parser.add_argument("--only", nargs="*", default=[], help="only screens whose name contains one of these words")
    parser.add_argument("--sizes", default="", help=", ".join(SIZES))
    parser.add_argument("--languages", default="", help=", ".join(LANGUAGES))
    parser.add_argument("--themes", default="", help=", ".join(THEMES))
    parser.add_argument("--whole", action="store_true", help="capture full pages, not only the viewport")
    arguments = parser.parse_args()
    need_pages()
    with tempfile.TemporaryDirectory() as folder, open_browser() as browser:
        local_server = LocalServer(Path(folder))
        local_server.start()
        try:
            person = visitor(browser, local_server)
            person.enter_lobby("Ada")
            count = take_screenshots(person, local_server, arguments)
        finally:
            local_server.stop()
    print(json.dumps({"pictures": count, "folder": str(arguments.out), "complaints": person.page_errors}))
    if person.page_errors:
        sys.exit(1)


if __name__ == "__main__":
    main()
