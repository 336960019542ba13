"""Pictures of tables: a position as a player or a spectator sees it, as one self-contained SVG.

>>> from bastide.core import get_game
>>> state = get_game("dominion").new_state(players=2, options={}, seed=1)
>>> state.svg(viewer=0, language="de")[:4]
'<svg'
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bastide.art.light import DAYLIGHT, LAMPLIGHT
from bastide.art.paper import Painter, Paper
from bastide.art.written import written
from bastide.core.errors import BastideError
from bastide.core.journal import SPECTATOR
from bastide.core.kit import Renderer
from bastide.core.registry import get_game
from bastide.core.state import State
from bastide.core.words import RIGHT_TO_LEFT
from bastide.locale import LANGUAGES, Catalogue


def renderer(painter: Painter | None = None) -> Renderer:
    """Make the renderer of a game from its painter. Without a painter, tables are drawn as text."""

    def render(state: State, viewer: int, language: str, seats: Sequence[str], dark: bool) -> str:
        return picture(painter, state, viewer, language, seats, dark)

    return render


def picture(painter: Painter | None, state: State, viewer: int, language: str, seats: Sequence[str], dark: bool) -> str:
    """Draw a position as a viewer sees it; ``seats`` are the player names."""
    if viewer != SPECTATOR and not 0 <= viewer < state.players:
        last = state.players - 1
        raise BastideError("no-seat", f"there is no seat {viewer}; seats are 0 to {last}", seat=viewer, last=last)
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise BastideError(
            "unknown-language", f"there is no language {language!r}; known: {known}", language=language, known=known
        )
    game = get_game(state.game_id())
    rtl = language in RIGHT_TO_LEFT
    translator = Catalogue(language, seats, isolate=rtl)
    names = [translator.seat_name(player) for player in range(state.players)]
    canvas = Paper(game.id, translator, names, rtl, LAMPLIGHT if dark else DAYLIGHT)
    view = state.view(viewer)
    text = game.table(view, translator)
    drawn = written(text, canvas) if painter is None else painter(view, canvas)
    title = translator.say("picture-title", {"game": translator.say(game.id), "names": translator.join(names)})
    return canvas.finished(drawn, title, text, language)


#: Renderer for games without one of their own.
ANY: Final = renderer()
