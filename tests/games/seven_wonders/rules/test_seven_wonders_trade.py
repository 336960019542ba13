"""Production and trade: scenarios SW-023 to SW-054."""

from __future__ import annotations

import pytest
from seven_wonders_position_assertions import all_hold, play_turn

from bastide.core import IllegalAction
from bastide.games.seven_wonders.rules.position_parser import (
    A,
    B,
    C,
    D,
    E,
    PositionBuilder,
    built_cards,
    coins_of,
    list_constructions,
    list_moves,
    offered_payments,
    play_choices,
)
from bastide.games.seven_wonders.rules.state.game_state import SevenWondersState

# -- own production --------------------------------------------------------------------------------------------------


def test_sw_023_rulebook_example() -> None:
    """SW-023"""
    state = PositionBuilder().set_city(A, makes="S S O P").set_hand(A, "barracks scriptorium guard-tower").build_state()
    assert list_constructions(state, A) == ["barracks", "scriptorium"]


def test_sw_024_production_is_available_every_turn() -> None:
    """SW-024"""
    scene = PositionBuilder(age=2).set_city(A, "babylon", built="lumber-yard ore-vein clay-pool")
    scene.set_hand(A, "archery-range temple").set_hand(B, "stables temple")
    state = scene.build_state()
    play_choices(state, {A: "build archery-range"})
    assert "stables" in [move.split()[1] for move in list_moves(state, A)]
    play_turn(state, {A: "build stables"}, coins=0)
    assert built_cards(state, A)[-2:] == ["archery-range", "stables"]


def test_sw_025_one_unit_per_symbol_and_turn() -> None:
    """SW-025"""
    state = (
        PositionBuilder(age=2)
        .set_city(A, coins=3, makes="W")
        .set_city(B, built="lumber-yard")
        .set_hand(A, "caravansery")
        .build_state()
    )
    assert offered_payments(state, A, "build caravansery") == [(2, 0)]


def test_sw_026_choice_symbol_covers_one_unit() -> None:
    """SW-026"""
    state = (
        PositionBuilder(players=6, age=2)
        .set_city(A, built="tree-farm glassworks-1")
        .set_hand(A, "temple")
        .build_state()
    )
    assert list_constructions(state, A) == []


def test_sw_027_choice_symbols_are_used_optimally() -> None:
    """SW-027"""
    scene = PositionBuilder(age=3).set_city(A, "babylon", coins=9, built="lumber-yard timber-yard ore-vein")
    state = scene.set_city(B, makes="S").set_city(D, makes="S").set_hand(A, "senate").build_state()
    assert offered_payments(state, A, "build senate") == [(0, 0)]


def test_sw_028_player_chooses_which_unit_is_missing() -> None:
    """SW-028"""
    scene = (
        PositionBuilder(age=2)
        .set_city(A, coins=5, built="timber-yard clay-pit")
        .set_city(B, makes="C")
        .set_city(D, makes="O")
    )
    assert offered_payments(scene.set_hand(A, "stables").build_state(), A, "build stables") == [(0, 2), (2, 0)]


def test_sw_029_yellow_production_serves_its_owner() -> None:
    """SW-029"""
    state = PositionBuilder(age=2).set_city(A, makes="G", built="caravansery").set_hand(A, "guard-tower").build_state()
    assert offered_payments(state, A, "build guard-tower") == [(0, 0)]


def test_sw_030_alexandria_night_with_two_stages() -> None:
    """SW-030"""
    scene = (
        PositionBuilder(age=2)
        .set_city(A, "alexandria night", stages=2, coins=4)
        .set_city(B, makes="W")
        .set_city(D, makes="C")
    )
    assert offered_payments(scene.set_hand(A, "temple").build_state(), A, "build temple") == [(0, 2), (2, 0)]


def test_sw_031_new_production_starts_next_turn() -> None:
    """SW-031"""
    state = all_hold(PositionBuilder(), "lumber-yard stockade").build_state()
    assert list_constructions(state, A) == ["lumber-yard"]
    play_choices(state, {A: "build lumber-yard"})
    assert offered_payments(state, A, "build stockade") == [(0, 0)]


# -- trade -----------------------------------------------------------------------------------------------------------


def test_sw_032_unit_costs_two_coins() -> None:
    """SW-032"""
    state = (
        PositionBuilder()
        .set_city(A, coins=3)
        .set_city(B, coins=3, built="press-1")
        .set_hand(A, "scriptorium")
        .set_hand(B, "altar")
        .build_state()
    )
    play_turn(state, {A: "build scriptorium paying left 2", B: "build altar"}, coins=1)
    assert coins_of(state, B) == 5


@pytest.mark.parametrize(("money", "expected"), [(4, [(4, 0)]), (3, [])])
def test_sw_033_card_with_two_units_sells_both(money: int, expected: list[tuple[int, int]]) -> None:
    """SW-033"""
    state = (
        PositionBuilder(age=2)
        .set_city(A, coins=money)
        .set_city(B, built="sawmill")
        .set_hand(A, "caravansery")
        .build_state()
    )
    assert offered_payments(state, A, "build caravansery") == expected


