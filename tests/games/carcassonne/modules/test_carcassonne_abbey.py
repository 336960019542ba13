"""Abbey & Mayor: the abbey in a hole of the board, the mayor, the barn, the wagon."""

from __future__ import annotations

import pytest
from carcassonne_test_table import Table

from bastide.core import InvalidSnapshot
from bastide.games.carcassonne.modules.abbey.module_state_layout import ACTION_BUILD_BARN, MAYOR, WAGON
from bastide.games.carcassonne.rules.action_space import ACTION_MOVE_TO, ACTION_NONE, meeple_action
from bastide.games.carcassonne.rules.board.cell_coordinates import cell_at
from bastide.games.carcassonne.rules.position_parser import make_position

# -- the abbey -----------------------------------------------------------------------------------------

#: A road from the west, a city in the south with another open side, a road to the east: all face the hole at 1,1.
HOLE = """
         -2  -1   0   1   2
     2    .   .   b   b   b
     1   a<   u   u   .   u
     0    .   .   .   n  e>
    red highwayman on road 0 at -1,1
"""
#: A hole with seven of its eight neighbours.
SEVEN = """
     b    e   b
    e<    .  e>
     b   ev   .
"""


def test_abbey_closes_features_that_face_it() -> None:
    """C-073"""
    t = Table(HOLE, draw="u u", modules="abbey", active=1).expect(asked=(1, "source"), can=["abbey at 1,1", "draw"])
    t.put("abbey at 1,1").expect(figures=["monk on cloister 0", "wagon on cloister 0"])
    t.put("none").expect(score=[3, 0], follower_0=7)
    open_ends = {f["kind"]: f["open"] for f in t.features() if not f["complete"] and f["kind"] in ("road", "city")}
    assert open_ends["city"] == 1
    roads = [(f["open"], f["complete"]) for f in t.features() if f["kind"] == "road"]
    assert sorted(roads) == [(0, True), (1, False)]
    assert t.view()["extra"]["abbey"]["abbeys"] == [1, 0]
    assert t.asked == (0, "place")  # the hole is filled: no choice


def test_abbey_does_not_count_as_tile_of_road() -> None:
    t = Table(HOLE, draw="u u", modules="abbey", active=1).put("abbey at 1,1").put("none")
    (road,) = [f for f in t.features() if f["kind"] == "road" and f["complete"]]
    assert road["tiles"] == 3


def test_fields_end_at_abbey() -> None:
    t = Table(SEVEN, draw="b u", modules="abbey").put("abbey at 1,1").put("none")
    touching = [f for f in t.features() if f["kind"] == "field"]
    assert len(touching) == 1  # round the abbey, not through it
    assert all(len(f["pieces"]) == 7 for f in touching)


def test_abbey_cannot_be_placed_without_hole() -> None:
    """C-074"""
    t = Table("b e b\ne< . .\nb ev .", draw="u u", modules="abbey").expect(asked=(0, "place"))
    assert not t.state.board.hole_cells()


def test_player_may_draw_instead_of_placing_abbey() -> None:
    t = Table(SEVEN, draw="b u", modules="abbey").put("draw").expect(asked=(0, "place"), abbey={"abbeys": [1, 1]})
    t.lay(2, 0).put("none")
    assert t.asked == (1, "source")  # each player has one


def test_abbey_fits_only_into_hole() -> None:
    t = Table(SEVEN, draw="b u", modules="abbey")
    assert t.refuses(cell_at(2, 0) * 4) == "abbey_needs_hole"
    assert t.refuses(cell_at(1, 1) * 4 + 1) == "abbey_needs_hole"


def test_monk_in_abbey_scores_as_in_cloister() -> None:
    """C-075"""
    t = Table(SEVEN, draw="b u", modules="abbey", active=1)
    t.put("abbey at 1,1").put("monk on cloister 0").expect(score=[0, 0])
    t.lay(2, 0).put("none").expect(score=[0, 9], follower_1=7)


def test_monk_in_unfinished_abbey_scores_at_game_end() -> None:
    """C-075, second half: no tile is left."""
    t = Table(SEVEN, draw="", modules="abbey", active=1).expect(can=["abbey at 1,1", "none"])
    t.put("abbey at 1,1").put("monk on cloister 0").expect(asked=(-1, "over"), score=[0, 8])


