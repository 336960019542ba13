"""Draw pictures of tables for the documentation and for link previews, from recorded games.

``make drawings`` writes ``docs/pictures/GAME.svg``; a test compares them with the current drawing. ``make previews``
renders them in a browser for link previews (``page/preview.jpg`` of each game, ``web/public/preview.jpg``) and for the
icons, because chat programs show no SVG.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from bastide.core import get_kit, parse_record
from bastide.device.site.site_page import PHONE_PREVIEW_FILE, PHONE_PREVIEW_SIZE

if TYPE_CHECKING:
    from playwright.sync_api import Browser

ROOT = Path(__file__).parents[1]
PICTURES = ROOT / "docs" / "pictures"
#: Size of a link preview in pixels.
PREVIEW_WIDTH, PREVIEW_HEIGHT = 1200, 630
JPEG_QUALITY = 60


class Scene(NamedTuple):
    """A position of a recorded game, as one of the players saw it."""

    record: str
    at: int
    seat: int
    #: Player names, where the record has only bots.
    names: tuple[str, ...] = ()
    #: Part of the picture that is shown in the common preview.
    shown: str = "0 0"


SCENES = {
    "dominion": Scene("prosperity-beginners-4p-people", 300, 0),
    "seven_wonders": Scene("3p-day-people", 39, 0),
    "carcassonne": Scene("base-2p-hard-expert", 90, 0, ("Ruth", "Jiří"), "36% 42%"),
}


def draw_picture(game: str) -> str:
    """Return the picture of a game for the documentation."""
    scene = SCENES[game]
    record = parse_record((ROOT / "tests" / "records" / game / f"{scene.record}.record").read_text(encoding="utf-8"))
    return record.state_at(scene.at).svg(scene.seat, seats=scene.names or record.seats) + "\n"


def write_previews() -> None:
    """Write the link previews: the upper part of each picture, and all of them side by side, or stacked for phones."""
    sys.path[:0] = [str(ROOT / "tests" / folder) for folder in ("support", "web")]
    from browser_testing import open_browser

    third = "".join(
        f"<div style='background:url({game}.svg) {scene.shown}/auto 160%'></div>" for game, scene in SCENES.items()
    )
    pages = {get_kit(game).folder / "page" / "preview.jpg": f"<img src='{game}.svg'>" for game in SCENES}
    for name in ("preview.jpg", PHONE_PREVIEW_FILE):
        pages[ROOT / "web" / "public" / name] = f"<main>{third}</main>"
    style = "<style>body{margin:0}main{display:flex;height:100vh}div{flex:1}"
    style += "@media (orientation:portrait){main{flex-direction:column}}</style>"
    with tempfile.TemporaryDirectory() as folder, open_browser() as browser:
        for game in SCENES:
            (Path(folder) / f"{game}.svg").write_text(draw_picture(game), encoding="utf-8")
        page = browser.new_page()
        for target, body in pages.items():
            (Path(folder) / "page.html").write_text(style + body, encoding="utf-8")
            is_for_phone = target.name == PHONE_PREVIEW_FILE
            size = PHONE_PREVIEW_SIZE if is_for_phone else (PREVIEW_WIDTH, PREVIEW_HEIGHT)
            page.set_viewport_size({"width": size[0], "height": size[1]})
            page.goto((Path(folder) / "page.html").as_uri())
            page.screenshot(path=target, type="jpeg", quality=JPEG_QUALITY)
        write_icons(browser)


def write_icons(browser: Browser) -> None:
    """Write the icons for systems without SVG. Large ones are maskable, so they fill the square."""
    for size in (48, 180, 512):
        icon = ROOT / "web" / ("public/icon.svg" if size < 100 else "icon-maskable.svg")
        page = browser.new_page(viewport={"width": size, "height": size})
        style = "<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>"
        page.set_content(style + icon.read_text(encoding="utf-8"))
        page.screenshot(path=ROOT / "web" / "public" / f"icon-{size}.png", omit_background=True)
        page.close()


if __name__ == "__main__":
    if "--previews" in sys.argv:
        write_previews()
    else:
        PICTURES.mkdir(exist_ok=True)
        for game in SCENES:
            (PICTURES / f"{game}.svg").write_text(draw_picture(game), encoding="utf-8")
