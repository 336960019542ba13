"""What is asked, told and shown: questions with their bounds, the log of each seat, where an answer lies."""

from __future__ import annotations

import pytest
from dominion_zones import expect

from bastide.core import Journal, Plain
from bastide.games.dominion.rules.positions import GameSetup, TurnState, buy_phase, follow, position
from bastide.games.dominion.rules.state.state import DominionState
from bastide.locale import Catalogue


def prompt(state: DominionState, language: str = "en") -> str:
    asked = state.decision(state.next_actor())
    data: dict[str, Plain] = {"source": asked.source, "least": asked.least, "most": asked.most, **asked.about}
    return Catalogue(language, ["Ann", "Ben", "Cid"]).tell("dominion", f"ask-{asked.kind}", data)


def log(state: DominionState, viewer: int, *notations: str) -> list[str]:
    """What a seat is told while these things are done."""
    state.journal = Journal()
    follow(state, *notations)
    words = Catalogue("en", ["Ann", "Ben", "Cid"])
    return [
        words.tell("dominion", f"log-{event['kind']}", event)
        for event in state.journal.shown_to(viewer)
        if event["kind"] != "bonus"
    ]


# -- questions -------------------------------------------------------------------------------------


def test_vault_asks_the_others_for_two_cards_or_none() -> None:
    state = position(hands={0: "vault copper*2", 1: "gold silver estate"}, decks={0: ""})
    follow(state, "play vault")
    assert (state.decision(0).least, state.decision(0).most) == (0, 2)
    assert prompt(state) == "Vault: discard any number of cards, for 1 coin each."
    follow(state, "done")
    assert (state.decision(1).least, state.decision(1).most) == (2, 2)
    assert state.legal_actions(1)[0] == 0
    assert prompt(state) == "Vault: discard 2 cards to draw one, or none."
    follow(state, "discard gold")
    assert (state.decision(1).least, state.decision(1).most) == (1, 1)
    assert prompt(state) == "Vault: discard 1 card."


def test_vault_asks_for_the_only_card() -> None:
    state = position(hands={0: "vault", 1: "gold"}, decks={0: ""})
    follow(state, "play vault")
    assert (state.decision(1).least, state.decision(1).most) == (1, 1)


@pytest.mark.parametrize(
    ("hand", "edition", "words"),
    [
        ("mine copper silver", 2, "Mine: you may trash a Treasure."),
        ("mine copper silver", 1, "Mine: trash a Treasure."),
        ("moneylender copper silver", 2, "Moneylender: you may trash a Copper for +3 coins."),
        ("chapel copper silver", 2, "Chapel: you may trash up to 2 cards."),
    ],
)
def test_what_is_to_be_trashed(hand: str, edition: int, words: str) -> None:
    state = position(hands={0: hand}, setup=GameSetup(edition=edition))
    follow(state, f"play {hand.split()[0]}")
    assert prompt(state) == words


# -- the log ---------------------------------------------------------------------------------------


def test_the_owner_is_told_which_cards() -> None:
    def start() -> DominionState:
        return position(
            hands={0: "sentry cellar estate"}, decks={0: "gold silver curse copper*3"}, turn=TurnState(actions=2)
        )

    moves = ["play sentry", "topdeck silver", "discard curse", "play cellar", "discard gold", "discard estate"]
    own = log(start(), 0, *moves)
    assert "Ann draws Gold." in own
    assert "Ann looks at Silver, Curse." in own
    assert "Ann puts Silver on the deck, unseen." in own
    assert "Ann discards Gold, Estate, Estate on top." in own
    other = log(start(), 1, *moves)
    assert "Ann draws 1 card." in other
    assert "Ann looks at 2 cards." in other
    assert "Ann puts a card on the deck." in other
    assert "Ann discards 2 cards, Estate on top." in other