#: The abbey on the board is Green's; one more hole is left at 3,1.
TWO_HOLES = """
     .            e  b   e  i>
    e<   abbey_tile  b   .  b
    i<           ev  b  ev  .
"""


def test_last_abbeys_are_offered_to_all_players_in_turn() -> None:
    """C-076 (O-10)"""
    t = Table(TWO_HOLES, draw="u", modules="abbey", players=3).expect(abbey={"abbeys": [1, 1, 0]})
    t.put("draw").lay(2, 3).put("none").expect(asked=(1, "last_abbey"), can=["abbey at 3,1", "none"])
    t.put("abbey at 3,1").expect(figures=["monk on cloister 0", "wagon on cloister 0"])
    t.put("wagon on cloister 0").expect(asked=(-1, "over"))
    assert t.score[1] == 8


def test_player_of_the_last_tile_is_asked_last() -> None:
    """C-076, if Blue declines."""
    t = Table(TWO_HOLES, draw="u", modules="abbey", players=3)
    t.put("draw").lay(2, 3).put("none").put("none").expect(asked=(0, "last_abbey"))
    t.put("none").expect(asked=(-1, "over"))


def test_player_of_abbey_takes_goods_of_closed_city() -> None:
    """C-096"""
    t = Table(
        """
         b                     e  b
        e<                     .  e>
        e>  traders_city_nw_wine  .
        """,
        draw="u u",
        modules="abbey traders",
        players=3,
        active=2,
    )
    t.put("abbey at 1,1").put("none")
    assert t.view()["extra"]["traders"]["goods"][2] == {"wine": 1, "grain": 0, "cloth": 0}
    assert t.score == [0, 0, 0]


def test_abbey_earns_builder_no_second_part() -> None:
    """C-097 (O-09)"""
    t = Table(HOLE + "red builder on road 0 at 0,1", draw="u u", modules="abbey traders")
    t.put("abbey at 1,1").put("none").expect(score=[3, 0], builder_0=1, asked=(1, "place"), part=1)


def test_abbey_that_completes_largest_city_gives_king() -> None:
    t = Table(HOLE, draw="u u", modules="abbey king", active=1).put("abbey at 1,1").put("none")
    t.expect(king={"robber": 1, "robber_tiles": 3})


def test_abbey_can_be_placed_in_second_part_without_tile() -> None:
    """O-39: the pile is empty after the first tile."""
    t = Table(HOLE + "blue highwayman on road 0 at 2,1\nblue builder on road 0 at 2,1", "u", "abbey traders", active=1)
    t.put("draw").lay(3, 1).put("none").expect(asked=(1, "source"), part=2, can=["abbey at 1,1", "none"])
    t.put("none").expect(asked=(0, "last_abbey"))


def test_abbey_challenges_shrine_and_wins_if_complete_at_once() -> None:
    """C-173"""
    t = Table(
        """
         b   e  cult_shrine_road_s<
        e<   .  e>
         b  ev  b
        red heretic on shrine 0 at 2,2
        """,
        draw="u u",
        modules="abbey cult",
        active=1,
    )
    t.put("abbey at 1,1").put("monk on cloister 0").expect(score=[0, 9], follower_0=7, follower_1=7)


def test_abbey_cannot_be_placed_between_two_shrines() -> None:
    """An abbey counts as a cloister for the placement limit."""
    shrines = """
                  b   e  cult_shrine_road_s<
                 e<   .  e>
        cult_shrine  ev  b
    """
    assert Table(shrines, draw="u u", modules="abbey cult").asked == (0, "place")
    assert Table(shrines.replace("cult_shrine ", "b "), draw="u u", modules="abbey cult").asked == (0, "source")


# -- the mayor -----------------------------------------------------------------------------------------


def test_mayor_strength_is_number_of_shields() -> None:
    """C-077"""
    t = Table(
        """
        e> f f abbey_city_ew_shield g .
        blue mayor on city 0 at 1,0
        red knight on city 0 at 0,0
        red knight on city 0 at 3,0
        """,
        draw="e u",
        modules="abbey",
    )
    t.lay(5, 0, "west").put("none").expect(score=[0, 18], mayor_1=1, follower_0=7)


