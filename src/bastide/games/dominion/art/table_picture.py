"""Drawing of a game as SVG: supply, cards in play, players, and the viewer's hand; at the end all owned cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, cast

from bastide.art.svg_shapes import place_shape, rect, with_opacity
from bastide.art.table_canvas import MARGIN, TABLE_WIDTH, DrawnTable, TableCanvas
from bastide.art.table_renderer import make_renderer
from bastide.art.text_width import format_count
from bastide.core.json_data import JsonData
from bastide.games.dominion.art.card_picture import (
    draw_card,
    draw_card_back,
    draw_card_picture,
    draw_pile,
    draw_victory_token,
    translated_card_name,
)
from bastide.games.dominion.rules.cards.card_catalogue import find_card
from bastide.games.dominion.rules.display.view import DominionView, SideView

#: Width of the players' column, and of the supply.
SEATS_WIDTH = 284
SUPPLY_WIDTH = TABLE_WIDTH - SEATS_WIDTH - 3 * MARGIN
GAP = 14
#: Height of a player's panel during the game.
SEAT_HEIGHT = 104


def draw_table(view: Mapping[str, JsonData], paper: TableCanvas) -> DrawnTable:
    """Draw the view of a game."""
    seen = cast(DominionView, view)
    supplied, y = draw_supply(seen, paper, 66)
    seated, end = draw_seats(seen, paper, 66)
    body = draw_headline(seen, paper) + supplied + seated
    if seen["phase"] == "over":
        y = max(y, end)
        for side in seen["sides"]:
            drawn, y = draw_owned_cards(paper, y, side)
            body += drawn
        return DrawnTable(body, y + MARGIN / 2)
    for side in seen["sides"]:
        for term, cards in (("in_play", side["play"]), ("revealed", side["aside"] or [])):
            heading = f"{paper.names[side['player']]} · {paper.translate(f'term-{term}')}"
            drawn, y = draw_card_row(paper, y, heading, side["player"], count_equal_cards(cards), 110, SUPPLY_WIDTH)
            body += drawn
    for side in seen["sides"]:
        if "hand" in side:
            # Next to the players' column if there is room, else below it over the full width.
            y, room = (y, SUPPLY_WIDTH) if y + 120 < end else (max(y, end), TABLE_WIDTH - 2 * MARGIN)
            size = f"{paper.translate('term-deck')}: {side['deck_size']}"
            heading = f"{paper.names[side['player']]} · {paper.translate('term-hand')} · {size}"
            cards = sort_for_display([*side["hand"], *side.get("pending", [])])
            drawn, y = draw_card_row(paper, y, heading, side["player"], [(card, 1) for card in cards], 150, room)
            body += drawn
    return DrawnTable(body, max(y, end) + MARGIN / 2)


def draw_headline(seen: DominionView, paper: TableCanvas) -> str:
    """Draw the headline: the current player, the phase, and the Actions, Buys and coins left."""
    if seen["phase"] == "over":
        return paper.draw_headline("")
    status = [
        paper.names[seen["current"]],
        paper.translate("term-action_phase" if seen["phase"] == "action" else "term-buy_phase"),
        paper.translate("page-actions-left", count=seen["actions"]),
        paper.translate("page-buys-left", count=seen["buys"]),
        paper.translate("page-coins", count=seen["coins"]),
    ]
    return paper.draw_headline(" · ".join(status))


def draw_supply(seen: DominionView, paper: TableCanvas, top: float) -> tuple[str, float]:
    """Draw the basic cards in one row and the kingdom in two. Returns the SVG and its lower edge."""
    kingdom = sorted(
        seen["setup"]["kingdom"], key=lambda card: (find_card(card).cost, translated_card_name(paper, card))
    )
    basics = [card for card in seen["supply"] if card not in kingdom]
    body = ""
    y = top
    for row, ratio in ((basics, 0.98), (kingdom[:5], 0.92), (kingdom[5:], 0.92)):
        if not row:  # a position from text may have fewer than ten kingdom cards
            continue
        columns = max(len(row), 5)
        width = (SUPPLY_WIDTH - GAP * (columns - 1)) / columns
        height = width * ratio
        for i, card in enumerate(row):
            drawn = draw_pile(paper, card, width, height, seen["costs"][card], seen["supply"][card])
            if card in seen["banned"]:
                drawn = with_opacity(drawn, 0.55)
            body += place_shape(paper.mirror_x(MARGIN + i * (width + GAP), width), y, drawn)
        y += height + 20
    return body, y


def draw_seats(seen: DominionView, paper: TableCanvas, top: float) -> tuple[str, float]:
    """Draw the players' panels and the trash. Returns the SVG and its lower edge."""
    x = paper.mirror_x(TABLE_WIDTH - MARGIN - SEATS_WIDTH, SEATS_WIDTH)
    body = ""
    y = top
    for side in seen["sides"]:
        high = SEAT_HEIGHT if seen["outcome"] is None else SEAT_HEIGHT * 0.72
        body += place_shape(x, y, draw_seat(seen, side, paper, high))
        y += high + 12
    if seen["trash"]:
        drawn, high = draw_trash(seen["trash"], paper)
        body += place_shape(x, y, drawn)
        y += high + 12
    return body, y


