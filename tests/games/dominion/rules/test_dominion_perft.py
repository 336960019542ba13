"""Perft tests: number of action sequences from a position to a depth, with shuffles fixed by its seed.

Other implementations of the rules can use the counts in ``perft.json``. Its positions are arguments of
``bastide.games.dominion.rules.positions.position``.
"""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any

import pytest
from playing import after, divide, perft

from bastide.core import State
from bastide.games.dominion.rules.positions import Counters, GameSetup, TurnState, at_rest, follow, position
from bastide.games.dominion.rules.state.state import DominionState

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
    setup, turn = GameSetup(**said.get("setup", {})), TurnState(**said.get("turn", {}))
    return position(**zones, setup=setup, turn=turn, counters=Counters(**counters))


@pytest.mark.parametrize("entry", ENTRIES, ids=[entry["name"] for entry in ENTRIES])
def test_counts(entry: dict[str, Any]) -> None:
    for depth, count in enumerate(entry["counts"], 1):
        state = position_of_entry(entry)
        assert perft(state, depth) == count, f"depth {depth}; by first action: {divide(state, depth)}"


def completions(state: State) -> int:
    """Count the sequences of answers until no question is pending."""
    assert isinstance(state, DominionState)
    if at_rest(state):
        return 1
    return sum(completions(after(state, action)) for action in state.legal_actions(state.next_actor()))


def test_militia_count_matches_theory() -> None:
    """Two of five different cards, in either order."""
    state = position(hands={0: "militia", 1: "copper silver gold estate curse"})
    follow(state, "play militia")
    assert completions(state) == 5 * 4


def test_chapel_count_matches_theory() -> None:
    """Up to four of five different cards, one after the other."""
    state = position(hands={0: "chapel copper silver gold estate curse"})
    follow(state, "play chapel")
    assert completions(state) == sum(math.perm(5, k) for k in range(5))


def test_sentry_count_matches_theory() -> None:
    """Each of two different cards is trashed, discarded or put back; either may come first."""
    state = position(hands={0: "sentry"}, decks={0: "copper gold curse estate"})
    follow(state, "play sentry")
    assert completions(state) == 2 * 3 * 3


def test_throne_room_count_matches_theory() -> None:
    """Two of three different Actions are played twice each, in either order; each choice may also be refused."""
    state = position(hands={0: "throne_room throne_room village smithy market"}, decks={0: "copper*20"})
    follow(state, "play throne_room", "play throne_room")
    # refuse both, refuse one and take one of three in either slot, or take two different ones in order
    assert completions(state) == 1 + 2 * 3 + 3 * 2


def test_vault_count_matches_theory() -> None:
    """The other player keeps everything, or discards two of three different cards, in either order."""
    state = position(hands={0: "vault", 1: "copper silver gold"}, decks={0: ""})
    follow(state, "play vault")
    assert completions(state) == 1 + 3 * 2
