"""Drawing of a game as SVG: supply, cards in play, players, and the viewer's hand; at the end all owned cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, cast

from bastide.art.lettering import times
from bastide.art.paper import MARGIN, WIDE, Drawn, Paper
from bastide.art.pen import faint, put, rect
from bastide.art.pictures import renderer
from bastide.core.plain import Plain
from bastide.games.dominion.art.face import card_face, covered, name_of, pile, scene, token
from bastide.games.dominion.rules.cards.cards import find_card
from bastide.games.dominion.rules.display.view import DominionView, SideView

#: Width of the players' column, and of the supply.
SEATS = 284
ROOM = WIDE - SEATS - 3 * MARGIN
GAP = 14
#: Height of a player's panel during the game.
HIGH = 104


def table(view: Mapping[str, Plain], paper: Paper) -> Drawn:
    """Draw the view of a game."""
    seen = cast(DominionView, view)
    supplied, y = supply(seen, paper, 66)
    seated, end = seats(seen, paper, 66)
    body = headline(seen, paper) + supplied + seated
    if seen["phase"] == "over":
        y = max(y, end)
        for side in seen["sides"]:
            drawn, y = deck(paper, y, side)
            body += drawn
        return Drawn(body, y + MARGIN / 2)
    for side in seen["sides"]:
        for term, cards in (("in_play", side["play"]), ("revealed", side["aside"] or [])):
            heading = f"{paper.names[side['player']]} · {paper.say(f'term-{term}')}"
            drawn, y = row(paper, y, heading, side["player"], counted(cards), 110, ROOM)
            body += drawn
    for side in seen["sides"]:
        if "hand" in side:
            # Next to the players' column if there is room, else below it over the full width.
            y, room = (y, ROOM) if y + 120 < end else (max(y, end), WIDE - 2 * MARGIN)
            size = f"{paper.say('term-deck')}: {side['deck_size']}"
            heading = f"{paper.names[side['player']]} · {paper.say('term-hand')} · {size}"
            cards = ordered([*side["hand"], *side.get("pending", [])])
            drawn, y = row(paper, y, heading, side["player"], [(card, 1) for card in cards], 150, room)
            body += drawn
    return Drawn(body, max(y, end) + MARGIN / 2)


def headline(seen: DominionView, paper: Paper) -> str:
    """Draw the headline: the current player, the phase, and the Actions, Buys and coins left."""
    if seen["phase"] == "over":
        return paper.headline("")
    status = [
        paper.names[seen["current"]],
        paper.say("term-action_phase" if seen["phase"] == "action" else "term-buy_phase"),
        paper.say("page-actions-left", count=seen["actions"]),
        paper.say("page-buys-left", count=seen["buys"]),
        paper.say("page-coins", count=seen["coins"]),
    ]
    return paper.headline(" · ".join(status))


def supply(seen: DominionView, paper: Paper, top: float) -> tuple[str, float]:
    """Draw the basic cards in one row and the kingdom in two. Returns the SVG and its lower edge."""
    kingdom = sorted(seen["setup"]["kingdom"], key=lambda card: (find_card(card).cost, name_of(paper, card)))
    basics = [card for card in seen["supply"] if card not in kingdom]
    body = ""
    y = top
    for row, ratio in ((basics, 0.98), (kingdom[:5], 0.92), (kingdom[5:], 0.92)):
        width = (ROOM - GAP * (len(row) - 1)) / len(row)
        height = width * ratio
        for i, card in enumerate(row):
            drawn = pile(paper, card, width, height, seen["costs"][card], seen["supply"][card])
            if card in seen["banned"]:
                drawn = faint(drawn, 0.55)
            body += put(paper.x(MARGIN + i * (width + GAP), width), y, drawn)
        y += height + 20
    return body, y


def seats(seen: DominionView, paper: Paper, top: float) -> tuple[str, float]:
    """Draw the players' panels and the trash. Returns the SVG and its lower edge."""
    x = paper.x(WIDE - MARGIN - SEATS, SEATS)
    body = ""
    y = top
    for side in seen["sides"]:
        high = HIGH if seen["outcome"] is None else HIGH * 0.72
        body += put(x, y, seat(seen, side, paper, high))
        y += high + 12
    if seen["trash"]:
        drawn, high = trash(seen["trash"], paper)
        body += put(x, y, drawn)
        y += high + 12
    return body, y