def test_sw_034_symbol_sells_once_per_buyer() -> None:
    """SW-034"""
    state = (
        PositionBuilder()
        .set_city(A, "halikarnassos", coins=10)
        .set_city(B, built="ore-vein")
        .set_hand(A, "altar")
        .build_state()
    )
    assert list_moves(state, A) == ["build altar", "sell altar"]


def test_sw_035_player_may_buy_from_both_neighbours() -> None:
    """SW-035"""
    scene = PositionBuilder().set_city(A, "halikarnassos", coins=10).set_city(B, built="ore-vein").set_city(D, "rhodos")
    state = scene.set_hand(A, "altar").build_state()
    assert offered_payments(state, A, "stage with altar") == [(2, 2)]
    play_turn(state, {A: "stage with altar paying left 2 right 2"}, coins=6)


def test_sw_036_symbol_serves_owner_and_both_neighbours() -> None:
    """SW-036"""
    scene = (
        PositionBuilder(age=3)
        .set_city(A, coins=3, makes="W T")
        .set_city(B, built="ore-vein", makes="W W S")
        .set_city(C, coins=3, makes="W W T")
    )
    state = scene.set_hand(A, "haven").set_hand(B, "senate").set_hand(C, "arsenal").build_state()
    assert offered_payments(state, A, "build haven") == [(2, 0)]
    assert offered_payments(state, B, "build senate") == [(0, 0)]
    assert offered_payments(state, C, "build arsenal") == [(0, 2)]
    play_choices(state, {A: "build haven paying left 2", B: "build senate", C: "build arsenal paying right 2"})
    assert [coins_of(state, seat) for seat in (A, B, C)] == [1, 4, 1]  # A has no brown card for Haven to pay for


def test_sw_037_yellow_cards_do_not_sell() -> None:
    """SW-037"""
    state = (
        PositionBuilder(age=2)
        .set_city(A, coins=6)
        .set_city(B, built="caravansery")
        .set_hand(A, "guard-tower")
        .build_state()
    )
    assert list_constructions(state, A) == []


def test_sw_038_stages_do_not_sell() -> None:
    """SW-038"""
    state = (
        PositionBuilder().set_city(A, coins=6).set_city(B, "alexandria", stages=2).set_hand(A, "stockade").build_state()
    )
    assert list_constructions(state, A) == []


def test_sw_039_starting_resource_is_for_sale() -> None:
    """SW-039"""
    state = PositionBuilder().set_city(A, coins=2).set_city(B, "ephesos").set_hand(A, "scriptorium").build_state()
    assert offered_payments(state, A, "build scriptorium") == [(2, 0)]
    play_turn(state, {A: "build scriptorium paying left 2"}, coins=0)


def test_sw_040_choice_card_of_neighbour_sells_one_unit() -> None:
    """SW-040"""
    scene = (
        PositionBuilder(players=5, age=2)
        .set_city(A, coins=6, makes="C")
        .set_city(B, built="forest-cave")
        .set_hand(A, "stables")
    )
    assert list_constructions(scene.build_state(), A) == []
    scene = (
        PositionBuilder(players=5, age=2)
        .set_city(A, coins=6, makes="C")
        .set_city(B, built="forest-cave")
        .set_hand(A, "stables")
    )
    assert offered_payments(scene.set_city(E, makes="W").build_state(), A, "build stables") == [(2, 2)]


def test_sw_041_east_trading_post() -> None:
    """SW-041"""
    scene = (
        PositionBuilder()
        .set_city(A, coins=3, built="east-trading-post")
        .set_city(B, built="ore-vein")
        .set_city(D, built="ore-vein")
    )
    assert offered_payments(scene.set_hand(A, "barracks").build_state(), A, "build barracks") == [(0, 1), (2, 0)]


def test_sw_042_trading_post_does_not_discount_goods() -> None:
    """SW-042"""
    scene = (
        PositionBuilder()
        .set_city(A, coins=3, built="east-trading-post")
        .set_city(D, built="press-1")
        .set_hand(A, "scriptorium")
    )
    assert offered_payments(scene.build_state(), A, "build scriptorium") == [(0, 2)]


def test_sw_043_marketplace_discounts_goods_of_both_neighbours() -> None:
    """SW-043"""
    scene = PositionBuilder(age=3).set_city(A, coins=5, built="marketplace foundry").set_city(B, built="glassworks-1")
    assert offered_payments(
        scene.set_city(D, built="loom-1").set_hand(A, "observatory").build_state(), A, "build observatory"
    ) == [(1, 1)]


def test_sw_044_discount_applies_to_starting_resource() -> None:
    """SW-044"""
    state = (
        PositionBuilder()
        .set_city(A, coins=3, built="west-trading-post")
        .set_city(B, "rhodos")
        .set_hand(A, "barracks")
        .build_state()
    )
    assert offered_payments(state, A, "build barracks") == [(1, 0)]


def test_sw_045_discount_applies_from_next_turn() -> None:
    """SW-045"""
    state = all_hold(
        PositionBuilder(turn=2).set_city(A, coins=2).set_city(B, makes="W"), "west-trading-post stockade"
    ).build_state()
    assert offered_payments(state, A, "build stockade") == [(2, 0)]
    play_choices(state, {A: "build west-trading-post"})
    assert offered_payments(state, A, "build stockade") == [(1, 0)]


