"""Chains, coins, conflicts and the powers of the boards: scenarios SW-055 to SW-101."""

from __future__ import annotations

import pytest
from seven_wonders_scenes import all_hold, expect, play_turn

from bastide.games.seven_wonders.rules.cards.cards import NUMBER
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
    points,
)
from bastide.games.seven_wonders.rules.state.hand import hand_of
from bastide.games.seven_wonders.rules.state.state import SevenWondersState


def dig(state: SevenWondersState, seat: int, card: str) -> None:
    assert state.actors() == [seat]
    assert state.decision(seat).kind == "dig"
    state.apply(seat, state.parse(seat, f"dig up {card}"))


# -- chains ----------------------------------------------------------------------------------------------------------


def test_sw_055_theater_and_gardens() -> None:
    """SW-055"""
    state = Scene(age=3).city(A, built="theater").hand(A, "gardens").state()
    assert pairs(state, A, "build gardens") == [(0, 0)]
    play_turn(state, {A: "build gardens"}, coins=0, built=["theater", "gardens"])


@pytest.mark.parametrize("post", ["west-trading-post", "east-trading-post"])
def test_sw_056_two_ways_to_the_forum(post: str) -> None:
    """SW-056"""
    assert pairs(Scene(age=2).city(A, built=post).hand(A, "forum").state(), A, "build forum") == [(0, 0)]
    assert constructions(Scene(age=2).hand(A, "forum").state(), A) == []


def test_sw_057_without_the_symbol() -> None:
    """SW-057"""
    state = Scene(age=3).city(A, makes="C C W").hand(A, "gardens").state()
    assert pairs(state, A, "build gardens") == [(0, 0)]


def test_sw_058_a_neighbours_symbol_does_not_help() -> None:
    """SW-058"""
    state = Scene(age=3).city(B, built="theater").hand(A, "gardens").state()
    assert constructions(state, A) == []


def test_sw_059_a_symbol_is_not_used_up() -> None:
    """SW-059"""
    state = all_hold(Scene(age=2).city(A, built="scriptorium"), "courthouse library").state()
    play(state, {A: "build courthouse"})
    play_turn(state, {A: "build library"}, built=["scriptorium", "courthouse", "library"], coins=0)


def test_sw_060_chains_of_this_edition() -> None:
    """SW-060"""
    assert constructions(Scene(age=3).city(A, built="altar temple").hand(A, "pantheon").state(), A) == ["pantheon"]
    assert constructions(Scene(age=3).city(A, built="temple").hand(A, "pantheon").state(), A) == []


def test_sw_061_library_leads_to_two_colours() -> None:
    """SW-061"""
    state = Scene(age=3).city(A, built="library").hand(A, "senate university").state()
    assert constructions(state, A) == ["senate", "university"]


# -- coins from effects ----------------------------------------------------------------------------------------------


def test_sw_062_tavern() -> None:
    """SW-062"""
    state = Scene().city(A, coins=3).hand(A, "tavern").state()
    play_turn(state, {A: "build tavern"}, coins=8)


def test_sw_063_vineyard_counts_cards_of_the_same_turn() -> None:
    """SW-063"""
    scene = Scene(age=2).city(A, built="lumber-yard ore-vein").city(B, built="clay-pool stone-pit mine")
    state = scene.city(D, coins=1, built="clay-pit").hand(A, "vineyard").hand(D, "quarry").state()
    play_turn(state, {A: "build vineyard", D: "build quarry"}, coins=2 + 3 + 2)


def test_sw_064_bazar() -> None:
    """SW-064"""
    state = Scene(age=2).city(A, built="loom-1").city(B, built="press-1 glassworks-1").hand(A, "bazar").state()
    play_turn(state, {A: "build bazar"}, coins=6)


def test_sw_065_haven() -> None:
    """SW-065"""
    state = Scene(age=3).city(A, built="lumber-yard ore-vein clay-pool stone-pit forum").hand(A, "haven").state()
    play_turn(state, {A: "build haven"}, coins=4, commerce=4)