def seat(seen: DominionView, side: SideView, paper: Paper, high: float) -> str:
    """Draw the panel of a player."""
    player = side["player"]
    outcome = seen["outcome"]
    lit = player == seen["current"] if outcome is None else outcome["places"][player] == min(outcome["places"])
    end = paper.x(SEATS - 14, 0, SEATS)
    turn = paper.say("page-turn-number", number=side["turns"])
    body = (
        paper.panel(0, 0, SEATS, high, lit)
        + paper.sign(player, paper.x(14, 20, SEATS), 12)
        + paper.text(paper.x(42, 0, SEATS), 29, paper.names[player], 19, serif=True, bold=True, room=SEATS - 150)
    )
    if side["tokens"]:
        body += token(paper.x(SEATS - 106, 0, SEATS), 23, str(side["tokens"]), paper)
    if outcome is None:
        return body + paper.text(end, 28, turn, 14, paper.light.quiet, "end", room=80) + known(side, paper)
    score = paper.words.say("picture-points", {"count": outcome["scores"][player]})
    owned = paper.say("page-deck-of", count=sum(side.get("owned", {}).values()))
    return (
        body
        + paper.text(end, 29, score, 18, paper.light.turn, "end", bold=True, room=86)
        + paper.text(paper.x(42, 0, SEATS), 57, f"{owned} · {turn}", 15, paper.light.quiet, room=SEATS - 60)
    )


def known(side: SideView, paper: Paper) -> str:
    """Draw the backs of the hand, and the top card of the discard pile."""
    held = min(side["hand_size"], 8)
    body = "".join(covered(paper, paper.x(14 + i * 10, 20, SEATS), 44, 32) for i in range(held))
    if held:
        body += paper.text(paper.x(40 + 10 * (held - 1), 0, SEATS), 65, times(side["hand_size"]), 14)
    body += caption(paper, 14, paper.say("term-hand"), "start", 84)
    if side["discard_top"]:
        x = paper.x(SEATS - 14 - 44, 44, SEATS)
        body += rect(x - 1, 43, 46, 34, "#8a7a5c", 3) + scene(paper, side["discard_top"], x, 44, 44, 32)
        body += caption(paper, SEATS - 14, paper.say("term-discard_pile"), "end", 170)
    return body


def caption(paper: Paper, x: float, text: str, anchor: str, room: float) -> str:
    """Draw a small label in a player panel."""
    return paper.text(paper.x(x, 0, SEATS), 91, text, 12, paper.light.quiet, anchor, room=room)


def trash(cards: Mapping[str, int], paper: Paper) -> tuple[str, float]:
    """Draw the trash. Returns the SVG and its height."""
    across = 4
    each = (SEATS - 28) / across
    high = 38 + 44 * ((len(cards) + across - 1) // across)
    body = paper.panel(0, 0, SEATS, high)
    body += paper.text(paper.x(14, 0, SEATS), 24, paper.say("term-trash_pile"), 14, paper.light.quiet, bold=True)
    for i, (card, count) in enumerate(cards.items()):
        x = 14 + i % across * each
        y = 34 + i // across * 44
        left = paper.x(x, 36, SEATS)
        body += rect(left - 1, y - 1, 38, 34, "#8a7a5c", 3) + scene(paper, card, left, y, 36, 32)
        body += paper.text(paper.x(x + 40, 0, SEATS), y + 21, times(count), 12) if count > 1 else ""
    return body, high


def row(
    paper: Paper, y: float, heading: str, player: int, cards: Sequence[tuple[str, int]], width: float, room: float
) -> tuple[str, float]:
    """Draw a row of cards with counts, overlapping if there are many. Returns the SVG and its lower edge."""
    if not cards:
        return "", y
    step = min(width + GAP, (room - width) / max(1, len(cards) - 1))
    body = paper.sign(player, paper.x(MARGIN, 16), y, 16)
    body += paper.text(paper.x(MARGIN + 24), y + 13.5, heading, 15, paper.light.quiet, bold=True)
    for i, (card, count) in enumerate(cards):
        face = card_face(paper, card, width, width, count=times(count) if count > 1 else "")
        body += put(paper.x(MARGIN + i * step, width), y + 26, face)
    return body, y + 26 + width + 18


def deck(paper: Paper, y: float, side: SideView) -> tuple[str, float]:
    """Draw all cards that a player owned at the end. Returns the SVG and its lower edge."""
    owned = side.get("owned", {})
    room = WIDE - 2 * MARGIN
    cards = [(card, owned[card]) for card in ordered([*owned])]
    width = min(96.0, (room + GAP) / max(1, len(cards)) - GAP)
    return row(paper, y, paper.names[side["player"]], side["player"], cards, width, room)


def counted(cards: Sequence[str]) -> list[tuple[str, int]]:
    """Count equal cards, in the order of their first occurrence."""
    return [(card, cards.count(card)) for card in dict.fromkeys(cards)]


def ordered(cards: Sequence[str]) -> list[str]:
    """Sort cards: Actions first, then Treasures, then the rest; by descending cost."""
    ranks = ("action", "treasure", "victory", "curse")
    return sorted(
        cards,
        key=lambda card: (
            min(ranks.index(each) for each in find_card(card).type_ids() if each in ranks),
            -find_card(card).cost,
            card,
        ),
    )


RENDERER: Final = renderer(table)
