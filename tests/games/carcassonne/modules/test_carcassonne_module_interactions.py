"""Interactions of modules, by the cells of the interaction matrix, and games with all modules.

``MATRIX`` names the tests of each cell. Tests that need the board of one module are in that module's file; the rest are
here.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from carcassonne_test_table import Table

from bastide.core import Rng
from bastide.games.carcassonne.modules.module_registry import MODULE_IDS
from bastide.games.carcassonne.rules.game import GAME

MATRIX: dict[str, list[str]] = {
    "big follower x everything": [
        "test_big_follower_beats_one_follower",
        "test_big_follower_ties_with_two_followers",
        "test_big_farmer_stays_and_counts_twice",
        "test_redeployed_big_follower_counts_twice",
    ],
    "big follower x mayor": ["test_mayor_with_two_shields_ties_with_big_follower"],
    "builder x dragon": [
        "test_builder_removed_by_dragon_has_earned_second_part",
        "test_builder_returns_when_dragon_removes_its_follower",
    ],
    "pig x dragon": ["test_pig_without_farmers_returns", "test_pig_stays_while_farmer_is_left"],
    "pig x barn": [
        "test_pig_adds_points_when_barn_scores_farmers",
        "test_farmers_with_pig_joining_barn_field_score_two_per_city",
    ],
    "pig x pig herd": ["test_pig_herd_adds_one_per_city"],
    "pig herd x barn": ["test_herd_counts_for_farmers_scored_by_barn_but_not_for_barn"],
    "castle x farmer, pig, barn": [
        "test_castle_scores_four_for_farmers",
        "test_castle_scores_five_with_pig",
        "test_castle_scores_five_for_barn",
    ],
    "castle x dragon": ["test_dragon_does_not_remove_follower_in_castle"],
    "castle x fairy": ["test_fairy_adds_points_to_scored_castle"],
    "castle x wagon": ["test_wagon_in_castle_returns_after_scoring"],
    "castle x mayor": ["test_mayor_in_castle_scores_nothing"],
    "castle x king, goods": ["test_castle_is_not_a_city_for_king", "test_castle_gives_no_goods"],
    "castle x Carcassonne": [
        "test_castle_points_count_as_points_of_the_tile",
        "test_followers_cannot_be_redeployed_to_castle",
    ],
    "barn x dragon": ["test_dragon_does_not_remove_barn"],
    "wagon x Carcassonne": [
        "test_mayor_may_be_sent_to_castle_and_wagon_except_to_market",
        "test_redeployed_wagon_counts_two_and_moves_on",
    ],
    "mayor x Carcassonne": [
        "test_mayor_may_be_sent_to_castle_and_wagon_except_to_market",
        "test_redeployed_mayor_counts_two",
    ],
    "builder x Carcassonne": ["test_second_part_may_send_second_follower"],
    "dragon x Carcassonne": ["test_dragon_does_not_enter_carcassonne"],
    "river x Carcassonne": [
        "test_first_player_places_spring_against_city_wall",
        "test_river_tile_that_fits_nowhere_leaves_the_game",
    ],
    "river inn, herd, volcano x modules": [
        "test_river_inn_counts_only_with_its_module",
        "test_pig_herd_adds_one_per_city",
        "test_volcano_lake_moves_dragon",
        "test_volcano_lake_has_no_effect_without_module",
    ],
    "abbey x goods, king": [
        "test_player_of_abbey_takes_goods_of_closed_city",
        "test_abbey_that_completes_largest_city_gives_king",
    ],
    "abbey x builder": ["test_abbey_earns_builder_no_second_part"],
    "abbey x cult": [
        "test_abbey_challenges_shrine_and_wins_if_complete_at_once",
        "test_abbey_cannot_be_placed_between_two_shrines",
    ],
    "abbey x bazaar": ["test_won_tile_must_be_played_instead_of_abbey"],
    "bazaar x builder": ["test_second_part_comes_before_auction"],
    "bazaar x dragon symbol": ["test_dragon_tile_at_bazaar_is_replaced_before_first_volcano"],
    "bridge x builder, robber, castle": [
        "test_builder_on_bridge_earns_second_part",
        "test_tile_under_bridge_counts_for_robber_baron_and_castle",
    ],
    "princess x builder": ["test_builder_returns_with_last_knight"],
    "portal x cult": ["test_monk_placed_through_portal_challenges_heretic"],
    "cult x castle": ["test_completed_shrine_makes_castle_score"],
}


def test_every_cell_of_the_interaction_matrix_has_tests() -> None:
    written = set()
    for file in Path(__file__).parents[1].glob("*/test_*.py"):
        written |= set(re.findall(r"^def (test_\w+)", file.read_text(encoding="utf-8"), re.MULTILINE))
    assert {name for names in MATRIX.values() for name in names} - written == set()


# -- Carcassonne and ... -----------------------------------------------------------------------------

ROAD = "w u u\nred highwayman on road 0 at 1,0\n"
SHIELD_CITY = ".  nv\ne> m\nred knight on city e at 0,0\n"


def test_mayor_may_be_sent_to_castle_and_wagon_except_to_market() -> None:
    """C-157"""
    t = Table(ROAD, draw="w b", modules="abbey count", active=1)
    t.lay(3, 0, figure="none").expect(score=[4, 0])
    assert [text for text in t.can() if "mayor" in text] == ["send mayor to castle"]
    assert [text for text in t.can() if "wagon" in text] == [
        f"send wagon to {quarter}" for quarter in ("castle", "blacksmith", "cathedral")
    ]
    assert [text for text in t.can() if "barn" in text] == []


@pytest.mark.parametrize(
    ("variants", "score"), [("", [0, 10]), ("count_mayor_wagon_strength=own", [10, 10])], ids=["two", "own"]
)
def test_redeployed_mayor_counts_two(variants: str, score: list[int]) -> None:
    """C-157 (M-12): or, as an option, as many as the city has shields."""
    t = Table(
        SHIELD_CITY + "blue mayor in castle\ncount in market", draw="e b", modules="abbey count", variants=variants
    )
    t.lay(2, 1, "west", figure="none").put("to 0,0").put("mayor on city 0").expect(score=score, on_map=[])


@pytest.mark.parametrize(
    ("variants", "score"), [("", [0, 4]), ("count_mayor_wagon_strength=own", [4, 4])], ids=["two", "own"]
)
def test_redeployed_wagon_counts_two_and_moves_on(variants: str, score: list[int]) -> None:
    """O-12, M-12"""
    t = Table(ROAD + "blue wagon in blacksmith", draw="w b", modules="abbey count", variants=variants)
    t.lay(3, 0, figure="none").put("to 1,0").put("wagon on road 0")
    t.expect(score=score, asked=(1, "wagon"), can=["home", "wagon to 0,0", "wagon to 3,0"])
    t.put("wagon to 0,0").put("wagon on road 1").expect(on_map=["1 wagon at 0,0"])


def test_ordinary_wagon_counts_one() -> None:
    """Only followers redeployed for this scoring count two."""
    t = Table(ROAD + "blue wagon on road 0 at 2,0", draw="w b", modules="abbey count")
    t.lay(3, 0, figure="none").expect(score=[4, 4])


def test_castle_points_count_as_points_of_the_tile() -> None:
    """O-26"""
    t = Table(
        """
             0   1
         0   e>  e<
        -1   w   u
        castle on city e at 0,0
        blue knight on city e at 0,0
        """,
        draw="w b",
        modules="bridges count",
    )
    t.lay(2, -1, figure="none").expect(score=[0, 3], asked=(0, "carcassonne"))


def test_fairy_points_count_as_points_of_the_tile() -> None:
    """O-26: Blue gets the fairy's points without a majority, Green the majority. Red's own points block a send."""
    city = ".  nv\ne> n\nblue knight on city n at 1,0\nblue knight on city e at 1,1\n"
    t = Table(city + "red knight on city e at 0,0\nfairy at 0,0", draw="e b", modules="dragon count")
    assert t.score == [1, 0]
    t.lay(2, 1, "west", figure="none").expect(score=[4, 8], asked=(1, "place"))
    t = Table(city + "red knight on city e at 0,0\nfairy at 1,0", draw="e b", modules="dragon count")
    t.lay(2, 1, "west", figure="none").expect(score=[0, 11], asked=(0, "carcassonne"))


def test_fairy_point_at_turn_start_does_not_count_as_points_of_the_tile() -> None:
    """O-26"""
    t = Table(ROAD + "blue farmer on field n at 0,0\nfairy at 0,0", draw="w b", modules="dragon count", active=1)
    assert t.score == [0, 1]
    t.lay(3, 0, figure="none").expect(score=[4, 1], asked=(1, "carcassonne"))


def test_followers_cannot_be_redeployed_to_castle() -> None:
    """The castle is founded before the redeployment, and is not scored."""
    small = "e>\nred knight on city e at 0,0\nblue follower in castle\ncount in market"
    t = Table(small, draw="e b", modules="bridges count")
    t.lay(1, 0, "west", figure="none").expect(asked=(0, "castle"))
    t.put("castle").expect(asked=(1, "place"))
    t = Table(small, draw="e b", modules="bridges count")
    t.lay(1, 0, "west", figure="none").put("points").expect(asked=(1, "redeploy"))


def test_final_redeployment_does_not_reach_castles() -> None:
    t = Table(
        "e> e<\ncastle on city e at 0,0\nred knight on city e at 0,0\nblue follower in castle\ncount in market",
        draw="b",
        modules="bridges count",
    )
    t.lay(0, 1, figure="none").expect(asked=(-1, "over"))


def test_followers_are_redeployed_to_field_with_barn() -> None:
    """O-25: one point per city for them, four for the barn, although the barn was built just now."""
    t = Table(
        """
             0   1
         1   e>  e<
         0   b   b
        -1   .   ev
        blue follower in market
        """,
        draw="b",
        modules="abbey count",
    )
    t.lay(0, -1)
    t.put("barn on corner ne").expect(asked=(1, "last_redeploy"), can=["none", "to 0,-1"])
    t.put("to 0,-1").put("farmer on field 0").expect(asked=(-1, "over"), score=[4, 1])


def test_carcassonne_counts_for_farmers_scored_by_barn() -> None:
    """O-13: as in the final scoring."""
    t = Table(
        """
        count_c0r0 count_c1r0 count_c2r0 count_c3r0 b b
        count_c0r1 count_c1r1 count_c2r1 count_c3r1 b .
        count_c0r2 count_c1r2 count_c2r2 count_c3r2 . .
        red farmer on field 0 at 4,1
        """,
        draw="b u",
        modules="abbey count",
    )
    t.lay(5, 1).put("barn on corner nw").expect(score=[3, 0], on_map=["0 barn at 5,1"])


def test_market_stays_closed_when_barn_scores_farmers() -> None:
    """O-24"""
    t = Table(
        """
            -1   0   1
         1   e>  e<   b
         0   e>  e<   .
        red farmer on field 0 at 0,0
        blue follower in market
        """,
        draw="b u",
        modules="abbey count",
    )
    t.lay(1, 0).put("barn on corner nw").expect(score=[6, 0], asked=(1, "place"))
    assert t.view()["extra"]["count"]["quarters"][1]["market"] == {"follower": 1}


def test_abbey_counts_as_cloister_for_cathedral_quarter() -> None:
    t = Table(
        """
        u u         u
        u abbey_tile u
        u u         .
        red monk on cloister 0 at 1,1
        blue follower in cathedral
        blue follower in cathedral
        """,
        draw="u b",
        modules="abbey count",
    )
    t.lay(2, 0, figure="none").expect(asked=(1, "redeploy"))
    t.put("to 1,1").put("monk on cloister 0").put("to 1,1").put("monk on cloister 0").expect(score=[0, 9])


def test_scoring_order() -> None:
    """C-170: redeployment, points, castle, goods, Carcassonne."""
    t = Table(
        """
             0   1
         1   .   nv
         0   e>  traders_city_nw_cloth_road_e
        -1   e>  e<
        castle on city e at 0,-1
        red knight on city e at 0,-1
        blue knight on city e at 0,0
        red follower in castle
        count in market
        """,
        draw="e b",
        modules="traders bridges count",
        players=3,
        active=2,
    )
    t.lay(2, 1, "west", figure="none").expect(asked=(0, "redeploy"))
    t.put("to 0,0").put("knight on city 0").expect(score=[8 + 8, 8, 0])
    assert t.view()["extra"]["traders"]["goods"][2] == {"wine": 0, "grain": 0, "cloth": 1}
    t.expect(asked=(2, "carcassonne"), on_map=[])


# -- the dragon and ... ------------------------------------------------------------------------------


def test_mayor_and_wagon_can_use_portal() -> None:
    """O-07: each only to a feature on which it may stand."""
    t = Table("e> . .\nu u u", draw="dragon_portal_crossing_esw b", modules="dragon abbey")
    t.lay(3, 0).put("portal to 0,1")
    assert t.can() == [
        "knight on city 0",
        "farmer on field 0",
        "mayor on city 0",
        "wagon on city 0",
    ]
    t.put("wagon on city 0").expect(on_map=["0 wagon at 0,1"])


def test_portal_does_not_lead_to_field_with_barn_or_castle() -> None:
    t = Table(
        """
             0   1   2
         1   e>  e<  .
         0   b   b   .
        -1   ev  ev  .
        castle on city e at 0,1
        red knight on city e at 0,1
        blue barn on corner ne at 0,-1
        """,
        draw="dragon_portal_crossing_esw b",
        modules="dragon abbey bridges",
    )
    t.lay(2, 1, "west").put("portal to 0,0").expect(can=["monk on cloister 0", "wagon on cloister 0"])
    t = Table(
        "e> e< .\ncastle on city e at 0,0\nred knight on city e at 0,0",
        draw="dragon_portal_crossing_esw b",
        modules="dragon bridges",
    )
    t.lay(2, 0, "west").put("portal to 0,0").expect(can=["farmer on field 0"])


def test_princess_can_return_mayor_or_wagon() -> None:
    """O-40, and the wagon does not travel."""
    t = Table(
        "e> g\nred mayor on city 0 at 0,0\nblue wagon on city 0 at 1,0",
        draw="dragon_princess_city_nw_road_es b",
        modules="dragon abbey",
    )
    t.lay(2, 0).expect(can=["send home red mayor on city 0 at 0,0", "send home blue wagon on city 0 at 1,0"])
    t.put("send home blue wagon on city 0 at 1,0").expect(on_map=["0 mayor at 0,0"], asked=(1, "place"))


def test_princess_does_not_affect_second_part() -> None:
    """O-08: nothing may be placed with the tile of the princess; the builder's second tile is not affected."""
    t = Table(
        """
        e> g
        red knight on city 0 at 0,0
        red builder on city 0 at 0,0
        blue knight on city 0 at 1,0
        """,
        draw="dragon_princess_city_nw_road_es b b",
        modules="dragon traders",
    )
    t.lay(2, 0).put("send home blue knight on city 0 at 1,0").expect(asked=(0, "place"), part=2)
    t.lay(0, -1)
    assert {"none", "monk on cloister 0", "fairy to 0,0"} <= {*t.can()}


