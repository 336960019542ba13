"""The Princess & the Dragon, scenario by scenario."""

from __future__ import annotations

from typing import Any

import pytest
from carcassonne_test_table import Table

from bastide.core import InvalidSnapshot, JsonData
from bastide.games.carcassonne.modules.base.module import FOLLOWER
from bastide.games.carcassonne.modules.dragon.module_state_layout import (
    ACTION_MOVE_DRAGON,
    ACTION_MOVE_FAIRY,
    ACTION_SEND_KNIGHT_HOME,
)
from bastide.games.carcassonne.modules.traders.module import BUILDER
from bastide.games.carcassonne.rules.action_space import ACTION_MOVE_TO, meeple_action
from bastide.games.carcassonne.rules.board.cell_coordinates import cell_at
from bastide.games.carcassonne.rules.game import GAME


def dragon_of(t: Table) -> dict[str, JsonData]:
    """The view of the module."""
    shown: dict[str, JsonData] = t.view()["extra"]["dragon"]
    return shown


def journey(t: Table, steps: str) -> Table:
    """Move the dragon along ``n w s``."""
    sides = {"n": "north", "e": "east", "s": "south", "w": "west"}
    for step in steps.split():
        t.put(f"dragon {sides[step]}")
    return t


# -- the fairy ---------------------------------------------------------------------------------------


def test_fairy_gives_one_point_at_turn_start() -> None:
    """C-054 (O-03, M-08)"""
    t = Table(
        "u\nred highwayman on road 0 at 0,0\nblue farmer on field n at 0,0\nfairy at 0,0",
        draw="u u u b",
        modules="dragon",
        players=3,
    )
    assert t.score == [1, 0, 0]
    t.lay(1, 0, figure="none").expect(score=[1, 1, 0])
    t.lay(2, 0, figure="none").expect(asked=(2, "place"), score=[1, 1, 0])


def test_fairy_gives_one_point_per_turn_for_any_number_of_followers() -> None:
    t = Table(
        """
        w u u
        red highwayman on road e at 0,0
        red farmer on field n at 0,0
        red builder on road 0 at 1,0
        fairy at 0,0
        """,
        draw="u b b",
        modules="traders dragon",
    )
    assert t.score == [1, 0]
    t.lay(3, 0, figure="none").expect(asked=(0, "place"), part=2, score=[1, 0])


def test_fairy_adds_three_points_to_scored_follower_and_stays() -> None:
    """C-055"""
    t = Table("w u u\nred highwayman on road 0 at 1,0\nfairy at 1,0", draw="w b", modules="dragon", active=1)
    t.lay(3, 0, figure="none").expect(score=[7, 0])
    assert t.events("scored") == [
        {"player": 0, "points": 4, "category": "roads", "final": 0, "feature": "road", "number": 0, "x": 1, "y": 0},
        {"player": 0, "points": 3, "category": "fairy", "final": 0, "feature": "road", "number": 0, "x": 1, "y": 0},
    ]
    t.expect(on_map=[], dragon={"fairy": [1, 0]})


FOUR_TILE_CITY = (
    ".  nv\ne> n\nred knight on city e at 0,0\nblue knight on city n at 1,0\nblue knight on city e at 1,1\n"
)


def test_fairy_points_need_no_majority() -> None:
    """C-056 (O-04)"""
    t = Table(FOUR_TILE_CITY + "fairy at 0,0", draw="e b", modules="dragon", active=1)
    t.lay(2, 1, "west", figure="none").expect(score=[3, 8])


def test_fairy_gives_no_points_for_other_feature_of_her_tile() -> None:
    """C-057"""
    t = Table(
        "w u u\nred farmer on field n at 1,0\nblue highwayman on road 0 at 2,0\nfairy at 1,0",
        draw="w b",
        modules="dragon",
        players=3,
        active=1,
    )
    t.lay(3, 0, figure="none").expect(score=[0, 4, 0])


def test_fairy_gives_points_to_two_players_with_own_features() -> None:
    t = Table(
        "w u u\nred farmer on field n at 1,0\nblue highwayman on road 0 at 1,0\nfairy at 1,0",
        draw="w",
        modules="dragon",
    )
    assert t.score == [1, 0]
    t.lay(3, 0, figure="none").expect(asked=(-1, "over"), score=[1 + 3, 4 + 3])


