"""Pictures of tables: a position as a player or an onlooker sees it, as one SVG that needs nothing else.

>>> from bastide.core import get_game
>>> from bastide.art.pictures import picture
>>> state = get_game("dominion").new_state(players=2, options={}, seed=1)
>>> picture(state, viewer=0, language="de")[:4]
'<svg'
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from bastide.art.light import DAYLIGHT, LAMPLIGHT
from bastide.art.paper import Painter, Paper
from bastide.art.written import written
from bastide.core.errors import BastideError
from bastide.core.journal import SPECTATOR
from bastide.core.registry import get_game, get_kit
from bastide.core.state import State
from bastide.core.words import RIGHT_TO_LEFT
from bastide.locale import LANGUAGES, Catalogue


def picture(
    state: State,
    viewer: int = SPECTATOR,
    language: str = "en",
    seats: Sequence[str] = (),
    dark: bool = False,
) -> str:
    """A position as a viewer sees it, drawn by its game; ``seats`` are the names of those who play.

    A game that draws no tables is written instead.
    """
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
    words = Catalogue(language, seats, isolate=rtl)
    names = [words.seat_name(player) for player in range(state.players)]
    paper = Paper(game.id, words, names, rtl, LAMPLIGHT if dark else DAYLIGHT)
    view = state.view(viewer)
    told = game.table(view, words)
    painter = cast(Painter | None, get_kit(game.id).painter())
    drawn = written(told, paper) if painter is None else painter(view, paper)
    title = words.say("picture-title", {"game": words.say(game.id), "names": words.join(names)})
    return paper.finished(drawn, title, told, language)