def test_princess_tile_may_be_placed_with_bridge() -> None:
    """O-08: the bridge is built with the tile, whose road meets a field; then only a knight is returned."""
    t = Table(
        """
             0   1   2
         0   e>  g   .
        -1   .   b   b
        red knight on city 0 at 0,0
        """,
        draw="dragon_princess_city_nw_road_es u",
        modules="dragon bridges",
    )
    t.lay(2, 0)
    assert t.events("bridge") == [{"player": 0, "x": 2, "y": -1, "way": "ns"}]
    t.put("send home red knight on city 0 at 0,0").expect(asked=(1, "place"))


def test_fairy_and_barn_may_be_placed_on_volcano() -> None:
    """O-05"""
    t = Table(
        """
             0   1
         1   b   b
         0   b   .
        red farmer on field 0 at 0,0
        """,
        draw="dragon_volcano b",
        modules="dragon abbey",
    )
    t.lay(1, 0)
    assert [text for text in t.can() if "farmer" in text] == []
    assert "fairy to 0,0" in t.can()
    assert "barn on corner nw" in t.can()


def test_fairy_adds_points_to_farmers_scored_by_barn() -> None:
    t = Table(
        """
             0   1
         1   e<  b
         0   b   .
        blue farmer on field 0 at 0,0
        fairy at 0,0
        """,
        draw="b b",
        modules="dragon abbey",
    )
    t.lay(1, 0)
    t.put("barn on corner nw")
    assert t.score == [0, 3]  # no city, but the fairy
    assert t.on_map() == ["0 barn at 1,0"]