def test_fairy_moves_to_tile_with_own_follower() -> None:
    """C-058"""
    t = Table(
        """
        u u u u u u
        red highwayman on road 0 at 0,0
        red builder on road 0 at 5,0
        red farmer on field s at 2,0
        red pig on field s at 3,0
        blue farmer on field n at 4,0
        """,
        draw="b b b",
        modules="traders dragon",
    )
    t.lay(0, 1)
    assert [text for text in t.can() if "fairy" in text] == ["fairy to 0,0", "fairy to 2,0"]
    t.put("fairy to 2,0").expect(asked=(1, "place"), dragon={"fairy": [2, 0]})
    t.lay(1, 1)
    assert [text for text in t.can() if "fairy" in text] == ["fairy to 4,0"]
    t.put("fairy to 4,0")
    t.lay(2, 1)
    assert [text for text in t.can() if "fairy" in text] == ["fairy to 0,0", "fairy to 2,0"]


def test_fairy_must_move_to_another_tile() -> None:
    t = Table("u\nred highwayman on road 0 at 0,0\nfairy at 0,0", draw="u b", modules="dragon")
    t.lay(1, 0)
    assert [text for text in t.can() if "fairy" in text] == []
    assert t.refuses(ACTION_MOVE_FAIRY + cell_at(0, 0)) == "fairy_there"
    assert t.refuses(ACTION_MOVE_FAIRY + cell_at(1, 0)) == "fairy_needs_follower"
    assert t.refuses(ACTION_MOVE_FAIRY + cell_at(7, 7)) == "fairy_needs_follower"


def test_fairy_adds_points_in_final_scoring_of_worthless_field() -> None:
    """C-072 (O-04)"""
    t = Table("u\nred farmer on field n at 0,0\nfairy at 0,0", draw="u", modules="dragon", active=1)
    t.lay(1, 0, figure="none").expect(asked=(-1, "over"), score=[3, 0])


def test_inn_and_fairy_points_add_up() -> None:
    """C-171"""
    t = Table(
        "w inns_road_ew u\nred highwayman on road 0 at 1,0\nfairy at 1,0", draw="w b", modules="inns dragon", active=1
    )
    t.lay(3, 0, figure="none").expect(score=[11, 0])


# -- volcano and dragon tiles ------------------------------------------------------------------------


def test_volcano_moves_dragon_and_takes_no_follower() -> None:
    """C-059; the fairy may still be moved (O-05)."""
    t = Table(
        "u u u u u u\nblue highwayman on road 0 at 2,0\ndragon at 0,0",
        draw="dragon_volcano_road_ew b",
        modules="dragon",
        active=1,
    )
    t.lay(5, 1).expect(can=["none", "fairy to 2,0"], dragon={"dragon": [5, 1]})
    t.put("none").expect(asked=(0, "place"))


def test_builder_and_pig_cannot_be_placed_on_volcano() -> None:
    t = Table(
        "w u\nred highwayman on road 0 at 1,0\nred farmer on field n at 1,0\nfairy at 1,0",
        draw="dragon_volcano_road_ew b",
        modules="traders dragon",
    )
    t.lay(2, 0).expect(can=["none"])
    assert t.refuses(meeple_action(BUILDER, 0)) == "tile_closed"


def test_dragon_tiles_wait_for_the_first_volcano() -> None:
    """C-060"""
    t = Table("u", draw="dragon_symbol_road_ew u dragon_volcano b u", modules="dragon").expect(hand="base_u_road_ew")
    assert dragon_of(t)["aside"] == {"dragon_symbol_road_ew": 1}
    t.lay(1, 0, figure="none").expect(hand="dragon_volcano", pile_size=2)
    t.lay(1, 1, figure="none").expect(dragon={"aside": {}})
    assert t.view()["pile_size"] + (t.view()["hand"] != "") == 3
    assert t.events("shuffled_in") == [{"count": 1}]


def test_game_ends_without_dragon_tiles_set_aside() -> None:
    t = Table("u", draw="u dragon_symbol_road_ew", modules="dragon")
    t.lay(1, 0, figure="none").expect(asked=(-1, "over"), dragon={"aside": {"dragon_symbol_road_ew": 1}})


def test_volcano_as_last_tile_brings_dragon_tiles_back() -> None:
    t = Table("u", draw="dragon_symbol_road_ew dragon_volcano", modules="dragon")
    t.lay(0, 1, figure="none").expect(asked=(1, "place"), hand="dragon_symbol_road_ew")


