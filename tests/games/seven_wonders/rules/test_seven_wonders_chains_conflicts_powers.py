"""Chains, coins, conflicts and the powers of the boards: scenarios SW-055 to SW-101."""

from __future__ import annotations

import pytest
from seven_wonders_position_assertions import all_hold, expect, play_turn

from bastide.games.seven_wonders.rules.cards.card_catalogue import CARD_NUMBERS
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
    points_by_category,
)
from bastide.games.seven_wonders.rules.state.game_state import SevenWondersState
from bastide.games.seven_wonders.rules.state.packed_hand import pack_hand


def dig(state: SevenWondersState, seat: int, card: str) -> None:
    assert state.players_to_act() == [seat]
    assert state.decision(seat).kind == "dig"
    state.apply(seat, state.parse_action(seat, f"dig up {card}"))


# -- chains ----------------------------------------------------------------------------------------------------------


def test_sw_055_theater_makes_gardens_free() -> None:
    """SW-055"""
    state = PositionBuilder(age=3).set_city(A, built="theater").set_hand(A, "gardens").build_state()
    assert offered_payments(state, A, "build gardens") == [(0, 0)]
    play_turn(state, {A: "build gardens"}, coins=0, built=["theater", "gardens"])


@pytest.mark.parametrize("post", ["west-trading-post", "east-trading-post"])
def test_sw_056_either_trading_post_makes_forum_free(post: str) -> None:
    """SW-056"""
    assert offered_payments(
        PositionBuilder(age=2).set_city(A, built=post).set_hand(A, "forum").build_state(), A, "build forum"
    ) == [(0, 0)]
    assert list_constructions(PositionBuilder(age=2).set_hand(A, "forum").build_state(), A) == []


def test_sw_057_card_costs_full_price_without_chain_symbol() -> None:
    """SW-057"""
    state = PositionBuilder(age=3).set_city(A, makes="C C W").set_hand(A, "gardens").build_state()
    assert offered_payments(state, A, "build gardens") == [(0, 0)]


def test_sw_058_chain_symbol_of_neighbour_does_not_help() -> None:
    """SW-058"""
    state = PositionBuilder(age=3).set_city(B, built="theater").set_hand(A, "gardens").build_state()
    assert list_constructions(state, A) == []


def test_sw_059_chain_symbol_is_not_used_up() -> None:
    """SW-059"""
    state = all_hold(PositionBuilder(age=2).set_city(A, built="scriptorium"), "courthouse library").build_state()
    play_choices(state, {A: "build courthouse"})
    play_turn(state, {A: "build library"}, built=["scriptorium", "courthouse", "library"], coins=0)


def test_sw_060_chains_follow_this_edition() -> None:
    """SW-060"""
    assert list_constructions(
        PositionBuilder(age=3).set_city(A, built="altar temple").set_hand(A, "pantheon").build_state(), A
    ) == ["pantheon"]
    assert (
        list_constructions(PositionBuilder(age=3).set_city(A, built="temple").set_hand(A, "pantheon").build_state(), A)
        == []
    )


def test_sw_061_library_leads_to_two_colours() -> None:
    """SW-061"""
    state = PositionBuilder(age=3).set_city(A, built="library").set_hand(A, "senate university").build_state()
    assert list_constructions(state, A) == ["senate", "university"]


# -- coins from effects ----------------------------------------------------------------------------------------------


def test_sw_062_tavern() -> None:
    """SW-062"""
    state = PositionBuilder().set_city(A, coins=3).set_hand(A, "tavern").build_state()
    play_turn(state, {A: "build tavern"}, coins=8)


def test_sw_063_vineyard_counts_cards_of_the_same_turn() -> None:
    """SW-063"""
    scene = (
        PositionBuilder(age=2).set_city(A, built="lumber-yard ore-vein").set_city(B, built="clay-pool stone-pit mine")
    )
    state = scene.set_city(D, coins=1, built="clay-pit").set_hand(A, "vineyard").set_hand(D, "quarry").build_state()
    play_turn(state, {A: "build vineyard", D: "build quarry"}, coins=2 + 3 + 2)