def test_dragon_tile_at_bazaar_is_replaced_before_first_volcano() -> None:
    t = Table("u", draw="bazaar_field dragon_symbol_road_ew b u v", modules="dragon bridges")
    t.lay(0, 1, figure="none").expect(asked=(1, "bazaar"), dragon={"aside": {"dragon_symbol_road_ew": 1}})
    laid_out = [text for text in t.can() if "dragon" in text]
    assert laid_out == []


# -- the cult and ... --------------------------------------------------------------------------------


def test_monk_placed_through_portal_challenges_heretic() -> None:
    """O-21"""
    t = Table(
        """
             0  1                       2              3
         3   .  d                       d              d
         2   u  u                       inns_cloister  .
         1   u  cult_shrine_roads_n_s>  u              u
         0   .  u                       u              .
        red heretic on shrine 0 at 1,1
        """,
        draw="dragon_portal_crossing_esw u w",
        modules="inns dragon cult",
        active=1,
    )
    t.lay(4, 1).put("portal to 2,2").put("monk on cloister 0")
    t.lay(0, 0, figure="none").expect(score=[9, 0], on_map=[])


def test_completed_shrine_makes_castle_score() -> None:
    t = Table(
        """
             0   1            2
         2   v>  e            vv
         1   e<  cult_shrine  e>
         0   e>  e<           .
        castle on city e at 0,0
        red knight on city e at 0,0
        blue heretic on shrine 0 at 1,1
        """,
        draw="v b",
        modules="bridges cult",
    )
    t.lay(2, 0, "west", figure="none").expect(score=[9, 9], on_map=[])


