"""Reasons that say whether a feature is completed before the tiles run out."""

from __future__ import annotations

import pytest
from carcassonne_test_table import Table

from bastide.core.json_data import JsonData
from bastide.games.carcassonne.bots.completion_effects import CompletionEffects
from bastide.games.carcassonne.bots.forecast.module_heuristics_registry import MODULE_HEURISTICS
from bastide.games.carcassonne.bots.forecast.score_forecast import ScoreForecast
from bastide.games.carcassonne.bots.heuristic_weights import HeuristicWeights
from bastide.locale.catalogue import Catalogue

KNIGHT = "e> f\nred knight on city e at 0,0"


def start(table: Table) -> tuple[ScoreForecast, CompletionEffects]:
    forecast = ScoreForecast(HeuristicWeights(), MODULE_HEURISTICS)
    forecast.remaining_tiles.count_tiles(table.state)
    return forecast, CompletionEffects(forecast)


def test_chance_of_a_city_is_certain_when_it_is_complete() -> None:
    table = Table(KNIGHT, draw="e u u u e v v v")
    forecast, effects = start(table)
    [completes] = effects.list_effects(table.state, 0)
    assert (completes.code, completes.player, completes.facts) == ("completes", 0, {"of": "city", "tiles": 2})
    [chance] = effects.measure(table.state)
    assert 0.0 < chance < 90.0
    table.lay(2, 0, "west", "none")
    forecast.analyse_position(table.state)
    assert effects.measure(table.state) == [100.0]


def test_feature_of_an_opponent_is_blocked() -> None:
    table = Table(KNIGHT, draw="u u u", active=1)
    _, effects = start(table)
    [blocks] = effects.list_effects(table.state, 1)
    assert (blocks.code, blocks.player, blocks.minimum < 0.0, blocks.is_percent) == ("blocks", 0, True, True)
    assert effects.measure(table.state) == [0.0]  # no tile closes it


def test_features_with_the_same_name_are_left_out() -> None:
    table = Table("e e\nred knight on city n at 0,0\nred knight on city n at 1,0", draw="u u u")
    _, effects = start(table)
    assert effects.list_effects(table.state, 0) == []
    assert effects.measure(table.state) == []


@pytest.mark.parametrize("code", ["completes", "completes_for", "blocks"])
@pytest.mark.parametrize("language", ["en", "he", "de", "cs"])
@pytest.mark.parametrize("kind", ["city", "road", "cloister"])
def test_texts_give_both_chances(code: str, language: str, kind: str) -> None:
    facts: dict[str, JsonData] = {"of": kind, "tiles": 3, "amount": 40, "better": 71, "worse": 31, "player": 1}
    text = Catalogue(language).translate_for_game("carcassonne", f"reason-{code}", facts)
    assert "71" in text
    assert "31" in text
    assert "{" not in text
