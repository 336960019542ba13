"""Drawing of a card: its picture between a band with the name and a band with the cost, coloured by type."""

from __future__ import annotations

from bastide.art.colour_palette import GOLD
from bastide.art.svg_shapes import (
    SHADOW_COLOUR,
    circle,
    filled_path,
    num,
    place_shape,
    rect,
    stroked_path,
    with_opacity,
)
from bastide.art.table_canvas import TableCanvas
from bastide.art.text_width import format_count
from bastide.games.dominion.art import CARD_SIZE, PICTURES, card_svg
from bastide.games.dominion.rules.cards.card_catalogue import find_card

#: Band colour by type; a card gets the colour of its first type in this order.
BAND_COLOUR_BY_TYPE = {
    "reaction": "#86b3de",
    "treasure": "#e9bf4d",
    "victory": "#8fbf7a",
    "curse": "#b79ac9",
    "attack": "#dba595",
    "action": "#ded6c6",
}
#: Text colour on cards, in both themes.
PRINT_COLOUR = "#2a2520"


def translated_card_name(paper: TableCanvas, card: str) -> str:
    return paper.translate(f"card-{card}")


def draw_card_picture(paper: TableCanvas, card: str, x: float, y: float, width: float, height: float) -> str:
    """Draw the picture of a card."""
    return paper.draw_picture(card, card_svg(card), x, y, width, height)


def draw_card(
    paper: TableCanvas, card: str, width: float, height: float, cost: int | None = None, count: str = ""
) -> str:
    """Draw a card. ``count`` is a text next to the cost, such as the number of cards left."""
    types = find_card(card).type_names()
    band = BAND_COLOUR_BY_TYPE[next(each for each in BAND_COLOUR_BY_TYPE if each in types)]
    head, foot = _bands(width)
    shown = find_card(card).cost if cost is None else cost
    return (
        with_opacity(rect(1.5, 2.5, width, height, SHADOW_COLOUR, 6), 0.25)
        + rect(-0.7, -0.7, width + 1.4, height + 1.4, "#6f5f45", 6.5)
        + rect(0, 0, width, height, band, 6)
        + draw_card_picture(paper, card, 0, head, width, height - head - foot)
        + stroked_path(f"M0 {num(head)}H{num(width)}M0 {num(height - foot)}H{num(width)}", "#8a7a5c", 0.8)
        + _name(paper, card, width, head, PRINT_COLOUR)
        + _cost(paper, width, height, foot, shown, shown < find_card(card).cost)
        + paper.draw_text(
            paper.mirror_x(width - 8, 0, width), height - foot * 0.3, count, foot * 0.6, PRINT_COLOUR, "end", bold=True
        )
    )


def draw_pile(paper: TableCanvas, card: str, width: float, height: float, cost: int, count: int) -> str:
    """Draw a Supply pile, with a thickness by its size; an empty pile is drawn faded."""
    head, foot = _bands(width)
    if not count:
        empty = paper.translate("page-empty")
        return (
            rect(0, 0, width, height, paper.theme.cloth, 6)
            + with_opacity(draw_card_picture(paper, card, 0, head, width, height - head - foot), 0.3)
            + _name(paper, card, width, head, paper.theme.quiet)
            + _cost(paper, width, height, foot, cost, False)
            + paper.draw_text(
                paper.mirror_x(width - 8, 0, width), height - foot * 0.3, empty, foot * 0.55, paper.theme.quiet, "end"
            )
        )
    layers = min(count, 12)
    edges = "".join(
        rect(i * 0.55, i * 0.9, width, height, "#cdb78d" if i % 2 else "#f2e3c2", 6) for i in range(layers, 0, -1)
    )
    shadow = with_opacity(rect(layers * 0.55 + 2, layers * 0.9 + 3, width, height, SHADOW_COLOUR, 6), 0.22)
    return shadow + edges + draw_card(paper, card, width, height, cost, format_count(count))


def _bands(width: float) -> tuple[float, float]:
    """Return the heights of the band with the name and of the band with the cost."""
    return max(19.0, width * 0.165), max(20.0, width * 0.17)


def _name(paper: TableCanvas, card: str, width: float, head: float, fill: str) -> str:
    return paper.draw_text(
        width / 2, head * 0.72, translated_card_name(paper, card), head * 0.66, fill, "middle", True, True, width - 8
    )


def _cost(paper: TableCanvas, width: float, height: float, foot: float, cost: int, cheaper: bool) -> str:
    x = paper.mirror_x(foot / 2 + 3, 0, width)
    y = height - foot / 2
    return (
        circle(x, y, foot / 2 - 1.5, GOLD.deep)
        + circle(x, y, foot / 2 - 2.8, "#c9efd6" if cheaper else GOLD.light)
        + paper.draw_text(x, y + foot * 0.22, str(cost), foot * 0.62, PRINT_COLOUR, "middle", True, True)
    )


def draw_card_back(paper: TableCanvas, x: float, y: float, height: float) -> str:
    """Draw a face-down card."""
    width = height * CARD_SIZE[0] / CARD_SIZE[1]
    return with_opacity(rect(x + 1, y + 1.5, width, height, SHADOW_COLOUR, 2), 0.3) + paper.draw_picture(
        "back", PICTURES.svg("back"), x, y, width, height
    )


def draw_victory_token(x: float, y: float, number: str, paper: TableCanvas) -> str:
    """Draw a Victory point token with a number."""
    shield = filled_path("M-9-10H9V1C9 8 0 12 0 12S-9 8-9 1z", GOLD.deep) + filled_path(
        "M-7-8H7V1C7 6 0 9.5 0 9.5S-7 6-7 1z", GOLD.light
    )
    return place_shape(x, y, shield + paper.draw_text(0, 4.5, number, 12, PRINT_COLOUR, "middle", True, True))
