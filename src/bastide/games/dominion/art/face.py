"""Drawing of a card: its picture between a band with the name and a band with the cost, coloured by type."""

from __future__ import annotations

from bastide.art.lettering import times
from bastide.art.palette import GOLD
from bastide.art.paper import Paper
from bastide.art.pen import INK, disc, faint, line, n, path, put, rect
from bastide.games.dominion.art import CARD, PICTURES
from bastide.games.dominion.rules.cards.cards import find_card

#: Band colour by type; a card gets the colour of its first type in this order.
BANDS = {
    "reaction": "#86b3de",
    "treasure": "#e9bf4d",
    "victory": "#8fbf7a",
    "curse": "#b79ac9",
    "attack": "#dba595",
    "action": "#ded6c6",
}
#: Text colour on cards, in both themes.
PRINT = "#2a2520"


def name_of(paper: Paper, card: str) -> str:
    return paper.say(f"card-{card}")


def scene(paper: Paper, card: str, x: float, y: float, width: float, height: float) -> str:
    """Draw the picture of a card."""
    return paper.drawing(card, PICTURES.svg(f"cards/{card}"), x, y, width, height)


def card_face(paper: Paper, card: str, width: float, height: float, cost: int | None = None, count: str = "") -> str:
    """Draw a card. ``count`` is a text next to the cost, such as the number of cards left."""
    types = find_card(card).type_ids()
    band = BANDS[next(each for each in BANDS if each in types)]
    head, foot = _bands(width)
    shown = find_card(card).cost if cost is None else cost
    return (
        faint(rect(1.5, 2.5, width, height, INK, 6), 0.25)
        + rect(-0.7, -0.7, width + 1.4, height + 1.4, "#6f5f45", 6.5)
        + rect(0, 0, width, height, band, 6)
        + scene(paper, card, 0, head, width, height - head - foot)
        + line(f"M0 {n(head)}H{n(width)}M0 {n(height - foot)}H{n(width)}", "#8a7a5c", 0.8)
        + _name(paper, card, width, head, PRINT)
        + _cost(paper, width, height, foot, shown, shown < find_card(card).cost)
        + paper.text(paper.x(width - 8, 0, width), height - foot * 0.3, count, foot * 0.6, PRINT, "end", bold=True)
    )


def pile(paper: Paper, card: str, width: float, height: float, cost: int, count: int) -> str:
    """Draw a Supply pile, with a thickness by its size; an empty pile is drawn faded."""
    head, foot = _bands(width)
    if not count:
        empty = paper.say("page-empty")
        return (
            rect(0, 0, width, height, paper.light.cloth, 6)
            + faint(scene(paper, card, 0, head, width, height - head - foot), 0.3)
            + _name(paper, card, width, head, paper.light.quiet)
            + _cost(paper, width, height, foot, cost, False)
            + paper.text(
                paper.x(width - 8, 0, width), height - foot * 0.3, empty, foot * 0.55, paper.light.quiet, "end"
            )
        )
    layers = min(count, 12)
    edges = "".join(
        rect(i * 0.55, i * 0.9, width, height, "#cdb78d" if i % 2 else "#f2e3c2", 6) for i in range(layers, 0, -1)
    )
    shadow = faint(rect(layers * 0.55 + 2, layers * 0.9 + 3, width, height, INK, 6), 0.22)
    return shadow + edges + card_face(paper, card, width, height, cost, times(count))


def _bands(width: float) -> tuple[float, float]:
    """Return the heights of the band with the name and of the band with the cost."""
    return max(19.0, width * 0.165), max(20.0, width * 0.17)


def _name(paper: Paper, card: str, width: float, head: float, fill: str) -> str:
    return paper.text(width / 2, head * 0.72, name_of(paper, card), head * 0.66, fill, "middle", True, True, width - 8)


def _cost(paper: Paper, width: float, height: float, foot: float, cost: int, cheaper: bool) -> str:
    x = paper.x(foot / 2 + 3, 0, width)
    y = height - foot / 2
    return (
        disc(x, y, foot / 2 - 1.5, GOLD.deep)
        + disc(x, y, foot / 2 - 2.8, "#c9efd6" if cheaper else GOLD.light)
        + paper.text(x, y + foot * 0.22, str(cost), foot * 0.62, PRINT, "middle", True, True)
    )


def covered(paper: Paper, x: float, y: float, height: float) -> str:
    """Draw a face-down card."""
    width = height * CARD[0] / CARD[1]
    return faint(rect(x + 1, y + 1.5, width, height, INK, 2), 0.3) + paper.drawing(
        "back", PICTURES.svg("back"), x, y, width, height
    )


def token(x: float, y: float, number: str, paper: Paper) -> str:
    """Draw a Victory point token with a number."""
    shield = path("M-9-10H9V1C9 8 0 12 0 12S-9 8-9 1z", GOLD.deep) + path(
        "M-7-8H7V1C7 6 0 9.5 0 9.5S-7 6-7 1z", GOLD.light
    )
    return put(x, y, shield + paper.text(0, 4.5, number, 12, PRINT, "middle", True, True))
