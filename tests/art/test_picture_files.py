"""Picture files: well-formed, complete, shapes only, and small."""

from __future__ import annotations

import gzip
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from bastide.art.svg_file_loader import PictureFolder, compact_svg, svg_content, svg_layers, svg_view_box
from bastide.core import game_ids, get_kit
from bastide.games.carcassonne.art import draw_meeple, draw_piece, draw_tile, list_meeple_kinds
from bastide.games.carcassonne.art.tile_part_families import FLAG_SHAPES, PART_FAMILIES
from bastide.games.carcassonne.rules.tiles.tile_catalogue import ALL_TILES

ROOT = Path(__file__).parents[2]
PUBLIC = ROOT / "web" / "public"
SVG = "{http://www.w3.org/2000/svg}"
SHAPE_ELEMENTS = {"svg", "g", "path", "rect", "circle", "ellipse"}
#: Lobby pictures also contain style rules for the dark theme, and reused parts.
LOBBY_ELEMENTS = SHAPE_ELEMENTS | {"style", "defs", "use"}
GAMES = ["carcassonne", "dominion", "seven_wonders"]
LOBBY_PICTURES = {game: get_kit(game).folder / "page" / "picture.svg" for game in GAMES}
FOLDERS = {**{game: get_kit(game).folder / "pictures" for game in GAMES}, "web": PUBLIC}


def files(folder: str) -> list[Path]:
    more = [PUBLIC.parent / "icon-maskable.svg"] if folder == "web" else []
    return [*sorted(FOLDERS[folder].rglob("*.svg")), *more]


def check_svg(drawing: str, name: str, allowed: set[str]) -> ElementTree.Element:
    root = ElementTree.fromstring(drawing)
    assert {element.tag.removeprefix(SVG) for element in root.iter()} <= allowed, name
    for element in root.iter():
        for attribute, value in element.items():
            assert not attribute.startswith(("on", "{")), f"{name}: {attribute}"
            assert attribute != "href" or value.startswith("#"), f"{name}: a reference to elsewhere"
            assert "url(" not in value, f"{name}: {value}"
    colours = {element.get(which) for element in root.iter() for which in ("fill", "stroke")} - {None, "none"}
    assert all(re.fullmatch("#[0-9a-f]{3}(...)?|currentColor", str(colour)) for colour in colours), name
    assert not re.search("nan|inf|--", drawing), f"{name}: a number that is none"
    return root


def test_all_picture_folders_are_checked() -> None:
    assert [game for game in game_ids() if (get_kit(game).folder / "pictures").is_dir()] == GAMES


@pytest.mark.parametrize("folder", sorted(FOLDERS))
def test_pictures_contain_only_shapes(folder: str) -> None:
    """No text, font, script or external resource, so that a picture looks the same everywhere."""
    assert files(folder)
    for file in files(folder):
        root = check_svg(file.read_text(encoding="utf-8"), file.name, SHAPE_ELEMENTS)
        assert (root.get("viewBox") or "").split()[2:] == [root.get("width"), root.get("height")], file.name


@pytest.mark.parametrize("folder", sorted(FOLDERS))
def test_pictures_are_distinct(folder: str) -> None:
    shapes = {svg_content(compact_svg(file.read_text(encoding="utf-8"))) for file in files(folder)}
    assert len(shapes) == len(files(folder))


@pytest.mark.parametrize("folder", sorted(FOLDERS))
def test_pictures_are_small(folder: str) -> None:
    everything = "".join(compact_svg(file.read_text(encoding="utf-8")) for file in files(folder))
    assert len(gzip.compress(everything.encode())) < 110_000


def test_every_tile_and_meeple_has_a_picture() -> None:
    tiles = [draw_tile(one.id) for one in ALL_TILES]
    assert len(set(tiles)) == len(ALL_TILES)
    for one, drawing in zip(ALL_TILES, tiles, strict=True):
        check_svg(drawing, one.id, SHAPE_ELEMENTS)
    folder = PictureFolder(FOLDERS["carcassonne"])
    bodies = {name: folder.content(f"figures/{name}") for name in folder.picture_names("figures")}
    assert set(bodies) == {role or kind for kind, role in list_meeple_kinds()}
    for kind, role in list_meeple_kinds():
        assert bodies[role or kind].replace("currentColor", "#123456") in draw_meeple(kind, 0, role, "#123456")
    for name in folder.picture_names("pieces"):
        assert draw_piece(name) == f"<g>{folder.content(f'pieces/{name}')}</g>"


def test_every_tile_part_is_used() -> None:
    used = FLAG_SHAPES + "".join(body for members in PART_FAMILIES.values() for body in members)
    folder = PictureFolder(FOLDERS["carcassonne"])
    for name in folder.picture_names("tile_parts"):
        assert folder.content(f"tile_parts/{name}") in used, name


@pytest.mark.parametrize("game", GAMES)
def test_lobby_picture_has_light_and_dark_theme(game: str) -> None:
    """One self-contained file of moderate size; every colour has a dark variant."""
    drawing = LOBBY_PICTURES[game].read_text(encoding="utf-8")
    root = check_svg(drawing, game, LOBBY_ELEMENTS)
    assert root.get("viewBox") == "0 0 360 200"
    assert len(gzip.compress(drawing.encode())) < 20_000
    ids = set(re.findall(" id='([^']+)'", drawing))
    assert set(re.findall("href='#([^']+)'", drawing)) <= ids
    rules = drawing[: drawing.index("</style>")]
    assert not re.search("@import|url", rules)
    assert rules.count("@media (prefers-color-scheme: dark)") == 1
    for which, colour in set(re.findall("(fill|stroke)='(#[0-9a-f]+)'/?>", drawing)):
        assert re.search(rf"\[{which}='{colour}'\]:not\(\.own \*\)\{{{which}:#[0-9a-f]{{6}}\}}", rules), colour


# -- loading of picture files ----------------------------------------------------------------------

#: As Inkscape saves a plain SVG.
INKSCAPE_FILE = """<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape -->
<svg
   width="12"
   height="9"
   viewBox="0 0 12 9"
   xmlns="http://www.w3.org/2000/svg">
  <g
     id="land">
    <g id="inner"><path d="M0 0H3" /></g>
    <g />
  </g>
  <g id="stage-1"><rect width="1" height="1" /></g>
</svg>
"""


def test_editor_output_is_compacted() -> None:
    svg = compact_svg(INKSCAPE_FILE)
    assert svg_view_box(svg) == "0 0 12 9"
    assert svg_layers(svg) == {
        "land": '<g id="inner"><path d="M0 0H3" /></g><g />',
        "stage-1": '<rect width="1" height="1" />',
    }
    assert svg_content(svg).startswith('<g id="land"><g id="inner">')
    ElementTree.fromstring(svg)


def test_missing_picture_raises_key_error(tmp_path: Path) -> None:
    with pytest.raises(KeyError, match="cards/nobody"):
        PictureFolder(tmp_path).svg("cards/nobody")
