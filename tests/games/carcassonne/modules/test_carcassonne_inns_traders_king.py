"""Scenarios of Inns & Cathedrals, Traders & Builders, King & Robber Baron."""

from __future__ import annotations

from carcassonne_test_table import Table

# -- Inns & Cathedrals -------------------------------------------------------------------------------


def test_big_follower_beats_one_follower() -> None:
    """C-031"""
    t = Table("w u\nred highwayman on road 0 at 0,0\nblue big highwayman on road 0 at 1,0", draw="w b", modules="inns")
    t.lay(2, 0, figure="none").expect(score=[0, 3], home_1={"follower": 7, "big": 1})


def test_big_follower_ties_with_two_followers() -> None:
    """C-032"""
    t = Table(
        """
        .  nv
        e> n
        blue big knight on city e at 0,0
        red knight on city n at 1,0
        red knight on city e at 1,1
        """,
        draw="e b",
        modules="inns",
    )
    t.lay(2, 1, "west", figure="none").expect(score=[8, 8])


def test_big_farmer_stays_and_counts_twice() -> None:
    """C-033"""
    t = Table(
        "e> h> e<\nb b .\nblue farmer on field 0 at 0,0\nred big farmer on field 0 at 1,0", draw="b", modules="inns"
    )
    assert t.home(0) == {"follower": 7, "big": 0}
    t.lay(2, 0)
    assert not [figure for figure in t.figures() if figure.startswith("big")]
    t.put("none").expect(asked=(-1, "over"), score=[6, 0], home_0={"follower": 7, "big": 0})


def test_big_follower_can_be_placed_like_follower() -> None:
    t = Table("b\nblue farmer on field 0 at 0,0", draw="j b", modules="inns")
    t.lay(1, 0)
    assert t.figures() == [
        "knight on city 0",
        "highwayman on road 0",
        "farmer on field 1",
        "big knight on city 0",
        "big highwayman on road 0",
        "big farmer on field 1",
    ]
    t.put("big knight on city 0").expect(on_map=["1 farmer at 0,0", "0 big knight at 1,0"])


def test_inn_doubles_completed_road() -> None:
    """C-034"""
    t = Table("w inns_road_ew\nblue highwayman on road 0 at 1,0", draw="w b", modules="inns")
    t.lay(2, 0, figure="none").expect(score=[0, 6])


def test_second_inn_adds_nothing() -> None:
    """C-035"""
    t = Table("inns_crossing inns_road_ew\nblue highwayman on road 0 at 1,0", draw="w b", modules="inns")
    t.lay(2, 0, figure="none").expect(score=[0, 6])


def test_unfinished_road_with_inn_scores_nothing() -> None:
    """C-036"""
    t = Table("w inns_road_ew u u u\nblue highwayman on road 0 at 1,0", draw="b", modules="inns")
    t.lay(0, 1, figure="none").expect(asked=(-1, "over"), score=[0, 0])


def test_inn_counts_only_for_its_road() -> None:
    """The crossing has its inn on the east road: the south road is an ordinary one."""
    t = Table("inns_crossing\nu>\nblue highwayman on road 0 at 0,0", draw="w b", modules="inns")
    t.lay(0, -1, "east", figure="none").expect(score=[0, 3])


def test_cathedral_makes_tiles_and_shields_score_three() -> None:
    """C-037"""
    t = Table("mv n< .\nm> inns_cathedral e<\nblue knight on city w at 2,0", draw="e b", modules="inns")
    t.lay(1, -1, figure="none").expect(score=[0, 24])


def test_second_cathedral_adds_nothing() -> None:
    """C-038: eight tiles, no shield (no city with two cathedrals is smaller)."""
    t = Table(
        """
             -1  0   1   2
         1   .   nv  inns_cathedral  e<
         0   e>  inns_cathedral  n   .
        -1   .   e   .   .
        blue knight on city e at -1,0
        """,
        draw="e b",
        modules="inns",
    )
    t.lay(1, 2, "south", figure="none").expect(score=[0, 24])


