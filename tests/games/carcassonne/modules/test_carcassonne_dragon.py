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


def test_the_fairy_gives_a_point_at_the_start_of_a_turn_on_her_tile() -> None:
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


def test_the_fairy_pays_one_point_however_many_stand_there_and_not_before_a_second_part() -> None:
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


def test_the_fairy_adds_three_points_to_a_scored_follower_and_stays() -> None:
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


def test_the_fairy_pays_without_a_majority() -> None:
    """C-056 (O-04)"""
    t = Table(FOUR_TILE_CITY + "fairy at 0,0", draw="e b", modules="dragon", active=1)
    t.lay(2, 1, "west", figure="none").expect(score=[3, 8])


def test_the_fairy_does_not_pay_for_another_feature_of_her_tile() -> None:
    """C-057"""
    t = Table(
        "w u u\nred farmer on field n at 1,0\nblue highwayman on road 0 at 2,0\nfairy at 1,0",
        draw="w b",
        modules="dragon",
        players=3,
        active=1,
    )
    t.lay(3, 0, figure="none").expect(score=[0, 4, 0])


def test_two_players_on_her_tile_profit_each_with_their_own_feature() -> None:
    t = Table(
        "w u u\nred farmer on field n at 1,0\nblue highwayman on road 0 at 1,0\nfairy at 1,0",
        draw="w",
        modules="dragon",
    )
    assert t.score == [1, 0]
    t.lay(3, 0, figure="none").expect(asked=(-1, "over"), score=[1 + 3, 4 + 3])


def test_the_fairy_goes_wherever_a_follower_of_one_s_own_stands() -> None:
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


def test_the_fairy_does_not_stay_where_she_is() -> None:
    t = Table("u\nred highwayman on road 0 at 0,0\nfairy at 0,0", draw="u b", modules="dragon")
    t.lay(1, 0)
    assert [text for text in t.can() if "fairy" in text] == []
    assert t.refuses(ACTION_MOVE_FAIRY + cell_at(0, 0)) == "fairy_there"
    assert t.refuses(ACTION_MOVE_FAIRY + cell_at(1, 0)) == "fairy_needs_follower"
    assert t.refuses(ACTION_MOVE_FAIRY + cell_at(7, 7)) == "fairy_needs_follower"


def test_the_fairy_counts_in_the_final_scoring_even_for_nothing() -> None:
    """C-072 (O-04)"""
    t = Table("u\nred farmer on field n at 0,0\nfairy at 0,0", draw="u", modules="dragon", active=1)
    t.lay(1, 0, figure="none").expect(asked=(-1, "over"), score=[3, 0])


def test_an_inn_and_the_fairy() -> None:
    """C-171"""
    t = Table(
        "w inns_road_ew u\nred highwayman on road 0 at 1,0\nfairy at 1,0", draw="w b", modules="inns dragon", active=1
    )
    t.lay(3, 0, figure="none").expect(score=[11, 0])


# -- volcano and dragon tiles ------------------------------------------------------------------------


def test_a_volcano_calls_the_dragon_and_bears_no_follower() -> None:
    """C-059; the fairy may still be moved (O-05)."""
    t = Table(
        "u u u u u u\nblue highwayman on road 0 at 2,0\ndragon at 0,0",
        draw="dragon_volcano_road_ew b",
        modules="dragon",
        active=1,
    )
    t.lay(5, 1).expect(can=["none", "fairy to 2,0"], dragon={"dragon": [5, 1]})
    t.put("none").expect(asked=(0, "place"))


def test_neither_builder_nor_pig_stands_on_a_volcano() -> None:
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


def test_the_game_does_not_wait_for_dragon_tiles_put_aside() -> None:
    t = Table("u", draw="u dragon_symbol_road_ew", modules="dragon")
    t.lay(1, 0, figure="none").expect(asked=(-1, "over"), dragon={"aside": {"dragon_symbol_road_ew": 1}})


def test_a_volcano_laid_last_brings_the_dragon_tiles_back() -> None:
    t = Table("u", draw="dragon_symbol_road_ew dragon_volcano", modules="dragon")
    t.lay(0, 1, figure="none").expect(asked=(1, "place"), hand="dragon_symbol_road_ew")


def test_the_lake_with_the_volcano_is_a_volcano() -> None:
    """C-165"""
    t = Table("river_spring_e", draw="river_lake_volcano_w dragon_symbol_road_ew u", modules="river2 dragon")
    t.lay(1, 0).expect(dragon={"dragon": [1, 0]})
    t.expect(asked=(0, "place"), hand="dragon_symbol_road_ew", dragon={"aside": {}})


