"""Every Wonder has a layer for each stage, by day and by night; every card has a scene and emblems for its effects."""

from __future__ import annotations

import re
from typing import Any
from xml.etree import ElementTree

import pytest

from bastide.art.picture_files import layers_of
from bastide.games.seven_wonders.art import PICTURES, wonder_of
from bastide.games.seven_wonders.art.face import COLOURS, emblem, face, price, signs_of, stage, strip
from bastide.games.seven_wonders.kit import KIT
from bastide.games.seven_wonders.rules.cards.card import Card
from bastide.games.seven_wonders.rules.cards.cards import CARDS
from bastide.games.seven_wonders.rules.city.boards import BOARDS, SIDES
from bastide.games.seven_wonders.rules.city.resources import RESOURCES


def test_picture_files_match_boards_and_cards() -> None:
    assert PICTURES.names("wonders") == sorted(f"{board.id}-{side}" for board in BOARDS for side in SIDES)
    assert PICTURES.names("cards") == sorted({card.name for card in CARDS})


def test_wonder_has_one_layer_per_stage() -> None:
    for board in BOARDS:
        for side, stages in zip(SIDES, board.sides, strict=True):
            layers = layers_of(PICTURES.svg(f"wonders/{board.id}-{side}"))
            numbers = range(1, len(stages) + 1)
            assert [name for name in layers if not name.startswith("lights-")] == [
                "land",
                *(f"stage-{number}" for number in numbers),
            ]
            lights = {name for name in layers if name.startswith("lights-")}
            assert lights <= {f"lights-{number}" for number in numbers}
            assert bool(lights) == (side == "night")
            grown = [wonder_of(board.id, side, built) for built in (0, *numbers)]
            assert len(set(grown)) == len(grown)
            assert "opacity='0.22'" not in grown[-1]
            assert all(layer in grown[-1] for layer in layers.values())


def test_every_printed_symbol_has_an_emblem() -> None:
    chains = {symbol for card in CARDS for symbol in [card.needs, *card.gives] if symbol}
    assert set(RESOURCES) | {"compass", "gear", "tablet", "coin", "shield", "points"} | chains <= set(
        PICTURES.names("emblems")
    )


@pytest.mark.parametrize("card", CARDS, ids=lambda card: str(card.id))
def test_card_face_shows_cost_and_effects(card: Card) -> None:
    facts: Any = card.plain()
    svg = face(card.id)
    ElementTree.fromstring(svg)
    assert "<text" not in svg, "no font is needed"
    assert COLOURS[facts["colour"]] in svg
    units = [name for name, count in facts["cost"]["resources"].items() for _ in range(count)]
    coins = [emblem("coin", facts["cost"]["coins"])] if facts["cost"]["coins"] else []
    assert [sign for _, sign in price(facts["cost"])] == coins + [emblem(name) for name in units]
    for symbol in [card.needs, *card.gives]:
        assert not symbol or emblem(symbol) in svg
    for effect in facts["effects"]:
        for _, sign in signs_of(effect):
            assert sign in svg
            assert sign in strip(card.id)


def test_stage_plate_shows_cost_until_built() -> None:
    for board in BOARDS:
        for side, stages in zip(SIDES, board.sides, strict=True):
            for i in range(len(stages)):
                plans, stands = stage(board.id, side, i, False), stage(board.id, side, i, True)
                ElementTree.fromstring(plans)
                ElementTree.fromstring(stands)
                assert len(plans) > len(stands)


def test_page_uses_same_card_colours() -> None:
    css = (KIT.folder / "page" / "colours.css").read_text(encoding="utf-8")
    assert dict(re.findall(r'\[data-colour="(\w+)"\] \{\s*--c: (#[0-9a-f]{6});', css)) == COLOURS
