"""Inns & Cathedrals: scenarios C-031 to C-039."""

from __future__ import annotations

import pytest
from carcassonne_table import Table

pytestmark = pytest.mark.rules

#: A road that lacks its middle: it ends at a cloister on either side.
BROKEN_ROAD = "b b b\na< . a>\n"


def test_c031_the_big_follower_beats_a_normal_one() -> None:
    followers = "red highwayman on road e at 0,0\nblue big highwayman on road w at 2,0"
    game = Table(BROKEN_ROAD + followers, draw="u u", modules="base inns")
    assert game.home(1)["big"] == 0
    game.lay(1, 0, figure="none")
    assert game.score == [0, 3]
    assert game.on_map() == []
    assert game.home(1)["big"] == 1
    assert game.asked == (1, "place")


def test_c032_the_big_follower_equals_two_normal_ones() -> None:
    knights = """
        b  ev b
        e> .  e<
        blue big knight on city e at 0,0
        red knight on city s at 1,1
        red knight on city w at 2,0
    """
    game = Table(knights, draw="r u", modules="base inns")
    game.lay(1, 0, figure="none")
    assert game.score == [8, 8]
    assert game.on_map() == []


def test_c033_a_big_farmer_stays_and_counts_two_at_the_end() -> None:
    farmers = "red big farmer on field nl at 1,0\nblue farmer on field el at 2,0"
    game = Table(f"ev . ev\nd u d\n{farmers}", draw="b b", modules="base inns")
    game.lay(0, -1, figure="none")
    assert game.home(0)["big"] == 0
    game.lay(1, -1, figure="none")
    assert game.score == [6, 0]


def test_the_big_follower_claims_like_any_other() -> None:
    game = Table("e", draw="d u", modules="base inns")
    game.lay(0, -1, "south")
    big = [text for text in game.figures() if text.startswith("big")]
    assert big == ["big knight on city 0", "big highwayman on road 0", "big farmer on field 0", "big farmer on field 1"]
    game.put("big highwayman on road 0")
    assert game.on_map() == ["0 big highwayman at 0,-1"]
    assert game.home(0) == {"follower": 7, "big": 0}


def test_there_is_no_big_follower_without_the_module() -> None:
    game = Table("e", draw="d u")
    game.lay(0, -1, "south")
    assert not [text for text in game.figures() if text.startswith("big")]
    assert game.home(0) == {"follower": 7}


def test_c034_an_inn_doubles_a_completed_road() -> None:
    game = Table(BROKEN_ROAD + "blue highwayman on road w at 2,0", draw="inns_road_ew u", modules="base inns")
    game.lay(1, 0, figure="none")
    assert game.score == [0, 6]


def test_c035_a_second_inn_adds_nothing() -> None:
    road = "b b b\ninns_crossing . a>\nblue highwayman on road w at 2,0"
    game = Table(road, draw="inns_road_ew u", modules="base inns")
    game.lay(1, 0, figure="none")
    assert game.score == [0, 6]


def test_an_inn_at_a_crossing_belongs_to_one_of_its_roads() -> None:
    """The inn stands on the east road; the west road of the same tile is an ordinary one."""
    road = "b b b\na< . inns_crossing\nblue highwayman on road w at 2,0"
    game = Table(road, draw="u u", modules="base inns")
    game.lay(1, 0, figure="none")
    assert game.score == [0, 3]


def test_c036_an_unfinished_road_with_an_inn_is_worth_nothing() -> None:
    game = Table("u u u u inns_road_ew\nblue highwayman on road 0 at 0,0", draw="b", modules="base inns")
    game.lay(0, 1, figure="none")
    assert game.score == [0, 0]


def test_the_same_road_without_the_inn_is_worth_its_tiles() -> None:
    game = Table("u u u u u\nblue highwayman on road 0 at 0,0", draw="b", modules="base inns")
    game.lay(0, 1, figure="none")
    assert game.score == [0, 5]


def test_c037_a_cathedral_makes_it_three_for_each_tile_and_shield() -> None:
    city = """
         -1              0   1
     1   nv             m<   .
     0   m>  inns_cathedral  .
    -1    .              e   .
        blue knight on city n at -1,0
    """
    game = Table(city, draw="e u", modules="base inns")
    game.lay(1, 0, "west", figure="none")
    assert game.events("completed") == [{"player": 0, "feature": "city", "tiles": 6, "shields": 2}]
    assert game.score == [0, 24]


def test_c038_two_cathedrals_count_as_one() -> None:
    """Eight tiles are the least that can close a city with both cathedrals: 8 x 3 and 1 shield x 3."""
    city = """
         -1               0               1   2
     1    .              mv              n<   .
     0   e>  inns_cathedral  inns_cathedral   .
    -1    .               e               e   .
        blue knight on city e at -1,0
    """
    game = Table(city, draw="e u", modules="base inns")
    game.lay(2, 0, "west", figure="none")
    assert game.events("completed") == [{"player": 0, "feature": "city", "tiles": 8, "shields": 1}]
    assert game.score == [0, 27]


def test_c039_an_unfinished_city_with_a_cathedral_is_worth_nothing() -> None:
    city = """
        .  . . .              . ev  .
        e> f f g inns_cathedral q<  .
        .  . . .              . r  e<
        blue knight on city e at 0,1
    """
    game = Table(city, draw="b", modules="base inns")
    held = next(feature for feature in game.state.features() if feature["figures"])
    assert (held["tiles"], held["shields"], held["complete"]) == (9, 3, False)
    game.lay(0, 2, figure="none")
    assert game.score == [0, 0]
