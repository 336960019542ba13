"""Each Wonder rises with every stage, by day and by night; every card has a scene and says in emblems what it does."""

from __future__ import annotations

import re
from typing import Any
from xml.etree import ElementTree

import pytest

from bastide.games.seven_wonders.art import drawings, wonder_of
from bastide.games.seven_wonders.art.emblems import emblems
from bastide.games.seven_wonders.art.face import COLOURS, emblem, face, price, signs_of, stage, strip
from bastide.games.seven_wonders.kit import KIT
from bastide.games.seven_wonders.rules.cards.card import Card
from bastide.games.seven_wonders.rules.cards.cards import CARDS
from bastide.games.seven_wonders.rules.city.boards import BOARDS, SIDES
from bastide.games.seven_wonders.rules.city.resources import RESOURCES

DRAWN = drawings()


def test_every_board_card_and_emblem_is_drawn_and_nothing_else() -> None:
    boards = {
        f"{board.id}-{side}-{built}"
        for board in BOARDS
        for side, stages in zip(SIDES, board.sides, strict=True)
        for built in range(len(stages) + 1)
    }
    cards = {card.name for card in CARDS}
    assert not cards & boards
    assert set(DRAWN) == {*boards, *cards, *(f"sign-{name}" for name in emblems()), "lobby"}
    assert DRAWN["gizah-night-4"] == wonder_of("gizah", "night", 4)


def test_there_is_an_emblem_for_everything_that_is_printed() -> None:
    chains = {symbol for card in CARDS for symbol in [card.needs, *card.gives] if symbol}
    assert set(RESOURCES) | {"compass", "gear", "tablet", "coin", "shield", "points"} | chains <= set(emblems())


@pytest.mark.parametrize("card", CARDS, ids=lambda card: str(card.id))
def test_a_face_shows_what_the_card_costs_and_gives(card: Card) -> None:
    facts: Any = card.plain()
    drawn = face(card.id)
    ElementTree.fromstring(drawn)
    assert "<text" not in drawn, "no font is needed"
    assert COLOURS[facts["colour"]] in drawn
    units = [name for name, count in facts["cost"]["resources"].items() for _ in range(count)]
    coins = [emblem("coin", facts["cost"]["coins"])] if facts["cost"]["coins"] else []
    assert [sign for _, sign in price(facts["cost"])] == coins + [emblem(name) for name in units]
    for symbol in [card.needs, *card.gives]:
        assert not symbol or emblem(symbol) in drawn
    for effect in facts["effects"]:
        for _, sign in signs_of(effect):
            assert sign in drawn
            assert sign in strip(card.id)


def test_a_stage_shows_its_price_until_it_is_built() -> None:
    for board in BOARDS:
        for side, stages in zip(SIDES, board.sides, strict=True):
            for i in range(len(stages)):
                plans, stands = stage(board.id, side, i, False), stage(board.id, side, i, True)
                ElementTree.fromstring(plans)
                ElementTree.fromstring(stands)
                assert len(plans) > len(stands)


def test_the_page_prints_cards_in_the_same_colours() -> None:
    css = (KIT.folder / "page" / "colours.css").read_text(encoding="utf-8")
    assert dict(re.findall(r'\[data-colour="(\w+)"\] \{\s*--c: (#[0-9a-f]{6});', css)) == COLOURS