# -- bridges, castles and goods ----------------------------------------------------------------------


def test_wagon_that_loses_challenge_returns() -> None:
    """O-12: it could travel along two roads if its shrine had been completed first."""
    land = """
             0  1                       2              3
         3   .  d                       d              d
         2   u  u                       inns_cloister  .
         1   u  cult_shrine_roads_n_s>  u              u
         0   .  u                       u              .
        blue monk on cloister 0 at 2,2
        red wagon on shrine 0 at 1,1
        """
    t = Table(land, draw="u w", modules="inns cult abbey")
    t.lay(3, 2, figure="none").expect(score=[0, 9], on_map=[], asked=(1, "place"))
    t = Table(land, draw="u w", modules="inns cult abbey")
    t.lay(0, 0, figure="none").expect(score=[9, 0], asked=(0, "wagon"))


def test_castle_scores_completed_feature_before_scored_castle() -> None:
    """O-17: one crossing ends a road of three tiles next to Red's castle and one of six next to Blue's castle."""
    t = Table(
        """
             -1   0   1   2
         2    .   .  ev   .
         1    a  ev   e   a
         0   u>   e   .  u>
        -1    .   u   u  v>
        castle on city n at 0,0
        castle on city n at 1,1
        red knight on city n at 0,0
        blue knight on city n at 1,1
        """,
        draw="w u",
        modules="bridges",
    )
    t.lay(-1, -1, "south").put("none").expect(score=[3, 6], on_map=[])


