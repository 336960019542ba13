"""Scenarios of the base game. Players are red, blue, green, yellow, black: 0, 1, 2, 3, 4.

Boards are written as ``position_parser`` reads them; the letters are the 24 tiles of the base game.
"""

from __future__ import annotations

from typing import Any

import pytest
from carcassonne_test_table import Table

from bastide.core import InvalidOption, InvalidPlayers
from bastide.games.carcassonne.modules.base.module import FOLLOWER
from bastide.games.carcassonne.modules.inns.module import BIG_FOLLOWER
from bastide.games.carcassonne.modules.module_registry import MODULE_IDS, make_module
from bastide.games.carcassonne.rules.action_space import ACTION_NONE, ACTION_SPACE_SIZE, meeple_action
from bastide.games.carcassonne.rules.board.cell_coordinates import FACINGS, cell_at
from bastide.games.carcassonne.rules.game import GAME

# -- completed features ----------------------------------------------------------------------------


def test_completed_road_scores_its_tiles_and_highwayman_returns() -> None:
    """C-001"""
    t = Table("w u u\nred highwayman on road 0 at 1,0", draw="w b")
    t.lay(3, 0, figure="none").expect(score=[4, 0], home_0={"follower": 7}, on_map=[])
    assert t.events("completed") == [
        {"player": 0, "tiles": 4, "shields": 0, "feature": "road", "number": 0, "x": 1, "y": 0}
    ]
    assert t.events("scored") == [
        {"player": 0, "points": 4, "category": "roads", "final": 0, "feature": "road", "number": 0, "x": 1, "y": 0}
    ]
    assert t.events("returned") == [{"player": 0, "figure": "follower", "x": 1, "y": 0}]
    assert t.asked == (1, "place")


def test_tile_crossed_twice_by_road_counts_once() -> None:
    """C-002: five pieces on four tiles (fewer than four tiles make no ring)."""
    t = Table("w .\nvv v>\nred highwayman on road 0 at 0,1", draw="v b")
    t.lay(1, 1, figure="none").expect(score=[4, 0], asked=(1, "place"))


def test_crossing_shared_by_joined_roads_counts_once() -> None:
    """C-002 with an old crossing: both roads have counted it before they become one."""
    t = Table("w v\nvv .\nred highwayman on road 0 at 0,1\nblue highwayman on road 1 at 0,1", draw="v b")
    t.lay(1, 0, "east", figure="none").expect(score=[4, 4])


def test_completed_city_scores_tiles_and_shields() -> None:
    """C-003"""
    t = Table("e> f\nred knight on city e at 0,0", draw="e b")
    t.lay(2, 0, "west", figure="none").expect(score=[8, 0], home_0={"follower": 7})


def test_completed_city_without_shield_scores_two_per_tile() -> None:
    """C-004"""
    t = Table(". nv\ne> n\nred knight on city e at 0,0", draw="e b")
    t.lay(2, 1, "west", figure="none").expect(score=[8, 0])


def test_two_pieces_of_one_city_on_one_tile_count_once() -> None:
    """C-005: five pieces on four tiles."""
    t = Table("nv n<\nn> .\nred knight on city 0 at 0,0", draw="i b")
    t.lay(1, 0, figure="none").expect(score=[8, 0])
    assert t.events("completed") == [
        {"player": 0, "tiles": 4, "shields": 0, "feature": "city", "number": 0, "x": 1, "y": 1}
    ]


def test_shared_city_scores_in_full_for_both() -> None:
    """C-006"""
    t = Table(
        """
        .  .  ev av
        e> g  .  e<
        b  b  b  b
        red knight on city e at 0,1
        blue knight on city w at 3,1
        """,
        draw="r u",
    )
    t.lay(2, 1, figure="none").expect(score=[10, 10], on_map=[])


RING_AROUND_A_CLOISTER = """
    u  u  .
    e< b  e>
    u  u  u
    red monk on cloister 0 at 1,1
"""


def test_cloister_is_complete_with_eighth_neighbour_even_diagonal() -> None:
    """C-007, for any player who places the tile."""
    t = Table(RING_AROUND_A_CLOISTER, draw="u b", active=1)
    t.lay(2, 2, figure="none").expect(score=[9, 0], home_0={"follower": 7})
    assert t.events("completed") == [
        {"player": 1, "tiles": 9, "shields": 0, "feature": "cloister", "number": 0, "x": 1, "y": 1}
    ]
    assert t.asked == (0, "place")