def test_mayor_without_shields_scores_nothing_and_returns() -> None:
    """C-078"""
    t = Table("e> g .\nblue mayor on city 0 at 1,0", draw="e u", modules="abbey")
    t.lay(2, 0, "west").put("none").expect(score=[0, 0], mayor_1=1)


def test_mayor_with_two_shields_ties_with_big_follower() -> None:
    """C-079"""
    t = Table(
        "e> f f g .\nblue mayor on city 0 at 1,0\nred big knight on city 0 at 3,0", draw="e u", modules="abbey inns"
    )
    t.lay(4, 0, "west").put("none").expect(score=[14, 14])


def test_mayor_needs_unoccupied_city() -> None:
    """C-080"""
    t = Table("e> .\nred wagon on city 0 at 0,0", draw="g u", modules="abbey", active=1)
    t.lay(1, 0).expect(figures=["farmer on field 0", "farmer on field 1"])
    assert t.refuses(meeple_action(MAYOR, 0)) == "occupied"


def test_mayor_claims_only_cities() -> None:
    t = Table("u .", draw="d u", modules="abbey")
    t.lay(1, 0)
    assert [text for text in t.figures() if "mayor" in text] == ["mayor on city 0"]


# -- the barn ------------------------------------------------------------------------------------------

#: Two small cities; the tile to be laid at 1,0 makes four field corners meet.
FOUR_CORNERS = """
         -1   0   1
     1   e>  e<   b
     0   e>  e<   .
    yellow farmer on field 0 at 0,0
"""


def test_barn_scores_and_returns_farmers() -> None:
    """C-081"""
    t = Table(FOUR_CORNERS, draw="b u", modules="abbey", players=4, active=1)
    t.lay(1, 0)
    assert "barn on corner nw" in t.figures()
    assert [text for text in t.figures() if "barn" in text] == ["barn on corner nw"]
    t.put("barn on corner nw").expect(score=[0, 0, 0, 6], follower_3=7, on_map=["1 barn at 1,0"])
    assert t.view()["figures"][0]["corner"] == "nw"
    assert t.home(1)["barn"] == 0


def test_pig_adds_points_when_barn_scores_farmers() -> None:
    """C-082"""
    text = FOUR_CORNERS + "yellow pig on field 0 at 0,1"
    t = Table(text, draw="b u", modules="abbey traders", players=4, active=1)
    t.lay(1, 0).put("barn on corner nw").expect(score=[0, 0, 0, 8], follower_3=7, pig_3=1)


#: A cloister tile at 2,0 joins the field of Blue's barn with that of Red's farmer; a city adjoins each.
TO_BE_JOINED = """
         -1   0   1   2   3   4
     1    .   b   b  u>   b   .
     0   e>  e<   b   .  e>  e<
    blue barn on corner ne at 0,0
    red farmer on field 0 at 3,0
"""


def test_farmers_joining_barn_field_score_one_per_city() -> None:
    """C-083"""
    t = Table(TO_BE_JOINED, draw="a u", modules="abbey").lay(2, 0, "south").put("none").expect(score=[2, 0])
    t.expect(follower_0=7, on_map=["1 barn at 0,0"])


def test_farmers_with_pig_joining_barn_field_score_two_per_city() -> None:
    """C-084"""
    t = Table(TO_BE_JOINED + "red pig on field 0 at 3,1", "a u", "abbey traders").lay(2, 0, "south").put("none")
    t.expect(score=[4, 0], follower_0=7, pig_0=1)


def test_pig_can_be_placed_with_tile_that_joins_barn_field() -> None:
    t = Table(TO_BE_JOINED, draw="a u", modules="abbey traders").lay(2, 0, "south")
    assert "pig on field 0" in t.figures()
    t.put("pig on field 0").expect(score=[4, 0], pig_0=1)


def test_farmer_cannot_be_placed_in_joined_field() -> None:
    t = Table(TO_BE_JOINED, draw="a u", modules="abbey", active=1).lay(2, 0, "south")
    assert t.figures() == ["highwayman on road 0", "monk on cloister 0", "wagon on road 0", "wagon on cloister 0"]