def test_fairy_gives_no_point_before_last_abbey() -> None:
    """O-10: placing a last abbey is not a turn."""
    t = Table(
        """
         .            e  b   e  i>
        e<   abbey_tile  b   .  b
        i<           ev  b  ev  .
        blue farmer on field 0 at 2,1
        fairy at 2,1
        """,
        draw="u",
        modules="abbey dragon",
        players=3,
    )
    t.put("draw").lay(2, 3).put("none").expect(asked=(1, "last_abbey"), score=[0, 0, 0])


def test_tile_under_bridge_counts_for_robber_baron_and_castle() -> None:
    """A road of three tiles, the middle one under a bridge; a castle next to it."""
    t = Table(
        """
             0   1   2
         1   .   e>  e<
         0   w   b   .
        bridge ew at 1,0
        castle on city e at 1,1
        blue knight on city e at 1,1
        """,
        draw="w b",
        modules="king bridges",
    )
    t.lay(2, 0, figure="none")
    king = t.view()["extra"]["king"]
    assert (king["robber"], king["robber_tiles"]) == (0, 3)
    assert t.score == [0, 3]


def test_castle_gives_no_goods() -> None:
    """No semicircle in the box has goods, and a city that becomes a castle counts as not completed."""
    for tile in GAME.list_components("tiles"):
        features = tile["features"]
        assert isinstance(features, list)
        for feature in features:
            assert isinstance(feature, dict)
            marks = feature.get("marks", [])
            assert isinstance(marks, list)
            if "semicircle" in marks:
                assert not {"wine", "grain", "cloth"} & {str(mark) for mark in marks}
    t = Table("e>\nred knight on city e at 0,0", draw="e b", modules="traders king bridges")
    t.lay(1, 0, "west", figure="none").put("castle")
    assert t.events("goods") == []
    assert t.view()["extra"]["king"]["king"] == -1