def test_cloister_placed_in_hole_is_complete_at_once() -> None:
    t = Table("u  u  u\ne< .  e>\nu  u  u", draw="b b")
    t.lay(1, 1, figure="monk on cloister 0").expect(score=[9, 0], on_map=[])


def test_knight_placed_in_completed_city_scores_and_returns_at_once() -> None:
    """C-008"""
    t = Table("e>", draw="e b")
    t.lay(1, 0, "west", figure="knight on city 0").expect(score=[4, 0], home_0={"follower": 7})


def test_highwayman_placed_on_completed_road_scores_and_returns_at_once() -> None:
    """C-009"""
    t = Table("w u", draw="w b")
    t.lay(2, 0, figure="highwayman on road 2").expect(score=[3, 0], home_0={"follower": 7})


def test_majority_scores_everything_and_all_followers_return() -> None:
    """C-010"""
    t = Table(
        """
        .  .  ev av .
        e> f  .  g  e<
        b  b  b  b  .
        red knight on city e at 0,1
        red knight on city s at 2,2
        blue knight on city w at 4,1
        """,
        draw="r u",
    )
    t.lay(2, 1, figure="none").expect(score=[14, 0])
    assert t.home(0) == t.home(1) == {"follower": 7}


def test_unoccupied_feature_scores_nothing() -> None:
    """C-011"""
    t = Table("w u u u", draw="w b", players=3, active=2)
    t.lay(4, 0, figure="farmer on field 0").expect(score=[0, 0, 0], on_map=["2 farmer at 4,0"])
    t.expect(home_2={"follower": 6}, asked=(0, "place"))


def test_one_tile_completes_three_features() -> None:
    """C-012 (O-37)"""
    t = Table(
        """
            -2  -1  0  1  2
         3   .   .  .  e  ev
         2   w   u  u  u  .
         1   .   .  e< b  vv
         0   .   .  u  u  u
        red highwayman on road 0 at 0,2
        blue knight on city s at 2,3
        green monk on cloister 0 at 1,1
        """,
        draw="l b",
        players=4,
        active=3,
    )
    t.lay(2, 2, figure="none").expect(score=[5, 4, 9, 0], on_map=[], asked=(0, "place"))


def test_returned_follower_is_not_available_for_same_tile() -> None:
    """C-013"""
    farmers = "red farmer on field 0 at 0,0\n" * 6
    t = Table("e>\nred knight on city e at 0,0\n" + farmers, draw="e b")
    t.lay(1, 0, "west").expect(figures=[])
    t.put("none").expect(score=[4, 0], home_0={"follower": 1})


def test_ring_of_road_is_complete() -> None:
    """C-014"""
    t = Table("v< .\nvv v>\nred highwayman on road 0 at 0,0", draw="v b")
    t.lay(1, 1, figure="none").expect(score=[4, 0], on_map=[])


# -- placing ---------------------------------------------------------------------------------------


def test_farmer_may_join_free_field_next_to_occupied_city() -> None:
    """C-015"""
    t = Table("e>\nred knight on city e at 0,0", draw="n b", active=1)
    t.lay(1, 0).expect(figures=["farmer on field 0"])
    assert t.refuses(meeple_action(FOLLOWER, 0)) == "occupied"


def test_own_farmer_blocks_field() -> None:
    """C-016"""
    t = Table("b\nblue farmer on field 0 at 0,0", draw="j b", active=1)
    t.lay(1, 0).expect(figures=["knight on city 0", "highwayman on road 0", "farmer on field 1"])


def test_tile_that_joins_occupied_fields_takes_no_farmer() -> None:
    """C-017"""
    t = Table(
        """
        dv u  dv
        f> .  f>
        red farmer on field el at 0,0
        blue farmer on field wl at 2,0
        green farmer on field sl at 1,1
        """,
        draw="b b",
        players=4,
        active=3,
    )
    t.lay(1, 0).expect(figures=["monk on cloister 0"])
    joined = [feature for feature in t.features() if len(feature["figures"]) > 0]
    assert [feature["figures"] for feature in joined] == [[0, 1, 2]]