def test_sw_064_bazar() -> None:
    """SW-064"""
    state = (
        PositionBuilder(age=2)
        .set_city(A, built="loom-1")
        .set_city(B, built="press-1 glassworks-1")
        .set_hand(A, "bazar")
        .build_state()
    )
    play_turn(state, {A: "build bazar"}, coins=6)


def test_sw_065_haven() -> None:
    """SW-065"""
    state = (
        PositionBuilder(age=3)
        .set_city(A, built="lumber-yard ore-vein clay-pool stone-pit forum")
        .set_hand(A, "haven")
        .build_state()
    )
    play_turn(state, {A: "build haven"}, coins=4, commerce=4)


def test_sw_066_lighthouse_counts_itself() -> None:
    """SW-066"""
    state = all_hold(
        PositionBuilder(age=3).set_city(A, built="tavern caravansery forum dispensary"), "lighthouse arena"
    ).build_state()
    play_turn(state, {A: "build lighthouse"}, coins=4, commerce=4)
    play_turn(state, {A: "build arena"}, commerce=5)


def test_sw_067_chamber_of_commerce() -> None:
    """SW-067"""
    state = (
        PositionBuilder(age=3)
        .set_city(A, built="press-1 loom-1", makes="C C")
        .set_hand(A, "chamber-of-commerce")
        .build_state()
    )
    play_turn(state, {A: "build chamber-of-commerce"}, coins=4, commerce=4)


def test_sw_068_ludus() -> None:
    """SW-068"""
    scene = (
        PositionBuilder(players=5, age=3)
        .set_city(A, built="stockade barracks", makes="S O O O O C W W T")
        .set_hand(A, "ludus")
    )
    state = scene.build_state()
    play_turn(state, {A: "build ludus"}, coins=6, commerce=2)
    for card in ("fortifications", "arsenal"):
        state.cities[A].hand = pack_hand([CARD_NUMBERS[card]])
        play_choices(state, {A: f"build {card}"})
    expect(state, coins=6, commerce=4)


def test_sw_069_arena() -> None:
    """SW-069"""
    state = all_hold(
        PositionBuilder(age=3).set_city(A, "gizah", stages=2, built="dispensary", makes="S S S"), "arena palace"
    ).build_state()
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
    state = PositionBuilder().set_city(A, board, stages=stages, makes=makes).set_hand(A, "altar").build_state()
    play_turn(state, {A: "stage with altar"}, coins=money, wonder=wonder)


# -- conflicts -------------------------------------------------------------------------------------------------------


def end_of_age(scene: PositionBuilder, choices: dict[int, str] | None = None) -> SevenWondersState:
    """Play to the end of the Age."""
    scene.turn = 6
    state = scene.build_state()
    age = state.age
    play_choices(state, choices)
    assert state.is_over() or state.age == age + 1
    return state


def test_sw_071_rulebook_example() -> None:
    """SW-071"""
    scene = (
        PositionBuilder(age=2)
        .set_city(A, built="walls stables")
        .set_city(B, built="walls stables stockade")
        .set_city(D, built="walls")
    )
    state = end_of_age(scene.set_city(C, built="walls stables barracks"))
    assert sorted(state.cities[A].tokens) == [-1, 3]
    assert points_by_category(state, A)["military"] == 2


def test_sw_072_equal_shields_give_no_token() -> None:
    """SW-072"""
    scene = (
        PositionBuilder().set_city(A, built="stockade").set_city(B, built="barracks").set_city(D, built="guard-tower")
    )
    state = end_of_age(scene)
    assert state.cities[A].tokens == []
    assert state.cities[C].tokens == [-1, -1]