def test_without_the_module_a_lake_is_only_a_lake() -> None:
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


def test_the_journey_of_the_rulebook() -> None:
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


def test_two_players_lead_the_dragon_by_turns() -> None:
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


def test_a_dead_end_ends_the_journey() -> None:
    """C-063"""
    t = Table("dragon_volcano b b\ndragon at 0,0", draw="dragon_symbol_city_n b", modules="dragon")
    t.lay(3, 0, figure="none")
    journey(t, "e e")
    assert t.asked == (0, "dragon")
    journey(t, "e")
    t.expect(asked=(1, "place"), dragon={"dragon": [3, 0]})


def test_a_dragon_that_cannot_move_stays() -> None:
    t = Table(
        "dragon_volcano b\nred monk on cloister 0 at 1,0\ndragon at 0,0\nfairy at 1,0",
        "dragon_symbol_city_n b",
        "dragon",
    )
    t.lay(2, 0, figure="none").expect(asked=(1, "place"), dragon={"dragon": [0, 0]})


def test_the_fairy_keeps_the_dragon_off() -> None:
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


def test_the_dragon_does_not_go_back() -> None:
    t = Table("b .\ndragon_volcano b\ndragon at 0,0", "dragon_symbol_city_n b", "dragon")
    t.lay(2, 0, figure="none")
    journey(t, "e")
    assert t.refuses(ACTION_MOVE_DRAGON + 3) == "dragon_been_there"


def test_the_dragon_comes_before_the_scoring() -> None:
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


def test_a_follower_placed_with_the_dragon_tile_may_be_eaten_at_once() -> None:
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


def test_a_pig_without_farmers_goes_home() -> None:
    """C-052"""
    t = Table(PIG_FIELD, draw="dragon_symbol_road_ew b", modules="traders dragon", active=1)
    t.lay(6, 0, figure="none")
    journey(t, "n")
    t.expect(on_map=[], home_0={"follower": 7, "builder": 1, "pig": 1})


def test_a_pig_stays_while_a_farmer_is_left() -> None:
    """C-053"""
    t = Table(
        PIG_FIELD + "red farmer on field n at 0,0", draw="dragon_symbol_road_ew b", modules="traders dragon", active=1
    )
    t.lay(6, 0, figure="none")
    journey(t, "n")
    assert t.on_map() == ["0 pig at 4,1", "0 farmer at 0,0"]


def test_the_pig_of_another_player_stays() -> None:
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


def test_a_builder_that_is_eaten_has_earned_the_second_part() -> None:
    """C-174 (O-06, O-09)"""
    t = Table(BUILDER_ROAD, draw="dragon_symbol_road_ew b b", modules="traders dragon")
    t.lay(3, 0, figure="none")
    journey(t, "n")
    assert t.on_map() == ["0 highwayman at 0,0"]
    journey(t, "w w")
    t.expect(on_map=[], asked=(0, "place"), part=2)


def test_a_builder_whose_follower_is_eaten_goes_home() -> None:
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


def test_a_portal_leads_to_unclaimed_unfinished_features() -> None:
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


def test_a_portal_leads_to_nothing_finished_and_nothing_occupied() -> None:
    t = Table(ROADS, draw="dragon_portal_crossing_esw b", modules="dragon")
    t.lay(1, 1, "south").put("portal to 1,0")
    assert t.can() == ["farmer on field 1"]  # the road is complete, the northern field is Blue's
    assert t.refuses(meeple_action(FOLLOWER, 0)) == "portal_nothing_free"
    assert t.refuses(ACTION_MOVE_TO + cell_at(0, 0)) == "portal_follower_now"
    t.put("farmer on field 1")
    assert t.on_map()[-1] == "0 farmer at 1,0"


def test_a_portal_leads_to_a_tile_that_holds_a_follower() -> None:
    """C-067 (M-07)"""
    t = Table(ROADS, draw="dragon_portal_crossing_esw b", modules="dragon")
    t.lay(1, 1, "south").put("portal to 4,0").expect(can=["highwayman on road 0", "farmer on field 1"])