def test_edges_must_match_and_tiles_must_touch() -> None:
    """C-018"""
    t = Table("d", draw="e b")
    assert not t.may_lay(1, 0)  # a field against the road
    assert not t.may_lay(1, 1)  # only a corner touches
    assert not t.may_lay(0, 0)  # there is a tile already
    assert t.may_lay(0, -1, "east")
    assert not t.may_lay(0, -1)  # city against field
    assert t.may_lay(0, 1, "south")  # city against city
    assert not t.may_lay(0, 1, "north")  # field against city

    def refused(x: int, y: int, facing: str = "north") -> str:
        code: str = t.refuses(cell_at(x, y) * 4 + FACINGS.index(facing))
        return code

    assert refused(1, 0) == "edges_differ"
    assert refused(1, 1) == "no_neighbour"
    assert refused(0, 0) == "cell_taken"
    assert t.refuses(0) == "outside_map"
    assert t.refuses(ACTION_NONE) == "lay_tile_now"
    assert t.asked == (0, "place")


def test_equal_rotations_are_offered_once() -> None:
    t = Table("b", draw="u b")
    assert len(t.can()) == 4  # each side once: the road runs along it, never into it
    assert t.may_lay(0, 1, "north")
    assert not t.may_lay(0, 1, "south")
    assert t.refuses(cell_at(0, 1) * 4 + 2) == "looks_same"


def test_tile_that_fits_nowhere_is_replaced() -> None:
    """C-019 (O-01)"""
    t = Table("b", draw="c e u").expect(asked=(0, "place"))
    assert t.state.decision(0).about == {"tile": "base_e_city_n"}
    assert "base_c_city_nesw_shield" in t.view()["removed"]
    t.lay(1, 0, "east", figure="none").expect(asked=(1, "place"))


def test_game_ends_if_last_tiles_fit_nowhere() -> None:
    t = Table("b", draw="e x")
    t.lay(1, 0, "east", figure="none").expect(asked=(-1, "over"))
    assert t.events("unplaceable") == [{"player": 1, "tile": "base_x_crossing_nesw"}]


def test_follower_cannot_be_placed_with_empty_supply() -> None:
    """C-020"""
    farmers = "blue farmer on field 0 at 0,0\n" * 7
    t = Table("b\n" + farmers, draw="u b", active=1)
    t.lay(0, 1).expect(can=["none"])
    assert t.refuses(meeple_action(FOLLOWER, 0)) == "none_at_home"
    assert t.refuses(meeple_action(BIG_FOLLOWER, 0)) == "not_in_game"
    assert t.refuses(meeple_action(FOLLOWER, 9)) == "no_such_feature"
    assert t.refuses(5) == "figure_or_none"
    t.put("none").expect(asked=(0, "place"))


# -- final scoring -----------------------------------------------------------------------------------


def test_unfinished_road_scores_its_tiles_at_game_end() -> None:
    """C-021"""
    t = Table("w u u\nred highwayman on road 0 at 1,0", draw="b")
    t.lay(0, 1, figure="none").expect(score=[3, 0], asked=(-1, "over"))
    assert t.events("scored") == [
        {"player": 0, "points": 3, "category": "roads", "final": 1, "feature": "road", "number": 0, "x": 1, "y": 0}
    ]
    assert t.events("game_over") == [{"players": [0]}]


def test_unfinished_cloister_scores_itself_and_its_neighbours() -> None:
    """C-022"""
    t = Table(".  .  .\ne< b  e>\n.  u  .\nyellow monk on cloister 0 at 1,1", draw="u", players=4)
    t.lay(1, 2, figure="none").expect(score=[0, 0, 0, 5])


def test_unfinished_city_scores_tiles_and_shields() -> None:
    """C-023"""
    t = Table("e> f\nblue knight on city e at 0,0", draw="b")
    t.lay(0, -1, figure="none").expect(score=[0, 3])


def test_only_majority_scores_unfinished_city() -> None:
    """C-024"""
    t = Table(
        """
        .  .  .  .  ev
        e> f  f  g  r
        green knight on city e at 0,0
        green knight on city e at 1,0
        black knight on city e at 3,0
        """,
        draw="b",
        players=5,
    )
    t.lay(0, -1, figure="none").expect(score=[0, 0, 8, 0, 0])


def test_farmers_score_only_complete_cities() -> None:
    """C-025: the city at the end of the road adjoins both fields, and is not complete."""
    t = Table(
        """
             0  1  2  3  4
         1   e> e< e> e< .
         0   u  u  u  u  t>
        -1   e> h> .  .  .
        blue farmer on field nl at 0,0
        red farmer on field sl at 0,0
        """,
        draw="b",
    )
    t.lay(0, -2, figure="none").expect(score=[3, 6])


def test_one_farmer_scores_all_cities_of_field() -> None:
    """C-026"""
    t = Table("e> h> h> e<\nb  b  b  b\nblue farmer on field 0 at 0,0", draw="u")
    t.lay(0, -1, figure="none").expect(score=[0, 9])