def test_sw_046_only_coins_owned_at_turn_start_can_be_spent() -> None:
    """SW-046"""
    scene = (
        PositionBuilder()
        .set_city(A, coins=1, makes="W")
        .set_city(B, makes="O")
        .set_city(D, coins=2)
        .set_hand(A, "barracks")
        .set_hand(D, "stockade")
    )
    state = scene.build_state()
    assert list_constructions(state, A) == []
    play_turn(state, {A: "sell barracks", D: "build stockade paying left 2"}, coins=6)


def test_sw_047_new_structure_sells_from_next_turn() -> None:
    """SW-047"""
    state = all_hold(PositionBuilder().set_city(A, coins=4), "press-1 scriptorium altar").build_state()
    assert "scriptorium" not in list_constructions(state, A)
    play_choices(state, {A: "build altar", B: "build press-1"})
    assert offered_payments(state, A, "build scriptorium") == [(2, 0)]


def test_sw_048_player_may_choose_dearer_seller() -> None:
    """SW-048: the cheapest is offered first."""
    scene = (
        PositionBuilder().set_city(A, coins=3, built="west-trading-post").set_city(B, makes="W").set_city(D, makes="W")
    )
    assert offered_payments(scene.set_hand(A, "stockade").build_state(), A, "build stockade") == [(1, 0), (0, 2)]


def palace(money: int, built: str = "") -> SevenWondersState:
    scene = PositionBuilder(age=3).set_city(A, coins=money, makes="S W G", built=f"clay-pit {built}")
    return scene.set_city(B, makes="P O").set_city(D, makes="T C P").set_hand(A, "palace").build_state()


def test_sw_049_all_payments_for_palace_are_offered() -> None:
    """SW-049"""
    assert offered_payments(palace(6), A, "build palace") == [(0, 6), (2, 4), (4, 2)]
    assert offered_payments(palace(5), A, "build palace") == []


def test_sw_050_payments_for_palace_with_discounts() -> None:
    """SW-050"""
    found = offered_payments(palace(4, "marketplace east-trading-post"), A, "build palace")
    assert sorted(found) == [(0, 3), (1, 2), (2, 2), (3, 1)]
    assert sum(found[0]) == 3


def test_sw_051_resources_can_be_bought_for_stage() -> None:
    """SW-051"""
    scene = (
        PositionBuilder()
        .set_city(A, "gizah", coins=4)
        .set_city(B, built="lumber-yard")
        .set_city(D, built="lumber-yard")
    )
    state = scene.set_hand(A, "altar").build_state()
    assert offered_payments(state, A, "stage with altar") == [(2, 2)]
    play_turn(state, {A: "stage with altar paying left 2 right 2"}, coins=0, stages=1)


def test_sw_052_sellers_cannot_refuse() -> None:
    """SW-052"""
    state = (
        PositionBuilder(turn=2)
        .set_city(A, coins=3)
        .set_city(B, built="press-1")
        .set_hand(A, "scriptorium altar")
        .build_state()
    )
    play_turn(state, {A: "build scriptorium paying left 2"}, turn=3, actors=[A, B, C, D])
    assert state.decision(B).kind == "card"


def test_sw_053_left_and_right_neighbours_with_three_players() -> None:
    """SW-053"""
    scene = (
        PositionBuilder(players=3, age=3)
        .set_city(A, coins=4, makes="O O W")
        .set_city(B, makes="S")
        .set_city(C, makes="C")
    )
    assert offered_payments(scene.set_hand(A, "workers-guild").build_state(), A, "build workers-guild") == [(2, 2)]


def test_sw_054_bought_resources_are_not_kept() -> None:
    """SW-054"""
    scene = all_hold(PositionBuilder(turn=3).set_city(A, coins=9).set_city(B, built="press-1"), "scriptorium school")
    state = scene.set_city(D, makes="W").build_state()
    play_choices(state, {A: "build scriptorium paying left 2"})
    assert offered_payments(state, A, "build school") == [(2, 2)]


# -- bad input -------------------------------------------------------------------------------------------------------


def test_second_choice_is_refused() -> None:
    state = PositionBuilder().set_hand(A, "altar well").build_state()
    state.apply(A, state.parse_action(A, "build altar"))
    before = state.digest()
    with pytest.raises(IllegalAction, match="it isn't player 0's turn; waiting for 1, 2, 3"):
        state.apply(A, state.legal_actions(B)[0])
    with pytest.raises(IllegalAction, match="it isn't player"):
        state.parse_action(A, "sell altar")
    assert state.digest() == before


def test_notation_accepts_spaces_and_underscores_in_ids() -> None:
    state = PositionBuilder().set_city(A, coins=2).set_city(D, makes="C").set_hand(A, "guard-tower").build_state()
    expected = state.parse_action(A, "build guard-tower paying right 2")
    for text in ("build guard tower paying right 2", "  Build Guard_Tower  PAYING left 0 right 2 "):
        assert state.parse_action(A, text) == expected
