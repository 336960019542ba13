"""What chance decided is believed only if it is possible."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from bastide.core import Journal
from bastide.games.dominion.rules.game import GAME
from bastide.testing.lockstep import Disagreement
from reference_engines.dominion import DominionReferee
from reference_engines.dominion.pile import Pile


def at_the_first_shuffle() -> tuple[DominionReferee, int, str, dict[str, Any], list[dict[str, Any]]]:
    """A referee, and the first action of a game during which a player has to shuffle, with what the engine tells."""
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


def test_a_shuffle_that_happened_is_fine() -> None:
    referee, player, answer, position, events = at_the_first_shuffle()
    referee.act(player, answer, position, events)
    assert referee.told(position) == referee.position()


def test_a_shuffle_must_happen_when_it_is_due() -> None:
    referee, player, answer, position, events = at_the_first_shuffle()
    with pytest.raises(Disagreement, match="shuffles"):
        referee.act(player, answer, position, [event for event in events if event["kind"] != "shuffle"])


def test_nobody_shuffles_without_need() -> None:
    referee, player, answer, position, events = at_the_first_shuffle()
    with pytest.raises(Disagreement, match="nobody shuffles"):
        referee.act(player, answer, position, [*events, {"kind": "shuffle", "player": 1 - player}])


def test_only_cards_that_were_shuffled_are_drawn() -> None:
    referee, player, answer, position, events = at_the_first_shuffle()
    drawn = next(event for event in events if event["kind"] == "draw")
    drawn["cards"] = ["province"] * len(drawn["cards"])
    with pytest.raises(Disagreement, match="province"):
        referee.act(player, answer, position, events)


def test_a_shuffled_deck_holds_what_was_shuffled() -> None:
    referee, player, answer, position, events = at_the_first_shuffle()
    position["sides"][player]["deck"][0] = "gold"
    with pytest.raises(Disagreement, match="the shuffled deck"):
        referee.act(player, answer, position, events)


def test_the_top_card_stays_when_a_pile_is_looked_through() -> None:
    pile = Pile()
    for card in ("duchy", "curse", "copper", "market"):
        pile.put(card)
    pile.take_looking_through("curse")
    assert pile.may_be_on_top() == ["market"]
    pile.take_looking_through("market")
    assert sorted(pile.may_be_on_top()) == ["copper", "duchy"]


def test_of_two_like_the_top_card_the_lower_is_taken() -> None:
    pile = Pile()
    for card in ("market", "curse", "market"):
        pile.put(card)
    pile.take_looking_through("market")
    assert pile.may_be_on_top() == ["market"]
    assert sorted(pile.cards()) == ["curse", "market"]