def test_unfinished_city_with_cathedral_scores_nothing() -> None:
    """C-039"""
    t = Table(
        """
             0  1  2  3  4               5
         1   .  .  .  .  ev              ev
         0   e> f  f  g  inns_cathedral  q
        -1   .  .  .  .  e               .
        blue knight on city e at 0,0
        """,
        draw="b",
        modules="inns",
    )
    city = next(feature for feature in t.features() if feature["figures"] == [0])
    assert (city["tiles"], city["shields"], city["marks"], city["complete"]) == (9, 3, ["cathedral"], False)
    t.lay(0, -1, figure="none").expect(score=[0, 0])


# -- Traders & Builders: the builder -----------------------------------------------------------------

BUILDER_ROAD = "w u u\nred highwayman on road 0 at 0,0\nred builder on road 0 at 1,0\n"


def test_extending_road_of_own_builder_earns_second_tile() -> None:
    """C-040"""
    t = Table(BUILDER_ROAD, draw="u b b b", modules="traders")
    t.lay(3, 0, figure="none").expect(asked=(0, "place"), part=2)
    assert t.events("second_part") == [{"player": 0}]
    t.lay(0, 1, figure="monk on cloister 0").expect(asked=(1, "place"), part=1)


def test_second_tile_earns_no_third() -> None:
    """C-041"""
    t = Table(BUILDER_ROAD, draw="u u b b", modules="traders")
    t.lay(3, 0, figure="none").lay(4, 0, figure="none").expect(asked=(1, "place"))
    t.lay(0, 1, figure="none").expect(asked=(0, "place"))
    assert t.events("second_part") == [{"player": 0}]


def test_builder_returned_in_first_part_can_be_placed_in_second() -> None:
    """C-042"""
    t = Table(BUILDER_ROAD, draw="l g b", modules="traders")
    t.lay(3, 0, figure="knight on city 0").expect(score=[4, 0])
    t.expect(home_0={"follower": 6, "builder": 1, "pig": 1}, asked=(0, "place"))
    t.lay(3, 1, "east")
    assert "builder on city 0" in t.figures()
    assert "knight on city 0" not in t.figures()
    t.put("builder on city 0").expect(on_map=["0 knight at 3,0", "0 builder at 3,1"], asked=(1, "place"))


def test_tile_elsewhere_earns_no_second_tile() -> None:
    t = Table(BUILDER_ROAD, draw="b b", modules="traders")
    t.lay(0, 1, figure="none").expect(asked=(1, "place"))


def test_placing_builder_earns_no_second_tile() -> None:
    t = Table("w u\nred highwayman on road 0 at 0,0", draw="u b b", modules="traders")
    t.lay(2, 0, figure="builder on road 0").expect(asked=(1, "place"))


def test_second_part_without_tile_ends_game() -> None:
    """The pile is empty: the second part has no tile, and the game is over."""
    t = Table(BUILDER_ROAD, draw="u", modules="traders")
    t.lay(3, 0, figure="none").expect(asked=(-1, "over"), score=[4, 0])


def test_builder_has_no_strength() -> None:
    """C-043"""
    t = Table(
        "e> g\nred knight on city e at 0,0\nred builder on city e at 1,0\nblue knight on city e at 1,0",
        draw="e b",
        modules="traders",
        active=1,
    )
    t.lay(2, 0, "west", figure="none").expect(score=[6, 6])
    t.expect(home_0={"follower": 7, "builder": 1, "pig": 1}, asked=(0, "place"))


def test_tile_of_other_player_earns_builder_nothing() -> None:
    """C-044"""
    t = Table(
        "e>\nred knight on city e at 0,0\nred builder on city e at 0,0", draw="g b b", modules="traders", active=1
    )
    t.lay(1, 0, figure="none").expect(asked=(0, "place"))
    t.lay(0, -1, figure="none").expect(asked=(1, "place"))
    assert t.events("second_part") == []


def test_builder_joins_own_follower_on_road_or_city() -> None:
    """C-045: not on a road that only another player holds, not in a field."""
    t = Table("w u\nblue highwayman on road 0 at 0,0\nred farmer on field nl at 0,0", draw="u b", modules="traders")
    t.lay(2, 0).expect(figures=["farmer on field 1", "pig on field 0"])