def test_volcano_lake_moves_dragon() -> None:
    """C-165"""
    t = Table("river_spring_e", draw="river_lake_volcano_w dragon_symbol_road_ew u", modules="river2 dragon")
    t.lay(1, 0).expect(dragon={"dragon": [1, 0]})
    t.expect(asked=(0, "place"), hand="dragon_symbol_road_ew", dragon={"aside": {}})


def test_volcano_lake_has_no_effect_without_module() -> None:
    """O-32, O-33: an ordinary tile follows anyway."""
    t = Table("river_spring_e", draw="river_lake_volcano_w u b", modules="river2")
    t.lay(1, 0).expect(asked=(0, "place"))
    assert "dragon" not in t.view()["extra"]


# -- the journey -------------------------------------------------------------------------------------

# (1,2) is where the dragon tile goes
LAND = """
     1   2   3
 1   b   e   e
 0   ev  ev  dragon_volcano
"""


def test_dragon_path_of_rulebook_example() -> None:
    """C-061 (O-06)"""
    t = Table(
        LAND + "blue farmer on field 0 at 2,1\nred monk on cloister 0 at 1,1\ndragon at 3,0",
        draw="dragon_symbol_road_ew b",
        modules="dragon",
        players=4,
    )
    t.lay(1, 2, figure="none").expect(asked=(0, "dragon"), can=["dragon north", "dragon west"])
    t.put("dragon north").expect(asked=(1, "dragon"), can=["dragon west"])
    t.put("dragon west").expect(on_map=["0 monk at 1,1"], asked=(2, "dragon"), can=["dragon south", "dragon west"])
    t.put("dragon south").expect(asked=(3, "dragon"), can=["dragon west"])
    t.put("dragon west").expect(asked=(0, "dragon"), can=["dragon north"])
    t.put("dragon north").expect(asked=(1, "dragon"), can=["dragon north"], on_map=[])
    t.put("dragon north").expect(asked=(1, "place"), score=[0, 0, 0, 0], dragon={"dragon": [1, 2], "trail": []})


def test_two_players_move_dragon_alternately() -> None:
    """C-062"""
    t = Table(LAND + "dragon at 3,0", draw="dragon_symbol_road_ew b", modules="dragon")
    t.lay(1, 2, figure="none")
    order = []
    for step in ["n", "w", "s", "w", "n", "n"]:
        assert t.asked[1] == "dragon"
        order.append(t.asked[0])
        journey(t, step)
    assert order == [0, 1, 0, 1, 0, 1]
    assert t.asked == (1, "place")


def test_dragon_stops_at_dead_end() -> None:
    """C-063"""
    t = Table("dragon_volcano b b\ndragon at 0,0", draw="dragon_symbol_city_n b", modules="dragon")
    t.lay(3, 0, figure="none")
    journey(t, "e e")
    assert t.asked == (0, "dragon")
    journey(t, "e")
    t.expect(asked=(1, "place"), dragon={"dragon": [3, 0]})


def test_dragon_that_cannot_move_stays() -> None:
    t = Table(
        "dragon_volcano b\nred monk on cloister 0 at 1,0\ndragon at 0,0\nfairy at 1,0",
        "dragon_symbol_city_n b",
        "dragon",
    )
    t.lay(2, 0, figure="none").expect(asked=(1, "place"), dragon={"dragon": [0, 0]})


def test_dragon_does_not_enter_fairys_tile() -> None:
    """C-064"""
    t = Table(
        "b .\ndragon_volcano b\nred monk on cloister 0 at 1,0\ndragon at 0,0\nfairy at 1,0",
        "dragon_symbol_city_n b",
        "dragon",
    )
    t.lay(2, 0, figure="none").expect(can=["dragon north"])
    assert t.refuses(ACTION_MOVE_DRAGON + 1) == "dragon_fears_fairy"
    assert t.refuses(ACTION_MOVE_DRAGON + 2) == "dragon_needs_tile"
    assert t.refuses(ACTION_SEND_KNIGHT_HOME) == "dragon_must_go"
    t.put("dragon north").expect(asked=(1, "place"))


def test_dragon_does_not_visit_tile_twice() -> None:
    t = Table("b .\ndragon_volcano b\ndragon at 0,0", "dragon_symbol_city_n b", "dragon")
    t.lay(2, 0, figure="none")
    journey(t, "e")
    assert t.refuses(ACTION_MOVE_DRAGON + 3) == "dragon_been_there"


