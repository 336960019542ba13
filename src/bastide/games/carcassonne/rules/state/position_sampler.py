"""Sampled positions: draw hidden information (order of the pile, hidden module state) again."""

from __future__ import annotations

from bastide.core import Rng
from bastide.games.carcassonne.rules.module_api import Position


def resample_hidden_information(state: Position, rng: Rng) -> None:
    """Replace the hidden information of a position by a random sample consistent with what players know."""
    state.rng = rng.split()
    state.pile.sort()  # the sample must not depend on the real order
    rng.shuffle(state.pile)
    for module in state.rules.modules:
        module.resample_hidden_state(state, rng)
