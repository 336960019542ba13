"""Tests of prompts, log lines, and the places of answers."""

from __future__ import annotations

import pytest
from dominion_position_assertions import expect

from bastide.core import Journal, JsonData
from bastide.games.dominion.rules.position_parser import (
    PositionSetup,
    TurnState,
    apply_notations,
    build_position,
    buy_phase_turn,
)
from bastide.games.dominion.rules.state.game_state import DominionState
from bastide.locale import Catalogue


def prompt(state: DominionState, language: str = "en") -> str:
    asked = state.decision(state.next_player_to_act())
    data: dict[str, JsonData] = {"source": asked.source, "least": asked.least, "most": asked.most, **asked.about}
    return Catalogue(language, ["Ann", "Ben", "Cid"]).translate_for_game("dominion", f"ask-{asked.kind}", data)


def log_lines(state: DominionState, viewer: int, *notations: str) -> list[str]:
    """Apply actions and return the log lines of a seat."""
    state.journal = Journal()
    apply_notations(state, *notations)
    words = Catalogue("en", ["Ann", "Ben", "Cid"])
    return [
        words.translate_for_game("dominion", f"log-{event['kind']}", event)
        for event in state.journal.views_for(viewer)
        if event["kind"] != "bonus"
    ]


# -- prompts ---------------------------------------------------------------------------------------


def test_vault_prompt_asks_opponents_for_two_cards_or_none() -> None:
    state = build_position(hands={0: "vault copper*2", 1: "gold silver estate"}, decks={0: ""})
    apply_notations(state, "play vault")
    assert (state.decision(0).least, state.decision(0).most) == (0, 2)
    assert prompt(state) == "Vault: discard any number of cards for 1 coin each."
    apply_notations(state, "done")
    assert (state.decision(1).least, state.decision(1).most) == (2, 2)
    assert state.legal_actions(1)[0] == 0
    assert prompt(state) == "Vault: you may discard 2 cards to draw a card."
    apply_notations(state, "discard gold")
    assert (state.decision(1).least, state.decision(1).most) == (1, 1)
    assert prompt(state) == "Vault: discard 1 card."


def test_vault_prompt_with_a_single_card() -> None:
    state = build_position(hands={0: "vault", 1: "gold"}, decks={0: ""})
    apply_notations(state, "play vault")
    assert (state.decision(1).least, state.decision(1).most) == (1, 1)
    assert state.legal_actions(1)[0] == 0
    assert prompt(state) == "Vault: you may discard 1 card, but you draw nothing for it."
    for language, permission in (("de", "darfst"), ("cs", "můžeš"), ("he", "רשאים")):
        assert permission in prompt(state, language)


@pytest.mark.parametrize(
    ("hand", "edition", "words"),
    [
        ("mine copper silver", 2, "Mine: you may trash a Treasure."),
        ("mine copper silver", 1, "Mine: trash a Treasure."),
        ("moneylender copper silver", 2, "Moneylender: you may trash a Copper for +3 coins."),
        ("chapel copper silver", 2, "Chapel: you may trash up to 2 cards."),
    ],
)
def test_trash_prompts(hand: str, edition: int, words: str) -> None:
    state = build_position(hands={0: hand}, setup=PositionSetup(edition=edition))
    apply_notations(state, f"play {hand.split()[0]}")
    assert prompt(state) == words


# -- log lines -------------------------------------------------------------------------------------


def test_only_the_owner_sees_cards_in_the_log() -> None:
    def start() -> DominionState:
        return build_position(
            hands={0: "sentry cellar estate"}, decks={0: "gold silver curse copper*3"}, turn=TurnState(actions=2)
        )

    moves = ["play sentry", "topdeck silver", "discard curse", "play cellar", "discard gold", "discard estate"]
    own = log_lines(start(), 0, *moves)
    assert "Ann draws Gold." in own
    assert "Ann looks at Silver, Curse." in own
    assert "Ann puts Silver onto their deck (others don\u2019t see it)." in own
    assert "Ann discards Gold, Estate, Estate on top." in own
    other = log_lines(start(), 1, *moves)
    assert "Ann draws 1 card." in other
    assert "Ann looks at 2 cards." in other
    assert "Ann puts a card onto their deck." in other
    assert "Ann discards 2 cards, Estate on top." in other


def test_repeated_plays_are_logged() -> None:
    state = build_position(hands={0: "throne_room village"}, decks={0: "copper*9"})
    told = [line for line in log_lines(state, 1, "play throne_room", "play village") if "plays" in line]
    assert told == ["Ann plays Throne Room.", "Ann plays Village.", "Ann plays Village a second time."]
    state = build_position(hands={0: "kings_court militia", 1: "copper*3"}, decks={0: "copper*9"})
    told = [line for line in log_lines(state, 1, "play kings_court", "play militia") if "plays" in line]
    assert told[1:] == ["Ann plays Militia.", "Ann plays Militia a second time.", "Ann plays Militia a third time."]


