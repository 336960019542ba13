"""Set-up, the order of a turn, the three actions: scenarios SW-001 to SW-022."""

from __future__ import annotations

import pytest
from seven_wonders_position_assertions import all_hold, play_turn

from bastide.core import SPECTATOR, Rng
from bastide.games.seven_wonders.rules.cards.card_catalogue import (
    CARD_NUMBERS,
    CARDS,
    FIXED_DECKS,
    GUILD_NUMBERS,
    shuffle_deck,
)
from bastide.games.seven_wonders.rules.game import GAME
from bastide.games.seven_wonders.rules.position_parser import (
    A,
    B,
    C,
    D,
    PositionBuilder,
    built_cards,
    coins_of,
    discarded_cards,
    list_constructions,
    list_moves,
    offered_payments,
    play_choices,
)
from bastide.games.seven_wonders.rules.state.game_state import SevenWondersState
from bastide.games.seven_wonders.rules.state.packed_hand import pack_hand


def new_game(players: int, seed: int = 1, **options: object) -> SevenWondersState:
    state = GAME.new_state(players, {"sides": "random", **options}, seed)
    assert isinstance(state, SevenWondersState)
    return state


# -- set-up ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "age_3", "guilds"), [(3, 16, 5), (4, 22, 6), (5, 28, 7), (6, 34, 8), (7, 40, 9)])
def test_sw_001_to_003_decks_have_seven_cards_for_each_player(players: int, age_3: int, guilds: int) -> None:
    """SW-001, SW-002, SW-003: decks by number of players; guilds = players + 2, the others stay out."""
    for age in (1, 2):
        assert len(FIXED_DECKS[players][age]) == 7 * players
    assert len(FIXED_DECKS[players][3]) == age_3
    deck = shuffle_deck(players, 3, [], Rng(players))
    assert len(deck) == 7 * players
    drawn = [card for card in deck if card in GUILD_NUMBERS]
    assert len(drawn) == len(set(drawn)) == guilds
    for age in (1, 2, 3):
        for number in FIXED_DECKS[players][age]:
            assert min(CARDS[number].copy_player_counts) <= players
    assert [len(cards) for cards in new_game(players).hands] == [7] * players


def test_guilds_differ_between_games() -> None:
    drawn = {
        frozenset(card for card in shuffle_deck(3, 3, [], Rng(seed)) if card in GUILD_NUMBERS) for seed in range(40)
    }
    assert len(drawn) > 20
    assert set().union(*drawn) == set(GUILD_NUMBERS)


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
    age = CARDS[CARD_NUMBERS[card]].age
    assert [FIXED_DECKS[players][age].count(CARD_NUMBERS[card]) for players in range(3, 8)] == counts


def test_sw_005_starting_position() -> None:
    """SW-005"""
    state = new_game(7)
    for seat in range(7):
        assert coins_of(state, seat) == 3
        assert built_cards(state, seat) == []
        assert state.cities[seat].stages == 0
        assert state.cities[seat].tokens == []
    for side in ("day", "night"):
        for board, card in (("olympia", "guard-tower"), ("babylon", "stockade")):
            scene = PositionBuilder().set_city(A, f"{board} {side}").set_hand(A, "guard-tower stockade")
            assert list_constructions(scene.build_state(), A) == [card]


def test_sw_006_boards_are_different() -> None:
    """SW-006"""
    for seed in range(10):
        assert sorted(int(city.board) for city in new_game(7, seed).cities) == list(range(7))


def test_options_fix_boards_and_sides() -> None:
    state = new_game(3, boards=["rhodos", "gizah", "babylon"], sides="night")
    assert [(int(city.board), int(city.side)) for city in state.cities] == [(6, 1), (3, 1), (1, 1)]


def test_sides_are_chosen_secretly_and_revealed_together() -> None:
    state = new_game(3, boards=["rhodos", "gizah", "babylon"], sides="chosen")
    assert state.players_to_act() == [0, 1, 2]
    assert state.hands == [[], [], []]
    state.apply(1, state.parse_action(1, "choose night"))
    assert state.players_to_act() == [0, 2]
    assert [city.side for city in state.cities] == [-1, -1, -1]
    assert state.view(0)["choices"] == state.view(SPECTATOR)["choices"]
    state.apply(0, state.parse_action(0, "choose day"))
    state.apply(2, state.parse_action(2, "choose night"))
    assert [city.side for city in state.cities] == [0, 1, 1]
    assert [len(cards) for cards in state.hands] == [7, 7, 7]
    assert state.players_to_act() == [0, 1, 2]


# -- hands and the order of a turn -----------------------------------------------------------------------------------


def test_sw_007_age_one_passes_left() -> None:
    """SW-007"""
    state = new_game(4)
    before = [cards.copy() for cards in state.hands]
    play_choices(state)
    for seat in range(4):
        assert len(state.hands[seat]) == 6
        given = before[(seat - 1) % 4]
        assert state.hands[seat] == given[1:]


def test_sw_008_age_two_passes_right() -> None:
    """SW-008"""
    state = new_game(4)
    while state.age == 1:
        play_choices(state)
    before = [cards.copy() for cards in state.hands]
    play_choices(state)
    for seat in range(4):
        assert state.hands[seat] == before[(seat + 1) % 4][1:]


def test_age_three_passes_left_again() -> None:
    state = new_game(4)
    while state.age < 3:
        play_choices(state)
    before = [cards.copy() for cards in state.hands]
    play_choices(state)
    for seat in range(4):
        assert state.hands[seat] == before[(seat - 1) % 4][1:]