def draw_seat(seen: DominionView, side: SideView, paper: TableCanvas, high: float) -> str:
    """Draw the panel of a player."""
    player = side["player"]
    outcome = seen["outcome"]
    lit = player == seen["current"] if outcome is None else outcome["places"][player] == min(outcome["places"])
    end = paper.mirror_x(SEATS_WIDTH - 14, 0, SEATS_WIDTH)
    turn = paper.translate("page-turn-number", number=side["turns"])
    body = (
        paper.draw_panel(0, 0, SEATS_WIDTH, high, lit)
        + paper.draw_seat_symbol(player, paper.mirror_x(14, 20, SEATS_WIDTH), 12)
        + paper.draw_text(
            paper.mirror_x(42, 0, SEATS_WIDTH),
            29,
            paper.names[player],
            19,
            serif=True,
            bold=True,
            room=SEATS_WIDTH - 150,
        )
    )
    if side["tokens"]:
        body += draw_victory_token(paper.mirror_x(SEATS_WIDTH - 106, 0, SEATS_WIDTH), 23, str(side["tokens"]), paper)
    if outcome is None:
        return (
            body + paper.draw_text(end, 28, turn, 14, paper.theme.quiet, "end", room=80) + draw_known_cards(side, paper)
        )
    score = paper.translator.translate("picture-points", {"count": outcome["scores"][player]})
    owned = paper.translate("page-deck-of", count=sum(side.get("owned", {}).values()))
    return (
        body
        + paper.draw_text(end, 29, score, 18, paper.theme.turn, "end", bold=True, room=86)
        + paper.draw_text(
            paper.mirror_x(42, 0, SEATS_WIDTH), 57, f"{owned} · {turn}", 15, paper.theme.quiet, room=SEATS_WIDTH - 60
        )
    )


def draw_known_cards(side: SideView, paper: TableCanvas) -> str:
    """Draw the backs of the hand, and the top card of the discard pile."""
    held = min(side["hand_size"], 8)
    body = "".join(draw_card_back(paper, paper.mirror_x(14 + i * 10, 20, SEATS_WIDTH), 44, 32) for i in range(held))
    if held:
        body += paper.draw_text(
            paper.mirror_x(40 + 10 * (held - 1), 0, SEATS_WIDTH), 65, format_count(side["hand_size"]), 14
        )
    body += draw_caption(paper, 14, paper.translate("term-hand"), "start", 84)
    if side["discard_top"]:
        x = paper.mirror_x(SEATS_WIDTH - 14 - 44, 44, SEATS_WIDTH)
        body += rect(x - 1, 43, 46, 34, "#8a7a5c", 3) + draw_card_picture(paper, side["discard_top"], x, 44, 44, 32)
        body += draw_caption(paper, SEATS_WIDTH - 14, paper.translate("term-discard_pile"), "end", 170)
    return body