def test_sw_066_lighthouse_counts_itself() -> None:
    """SW-066"""
    state = all_hold(Scene(age=3).city(A, built="tavern caravansery forum dispensary"), "lighthouse arena").state()
    play_turn(state, {A: "build lighthouse"}, coins=4, commerce=4)
    play_turn(state, {A: "build arena"}, commerce=5)


def test_sw_067_chamber_of_commerce() -> None:
    """SW-067"""
    state = Scene(age=3).city(A, built="press-1 loom-1", makes="C C").hand(A, "chamber-of-commerce").state()
    play_turn(state, {A: "build chamber-of-commerce"}, coins=4, commerce=4)


def test_sw_068_ludus() -> None:
    """SW-068"""
    scene = Scene(players=5, age=3).city(A, built="stockade barracks", makes="S O O O O C W W T").hand(A, "ludus")
    state = scene.state()
    play_turn(state, {A: "build ludus"}, coins=6, commerce=2)
    for card in ("fortifications", "arsenal"):
        state.cities[A].hand = hand_of([NUMBER[card]])
        play(state, {A: f"build {card}"})
    expect(state, coins=6, commerce=4)


def test_sw_069_arena() -> None:
    """SW-069"""
    state = all_hold(Scene(age=3).city(A, "gizah", stages=2, built="dispensary", makes="S S S"), "arena palace").state()
    play_turn(state, {A: "build arena", D: "sell arena"}, coins=6)
    play_turn(state, {A: "stage with palace"}, commerce=3, coins=6)


@pytest.mark.parametrize(
    ("board", "stages", "makes", "money", "wonder"),
    [
        ("ephesos day", 1, "W W", 9, 3),
        ("ephesos night", 0, "S S", 4, 2),
        ("ephesos night", 2, "O O T", 4, 10),
        ("rhodos night", 0, "S S S", 3, 3),
        ("rhodos night", 1, "O O O", 4, 7),
    ],
)
def test_sw_070_coins_of_stages(board: str, stages: int, makes: str, money: int, wonder: int) -> None:
    """SW-070"""
    state = Scene().city(A, board, stages=stages, makes=makes).hand(A, "altar").state()
    play_turn(state, {A: "stage with altar"}, coins=money, wonder=wonder)


# -- conflicts -------------------------------------------------------------------------------------------------------


def end_of_age(scene: Scene, choices: dict[int, str] | None = None) -> SevenWondersState:
    """Play to the end of the Age."""
    scene.turn = 6
    state = scene.state()
    age = state.age
    play(state, choices)
    assert state.is_over() or state.age == age + 1
    return state


def test_sw_071_rulebook_example() -> None:
    """SW-071"""
    scene = Scene(age=2).city(A, built="walls stables").city(B, built="walls stables stockade").city(D, built="walls")
    state = end_of_age(scene.city(C, built="walls stables barracks"))
    assert sorted(state.cities[A].tokens) == [-1, 3]
    assert points(state, A)["military"] == 2


def test_sw_072_equal_strength() -> None:
    """SW-072"""
    scene = Scene().city(A, built="stockade").city(B, built="barracks").city(D, built="guard-tower")
    state = end_of_age(scene)
    assert state.cities[A].tokens == []
    assert state.cities[C].tokens == [-1, -1]


def test_sw_073_three_players_in_age_three() -> None:
    """SW-073"""
    scene = Scene(players=3, age=3).city(A, built="arsenal circus").city(B, built="castrum").city(C, built="arsenal")
    state = end_of_age(scene)
    assert [state.cities[seat].tokens for seat in (A, B, C)] == [[5, 5], [-1], [-1]]
    assert state.is_over()


def test_sw_074_and_075_tokens_add_up_over_the_ages() -> None:
    """SW-074, SW-075"""
    state = Scene(players=3).state()
    state.cities[A].tokens = [-1] * 6
    assert points(state, A)["military"] == -6
    state.cities[B].tokens = [1, -1, 3, 3, -1, -1]
    assert points(state, B)["military"] == 4


def test_sw_074_losing_everything_by_playing() -> None:
    """SW-074: a city without shields between two armed neighbours, three Ages long."""
    state = Scene(players=3, turn=6).city(B, built="stockade").city(C, built="barracks").state()
    for _ in range(13):
        play(state)
    assert state.is_over()
    assert points(state, A)["military"] == -6
    assert [points(state, seat)["military"] for seat in (B, C)] == [9, 9]


