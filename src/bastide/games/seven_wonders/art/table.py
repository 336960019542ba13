"""Picture of the table: every city with its Wonder, cards by colour and tokens, and the viewer's hand.

Left and right are directions at the table, so only text is mirrored for right-to-left languages.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from bastide.art.digits import number
from bastide.art.lettering import signed, times
from bastide.art.palette import LINEN, WOOD
from bastide.art.paper import MARGIN, WIDE, Drawn, Paper
from bastide.art.pen import INK, faint, put, rect
from bastide.art.pictures import renderer
from bastide.core.plain import Plain
from bastide.games.seven_wonders.art import BOARD_HIGH, BOARD_WIDE, PICTURES, wonder_of
from bastide.games.seven_wonders.art.face import CARD, COLOURS, FOOT, SIZE, STRIP, emblem, face, signs_of, stage, strip
from bastide.games.seven_wonders.rules.cards.cards import CARDS, NUMBER
from bastide.games.seven_wonders.rules.city.boards import BOARD_IDS, BOARDS
from bastide.games.seven_wonders.rules.city.city import COLOURS as COLOUR_IDS
from bastide.games.seven_wonders.rules.display.view import CityView, SevenWondersView

#: Cities per row, by number of players.
ACROSS = {3: 3, 4: 2, 5: 3, 6: 3, 7: 4}
#: Card colours that share a column.
COLUMNS = (("brown", "grey"), ("blue",), ("yellow",), ("red",), ("green",), ("purple",))
GAP = 16
PAD = 12
#: Height of a card's name, below its effects.
NAME = 17
#: Width of a stage plate.
PLATE = 64
#: Emblem or card colour that stands for each score category.
PARTS = {
    "military": "shield",
    "treasury": "coin",
    "wonder": "stage",
    "civilian": "blue",
    "commerce": "yellow",
    "guilds": "purple",
    "science": "green",
}


def table(view: Mapping[str, Plain], paper: Paper) -> Drawn:
    """Draw the table from a view."""
    view_data = cast(SevenWondersView, view)
    across = ACROSS[view_data["players"]]
    width = (WIDE - 2 * MARGIN - GAP * (across - 1)) / across
    body = headline(view_data, paper)
    best = max(sum(city["points"].values()) for city in view_data["cities"])
    y = 66.0
    for first in range(0, view_data["players"], across):
        row = range(first, min(first + across, view_data["players"]))
        left = MARGIN + (across - len(row)) * (width + GAP) / 2
        drawn = [city(view_data, player, paper, width) for player in row]
        high = max(each.height for each in drawn)
        for i, (player, each) in enumerate(zip(row, drawn, strict=True)):
            won = view_data["phase"] == "over" and sum(view_data["cities"][player]["points"].values()) == best
            background = paper.panel(0, 0, width, high, won or view_data["hands"][player]["cards"] is not None)
            body += put(left + i * (width + GAP), y, background + each.body)
        y += high + GAP
    for player, hand in enumerate(view_data["hands"]):
        if hand["cards"]:
            drawn_hand, y = held(hand["cards"], player, paper, y)
            body += drawn_hand
    return Drawn(body, y + MARGIN - GAP)


def headline(view_data: SevenWondersView, paper: Paper) -> str:
    """Draw the name of the game, Age and turn, and the direction of passing."""
    if view_data["phase"] == "over":
        return paper.headline("")
    text = paper.say("page-age-turn", age=view_data["age"], turn=view_data["turn"])
    return paper.headline(
        text + " · " + paper.say(f"page-pass-{view_data['direction']}") if view_data["direction"] else text
    )


def city(view_data: SevenWondersView, player: int, paper: Paper, width: float) -> Drawn:
    """Draw the panel of a city."""
    shown = view_data["cities"][player]
    room = width - 2 * PAD
    called = paper.say(f"board-{shown['board']}")
    body = (
        paper.sign(player, paper.x(PAD, 18, width), 12, 18)
        + paper.text(paper.x(PAD + 26, 0, width), 28, paper.names[player], 18, serif=True, bold=True, room=room * 0.58)
        + paper.text(paper.x(width - PAD, 0, width), 27, called, 14, paper.light.quiet, "end", room=room * 0.36)
    )
    high = room * BOARD_HIGH / BOARD_WIDE
    body += put(PAD, 40, board(shown, paper, room, high))
    y = 40 + high + PLATE / 2 + 14
    body += put(PAD, y, tokens(view_data, player, paper, room))
    y += 40
    if view_data["phase"] == "over":
        body += put(PAD, y, sheet_of_scores(shown, paper, room))
        y += 34
    built, tall = tucked(shown, paper, room)
    return Drawn(body + put(PAD, y, built), y + tall + PAD)


def board(shown: CityView, paper: Paper, wide: float, high: float) -> str:
    """Draw the Wonder with its built stages, the starting resource, and the stage plates below."""
    side = shown["side"] or "day"
    name = f"{shown['board']}-{side}-{shown['stages']}"
    body = rect(-1.5, -1.5, wide + 3, high + PLATE / 2 + 11, WOOD.deep, 4)
    body += paper.drawing(name, wonder_of(shown["board"], side, shown["stages"]), 0, 0, wide, high)
    start = BOARDS[BOARD_IDS.index(shown["board"])].start.plain()
    assert isinstance(start, dict)
    body += put(5, 5, signs_of(start)[0][1], 24 / SIZE)
    if shown["side"] is None:
        return body
    stages = shown["stages_in_all"]
    plate = min(PLATE, (wide - 6 * (stages + 1)) / stages)  # four plates are smaller on a narrow board
    for index in range(stages):
        x = wide / 2 + (index - (stages - 1) / 2) * (plate + 6) - plate / 2
        built = index < shown["stages"]
        drawn = stage(shown["board"], side, index, built)
        called = f"stage-{shown['board']}-{side}-{index}-{'built' if built else 'open'}"
        body += paper.drawing(called, drawn, x, high + 4 + (PLATE - plate) / 4, plate, plate / 2)
    return body


def tokens(view_data: SevenWondersView, player: int, paper: Paper, room: float) -> str:
    """Draw coins, shields, conflict tokens, the number of cards in hand, and the current points."""
    shown = view_data["cities"][player]
    lost = sum(token < 0 for token in shown["tokens"])
    signs: list[tuple[str, str]] = [("coin", str(shown["coins"])), ("shield", str(shown["shields"]))]
    signs += [("hand", times(view_data["hands"][player]["count"]))] if view_data["hands"][player]["count"] else []
    each = min(64.0, room / (len(signs) + 2.2))
    body = ""
    for i, (name, text) in enumerate(signs):
        body += put(i * each, 4, emblem(name), 26 / SIZE)
        body += paper.text(i * each + 30, 23, text, 16, anchor="end" if paper.rtl else "start", bold=True)
    x = len(signs) * each + 2
    won = [token for token in shown["tokens"] if token > 0]
    step = min(22.0, max(6.0, (room - 86 - x) / max(1, len(won) + lost - 1)))
    for token in [*won, *[-1] * lost]:
        body += put(x, 5, emblem("win" if token > 0 else "defeat") + put(12, 12, number(token, 9.5, INK)), 1)
        x += step
    total = str(sum(shown["points"].values()))
    body += put(room - 58, 3, emblem("points"), 28 / SIZE)
    return body + paper.text(room, 24, total, 20, anchor="start" if paper.rtl else "end", serif=True, bold=True)


def sheet_of_scores(shown: CityView, paper: Paper, room: float) -> str:
    """Draw the points by category."""
    each = room / len(PARTS)
    body = ""
    for i, (part, mark) in enumerate(PARTS.items()):
        card = rect(3, 1, 16, 22, COLOURS[mark], 2.5) if mark in COLOURS else ""
        body += put(i * each, 4, card or emblem(mark), 18 / SIZE)
        body += paper.text(i * each + 19, 18, signed(shown["points"][part]), 13, anchor="end" if paper.rtl else "start")
    return body


def tucked(shown: CityView, paper: Paper, room: float) -> tuple[str, float]:
    """Draw the built cards in columns by colour, each with effects and name, the last of a column with its scene."""
    fit = max(3, int((room + 8) // 100))
    wide = (room - 8 * (fit - 1)) / fit
    strip_high = STRIP * wide / CARD[0]
    ends = [0.0] * fit
    body = ""
    for colours in COLUMNS:
        cards = [card for card in shown["built"] if colour_of(card) in colours]
        if not cards:
            continue
        column = ends.index(min(ends))
        x, y = column * (wide + 8), ends[column]
        for index, card in enumerate(sorted(cards, key=lambda each: colours.index(colour_of(each)))):
            body += put(x, y, lying(card, paper, wide, strip_high, index == len(cards) - 1))
            y += strip_high + NAME
        ends[column] = y + wide * 0.52 + 10
    return body, max(ends)


def lying(card: str, paper: Paper, wide: float, strip_high: float, last: bool) -> str:
    """Draw a card in its column; the last one with its scene."""
    high = strip_high + NAME
    scene = wide * 0.52 if last else 4
    body = (
        faint(rect(1.5, 2, wide, high + scene, INK, 5), 0.25)
        + rect(-0.6, -0.6, wide + 1.2, high + scene + 1.2, LINEN.light, 5)
        + rect(0, 3, wide, high + scene - 3, COLOURS[colour_of(card)], 5)
        + paper.drawing(f"strip-{card}", strip(card), 0, 0, wide, strip_high)
        + paper.text(wide / 2, strip_high + 11.5, paper.say(f"card-{card}"), 11.5, "#ffffff", "middle", room=wide - 6)
    )
    if last:
        drawn = PICTURES.svg(f"cards/{CARDS[NUMBER[card]].name}")
        body += paper.drawing(f"scene-{card}", drawn, 2, high, wide - 4, scene - 3)
    return body


def colour_of(card: str) -> str:
    """Return the colour of a card."""
    return COLOUR_IDS[CARDS[NUMBER[card]].colour]


def held(cards: list[str], player: int, paper: Paper, y: float) -> tuple[str, float]:
    """Draw a hand, as large as fits. Return the picture and the next free y."""
    body = paper.sign(player, paper.x(MARGIN, 16), y, 16)
    body += paper.text(paper.x(MARGIN + 24), y + 13.5, paper.names[player], 15, paper.light.quiet, bold=True)
    y += 26
    room = WIDE - 2 * MARGIN
    wide = min(150.0, (room - GAP * (len(cards) - 1)) / len(cards))
    high = wide * CARD[1] / CARD[0]
    for i, card in enumerate(cards):
        name = paper.text(
            wide / 2,
            high * (FOOT + 11) / CARD[1],
            paper.say(f"card-{card}"),
            wide * 0.1,
            "#ffffff",
            "middle",
            True,
            True,
            wide - 8,
        )
        background = faint(rect(2, 3, wide, high, INK, 9), 0.3)
        drawn = background + paper.drawing(f"face-{card}", face(card), 0, 0, wide, high) + name
        body += put(paper.x(MARGIN + i * (wide + GAP), wide), y, drawn)
    return body, y + high + GAP


RENDERER: Final = renderer(table)
