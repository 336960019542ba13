"""The River II, scenario by scenario."""

from __future__ import annotations

from typing import Any

import pytest
from carcassonne_test_table import Table

from bastide.core import Journal, Rng
from bastide.games.carcassonne.rules.board.cell_coordinates import cell_at
from bastide.games.carcassonne.rules.game import GAME
from bastide.games.carcassonne.rules.state.game_state import CarcassonneState


def first_turns(seed: int, players: int = 3) -> tuple[CarcassonneState, list[dict[str, Any]]]:
    """A random game until the river is laid and two more turns are played: the state and its events."""
    state = GAME.new_state(players, {"modules": ["river2"]}, seed)
    assert isinstance(state, CarcassonneState)
    journal = Journal()
    state.journal = journal
    rng = Rng(seed)
    while len(state.board.tile_kind) < 15:
        player = state.next_player_to_act()
        state.apply(player, rng.choice(state.legal_actions(player)))
    return state, [dict(event) for event in journal.views_for(-1)]


def smooth_seed() -> int:
    """A seed with which every river tile can be laid."""
    for seed in range(50):
        state, _ = first_turns(seed)
        if not state.removed:
            return seed
    raise AssertionError("no such game")


def test_river_tiles_come_in_fixed_order() -> None:
    """C-161 (O-32), module river2: fork, nine tiles, then the lake with the volcano and at once an ordinary tile."""
    state, events = first_turns(smooth_seed())
    board = state.view(-1)["board"]
    assert isinstance(board, list)
    assert board[0] == {"tile": "river_spring_e", "x": 0, "y": 0, "facing": "north"}
    placed = [(event["player"], event["tile"]) for event in events if event["kind"] == "placed"]
    assert [player for player, _ in placed] == [0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 1, 2, 0]
    assert placed[0][1] == "river_fork_new"
    assert placed[10][1] == "river_lake_volcano_w"
    assert all(tile.startswith("river_") for _, tile in placed[:11])
    assert len({tile for _, tile in placed[:11]}) == 11
    assert not any(tile.startswith("river_") for _, tile in placed[11:])
    start = state.rules.tile_set.kind_by_id["base_d_city_n_road_ew"]
    assert state.rules.tile_counts[start] == 3  # the start tile is not used


def test_no_meeple_is_placed_on_volcano_lake() -> None:
    """The ordinary tile is laid next, in the same turn part."""
    t = Table("river_spring river_ew_cloister", draw="river_lake_volcano b u", modules="river2")
    t.lay(2, 0).expect(asked=(0, "place"), hand="base_b_cloister", part=1)
    t.lay(0, 1, figure="monk on cloister 0").expect(asked=(1, "place"))


def test_cloister_completed_by_last_lake_scores() -> None:
    t = Table(
        """
            -1  0             1                  2
         1   .  u             u                  u
         0   .  river_spring  river_ew_cloister  .
        -1   .  u             u                  u
        red monk on cloister 0 at 1,0
        """,
        draw="river_lake_volcano b u",
        modules="river2",
    )
    t.lay(2, 0).expect(score=[9, 0], asked=(0, "place"))


def test_second_part_of_builder_follows_lake() -> None:
    t = Table(
        """
            0             1
        1   wv            u
        0   river_spring  river_ew_cloister
        red highwayman on road e at 0,1
        red builder on road 0 at 1,1
        """,
        draw="river_lake_volcano u b b",
        modules="river2 traders",
    )
    t.lay(2, 0)
    t.lay(2, 1, figure="none").expect(asked=(0, "place"), part=2)


def test_bend_cannot_follow_bend_in_same_direction() -> None:
    """C-162: the river has turned right, to the south."""
    t = Table("river_spring river_sw", draw="river_nw_pig_herd b", modules="river2")
    assert not t.may_lay(1, -1, "north")  # right again, to the west
    assert t.may_lay(1, -1, "east")  # left, to the east
    assert len(t.can()) == 1


