"""Production and trade: scenarios SW-023 to SW-054."""

from __future__ import annotations

import pytest
from seven_wonders_scenes import all_hold, play_turn

from bastide.core import IllegalAction
from bastide.games.seven_wonders.rules.positions import (
    A,
    B,
    C,
    D,
    E,
    Scene,
    built,
    coins,
    constructions,
    moves,
    pairs,
    play,
)
from bastide.games.seven_wonders.rules.state.state import SevenWondersState

# -- own production --------------------------------------------------------------------------------------------------


def test_sw_023_rulebook_example() -> None:
    """SW-023"""
    state = Scene().city(A, makes="S S O P").hand(A, "barracks scriptorium guard-tower").state()
    assert constructions(state, A) == ["barracks", "scriptorium"]


def test_sw_024_production_is_not_used_up() -> None:
    """SW-024"""
    scene = Scene(age=2).city(A, "babylon", built="lumber-yard ore-vein clay-pool")
    scene.hand(A, "archery-range temple").hand(B, "stables temple")
    state = scene.state()
    play(state, {A: "build archery-range"})
    assert "stables" in [move.split()[1] for move in moves(state, A)]
    play_turn(state, {A: "build stables"}, coins=0)
    assert built(state, A)[-2:] == ["archery-range", "stables"]


def test_sw_025_one_unit_per_symbol_and_turn() -> None:
    """SW-025"""
    state = Scene(age=2).city(A, coins=3, makes="W").city(B, built="lumber-yard").hand(A, "caravansery").state()
    assert pairs(state, A, "build caravansery") == [(2, 0)]


def test_sw_026_a_choice_symbol_covers_one_unit() -> None:
    """SW-026"""
    state = Scene(players=6, age=2).city(A, built="tree-farm glassworks-1").hand(A, "temple").state()
    assert constructions(state, A) == []


def test_sw_027_best_use_of_choice_symbols() -> None:
    """SW-027"""
    scene = Scene(age=3).city(A, "babylon", coins=9, built="lumber-yard timber-yard ore-vein")
    state = scene.city(B, makes="S").city(D, makes="S").hand(A, "senate").state()
    assert pairs(state, A, "build senate") == [(0, 0)]


def test_sw_028_which_unit_is_missing_is_the_players_choice() -> None:
    """SW-028"""
    scene = Scene(age=2).city(A, coins=5, built="timber-yard clay-pit").city(B, makes="C").city(D, makes="O")
    assert pairs(scene.hand(A, "stables").state(), A, "build stables") == [(0, 2), (2, 0)]


def test_sw_029_yellow_production_serves_its_owner() -> None:
    """SW-029"""
    state = Scene(age=2).city(A, makes="G", built="caravansery").hand(A, "guard-tower").state()
    assert pairs(state, A, "build guard-tower") == [(0, 0)]


def test_sw_030_alexandria_night_with_two_stages() -> None:
    """SW-030"""
    scene = Scene(age=2).city(A, "alexandria night", stages=2, coins=4).city(B, makes="W").city(D, makes="C")
    assert pairs(scene.hand(A, "temple").state(), A, "build temple") == [(0, 2), (2, 0)]


def test_sw_031_new_production_starts_next_turn() -> None:
    """SW-031"""
    state = all_hold(Scene(), "lumber-yard stockade").state()
    assert constructions(state, A) == ["lumber-yard"]
    play(state, {A: "build lumber-yard"})
    assert pairs(state, A, "build stockade") == [(0, 0)]


# -- trade -----------------------------------------------------------------------------------------------------------


def test_sw_032_plain_purchase() -> None:
    """SW-032"""
    state = Scene().city(A, coins=3).city(B, coins=3, built="press-1").hand(A, "scriptorium").hand(B, "altar").state()
    play_turn(state, {A: "build scriptorium paying left 2", B: "build altar"}, coins=1)
    assert coins(state, B) == 5


@pytest.mark.parametrize(("money", "expected"), [(4, [(4, 0)]), (3, [])])
def test_sw_033_two_units_from_one_card(money: int, expected: list[tuple[int, int]]) -> None:
    """SW-033"""
    state = Scene(age=2).city(A, coins=money).city(B, built="sawmill").hand(A, "caravansery").state()
    assert pairs(state, A, "build caravansery") == expected


