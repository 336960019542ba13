"""Picture of the table: every city with its Wonder, cards by colour and tokens, and the viewer's hand.

Left and right are directions at the table, so only text is mirrored for right-to-left languages.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from bastide.art.colour_palette import LINEN, WOOD
from bastide.art.digit_shapes import draw_number
from bastide.art.svg_shapes import SHADOW_COLOUR, place_shape, rect, with_opacity
from bastide.art.table_canvas import MARGIN, TABLE_WIDTH, DrawnTable, TableCanvas
from bastide.art.table_renderer import make_renderer
from bastide.art.text_width import format_count, format_points
from bastide.core.json_data import JsonData
from bastide.games.seven_wonders.art import BOARD_HEIGHT, BOARD_WIDTH, draw_card_scene, draw_wonder
from bastide.games.seven_wonders.art.card_picture import (
    CARD_COLOURS,
    CARD_SIZE,
    EMBLEM_SIZE,
    NAME_TOP,
    STRIP_HEIGHT,
    draw_card_face,
    draw_card_strip,
    draw_emblem,
    draw_stage_plate,
    effect_icons,
)
from bastide.games.seven_wonders.rules.cards.card_catalogue import CARD_NUMBERS, CARDS
from bastide.games.seven_wonders.rules.city.city_state import COLOURS as COLOUR_IDS
from bastide.games.seven_wonders.rules.city.wonder_boards import BOARD_IDS, BOARDS
from bastide.games.seven_wonders.rules.display.view import CityView, SevenWondersView

#: Cities per row, by number of players.
CITIES_PER_ROW = {3: 3, 4: 2, 5: 3, 6: 3, 7: 4}
#: Card colours that share a column.
CARD_COLUMN_COLOURS = (("brown", "grey"), ("blue",), ("yellow",), ("red",), ("green",), ("purple",))
PANEL_GAP = 16
PANEL_PADDING = 12
#: Height of a card's name, below its effects.
NAME_HEIGHT = 17
#: Width of a stage plate.
STAGE_PLATE_WIDTH = 64
#: Emblem or card colour that stands for each score category.
SCORE_CATEGORY_ICONS = {
    "military": "shield",
    "treasury": "coin",
    "wonder": "stage",
    "civilian": "blue",
    "commerce": "yellow",
    "guilds": "purple",
    "science": "green",
}


def draw_table(view: Mapping[str, JsonData], paper: TableCanvas) -> DrawnTable:
    """Draw the table from a view."""
    view_data = cast(SevenWondersView, view)
    across = CITIES_PER_ROW[view_data["players"]]
    width = (TABLE_WIDTH - 2 * MARGIN - PANEL_GAP * (across - 1)) / across
    body = draw_headline(view_data, paper)
    best = max(sum(city["points"].values()) for city in view_data["cities"])
    y = 66.0
    for first in range(0, view_data["players"], across):
        row = range(first, min(first + across, view_data["players"]))
        left = MARGIN + (across - len(row)) * (width + PANEL_GAP) / 2
        drawn = [draw_city(view_data, player, paper, width) for player in row]
        high = max(each.height for each in drawn)
        for i, (player, each) in enumerate(zip(row, drawn, strict=True)):
            won = view_data["phase"] == "over" and sum(view_data["cities"][player]["points"].values()) == best
            background = paper.draw_panel(0, 0, width, high, won or view_data["hands"][player]["cards"] is not None)
            body += place_shape(left + i * (width + PANEL_GAP), y, background + each.body)
        y += high + PANEL_GAP
    for player, hand in enumerate(view_data["hands"]):
        if hand["cards"]:
            drawn_hand, y = draw_hand(hand["cards"], player, paper, y)
            body += drawn_hand
    return DrawnTable(body, y + MARGIN - PANEL_GAP)


def draw_headline(view_data: SevenWondersView, paper: TableCanvas) -> str:
    """Draw the name of the game, Age and turn, and the direction of passing."""
    if view_data["phase"] == "over":
        return paper.draw_headline("")
    text = paper.translate("page-age-turn", age=view_data["age"], turn=view_data["turn"])
    return paper.draw_headline(
        text + " · " + paper.translate(f"page-pass-{view_data['direction']}") if view_data["direction"] else text
    )


def draw_city(view_data: SevenWondersView, player: int, paper: TableCanvas, width: float) -> DrawnTable:
    """Draw the panel of a city."""
    shown = view_data["cities"][player]
    room = width - 2 * PANEL_PADDING
    called = paper.translate(f"board-{shown['board']}")
    body = (
        paper.draw_seat_symbol(player, paper.mirror_x(PANEL_PADDING, 18, width), 12, 18)
        + paper.draw_text(
            paper.mirror_x(PANEL_PADDING + 26, 0, width),
            28,
            paper.names[player],
            18,
            serif=True,
            bold=True,
            room=room * 0.58,
        )
        + paper.draw_text(
            paper.mirror_x(width - PANEL_PADDING, 0, width), 27, called, 14, paper.theme.quiet, "end", room=room * 0.36
        )
    )
    high = room * BOARD_HEIGHT / BOARD_WIDTH
    body += place_shape(PANEL_PADDING, 40, draw_board(shown, paper, room, high))
    y = 40 + high + STAGE_PLATE_WIDTH / 2 + 14
    body += place_shape(PANEL_PADDING, y, draw_tokens(view_data, player, paper, room))
    y += 40
    if view_data["phase"] == "over":
        body += place_shape(PANEL_PADDING, y, draw_score_sheet(shown, paper, room))
        y += 34
    built, tall = draw_built_cards(shown, paper, room)
    return DrawnTable(body + place_shape(PANEL_PADDING, y, built), y + tall + PANEL_PADDING)


def draw_board(shown: CityView, paper: TableCanvas, wide: float, high: float) -> str:
    """Draw the Wonder with its built stages, the starting resource, and the stage plates below."""
    side = shown["side"] or "day"
    name = f"{shown['board']}-{side}-{shown['stages']}"
    body = rect(-1.5, -1.5, wide + 3, high + STAGE_PLATE_WIDTH / 2 + 11, WOOD.deep, 4)
    body += paper.draw_picture(name, draw_wonder(shown["board"], side, shown["stages"]), 0, 0, wide, high)
    start = BOARDS[BOARD_IDS.index(shown["board"])].starting_production.to_json_data()
    assert isinstance(start, dict)
    body += place_shape(5, 5, effect_icons(start)[0][1], 24 / EMBLEM_SIZE)
    if shown["side"] is None:
        return body
    stages = shown["stages_in_all"]
    plate = min(STAGE_PLATE_WIDTH, (wide - 6 * (stages + 1)) / stages)  # four plates are smaller on a narrow board
    for index in range(stages):
        x = wide / 2 + (index - (stages - 1) / 2) * (plate + 6) - plate / 2
        built = index < shown["stages"]
        drawn = draw_stage_plate(shown["board"], side, index, built)
        called = f"stage-{shown['board']}-{side}-{index}-{'built' if built else 'open'}"
        body += paper.draw_picture(called, drawn, x, high + 4 + (STAGE_PLATE_WIDTH - plate) / 4, plate, plate / 2)
    return body


def draw_tokens(view_data: SevenWondersView, player: int, paper: TableCanvas, room: float) -> str:
    """Draw coins, shields, conflict tokens, the number of cards in hand, and the current points."""
    shown = view_data["cities"][player]
    lost = sum(token < 0 for token in shown["tokens"])
    signs: list[tuple[str, str]] = [("coin", str(shown["coins"])), ("shield", str(shown["shields"]))]
    signs += (
        [("hand", format_count(view_data["hands"][player]["count"]))] if view_data["hands"][player]["count"] else []
    )
    each = min(64.0, room / (len(signs) + 2.2))
    body = ""
    for i, (name, text) in enumerate(signs):
        body += place_shape(i * each, 4, draw_emblem(name), 26 / EMBLEM_SIZE)
        body += paper.draw_text(i * each + 30, 23, text, 16, anchor="end" if paper.rtl else "start", bold=True)
    x = len(signs) * each + 2
    won = [token for token in shown["tokens"] if token > 0]
    step = min(22.0, max(6.0, (room - 86 - x) / max(1, len(won) + lost - 1)))
    for token in [*won, *[-1] * lost]:
        body += place_shape(
            x,
            5,
            draw_emblem("win" if token > 0 else "defeat") + place_shape(12, 12, draw_number(token, 9.5, SHADOW_COLOUR)),
            1,
        )
        x += step
    total = str(sum(shown["points"].values()))
    body += place_shape(room - 58, 3, draw_emblem("points"), 28 / EMBLEM_SIZE)
    return body + paper.draw_text(room, 24, total, 20, anchor="start" if paper.rtl else "end", serif=True, bold=True)


def draw_score_sheet(shown: CityView, paper: TableCanvas, room: float) -> str:
    """Draw the points by category."""
    each = room / len(SCORE_CATEGORY_ICONS)
    body = ""
    for i, (part, mark) in enumerate(SCORE_CATEGORY_ICONS.items()):
        card = rect(3, 1, 16, 22, CARD_COLOURS[mark], 2.5) if mark in CARD_COLOURS else ""
        body += place_shape(i * each, 4, card or draw_emblem(mark), 18 / EMBLEM_SIZE)
        body += paper.draw_text(
            i * each + 19, 18, format_points(shown["points"][part]), 13, anchor="end" if paper.rtl else "start"
        )
    return body


def draw_built_cards(shown: CityView, paper: TableCanvas, room: float) -> tuple[str, float]:
    """Draw the built cards in columns by colour, each with effects and name, the last of a column with its scene."""
    fit = max(3, int((room + 8) // 100))
    wide = (room - 8 * (fit - 1)) / fit
    strip_high = STRIP_HEIGHT * wide / CARD_SIZE[0]
    ends = [0.0] * fit
    body = ""
    for colours in CARD_COLUMN_COLOURS:
        cards = [card for card in shown["built"] if card_colour(card) in colours]
        if not cards:
            continue
        column = ends.index(min(ends))
        x, y = column * (wide + 8), ends[column]
        for index, card in enumerate(sorted(cards, key=lambda each: colours.index(card_colour(each)))):
            body += place_shape(x, y, draw_stacked_card(card, paper, wide, strip_high, index == len(cards) - 1))
            y += strip_high + NAME_HEIGHT
        ends[column] = y + wide * 0.52 + 10
    return body, max(ends)


def draw_stacked_card(card: str, paper: TableCanvas, wide: float, strip_high: float, last: bool) -> str:
    """Draw a card in its column; the last one with its scene."""
    high = strip_high + NAME_HEIGHT
    scene = wide * 0.52 if last else 4
    body = (
        with_opacity(rect(1.5, 2, wide, high + scene, SHADOW_COLOUR, 5), 0.25)
        + rect(-0.6, -0.6, wide + 1.2, high + scene + 1.2, LINEN.light, 5)
        + rect(0, 3, wide, high + scene - 3, CARD_COLOURS[card_colour(card)], 5)
        + paper.draw_picture(f"strip-{card}", draw_card_strip(card), 0, 0, wide, strip_high)
        + paper.draw_text(
            wide / 2, strip_high + 11.5, paper.translate(f"card-{card}"), 11.5, "#ffffff", "middle", room=wide - 6
        )
    )
    if last:
        drawn = draw_card_scene(CARDS[CARD_NUMBERS[card]].name)
        body += paper.draw_picture(f"scene-{card}", drawn, 2, high, wide - 4, scene - 3)
    return body


def card_colour(card: str) -> str:
    """Return the colour of a card."""
    return COLOUR_IDS[CARDS[CARD_NUMBERS[card]].colour]


def draw_hand(cards: list[str], player: int, paper: TableCanvas, y: float) -> tuple[str, float]:
    """Draw a hand, as large as fits. Return the picture and the next free y."""
    body = paper.draw_seat_symbol(player, paper.mirror_x(MARGIN, 16), y, 16)
    body += paper.draw_text(
        paper.mirror_x(MARGIN + 24), y + 13.5, paper.names[player], 15, paper.theme.quiet, bold=True
    )
    y += 26
    room = TABLE_WIDTH - 2 * MARGIN
    wide = min(150.0, (room - PANEL_GAP * (len(cards) - 1)) / len(cards))
    high = wide * CARD_SIZE[1] / CARD_SIZE[0]
    for i, card in enumerate(cards):
        name = paper.draw_text(
            wide / 2,
            high * (NAME_TOP + 11) / CARD_SIZE[1],
            paper.translate(f"card-{card}"),
            wide * 0.1,
            "#ffffff",
            "middle",
            True,
            True,
            wide - 8,
        )
        background = with_opacity(rect(2, 3, wide, high, SHADOW_COLOUR, 9), 0.3)
        drawn = background + paper.draw_picture(f"face-{card}", draw_card_face(card), 0, 0, wide, high) + name
        body += place_shape(paper.mirror_x(MARGIN + i * (wide + PANEL_GAP), wide), y, drawn)
    return body, y + high + PANEL_GAP


RENDERER: Final = make_renderer(draw_table)