def test_herd_counts_for_farmers_scored_by_barn_but_not_for_barn() -> None:
    """O-13: the field of the herd adjoins one complete city."""
    land = """
             0                  1   2
         2   .                  e>  e<
         1   river_nw_pig_herd  b   .
         0   b                  .   .
        red farmer on field 0 at 1,1
        """
    t = Table(land, draw="b u", modules="traders river2 abbey")
    t.lay(1, 0)
    t.put("barn on corner nw").expect(score=[4, 0])
    t.lay(0, -1, figure="none").expect(asked=(-1, "over"), score=[4 + 4, 0])


# -- everything on one table -------------------------------------------------------------------------


def test_pile_size_with_all_modules() -> None:
    """C-176"""
    modules = ["base", "inns", "traders", "king", "river2", "dragon", "abbey", "bridges", "cult", "count"]
    state: Any = GAME.new_state(4, {"modules": modules}, 3)
    view = state.view(-1)
    assert view["phase"] == "spring"
    assert view["pile_size"] == 177
    river = view["extra"]["river2"]["river"]
    assert sum(river.values()) == 9 + 2
    assert (river["river_fork_new"], river["river_lake_volcano_w"], view["hand"]) == (1, 1, "river_spring_e")


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_random_and_all_modules_can_be_played_to_the_end(players: int) -> None:
    """The seed of the game chooses the modules."""
    for modules in ("all", "random"):
        state: Any = GAME.new_state(players, {"modules": modules}, players)
        rng = Rng(players)
        while not state.is_over():
            player = state.next_player_to_act()
            state.apply(player, rng.choice(state.legal_actions(player)))
        assert state.broken_invariants() == []
        assert state.outcome() is not None


def test_all_modules_but_one_can_be_played() -> None:
    """All modules but one: no module depends on one that is not in play."""
    for number, left_out in enumerate(MODULE_IDS[1:]):
        modules = [module for module in MODULE_IDS if module != left_out]
        state: Any = GAME.new_state(2, {"modules": modules}, number)
        rng = Rng(number)
        for _ in range(150):
            player = state.next_player_to_act()
            state.apply(player, rng.choice(state.legal_actions(player)))
        assert state.broken_invariants() == []