def test_sw_034_a_symbol_sells_once_per_buyer() -> None:
    """SW-034"""
    state = Scene().city(A, "halikarnassos", coins=10).city(B, built="ore-vein").hand(A, "altar").state()
    assert moves(state, A) == ["build altar", "sell altar"]


def test_sw_035_buying_from_both_sides() -> None:
    """SW-035"""
    scene = Scene().city(A, "halikarnassos", coins=10).city(B, built="ore-vein").city(D, "rhodos")
    state = scene.hand(A, "altar").state()
    assert pairs(state, A, "stage with altar") == [(2, 2)]
    play_turn(state, {A: "stage with altar paying left 2 right 2"}, coins=6)


def test_sw_036_one_symbol_two_buyers_and_its_owner() -> None:
    """SW-036"""
    scene = (
        Scene(age=3)
        .city(A, coins=3, makes="W T")
        .city(B, built="ore-vein", makes="W W S")
        .city(C, coins=3, makes="W W T")
    )
    state = scene.hand(A, "haven").hand(B, "senate").hand(C, "arsenal").state()
    assert pairs(state, A, "build haven") == [(2, 0)]
    assert pairs(state, B, "build senate") == [(0, 0)]
    assert pairs(state, C, "build arsenal") == [(0, 2)]
    play(state, {A: "build haven paying left 2", B: "build senate", C: "build arsenal paying right 2"})
    assert [coins(state, seat) for seat in (A, B, C)] == [1, 4, 1]  # A has no brown card for Haven to pay for


def test_sw_037_yellow_cards_do_not_sell() -> None:
    """SW-037"""
    state = Scene(age=2).city(A, coins=6).city(B, built="caravansery").hand(A, "guard-tower").state()
    assert constructions(state, A) == []


def test_sw_038_stages_do_not_sell() -> None:
    """SW-038"""
    state = Scene().city(A, coins=6).city(B, "alexandria", stages=2).hand(A, "stockade").state()
    assert constructions(state, A) == []


def test_sw_039_the_starting_resource_sells() -> None:
    """SW-039"""
    state = Scene().city(A, coins=2).city(B, "ephesos").hand(A, "scriptorium").state()
    assert pairs(state, A, "build scriptorium") == [(2, 0)]
    play_turn(state, {A: "build scriptorium paying left 2"}, coins=0)


def test_sw_040_a_neighbours_choice_card() -> None:
    """SW-040"""
    scene = Scene(players=5, age=2).city(A, coins=6, makes="C").city(B, built="forest-cave").hand(A, "stables")
    assert constructions(scene.state(), A) == []
    scene = Scene(players=5, age=2).city(A, coins=6, makes="C").city(B, built="forest-cave").hand(A, "stables")
    assert pairs(scene.city(E, makes="W").state(), A, "build stables") == [(2, 2)]


def test_sw_041_east_trading_post() -> None:
    """SW-041"""
    scene = Scene().city(A, coins=3, built="east-trading-post").city(B, built="ore-vein").city(D, built="ore-vein")
    assert pairs(scene.hand(A, "barracks").state(), A, "build barracks") == [(0, 1), (2, 0)]


def test_sw_042_discount_for_the_other_kind_of_resource() -> None:
    """SW-042"""
    scene = Scene().city(A, coins=3, built="east-trading-post").city(D, built="press-1").hand(A, "scriptorium")
    assert pairs(scene.state(), A, "build scriptorium") == [(0, 2)]


def test_sw_043_marketplace_works_both_ways() -> None:
    """SW-043"""
    scene = Scene(age=3).city(A, coins=5, built="marketplace foundry").city(B, built="glassworks-1")
    assert pairs(scene.city(D, built="loom-1").hand(A, "observatory").state(), A, "build observatory") == [(1, 1)]


def test_sw_044_discount_on_the_starting_resource() -> None:
    """SW-044"""
    state = Scene().city(A, coins=3, built="west-trading-post").city(B, "rhodos").hand(A, "barracks").state()
    assert pairs(state, A, "build barracks") == [(1, 0)]


def test_sw_045_discount_from_the_next_turn() -> None:
    """SW-045"""
    state = all_hold(Scene(turn=2).city(A, coins=2).city(B, makes="W"), "west-trading-post stockade").state()
    assert pairs(state, A, "build stockade") == [(2, 0)]
    play(state, {A: "build west-trading-post"})
    assert pairs(state, A, "build stockade") == [(1, 0)]