def test_sw_073_three_players_in_age_three() -> None:
    """SW-073"""
    scene = (
        PositionBuilder(players=3, age=3)
        .set_city(A, built="arsenal circus")
        .set_city(B, built="castrum")
        .set_city(C, built="arsenal")
    )
    state = end_of_age(scene)
    assert [state.cities[seat].tokens for seat in (A, B, C)] == [[5, 5], [-1], [-1]]
    assert state.is_over()


def test_sw_074_and_075_tokens_add_up_over_the_ages() -> None:
    """SW-074, SW-075"""
    state = PositionBuilder(players=3).build_state()
    state.cities[A].tokens = [-1] * 6
    assert points_by_category(state, A)["military"] == -6
    state.cities[B].tokens = [1, -1, 3, 3, -1, -1]
    assert points_by_category(state, B)["military"] == 4


def test_sw_074_losing_everything_by_playing() -> None:
    """SW-074: a city without shields between two armed neighbours, three Ages long."""
    state = PositionBuilder(players=3, turn=6).set_city(B, built="stockade").set_city(C, built="barracks").build_state()
    for _ in range(13):
        play_choices(state)
    assert state.is_over()
    assert points_by_category(state, A)["military"] == -6
    assert [points_by_category(state, seat)["military"] for seat in (B, C)] == [9, 9]


def test_sw_076_shields_on_a_board() -> None:
    """SW-076"""
    assert PositionBuilder().set_city(A, "rhodos day", stages=2, built="barracks").build_state().cities[A].shields == 3


def test_sw_077_shields_built_in_the_sixth_turn() -> None:
    """SW-077"""
    scene = (
        PositionBuilder(age=2)
        .set_city(A, built="stables", makes="S S S")
        .set_city(B, built="stables")
        .set_city(C, built="stables")
    )
    state = end_of_age(scene.set_city(D, built="walls stables").set_hand(A, "walls temple"), {A: "build walls"})
    expect(state, shields=4, tokens=[3])
    assert -1 in state.cities[B].tokens


def test_sw_078_shields_stay_for_later_ages() -> None:
    """SW-078"""
    state = PositionBuilder(turn=6).set_city(A, built="stockade barracks guard-tower").build_state()
    play_choices(state)
    while state.age == 2:
        play_choices(state)
    expect(state, shields=3, tokens=[1, 1, 3, 3])


# -- Olympia ---------------------------------------------------------------------------------------------------------


def test_sw_079_and_080_first_card_of_a_colour() -> None:
    """SW-079, SW-080"""
    state = PositionBuilder(age=3).set_city(A, "olympia", stages=2).set_hand(A, "palace").build_state()
    assert offered_payments(state, A, "build palace") == [(0, 0)]
    state = PositionBuilder(age=3).set_city(A, "olympia", stages=2, built="baths").set_hand(A, "palace").build_state()
    assert list_constructions(state, A) == []


def test_sw_081_free_card_costs_no_coins() -> None:
    """SW-081"""
    state = all_hold(PositionBuilder(age=2).set_city(A, "olympia", stages=2), "sawmill quarry").build_state()
    play_turn(state, {A: "build sawmill"}, coins=0, built=["sawmill"], constructions=[])


def test_sw_082_olympia_makes_no_stage_free() -> None:
    """SW-082"""
    state = PositionBuilder(age=3).set_city(A, "olympia", stages=2).set_hand(A, "palace").build_state()
    assert list_moves(state, A) == ["build palace", "sell palace"]


def test_sw_083_cards_under_the_board_have_no_colour() -> None:
    """SW-083"""
    state = all_hold(
        PositionBuilder(age=3).set_city(A, "olympia", stages=1, makes="W W"), "arsenal fortifications"
    ).build_state()
    play_choices(state, {A: "stage with arsenal", D: "sell arsenal"})
    assert offered_payments(state, A, "build fortifications") == [(0, 0)]