def test_dragon_moves_before_scoring() -> None:
    """C-065 (O-02)"""
    t = Table(
        "              .               nv\n e> n\n dragon_volcano .\nred knight on city e at 0,1\ndragon at 0,0",
        draw="dragon_symbol_city_n b",
        modules="dragon",
    )
    t.lay(2, 2, "west", figure="none")
    journey(t, "n e n e")
    t.expect(asked=(1, "place"), score=[0, 0], on_map=[])
    assert [event["tiles"] for event in t.events("completed")] == [4]


def test_follower_placed_with_dragon_tile_can_be_removed_at_once() -> None:
    t = Table("dragon_volcano\ndragon at 0,0", draw="dragon_symbol_city_n b", modules="dragon")
    t.lay(1, 0, figure="knight on city 0")
    journey(t, "e")
    t.expect(on_map=[], home_0={"follower": 7})


# -- meeples left without followers ---------------------------------------------------------------------

PIG_FIELD = """
     0  1  2               3  4  5
 1   .  .  .               .  e  .
 0   u  u  u               u  u  u
-1   .  .  dragon_volcano  .  .  .
red farmer on field n at 2,0
red pig on field 0 at 4,1
dragon at 2,-1
"""


def test_pig_without_farmers_returns() -> None:
    """C-052"""
    t = Table(PIG_FIELD, draw="dragon_symbol_road_ew b", modules="traders dragon", active=1)
    t.lay(6, 0, figure="none")
    journey(t, "n")
    t.expect(on_map=[], home_0={"follower": 7, "builder": 1, "pig": 1})


def test_pig_stays_while_farmer_is_left() -> None:
    """C-053"""
    t = Table(
        PIG_FIELD + "red farmer on field n at 0,0", draw="dragon_symbol_road_ew b", modules="traders dragon", active=1
    )
    t.lay(6, 0, figure="none")
    journey(t, "n")
    assert t.on_map() == ["0 pig at 4,1", "0 farmer at 0,0"]


def test_pig_of_other_player_stays() -> None:
    t = Table(
        PIG_FIELD + "blue farmer on field n at 0,0\nblue pig on field n at 1,0",
        draw="dragon_symbol_road_ew b",
        modules="traders dragon",
        active=1,
    )
    t.lay(6, 0, figure="none")
    journey(t, "n")
    assert t.on_map() == ["1 farmer at 0,0", "1 pig at 1,0"]


BUILDER_ROAD = """
     0  1  2
 0   w  u  u
-1   .  .  dragon_volcano
red highwayman on road e at 0,0
red builder on road 0 at 2,0
dragon at 2,-1
"""


def test_builder_removed_by_dragon_has_earned_second_part() -> None:
    """C-174 (O-06, O-09)"""
    t = Table(BUILDER_ROAD, draw="dragon_symbol_road_ew b b", modules="traders dragon")
    t.lay(3, 0, figure="none")
    journey(t, "n")
    assert t.on_map() == ["0 highwayman at 0,0"]
    journey(t, "w w")
    t.expect(on_map=[], asked=(0, "place"), part=2)


def test_builder_returns_when_dragon_removes_its_follower() -> None:
    """O-09"""
    t = Table(BUILDER_ROAD, draw="dragon_symbol_road_ew b b", modules="traders dragon", active=1)
    t.lay(3, 0, figure="none")
    journey(t, "n w")
    assert t.on_map() == ["0 highwayman at 0,0"]
    t = Table(
        """
             0  1  2
         0   w  u  u
        -1   .  .  dragon_volcano
        red highwayman on road 0 at 2,0
        red builder on road 0 at 1,0
        dragon at 2,-1
        """,
        draw="dragon_symbol_road_ew b b",
        modules="traders dragon",
        active=1,
    )
    t.lay(3, 0, figure="none")
    journey(t, "n")
    assert t.on_map() == []


# -- the portal --------------------------------------------------------------------------------------

ROADS = """
     0  1  2  3  4
 0   w  u  w  u  u
blue highwayman on road s at 0,0
blue farmer on field n at 4,0
"""


