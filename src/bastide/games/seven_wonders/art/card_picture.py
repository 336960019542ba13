"""Faces of the cards: effects on a coloured band, cost at the left edge, scene below.

The caller writes the card's name at the bottom.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bastide.art.colour_palette import LINEN
from bastide.art.digit_shapes import draw_number
from bastide.art.svg_shapes import (
    SHADOW_COLOUR,
    filled_path,
    num,
    place_shape,
    polygon,
    rect,
    svg_document,
    with_opacity,
)
from bastide.games.seven_wonders.art import PICTURES, draw_card_scene
from bastide.games.seven_wonders.rules.cards.card_catalogue import CARDS
from bastide.games.seven_wonders.rules.city.wonder_boards import BOARDS

#: Width and height of a card, the height of the band above the scene, and the top of the name.
CARD_SIZE = (75, 120)
BAND_HEIGHT = 30
NAME_TOP = 104
#: Height of the visible strip of a card that lies under others.
STRIP_HEIGHT = 18
#: Width and height of an emblem.
EMBLEM_SIZE = 24

#: Background colours for white text, by card colour.
CARD_COLOURS = {
    "brown": "#7a4a1f",
    "grey": "#666c72",
    "blue": "#24609f",
    "yellow": "#855a00",
    "red": "#a32c22",
    "green": "#27713d",
    "purple": "#5f3b87",
}
RAW_MATERIALS = ("wood", "stone", "ore", "clay")
MANUFACTURED_GOODS = ("glass", "papyrus", "cloth")
#: Emblems of special powers.
POWER_EMBLEMS = {"dig_up": "discard", "play_last_card": "hand"}

_CARD_FACTS: dict[str, dict[str, Any]] = {card.id: card.to_json_data() for card in CARDS}
_BOARDS: dict[str, dict[str, Any]] = {board.id: board.to_json_data() for board in BOARDS}

#: An icon in a row: its width, and its SVG shapes with the origin at the upper left corner, 24 high.
Icon = tuple[float, str]


def draw_emblem(name: str, count: int | None = None) -> str:
    """Draw an emblem, optionally with a number in it."""
    if name == "points" and count is not None:
        name = "victory"
    number_in = place_shape(12, 12, draw_number(count, 9.5, SHADOW_COLOUR)) if count is not None else ""
    return PICTURES.content(f"emblems/{name}") + number_in


def _emblem_icon(name: str, count: int | None = None) -> Icon:
    return EMBLEM_SIZE, draw_emblem(name, count)


def _arrow_icon(to: str) -> Icon:
    points = {"left": "8 6 8 18 1 12", "right": "2 6 2 18 9 12", "own": "0 8 10 8 5 17"}
    return 10, polygon(points[to], LINEN.light)


def _card_icon(colour: str) -> Icon:
    return 13, rect(0, 3, 12, 18, LINEN.light, 2) + rect(1, 4, 10, 16, CARD_COLOURS[colour], 1.5)


def _slash_icon() -> Icon:
    return 6, filled_path("M4 5L6 6L2 19L0 18z", LINEN.light)


def _with_slashes(signs: Iterable[Icon]) -> list[Icon]:
    found: list[Icon] = []
    for sign in signs:
        found += [_slash_icon(), sign] if found else [sign]
    return found


def effect_icons(effect: dict[str, Any]) -> list[Icon]:
    """Return the icons of one effect from left to right.

    Left and right are directions at the table, so they are never mirrored.
    """
    kind = effect["effect"]
    if kind == "produce":
        return [sign for choices in effect["symbols"] for sign in _with_slashes(_emblem_icon(name) for name in choices)]
    if kind == "discount":
        icons = [_emblem_icon(name) for name in (RAW_MATERIALS if effect["kind"] == "raw" else MANUFACTURED_GOODS)]
        left = [_arrow_icon("left")] if "left" in effect["from"] else []
        right = [_arrow_icon("right")] if "right" in effect["from"] else []
        return [*left, *icons, *right, _emblem_icon("coin", 1)]
    if kind in ("coins", "points"):
        found = [_emblem_icon("coin" if kind == "coins" else "points", effect["amount"])]
        of = effect.get("of", [])
        if "left" in of:
            found.append(_arrow_icon("left"))
        found += [
            _emblem_icon("stage") if each in ("stage", "whole_wonder") else _card_icon(each)
            for each in effect.get("per", [])
        ]
        if "own" in of:
            found.append(_arrow_icon("own"))
        if "right" in of:
            found.append(_arrow_icon("right"))
        return found
    if kind == "shields":
        return [_emblem_icon("shield")] * effect["amount"]
    if kind == "science":
        known = ("compass", "gear", "tablet") if effect["symbol"] == "any" else (effect["symbol"],)
        return _with_slashes(_emblem_icon(name) for name in known)
    return [_emblem_icon(POWER_EMBLEMS.get(kind, "stage"))]


def draw_icon_row(signs: list[Icon], x: float, y: float, wide: float, high: float) -> str:
    """Draw icons next to each other, centred in a box and scaled to fit."""
    gap = 2
    total = sum(width for width, _ in signs) + gap * (len(signs) - 1)
    scale = min(high / EMBLEM_SIZE, wide / total)
    at = x + (wide - total * scale) / 2
    parts = []
    for width, sign in signs:
        parts.append(place_shape(at, y + (high - EMBLEM_SIZE * scale) / 2, sign, scale))
        at += (width + gap) * scale
    return "".join(parts)


def draw_effects(shown: list[dict[str, Any]], x: float, y: float, wide: float, high: float) -> str:
    """Draw the effects of a card or stage below each other."""
    each = high / len(shown)
    return "".join(
        draw_icon_row(effect_icons(effect), x, y + i * each, wide, each * 0.94) for i, effect in enumerate(shown)
    )


def cost_icons(cost: dict[str, Any]) -> list[Icon]:
    """Return the icons of a cost, one for each unit."""
    coins = [_emblem_icon("coin", cost["coins"])] if cost["coins"] else []
    return coins + [_emblem_icon(name) for name, count in cost["resources"].items() for _ in range(count)]


def draw_card_face(card: str) -> str:
    """Draw the card with this id. The space below ``NAME_TOP`` is left free for the name."""
    facts = _CARD_FACTS[card]
    wide, high = CARD_SIZE
    colour = CARD_COLOURS[facts["colour"]]
    scene = draw_card_scene(facts["name"])
    shown = NAME_TOP - BAND_HEIGHT
    scale = shown / 90
    picture = svg_document(place_shape((wide - 120 * scale) / 2, 0, scene, scale), wide, shown)
    needs = facts["chain"]["needs"]
    units = cost_icons(facts["cost"]) + ([_emblem_icon(needs)] if needs else [])
    step = min(12.5, (NAME_TOP - 4) / max(1, len(units)))
    left = 13.5 if units else 2
    edge = rect(0, 0, 14.5, 3 + step * len(units), LINEN.light, 3) if units else ""
    cost = "".join(place_shape(1.6, 2 + i * step, sign, 11.5 / EMBLEM_SIZE) for i, (_, sign) in enumerate(units))
    gives = facts["chain"]["gives"]
    chains = "".join(
        place_shape(wide - 13 * (len(gives) - i), NAME_TOP - 13.5, draw_emblem(name), 12 / EMBLEM_SIZE)
        for i, name in enumerate(gives)
    )
    return svg_document(
        rect(0, 0, wide, high, colour, 5)
        + place_shape(0, BAND_HEIGHT, picture)
        + draw_effects(facts["effects"], left + 2, 3, wide - left - 5, BAND_HEIGHT - 6)
        + with_opacity(edge, 0.85)
        + cost
        + chains,
        wide,
        high,
    )


def draw_card_strip(card: str) -> str:
    """Draw the visible strip of a card that lies under others: its colour and effects, without the name."""
    facts = _CARD_FACTS[card]
    wide, _ = CARD_SIZE
    body = filled_path(
        f"M0 {STRIP_HEIGHT}V4A4 4 0 0 1 4 0H{num(wide - 4)}A4 4 0 0 1 {num(wide)} 4V{STRIP_HEIGHT}z",
        CARD_COLOURS[facts["colour"]],
    )
    return svg_document(body + draw_effects(facts["effects"], 3, 2, wide - 6, STRIP_HEIGHT - 4), wide, STRIP_HEIGHT)


def draw_stage_plate(board: str, side: str, index: int, built: bool) -> str:
    """Draw a Wonder stage as a plate of 48 by 24: cost and effects before it is built, then only the effects."""
    facts = _BOARDS[board]["sides"][side][index]
    gifts = [sign for effect in facts["effects"] for sign in effect_icons(effect)]
    if built:
        given = draw_icon_row(gifts, 3, 4, 42, 16)
        return svg_document(rect(0, 0, 48, 24, "#8a5a00", 4) + rect(1, 1, 46, 22, "#b98a2e", 3.5) + given, 48, 24)
    shown = draw_icon_row(gifts, 3, 2, 42, 11.5) + draw_icon_row(cost_icons(facts["cost"]), 3, 14, 42, 8)
    return svg_document(rect(0, 0, 48, 24, "#5f564b", 4) + rect(1, 1, 46, 22, "#8b7d69", 3.5) + shown, 48, 24)
