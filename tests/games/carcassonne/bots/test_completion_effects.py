"""Reasons that say whether a feature is completed before the tiles run out."""

from __future__ import annotations

import pytest
from carcassonne_test_table import Table

from bastide.core.json_data import JsonData
from bastide.games.carcassonne.bots.completion_effects import CompletionEffects
from bastide.games.carcassonne.bots.forecast.module_heuristics_registry import MODULE_HEURISTICS
from bastide.games.carcassonne.bots.forecast.score_forecast import ScoreForecast
from bastide.games.carcassonne.bots.heuristic_weights import HeuristicWeights
from bastide.games.carcassonne.rules.action_space import ACTION_NONE
from bastide.locale.catalogue import Catalogue

KNIGHT = "e> f\nred knight on city e at 0,0"


def start(table: Table) -> tuple[ScoreForecast, CompletionEffects]:
    forecast = ScoreForecast(HeuristicWeights(), MODULE_HEURISTICS)
    forecast.remaining_tiles.count_tiles(table.state)
    return forecast, CompletionEffects(forecast)


def test_chance_of_a_city_is_certain_when_it_is_complete() -> None:
    table = Table(KNIGHT, draw="e u u u e v v v")
    forecast, effects = start(table)
    [completes] = effects.list_effects(table.state, 0, [])
    assert (completes.code, completes.player, completes.facts) == ("completes", 0, {"of": "city", "tiles": 2})
    [chance] = effects.measure(table.state, -1)
    assert 0.0 < chance < 90.0
    table.lay(2, 0, "west", "none")
    forecast.analyse_position(table.state)
    assert effects.measure(table.state, -1) == [100.0]


def test_feature_of_an_opponent_is_blocked() -> None:
    table = Table(KNIGHT, draw="u u u", active=1)
    _, effects = start(table)
    [blocks] = effects.list_effects(table.state, 1, [])
    assert (blocks.code, blocks.player, blocks.minimum < 0.0, blocks.is_percent) == ("blocks", 0, True, True)
    assert effects.measure(table.state, -1) == [0.0]  # no tile closes it


def test_features_with_the_same_name_are_left_out() -> None:
    table = Table("e e\nred knight on city n at 0,0\nred knight on city n at 1,0", draw="u u u")
    _, effects = start(table)
    assert effects.list_effects(table.state, 0, []) == []
    assert effects.measure(table.state, -1) == []


def test_follower_on_a_feature_that_is_not_completed_is_stuck() -> None:
    """A farmer never comes back. The effect explains only why no follower is placed."""
    table = Table("u>", draw="u v v v")
    table.lay(1, 0, "east")
    state = table.state
    forecast, effects = start(table)
    road, farmer, none = [state.parse_action(0, each) for each in ("highwayman on road 0", "farmer on field 0", "none")]
    found = effects.list_effects(state, 0, [none, road, farmer])
    assert [(each.code, each.facts, each.actions, each.is_percent) for each in found] == [
        ("stuck", {"of": "road", "left": 7}, [ACTION_NONE], True),
        ("stuck", {"of": "field", "left": 7}, [ACTION_NONE], True),
    ]
    state.apply(0, farmer)
    forecast.analyse_position(state)
    assert effects.measure(state, farmer) == [0.0, 100.0]
    assert effects.measure(state, none) == [0.0, 0.0]
    assert 0.0 < effects.measure(state, road)[0] <= 100.0
    assert effects.list_effects(state, 0, [road, farmer]) == []


@pytest.mark.parametrize("code", ["stuck", "stuck_for"])
@pytest.mark.parametrize("language", ["en", "he", "de", "cs"])
@pytest.mark.parametrize("left", [1, 2, 5])
def test_texts_of_stuck_followers_give_the_chance_except_for_farmers(code: str, language: str, left: int) -> None:
    for kind in ("city", "road", "cloister", "field"):
        facts: dict[str, JsonData] = {"of": kind, "left": left, "amount": 78, "player": 1}
        text = Catalogue(language).translate_for_game("carcassonne", f"reason-{code}", facts)
        assert ("78" in text) == (kind != "field")
        assert "{" not in text


@pytest.mark.parametrize("code", ["completes", "completes_for", "blocks"])
@pytest.mark.parametrize("language", ["en", "he", "de", "cs"])
@pytest.mark.parametrize("kind", ["city", "road", "cloister"])
def test_texts_give_both_chances(code: str, language: str, kind: str) -> None:
    facts: dict[str, JsonData] = {"of": kind, "tiles": 3, "amount": 40, "better": 71, "worse": 31, "player": 1}
    text = Catalogue(language).translate_for_game("carcassonne", f"reason-{code}", facts)
    assert "71" in text
    assert "31" in text
    assert "{" not in text