def test_sw_076_shields_on_a_board() -> None:
    """SW-076"""
    assert Scene().city(A, "rhodos day", stages=2, built="barracks").state().cities[A].shields == 3


def test_sw_077_shields_built_in_the_sixth_turn() -> None:
    """SW-077"""
    scene = Scene(age=2).city(A, built="stables", makes="S S S").city(B, built="stables").city(C, built="stables")
    state = end_of_age(scene.city(D, built="walls stables").hand(A, "walls temple"), {A: "build walls"})
    expect(state, shields=4, tokens=[3])
    assert -1 in state.cities[B].tokens


def test_sw_078_shields_last() -> None:
    """SW-078"""
    state = Scene(turn=6).city(A, built="stockade barracks guard-tower").state()
    play(state)
    while state.age == 2:
        play(state)
    expect(state, shields=3, tokens=[1, 1, 3, 3])


# -- Olympia ---------------------------------------------------------------------------------------------------------


def test_sw_079_and_080_first_card_of_a_colour() -> None:
    """SW-079, SW-080"""
    state = Scene(age=3).city(A, "olympia", stages=2).hand(A, "palace").state()
    assert pairs(state, A, "build palace") == [(0, 0)]
    state = Scene(age=3).city(A, "olympia", stages=2, built="baths").hand(A, "palace").state()
    assert constructions(state, A) == []


def test_sw_081_it_waives_coins_too() -> None:
    """SW-081"""
    state = all_hold(Scene(age=2).city(A, "olympia", stages=2), "sawmill quarry").state()
    play_turn(state, {A: "build sawmill"}, coins=0, built=["sawmill"], constructions=[])


def test_sw_082_it_makes_no_stage_free() -> None:
    """SW-082"""
    state = Scene(age=3).city(A, "olympia", stages=2).hand(A, "palace").state()
    assert moves(state, A) == ["build palace", "sell palace"]


def test_sw_083_cards_under_the_board_have_no_colour() -> None:
    """SW-083"""
    state = all_hold(Scene(age=3).city(A, "olympia", stages=1, makes="W W"), "arsenal fortifications").state()
    play(state, {A: "stage with arsenal", D: "sell arsenal"})
    assert pairs(state, A, "build fortifications") == [(0, 0)]


def test_sw_084_first_card_of_an_age() -> None:
    """SW-084"""
    state = all_hold(Scene(age=2).city(A, "olympia night", stages=1), "walls aqueduct").state()
    assert constructions(state, A) == ["aqueduct", "walls"]
    play_turn(state, {A: "build walls"}, coins=0, constructions=[])


def test_sw_085_the_benefit_is_lost_if_the_first_card_is_sold() -> None:
    """SW-085"""
    scene = Scene(age=2).city(A, "olympia night", stages=1)
    all_hold(scene, "walls aqueduct statue temple courthouse library school")
    state = scene.state()
    play(state, {A: "sell walls"})
    state.cities[A].coins = 0
    assert constructions(state, A) == []
    while state.age == 2:
        play(state)
    state.cities[A].coins = 0
    state.cities[A].hand = hand_of([NUMBER["palace"]])
    assert constructions(state, A) == ["palace"]


def test_sw_086_last_card_of_an_age() -> None:
    """SW-086"""
    scene = all_hold(Scene(age=2, turn=5).city(A, "olympia night", stages=1, makes="C C"), "library aqueduct temple")
    state = scene.state()
    assert constructions(state, A) == []
    play_turn(state, {A: "stage with temple", B: "sell temple"}, turn=6, constructions=["aqueduct", "library"])
    play_turn(state, {A: "build library"}, built=["library"])
    assert "aqueduct" in discard(state)
    assert state.age == 3


def test_sw_087_built_in_the_sixth_turn_it_helps_from_the_next_age_on() -> None:
    """SW-087"""
    state = Scene(turn=6).city(A, "olympia night", stages=1, makes="C C").hand(A, "baths altar").state()
    assert constructions(state, A) == ["altar"]
    play_turn(state, {A: "stage with altar"}, built=[], age=2, turn=1)
    for _ in range(5):
        play(state)
    state.cities[A].coins = 0
    state.cities[A].hand = hand_of([NUMBER["aqueduct"], NUMBER["walls"]])
    assert constructions(state, A) == ["aqueduct", "walls"]