def test_only_from_a_portal_tile_and_not_to_itself() -> None:
    t = Table(ROADS, draw="w dragon_portal_crossing_esw b", modules="dragon")
    t.lay(1, 1, "south")
    assert [text for text in t.can() if "portal" in text] == []
    assert t.refuses(ACTION_MOVE_TO + cell_at(3, 0)) == "no_portal"
    t.put("none")
    t.lay(3, 1, "south")
    assert t.refuses(ACTION_MOVE_TO + cell_at(3, 1)) == "portal_leads_away"
    assert t.refuses(ACTION_MOVE_TO + cell_at(9, 9)) == "portal_needs_tile"


def test_a_portal_does_not_lead_to_the_dragon() -> None:
    """O-06"""
    t = Table(ROADS + "dragon at 3,0", draw="dragon_portal_crossing_esw b", modules="dragon")
    t.lay(1, 1, "south")
    assert "portal to 3,0" not in t.can()
    assert t.refuses(ACTION_MOVE_TO + cell_at(3, 0)) == "tile_closed"


def test_builder_and_pig_do_not_go_through_a_portal() -> None:
    """O-07; the big follower does."""
    t = Table(
        "u u u\nred highwayman on road 0 at 0,0\nred farmer on field s at 0,0",
        draw="dragon_portal_roads_nw_es b",
        modules="inns traders dragon",
    )
    t.lay(3, 0)
    t.put("portal to 1,0").expect(can=["farmer on field 0", "big farmer on field 0"])


def test_nobody_goes_through_a_portal_with_an_empty_supply() -> None:
    spots = [(side, x) for side in "ns" for x in range(4)][:7]
    farmers = "\n".join(f"red farmer on field {side} at {x},0" for side, x in spots)
    t = Table(f"u u u u\n{farmers}", draw="dragon_portal_roads_nw_es b", modules="dragon")
    t.lay(4, 0)
    assert [text for text in t.can() if "portal" in text] == []


def test_a_cloister_in_a_city_is_a_feature_of_its_own() -> None:
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


def test_a_princess_sends_a_knight_home_and_nothing_else_is_placed() -> None:
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


def test_after_a_princess_the_next_tile_is_an_ordinary_one() -> None:
    t = Table(SHARED_CITY, draw="dragon_princess_city_nw_road_es b b", modules="dragon")
    t.lay(2, 0).put("send home red knight on city 0 at 0,0")
    t.lay(0, -1).expect(figures=["monk on cloister 0", "farmer on field 0", "fairy to 1,0"])


def test_a_princess_in_an_empty_city_is_an_ordinary_tile() -> None:
    """C-069"""
    t = Table("e> g", draw="dragon_princess_city_nw_road_es b", modules="dragon", players=3, active=2)
    t.lay(2, 0).expect(asked=(2, "figure"))
    assert "knight on city 0" in t.figures()


def test_a_princess_cares_for_her_own_city_only() -> None:
    t = Table("e> g\nred knight on city 0 at 0,0", draw="dragon_princess_city_n_city_es_shield b", modules="dragon")
    t.lay(2, 0, "south")  # its other city joins
    assert t.asked == (0, "figure")


def test_a_city_that_the_princess_completes_is_scored_with_the_knights_that_are_left() -> None:
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


def test_a_builder_whose_last_knight_is_sent_home_follows() -> None:
    t = Table(
        "e> g\nred knight on city 0 at 0,0\nred builder on city 0 at 1,0\nblue knight on city 0 at 1,0",
        draw="dragon_princess_city_nw_road_es b",
        modules="traders dragon",
    )
    t.lay(2, 0).put("send home red knight on city 0 at 0,0").expect(on_map=["1 knight at 1,0"])
    assert t.asked == (0, "place")  # the second part was earned before


def test_the_big_follower_can_be_sent_home_too() -> None:
    """O-40"""
    t = Table("e> g\nred big knight on city 0 at 0,0", draw="dragon_princess_city_nw_road_es b", modules="inns dragon")
    t.lay(2, 0).expect(can=["send home red big knight on city 0 at 0,0"])


# -- special tiles -----------------------------------------------------------------------------------


def test_a_road_runs_on_through_a_tunnel() -> None:
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
def test_a_position_with_a_broken_dragon_is_refused(name: str, value: JsonData, problem: str) -> None:
    snapshot: Any = GAME.new_state(2, {"modules": ["dragon"]}, 1).snapshot()
    GAME.restore(snapshot)
    snapshot["extra"]["dragon"][name] = value
    with pytest.raises(InvalidSnapshot, match=problem):
        GAME.restore(snapshot)
