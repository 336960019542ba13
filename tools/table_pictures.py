"""Pictures of tables for the documentation and for links, from games that were played.

``make drawings`` writes ``docs/pictures/GAME.svg``; a test keeps them as they are drawn now. ``make previews`` takes
photographs of the same for whoever is sent a link (``page/preview.jpg`` of each game, ``web/public/preview.jpg`` for
the house): programs for chatting show no SVG. They need a browser, and change only when somebody likes them to.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from bastide.core import get_kit, parse_record

ROOT = Path(__file__).parents[1]
PICTURES = ROOT / "docs" / "pictures"
#: What a link shows is so large.
WIDE, HIGH = 1200, 630
QUALITY = 80


class Scene(NamedTuple):
    """A moment of a recorded game, as one of the players saw it."""

    record: str
    at: int
    seat: int
    #: Who sits there in the picture, where the record names only bots.
    names: tuple[str, ...] = ()


SCENES = {
    "dominion": Scene("prosperity-beginners-4p-people", 300, 0),
    "seven_wonders": Scene("3p-day-people", 39, 0),
    "carcassonne": Scene("base-2p-hard-expert", 90, 0, ("Ruth", "Jiří")),
}


def picture(game: str) -> str:
    """The picture of a game in the documentation."""
    scene = SCENES[game]
    record = parse_record((ROOT / "tests" / "records" / game / f"{scene.record}.record").read_text(encoding="utf-8"))
    return record.state(scene.at).svg(scene.seat, seats=scene.names or record.seats) + "\n"


def photographs() -> None:
    """The pictures for links: the upper part of each, and all of them beside each other."""
    sys.path[:0] = [str(ROOT / "tests" / "web")]
    from web_house import open_browser

    third = "".join(f"<div style='background:url({game}.svg) top left/auto 160%'></div>" for game in SCENES)
    pages = {get_kit(game).folder / "page" / "preview.jpg": f"<img src='{game}.svg'>" for game in SCENES}
    pages[ROOT / "web" / "public" / "preview.jpg"] = f"<main>{third}</main>"
    style = f"<style>body{{margin:0}}main{{display:flex;height:{HIGH}px}}div{{flex:1}}</style>"
    with tempfile.TemporaryDirectory() as folder, open_browser() as browser:
        for game in SCENES:
            (Path(folder) / f"{game}.svg").write_text(picture(game), encoding="utf-8")
        page = browser.new_page(viewport={"width": WIDE, "height": HIGH})
        for target, body in pages.items():
            (Path(folder) / "page.html").write_text(style + body, encoding="utf-8")
            page.goto((Path(folder) / "page.html").as_uri())
            page.screenshot(path=target, type="jpeg", quality=QUALITY)


if __name__ == "__main__":
    if "--previews" in sys.argv:
        photographs()
    else:
        PICTURES.mkdir(exist_ok=True)
        for game in SCENES:
            (PICTURES / f"{game}.svg").write_text(picture(game), encoding="utf-8")