def test_sw_009_hand_sizes_by_turn() -> None:
    """SW-009"""
    state = new_game(5, sides="day")
    sizes: dict[int, list[int]] = {1: [], 2: [], 3: []}
    while not state.is_over():
        assert len({len(cards) for cards in state.hands}) == 1
        sizes[int(state.age)].append(len(state.hands[0]))
        play_choices(state)
    assert sizes == {1: [7, 6, 5, 4, 3, 2], 2: [7, 6, 5, 4, 3, 2], 3: [7, 6, 5, 4, 3, 2]}


def test_sw_010_last_card_of_hand_is_discarded() -> None:
    """SW-010: the last cards go to the discard for nothing."""
    scene = PositionBuilder(players=3, turn=6)
    for seat, cards in enumerate(("altar theater", "altar well", "baths tavern")):
        scene.set_hand(seat, cards)
    state = scene.build_state()
    play_turn(state, {A: "build altar", B: "build altar", C: "build tavern"}, discard=["baths", "theater", "well"])
    assert [coins_of(state, seat) for seat in range(3)] == [0, 0, 5]
    assert (state.age, state.turn) == (2, 1)


def test_sw_011_choices_are_secret_until_all_are_made() -> None:
    """SW-011"""
    state = new_game(4)
    before = {viewer: state.view(viewer) for viewer in state.viewers()}
    for seat in (A, B):
        state.apply(seat, state.legal_actions(seat)[0])
    assert state.players_to_act() == [C, D]
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


def test_sw_012_two_players_can_build_same_card_in_one_turn() -> None:
    """SW-012"""
    state = PositionBuilder(players=5).set_hand(A, "altar").set_hand(B, "altar").build_state()
    play_choices(state, {A: "build altar", B: "build altar"})
    assert built_cards(state, A) == built_cards(state, B) == ["altar"]


# -- the three actions -----------------------------------------------------------------------------------------------


def test_sw_013_sold_card_gives_three_coins() -> None:
    """SW-013"""
    state = PositionBuilder().set_city(A, coins=3).set_hand(A, "altar").build_state()
    play_turn(state, {A: "sell altar"}, coins=6, built=[])
    assert "altar" in discarded_cards(state)


def test_sw_014_selling_is_always_possible() -> None:
    """SW-014"""
    state = PositionBuilder(age=2).set_city(A).set_hand(A, "sawmill statue walls library walls").build_state()
    assert list_moves(state, A) == ["sell sawmill", "sell statue", "sell walls", "sell library"]


def test_sw_015_coin_cost_goes_to_bank() -> None:
    """SW-015"""
    state = PositionBuilder().set_city(A, coins=3).set_hand(A, "timber-yard").build_state()
    play_turn(state, {A: "build timber-yard"}, coins=2)
    assert [coins_of(state, seat) for seat in (B, C, D)] == [3, 3, 3]  # each sold a card


def test_sw_016_card_cannot_be_built_without_its_coin_cost() -> None:
    """SW-016"""
    state = PositionBuilder().set_city(A, coins=0).set_hand(A, "timber-yard").build_state()
    assert list_moves(state, A) == ["sell timber-yard"]


def test_sw_017_city_cannot_have_duplicate_structure() -> None:
    """SW-017: not a second Altar, but it can be sold or put under an affordable stage."""
    state = (
        PositionBuilder(players=5).set_city(A, "gizah", built="altar", makes="WW").set_hand(A, "altar").build_state()
    )
    assert list_moves(state, A) == ["stage with altar", "sell altar"]


@pytest.mark.parametrize("name", ["loom", "glassworks", "press"])
def test_sw_018_duplicates_are_refused_across_ages(name: str) -> None:
    """SW-018"""
    state = PositionBuilder(age=2).set_city(A, built=f"{name}-1").set_hand(A, f"{name}-2").build_state()
    assert list_moves(state, A) == [f"sell {name}-2"]


def test_sw_019_stages_are_built_in_order() -> None:
    """SW-019"""
    state = PositionBuilder(age=2).set_city(A, "gizah", built="stone-pit quarry").set_hand(A, "temple").build_state()
    assert list_moves(state, A) == ["sell temple"]
    state = (
        PositionBuilder(age=2)
        .set_city(A, "gizah", built="stone-pit quarry", stages=2)
        .set_hand(A, "temple")
        .build_state()
    )
    assert "stage with temple" in list_moves(state, A)


def test_sw_020_card_under_stage_has_no_colour_symbol_or_chain() -> None:
    """SW-020"""
    state = PositionBuilder(turn=6).set_city(A, "gizah", makes="WW").set_hand(A, "apothecary altar").build_state()
    play_turn(state, {A: "stage with apothecary"}, age=2, built=[], science=0)
    state.cities[A].hand = pack_hand([CARD_NUMBERS["stables"]])
    assert list_constructions(state, A) == []


def test_sw_021_finished_wonder_takes_no_more_stages() -> None:
    """SW-021"""
    state = (
        PositionBuilder().set_city(A, "rhodos night", stages=2, makes="OOOO SSSS").set_hand(A, "altar").build_state()
    )
    assert list_moves(state, A) == ["build altar", "sell altar"]


def test_sw_022_first_stage_can_be_built_in_age_three() -> None:
    """SW-022"""
    state = all_hold(
        PositionBuilder(age=3, turn=4).set_city(A, "gizah", makes="WW CC T"), "palace palace palace palace"
    ).build_state()
    play_turn(state, {A: "stage with palace"}, stages=1, turn=5)
    play_turn(state, {A: "stage with palace"}, stages=2, wonder=3 + 5)
    assert len(offered_payments(state, A, "stage with palace")) == 0  # SSSS cannot be paid