def test_builder_cannot_be_placed_on_completed_feature() -> None:
    """O-09"""
    t = Table("w u\nred highwayman on road 0 at 0,0", draw="w b", modules="traders")
    t.lay(2, 0)
    assert "builder on road 2" not in t.figures()
    assert not [figure for figure in t.figures() if figure.startswith("builder")]


# -- the pig, and goods ------------------------------------------------------------------------------

TWO_CITIES_AND_A_FIELD = "e> h> e<\nb b .\n"


def test_pig_adds_points_only_with_majority() -> None:
    """C-046"""
    t = Table(
        TWO_CITIES_AND_A_FIELD
        + "blue farmer on field 0 at 0,0\nblue farmer on field 0 at 1,0\nblue pig on field 0 at 0,0\n"
        + "red farmer on field 0 at 0,0\nred pig on field 0 at 0,0",
        draw="b",
        modules="traders",
    )
    t.lay(2, 0, figure="none").expect(score=[0, 8])


def test_pig_adds_points_only_for_its_owner_in_shared_field() -> None:
    """C-047"""
    t = Table(
        TWO_CITIES_AND_A_FIELD
        + "red farmer on field 0 at 0,0\nblue farmer on field 0 at 1,0\nblue pig on field 0 at 0,0",
        draw="b",
        modules="traders",
    )
    t.lay(2, 0, figure="none").expect(score=[6, 8])


def test_pig_joins_only_own_farmer() -> None:
    t = Table("b\nred farmer on field 0 at 0,0", draw="b b b", modules="traders")
    t.lay(1, 0).expect(figures=["monk on cloister 0", "pig on field 0"])
    t.put("pig on field 0")
    t.lay(2, 0).expect(figures=["monk on cloister 0"])


def test_goods_go_to_the_player_who_completes_the_city() -> None:
    """C-048"""
    t = Table(
        "e> traders_city_ew_grain_road_s traders_city_ew_wine traders_city_nw_grain\nblue knight on city e at 0,0",
        draw="e b",
        modules="traders",
    )
    t.lay(3, 1, "south", figure="none").expect(score=[0, 10])
    assert goods(t) == [{"wine": 1, "grain": 2, "cloth": 0}, {"wine": 0, "grain": 0, "cloth": 0}]
    assert t.events("goods") == [
        {"player": 0, "goods": "wine", "count": 1},
        {"player": 0, "goods": "grain", "count": 2},
    ]


def test_city_without_knight_gives_goods() -> None:
    """C-049"""
    t = Table("e>", draw="traders_city_nw_cloth_road_e e b", modules="traders", players=3, active=1)
    t.lay(1, 0, figure="none")
    t.lay(1, 1, "south", figure="farmer on field 0").expect(score=[0, 0, 0])
    assert goods(t)[2] == {"wine": 0, "grain": 0, "cloth": 1}
    assert t.events("goods") == [{"player": 2, "goods": "cloth", "count": 1}]
    assert t.asked == (0, "place")


def goods(t: Table) -> list[dict[str, int]]:
    shown: list[dict[str, int]] = t.view()["extra"]["traders"]["goods"]
    return shown


def give_goods(t: Table, held: list[list[int]]) -> None:
    """Give goods: wine, grain, cloth for each player."""
    slot = [module.id for module in t.state.rules.modules].index("traders")
    t.state.extra[slot] = [0, *[count for goods in held for count in goods]]


def test_most_goods_score_ten_at_game_end() -> None:
    """C-050"""
    t = Table("b", draw="b", modules="traders")
    give_goods(t, [[3, 2, 1], [3, 1, 1]])
    t.lay(1, 0, figure="none").expect(score=[30, 20])
    assert t.state.seat_metrics(0)["points_goods"] == 30


def test_goods_that_nobody_has_score_nothing() -> None:
    """C-051 (O-34)"""
    t = Table("b", draw="b", modules="traders")
    give_goods(t, [[1, 1, 0], [0, 1, 0]])
    t.lay(1, 0, figure="none").expect(score=[20, 10])


