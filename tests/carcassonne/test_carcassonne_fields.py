"""Fields and farmers: scenarios C-015 to C-017, C-025 to C-029 and the pig herd."""

from __future__ import annotations

import pytest
from carcassonne_table import Table

from bastide.core import Plain

pytestmark = pytest.mark.rules


def fields_of(game: Table) -> list[dict[str, list[Plain]]]:
    """The fields of the map: who stands on each, and the completed cities it adjoins."""
    found = []
    for feature in game.state.features():
        figures, cities = feature["figures"], feature["cities"]
        assert isinstance(figures, list)
        assert isinstance(cities, list)
        if feature["kind"] == "field":
            found.append({"figures": figures, "cities": cities})
    return found


#: Two completed cities on the north side of a road, one on its south side, and a gate at its eastern end.
ROAD_AND_CITIES = """
     0   1   2   3   4
 1  ev   .  ev   .   .
 0   d   u   d  dv  t>
-1   .   .   .   e   .
"""


def test_c015_an_occupied_city_leaves_its_fields_free() -> None:
    game = Table("e\nred knight on city n at 0,0", draw="g u", active=1)
    game.lay(0, 1, "east")
    assert game.figures() == ["farmer on field 0", "farmer on field 1"]
    game.put("farmer on field 1")
    assert game.on_map() == ["0 knight at 0,0", "1 farmer at 0,1"]
    assert game.asked == (0, "place")


def test_c016_an_own_farmer_blocks_his_field_but_not_the_small_one() -> None:
    game = Table("b\nblue farmer on field n at 0,0", draw="j u", active=1)
    game.lay(1, 0)
    assert game.figures() == ["knight on city 0", "highwayman on road 0", "farmer on field 1"]


def test_c017_three_joined_fields_hold_three_farmers_and_take_no_fourth() -> None:
    fields = """
      -1   0   1
  1   r>   g  r<
  0    e   .   e
    red farmer on field e at -1,0
    blue farmer on field w at 1,0
    green farmer on field s at 0,1
    """
    game = Table(fields, draw="b u", players=3)
    assert [len(field["figures"]) for field in fields_of(game) if field["figures"]] == [1, 1, 1]
    game.lay(0, 0)
    assert game.figures() == ["monk on cloister 0"]
    game.put("none")
    assert [len(field["figures"]) for field in fields_of(game) if field["figures"]] == [3]
    assert game.asked == (1, "place")


def test_c025_fields_count_only_completed_cities() -> None:
    """The gate at the end of the road belongs to an unfinished city that adjoins both fields."""
    farmers = "red farmer on field sl at 1,0\nblue farmer on field nl at 1,0"
    game = Table(ROAD_AND_CITIES + farmers, draw="b")
    game.lay(0, -1, figure="none")
    assert game.score == [3, 6]
    assert game.asked == (-1, "over")


def test_c026_three_completed_cities_are_nine_points() -> None:
    game = Table("ev . ev . ev\nd u d u d\nblue farmer on field nl at 1,0", draw="b")
    game.lay(0, -1, figure="none")
    assert game.score == [0, 9]


#: City A (west) adjoins the large field north of the road and the small field behind it; city B only the large one.
LARGE_AND_SMALL = """
    ev . ev
    d  u d
    blue farmer on field n at 0,1
    red farmer on field nl at 1,0
    yellow farmer on field el at 2,0
"""


def test_c027_farmers_who_share_a_field_both_score_it_in_full() -> None:
    game = Table(LARGE_AND_SMALL, draw="b", players=4)
    game.lay(0, -1, figure="none")
    assert game.score == [6, 3, 0, 6]


def test_c028_the_majority_in_a_field_takes_it_alone() -> None:
    game = Table(LARGE_AND_SMALL + "red farmer on field wr at 0,0", draw="b", players=4)
    game.lay(0, -1, figure="none")
    assert game.score == [6, 3, 0, 0]


def test_c029_a_city_that_touches_a_field_three_times_counts_once() -> None:
    game = Table("u u u\ne> f e<\nred farmer on field sl at 1,1", draw="b")
    field = next(field for field in fields_of(game) if field["figures"])
    assert len(field["cities"]) == 1
    game.lay(0, 2, figure="none")
    assert game.score == [3, 0]


def test_a_farmer_stays_when_a_city_beside_him_is_scored() -> None:
    game = Table("d\nred knight on city n at 0,0\nblue farmer on field wr at 0,0", draw="e u")
    game.lay(0, 1, "south", figure="none")
    assert game.score == [4, 0]
    assert game.on_map() == ["1 farmer at 0,0"]


def test_a_field_closed_inside_a_tile_can_hold_a_farmer() -> None:
    """Four cities round a patch of green: at the end every completed one of them counts."""
    game = Table("ev\ninns_cities_n_e_s_w\nred farmer on field 0 at 0,0", draw="b", modules="base inns")
    game.lay(0, 2, figure="none")
    assert game.score == [3, 0]


#: The river tile with the pig herd, and two completed cities beside its large field.
HERD = """
     0                  1
 1   .                 ev
 0   river_nw_pig_herd  e
-1   ev                 .
-2   e                  .
    red farmer on field sl at 0,0
"""


def test_c166_a_pig_herd_makes_each_city_worth_one_more() -> None:
    game = Table(HERD, draw="b", modules="base traders river2")
    game.lay(2, 0, figure="none")
    assert game.score == [8, 0]


def test_c166_with_the_own_pig_two_more() -> None:
    game = Table(HERD + "red pig on field e at 1,0", draw="b", modules="base traders river2")
    game.lay(2, 0, figure="none")
    assert game.score == [10, 0]


def test_c167_the_herd_means_nothing_without_traders() -> None:
    game = Table(HERD, draw="b", modules="base river2")
    game.lay(2, 0, figure="none")
    assert game.score == [6, 0]
