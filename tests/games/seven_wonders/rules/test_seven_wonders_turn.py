"""Set-up, the order of a turn, the three actions: scenarios SW-001 to SW-022."""

from __future__ import annotations

import pytest
from seven_wonders_scenes import all_hold, play_turn

from bastide.core import SPECTATOR, Rng
from bastide.games.seven_wonders.rules.cards.cards import CARDS, FIRST_GUILD, NUMBER, PRINTED_DECKS, shuffled_deck
from bastide.games.seven_wonders.rules.game import GAME
from bastide.games.seven_wonders.rules.positions import (
    A,
    B,
    C,
    D,
    Scene,
    built,
    coins,
    constructions,
    discard,
    moves,
    pairs,
    play,
)
from bastide.games.seven_wonders.rules.state.hand import hand_of
from bastide.games.seven_wonders.rules.state.state import SevenWondersState


def new_game(players: int, seed: int = 1, **options: object) -> SevenWondersState:
    state = GAME.new_state(players, {"sides": "random", **options}, seed)
    assert isinstance(state, SevenWondersState)
    return state


# -- set-up ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "age_3", "guilds"), [(3, 16, 5), (4, 22, 6), (5, 28, 7), (6, 34, 8), (7, 40, 9)])
def test_sw_001_to_003_decks_have_seven_cards_for_each_player(players: int, age_3: int, guilds: int) -> None:
    """SW-001, SW-002, SW-003: decks by number of players; guilds = players + 2, the others stay out."""
    for age in (1, 2):
        assert len(PRINTED_DECKS[players][age]) == 7 * players
    assert len(PRINTED_DECKS[players][3]) == age_3
    deck = shuffled_deck(players, 3, Rng(players))
    assert len(deck) == 7 * players
    drawn = [card for card in deck if card >= FIRST_GUILD]
    assert len(drawn) == len(set(drawn)) == guilds
    for age in (1, 2, 3):
        for number in PRINTED_DECKS[players][age]:
            assert min(CARDS[number].copies) <= players
    assert [len(cards) for cards in new_game(players).hands] == [7] * players


def test_guilds_differ_between_games() -> None:
    drawn = {frozenset(card for card in shuffled_deck(3, 3, Rng(seed)) if card >= FIRST_GUILD) for seed in range(40)}
    assert len(drawn) > 20
    assert set().union(*drawn) == set(range(FIRST_GUILD, len(CARDS)))


@pytest.mark.parametrize(
    ("card", "counts"),
    [
        ("tavern", [0, 1, 2, 2, 3]),
        ("well", [0, 1, 1, 1, 2]),
        ("training-ground", [0, 1, 1, 2, 3]),
        ("ludus", [0, 0, 1, 1, 2]),
        ("caravansery", [1, 1, 2, 3, 3]),
        ("palace", [1, 1, 1, 1, 2]),
    ],
)
def test_sw_004_copies_follow_the_number_of_players(card: str, counts: list[int]) -> None:
    """SW-004"""
    age = CARDS[NUMBER[card]].age
    assert [PRINTED_DECKS[players][age].count(NUMBER[card]) for players in range(3, 8)] == counts


def test_sw_005_starting_position() -> None:
    """SW-005"""
    state = new_game(7)
    for seat in range(7):
        assert coins(state, seat) == 3
        assert built(state, seat) == []
        assert state.cities[seat].stages == 0
        assert state.cities[seat].tokens == []
    for side in ("day", "night"):
        for board, card in (("olympia", "guard-tower"), ("babylon", "stockade")):
            scene = Scene().city(A, f"{board} {side}").hand(A, "guard-tower stockade")
            assert constructions(scene.state(), A) == [card]


def test_sw_006_boards_are_different() -> None:
    """SW-006"""
    for seed in range(10):
        assert sorted(int(city.board) for city in new_game(7, seed).cities) == list(range(7))


def test_options_fix_boards_and_sides() -> None:
    state = new_game(3, boards=["rhodos", "gizah", "babylon"], sides="night")
    assert [(int(city.board), int(city.side)) for city in state.cities] == [(6, 1), (3, 1), (1, 1)]


def test_sides_are_chosen_secretly_and_revealed_together() -> None:
    state = new_game(3, boards=["rhodos", "gizah", "babylon"], sides="chosen")
    assert state.actors() == [0, 1, 2]
    assert state.hands == [[], [], []]
    state.apply(1, state.parse(1, "choose night"))
    assert state.actors() == [0, 2]
    assert [city.side for city in state.cities] == [-1, -1, -1]
    assert state.view(0)["choices"] == state.view(SPECTATOR)["choices"]
    state.apply(0, state.parse(0, "choose day"))
    state.apply(2, state.parse(2, "choose night"))
    assert [city.side for city in state.cities] == [0, 1, 1]
    assert [len(cards) for cards in state.hands] == [7, 7, 7]
    assert state.actors() == [0, 1, 2]


# -- hands and the order of a turn -----------------------------------------------------------------------------------


def test_sw_007_age_one_passes_left() -> None:
    """SW-007"""
    state = new_game(4)
    before = [cards.copy() for cards in state.hands]
    play(state)
    for seat in range(4):
        assert len(state.hands[seat]) == 6
        given = before[(seat - 1) % 4]
        assert state.hands[seat] == given[1:]


def test_sw_008_age_two_passes_right() -> None:
    """SW-008"""
    state = new_game(4)
    while state.age == 1:
        play(state)
    before = [cards.copy() for cards in state.hands]
    play(state)
    for seat in range(4):
        assert state.hands[seat] == before[(seat + 1) % 4][1:]