def test_roads_on_printed_bridge_are_not_joined() -> None:
    """C-178: two roads that do not touch, and four fields."""
    t = Table(
        "w traders_roads_ns_ew_bridge\n.  u>\nred highwayman on road 0 at 0,1\nblue highwayman on road 0 at 1,0",
        draw="w b",
        modules="traders",
    )
    (bridge,) = [i for i, laid in enumerate(t.view()["board"]) if "bridge" in laid["tile"]]
    kinds = [f["kind"] for f in t.features() if any(piece[0] == bridge for piece in f["pieces"])]
    assert sorted(kinds) == ["field"] * 4 + ["road"] * 2
    t.lay(2, 1, figure="none").expect(score=[3, 0], on_map=["1 highwayman at 1,0"])


# -- King & Robber Baron -----------------------------------------------------------------------------


def king(t: Table) -> dict[str, int]:
    shown: dict[str, int] = t.view()["extra"]["king"]
    return shown


def test_king_goes_to_player_who_completes_larger_city() -> None:
    """C-134 (O-30)"""
    t = Table(
        """
             0  1  2  3  4
         1   e> g  .  .  .
         0   u  u  u  u  u
        -1   e> f  .  .  .
        -2   b  b  .  .  .
        -3   j> f  m  .  .
        blue knight on city e at 0,1
        """,
        draw="e e e b",
        modules="king",
        players=3,
    )
    t.lay(2, 1, "west", figure="none").expect(score=[0, 6, 0], asked=(1, "place"), king={"king": 0, "king_tiles": 3})
    t.lay(2, -1, "west", figure="none")
    assert (king(t)["king"], king(t)["king_tiles"]) == (0, 3)  # an equal city changes nothing
    assert t.asked == (2, "place")
    t.lay(2, -2, "south", figure="none").expect(king={"king": 2, "king_tiles": 4})
    assert t.events("king") == [{"player": 0, "tiles": 3}, {"player": 2, "tiles": 4}]
    assert king(t)["cities"] == 3


def test_robber_baron_goes_to_player_who_completes_longer_road() -> None:
    """C-135"""
    t = Table("wv u u .\nw u u u", draw="w w b", modules="king", active=1)
    t.lay(3, 1, "south", figure="none").expect(king={"robber": 1, "robber_tiles": 4})
    t.lay(4, 0, figure="none").expect(king={"robber": 0, "robber_tiles": 5})
    assert t.events("robber") == [{"player": 1, "tiles": 4}, {"player": 0, "tiles": 5}]
    assert t.events("king") == []
    assert t.asked == (1, "place")


def test_road_of_the_same_length_leaves_the_robber_baron() -> None:
    """O-30: the robber baron stays, as the king does."""
    t = Table("wv u .\nw u .", draw="w w b", modules="king", active=1)
    t.lay(2, 1, "south", figure="none").expect(king={"robber": 1, "robber_tiles": 3})
    t.lay(2, 0, figure="none").expect(king={"robber": 1, "robber_tiles": 3})


def hold(t: Table, numbers: list[int]) -> None:
    """Holders and sizes of the king and the robber baron."""
    slot = [module.id for module in t.state.rules.modules].index("king")
    t.state.extra[slot] = numbers


def test_king_and_robber_baron_score_completed_cities_and_roads() -> None:
    """C-136: every complete city, every complete road on the board, independent of the player."""
    t = Table("e> h> h> e< .\nw u w u w", draw="b", modules="king")
    hold(t, [0, 2, 1, 3])
    t.lay(0, 2, figure="none").expect(asked=(-1, "over"), score=[3, 2])
    assert t.state.seat_metrics(0)["points_king"] == 3
    assert t.state.seat_metrics(1)["points_robber"] == 2


def test_larger_of_two_cities_completed_at_once_counts() -> None:
    """C-137 (O-30)"""
    t = Table(
        """
        .  .  .  .  .  ev .
        e> g  .  f  f  r  e<
        u  u  u  u  u  u  u
        """,
        draw="h b",
        modules="king",
    )
    hold(t, [1, 5, -1, 0])
    t.lay(2, 1, "east", figure="none").expect(king={"king": 0, "king_tiles": 6})
    assert {event["tiles"] for event in t.events("completed")} == {3, 6}


def test_king_and_robber_baron_have_no_owner_at_start() -> None:
    t = Table("b", draw="u b", modules="king")
    t.lay(0, 1, figure="none").expect(king={"king": -1, "robber": -1})
    t.lay(0, -1, figure="none").expect(asked=(-1, "over"), score=[0, 0])
