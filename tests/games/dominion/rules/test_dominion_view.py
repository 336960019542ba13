"""Tests that views match ``DominionView``, from which the types of the page are generated."""

from __future__ import annotations

from typing import Any, cast

import pytest

from bastide.core import SPECTATOR, Journal, Rng, get_game
from bastide.games.dominion.rules.display import view
from bastide.testing.typed_dict_checks import find_type_mismatch, load_type_from_source

VIEW = load_type_from_source(view, "DominionView")

MIXED = ["trade_route", "contraband", "watchtower", "merchant", "moat", "bandit", "library", "spy", "thief", "mint"]


@pytest.mark.once
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
            assert find_type_mismatch(state.view(viewer), VIEW, "view") == ""
        if state.is_over():
            break
        player = state.next_player_to_act()
        state.apply(player, rng.choice(state.legal_actions(player)))


def test_owned_cards_are_shown_only_after_the_game() -> None:
    state = get_game("dominion").new_state(3, {"kingdom": "deck_top_2e"}, seed=5)
    rng = Rng(5)
    while not state.is_over():
        for viewer in state.viewers():
            sides = cast(list[dict[str, Any]], state.view(viewer)["sides"])
            assert not any("owned" in side for side in sides)
        player = state.next_player_to_act()
        state.apply(player, rng.choice(state.legal_actions(player)))
    for viewer in state.viewers():
        sides = cast(list[dict[str, Any]], state.view(viewer)["sides"])
        assert [sum(side["owned"].values()) for side in sides] == [
            state.seat_metrics(player)["cards"] for player in range(3)
        ]


def test_card_counts_and_points_follow_from_public_events() -> None:
    """The number of cards of each player follows from public events, so the view may show it."""
    state = get_game("dominion").new_state(3, {"kingdom": "deck_top_2e"}, seed=5)
    rng = Rng(5)
    while not state.is_over():
        state.journal = Journal()
        player = state.next_player_to_act()
        before = [side["cards"] for side in cast(list[dict[str, Any]], state.view(SPECTATOR)["sides"])]
        state.apply(player, rng.choice(state.legal_actions(player)))
        for event in cast(list[dict[str, Any]], state.journal.views_for(SPECTATOR)):
            if event["kind"] in ("gain", "gain_trashed"):
                before[event["player"]] += 1
            elif event["kind"] == "trash":
                before[event["player"]] -= len(event["cards"])
        sides = cast(list[dict[str, Any]], state.view(SPECTATOR)["sides"])
        assert [side["cards"] for side in sides] == before
    assert [side["points"] for side in sides] == state.scores()
    assert max(before) > 10


def test_mismatching_view_is_detected() -> None:
    shown = get_game("dominion").new_state(2).view(0)
    assert find_type_mismatch({**shown, "coins": "3"}, VIEW, "view") == "view.coins: '3' is no <class 'int'>"
    assert find_type_mismatch({**shown, "secret": 1}, VIEW, "view").startswith("view: ")
    assert find_type_mismatch({**shown, "phase": "night"}, VIEW, "view") == "view.phase: 'night'"
    assert find_type_mismatch({**shown, "banned": [7]}, VIEW, "view").startswith("view.banned[]")
