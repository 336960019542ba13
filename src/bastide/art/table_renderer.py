"""Pictures of tables: a position as a player or a spectator sees it, as one self-contained SVG.

>>> from bastide.core import get_game
>>> state = get_game("dominion").new_state(players=2, options={}, seed=1)
>>> state.svg(viewer=0, language="de")[:4]
'<svg'
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bastide.art.colour_theme import DARK_THEME, LIGHT_THEME
from bastide.art.plain_text_picture import draw_text_table
from bastide.art.table_canvas import TableCanvas, TablePainter
from bastide.core.errors import BastideError
from bastide.core.game_registry import get_game
from bastide.core.journal import SPECTATOR
from bastide.core.kit import Renderer
from bastide.core.state import State
from bastide.locale import LANGUAGES, Catalogue, is_right_to_left


def make_renderer(painter: TablePainter | None = None) -> Renderer:
    """Make the renderer of a game from its painter. Without a painter, tables are drawn as text."""

    def render(state: State, viewer: int, language: str, seats: Sequence[str], dark: bool) -> str:
        return render_table(painter, state, viewer, language, seats, dark)

    return render


def render_table(
    painter: TablePainter | None, state: State, viewer: int, language: str, seats: Sequence[str], dark: bool
) -> str:
    """Draw a position as a viewer sees it; ``seats`` are the player names."""
    if viewer != SPECTATOR and not 0 <= viewer < state.players:
        last = state.players - 1
        raise BastideError(
            "no-seat", f"seat {viewer} doesn't exist; seats are numbered 0 to {last}", seat=viewer, last=last
        )
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise BastideError(
            "unknown-language", f"unknown language {language!r}; available: {known}", language=language, known=known
        )
    game = get_game(state.game_id())
    rtl = is_right_to_left(language)
    translator = Catalogue(language, seats, isolate=rtl)
    names = [translator.seat_name(player) for player in range(state.players)]
    canvas = TableCanvas(game.id, translator, names, rtl, DARK_THEME if dark else LIGHT_THEME)
    view = state.view(viewer)
    text = game.view_as_text(view, translator)
    drawn = draw_text_table(text, canvas) if painter is None else painter(view, canvas)
    title = translator.translate(
        "picture-title", {"game": translator.translate(game.id), "names": translator.join_list(names)}
    )
    return canvas.to_svg(drawn, title, text, language)


#: Renderer for games without one of their own.
TEXT_RENDERER: Final = make_renderer()