THREE_CITIES = """
         -1   0   1   2   3
     2    .  kv   .   .   .
     1    .   e   b   b   .
     0   e>  e<   b  e>  e<
    blue barn on corner ne at 0,0
    red barn on corner ne at 1,0
"""


def test_each_barn_scores_in_full_at_game_end() -> None:
    """C-085"""
    t = Table(THREE_CITIES, draw="u", modules="abbey").lay(2, 2).put("none").expect(asked=(-1, "over"), score=[12, 12])
    assert t.state.seat_metrics(0)["points_fields"] == 12


def test_barn_cannot_be_placed_where_two_corners_are_city() -> None:
    """C-086"""
    t = Table("e> e<\nb .", draw="b u", modules="abbey").lay(1, 0)
    assert not [text for text in t.figures() if "barn" in text]
    assert t.refuses(ACTION_BUILD_BARN + 3) == "barn_needs_corner"


def test_field_cannot_have_second_barn() -> None:
    """C-086, second half."""
    t = Table("b b e>\nb b .\nblue barn on corner ne at 0,0", draw="e u", modules="abbey").lay(2, 0, "east")
    assert not [text for text in t.figures() if "barn" in text]
    assert t.refuses(ACTION_BUILD_BARN + 3) == "barn_in_field"


def test_barn_needs_four_tiles() -> None:
    t = Table("b .\nb .", draw="b u", modules="abbey").lay(1, 0)
    assert not [text for text in t.figures() if "barn" in text]


def test_barn_cannot_be_placed_where_city_reaches_corner() -> None:
    """The city of this tile reaches its north-east corner and separates the fields there; a semicircle does not."""
    t = Table("b b\n. b", draw="abbey_city_w_shield u", modules="abbey").lay(0, 0)
    assert not [text for text in t.figures() if "barn" in text]
    t = Table("b b\n. b", draw="e u", modules="abbey").lay(0, 0, "west")
    assert [text for text in t.figures() if "barn" in text] == ["barn on corner ne"]


def test_farmer_cannot_be_placed_in_barn_field() -> None:
    """C-087"""
    t = Table("b b .\nb b .\nblue barn on corner ne at 0,0", draw="e u", modules="abbey", players=3, active=2)
    t.lay(2, 0, "east").expect(figures=["knight on city 0", "mayor on city 0", "wagon on city 0"])


def test_dragon_does_not_remove_barn() -> None:
    """C-088"""
    t = Table(
        "b b dragon_volcano\nb b .\nblue barn on corner ne at 0,0\ndragon at 2,1",
        draw="dragon_symbol_city_n u",
        modules="abbey dragon",
    )
    t.lay(2, 0, "east").put("none")
    for step in ("west", "west", "south", "east", "east"):
        assert t.asked[1] == "dragon"
        t.put(next(text for text in t.can() if step in text))
    assert t.on_map() == ["1 barn at 0,0"]


def test_barn_without_farmers_scores_nothing_at_once() -> None:
    t = Table("e> e< b\n. b .", draw="b u", modules="abbey").lay(2, 0)
    t.put("barn on corner nw").expect(score=[0, 0])


def test_city_completed_by_same_tile_counts_for_barn() -> None:
    """Barns are scored after the completed features."""
    t = Table(
        """
             0   1
         1   b   b
         0   b   .
        -1   b   e
        red farmer on field 0 at 0,0
        """,
        draw="e u",
        modules="abbey",
    )
    t.lay(1, 0, "south").put("barn on corner nw").expect(score=[3, 0])


# -- the wagon -----------------------------------------------------------------------------------------


