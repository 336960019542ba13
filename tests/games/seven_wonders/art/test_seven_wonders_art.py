"""Every Wonder has a layer for each stage, by day and by night; every card has a scene and emblems for its effects."""

from __future__ import annotations

import re
from typing import Any
from xml.etree import ElementTree

import pytest

from bastide.art.svg_file_loader import svg_layers
from bastide.games.seven_wonders.art import PICTURES, draw_card_scene, draw_wonder
from bastide.games.seven_wonders.art.card_picture import (
    CARD_COLOURS,
    cost_icons,
    draw_card_face,
    draw_card_strip,
    draw_emblem,
    draw_stage_plate,
    effect_icons,
)
from bastide.games.seven_wonders.kit import KIT
from bastide.games.seven_wonders.rules.cards.card_catalogue import CARDS
from bastide.games.seven_wonders.rules.cards.card_definition import Card
from bastide.games.seven_wonders.rules.city.board_definition import SIDES
from bastide.games.seven_wonders.rules.city.resources import RESOURCES
from bastide.games.seven_wonders.rules.city.wonder_boards import BOARDS


def test_picture_files_match_boards_and_cards() -> None:
    assert PICTURES.picture_names("wonders") == sorted(f"{board.id}-{side}" for board in BOARDS for side in SIDES)
    assert PICTURES.picture_names("cards") == sorted({card.name for card in CARDS})


def test_wonder_has_one_layer_per_stage() -> None:
    for board in BOARDS:
        for side, stages in zip(SIDES, board.sides, strict=True):
            layers = svg_layers(PICTURES.svg(f"wonders/{board.id}-{side}"))
            numbers = range(1, len(stages) + 1)
            assert [name for name in layers if not name.startswith("lights-")] == [
                "land",
                *(f"stage-{number}" for number in numbers),
            ]
            lights = {name for name in layers if name.startswith("lights-")}
            assert lights <= {f"lights-{number}" for number in numbers}
            assert bool(lights) == (side == "night")
            grown = [draw_wonder(board.id, side, built) for built in (0, *numbers)]
            assert len(set(grown)) == len(grown)
            assert "opacity='0.22'" not in grown[-1]
            assert all(layer in grown[-1] for layer in layers.values())


def test_every_printed_symbol_has_an_emblem() -> None:
    chains = {symbol for card in CARDS for symbol in [card.needed_chain, *card.given_chains] if symbol}
    assert set(RESOURCES) | {"compass", "gear", "tablet", "coin", "shield", "points"} | chains <= set(
        PICTURES.picture_names("emblems")
    )


@pytest.mark.parametrize("card", CARDS, ids=lambda card: str(card.id))
def test_card_face_shows_cost_and_effects(card: Card) -> None:
    facts: Any = card.to_json_data()
    svg = draw_card_face(card.id)
    ElementTree.fromstring(svg)
    assert "<text" not in svg, "no font is needed"
    assert CARD_COLOURS[facts["colour"]] in svg
    units = [name for name, count in facts["cost"]["resources"].items() for _ in range(count)]
    coins = [draw_emblem("coin", facts["cost"]["coins"])] if facts["cost"]["coins"] else []
    assert [sign for _, sign in cost_icons(facts["cost"])] == coins + [draw_emblem(name) for name in units]
    for symbol in [card.needed_chain, *card.given_chains]:
        assert not symbol or draw_emblem(symbol) in svg
    for effect in facts["effects"]:
        for _, sign in effect_icons(effect):
            assert sign in svg
            assert sign in draw_card_strip(card.id)


def test_stage_plate_shows_cost_until_built() -> None:
    for board in BOARDS:
        for side, stages in zip(SIDES, board.sides, strict=True):
            for i in range(len(stages)):
                plans, stands = draw_stage_plate(board.id, side, i, False), draw_stage_plate(board.id, side, i, True)
                ElementTree.fromstring(plans)
                ElementTree.fromstring(stands)
                assert len(plans) > len(stands)


def test_page_uses_same_card_colours() -> None:
    css = (KIT.folder / "page" / "card_colours.css").read_text(encoding="utf-8")
    assert dict(re.findall(r'\[data-colour="(\w+)"\] \{\s*--c: (#[0-9a-f]{6});', css)) == CARD_COLOURS


def test_board_and_card_without_picture_are_drawn_empty() -> None:
    assert ElementTree.fromstring(draw_wonder("a_new_board", "day", 1)).get("viewBox") == "0 0 320 90"
    assert ElementTree.fromstring(draw_card_scene("a_new_card")).get("viewBox") == "0 0 120 90"