def test_bend_may_follow_straight_tile() -> None:
    """C-162 (O-31): only an immediate U-turn is forbidden."""
    t = Table(
        """
              0             1
         0    river_spring  river_sw
        -1    .             river_ns_road_ew_inn
        """,
        draw="river_nw_pig_herd b",
        modules="river2",
    )
    assert t.may_lay(1, -2, "north")
    assert t.may_lay(1, -2, "east")


def test_side_exit_of_fork_counts_as_bend() -> None:
    """C-162: out of the north exit the river has turned left; the east exit runs straight on."""
    t = Table("river_spring river_fork", draw="river_sw b", modules="river2")
    assert not t.may_lay(1, 1, "north")  # left again, to the west
    assert t.may_lay(1, 1, "west")  # right, to the east
    assert t.may_lay(2, 0, "north")  # to the south
    assert t.may_lay(2, 0, "east")  # to the north
    assert len(t.can()) == 3


def test_river_arms_never_join() -> None:
    """C-163: both arms face one empty cell. The tile that would join them leaves the game."""
    t = Table(
        """
        .             river_sw<   .
        river_spring  river_fork  river_nw_pig_herd
        """,
        draw="river_sw_road_ne b u",
        modules="river2",
    )
    assert t.view()["hand"] == "base_b_cloister"
    assert "river_sw_road_ne" in t.view()["removed"]
    assert t.asked == (0, "place")


def test_river_tile_must_continue_river() -> None:
    """C-163: fitting edges are not enough."""
    t = Table("river_spring river_sw", draw="river_lake_volcano b", modules="river2")
    assert t.can() == ["place river_lake_volcano_w at 1,-1 east"]
    assert t.refuses(cell_at(0, 1) * 4) == "river_goes_on"


def test_meeple_cannot_be_placed_on_river() -> None:
    """C-164"""
    t = Table("river_spring", draw="river_ns_road_ew_inn b", modules="river2")
    t.lay(1, 0, "east")
    assert t.figures()[0] == "highwayman on road 0"
    assert not [figure for figure in t.figures() if "river" in figure]


HERD = """
     0                  1   2
 0   river_nw_pig_herd  b   .
-1   e>                 h>  e<
red farmer on field sl at 0,0
"""


@pytest.mark.parametrize(
    ("modules", "pig", "points"),
    [("river2 traders", "", 8), ("river2 traders", "red pig on field sl at 0,0", 10), ("river2", "", 6)],
)
def test_pig_herd_adds_one_per_city(modules: str, pig: str, points: int) -> None:
    """C-166, C-167 (O-33): one more per city, two more with a pig; nothing without Traders & Builders."""
    t = Table(HERD + pig, draw="b", modules=modules)
    t.lay(2, 0, figure="none").expect(asked=(-1, "over"), score=[points, 0])


@pytest.mark.parametrize(("modules", "points"), [("river2", 4), ("river2 inns", 8)])
def test_river_inn_counts_only_with_its_module(modules: str, points: int) -> None:
    """C-168 (O-33)"""
    t = Table("w river_ns_road_ew_inn u\nred highwayman on road 0 at 2,0", draw="w b", modules=modules)
    t.lay(3, 0, figure="none").expect(score=[points, 0])


def test_game_continues_after_river_tile_that_fits_nowhere() -> None:
    """C-169 in part, over many games."""
    removed = 0
    for seed in range(60):
        state, _ = first_turns(seed, players=2)
        removed += len(state.removed)
        assert state.broken_invariants() == []
    assert removed > 0


def test_river_pile_is_shown_without_its_order() -> None:
    state = GAME.new_state(2, {"modules": ["river2"]}, 5)
    assert isinstance(state, CarcassonneState)
    view: dict[str, Any] = dict(state.view(0))
    assert len(view["extra"]["river2"]["river"]) == 10
    orders = {tuple(state.sample_position(0, Rng(seed)).extra[-1]) for seed in range(20)}
    assert len(orders) > 10
    assert len({order[0] for order in orders}) == 1  # the lake stays last