def draw_caption(paper: TableCanvas, x: float, text: str, anchor: str, room: float) -> str:
    """Draw a small label in a player panel."""
    return paper.draw_text(paper.mirror_x(x, 0, SEATS_WIDTH), 91, text, 12, paper.theme.quiet, anchor, room=room)


def draw_trash(cards: Mapping[str, int], paper: TableCanvas) -> tuple[str, float]:
    """Draw the trash. Returns the SVG and its height."""
    across = 4
    each = (SEATS_WIDTH - 28) / across
    high = 38 + 44 * ((len(cards) + across - 1) // across)
    body = paper.draw_panel(0, 0, SEATS_WIDTH, high)
    body += paper.draw_text(
        paper.mirror_x(14, 0, SEATS_WIDTH), 24, paper.translate("term-trash_pile"), 14, paper.theme.quiet, bold=True
    )
    for i, (card, count) in enumerate(cards.items()):
        x = 14 + i % across * each
        y = 34 + i // across * 44
        left = paper.mirror_x(x, 36, SEATS_WIDTH)
        body += rect(left - 1, y - 1, 38, 34, "#8a7a5c", 3) + draw_card_picture(paper, card, left, y, 36, 32)
        body += (
            paper.draw_text(paper.mirror_x(x + 40, 0, SEATS_WIDTH), y + 21, format_count(count), 12)
            if count > 1
            else ""
        )
    return body, high


def draw_card_row(
    paper: TableCanvas, y: float, heading: str, player: int, cards: Sequence[tuple[str, int]], width: float, room: float
) -> tuple[str, float]:
    """Draw a row of cards with counts, overlapping if there are many. Returns the SVG and its lower edge."""
    if not cards:
        return "", y
    step = min(width + GAP, (room - width) / max(1, len(cards) - 1))
    body = paper.draw_seat_symbol(player, paper.mirror_x(MARGIN, 16), y, 16)
    body += paper.draw_text(paper.mirror_x(MARGIN + 24), y + 13.5, heading, 15, paper.theme.quiet, bold=True)
    for i, (card, count) in enumerate(cards):
        face = draw_card(paper, card, width, width, count=format_count(count) if count > 1 else "")
        body += place_shape(paper.mirror_x(MARGIN + i * step, width), y + 26, face)
    return body, y + 26 + width + 18


def draw_owned_cards(paper: TableCanvas, y: float, side: SideView) -> tuple[str, float]:
    """Draw all cards that a player owned at the end. Returns the SVG and its lower edge."""
    owned = side.get("owned", {})
    room = TABLE_WIDTH - 2 * MARGIN
    cards = [(card, owned[card]) for card in sort_for_display([*owned])]
    width = min(96.0, (room + GAP) / max(1, len(cards)) - GAP)
    return draw_card_row(paper, y, paper.names[side["player"]], side["player"], cards, width, room)


def count_equal_cards(cards: Sequence[str]) -> list[tuple[str, int]]:
    """Count equal cards, in the order of their first occurrence."""
    return [(card, cards.count(card)) for card in dict.fromkeys(cards)]


def sort_for_display(cards: Sequence[str]) -> list[str]:
    """Sort cards: Actions first, then Treasures, then the rest; by descending cost."""
    ranks = ("action", "treasure", "victory", "curse")
    return sorted(
        cards,
        key=lambda card: (
            min(ranks.index(each) for each in find_card(card).type_names() if each in ranks),
            -find_card(card).cost,
            card,
        ),
    )


RENDERER: Final = make_renderer(draw_table)