def test_portal_leads_to_unoccupied_unfinished_features() -> None:
    """C-066"""
    t = Table(ROADS, draw="dragon_portal_crossing_esw b", modules="dragon")
    t.lay(1, 1, "south")
    can = t.can()
    assert "highwayman on road 0" in can
    assert "farmer on field 0" not in can  # the field is Blue's
    assert [text for text in can if "portal" in text] == [f"portal to {x},0" for x in range(5)]
    t.put("portal to 3,0").expect(asked=(0, "portal"), can=["highwayman on road 0", "farmer on field 1"])
    t.put("highwayman on road 0")
    assert t.on_map()[-1] == "0 highwayman at 3,0"
    assert t.asked == (1, "place")


def test_portal_does_not_lead_to_completed_or_occupied_features() -> None:
    t = Table(ROADS, draw="dragon_portal_crossing_esw b", modules="dragon")
    t.lay(1, 1, "south").put("portal to 1,0")
    assert t.can() == ["farmer on field 1"]  # the road is complete, the northern field is Blue's
    assert t.refuses(meeple_action(FOLLOWER, 0)) == "portal_nothing_free"
    assert t.refuses(ACTION_MOVE_TO + cell_at(0, 0)) == "portal_follower_now"
    t.put("farmer on field 1")
    assert t.on_map()[-1] == "0 farmer at 1,0"


def test_portal_leads_to_tile_with_another_follower() -> None:
    """C-067 (M-07)"""
    t = Table(ROADS, draw="dragon_portal_crossing_esw b", modules="dragon")
    t.lay(1, 1, "south").put("portal to 4,0").expect(can=["highwayman on road 0", "farmer on field 1"])


def test_portal_action_needs_portal_tile_and_other_target() -> None:
    t = Table(ROADS, draw="w dragon_portal_crossing_esw b", modules="dragon")
    t.lay(1, 1, "south")
    assert [text for text in t.can() if "portal" in text] == []
    assert t.refuses(ACTION_MOVE_TO + cell_at(3, 0)) == "no_portal"
    t.put("none")
    t.lay(3, 1, "south")
    assert t.refuses(ACTION_MOVE_TO + cell_at(3, 1)) == "portal_leads_away"
    assert t.refuses(ACTION_MOVE_TO + cell_at(9, 9)) == "portal_needs_tile"


def test_portal_does_not_lead_to_dragons_tile() -> None:
    """O-06"""
    t = Table(ROADS + "dragon at 3,0", draw="dragon_portal_crossing_esw b", modules="dragon")
    t.lay(1, 1, "south")
    assert "portal to 3,0" not in t.can()
    assert t.refuses(ACTION_MOVE_TO + cell_at(3, 0)) == "tile_closed"


def test_builder_and_pig_cannot_use_portal() -> None:
    """O-07; the big follower does."""
    t = Table(
        "u u u\nred highwayman on road 0 at 0,0\nred farmer on field s at 0,0",
        draw="dragon_portal_roads_nw_es b",
        modules="inns traders dragon",
    )
    t.lay(3, 0)
    t.put("portal to 1,0").expect(can=["farmer on field 0", "big farmer on field 0"])


def test_portal_needs_follower_in_supply() -> None:
    spots = [(side, x) for side in "ns" for x in range(4)][:7]
    farmers = "\n".join(f"red farmer on field {side} at {x},0" for side, x in spots)
    t = Table(f"u u u u\n{farmers}", draw="dragon_portal_roads_nw_es b", modules="dragon")
    t.lay(4, 0)
    assert [text for text in t.can() if "portal" in text] == []


def test_cloister_in_city_is_separate_feature() -> None:
    """C-071"""
    t = Table(
        """
             0    1                           2
         2   b    ev                          b
         1   e>   dragon_symbol_city_new      g
         0   b    b                           .
        red knight on city 0 at 1,1
        """,
        draw="dragon_portal_crossing_esw e u",
        modules="dragon",
        active=1,
    )
    t.lay(0, -1).put("portal to 1,1").expect(can=["monk on cloister 0", "farmer on field 0"])
    t.put("monk on cloister 0")
    t.lay(2, 0, "east", figure="none").expect(score=[0, 9], on_map=["0 knight at 1,1"])


# -- the princess ------------------------------------------------------------------------------------

SHARED_CITY = "e> g\nred knight on city 0 at 0,0\nblue knight on city 0 at 1,0\n"


