"""Events, decisions, outcomes, JSON data and errors."""

from __future__ import annotations

import pytest

from bastide.core import SPECTATOR, Decision, Event, Journal, rank_by_score
from bastide.core.errors import IllegalAction, did_you_mean
from bastide.core.json_data import JsonData, canonical_json, expect_int, expect_ints, expect_str, json_digest


def test_event_secrets_are_shown_to_their_viewers_only() -> None:
    journal = Journal()
    journal.add_event("draw", {"player": 1, "count": 2}, {"cards": ["copper", "estate"]}, [1])
    public: dict[str, JsonData] = {"kind": "draw", "player": 1, "count": 2}
    assert journal.views_for(0) == [public]
    assert journal.views_for(SPECTATOR) == [public]
    assert journal.views_for(1) == [{**public, "cards": ["copper", "estate"]}]


def test_event_secret_overrides_public_data() -> None:
    event = Event("choose", {"card": None}, {"card": "tavern"}, [2])
    assert event.view_for(2)["card"] == "tavern"
    assert event.view_for(1)["card"] is None


def test_take_events_clears_the_journal() -> None:
    journal = Journal()
    journal.add_event("a", {})
    assert [event.kind for event in journal.take_events()] == ["a"]
    assert journal.take_events() == []


def test_decision_supports_iteration_len_and_contains() -> None:
    decision = Decision(0, "discard", "militia", [3, 5], least=2, most=2, about={"card": "militia"})
    assert list(decision) == [3, 5]
    assert len(decision) == 2
    assert 5 in decision
    assert 4 not in decision
    assert decision.to_json_data()["about"] == {"card": "militia"}


@pytest.mark.parametrize(
    ("scores", "breaks", "places"),
    [
        ([3], None, [1]),
        ([1, 2, 3], None, [3, 2, 1]),
        ([5, 5, 1], None, [1, 1, 3]),
        ([5, 5, 1], [0, 1, 9], [2, 1, 3]),
        ([5, 5, 5], [2, 2, 1], [1, 1, 3]),
        ([-1, -2], None, [1, 2]),
    ],
)
def test_places_follow_scores_and_tie_breaks(scores: list[int], breaks: list[int] | None, places: list[int]) -> None:
    outcome = rank_by_score(scores, breaks)
    assert outcome.places == places
    assert outcome.winners == [player for player, place in enumerate(places) if place == 1]


def test_digest_ignores_key_order() -> None:
    assert json_digest({"a": 1, "b": [1, 2]}) == json_digest({"b": [1, 2], "a": 1})
    assert json_digest({"a": 1}) != json_digest({"a": 2})
    assert canonical_json({"b": None, "a": "ž"}) == '{"a":"ž","b":null}'


def test_json_data_accessors_check_types() -> None:
    assert expect_ints([1, 2]) == [1, 2]
    assert expect_int(3) == 3
    assert expect_str("x") == "x"
    with pytest.raises(TypeError, match="whole number"):
        expect_ints([1, True])
    with pytest.raises(TypeError, match="list of numbers"):
        expect_ints("12")
    with pytest.raises(TypeError, match="a word"):
        expect_str(1)


def test_errors_have_code_and_details() -> None:
    error = IllegalAction("not-to-move", "it isn't player 1's turn", player=1)
    assert (error.code, error.details, str(error)) == ("not-to-move", {"player": 1}, "it isn't player 1's turn")


def test_did_you_mean_suggestions() -> None:
    assert did_you_mean("dominio", ["carcassonne", "dominion"]).startswith("did you mean 'dominion'?")
    assert did_you_mean("xyz", ["a"]) == "available: a"
    assert did_you_mean("xyz", []) == "none are installed"
