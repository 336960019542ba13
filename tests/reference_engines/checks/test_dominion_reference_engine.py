"""Tests that the reference engine rejects impossible random events."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from bastide.core import Journal
from bastide.games.dominion.rules.game import GAME
from bastide.testing.reference_engine_comparison import EngineMismatch
from reference_engines.dominion import DominionReferenceEngine
from reference_engines.dominion.discard_pile import LayeredDiscardPile


def play_to_first_shuffle() -> tuple[DominionReferenceEngine, int, str, dict[str, Any], list[dict[str, Any]]]:
    """Play to the first action with a shuffle. Returns the reference engine, player, action, snapshot and events."""
    state = GAME.new_state(2, {}, 1)
    reference_engine = DominionReferenceEngine()
    reference_engine.start_game(2, GAME.check_options(2, {}), state.snapshot())
    while True:
        player = state.next_player_to_act()
        action = state.parse_action(player, "end turn")
        state.journal = journal = Journal()
        state.apply(player, action)
        events: list[dict[str, Any]] = [{"kind": one.kind, **one.data, **one.secret} for one in journal.events]
        if any(event["kind"] == "shuffle" for event in events):
            return reference_engine, player, "end turn", copy.deepcopy(state.snapshot()), events
        reference_engine.apply_action(player, "end turn", state.snapshot(), events)


def test_valid_shuffle_is_accepted() -> None:
    reference_engine, player, answer, position, events = play_to_first_shuffle()
    reference_engine.apply_action(player, answer, position, events)
    assert reference_engine.normalise_position(position) == reference_engine.position()


def test_missing_shuffle_is_rejected() -> None:
    reference_engine, player, answer, position, events = play_to_first_shuffle()
    with pytest.raises(EngineMismatch, match="shuffles"):
        reference_engine.apply_action(
            player, answer, position, [event for event in events if event["kind"] != "shuffle"]
        )


def test_unnecessary_shuffle_is_rejected() -> None:
    reference_engine, player, answer, position, events = play_to_first_shuffle()
    with pytest.raises(EngineMismatch, match="nobody shuffles"):
        reference_engine.apply_action(player, answer, position, [*events, {"kind": "shuffle", "player": 1 - player}])


def test_draw_of_a_card_that_was_not_shuffled_is_rejected() -> None:
    reference_engine, player, answer, position, events = play_to_first_shuffle()
    drawn = next(event for event in events if event["kind"] == "draw")
    drawn["cards"] = ["province"] * len(drawn["cards"])
    with pytest.raises(EngineMismatch, match="province"):
        reference_engine.apply_action(player, answer, position, events)


def test_deck_with_other_cards_than_shuffled_is_rejected() -> None:
    reference_engine, player, answer, position, events = play_to_first_shuffle()
    position["sides"][player]["deck"][0] = "gold"
    with pytest.raises(EngineMismatch, match="the shuffled deck"):
        reference_engine.apply_action(player, answer, position, events)


def test_top_card_stays_when_the_pile_is_searched() -> None:
    pile = LayeredDiscardPile()
    for card in ("duchy", "curse", "copper", "market"):
        pile.put_card(card)
    pile.take_searching_pile("curse")
    assert pile.possible_top_cards() == ["market"]
    pile.take_searching_pile("market")
    assert sorted(pile.possible_top_cards()) == ["copper", "duchy"]


def test_lower_copy_of_the_top_card_is_taken() -> None:
    pile = LayeredDiscardPile()
    for card in ("market", "curse", "market"):
        pile.put_card(card)
    pile.take_searching_pile("market")
    assert pile.possible_top_cards() == ["market"]
    assert sorted(pile.all_cards()) == ["curse", "market"]
