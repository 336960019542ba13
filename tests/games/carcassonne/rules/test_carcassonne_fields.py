"""Fields and farmers beyond the scenarios of the base game."""

from __future__ import annotations

from carcassonne_test_table import Table


def test_farmer_stays_when_adjacent_city_is_scored() -> None:
    game = Table("d\nred knight on city n at 0,0\nblue farmer on field wr at 0,0", draw="e u")
    game.lay(0, 1, "south", figure="none")
    assert game.score == [4, 0]
    assert game.on_map() == ["1 farmer at 0,0"]


def test_field_enclosed_in_tile_can_hold_farmer() -> None:
    """Four cities around a field: every completed one counts at the end."""
    game = Table("ev\ninns_cities_n_e_s_w\nred farmer on field 0 at 0,0", draw="b", modules="base inns")
    game.lay(0, 2, figure="none")
    assert game.score == [3, 0]
