"""Views match their TypedDict and show what the viewer may see."""

from __future__ import annotations

from typing import Any

import pytest
from complete_languages import COMPLETE_LANGUAGES

from bastide.core import SPECTATOR, Journal, Rng, derive_seed
from bastide.games.seven_wonders.rules.cards.card_catalogue import CARDS
from bastide.games.seven_wonders.rules.display import view as view_module
from bastide.games.seven_wonders.rules.game import GAME
from bastide.games.seven_wonders.rules.position_parser import A, B, C, D, PositionBuilder, play_choices
from bastide.games.seven_wonders.rules.state.face_down_card import card_number
from bastide.games.seven_wonders.rules.state.game_state import SevenWondersState
from bastide.locale import Catalogue
from bastide.testing.typed_dict_checks import find_type_mismatch, load_type_from_source

SHAPE: Any = load_type_from_source(view_module, "SevenWondersView")


@pytest.mark.once
@pytest.mark.parametrize("players", [3, 7])
def test_views_match_typed_dict(players: int) -> None:
    phases = set()
    for game in range(8):
        boards = ["halikarnassos", "babylon", "gizah", "rhodos", "olympia", "ephesos", "alexandria"][:players]
        state = GAME.new_state(players, {"boards": boards, "sides": "night" if game else "chosen"}, game)
        rng = Rng(derive_seed(players, game))
        while True:
            for viewer in (SPECTATOR, int(rng.below(players))):
                view = state.view(viewer)
                assert find_type_mismatch(view, SHAPE, "view") == ""
                phases.add(view["phase"])
            player = state.next_player_to_act()
            if player < 0:
                break
            legal = state.legal_actions(player)
            stages = [action for action in legal if state.action_data(player, action)["do"] == "stage"]
            state.apply(player, rng.choice(stages or legal))
    assert phases == {"sides", "cards", "last_card", "digging", "over"}


# -- turns -----------------------------------------------------------------------------------------------------------


def babylon() -> SevenWondersState:
    scene = PositionBuilder(turn=6).set_city(A, "babylon night", stages=1, coins=3)
    return scene.set_hand(A, "tavern altar").build_state()


@pytest.mark.parametrize("language", COMPLETE_LANGUAGES)
def test_babylons_extra_card_is_not_a_seventh_turn(language: str) -> None:
    state = babylon()
    words = Catalogue(language)
    state.journal = Journal()
    play_choices(state, {A: "sell altar"})
    view = state.view(A)
    assert (view["turn"], view["phase"], view["direction"]) == (6, "last_card", None)
    decision = state.decision(A)
    assert decision.kind == "last_card"
    assert "turn" not in decision.about
    headline = GAME.view_as_text(view, words).splitlines()[0]
    assert headline == words.translate_for_game(GAME.id, "table-last_card", {"age": 1, "count": 7})
    assert "pass" not in [event.kind for event in state.journal.events]


def test_view_direction_is_empty_in_last_turn() -> None:
    for age, turn, direction in ((1, 1, "left"), (2, 5, "right"), (3, 5, "left"), (1, 6, None), (2, 6, None)):
        state = PositionBuilder(age=age, turn=turn).build_state()
        assert state.view(A)["direction"] == direction
        told = GAME.view_as_text(state.view(A), Catalogue("en")).splitlines()[0]
        assert ("Hands pass" in told) == (direction is not None)


def test_view_shows_face_down_cards_after_game() -> None:
    state = (
        PositionBuilder(age=3, turn=6)
        .set_city(A, "gizah", stages=2)
        .set_city(B, "rhodos", stages=1)
        .add_to_discard("baths")
        .build_state()
    )
    assert [city["under"] is None for city in cities(state, A)] == [False, True, True, True]
    assert state.view(A)["discard"] == {"count": 1, "cards": None}
    play_choices(state)
    assert state.is_over()
    for viewer in state.viewers():
        assert [city["under"] for city in cities(state, viewer)] == [["altar", "altar"], ["altar"], [], []]
        lying = sorted(int(card_number(trace)) for trace in state.discard)
        assert state.view(viewer)["discard"] == {"count": 9, "cards": [CARDS[number].id for number in lying]}
        drawn = state.sample_position(viewer, Rng(1))
        assert drawn.view(viewer) == state.view(viewer)
        assert drawn.rng.snapshot() != state.rng.snapshot()


def cities(state: SevenWondersState, viewer: int) -> list[Any]:
    found: Any = state.view(viewer)["cities"]
    return list(found)


# -- purchases -------------------------------------------------------------------------------------------------------