def test_princess_returns_knight_and_nothing_else_is_placed() -> None:
    """C-068 (O-08)"""
    t = Table(
        SHARED_CITY + "green farmer on field n at 1,0",
        draw="dragon_princess_city_nw_road_es b",
        modules="dragon",
        players=3,
        active=2,
    )
    t.lay(2, 0)
    assert t.asked == (2, "princess")
    assert t.can() == ["send home red knight on city 0 at 0,0", "send home blue knight on city 0 at 1,0"]
    assert t.refuses(ACTION_SEND_KNIGHT_HOME + 2) == "princess_own_city"
    assert t.refuses(ACTION_MOVE_FAIRY + cell_at(1, 0)) == "princess_must_send"
    t.put("send home red knight on city 0 at 0,0")
    t.expect(on_map=["1 knight at 1,0", "2 farmer at 1,0"], asked=(0, "place"))


def test_tile_after_princess_is_ordinary() -> None:
    t = Table(SHARED_CITY, draw="dragon_princess_city_nw_road_es b b", modules="dragon")
    t.lay(2, 0).put("send home red knight on city 0 at 0,0")
    t.lay(0, -1).expect(figures=["monk on cloister 0", "farmer on field 0", "fairy to 1,0"])


def test_princess_in_city_without_knights_has_no_effect() -> None:
    """C-069"""
    t = Table("e> g", draw="dragon_princess_city_nw_road_es b", modules="dragon", players=3, active=2)
    t.lay(2, 0).expect(asked=(2, "figure"))
    assert "knight on city 0" in t.figures()


def test_princess_affects_only_her_city() -> None:
    t = Table("e> g\nred knight on city 0 at 0,0", draw="dragon_princess_city_n_city_es_shield b", modules="dragon")
    t.lay(2, 0, "south")  # its other city joins
    assert t.asked == (0, "figure")


def test_city_completed_by_princess_scores_with_remaining_knights() -> None:
    """C-070"""
    t = Table(
        """
        .  .  nv
        e> g  n
        blue knight on city 0 at 0,0
        blue knight on city 0 at 1,0
        red knight on city 0 at 2,0
        """,
        draw="dragon_princess_city_n_crossing_esw b",
        modules="dragon",
    )
    t.lay(3, 1, "west").put("send home blue knight on city 0 at 0,0").expect(score=[10, 10], on_map=[])


def test_builder_returns_with_last_knight() -> None:
    t = Table(
        "e> g\nred knight on city 0 at 0,0\nred builder on city 0 at 1,0\nblue knight on city 0 at 1,0",
        draw="dragon_princess_city_nw_road_es b",
        modules="traders dragon",
    )
    t.lay(2, 0).put("send home red knight on city 0 at 0,0").expect(on_map=["1 knight at 1,0"])
    assert t.asked == (0, "place")  # the second part was earned before


def test_princess_can_return_big_follower() -> None:
    """O-40"""
    t = Table("e> g\nred big knight on city 0 at 0,0", draw="dragon_princess_city_nw_road_es b", modules="inns dragon")
    t.lay(2, 0).expect(can=["send home red big knight on city 0 at 0,0"])


# -- special tiles -----------------------------------------------------------------------------------


def test_road_continues_through_tunnel() -> None:
    """C-179"""
    t = Table(
        """
        w
        dragon_symbol_city_ew_tunnel_ns
        u>
        red highwayman on road s at 0,2
        """,
        draw="w b",
        modules="dragon",
    )
    t.lay(0, -1, "south", figure="none").expect(score=[4, 0])


# -- broken positions --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "value", "problem"),
    [
        ("trail", [[0, 0]] * 7, "dragon: invalid module state of length 12"),
        ("dragon", [5, 5], "the dragon is on cell"),
        ("fairy", [10**9, 0], "is outside the board"),
        ("rescued", 2, "has returned 2 knights"),
        ("aside", ["base_u_road_ew"], "without a dragon symbol"),
        ("aside", ["inns_roads_nw_es"], "inns_roads_nw_es"),
        ("aside", None, "expected a list"),
    ],
)
def test_position_with_invalid_dragon_is_refused(name: str, value: JsonData, problem: str) -> None:
    snapshot: Any = GAME.new_state(2, {"modules": ["dragon"]}, 1).snapshot()
    GAME.restore(snapshot)
    snapshot["extra"]["dragon"][name] = value
    with pytest.raises(InvalidSnapshot, match=problem):
        GAME.restore(snapshot)