def test_age_three_passes_left_again() -> None:
    state = new_game(4)
    while state.age < 3:
        play(state)
    before = [cards.copy() for cards in state.hands]
    play(state)
    for seat in range(4):
        assert state.hands[seat] == before[(seat - 1) % 4][1:]


def test_sw_009_hand_sizes() -> None:
    """SW-009"""
    state = new_game(5, sides="day")
    sizes: dict[int, list[int]] = {1: [], 2: [], 3: []}
    while not state.is_over():
        assert len({len(cards) for cards in state.hands}) == 1
        sizes[int(state.age)].append(len(state.hands[0]))
        play(state)
    assert sizes == {1: [7, 6, 5, 4, 3, 2], 2: [7, 6, 5, 4, 3, 2], 3: [7, 6, 5, 4, 3, 2]}


def test_sw_010_left_over_cards() -> None:
    """SW-010: the last cards go to the discard for nothing."""
    scene = Scene(players=3, turn=6)
    for seat, cards in enumerate(("altar theater", "altar well", "baths tavern")):
        scene.hand(seat, cards)
    state = scene.state()
    play_turn(state, {A: "build altar", B: "build altar", C: "build tavern"}, discard=["baths", "theater", "well"])
    assert [coins(state, seat) for seat in range(3)] == [0, 0, 5]
    assert (state.age, state.turn) == (2, 1)


def test_sw_011_choices_are_secret_until_all_are_made() -> None:
    """SW-011"""
    state = new_game(4)
    before = {viewer: state.view(viewer) for viewer in state.viewers()}
    for seat in (A, B):
        state.apply(seat, state.legal_actions(seat)[0])
    assert state.actors() == [C, D]
    for viewer in (SPECTATOR, C, D):
        view = state.view(viewer)
        assert view["choices"] == [
            {"made": True, "choice": None},
            {"made": True, "choice": None},
            {"made": False, "choice": None},
            {"made": False, "choice": None},
        ]
        for key in ("cities", "discard", "moves"):
            assert view[key] == before[viewer][key]
    seen = state.view(A)["choices"]
    assert isinstance(seen, list)
    assert seen[B] == {"made": True, "choice": None}
    assert seen[A] != seen[B]


def test_sw_012_the_same_card_can_be_built_by_two_in_one_turn() -> None:
    """SW-012"""
    state = Scene(players=5).hand(A, "altar").hand(B, "altar").state()
    play(state, {A: "build altar", B: "build altar"})
    assert built(state, A) == built(state, B) == ["altar"]


# -- the three actions -----------------------------------------------------------------------------------------------


def test_sw_013_selling() -> None:
    """SW-013"""
    state = Scene().city(A, coins=3).hand(A, "altar").state()
    play_turn(state, {A: "sell altar"}, coins=6, built=[])
    assert "altar" in discard(state)


def test_sw_014_selling_is_always_possible() -> None:
    """SW-014"""
    state = Scene(age=2).city(A).hand(A, "sawmill statue walls library walls").state()
    assert moves(state, A) == ["sell sawmill", "sell statue", "sell walls", "sell library"]


def test_sw_015_a_coin_goes_to_the_bank() -> None:
    """SW-015"""
    state = Scene().city(A, coins=3).hand(A, "timber-yard").state()
    play_turn(state, {A: "build timber-yard"}, coins=2)
    assert [coins(state, seat) for seat in (B, C, D)] == [3, 3, 3]  # each sold a card


def test_sw_016_no_coin_no_timber_yard() -> None:
    """SW-016"""
    state = Scene().city(A, coins=0).hand(A, "timber-yard").state()
    assert moves(state, A) == ["sell timber-yard"]


def test_sw_017_no_duplicate() -> None:
    """SW-017: not a second Altar, but it can be sold or put under an affordable stage."""
    state = Scene(players=5).city(A, "gizah", built="altar", makes="WW").hand(A, "altar").state()
    assert moves(state, A) == ["stage with altar", "sell altar"]


@pytest.mark.parametrize("name", ["loom", "glassworks", "press"])
def test_sw_018_no_duplicate_across_ages(name: str) -> None:
    """SW-018"""
    state = Scene(age=2).city(A, built=f"{name}-1").hand(A, f"{name}-2").state()
    assert moves(state, A) == [f"sell {name}-2"]


def test_sw_019_stages_in_order() -> None:
    """SW-019"""
    state = Scene(age=2).city(A, "gizah", built="stone-pit quarry").hand(A, "temple").state()
    assert moves(state, A) == ["sell temple"]
    state = Scene(age=2).city(A, "gizah", built="stone-pit quarry", stages=2).hand(A, "temple").state()
    assert "stage with temple" in moves(state, A)


def test_sw_020_the_card_under_a_stage_loses_its_face() -> None:
    """SW-020"""
    state = Scene(turn=6).city(A, "gizah", makes="WW").hand(A, "apothecary altar").state()
    play_turn(state, {A: "stage with apothecary"}, age=2, built=[], science=0)
    state.cities[A].hand = hand_of([NUMBER["stables"]])
    assert constructions(state, A) == []


def test_sw_021_finished_wonder() -> None:
    """SW-021"""
    state = Scene().city(A, "rhodos night", stages=2, makes="OOOO SSSS").hand(A, "altar").state()
    assert moves(state, A) == ["build altar", "sell altar"]


def test_sw_022_first_stage_in_age_three() -> None:
    """SW-022"""
    state = all_hold(Scene(age=3, turn=4).city(A, "gizah", makes="WW CC T"), "palace palace palace palace").state()
    play_turn(state, {A: "stage with palace"}, stages=1, turn=5)
    play_turn(state, {A: "stage with palace"}, stages=2, wonder=3 + 5)
    assert len(pairs(state, A, "stage with palace")) == 0  # SSSS cannot be paid