def test_sw_084_first_card_of_an_age() -> None:
    """SW-084"""
    state = all_hold(PositionBuilder(age=2).set_city(A, "olympia night", stages=1), "walls aqueduct").build_state()
    assert list_constructions(state, A) == ["aqueduct", "walls"]
    play_turn(state, {A: "build walls"}, coins=0, constructions=[])


def test_sw_085_benefit_is_lost_if_first_card_is_sold() -> None:
    """SW-085"""
    scene = PositionBuilder(age=2).set_city(A, "olympia night", stages=1)
    all_hold(scene, "walls aqueduct statue temple courthouse library school")
    state = scene.build_state()
    play_choices(state, {A: "sell walls"})
    state.cities[A].coins = 0
    assert list_constructions(state, A) == []
    while state.age == 2:
        play_choices(state)
    state.cities[A].coins = 0
    state.cities[A].hand = pack_hand([CARD_NUMBERS["palace"]])
    assert list_constructions(state, A) == ["palace"]


def test_sw_086_last_card_of_an_age() -> None:
    """SW-086"""
    scene = all_hold(
        PositionBuilder(age=2, turn=5).set_city(A, "olympia night", stages=1, makes="C C"), "library aqueduct temple"
    )
    state = scene.build_state()
    assert list_constructions(state, A) == []
    play_turn(state, {A: "stage with temple", B: "sell temple"}, turn=6, constructions=["aqueduct", "library"])
    play_turn(state, {A: "build library"}, built=["library"])
    assert "aqueduct" in discarded_cards(state)
    assert state.age == 3


def test_sw_087_stage_built_in_sixth_turn_applies_from_next_age() -> None:
    """SW-087"""
    state = (
        PositionBuilder(turn=6)
        .set_city(A, "olympia night", stages=1, makes="C C")
        .set_hand(A, "baths altar")
        .build_state()
    )
    assert list_constructions(state, A) == ["altar"]
    play_turn(state, {A: "stage with altar"}, built=[], age=2, turn=1)
    for _ in range(5):
        play_choices(state)
    state.cities[A].coins = 0
    state.cities[A].hand = pack_hand([CARD_NUMBERS["aqueduct"], CARD_NUMBERS["walls"]])
    assert list_constructions(state, A) == ["aqueduct", "walls"]


def test_sw_088_free_card_must_not_be_duplicate() -> None:
    """SW-088"""
    scene = (
        PositionBuilder(players=6, age=2, turn=6)
        .set_city(A, "olympia night", stages=2, built="temple")
        .set_hand(A, "temple walls")
    )
    assert list_constructions(scene.build_state(), A) == ["walls"]


# -- Babylon ---------------------------------------------------------------------------------------------------------


def test_sw_089_last_card_uses_coins_of_sixth_turn() -> None:
    """SW-089"""
    state = (
        PositionBuilder(turn=6)
        .set_city(A, "babylon night", stages=1)
        .set_city(B, built="stone-pit")
        .set_hand(A, "tavern baths")
        .build_state()
    )
    assert list_constructions(state, A) == ["tavern"]
    play_turn(state, {A: "build tavern"}, actors=[A])
    assert state.decision(A).kind == "last_card"
    assert offered_payments(state, A, "build baths") == [(2, 0)]
    before = coins_of(state, B)
    play_turn(state, {A: "build baths paying left 2"}, coins=3)
    assert coins_of(state, B) == before + 2
    assert built_cards(state, A) == ["tavern", "baths"]
    assert discarded_cards(state) == ["well"] * 6  # two from each of the others, none from A
    assert (state.age, state.turn) == (2, 1)


def test_sw_090_babylon_power_works_if_built_in_sixth_turn() -> None:
    """SW-090"""
    state = PositionBuilder(turn=6).set_city(A, "babylon night", makes="S S").set_hand(A, "altar press-1").build_state()
    play_turn(state, {A: "stage with press-1"}, actors=[A])
    play_turn(state, {A: "build altar"}, built=["altar"], age=2)


