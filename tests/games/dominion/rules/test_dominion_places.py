"""An answer says where its card lies, so that a page can offer it there without knowing any card."""

from __future__ import annotations

import pytest

from bastide.games.dominion.rules.positions import follow, position
from bastide.games.dominion.rules.state import DominionState


def places(state: DominionState) -> dict[str, str]:
    """Every answer that names a card, with the place of it."""
    player = state.next_actor()
    meanings = [(action, state.meaning(player, action)) for action in state.legal_actions(player)]
    return {state.notation(player, action): str(meaning["place"]) for action, meaning in meanings if "card" in meaning}


def test_the_turn_itself_is_played_from_the_hand_and_bought_from_the_supply() -> None:
    state = position(hands={0: "village copper"})
    assert places(state) == {"play village": "hand"}
    follow(state, "end actions")
    found = places(state)
    assert found["play copper"] == "hand"
    assert found["buy copper"] == "supply"


@pytest.mark.parametrize(
    ("hand", "play", "answer", "place"),
    [
        ("chapel copper", "play chapel", "trash copper", "hand"),
        ("workshop", "play workshop", "gain silver", "supply"),
        ("artisan", "play artisan", "gain duchy", "supply"),
    ],
)
def test_cards_of_the_hand_and_of_the_supply(hand: str, play: str, answer: str, place: str) -> None:
    state = position(hands={0: hand})
    follow(state, play)
    assert places(state)[answer] == place


def test_harbinger_looks_through_the_discard_pile() -> None:
    state = position(hands={0: "harbinger copper"}, decks={0: "estate"}, discards={0: "copper gold"})
    follow(state, "play harbinger")
    assert places(state) == {"topdeck copper": "discard", "topdeck gold": "discard"}


def test_vassal_plays_from_the_discard_pile_though_the_hand_has_the_same_card() -> None:
    state = position(hands={0: "vassal village"}, decks={0: "village copper copper"})
    follow(state, "play vassal")
    assert places(state) == {"play village": "pile"}


def test_thief_gains_what_lies_in_the_trash_and_not_from_the_supply() -> None:
    state = position(edition=1, hands={0: "thief"}, decks={1: "silver gold"})
    follow(state, "play thief")
    assert places(state) == {"trash silver": "revealed", "trash gold": "revealed"}
    follow(state, "trash gold")
    assert places(state) == {"gain gold": "pile"}
