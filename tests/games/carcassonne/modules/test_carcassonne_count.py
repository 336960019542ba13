"""The Count of Carcassonne, scenario by scenario."""

from __future__ import annotations

from typing import Any

import pytest
from carcassonne_test_table import Table

from bastide.core import InvalidSnapshot, Rng
from bastide.games.carcassonne.modules.base.module import FOLLOWER
from bastide.games.carcassonne.modules.count.module_state_layout import ACTION_MOVE_COUNT
from bastide.games.carcassonne.modules.traders.module import BUILDER, PIG
from bastide.games.carcassonne.rules.action_space import ACTION_MOVE_TO, FIRST_SEND_ACTION, meeple_action
from bastide.games.carcassonne.rules.board.cell_coordinates import cell_at
from bastide.games.carcassonne.rules.game import GAME

ROAD = "w u u\nblue highwayman on road 0 at 1,0\n"
CARCASSONNE = """
count_c0r0 count_c1r0 count_c2r0 count_c3r0
count_c0r1 count_c1r1 count_c2r1 count_c3r1
count_c0r2 count_c1r2 count_c2r2 count_c3r2
"""


def quarters(t: Table, player: int) -> dict[str, dict[str, int]]:
    """A player's meeples by quarter."""
    held: dict[str, dict[str, int]] = t.view()["extra"]["count"]["quarters"][player]
    return {quarter: there for quarter, there in held.items() if there}


def test_quarters_are_worth_no_points() -> None:
    t = Table(CARCASSONNE, draw="w b", modules="count")
    worth = {feature["kind"]: feature["worth"] for feature in t.view()["features"]}
    assert worth["quarter"] == 0
    assert worth["road"] == 1


# -- sending followers to Carcassonne --------------------------------------------------------------------------------


def test_scoring_only_for_others_allows_sending_follower_and_moving_count() -> None:
    """C-146"""
    t = Table(ROAD, draw="w b", modules="count")
    t.lay(3, 0, figure="none")
    assert t.score == [0, 4]
    assert t.asked == (0, "carcassonne")
    assert t.can() == ["none"] + [
        f"send follower to {quarter}" for quarter in ("castle", "market", "blacksmith", "cathedral")
    ]
    t.put("send follower to castle")  # the count is there, which does not matter
    assert quarters(t, 0) == {"castle": {"follower": 1}}
    assert t.home(0) == {"follower": 6}
    t.expect(asked=(0, "count"), can=["none", "count to market", "count to blacksmith", "count to cathedral"])
    assert t.refuses(ACTION_MOVE_COUNT) == "count_there"
    assert t.refuses(ACTION_MOVE_COUNT + 4) == "count_or_stay"
    t.put("count to market").expect(asked=(1, "place"), count={"count": "market"})


def test_sending_follower_is_optional() -> None:
    t = Table(ROAD, draw="w b", modules="count")
    t.lay(3, 0, figure="none").put("none").expect(asked=(1, "place"), count={"count": "castle"})


def test_count_may_stay() -> None:
    t = Table(ROAD, draw="w b", modules="count")
    t.lay(3, 0, figure="none").put("send follower to market").put("none")
    t.expect(asked=(1, "place"), count={"count": "castle"})


def test_own_points_prevent_sending_follower() -> None:
    """C-147"""
    t = Table(
        """
        w u u .
        . . b av
        blue highwayman on road 0 at 1,1
        red highwayman on road 0 at 3,0
        """,
        draw="w b",
        modules="count",
    )
    t.lay(3, 1, figure="none").expect(score=[2, 4], asked=(1, "place"))


def test_points_only_for_active_player_send_no_follower() -> None:
    t = Table(ROAD, draw="w b", modules="count", active=1)
    t.lay(3, 0, figure="none").expect(score=[0, 4], asked=(0, "place"))


def test_one_follower_may_be_sent_per_tile() -> None:
    """C-148"""
    t = Table(
        """
        .  .  b  ev
        w  u  u  .
        blue highwayman on road 0 at 1,0
        green knight on city 0 at 3,1
        """,
        draw="l b",
        modules="count",
        players=3,
    )
    t.lay(3, 0, figure="none").expect(score=[0, 4, 4])
    t.put("send follower to market").put("none").expect(asked=(1, "place"))