def test_sw_088_no_power_lifts_the_rule_against_duplicates() -> None:
    """SW-088"""
    scene = Scene(players=6, age=2, turn=6).city(A, "olympia night", stages=2, built="temple").hand(A, "temple walls")
    assert constructions(scene.state(), A) == ["walls"]


# -- Babylon ---------------------------------------------------------------------------------------------------------


def test_sw_089_two_cards_and_fresh_coins() -> None:
    """SW-089"""
    state = Scene(turn=6).city(A, "babylon night", stages=1).city(B, built="stone-pit").hand(A, "tavern baths").state()
    assert constructions(state, A) == ["tavern"]
    play_turn(state, {A: "build tavern"}, actors=[A])
    assert state.decision(A).kind == "last_card"
    assert pairs(state, A, "build baths") == [(2, 0)]
    before = coins(state, B)
    play_turn(state, {A: "build baths paying left 2"}, coins=3)
    assert coins(state, B) == before + 2
    assert built(state, A) == ["tavern", "baths"]
    assert discard(state) == ["well"] * 6  # two from each of the others, none from A
    assert (state.age, state.turn) == (2, 1)


def test_sw_090_built_in_the_sixth_turn() -> None:
    """SW-090"""
    state = Scene(turn=6).city(A, "babylon night", makes="S S").hand(A, "altar press-1").state()
    play_turn(state, {A: "stage with press-1"}, actors=[A])
    play_turn(state, {A: "build altar"}, built=["altar"], age=2)


def test_sw_091_last_card_sold() -> None:
    """SW-091"""
    state = Scene(turn=6).city(A, "babylon night", stages=1, coins=2).hand(A, "altar baths").state()
    play_turn(state, {A: "build altar"}, coins=2)
    play_turn(state, {A: "sell baths"}, coins=5)
    assert "baths" in discard(state)


def test_sw_092_last_card_for_stage_two() -> None:
    """SW-092"""
    scene = Scene(age=3, turn=6).city(A, "babylon night", stages=1, makes="C C C G", built="school")
    state = scene.hand(A, "palace senate").state()
    play(state, {A: "sell senate"})
    play(state, {A: "stage with palace"})
    assert state.is_over()
    assert state.cities[A].stages == state.cities[A].stages_in_all == 2
    assert points(state, A)["science"] == 4  # two tablets


def test_sw_093_without_the_stage() -> None:
    """SW-093"""
    state = Scene(turn=6).city(A, "babylon night", coins=1).hand(A, "altar baths").state()
    play_turn(state, {A: "build altar"}, age=2, coins=1)
    assert "baths" in discard(state)


def test_last_card_legality_uses_position_after_sixth_turn() -> None:
    """Structures of the sixth turn sell, new discounts count, and Olympia's free last card does not apply."""
    scene = Scene(turn=6).city(A, "babylon night", stages=1, coins=1).hand(A, "west-trading-post barracks")
    state = scene.hand(B, "ore-vein altar").state()
    assert constructions(state, A) == ["west-trading-post"]
    play(state, {A: "build west-trading-post", B: "build ore-vein"})
    assert pairs(state, A, "build barracks") == [(1, 0)]


# -- Halikarnassos ---------------------------------------------------------------------------------------------------


def test_sw_094_day() -> None:
    """SW-094"""
    scene = Scene(turn=4).city(A, "halikarnassos", stages=1, makes="G P")
    for seat, cards in enumerate(("altar baths", "workshop altar", "altar baths", "altar baths")):
        scene.hand(seat, cards)
    state = scene.state()
    play(state, {A: "stage with altar", B: "sell workshop", C: "build altar", D: "build altar"})
    assert moves(state, A) == ["dig up workshop", "dig up nothing"]
    dig(state, A, "workshop")
    expect(state, built=["workshop"], discard=[], turn=5, actors=[A, B, C, D])


