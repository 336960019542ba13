"""Rulings where the rulebook is silent, each at its limit and beyond."""

from __future__ import annotations

import pytest
from carcassonne_test_table import Table

from bastide.games.carcassonne.modules.bridges.module_state_layout import ACTION_BUILD_BRIDGE, MAX_BID_POINTS

RIVER = "river_spring river_ew_cloister"
#: The lake fits at 2,0 only with a bridge: a road comes down to it.
ROAD_TO_THE_LAKE = """
     0             1                  2
 1   .             b                  u>
 0   river_spring  river_ew_cloister  .
"""


def bridges(t: Table) -> list[str]:
    """The legal ways to build a bridge, with a tile or on the tile just laid."""
    return [text for text in t.can() if text.startswith("bridge") or text.endswith("with a bridge")]


def test_bridge_cannot_be_built_on_lake() -> None:
    """O-41: nothing can be placed there; the ordinary tile is laid next."""
    t = Table(RIVER, draw="river_lake_volcano b u", modules="river2 bridges")
    t.lay(2, 0).expect(asked=(0, "place"), hand="base_b_cloister")
    t.lay(2, 1)
    assert bridges(t) == ["bridge ew"]


def test_bridge_built_with_lake_counts_for_turn_part() -> None:
    """O-41: the ordinary tile that follows belongs to the same turn part, so it gets no second bridge."""
    t = Table(ROAD_TO_THE_LAKE, draw="river_lake_volcano u u b", modules="river2 bridges")
    t.put("place river_lake_volcano_w at 2,0 north with a bridge").expect(asked=(0, "place"), hand="base_u_road_ew")
    assert bridges(t) == []
    t.lay(2, 2, "east")
    assert bridges(t) == []
    assert t.refuses(ACTION_BUILD_BRIDGE + 1) == "bridge_built"
    t.put("none")
    assert [left["bridges"] for left in t.view()["extra"]["bridges"]["left"]] == [2, 3]
    assert t.asked == (1, "place")
    assert bridges(t)  # the next player's part


@pytest.mark.parametrize("points", [0, 1, 49])
def test_bid_can_be_raised_up_to_fifty(points: int) -> None:
    """O-42"""
    t = auction().put(f"bid {points}")
    t.expect(asked=(2, "bazaar"), can=["pass", *[f"bid {more}" for more in range(points + 1, 51)]])


def test_bid_of_fifty_ends_bidding() -> None:
    """O-42: no player is asked for more. The auctioneer's own bid is paid to nobody."""
    t = auction().put(f"bid {MAX_BID_POINTS}")
    t.expect(score=[0, -50, 0], asked=(2, "bazaar"))
    assert t.can()[0].startswith("offer")


def auction() -> Table:
    """Red has opened a bazaar; Blue, who sits left of Red, has offered a tile."""
    t = Table("u", draw="bazaar_field u v w b", modules="bridges", players=3)
    t.lay(0, 1).put("none").expect(asked=(1, "bazaar"))
    return t.put(t.can()[0])


#: Red has the shrine and the cloister next to it; a tile at 0,0 completes the shrine.
BOTH_RED = """
     0  1                       2              3
 3   .  d                       d              d
 2   u  u                       inns_cloister  .
 1   u  cult_shrine_roads_n_s>  u              u
 0   .  u                       u              .
red monk on cloister 0 at 2,2
red heretic on shrine 0 at 1,1
"""


def test_follower_redeployed_to_completed_shrine_makes_challenge() -> None:
    """O-43: the redeployed follower is a heretic, against Red's monk next to it, who is returned."""
    t = Table(BOTH_RED + "blue follower in cathedral", draw="u w", modules="inns cult count")
    t.lay(0, 0, figure="none").expect(asked=(1, "redeploy"))
    t.put("to 1,1").put("heretic on shrine 0").expect(score=[9, 9], on_map=[])
    assert t.events("challenge") == [{"feature": "shrine", "x": 1, "y": 1}]


#: Green's abbey is there; one more hole is left at 3,1.
ONE_HOLE = """
     .            e  b   e  i>
    e<   abbey_tile  b   .  b
    i<           ev  b  ev  .
red follower in blacksmith
blue follower in blacksmith
green follower in blacksmith
"""


@pytest.mark.parametrize("abbey", [True, False])
def test_final_redeployment_starts_left_of_player_of_last_tile(abbey: bool) -> None:
    """O-44: Red placed the last tile. An abbey that Blue places afterwards is not a turn and changes nothing."""
    t = Table(ONE_HOLE, draw="u", modules="abbey count", players=3)
    t.put("draw").lay(2, 3).put("highwayman on road 0").expect(asked=(1, "last_abbey"))
    t.put("abbey at 3,1").put("none") if abbey else t.put("none").put("none")
    asked = []
    while t.asked[1] == "last_redeploy":
        asked.append(t.asked[0])
        t.put("none")
    assert asked == [1, 2, 0]
