"""The Cult, scenario by scenario."""

from __future__ import annotations

from carcassonne_test_table import Table

# A shrine at 1,1 and a cloister at 2,2, diagonally next to each other, in rows of roads. Each lacks some of its eight:
# the shrine 0,0 and the cloister 3,2.
ROWS = """
     0  1                       2              3
 3   .  d                       d              d
 2   u  u                       inns_cloister  .
 1   u  cult_shrine_roads_n_s>  u              u
 0   .  u                       u              .
"""
RACE = ROWS + "blue monk on cloister 0 at 2,2\nred heretic on shrine 0 at 1,1\n"


def test_heretic_who_finishes_first_wins_challenge() -> None:
    """C-138"""
    t = Table(RACE, draw="u w", modules="inns cult")
    t.lay(0, 0, figure="none").expect(score=[9, 0], on_map=[])
    assert t.events("challenge") == [{"feature": "shrine", "x": 1, "y": 1}]
    assert t.asked == (1, "place")


def test_any_player_may_complete_challenged_building() -> None:
    """C-139 (O-21, M-09)"""
    for active in (1, 2):
        t = Table(RACE, draw="u w", modules="inns cult", players=3, active=active)
        t.lay(0, 0, figure="none").expect(score=[9, 0, 0], on_map=[])


def test_monk_who_finishes_first_wins_challenge() -> None:
    """C-140"""
    t = Table(RACE, draw="u w", modules="inns cult")
    t.lay(3, 2, figure="none").expect(score=[0, 9], on_map=[])


def test_lost_building_scores_nothing_and_cannot_be_claimed() -> None:
    """The loser's building stays on the board, unfinished and unoccupied."""
    t = Table(RACE, draw="u w w", modules="inns cult")
    t.lay(3, 2, figure="none")
    t.lay(0, 0)
    assert [figure for figure in t.figures() if "shrine" in figure] == []
    t.put("none").expect(score=[0, 9])


def test_undecided_challenge_scores_both_as_unfinished() -> None:
    """C-141"""
    t = Table(
        """
             0  1                       2              3
         3   .  d                       .              .
         2   u  u                       inns_cloister  .
         1   u  cult_shrine_roads_n_s>  u              u
         0   .  u                       .              .
        blue monk on cloister 0 at 2,2
        red heretic on shrine 0 at 1,1
        """,
        draw="u",
        modules="inns cult",
    )
    t.lay(-1, 2, figure="none").expect(asked=(-1, "over"), score=[1 + 6, 1 + 5])


def test_tile_that_completes_both_buildings_scores_both() -> None:
    """C-142 (O-21, O-37)"""
    t = Table(
        """
             0  1                       2              3
         3   .  d                       d              d
         2   u  u                       inns_cloister  u
         1   u  cult_shrine_roads_n_s>  .              u
         0   dv u                       u              .
        blue monk on cloister 0 at 2,2
        red heretic on shrine 0 at 1,1
        """,
        draw="u w",
        modules="inns cult",
    )
    t.lay(2, 1, figure="none").expect(score=[9, 9], on_map=[])
    assert t.events("challenge") == []


BETWEEN = """
     0   1  2
 2   u   u  u
 1   e<  .  e>
 0   b   .  b
-1   e<  .  .
"""


def test_shrine_and_cloister_have_at_most_one_adjacent_rival() -> None:
    """C-143"""
    t = Table(BETWEEN, draw="cult_shrine b u", modules="cult")
    for cell in ((1, 0), (1, 1), (1, -1)):
        assert not t.may_lay(*cell)
    t.lay(3, 0, figure="none")
    assert not t.may_lay(4, 0)
    assert not t.may_lay(3, 1, "north")
    assert t.may_lay(1, 0)
    assert t.may_lay(-1, 0)


def test_shrine_may_be_next_to_cloister_without_shrine() -> None:
    t = Table("b cult_shrine", draw="cult_shrine_road_s u", modules="cult")
    assert not t.may_lay(-1, 0)  # the cloister would have two
    assert not t.may_lay(0, 1)
    assert t.may_lay(2, 0)  # two shrines do not challenge each other


def test_adjacent_cloisters_are_not_limited_without_module() -> None:
    t = Table(BETWEEN, draw="b u")
    for cell in ((1, 0), (1, 1), (1, -1)):
        assert t.may_lay(*cell)


def test_placing_heretic_is_optional() -> None:
    """C-144 (O-21): without one the adjacent cloister scores as usual."""
    t = Table("e", draw="cult_shrine_road_s b", modules="cult")
    t.lay(0, -1, "north").expect(figures=["highwayman on road 0", "heretic on shrine 0", "farmer on field 0"])
    t.put("none")
    t = Table(ROWS + "blue monk on cloister 0 at 2,2", draw="u w", modules="inns cult")
    t.lay(0, 0, figure="none").expect(score=[0, 0], on_map=["1 monk at 2,2"])
    t = Table(ROWS + "blue monk on cloister 0 at 2,2", draw="u w", modules="inns cult")
    t.lay(3, 2, figure="none").expect(score=[0, 9])


def test_monk_and_heretic_of_same_player_do_not_challenge_each_other() -> None:
    """C-145 (O-21)"""
    t = Table(RACE.replace("blue monk", "red monk"), draw="u a w", modules="inns cult")
    t.lay(0, 0, figure="none").expect(score=[9, 0], on_map=["0 monk at 2,2"])
    assert t.events("challenge") == []
    t.lay(3, 2, "east", figure="none").expect(score=[18, 0])


def test_big_follower_can_be_heretic() -> None:
    t = Table("e", draw="cult_shrine_road_s b", modules="inns cult")
    t.lay(0, -1)
    t.put("big heretic on shrine 0").expect(on_map=["0 big heretic at 0,-1"])