def test_follower_returned_by_this_tile_can_be_sent() -> None:
    """Red has only the follower who returns without points."""
    t = Table(
        """
        w  u  u
        red highwayman on road 0 at 1,0
        blue highwayman on road 0 at 2,0
        blue highwayman on road e at 0,0
        red farmer on field n at 0,0
        red farmer on field n at 1,0
        red farmer on field n at 2,0
        red farmer on field s at 1,0
        red farmer on field s at 2,0
        red farmer on field sr at 0,0
        """,
        draw="w b",
        modules="count",
    )
    t.lay(3, 0, figure="none").expect(score=[0, 4])
    assert t.can()[1] == "send follower to castle"


def test_player_without_followers_is_not_asked_to_send_one() -> None:
    farmers = "\n".join(f"red farmer on field n at {x},0" for x in range(3))
    more = "\n".join(f"red farmer on field s at {x},0" for x in (1, 2))
    t = Table(
        f"w u u\nblue highwayman on road 0 at 1,0\n{farmers}\n{more}\nred farmer on field sl at 0,0\n"
        "red farmer on field sr at 0,0",
        draw="w b",
        modules="count",
    )
    t.lay(3, 0, figure="none").expect(score=[0, 4], asked=(1, "place"))


def test_illegal_sends_are_refused() -> None:
    t = Table(ROAD + "red farmer on field n at 0,0\nred builder on road s at 0,0", "w b", "inns traders count")
    t.lay(3, 0, figure="none")
    assert [text for text in t.can() if "builder" in text or "pig" in text] == []
    assert t.refuses(FIRST_SEND_ACTION[PIG] + 1) == "quarter_not_for"
    assert t.refuses(FIRST_SEND_ACTION[BUILDER]) == "none_at_home"
    assert t.refuses(ACTION_MOVE_COUNT) == "send_or_nobody"


def test_second_part_may_send_second_follower() -> None:
    """C-155 (O-27)"""
    t = Table(
        """
             0  1  2  3  4  5
         0   wv u  u  .  .  .
        -1   w  u  u  u  u  u
        blue highwayman on road 0 at 1,0
        blue highwayman on road 0 at 1,-1
        blue highwayman on road 0 at 2,-1
        red highwayman on road 0 at 3,-1
        red builder on road 0 at 4,-1
        """,
        draw="w w b",
        modules="traders count",
    )
    t.lay(6, -1, figure="none")  # Blue 7: two highwaymen against one
    assert t.score == [0, 7]
    t.put("send follower to market").put("none").expect(asked=(0, "place"), part=2)
    t.lay(3, 0, "south", figure="none").expect(score=[0, 7 + 4])
    t.put("send follower to castle").put("none")
    assert quarters(t, 0) == {"castle": {"follower": 1}, "market": {"follower": 1}}
    assert t.asked == (1, "place")


def test_points_of_first_part_do_not_count_for_second_part() -> None:
    t = Table(
        """
             0  1  2  3
         0   w  u  u  .
        red highwayman on road 0 at 1,0
        red builder on road 0 at 2,0
        """,
        draw="w x b",
        modules="traders count",
    )
    t.lay(3, 0, figure="none").expect(score=[4, 0])
    t.lay(0, -1, figure="none").expect(asked=(1, "place"))


# -- redeployment from Carcassonne ------------------------------------------------------------------------------

CITY = "  .  .  nv\n  e> f  n\nred knight on city 0 at 0,0\n"


def test_followers_are_redeployed_before_scoring() -> None:
    """C-149"""
    t = Table(
        CITY + "count in market\nblue follower in castle\nblue follower in castle",
        draw="e b",
        modules="count",
        players=3,
        active=2,
    )
    t.lay(3, 1, "west", figure="none").expect(asked=(1, "redeploy"), can=["none", "to 0,0"])
    assert t.refuses(ACTION_MOVE_TO + cell_at(5, 5)) == "nobody_comes_there"
    assert t.refuses(ACTION_MOVE_COUNT) == "bring_or_nobody"
    t.put("to 0,0").expect(can=["knight on city 0"])
    assert t.refuses(ACTION_MOVE_COUNT) == "bring_follower_now"
    assert t.refuses(meeple_action(FOLLOWER, 1)) == "bring_from_quarter"
    t.put("knight on city 0").expect(asked=(1, "redeploy"), can=["none", "to 0,0"])
    t.put("to 0,0").put("knight on city 0").expect(score=[0, 12, 0], on_map=[])
    t.expect(home_1={"follower": 7}, asked=(2, "carcassonne"))


