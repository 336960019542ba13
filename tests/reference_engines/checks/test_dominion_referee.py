"""Tests that the reference engine rejects impossible random events."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from bastide.core import Journal
from bastide.games.dominion.rules.game import GAME
from bastide.testing.lockstep import Disagreement
from reference_engines.dominion import DominionReferee
from reference_engines.dominion.pile import Pile


def play_to_first_shuffle() -> tuple[DominionReferee, int, str, dict[str, Any], list[dict[str, Any]]]:
    """Play to the first action with a shuffle. Returns the reference engine, player, action, snapshot and events."""
    state = GAME.new_state(2, {}, 1)
    referee = DominionReferee()
    referee.begin(2, GAME.check_options(2, {}), state.snapshot())
    while True:
        player = state.next_actor()
        action = state.parse(player, "end turn")
        state.journal = journal = Journal()
        state.apply(player, action)
        events: list[dict[str, Any]] = [{"kind": one.kind, **one.data, **one.secret} for one in journal.events]
        if any(event["kind"] == "shuffle" for event in events):
            return referee, player, "end turn", copy.deepcopy(state.snapshot()), events
        referee.act(player, "end turn", state.snapshot(), events)


def test_valid_shuffle_is_accepted() -> None:
    referee, player, answer, position, events = play_to_first_shuffle()
    referee.act(player, answer, position, events)
    assert referee.told(position) == referee.position()


def test_missing_shuffle_is_rejected() -> None:
    referee, player, answer, position, events = play_to_first_shuffle()
    with pytest.raises(Disagreement, match="shuffles"):
        referee.act(player, answer, position, [event for event in events if event["kind"] != "shuffle"])


def test_unnecessary_shuffle_is_rejected() -> None:
    referee, player, answer, position, events = play_to_first_shuffle()
    with pytest.raises(Disagreement, match="nobody shuffles"):
        referee.act(player, answer, position, [*events, {"kind": "shuffle", "player": 1 - player}])


def test_draw_of_a_card_that_was_not_shuffled_is_rejected() -> None:
    referee, player, answer, position, events = play_to_first_shuffle()
    drawn = next(event for event in events if event["kind"] == "draw")
    drawn["cards"] = ["province"] * len(drawn["cards"])
    with pytest.raises(Disagreement, match="province"):
        referee.act(player, answer, position, events)


def test_deck_with_other_cards_than_shuffled_is_rejected() -> None:
    referee, player, answer, position, events = play_to_first_shuffle()
    position["sides"][player]["deck"][0] = "gold"
    with pytest.raises(Disagreement, match="the shuffled deck"):
        referee.act(player, answer, position, events)


def test_top_card_stays_when_the_pile_is_searched() -> None:
    pile = Pile()
    for card in ("duchy", "curse", "copper", "market"):
        pile.put(card)
    pile.take_looking_through("curse")
    assert pile.may_be_on_top() == ["market"]
    pile.take_looking_through("market")
    assert sorted(pile.may_be_on_top()) == ["copper", "duchy"]


def test_lower_copy_of_the_top_card_is_taken() -> None:
    pile = Pile()
    for card in ("market", "curse", "market"):
        pile.put(card)
    pile.take_looking_through("market")
    assert pile.may_be_on_top() == ["market"]
    assert sorted(pile.cards()) == ["curse", "market"]