def test_sw_091_last_card_may_be_sold() -> None:
    """SW-091"""
    state = (
        PositionBuilder(turn=6).set_city(A, "babylon night", stages=1, coins=2).set_hand(A, "altar baths").build_state()
    )
    play_turn(state, {A: "build altar"}, coins=2)
    play_turn(state, {A: "sell baths"}, coins=5)
    assert "baths" in discarded_cards(state)


def test_sw_092_last_card_may_build_second_stage() -> None:
    """SW-092"""
    scene = PositionBuilder(age=3, turn=6).set_city(A, "babylon night", stages=1, makes="C C C G", built="school")
    state = scene.set_hand(A, "palace senate").build_state()
    play_choices(state, {A: "sell senate"})
    play_choices(state, {A: "stage with palace"})
    assert state.is_over()
    assert state.cities[A].stages == state.cities[A].stage_count == 2
    assert points_by_category(state, A)["science"] == 4  # two tablets


def test_sw_093_last_card_is_discarded_without_stage() -> None:
    """SW-093"""
    state = PositionBuilder(turn=6).set_city(A, "babylon night", coins=1).set_hand(A, "altar baths").build_state()
    play_turn(state, {A: "build altar"}, age=2, coins=1)
    assert "baths" in discarded_cards(state)


def test_last_card_legality_uses_position_after_sixth_turn() -> None:
    """Structures of the sixth turn sell, new discounts count, and Olympia's free last card does not apply."""
    scene = (
        PositionBuilder(turn=6)
        .set_city(A, "babylon night", stages=1, coins=1)
        .set_hand(A, "west-trading-post barracks")
    )
    state = scene.set_hand(B, "ore-vein altar").build_state()
    assert list_constructions(state, A) == ["west-trading-post"]
    play_choices(state, {A: "build west-trading-post", B: "build ore-vein"})
    assert offered_payments(state, A, "build barracks") == [(1, 0)]


# -- Halikarnassos ---------------------------------------------------------------------------------------------------


def test_sw_094_halikarnassos_day_digs_at_turn_end() -> None:
    """SW-094"""
    scene = PositionBuilder(turn=4).set_city(A, "halikarnassos", stages=1, makes="G P")
    for seat, cards in enumerate(("altar baths", "workshop altar", "altar baths", "altar baths")):
        scene.set_hand(seat, cards)
    state = scene.build_state()
    play_choices(state, {A: "stage with altar", B: "sell workshop", C: "build altar", D: "build altar"})
    assert list_moves(state, A) == ["dig up workshop", "dig up nothing"]
    dig(state, A, "workshop")
    expect(state, built=["workshop"], discard=[], turn=5, actors=[A, B, C, D])


def test_digging_is_optional_and_once() -> None:
    state = (
        PositionBuilder(turn=4)
        .set_city(A, "halikarnassos", stages=1, makes="G P")
        .add_to_discard("workshop")
        .build_state()
    )
    play_choices(state, {A: "stage with well"})
    dig(state, A, "nothing")
    assert built_cards(state, A) == []
    assert "workshop" in discarded_cards(state)
    assert state.turn == 5


def test_sw_095_power_is_spent_without_suitable_card() -> None:
    """SW-095"""
    scene = (
        PositionBuilder(players=5, turn=2)
        .set_city(A, "halikarnassos", stages=1, built="altar", makes="G P")
        .add_to_discard("altar")
    )
    all_hold(scene, "altar well")
    scene.set_hand(A, "theater well")
    state = scene.build_state()
    play_choices(state, {A: "stage with theater", **dict.fromkeys(range(1, 5), "build altar")})
    expect(state, turn=3, actors=[0, 1, 2, 3, 4], built=["altar"], discard=["altar"])