def test_count_blocks_his_quarter() -> None:
    """C-150"""
    t = Table(
        CITY + "count in castle\nblue follower in castle\nblue follower in castle",
        draw="e b",
        modules="count",
        players=3,
        active=2,
    )
    t.lay(3, 1, "west", figure="none").expect(score=[12, 0, 0], asked=(2, "carcassonne"))


def test_player_may_redeploy_only_some_followers() -> None:
    t = Table(
        CITY + "count in market\nblue follower in castle\nblue follower in castle",
        draw="e b",
        modules="count",
        active=0,
    )
    t.lay(3, 1, "west", figure="none")
    t.put("to 0,0").put("knight on city 0").put("none").expect(score=[12, 12])
    assert quarters(t, 1) == {"castle": {"follower": 1}}


def test_players_redeploy_once_each_starting_left_of_active_player() -> None:
    """C-151"""
    people = "".join(f"{colour} follower in blacksmith\n" for colour in ("red", "blue", "green", "yellow"))
    t = Table("w u u\nred highwayman on road 0 at 1,0\n" + people, draw="w b", modules="count", players=4)
    t.lay(3, 0, figure="none")
    order = []
    while t.asked[1] == "redeploy":
        order.append(t.asked[0])
        t.put("none")
    assert order == [1, 2, 3, 0]
    assert t.score == [4, 0, 0, 0]


def test_each_quarter_serves_its_own_features() -> None:
    """C-152"""
    t = Table(
        CITY + "count in market\nblue follower in cathedral\nblue follower in blacksmith\nblue follower in market",
        draw="e b",
        modules="count",
        active=1,
    )
    t.lay(3, 1, "west", figure="none").expect(score=[12, 0], asked=(1, "carcassonne"))


def test_cathedral_quarter_serves_cloisters() -> None:
    t = Table(
        """
        u u u
        u inns_cloister u
        u u .
        red monk on cloister 0 at 1,1
        blue follower in cathedral
        blue follower in cathedral
        """,
        draw="u b",
        modules="inns count",
    )
    t.lay(2, 0, figure="none").expect(asked=(1, "redeploy"))
    t.put("to 1,1").put("monk on cloister 0").put("to 1,1").put("monk on cloister 0").expect(score=[0, 9])


def test_followers_can_be_redeployed_to_several_scored_features() -> None:
    t = Table(
        """
        .  .  b  ev
        w  u  u  .
        green highwayman on road 0 at 1,0
        green knight on city 0 at 3,1
        blue follower in castle
        blue follower in blacksmith
        count in market
        """,
        draw="l b",
        modules="count",
        players=3,
    )
    t.lay(3, 0, figure="none").expect(asked=(1, "redeploy"), can=["none", "to 1,0", "to 3,1"])
    t.put("to 3,1").put("knight on city 0").expect(can=["none", "to 1,0"])
    t.put("none").expect(score=[0, 4, 8])


def test_market_opens_only_at_game_end() -> None:
    """C-153"""
    t = Table(
        """
        e> e<
        e> e<
        red farmer on field 0 at 0,0
        blue follower in market
        """,
        draw="b",
        modules="count",
    )
    t.lay(0, -1, figure="none").expect(asked=(1, "last_redeploy"), can=["none", "to 0,0"])
    t.put("to 0,0").put("farmer on field 0").expect(asked=(-1, "over"), score=[6, 6])


def test_market_is_closed_while_count_is_there() -> None:
    t = Table("e> e<\ne> e<\nred farmer on field 0 at 0,0\nblue follower in market\ncount in market", "b", "count")
    t.lay(0, -1, figure="none").expect(asked=(-1, "over"), score=[6, 0])


