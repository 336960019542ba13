"""Perft tests: number of action sequences from a position to a depth, with shuffles fixed by its seed.

Other implementations of the rules can use the counts in ``perft.json``. Its positions are arguments of
``bastide.games.dominion.rules.position_parser.build_position``.
"""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any

import pytest
from play_games import perft, perft_by_action, state_after

from bastide.core import State
from bastide.games.dominion.rules.position_parser import (
    Counters,
    PositionSetup,
    TurnState,
    apply_notations,
    build_position,
    has_no_pending_effect,
)
from bastide.games.dominion.rules.state.game_state import DominionState

FILE = Path(__file__).parent / "perft.json"
ENTRIES: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))


def by_player(values: dict[str, Any]) -> dict[int, Any]:
    return {int(player): value for player, value in values.items()}


def position_of_entry(entry: dict[str, Any]) -> DominionState:
    said = entry["position"]
    zones: dict[str, Any] = {zone: by_player(said[zone]) for zone in ("hands", "decks", "discards") if zone in said}
    zones |= {zone: said[zone] for zone in ("play", "trash", "supply") if zone in said}
    counters: dict[str, Any] = {
        name: value if name == "mat" else by_player(value) for name, value in said.get("counters", {}).items()
    }
    setup, turn = PositionSetup(**said.get("setup", {})), TurnState(**said.get("turn", {}))
    return build_position(**zones, setup=setup, turn=turn, counters=Counters(**counters))


@pytest.mark.parametrize("entry", ENTRIES, ids=[entry["name"] for entry in ENTRIES])
def test_counts(entry: dict[str, Any]) -> None:
    for depth, count in enumerate(entry["counts"], 1):
        state = position_of_entry(entry)
        assert perft(state, depth) == count, f"depth {depth}; by first action: {perft_by_action(state, depth)}"


def completions(state: State) -> int:
    """Count the sequences of answers until no question is pending."""
    assert isinstance(state, DominionState)
    if has_no_pending_effect(state):
        return 1
    return sum(completions(state_after(state, action)) for action in state.legal_actions(state.next_player_to_act()))


def test_militia_count_matches_theory() -> None:
    """Two of five different cards, in either order."""
    state = build_position(hands={0: "militia", 1: "copper silver gold estate curse"})
    apply_notations(state, "play militia")
    assert completions(state) == 5 * 4


def test_chapel_count_matches_theory() -> None:
    """Up to four of five different cards, one after the other."""
    state = build_position(hands={0: "chapel copper silver gold estate curse"})
    apply_notations(state, "play chapel")
    assert completions(state) == sum(math.perm(5, k) for k in range(5))


def test_sentry_count_matches_theory() -> None:
    """Each of two different cards is trashed, discarded or put back; either may come first."""
    state = build_position(hands={0: "sentry"}, decks={0: "copper gold curse estate"})
    apply_notations(state, "play sentry")
    assert completions(state) == 2 * 3 * 3


def test_throne_room_count_matches_theory() -> None:
    """Two of three different Actions are played twice each, in either order; each choice may also be refused."""
    state = build_position(hands={0: "throne_room throne_room village smithy market"}, decks={0: "copper*20"})
    apply_notations(state, "play throne_room", "play throne_room")
    # refuse both, refuse one and take one of three in either slot, or take two different ones in order
    assert completions(state) == 1 + 2 * 3 + 3 * 2


def test_vault_count_matches_theory() -> None:
    """The other player keeps everything, or discards two of three different cards, in either order."""
    state = build_position(hands={0: "vault", 1: "copper silver gold"}, decks={0: ""})
    apply_notations(state, "play vault")
    assert completions(state) == 1 + 3 * 2