def test_card_played_by_vassal_is_logged_once() -> None:
    state = build_position(hands={0: "vassal"}, decks={0: "village copper*9"})
    told = [line for line in log_lines(state, 1, "play vassal", "play village") if "plays" in line]
    assert told == ["Ann plays Vassal.", "Ann plays Village."]


def test_immunity_ends_with_the_attack() -> None:
    state = build_position(
        hands={0: "militia", 1: "moat copper*4", 2: "copper gold silver estate curse"}, setup=PositionSetup(players=3)
    )
    expect(state, "play militia", "use moat", actor=2)
    assert state.view(0)["immune"] == [1]
    apply_notations(state, "discard copper", "discard curse")
    assert state.view(0)["immune"] == []


def test_immunity_does_not_come_back_with_an_attack_that_is_bought() -> None:
    state = build_position(
        hands={0: "militia watchtower", 1: "moat copper*4"}, setup=PositionSetup(players=2), turn=TurnState(coins=4)
    )
    apply_notations(state, "play militia", "use moat", "buy militia")
    assert state.decision(0).kind == "react_gain"
    assert state.view(1)["immune"] == []


# -- places of answers -----------------------------------------------------------------------------


def places_by_notation(state: DominionState) -> dict[str, JsonData]:
    player = state.next_player_to_act()
    legal = [action for action in state.legal_actions(player) if "card" in state.action_data(player, action)]
    return {state.notation(player, action): state.action_data(player, action).get("place") for action in legal}


def test_place_of_answers_in_the_phases() -> None:
    assert places_by_notation(build_position(hands={0: "village"})) == {"play village": "hand"}
    found = places_by_notation(build_position(hands={0: "gold"}, turn=buy_phase_turn(coins=1)))
    assert (found["play gold"], found["buy copper"]) == ("hand", "supply")


@pytest.mark.parametrize(
    ("hand", "deck", "pile", "then", "expected"),
    [
        ("chapel estate", "copper", "", [], ("trash estate", "hand")),
        ("workshop", "copper", "", [], ("gain silver", "supply")),
        ("harbinger", "copper*2", "gold", [], ("topdeck gold", "discard")),
        ("artisan estate", "copper", "", ["gain silver"], ("topdeck estate", "hand")),
        ("sentry", "copper gold silver", "", [], ("topdeck gold", "revealed")),
        ("vassal", "village*2", "", [], ("play village", "discard")),
        ("counting_house", "copper", "copper*2", [], ("take copper", "discard")),
        ("library", "village copper", "", [], ("set aside village", "hand")),
    ],
)
def test_place_of_answers_to_card_questions(
    hand: str, deck: str, pile: str, then: list[str], expected: tuple[str, str]
) -> None:
    state = build_position(hands={0: hand}, decks={0: deck}, discards={0: pile})
    apply_notations(state, f"play {hand.split()[0]}", *then)
    assert places_by_notation(state)[expected[0]] == expected[1]


def test_place_of_a_trashed_treasure() -> None:
    state = build_position(hands={0: "thief"}, decks={1: "gold silver copper*3"}, setup=PositionSetup(edition=1))
    apply_notations(state, "play thief")
    assert places_by_notation(state) == {"trash gold": "revealed", "trash silver": "revealed"}
    apply_notations(state, "trash gold")
    assert places_by_notation(state) == {"gain gold": "trash"}


def test_place_of_reactions() -> None:
    state = build_position(hands={0: "witch", 1: "moat"})
    apply_notations(state, "play witch")
    assert places_by_notation(state) == {"use moat": "hand"}
    state = build_position(hands={0: "watchtower"}, play="royal_seal", turn=buy_phase_turn(coins=3))
    apply_notations(state, "buy silver")
    assert places_by_notation(state) == {"use watchtower": "hand", "use royal_seal": "in_play"}
    apply_notations(state, "use watchtower")
    assert places_by_notation(state) == {"trash silver": "discard", "topdeck silver": "discard"}


def test_named_card_has_no_place() -> None:
    state = build_position(hands={0: "contraband"}, turn=buy_phase_turn())
    apply_notations(state, "play contraband")
    assert set(places_by_notation(state).values()) == {None}


# -- card texts ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "below", "mine"),
    [
        ("en", "never less than 0", "more than it"),
        ("de", "nicht weniger als 0", "mehr kostet"),
        ("cs", "nejméně však 0", "o 3 více"),
        ("he", "לא פחות מ־0", "ממנו"),
    ],
)
def test_card_texts_are_complete(language: str, below: str, mine: str) -> None:
    words = Catalogue(language)
    for card in ("quarry", "peddler"):
        assert below in words.translate(f"dominion-card-{card}.text")
    for text in ("text", "text_1e"):
        assert mine in words.translate(f"dominion-card-mine.{text}")