def test_final_redeployment_opens_all_quarters_to_unfinished_features() -> None:
    """O-23, from the left neighbour of the last player."""
    t = Table(
        """
        u u u
        red highwayman on road 0 at 0,0
        red follower in blacksmith
        blue follower in blacksmith
        blue follower in blacksmith
        """,
        draw="u",
        modules="count",
    )
    t.lay(3, 0, figure="none").expect(asked=(1, "last_redeploy"))
    t.put("to 0,0").put("highwayman on road 0").put("to 0,0").put("highwayman on road 0")
    assert t.asked == (0, "last_redeploy")
    t.put("to 0,0").put("highwayman on road 0").expect(score=[4, 4])


def test_redeployed_big_follower_counts_twice() -> None:
    """C-154"""
    t = Table(
        "w u u u\nred highwayman on road 0 at 1,0\nblue big in blacksmith", draw="w b", modules="inns count", active=0
    )
    t.lay(4, 0, figure="none")
    t.put("to 1,0").put("big highwayman on road 0").expect(score=[0, 5])


def test_followers_cannot_be_redeployed_to_unoccupied_feature() -> None:
    """C-158 (O-22)"""
    t = Table("w u u\nblue follower in blacksmith", draw="w b", modules="count", players=3, active=2)
    t.lay(3, 0, figure="none").expect(score=[0, 0, 0], asked=(0, "place"))


def test_redeployed_follower_may_choose_the_fairys_tile_or_another() -> None:
    """O-35"""
    road = "w u u\nred highwayman on road 0 at 1,0\nblue follower in blacksmith\n"
    t = Table(road + "fairy at 2,0", draw="w b", modules="dragon count")
    t.lay(3, 0, figure="none").expect(can=["none", "to 1,0", "to 2,0"])
    t.put("to 2,0").put("highwayman on road 0").expect(score=[4, 4 + 3])
    t = Table(road + "fairy at 1,0", draw="w b", modules="dragon count", active=1)
    t.lay(3, 0, figure="none").expect(can=["none", "to 1,0", "to 3,0"])
    t.put("to 3,0").put("highwayman on road 2").expect(score=[4 + 3, 4])


@pytest.mark.parametrize("dragon", [1, 2, 3])
def test_followers_cannot_be_redeployed_to_dragons_tile(dragon: int) -> None:
    """O-35: another tile is offered instead of the dragon's."""
    t = Table(
        f"u u u u\nred highwayman on road 0 at 0,0\nblue follower in blacksmith\nfairy at 0,0\ndragon at {dragon},0",
        draw="b",
        modules="dragon count",
        active=1,
    )
    t.lay(0, 1, figure="none").expect(asked=(1, "last_redeploy"))
    assert t.can()[:2] == ["none", "to 0,0"]
    assert len(t.can()) == 3
    assert f"to {dragon},0" not in t.can()


# -- the city ----------------------------------------------------------------------------------------


def test_twelve_city_tiles_are_on_the_map() -> None:
    state: Any = GAME.new_state(2, {"modules": ["count"]}, 1)
    view = state.view(-1)
    assert len(view["board"]) == 12
    assert "base_d_city_n_road_ew" in view["pile"] or view["hand"] == "base_d_city_n_road_ew"
    assert view["pile_size"] + 1 == 71
    assert view["extra"]["count"]["count"] == "castle"
    # three fields outside, three roads, two caps; nothing inside
    kinds = [feature["kind"] for feature in state.features()]
    assert {kind: kinds.count(kind) for kind in set(kinds)} == {"city": 2, "road": 3, "field": 3, "quarter": 4}


def test_carcassonne_is_a_completed_city_for_fields() -> None:
    """C-159 (O-29)"""
    t = Table(
        CARCASSONNE.replace("count_c3r2\n", "count_c3r2 e<\n") + "red farmer on field 0 at 3,0",
        draw="u",
        modules="count",
    )
    t.lay(3, 3, "east", figure="none").expect(asked=(-1, "over"), score=[6, 0])


