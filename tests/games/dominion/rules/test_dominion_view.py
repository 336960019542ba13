"""Views have the shape that ``DominionView`` declares: the page's types are made from it."""

from __future__ import annotations

from typing import Any

import pytest

from bastide.core import Rng, get_game
from bastide.games.dominion.rules import view
from bastide.testing.shapes import declared, mismatch

VIEW = declared(view, "DominionView")

MIXED = ["trade_route", "contraband", "watchtower", "merchant", "moat", "bandit", "library", "spy", "thief", "mint"]


@pytest.mark.parametrize(
    "options",
    [
        {"kingdom": "deck_top_2e"},
        {"kingdom": "good_life_1e_p", "platinum_colony": "always"},
        {"kingdom": MIXED},
    ],
)
def test_views_have_the_declared_shape(options: dict[str, Any]) -> None:
    state = get_game("dominion").new_state(3, {**options, "mix_editions": True}, seed=5)
    rng = Rng(5)
    while True:
        for viewer in state.viewers():
            assert mismatch(state.view(viewer), VIEW, "view") == ""
        if state.is_over():
            break
        player = state.next_actor()
        state.apply(player, rng.choice(state.legal_actions(player)))


def test_what_does_not_fit_is_found() -> None:
    shown = get_game("dominion").new_state(2).view(0)
    assert mismatch({**shown, "coins": "3"}, VIEW, "view") == "view.coins: '3' is no <class 'int'>"
    assert mismatch({**shown, "secret": 1}, VIEW, "view").startswith("view: ")
    assert mismatch({**shown, "phase": "night"}, VIEW, "view") == "view.phase: 'night'"
    assert mismatch({**shown, "banned": [7]}, VIEW, "view").startswith("view.banned[]")
