"""Events, decisions, outcomes, JSON data and errors."""

from __future__ import annotations

import pytest

from bastide.core import SPECTATOR, Decision, Event, Journal, ranked
from bastide.core.errors import IllegalAction, did_you_mean
from bastide.core.plain import Plain, canonical, digest_of, ints, whole, word


def test_event_secrets_are_shown_to_their_viewers_only() -> None:
    journal = Journal()
    journal.note("draw", {"player": 1, "count": 2}, {"cards": ["copper", "estate"]}, [1])
    public: dict[str, Plain] = {"kind": "draw", "player": 1, "count": 2}
    assert journal.shown_to(0) == [public]
    assert journal.shown_to(SPECTATOR) == [public]
    assert journal.shown_to(1) == [{**public, "cards": ["copper", "estate"]}]


def test_event_secret_overrides_public_data() -> None:
    event = Event("choose", {"card": None}, {"card": "tavern"}, [2])
    assert event.shown_to(2)["card"] == "tavern"
    assert event.shown_to(1)["card"] is None


def test_take_events_clears_the_journal() -> None:
    journal = Journal()
    journal.note("a", {})
    assert [event.kind for event in journal.take()] == ["a"]
    assert journal.take() == []


def test_decision_supports_iteration_len_and_contains() -> None:
    decision = Decision(0, "discard", "militia", [3, 5], least=2, most=2, about={"card": "militia"})
    assert list(decision) == [3, 5]
    assert len(decision) == 2
    assert 5 in decision
    assert 4 not in decision
    assert decision.plain()["about"] == {"card": "militia"}


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
    outcome = ranked(scores, breaks)
    assert outcome.places == places
    assert outcome.winners == [player for player, place in enumerate(places) if place == 1]


def test_digest_ignores_key_order() -> None:
    assert digest_of({"a": 1, "b": [1, 2]}) == digest_of({"b": [1, 2], "a": 1})
    assert digest_of({"a": 1}) != digest_of({"a": 2})
    assert canonical({"b": None, "a": "ž"}) == '{"a":"ž","b":null}'


def test_json_data_accessors_check_types() -> None:
    assert ints([1, 2]) == [1, 2]
    assert whole(3) == 3
    assert word("x") == "x"
    with pytest.raises(TypeError, match="whole number"):
        ints([1, True])
    with pytest.raises(TypeError, match="list of numbers"):
        ints("12")
    with pytest.raises(TypeError, match="a word"):
        word(1)


def test_errors_have_code_and_details() -> None:
    error = IllegalAction("not-to-move", "player 1 is not to move", player=1)
    assert (error.code, error.details, str(error)) == ("not-to-move", {"player": 1}, "player 1 is not to move")


def test_did_you_mean_suggestions() -> None:
    assert did_you_mean("dominio", ["carcassonne", "dominion"]).startswith("did you mean 'dominion'?")
    assert did_you_mean("xyz", ["a"]) == "known: a"
    assert did_you_mean("xyz", []) == "none are installed"