def test_carcassonne_is_a_completed_city_for_king() -> None:
    """C-160 (O-29)"""
    t = Table(CARCASSONNE.replace("count_c3r2\n", "count_c3r2 .\n"), draw="e u", modules="king count", players=2)
    t.lay(4, 0, "west", figure="none").expect(king={"cities": 2})
    t.lay(3, 3, "east", figure="none").expect(asked=(-1, "over"), score=[2, 0])


def test_dragon_does_not_enter_carcassonne() -> None:
    """C-156 (O-28)"""
    t = Table(
        CARCASSONNE.replace("count_c3r1\n", "count_c3r1 dragon_volcano\n") + "dragon at 4,1",
        draw="dragon_symbol_road_ew b",
        modules="dragon count",
    )
    t.lay(5, 1, "east", figure="none").expect(can=["dragon east"])
    assert t.refuses(t.state.legal_actions(0)[0] + 2) == "dragon_stays_out"


def test_portal_leads_outside_city_wall_but_not_inside() -> None:
    t = Table(CARCASSONNE, draw="dragon_portal_crossing_esw b", modules="dragon count")
    t.lay(1, 3, "south")
    can = [text for text in t.can() if "portal" in text]
    assert "portal to 2,2" in can
    assert "portal to 1,1" not in can
    assert "portal to 2,1" not in can
    t.put("portal to 2,0").expect(can=["highwayman on road 0", "farmer on field 0", "farmer on field 1"])


# -- with the river ----------------------------------------------------------------------------------


def test_first_player_places_spring_against_city_wall() -> None:
    """C-169: the river runs away from the wall; the same player then lays the fork."""
    state: Any = GAME.new_state(3, {"modules": ["river2", "count"]}, 4)
    assert (state.next_player_to_act(), state.decision(0).kind) == (0, "spring")
    board = state.board
    can = [state.notation(0, action) for action in state.legal_actions(0)]
    assert len(can) == 9  # at each outer edge that is field, and always pointing away
    assert "place river_spring_e at 4,2 north" in can
    assert "place river_spring_e at 1,3 west" in can
    assert "place river_spring_e at 4,2 east" not in can
    state.apply(0, state.parse_action(0, "place river_spring_e at 4,2 north"))
    assert len(board.tile_kind) == 13
    assert (state.next_player_to_act(), state.decision(0).kind) == (0, "place")
    assert state.view(0)["hand"] == "river_fork_new"
    assert state.turns == 1


def test_river_tile_that_fits_nowhere_leaves_the_game() -> None:
    """C-169"""
    stuck = 0
    for seed in range(60):
        state: Any = GAME.new_state(2, {"modules": ["river2", "count"]}, seed)
        rng = Rng(seed)
        while any(tile.startswith("river") for tile in state.view(-1)["extra"]["river2"]["river"]):
            player = state.next_player_to_act()
            state.apply(player, rng.choice(state.legal_actions(player)))
        stuck += any(tile.startswith("river") for tile in state.view(-1)["removed"])
        assert not state.is_over()
        assert state.broken_invariants() == []
    assert stuck > 0


# -- broken positions --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "value", "problem"),
    [
        ("count", "harbour", "is not in list"),
        ("going_to", [90, 90], "redeployment target cell"),
        ("going_to", [900, 0], "is outside the board"),
        ("quarters", [{"castle": {"follower": -1}}], "has -1 meeples with code 0 in quarter 0"),
        ("quarters", [{"castle": {"follower": 1}}], "7 follower in the supply, 0 on the board and 1 elsewhere"),
        ("quarters", [{"castle": {"big": 1}}], "has 1 meeples with code 1 in quarter 0"),
        ("quarters", [{"castle": {"abbot_in_disguise": 1}}], "is not in list"),
    ],
)
def test_position_with_invalid_carcassonne_is_refused(name: str, value: Any, problem: str) -> None:
    snapshot: Any = GAME.new_state(2, {"modules": ["count"]}, 1).snapshot()
    GAME.restore(snapshot)
    own = snapshot["extra"]["count"]
    if isinstance(value, list) and name == "quarters":
        value = [{**own["quarters"][0], **value[0]}, own["quarters"][1]]
    own[name] = value
    with pytest.raises(InvalidSnapshot, match=problem):
        GAME.restore(snapshot)