TWO_FIELDS_AT_ONE_CITY = """
         -1   0   1   2
     1    .   .  ev   .
     0    .  e>   t  e<
    -1    .   b  u>   b
    -2   e>  e<   .   .
    red farmer on field 0 at 0,-1
    yellow farmer on field 0 at 0,0
    blue farmer on field 0 at 2,-1
"""


def test_city_scores_for_every_adjacent_field() -> None:
    """C-027"""
    t = Table(TWO_FIELDS_AT_ONE_CITY, draw="b", players=4)
    t.lay(-1, -1, figure="none").expect(score=[6, 3, 0, 6])


def test_majority_of_field_scores_all_points() -> None:
    """C-028"""
    t = Table(TWO_FIELDS_AT_ONE_CITY + "red farmer on field 0 at 0,-1", draw="b", players=4)
    t.lay(-1, -1, figure="none").expect(score=[6, 3, 0, 0])


def test_city_counts_once_per_field() -> None:
    """C-029"""
    t = Table("e> g  e<\nb  b  b\nred farmer on field 0 at 0,0", draw="u")
    t.lay(0, -1, figure="none").expect(score=[3, 0])


def test_equal_scores_share_the_victory() -> None:
    """C-030"""
    t = Table("b", draw="u", players=3)
    t.state.score = [61, 61, 40]
    t.lay(0, 1, figure="none")
    outcome = t.state.outcome()
    assert outcome is not None
    assert outcome.winners == [0, 1]
    assert outcome.places == [1, 1, 3]
    assert t.events("game_over") == [{"players": [0, 1]}]


def test_points_exceed_the_fifty_of_the_scoring_track() -> None:
    t = Table("e> f\nred knight on city e at 0,0", draw="e b")
    t.state.score = [49, 0]
    t.lay(2, 0, "west", figure="none").expect(score=[57, 0])


# -- set-up and bad input ----------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_base_game_set_up(players: int) -> None:
    state = GAME.new_state(players, {}, 3)
    view = state.view(-1)
    assert view["board"] == [{"tile": "base_d_city_n_road_ew", "x": 0, "y": 0, "facing": "north"}]
    assert view["pile_size"] == 70  # 72 without the start tile and the one in hand
    assert view["supply"] == [{"follower": 7}] * players
    assert view["score"] == [0] * players
    assert state.players_to_act() == [0]


def test_modules_alone_and_together_have_their_tiles() -> None:
    """Pile and hand of a new game, compared with the box."""
    more = {"base": 0, "inns": 18, "traders": 24, "king": 5, "river2": 0}
    more |= {"dragon": 30, "abbey": 12, "bridges": 12, "cult": 5, "count": 0}
    assert list(more) == MODULE_IDS[: len(more)]
    for module in MODULE_IDS[len(more) :]:  # modules added since
        more[module] = sum(tile.count for tile in make_module(module, 0).tiles if tile.supply == "pile")
    for module, tiles in more.items():
        state: Any = GAME.new_state(2, {"modules": [module]}, 1)
        aside = len(state.rules.modules[-1].tiles_set_aside(state)) if module == "dragon" else 0
        in_hand = 0 if module == "river2" else 1
        assert state.view(-1)["pile_size"] == 71 + tiles - in_hand - aside, module
    everything = GAME.new_state(2, {"modules": "all"}, 1)
    assert everything.view(-1)["pile_size"] == 71 + sum(more.values())


def test_invalid_player_count_or_module_is_refused() -> None:
    for players in (1, 7):
        with pytest.raises(InvalidPlayers, match=f"2 to 6 players, not {players}"):
            GAME.new_state(players)
    with pytest.raises(InvalidOption, match="did you mean 'inns'"):
        GAME.new_state(2, {"modules": ["base", "ins"]})


def test_base_game_is_always_included() -> None:
    alone, together = ({"modules": ["inns"]}, {"modules": ["base", "inns"]})
    assert GAME.new_state(2, alone, 4).digest() == GAME.new_state(2, together, 4).digest()
    assert GAME.new_state(2, {"modules": []}, 4).digest() == GAME.new_state(2, {}, 4).digest()


def test_actions_outside_the_action_space_are_refused() -> None:
    t = Table("d", draw="e b")
    for action in (-1, ACTION_SPACE_SIZE, ACTION_SPACE_SIZE + 1):
        t.refuses(action)
    t.lay(0, -1, "east")
    for action in (-1, ACTION_SPACE_SIZE, meeple_action(FOLLOWER, 0) - 2):
        t.refuses(action)
