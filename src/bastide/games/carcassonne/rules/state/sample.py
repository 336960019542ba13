"""What a player does not know, drawn anew: the order of the pile, and what modules hide."""

from __future__ import annotations

from bastide.core import Rng
from bastide.games.carcassonne.rules.module_api import Position


def redraw(state: Position, rng: Rng) -> None:
    """Make of a copy of a position one that could be it for all that anybody knows."""
    state.rng = rng.split()
    state.pile.sort()  # so that the draw does not follow from the real order
    rng.shuffle(state.pile)
    for module in state.rules.modules:
        module.redraw(state, rng)