def test_sw_046_only_coins_owned_at_the_start_of_the_turn() -> None:
    """SW-046"""
    scene = (
        Scene().city(A, coins=1, makes="W").city(B, makes="O").city(D, coins=2).hand(A, "barracks").hand(D, "stockade")
    )
    state = scene.state()
    assert constructions(state, A) == []
    play_turn(state, {A: "sell barracks", D: "build stockade paying left 2"}, coins=6)


def test_sw_047_no_purchase_from_a_structure_of_this_turn() -> None:
    """SW-047"""
    state = all_hold(Scene().city(A, coins=4), "press-1 scriptorium altar").state()
    assert "scriptorium" not in constructions(state, A)
    play(state, {A: "build altar", B: "build press-1"})
    assert pairs(state, A, "build scriptorium") == [(2, 0)]


def test_sw_048_the_dearer_seller_may_be_chosen() -> None:
    """SW-048: the cheapest is offered first."""
    scene = Scene().city(A, coins=3, built="west-trading-post").city(B, makes="W").city(D, makes="W")
    assert pairs(scene.hand(A, "stockade").state(), A, "build stockade") == [(1, 0), (0, 2)]


def palace(money: int, built: str = "") -> SevenWondersState:
    scene = Scene(age=3).city(A, coins=money, makes="S W G", built=f"clay-pit {built}")
    return scene.city(B, makes="P O").city(D, makes="T C P").hand(A, "palace").state()


def test_sw_049_palace_with_several_plans() -> None:
    """SW-049"""
    assert pairs(palace(6), A, "build palace") == [(0, 6), (2, 4), (4, 2)]
    assert pairs(palace(5), A, "build palace") == []


def test_sw_050_palace_with_discounts() -> None:
    """SW-050"""
    found = pairs(palace(4, "marketplace east-trading-post"), A, "build palace")
    assert sorted(found) == [(0, 3), (1, 2), (2, 2), (3, 1)]
    assert sum(found[0]) == 3


def test_sw_051_buying_for_a_stage() -> None:
    """SW-051"""
    scene = Scene().city(A, "gizah", coins=4).city(B, built="lumber-yard").city(D, built="lumber-yard")
    state = scene.hand(A, "altar").state()
    assert pairs(state, A, "stage with altar") == [(2, 2)]
    play_turn(state, {A: "stage with altar paying left 2 right 2"}, coins=0, stages=1)


def test_sw_052_no_consent_needed() -> None:
    """SW-052"""
    state = Scene(turn=2).city(A, coins=3).city(B, built="press-1").hand(A, "scriptorium altar").state()
    play_turn(state, {A: "build scriptorium paying left 2"}, turn=3, actors=[A, B, C, D])
    assert state.decision(B).kind == "card"


def test_sw_053_three_players() -> None:
    """SW-053"""
    scene = Scene(players=3, age=3).city(A, coins=4, makes="O O W").city(B, makes="S").city(C, makes="C")
    assert pairs(scene.hand(A, "workers-guild").state(), A, "build workers-guild") == [(2, 2)]


def test_sw_054_nothing_is_kept() -> None:
    """SW-054"""
    scene = all_hold(Scene(turn=3).city(A, coins=9).city(B, built="press-1"), "scriptorium school")
    state = scene.city(D, makes="W").state()
    play(state, {A: "build scriptorium paying left 2"})
    assert pairs(state, A, "build school") == [(2, 2)]


# -- bad input -------------------------------------------------------------------------------------------------------


def test_second_choice_is_refused() -> None:
    state = Scene().hand(A, "altar well").state()
    state.apply(A, state.parse(A, "build altar"))
    before = state.digest()
    with pytest.raises(IllegalAction, match="player 0 is not to move; waiting for 1, 2, 3"):
        state.apply(A, state.legal_actions(B)[0])
    with pytest.raises(IllegalAction, match="not to move"):
        state.parse(A, "sell altar")
    assert state.digest() == before


def test_notation_accepts_spaces_and_underscores_in_ids() -> None:
    state = Scene().city(A, coins=2).city(D, makes="C").hand(A, "guard-tower").state()
    expected = state.parse(A, "build guard-tower paying right 2")
    for text in ("build guard tower paying right 2", "  Build Guard_Tower  PAYING left 0 right 2 "):
        assert state.parse(A, text) == expected
