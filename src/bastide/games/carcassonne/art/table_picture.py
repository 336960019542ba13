"""Picture of the table: the board, the score track, the players with their supply, and the tile in hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from bastide.art.svg_shapes import num, place_shape, rect, stroked_path
from bastide.art.table_canvas import MARGIN, TABLE_WIDTH, DrawnTable, TableCanvas
from bastide.art.table_renderer import make_renderer
from bastide.art.text_width import format_count
from bastide.core.json_data import JsonData
from bastide.games.carcassonne.art import draw_meeple, draw_piece
from bastide.games.carcassonne.art.board_picture import board_bounds, draw_board, draw_tile_on
from bastide.games.carcassonne.art.module_drawing_registry import list_module_pieces
from bastide.games.carcassonne.art.reusable_tile_parts import TILE_WIDTH
from bastide.games.carcassonne.rules.display.view import CarcassonneView

#: Width of the players' panels, and the width left for the board.
SEAT_PANEL_WIDTH = 250
BOARD_WIDTH = TABLE_WIDTH - SEAT_PANEL_WIDTH - 3 * MARGIN
#: Maximum height of the board, and maximum width of its tiles.
MAX_BOARD_HEIGHT = 900
MAX_TILE_WIDTH = 104
#: Spaces of the score track.
SCORE_TRACK_SPACES = 50
SCORE_TRACK_TOP = 66


def draw_table(view: Mapping[str, JsonData], paper: TableCanvas) -> DrawnTable:
    """Draw the table from a view."""
    seen = cast(CarcassonneView, view)
    body = draw_headline(seen, paper) + draw_score_track(seen["score"], paper)
    top = SCORE_TRACK_TOP + 46
    _, _, across, down = board_bounds(seen["board"])
    edge = 0.25
    scale = min(MAX_TILE_WIDTH, BOARD_WIDTH / (across + 2 * edge), MAX_BOARD_HEIGHT / (down + 2 * edge)) / TILE_WIDTH
    high = max(360.0, (down + 2 * edge) * TILE_WIDTH * scale)
    x = paper.mirror_x(MARGIN, BOARD_WIDTH)
    left = x + (BOARD_WIDTH - across * TILE_WIDTH * scale) / 2
    above = top + (high - down * TILE_WIDTH * scale) / 2
    body += rect(x, top, BOARD_WIDTH, high, paper.theme.cloth, 10)
    # On a large board the meeples are larger relative to the tiles, so that their owners stay visible.
    size = min(1.7, max(1.1, 0.8 / scale))
    body += f"<g transform='translate({num(left)} {num(above)}) scale({scale:.4g})'>{draw_board(seen, paper, size)}</g>"
    seated, end = draw_seats(seen, paper, top)
    return DrawnTable(body + seated, max(top + high, end) + MARGIN)


def draw_headline(seen: CarcassonneView, paper: TableCanvas) -> str:
    """Draw the name of the game, the active player, and the number of tiles left."""
    left = f"{seen['pile_size']} {paper.translate('page-tiles-left', count=seen['pile_size'])}"
    return paper.draw_headline("" if seen["phase"] == "over" else f"{paper.names[seen['active']]} · {left}", 360)


def draw_score_track(score: list[int], paper: TableCanvas) -> str:
    """Draw the score track, always from left to right, with a follower for each score modulo its length."""
    wide = TABLE_WIDTH - 2 * MARGIN
    each = wide / SCORE_TRACK_SPACES
    body = rect(MARGIN, SCORE_TRACK_TOP, wide, 30, paper.theme.card, 6)
    body += stroked_path(
        "".join(f"M{num(MARGIN + i * each)} {SCORE_TRACK_TOP + 4}v22" for i in range(1, SCORE_TRACK_SPACES)),
        paper.theme.line,
        0.7,
        "butt",
    )
    for field in range(0, SCORE_TRACK_SPACES, 5):
        body += paper.draw_text(
            MARGIN + (field + 0.5) * each, SCORE_TRACK_TOP + 20, str(field), 11, paper.theme.quiet, "middle"
        )
    used: dict[int, int] = {}
    for seat, points in enumerate(score):
        field = points % SCORE_TRACK_SPACES
        nth = used.get(field, 0)
        used[field] = nth + 1
        x = MARGIN + (field + 0.5) * each
        body += place_shape(
            x + nth * 5,
            SCORE_TRACK_TOP + 16 - nth * 4,
            draw_meeple("follower", seat, colour=paper.theme.seats[seat % 7]),
            0.8,
        )
    return body


def draw_seats(seen: CarcassonneView, paper: TableCanvas, top: float) -> tuple[str, float]:
    """Draw the players with scores and supply, and the tile in hand below. Return the picture and the next free y."""
    x = paper.mirror_x(TABLE_WIDTH - MARGIN - SEAT_PANEL_WIDTH, SEAT_PANEL_WIDTH)
    body = ""
    y = top
    over = seen["phase"] == "over"
    best = max(seen["score"])
    for player in range(seen["players"]):
        lit = seen["score"][player] == best if over else player == seen["active"]
        drawn, high = draw_seat(seen, player, paper, lit)
        body += place_shape(x, y, drawn)
        y += high + 10
    if seen["hand"]:
        body += place_shape(x, y, draw_tile_in_hand(seen["hand"], paper))
        y += 150
    return body, y


def draw_seat(seen: CarcassonneView, player: int, paper: TableCanvas, lit: bool) -> tuple[str, float]:
    """Draw the panel of a player. Return the picture and its height."""
    pieces = [
        (draw_meeple(kind, player, colour=paper.theme.seats[player % 7]), count)
        for kind, count in seen["supply"][player].items()
        if count
    ]
    pieces += [(draw_piece(name), count) for name, count in list_module_pieces(seen, player)]
    across = 5
    high = 46 + 38 * max(1, (len(pieces) + across - 1) // across)
    score = str(seen["score"][player])
    body = (
        paper.draw_panel(0, 0, SEAT_PANEL_WIDTH, high, lit)
        + paper.draw_seat_symbol(player, paper.mirror_x(12, 18, SEAT_PANEL_WIDTH), 12, 18)
        + paper.draw_text(
            paper.mirror_x(38, 0, SEAT_PANEL_WIDTH),
            28,
            paper.names[player],
            18,
            serif=True,
            bold=True,
            room=SEAT_PANEL_WIDTH - 110,
        )
        + paper.draw_text(
            paper.mirror_x(SEAT_PANEL_WIDTH - 14, 0, SEAT_PANEL_WIDTH),
            30,
            score,
            22,
            paper.theme.turn,
            "end",
            True,
            True,
        )
    )
    each = (SEAT_PANEL_WIDTH - 20) / across
    for i, (drawn, count) in enumerate(pieces):
        x = paper.mirror_x(10 + i % across * each, each, SEAT_PANEL_WIDTH) + (each - 44 if paper.rtl else 0)
        y = 62 + i // across * 38
        body += place_shape(x + 14, y, drawn, 0.85)
        body += (
            paper.draw_text(x + 28, y + 5, format_count(count), 12, paper.theme.quiet, "end" if paper.rtl else "start")
            if count > 1
            else ""
        )
    return body, high


def draw_tile_in_hand(kind: str, paper: TableCanvas) -> str:
    """Draw the tile to be laid."""
    size = 116
    left = (SEAT_PANEL_WIDTH - size) / 2
    frame = f"x='{num(left)}' y='14' width='{size}' height='{size}' viewBox='0 0 100 100'"
    drawn = f"<svg {frame}>{draw_tile_on(paper, kind, 0, 0)}</svg>"
    return (
        paper.draw_panel(0, 0, SEAT_PANEL_WIDTH, 144, True)
        + rect(left - 1.5, 12.5, size + 3, size + 3, "#6f5f45", 3)
        + drawn
    )


RENDERER: Final = make_renderer(draw_table)