def test_wagon_moves_to_cloister() -> None:
    """C-089 (O-11)"""
    t = Table(
        """
             0   1   2   3
         0  a<   u   u   .
        -1   .   .   b  u>
        blue wagon on road 0 at 1,0
        red highwayman on road 0 at 3,-1
        """,
        draw="w u",
        modules="abbey",
    )
    t.lay(3, 0).put("none").expect(score=[0, 4], asked=(1, "wagon"))
    assert t.can() == ["home", "wagon to 0,0", "wagon to 3,0"]  # the third is the road to the east
    assert t.refuses(ACTION_MOVE_TO + cell_at(3, -1)) == "wagon_next_door"
    t.put("wagon to 0,0").expect(on_map=["0 highwayman at 3,-1", "1 wagon at 0,0"])
    assert t.view()["figures"][1]["feature"] == "cloister"
    assert t.asked == (1, "place")


def test_wagon_may_return_instead_of_moving() -> None:
    t = Table("a< u .\nblue wagon on road 0 at 1,0", draw="w u", modules="abbey").lay(2, 0).put("none")
    t.put("home").expect(wagon_1=1, on_map=[])


def test_wagon_moves_to_city() -> None:
    """C-090 (O-11)"""
    t = Table(
        """
             -1   0
         1   e>   t
         0    u   .
        -1    b  av
        blue wagon on road 0 at 0,1
        red highwayman on road 0 at -1,0
        """,
        draw="w u",
        modules="abbey",
    )
    t.lay(0, 0, "east").put("none").expect(score=[0, 2])
    assert t.can() == ["home", "wagon to -1,1", "wagon to 0,1"]  # any tile of the city
    t.put("wagon to 0,1")
    assert t.view()["figures"][1]["feature"] == "city"


def test_wagon_leaves_city_along_unfinished_road() -> None:
    """C-091 (O-11)"""
    t = Table(
        """
             0                     1  2  3   4
         1   .                     a  .  ev  .
         0  e>  inns_city_ew_shield   g  r   .
        blue wagon on city 0 at 2,0
        """,
        draw="e u",
        modules="abbey inns",
    )
    t.lay(4, 0, "west").put("none").expect(score=[0, 14], can=["home", "wagon to 1,0"])
    t.put("wagon to 1,0")
    stands = t.view()["figures"][0]
    assert (stands["feature"], stands["number"]) == ("road", 1)  # the southern one; the northern one is complete


def test_wagon_that_cannot_move_returns() -> None:
    """C-092"""
    t = Table("a< u .\nblue wagon on road 0 at 1,0\nred monk on cloister 0 at 0,0", draw="a u", modules="abbey")
    t.lay(2, 0, "east").put("monk on cloister 0").expect(score=[0, 3], wagon_1=1, asked=(1, "place"))


def test_several_wagons_move_one_by_one() -> None:
    """C-093"""
    t = Table(
        "t\nu>\n.\nred wagon on road 0 at 0,2\nblue wagon on road 0 at 0,1",
        draw="abbey_road_s u",
        modules="abbey",
        active=1,
    )
    t.lay(0, 0, "south").put("none").expect(score=[3, 3], asked=(1, "wagon"))
    t.put("wagon to 0,2").expect(on_map=["1 wagon at 0,2"], wagon_0=1, asked=(0, "place"))


def test_second_wagon_may_move_if_first_does_not() -> None:
    """C-093, if Blue keeps the wagon."""
    t = Table(
        "t\nu>\n.\nred wagon on road 0 at 0,2\nblue wagon on road 0 at 0,1",
        draw="abbey_road_s u",
        modules="abbey",
        active=1,
    )
    t.lay(0, 0, "south").put("none").put("home").expect(asked=(0, "wagon"))
    t.put("wagon to 0,2").expect(on_map=["0 wagon at 0,2"])


def test_wagon_may_move_if_owner_scored_nothing() -> None:
    """C-094"""
    t = Table(
        """
             -1   0   1
         1    .  ev   .
         0    .   t  e<
        red knight on city 0 at 0,1
        red knight on city 0 at 1,0
        blue wagon on city 0 at 0,0
        """,
        draw="e u",
        modules="abbey",
    )
    t.lay(-1, 0, "east").put("none").expect(score=[8, 0], asked=(1, "wagon"), can=["home", "wagon to 0,0"])
    t.put("wagon to 0,0").expect(on_map=["1 wagon at 0,0"])


def test_wagon_never_moves_to_field() -> None:
    """C-095"""
    t = Table("u .", draw="u u", modules="abbey").lay(1, 0)
    assert [text for text in t.figures() if "wagon" in text] == ["wagon on road 0"]
    assert t.refuses(meeple_action(WAGON, 1))


