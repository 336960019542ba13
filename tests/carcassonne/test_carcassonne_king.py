"""King & Robber Baron: scenarios C-134 to C-137."""

from __future__ import annotations

import pytest
from carcassonne_table import Table

pytestmark = pytest.mark.rules

#: Three cities, each one tile short: two will have three tiles, the lowest four.
THREE_CITIES = """
      0   1   2
 2   h>   g   .
 1   h>   f   .
 0   h>   f  n<
    blue knight on city e at 1,2
"""


def test_c134_the_king_goes_to_whoever_completes_a_larger_city() -> None:
    game = Table(THREE_CITIES, draw="e b e b b e u", modules="base king", players=3)
    game.lay(2, 2, "west", figure="none")
    assert game.score == [0, 6, 0]
    assert game.events("king") == [{"player": 0, "tiles": 3}]
    game.lay(0, 3, figure="none")
    game.lay(2, 1, "west", figure="none")
    assert game.events("king") == [{"player": 0, "tiles": 3}], "as large is not larger"
    game.lay(1, 3, figure="none")
    game.lay(0, -1, figure="none")
    game.lay(2, -1, figure="none")
    assert game.events("king") == [{"player": 0, "tiles": 3}, {"player": 2, "tiles": 4}]
    assert game.asked == (0, "place")


def test_c135_the_robber_baron_goes_to_whoever_completes_a_longer_road() -> None:
    game = Table("wv u u . .\nw u u u .", draw="w w u", modules="base king", active=1)
    game.lay(3, 1, "south", figure="none")
    assert game.events("robber") == [{"player": 1, "tiles": 4}]
    game.lay(4, 0, figure="none")
    assert game.events("robber") == [{"player": 1, "tiles": 4}, {"player": 0, "tiles": 5}]


def test_a_road_as_long_as_the_longest_does_not_move_the_robber_baron() -> None:
    game = Table("wv u u .\nw u u .", draw="w w u", modules="base king", active=1)
    game.lay(3, 1, "south", figure="none")
    game.lay(3, 0, figure="none")
    assert game.events("robber") == [{"player": 1, "tiles": 4}]


def test_c136_the_holders_are_paid_for_all_cities_and_roads() -> None:
    """Six cities and ten roads are complete; Red completes the seventh city and Blue the eleventh road."""
    land = """
         -1   0   1   2   3   4
     2    .  e>  h>  h>  h>   f
     1    .   u   w   w   w   w
     0    .   .  lv  lv  lv   x
    -1    .   .   e   e   e   .
    """
    game = Table(land, draw="e a", modules="base king")
    game.lay(5, 2, "west", figure="none")
    assert game.events("king") == [{"player": 0, "tiles": 3}]
    game.lay(-1, 1, "west", figure="none")
    assert game.events("robber") == [{"player": 1, "tiles": 3}]
    assert game.asked == (-1, "over")
    assert game.score == [7, 11]


def test_nobody_is_paid_while_nobody_holds_them() -> None:
    game = Table("ev\nd", draw="b", modules="base king")
    game.lay(0, -1, figure="none")
    assert game.score == [0, 0]


def test_c137_of_two_cities_at_once_the_larger_counts() -> None:
    """Blue holds the king for a city of 5 when Red's tile completes one of 3 and one of 6."""
    land = """
         -2  -1   0   1   2
     2   e>   f   f   g   .
     1   e>  m<   .  ev   .
     0    .  r>   .   n   .
    -1   e>   n   .   .   .
    """
    game = Table(land, draw="e h u", modules="base king", active=1)
    game.lay(2, 2, "west", figure="none")
    assert game.events("king") == [{"player": 1, "tiles": 5}]
    game.lay(0, 0, "east", figure="none")
    assert sorted(str(city["tiles"]) for city in game.events("completed")) == ["3", "5", "6"]
    assert game.events("king") == [{"player": 1, "tiles": 5}, {"player": 0, "tiles": 6}]
