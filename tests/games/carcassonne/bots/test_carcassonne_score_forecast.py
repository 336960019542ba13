"""Expected points of features and followers, on boards written by hand."""

from __future__ import annotations

import pytest
from carcassonne_test_table import Table

from bastide.games.carcassonne.bots.forecast.module_heuristics_registry import MODULE_HEURISTICS
from bastide.games.carcassonne.bots.forecast.score_forecast import ScoreForecast
from bastide.games.carcassonne.bots.heuristic_weights import HeuristicWeights
from bastide.games.carcassonne.rules.state.game_state import CarcassonneState
from bastide.games.carcassonne.rules.tiles.tile_definition import EDGE_CITY, EDGE_ROAD, INN, ROAD


def looked(state: CarcassonneState) -> ScoreForecast:
    forecast = ScoreForecast(HeuristicWeights(), MODULE_HEURISTICS)
    forecast.remaining_tiles.count_tiles(state)
    forecast.analyse_position(state)
    return forecast


def chance(state: CarcassonneState, forecast: ScoreForecast, figure: int = 0) -> float:
    """Return the completion chance of a meeple's feature."""
    return forecast.completion_chance(state, state.board.find_root(state.figure_node[figure]))


PLENTY = "u e e e u u u v v v v w w r r n n b b"


def test_completion_chance_falls_with_open_edges() -> None:
    one = Table("e> f\nred knight on city e at 0,0", draw=PLENTY).state
    two = Table("f\nred knight on city 0 at 0,0", draw=PLENTY).state
    assert 0.9 > chance(one, looked(one)) > chance(two, looked(two)) > 0.0


def test_city_without_closing_tile_has_zero_completion_chance() -> None:
    """Only roads are left."""
    state = Table("e> f\nred knight on city e at 0,0", draw="u u u v v v w w").state
    assert chance(state, looked(state)) == 0.0


def test_completion_chance_falls_with_closing_tiles_left() -> None:
    many = Table("e> f\nred knight on city e at 0,0", draw="u e e e u u u").state
    few = Table("e> f\nred knight on city e at 0,0", draw="u e u u u u u").state
    assert chance(many, looked(many)) > chance(few, looked(few)) > 0.0


def test_fitting_and_closing_tiles_are_counted_by_edge_kind() -> None:
    """A city cap closes a city edge; a city tube fits and leaves it open. Roads count for roads."""
    state = Table("e> f", draw="b e e f w u u").state
    outlook = looked(state).remaining_tiles
    caps = outlook.closing_chance(EDGE_CITY, 0)
    roads = outlook.closing_chance(EDGE_ROAD, 0)
    state.pile = [kind for kind in state.pile if state.tile_id(kind)[5] != "e"]
    outlook.count_tiles(state)
    assert 0.0 < outlook.closing_chance(EDGE_CITY, 0) < caps
    assert outlook.closing_chance(EDGE_ROAD, 0) == pytest.approx(roads)


def test_majority_owners_get_expected_points() -> None:
    alone = Table("e> f f\nred knight on city e at 0,0", draw=PLENTY).state
    shared = Table("e> f f\nred knight on city e at 0,0\nblue knight on city 0 at 2,0", draw=PLENTY).state
    red, blue = looked(alone).expected_scores_without_supply
    assert red > 4.0
    assert blue == 0.0
    both = looked(shared).expected_scores_without_supply
    assert both[0] == both[1] == pytest.approx(red)


def test_field_counts_complete_cities_and_chances_of_open_ones() -> None:
    complete = Table("e> e<\nred farmer on field 0 at 0,0", draw=PLENTY).state
    openish = Table("e> f\nred farmer on field 0 at 0,0", draw=PLENTY).state
    hopeless = Table("e> f\nred farmer on field 0 at 0,0", draw="u u u u").state
    assert looked(complete).expected_scores_without_supply[0] == pytest.approx(3.0)
    assert 0.0 < looked(openish).expected_scores_without_supply[0] < 3.0
    assert looked(hopeless).expected_scores_without_supply[0] == 0.0


def test_supply_follower_value_grows_with_scarcity_and_tiles_left() -> None:
    forecast = looked(Table("e> f", draw=PLENTY).state)
    first, second, seventh = (forecast.followers_value(n) - forecast.followers_value(n - 1.0) for n in (1.0, 2.0, 7.0))
    assert first > second > seventh > 0.0
    assert forecast.followers_value(-0.5) == 0.0
    late = looked(Table("e> f", draw="u u").state)
    assert 0.0 < late.follower_demand < forecast.follower_demand


def test_forecast_equals_score_after_game() -> None:
    t = Table("e> f\nred knight on city e at 0,0", draw="e")
    t.lay(2, 0, "west", figure="none")
    assert t.asked[0] == -1
    assert looked(t.state).forecast_scores(t.state) == [8.0, 0.0]


def test_inn_changes_expected_road_points() -> None:
    """The road is worth more if it is completed, nothing if it is not."""
    forecast = looked(Table("e> f", draw=PLENTY).state)
    assert forecast.expected_city_or_road_points(ROAD, 3, 0, INN, 1.0) == 6.0
    assert forecast.expected_city_or_road_points(ROAD, 3, 0, 0, 1.0) == 3.0
    assert forecast.expected_city_or_road_points(ROAD, 3, 1, INN, 0.0) == 0.0
    assert forecast.expected_city_or_road_points(ROAD, 3, 1, 0, 0.0) >= 3.0


def test_forecast_without_tile_in_hand_or_pile() -> None:
    """At a bazaar nobody has a tile in hand, and the pile may be empty. Then no tile can count as laid."""
    t = Table("a\nred monk on cloister 0 at 0,0", draw="b")
    forecast = ScoreForecast(HeuristicWeights(), MODULE_HEURISTICS)
    forecast.remaining_tiles.count_tiles(t.state)
    forecast.analyse_position(t.state, 1)
    assert forecast.tiles_left == 0.0
    t.state.hand = -1
    forecast.analyse_position(t.state, 1)
    assert forecast.tiles_left == 0.0
    assert forecast.completion_chances == [0.0]
