"""Picture of the table: the board, the score track, the players with their supply, and the tile in hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from bastide.art.lettering import times
from bastide.art.paper import MARGIN, WIDE, Drawn, Paper
from bastide.art.pen import line, n, put, rect
from bastide.art.pictures import renderer
from bastide.core.plain import Plain
from bastide.games.carcassonne.art import figure, piece
from bastide.games.carcassonne.art.land import bounds, land, tile_on
from bastide.games.carcassonne.art.sharing import CELL
from bastide.games.carcassonne.rules.display.view import CarcassonneView

#: Width of the players' panels, and the width left for the board.
SEATS = 250
ROOM = WIDE - SEATS - 3 * MARGIN
#: Maximum height of the board, and maximum width of its tiles.
HIGHEST = 900
LARGEST = 104
#: Spaces of the score track.
FIELDS = 50
TOP = 66


def table(view: Mapping[str, Plain], paper: Paper) -> Drawn:
    """Draw the table from a view."""
    seen = cast(CarcassonneView, view)
    body = headline(seen, paper) + track(seen["score"], paper)
    top = TOP + 46
    _, _, across, down = bounds(seen["board"])
    edge = 0.25
    scale = min(LARGEST, ROOM / (across + 2 * edge), HIGHEST / (down + 2 * edge)) / CELL
    high = max(360.0, (down + 2 * edge) * CELL * scale)
    x = paper.x(MARGIN, ROOM)
    left = x + (ROOM - across * CELL * scale) / 2
    above = top + (high - down * CELL * scale) / 2
    body += rect(x, top, ROOM, high, paper.light.cloth, 10)
    # On a large board the meeples are larger relative to the tiles, so that their owners stay visible.
    size = min(1.7, max(1.1, 0.8 / scale))
    body += f"<g transform='translate({n(left)} {n(above)}) scale({scale:.4g})'>{land(seen, paper, size)}</g>"
    seated, end = seats(seen, paper, top)
    return Drawn(body + seated, max(top + high, end) + MARGIN)


def headline(seen: CarcassonneView, paper: Paper) -> str:
    """Draw the name of the game, the active player, and the number of tiles left."""
    left = f"{seen['pile_size']} {paper.say('page-tiles-left', count=seen['pile_size'])}"
    return paper.headline("" if seen["phase"] == "over" else f"{paper.names[seen['active']]} · {left}", 360)


def track(score: list[int], paper: Paper) -> str:
    """Draw the score track, always from left to right, with a follower for each score modulo its length."""
    wide = WIDE - 2 * MARGIN
    each = wide / FIELDS
    body = rect(MARGIN, TOP, wide, 30, paper.light.card, 6)
    body += line(
        "".join(f"M{n(MARGIN + i * each)} {TOP + 4}v22" for i in range(1, FIELDS)), paper.light.line, 0.7, "butt"
    )
    for field in range(0, FIELDS, 5):
        body += paper.text(MARGIN + (field + 0.5) * each, TOP + 20, str(field), 11, paper.light.quiet, "middle")
    used: dict[int, int] = {}
    for seat, points in enumerate(score):
        field = points % FIELDS
        nth = used.get(field, 0)
        used[field] = nth + 1
        x = MARGIN + (field + 0.5) * each
        body += put(x + nth * 5, TOP + 16 - nth * 4, figure("follower", seat, colour=paper.light.seats[seat % 7]), 0.8)
    return body


def seats(seen: CarcassonneView, paper: Paper, top: float) -> tuple[str, float]:
    """Draw the players with scores and supply, and the tile in hand below. Return the picture and the next free y."""
    x = paper.x(WIDE - MARGIN - SEATS, SEATS)
    body = ""
    y = top
    over = seen["phase"] == "over"
    best = max(seen["score"])
    for player in range(seen["players"]):
        lit = seen["score"][player] == best if over else player == seen["active"]
        drawn, high = seat(seen, player, paper, lit)
        body += put(x, y, drawn)
        y += high + 10
    if seen["hand"]:
        body += put(x, y, in_hand(seen["hand"], paper))
        y += 150
    return body, y


def seat(seen: CarcassonneView, player: int, paper: Paper, lit: bool) -> tuple[str, float]:
    """Draw the panel of a player. Return the picture and its height."""
    pieces = [
        (figure(kind, player, colour=paper.light.seats[player % 7]), count)
        for kind, count in seen["supply"][player].items()
        if count
    ]
    pieces += [(piece(name), count) for name, count in belongings(seen, player)]
    across = 5
    high = 46 + 38 * max(1, (len(pieces) + across - 1) // across)
    score = str(seen["score"][player])
    body = (
        paper.panel(0, 0, SEATS, high, lit)
        + paper.sign(player, paper.x(12, 18, SEATS), 12, 18)
        + paper.text(paper.x(38, 0, SEATS), 28, paper.names[player], 18, serif=True, bold=True, room=SEATS - 110)
        + paper.text(paper.x(SEATS - 14, 0, SEATS), 30, score, 22, paper.light.turn, "end", True, True)
    )
    each = (SEATS - 20) / across
    for i, (drawn, count) in enumerate(pieces):
        x = paper.x(10 + i % across * each, each, SEATS) + (each - 44 if paper.rtl else 0)
        y = 62 + i // across * 38
        body += put(x + 14, y, drawn, 0.85)
        body += (
            paper.text(x + 28, y + 5, times(count), 12, paper.light.quiet, "end" if paper.rtl else "start")
            if count > 1
            else ""
        )
    return body, high


def belongings(seen: CarcassonneView, player: int) -> list[tuple[str, int]]:
    """Return the pieces that modules have given a player, with their numbers."""
    extra = seen["extra"]
    found: list[tuple[str, int]] = []
    if "traders" in extra:
        found += [*extra["traders"]["goods"][player].items()]
    if "king" in extra:
        found += [("king", int(extra["king"]["king"] == player)), ("robber", int(extra["king"]["robber"] == player))]
    if "abbey" in extra:
        found.append(("abbey", extra["abbey"]["abbeys"][player]))
    if "bridges" in extra:
        left = extra["bridges"]["left"][player]
        found += [("bridge", left["bridges"]), ("castle", left["castles"])]
    return [(name, count) for name, count in found if count]


def in_hand(kind: str, paper: Paper) -> str:
    """Draw the tile to be laid."""
    size = 116
    left = (SEATS - size) / 2
    frame = f"x='{n(left)}' y='14' width='{size}' height='{size}' viewBox='0 0 100 100'"
    drawn = f"<svg {frame}>{tile_on(paper, kind, 0, 0)}</svg>"
    return paper.panel(0, 0, SEATS, 144, True) + rect(left - 1.5, 12.5, size + 3, size + 3, "#6f5f45", 3) + drawn


RENDERER: Final = renderer(table)