def test_wagon_chooses_tile_and_then_feature() -> None:
    """Four free roads leave the cloister on the same tile: first the tile is chosen, then the road."""
    t = Table(
        """
         b  u>                    b
         u  abbey_cloister_roads  u
         b  u>                    .
        blue wagon on cloister 0 at 1,1
        """,
        draw="b u",
        modules="abbey",
    )
    t.lay(2, 0).put("none")
    t.expect(score=[0, 9], can=["home", "wagon to 1,0", "wagon to 0,1", "wagon to 1,1", "wagon to 2,1", "wagon to 1,2"])
    t.put("wagon to 1,1")
    t.expect(asked=(1, "wagon"), can=["wagon on road 0", "wagon on road 1", "wagon on road 2", "wagon on road 3"])
    t.put("wagon on road 2")
    assert t.view()["figures"][0]["number"] == 2
    assert t.asked == (1, "place")


def test_wagon_moves_to_abbey_that_closes_its_road() -> None:
    """O-11: an abbey touches every road and city that it closes."""
    t = Table(HOLE + "blue wagon on road 0 at 0,1", draw="u u", modules="abbey", active=1)
    t.put("abbey at 1,1").put("none").expect(asked=(1, "wagon"))
    assert t.can() == ["home", "wagon to -2,1", "wagon to 1,1"]  # the cloister where the road began, and the abbey
    t.put("wagon to 1,1").expect(on_map=["1 wagon at 1,1"])


def test_wagon_leaves_abbey() -> None:
    t = Table(
        """
             0   1   2   3
         2   b  e   b   .
         1   u  abbey_tile u .
         0   b  ev  .   .
        blue wagon on cloister 0 at 1,1
        """,
        draw="b u",
        modules="abbey",
    )
    t.lay(2, 0).put("none").expect(score=[0, 9], can=["home", "wagon to 0,1", "wagon to 2,1"])


def test_wagon_removed_by_dragon_returns_and_does_not_move() -> None:
    """C-172 (O-40)"""
    t = Table(
        "dragon_volcano_road_s< u .\nblue wagon on road 0 at 1,0\ndragon at 0,0",
        draw="dragon_symbol_crossing_esw u",
        modules="abbey dragon",
    )
    t.lay(2, 0).put("none").expect(can=["dragon east"])
    t.put("dragon east").expect(wagon_1=1)
    t.put("dragon east").expect(score=[0, 0], asked=(1, "place"))


def test_road_with_three_branches_has_three_ends() -> None:
    """C-180"""
    t = Table(
        """
             -1   0               1   2   3
         2    .   a               .   .   .
         1    .   u>              .   .   .
         0   a<   abbey_road_new  u   u   .
        red highwayman on road 0 at 0,1
        """,
        draw="abbey_road_s u",
        modules="abbey king",
    )
    (road,) = [f for f in t.features() if f["kind"] == "road"]
    assert (road["tiles"], road["open"]) == (6, 1)
    t.lay(3, 0, "east").put("none").expect(score=[7, 0], king={"robber_tiles": 7})


# -- impossible board texts --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "b b\nb b\nred barn on corner se at 0,0",  # three tiles are missing there
        "e> e<\nb b\nred barn on corner ne at 0,0",  # two corners are city
        "b b\nb b\nred barn on field 0 at 0,0",  # a barn stands on a corner
    ],
)
def test_impossible_barn_position_is_refused(text: str) -> None:
    with pytest.raises(InvalidSnapshot):
        make_position(text, "u", "abbey")


def test_refusals_say_why() -> None:
    t = Table(FOUR_CORNERS, draw="b u", modules="abbey", players=4, active=1).lay(1, 0)
    assert t.refuses(ACTION_BUILD_BARN) == "barn_needs_corner"
    t.put("barn on corner nw")
    t = Table("a< u .\nblue wagon on road 0 at 1,0", draw="w u", modules="abbey").lay(2, 0).put("none")
    assert t.refuses(ACTION_NONE + 10_000_000) == "wagon_or_home"
