"""Assertions about 7 Wonders positions, for tests."""

from __future__ import annotations

from collections.abc import Callable

from bastide.games.seven_wonders.rules.position_parser import (
    A,
    PositionBuilder,
    built_cards,
    coins_of,
    discarded_cards,
    list_constructions,
    play_choices,
    points_by_category,
)
from bastide.games.seven_wonders.rules.state.game_state import SevenWondersState

#: Facts about player A or the table that tests can assert, besides points by category.
OBSERVATIONS: dict[str, Callable[[SevenWondersState], object]] = {
    "coins": lambda state: coins_of(state, A),
    "built": lambda state: built_cards(state, A),
    "constructions": lambda state: list_constructions(state, A),
    "shields": lambda state: state.cities[A].shields,
    "stages": lambda state: state.cities[A].stages,
    "tokens": lambda state: state.cities[A].tokens,
    "age": lambda state: state.age,
    "turn": lambda state: state.turn,
    "actors": lambda state: state.players_to_act(),
    "discard": discarded_cards,
}


def all_hold(scene: PositionBuilder, cards: str) -> PositionBuilder:
    """Give every player the same hand."""
    for seat in range(scene.players):
        scene.set_hand(seat, cards)
    return scene


def expect(state: SevenWondersState, **expected: object) -> None:
    """Assert facts about a position: names of ``OBSERVATIONS``, or categories of player A's points."""
    found = {
        name: OBSERVATIONS[name](state) if name in OBSERVATIONS else points_by_category(state, A)[name]
        for name in expected
    }
    assert found == expected, f"found {found}, expected {expected}"


def play_turn(state: SevenWondersState, choices: dict[int, str] | None = None, **expected: object) -> None:
    """Play one turn and assert facts about the new position."""
    play_choices(state, choices)
    expect(state, **expected)