def test_action_data_names_purchases_by_neighbour() -> None:
    state = (
        PositionBuilder(turn=2, age=2)
        .set_city(A, coins=9)
        .set_city(B, makes="W C")
        .set_city(D, makes="C G")
        .set_hand(A, "temple")
        .build_state()
    )
    builds = [action for action in state.legal_actions(A) if state.notation(A, action).startswith("build")]
    assert [state.notation(A, action) for action in builds] == [
        "build temple paying left 2 for wood right 4 for clay glass",
        "build temple paying left 4 for wood clay right 2 for glass",
    ]
    words = Catalogue("en", ["Ann", "Bob", "Cem", "Dee"])
    meaning = state.action_data(A, builds[0])
    assert words.translate_for_game(GAME.id, "do-build", meaning) == (
        "Build: Temple \u2013 buy wood from Bob for 2 coins \u2013 buy clay, glass from Dee for 4 coins"
    )
    state.journal = Journal()
    play_choices(state, {A: "build temple paying left 2 right 4"})
    trades = [event for event in state.journal.views_for(C) if event["kind"] == "trade"]
    assert [words.translate_for_game(GAME.id, "log-trade", trade) for trade in trades] == [
        "Ann buys wood from Bob for 2 coins.",
        "Ann buys clay, glass from Dee for 4 coins.",
    ]


@pytest.mark.parametrize("seed", range(3))
def test_named_purchases_match_payments(seed: int) -> None:
    """In whole games: the named units are those the city lacks, at the right price, and the notation parses back."""
    state = GAME.new_state(5, {"sides": "random"}, seed)
    assert isinstance(state, SevenWondersState)
    rng = Rng(seed)
    payments = 0
    while not state.is_over():
        player = state.next_player_to_act()
        legal = state.legal_actions(player)
        texts = [state.notation(player, action) for action in legal]
        assert len(set(texts)) == len(texts)
        for action, text in zip(legal, texts, strict=True):
            meaning: Any = state.action_data(player, action)
            if not meaning.get("left") and not meaning.get("right"):
                continue
            assert state.parse_action(player, text) == action
            assert state.parse_action(player, text.upper()) == action
            payments += 1
            for side in ("left", "right"):
                bought = meaning[f"{side}_resources"]
                assert len(bought) <= meaning[side] <= 2 * len(bought)
                assert (f"{side} {meaning[side]} for {' '.join(bought)}" in text) == (bought != [])
        state.apply(player, rng.choice(legal))
    assert payments > 50


def test_card_free_by_power_pays_no_bank_coins() -> None:
    state = (
        PositionBuilder(turn=2)
        .set_city(A, "olympia", stages=2, coins=3)
        .set_city(B, coins=3)
        .set_hand(A, "mine")
        .set_hand(B, "mine")
        .build_state()
    )
    words = Catalogue("en")
    for player, bank, label in ((A, 0, "Build: Mine"), (B, 1, "Build: Mine (1 coin)")):
        meaning = state.action_data(player, state.parse_action(player, "build mine"))
        assert meaning["bank"] == bank
        assert words.translate_for_game(GAME.id, "do-build", meaning) == label


# -- names -----------------------------------------------------------------------------------------------------------


def test_notation_accepts_unambiguous_card_names() -> None:
    state = PositionBuilder(age=2).set_hand(A, "loom-2").build_state()
    assert state.parse_action(A, "build loom") == state.parse_action(A, "build loom-2")
    assert state.parse_action(A, "sell Loom") == state.parse_action(A, "sell loom-2")
    state = (
        PositionBuilder(turn=2)
        .set_city(A, "halikarnassos", stages=1, makes="G P")
        .add_to_discard("loom-1 loom-2 press-1")
        .build_state()
    )
    play_choices(state, {A: "stage with well"})
    assert state.parse_action(A, "dig up press") == state.parse_action(A, "dig up press-1")
    with pytest.raises(Exception, match="is not a legal move"):
        state.parse_action(A, "dig up loom")


# -- options ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("boards", ["random", "gizah,rhodos,babylon"])
@pytest.mark.parametrize("sides", ["chosen", "day", "night", "random", "day,night,day"])
def test_resolved_options_reproduce_setup(boards: str, sides: str) -> None:
    given = {"boards": GAME.option("boards").parse(boards), "sides": GAME.option("sides").parse(sides)}
    options = GAME.check_options(3, given)
    for seed in range(6):
        resolved = GAME.resolve_options(3, options, seed)
        assert isinstance(resolved["boards"], list)
        assert resolved["sides"] != "random"
        dealt = GAME.deal(3, options, seed)
        assert GAME.setup(3, resolved, Rng(seed)).snapshot() == dealt.snapshot()
        assert GAME.resolve_options(3, resolved, seed) == resolved
        written = {name: GAME.option(name).to_text(value) for name, value in resolved.items()}
        assert {name: GAME.option(name).parse(text) for name, text in written.items()} == resolved
    drawn = {str(GAME.resolve_options(3, options, seed)["sides"]) for seed in range(99)}
    assert (len(drawn) == 8) == (sides == "random")