def test_second_and_third_plays_are_told() -> None:
    state = position(hands={0: "throne_room village"}, decks={0: "copper*9"})
    told = [line for line in log(state, 1, "play throne_room", "play village") if "plays" in line]
    assert told == ["Ann plays Throne Room.", "Ann plays Village.", "Ann plays Village a second time."]
    state = position(hands={0: "kings_court militia", 1: "copper*3"}, decks={0: "copper*9"})
    told = [line for line in log(state, 1, "play kings_court", "play militia") if "plays" in line]
    assert told[1:] == ["Ann plays Militia.", "Ann plays Militia a second time.", "Ann plays Militia a third time."]


def test_a_card_that_vassal_plays_is_played_once() -> None:
    state = position(hands={0: "vassal"}, decks={0: "village copper*9"})
    told = [line for line in log(state, 1, "play vassal", "play village") if "plays" in line]
    assert told == ["Ann plays Vassal.", "Ann plays Village."]


def test_immunity_ends_with_the_attack() -> None:
    state = position(
        hands={0: "militia", 1: "moat copper*4", 2: "copper gold silver estate curse"}, setup=GameSetup(players=3)
    )
    expect(state, "play militia", "use moat", actor=2)
    assert state.view(0)["immune"] == [1]
    follow(state, "discard copper", "discard curse")
    assert state.view(0)["immune"] == []


def test_immunity_does_not_come_back_with_an_attack_that_is_bought() -> None:
    state = position(
        hands={0: "militia watchtower", 1: "moat copper*4"}, setup=GameSetup(players=2), turn=TurnState(coins=4)
    )
    follow(state, "play militia", "use moat", "buy militia")
    assert state.decision(0).kind == "react_gain"
    assert state.view(1)["immune"] == []


# -- where an answer lies --------------------------------------------------------------------------


def places(state: DominionState) -> dict[str, Plain]:
    player = state.next_actor()
    legal = [action for action in state.legal_actions(player) if "card" in state.meaning(player, action)]
    return {state.notation(player, action): state.meaning(player, action).get("place") for action in legal}


def test_in_the_phases_of_the_turn() -> None:
    assert places(position(hands={0: "village"})) == {"play village": "hand"}
    found = places(position(hands={0: "gold"}, turn=buy_phase(coins=1)))
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
def test_in_the_middle_of_a_card(hand: str, deck: str, pile: str, then: list[str], expected: tuple[str, str]) -> None:
    state = position(hands={0: hand}, decks={0: deck}, discards={0: pile})
    follow(state, f"play {hand.split()[0]}", *then)
    assert places(state)[expected[0]] == expected[1]


def test_a_trashed_treasure_lies_in_the_trash() -> None:
    state = position(hands={0: "thief"}, decks={1: "gold silver copper*3"}, setup=GameSetup(edition=1))
    follow(state, "play thief")
    assert places(state) == {"trash gold": "revealed", "trash silver": "revealed"}
    follow(state, "trash gold")
    assert places(state) == {"gain gold": "trash"}


def test_reactions_lie_in_hand_or_in_play() -> None:
    state = position(hands={0: "witch", 1: "moat"})
    follow(state, "play witch")
    assert places(state) == {"use moat": "hand"}
    state = position(hands={0: "watchtower"}, play="royal_seal", turn=buy_phase(coins=3))
    follow(state, "buy silver")
    assert places(state) == {"use watchtower": "hand", "use royal_seal": "in_play"}
    follow(state, "use watchtower")
    assert places(state) == {"trash silver": "discard", "topdeck silver": "discard"}


def test_a_card_that_is_named_lies_nowhere() -> None:
    state = position(hands={0: "contraband"}, turn=buy_phase())
    follow(state, "play contraband")
    assert set(places(state).values()) == {None}


# -- texts -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "below", "mine"),
    [
        ("en", "not less than 0", "more than it"),
        ("de", "nicht weniger als 0", "mehr kostet"),
        ("cs", "nejméně však 0", "o 3 více"),
        ("he", "לא פחות מ-0", "ממנו"),
    ],
)
def test_texts_say_it_all(language: str, below: str, mine: str) -> None:
    words = Catalogue(language)
    for card in ("quarry", "peddler"):
        assert below in words.say(f"dominion-card-{card}.text")
    for text in ("text", "text_1e"):
        assert mine in words.say(f"dominion-card-mine.{text}")