def test_digging_is_optional_and_once() -> None:
    state = Scene(turn=4).city(A, "halikarnassos", stages=1, makes="G P").discarded("workshop").state()
    play(state, {A: "stage with well"})
    dig(state, A, "nothing")
    assert built(state, A) == []
    assert "workshop" in discard(state)
    assert state.turn == 5


def test_sw_095_nothing_suitable() -> None:
    """SW-095"""
    scene = Scene(players=5, turn=2).city(A, "halikarnassos", stages=1, built="altar", makes="G P").discarded("altar")
    all_hold(scene, "altar well")
    scene.hand(A, "theater well")
    state = scene.state()
    play(state, {A: "stage with theater", **dict.fromkeys(range(1, 5), "build altar")})
    expect(state, turn=3, actors=[0, 1, 2, 3, 4], built=["altar"], discard=["altar"])


def test_sw_096_in_the_sixth_turn() -> None:
    """SW-096"""
    scene = Scene(players=3, age=3, turn=6).city(A, "halikarnassos", stages=1, makes="G P").discarded("tavern")
    state = scene.hand(A, "senate study").hand(B, "palace haven").hand(C, "arsenal lodge").state()
    play(state, {A: "stage with study", B: "sell haven", C: "sell lodge"})
    choice = [move.removeprefix("dig up ") for move in moves(state, A)]
    assert choice == ["tavern", "palace", "senate", "haven", "arsenal", "lodge", "nothing"]
    dig(state, A, "palace")
    assert state.is_over()


def test_sw_097_babylon_before_halikarnassos() -> None:
    """SW-097"""
    scene = Scene(age=2, turn=6).city(A, "halikarnassos", stages=1, makes="G P").city(C, "babylon night", stages=1)
    state = scene.hand(A, "statue walls").hand(C, "library temple").state()
    play_turn(state, {A: "stage with statue", C: "sell temple"}, actors=[C])
    play(state, {C: "sell library"})
    dig(state, A, "library")
    expect(state, built=["library"], age=3, turn=1)


def test_sw_098_coins_of_a_dug_up_card() -> None:
    """SW-098"""
    scene = Scene(age=2).city(A, "halikarnassos", stages=1, built="mine clay-pit ore-vein", makes="G P")
    scene.city(B, built="mine clay-pit").city(D, built="mine clay-pit").discarded("vineyard")
    state = scene.state()
    play(state, {A: "stage with temple"})
    dig(state, A, "vineyard")
    assert coins(state, A) == 7


def test_sw_099_shields_of_a_dug_up_card() -> None:
    """SW-099"""
    scene = Scene(age=3, turn=6).city(A, "halikarnassos", stages=1, built="walls stables", makes="G P")
    scene.city(B, built="arsenal circus").city(C, built="arsenal circus").discarded("castrum")
    state = scene.state()
    play(state, {A: "stage with palace"})
    dig(state, A, "castrum")
    expect(state, shields=7, tokens=[5, 5])


def test_sw_100_night() -> None:
    """SW-100"""
    state = Scene(age=2).city(A, "halikarnassos night", makes="C C G P W W W").discarded("altar tavern mine").state()
    for card in ("altar", "tavern", "mine"):
        play(state, {A: "stage with temple"})
        dig(state, A, card)
    expect(state, built=["altar", "tavern", "mine"], wonder=3)


def test_sw_101_old_cards_can_be_dug_up() -> None:
    """SW-101"""
    state = Scene(age=3).city(A, "halikarnassos", stages=1, makes="G P").discarded("timber-yard").state()
    play(state, {A: "stage with palace"})
    dig(state, A, "timber-yard")
    expect(state, coins=0, built=["timber-yard"])


def test_only_digger_sees_discard() -> None:
    state = Scene(turn=2).city(A, "halikarnassos", stages=1, makes="G P").discarded("altar baths").state()
    play(state, {A: "stage with well"})
    assert state.view(A)["discard"] == {"count": 5, "cards": ["well", "well", "well", "baths", "altar"]}
    for viewer in (-1, B, C, D):
        assert state.view(viewer)["discard"] == {"count": 5, "cards": None}
    dig(state, A, "altar")
    assert state.view(A)["discard"] == {"count": 4, "cards": None}
