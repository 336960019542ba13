"""Every card has a scene of its own, drawn by code alone, small enough to be loaded with the table."""

from __future__ import annotations

import gzip
import re
import subprocess
import sys
from xml.etree import ElementTree

import drawings as tool
import pytest

from bastide.games.dominion.art import CARD, drawings
from bastide.games.dominion.rules.cards import card_facts

SVG = "{http://www.w3.org/2000/svg}"
SHAPES = {f"{SVG}{name}" for name in ("svg", "g", "path", "rect", "circle", "ellipse")}


def test_every_card_has_a_scene_and_every_scene_a_card() -> None:
    assert sorted(drawings()) == sorted(["back", "lobby", *(str(card["id"]) for card in card_facts())])
    assert len(set(drawings().values())) == len(drawings())


@pytest.mark.parametrize("name", sorted(drawings()))
def test_a_scene_is_shapes_and_nothing_else(name: str) -> None:
    """No text, no font, no picture from elsewhere, nothing that runs: it looks the same wherever it is shown."""
    root = ElementTree.fromstring(drawings()[name])
    assert {element.tag for element in root.iter()} <= SHAPES
    width, height = {"back": CARD, "lobby": (320, 140)}.get(name, (120, 90))
    assert root.get("viewBox") == f"0 0 {width} {height}"
    colours = {element.get(which) for element in root.iter() for which in ("fill", "stroke")} - {None, "none"}
    assert all(re.fullmatch("#[0-9a-f]{3}(...)?", str(colour)) for colour in colours)
    assert len(colours) > 3
    assert not re.search("nan|inf|--", drawings()[name]), "a number that is none"


def test_what_is_drawn_is_the_same_in_every_process() -> None:
    code = "from bastide.games.dominion.art import drawings; print(*drawings().values(), sep='\\n')"
    other = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert other.splitlines() == list(drawings().values())


def test_all_drawings_together_are_small() -> None:
    assert sum(len(gzip.compress(text.encode())) for text in tool.files("dominion").values()) < 150_000


def test_the_page_has_what_is_drawn() -> None:
    for path, text in tool.files("dominion").items():
        assert path.read_text(encoding="utf-8") == text, "make drawings"
