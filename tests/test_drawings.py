"""What the games draw: by code alone, the same everywhere, small enough to be loaded with a table, on their pages."""

from __future__ import annotations

import gzip
import re
import subprocess
import sys
from functools import cache
from xml.etree import ElementTree

import drawings as tool
import pytest

from bastide.art import buildings, hero, vignettes
from bastide.core import game_ids, get_kit

SHAPES = {"svg", "g", "path", "rect", "circle", "ellipse"}
#: What a picture has besides that follows the light of the page: its rules, and parts that are shown several times.
LIT = SHAPES | {"style", "defs", "use"}
#: Those who draw, and the house. (To ask them takes seconds: not before a test does.)
GAMES = ["carcassonne", "dominion", "seven_wonders"]
DRAWN = [*GAMES, "house"]


@cache
def drawn(game: str) -> dict[str, str]:
    return vignettes.drawings() if game == "house" else get_kit(game).drawings()


def test_all_who_draw_are_looked_at() -> None:
    assert [game for game in game_ids() if drawn(game)] == GAMES


@pytest.mark.parametrize("game", DRAWN)
def test_a_drawing_is_shapes_and_nothing_else(game: str) -> None:
    """No text, no font, no picture from elsewhere, nothing that runs: it looks the same wherever it is shown."""
    for name, drawing in drawn(game).items():
        root = ElementTree.fromstring(drawing)
        shapes = {element.tag.removeprefix("{http://www.w3.org/2000/svg}") for element in root.iter()}
        assert shapes <= (LIT if name == tool.LOBBY else SHAPES), name
        assert root.get("viewBox") == f"0 0 {root.get('width')} {root.get('height')}", name
        colours = {element.get(which) for element in root.iter() for which in ("fill", "stroke")} - {None, "none"}
        assert all(re.fullmatch("#[0-9a-f]{3}(...)?", str(colour)) for colour in colours), name
        assert not re.search("nan|inf|--", drawing), f"{name}: a number that is none"


@pytest.mark.parametrize("game", DRAWN)
def test_no_two_drawings_are_alike(game: str) -> None:
    assert len(set(drawn(game).values())) == len(drawn(game))


def test_what_is_drawn_is_the_same_in_every_process() -> None:
    code = "from bastide.core import get_kit; print(*get_kit('dominion').drawings().values(), sep='\\n')"
    other = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert other.splitlines() == list(drawn("dominion").values())


@pytest.mark.parametrize("game", DRAWN)
def test_the_page_has_what_is_drawn_and_it_is_small(game: str) -> None:
    files = tool.house() if game == "house" else tool.files(game)
    for path, text in files.items():
        assert path.read_text(encoding="utf-8") == text, "make drawings"
    assert sum(len(gzip.compress(text.encode())) for text in files.values()) < 150_000


@pytest.mark.parametrize("game", GAMES)
def test_the_lobby_shows_a_game_by_day_and_by_lamplight(game: str) -> None:
    """One file of moderate size for both; what it refers to is in it, and every colour has one for the night."""
    drawing = drawn(game)[tool.LOBBY]
    assert len(gzip.compress(drawing.encode())) < 20_000
    ids = set(re.findall(" id='([^']+)'", drawing))
    assert set(re.findall("href='#([^']+)'", drawing)) <= ids
    rules = drawing[: drawing.index("</style>")]
    assert "url(" not in drawing
    assert rules.count("@media(prefers-color-scheme:dark)") == 1
    for which, colour in set(re.findall("(fill|stroke)='(#[0-9a-f]+)'/?>", drawing)):
        assert f"[{which}='{colour}']:not(.own *){{{which}:{hero.by_night(colour)}}}" in rules


def test_night_falls_on_every_colour_but_on_a_lit_window() -> None:
    assert hero.by_night("#fff") == hero.by_night("#ffffff") == "#6773ac"
    assert hero.by_night(buildings.DARK_PANE) == hero.by_night(buildings.LIT) == buildings.LIT