def test_sw_096_last_cards_can_be_dug_up_in_sixth_turn() -> None:
    """SW-096"""
    scene = (
        PositionBuilder(players=3, age=3, turn=6)
        .set_city(A, "halikarnassos", stages=1, makes="G P")
        .add_to_discard("tavern")
    )
    state = scene.set_hand(A, "senate study").set_hand(B, "palace haven").set_hand(C, "arsenal lodge").build_state()
    play_choices(state, {A: "stage with study", B: "sell haven", C: "sell lodge"})
    choice = [move.removeprefix("dig up ") for move in list_moves(state, A)]
    assert choice == ["tavern", "palace", "senate", "haven", "arsenal", "lodge", "nothing"]
    dig(state, A, "palace")
    assert state.is_over()


def test_sw_097_babylon_plays_before_halikarnassos() -> None:
    """SW-097"""
    scene = (
        PositionBuilder(age=2, turn=6)
        .set_city(A, "halikarnassos", stages=1, makes="G P")
        .set_city(C, "babylon night", stages=1)
    )
    state = scene.set_hand(A, "statue walls").set_hand(C, "library temple").build_state()
    play_turn(state, {A: "stage with statue", C: "sell temple"}, actors=[C])
    play_choices(state, {C: "sell library"})
    dig(state, A, "library")
    expect(state, built=["library"], age=3, turn=1)


def test_sw_098_coins_of_a_dug_up_card() -> None:
    """SW-098"""
    scene = PositionBuilder(age=2).set_city(A, "halikarnassos", stages=1, built="mine clay-pit ore-vein", makes="G P")
    scene.set_city(B, built="mine clay-pit").set_city(D, built="mine clay-pit").add_to_discard("vineyard")
    state = scene.build_state()
    play_choices(state, {A: "stage with temple"})
    dig(state, A, "vineyard")
    assert coins_of(state, A) == 7


def test_sw_099_shields_of_a_dug_up_card() -> None:
    """SW-099"""
    scene = PositionBuilder(age=3, turn=6).set_city(A, "halikarnassos", stages=1, built="walls stables", makes="G P")
    scene.set_city(B, built="arsenal circus").set_city(C, built="arsenal circus").add_to_discard("castrum")
    state = scene.build_state()
    play_choices(state, {A: "stage with palace"})
    dig(state, A, "castrum")
    expect(state, shields=7, tokens=[5, 5])


def test_sw_100_halikarnassos_night_digs_three_times() -> None:
    """SW-100"""
    state = (
        PositionBuilder(age=2)
        .set_city(A, "halikarnassos night", makes="C C G P W W W")
        .add_to_discard("altar tavern mine")
        .build_state()
    )
    for card in ("altar", "tavern", "mine"):
        play_choices(state, {A: "stage with temple"})
        dig(state, A, card)
    expect(state, built=["altar", "tavern", "mine"], wonder=3)


def test_sw_101_old_cards_can_be_dug_up() -> None:
    """SW-101"""
    state = (
        PositionBuilder(age=3)
        .set_city(A, "halikarnassos", stages=1, makes="G P")
        .add_to_discard("timber-yard")
        .build_state()
    )
    play_choices(state, {A: "stage with palace"})
    dig(state, A, "timber-yard")
    expect(state, coins=0, built=["timber-yard"])


def test_only_digger_sees_discard() -> None:
    state = (
        PositionBuilder(turn=2)
        .set_city(A, "halikarnassos", stages=1, makes="G P")
        .add_to_discard("altar baths")
        .build_state()
    )
    play_choices(state, {A: "stage with well"})
    assert state.view(A)["discard"] == {"count": 5, "cards": ["well", "well", "well", "baths", "altar"]}
    for viewer in (-1, B, C, D):
        assert state.view(viewer)["discard"] == {"count": 5, "cards": None}
    dig(state, A, "altar")
    assert state.view(A)["discard"] == {"count": 4, "cards": None}
