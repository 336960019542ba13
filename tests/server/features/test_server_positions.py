"""Position editor over HTTP: legal positions, errors with their place, and hostile texts."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from running_server import RunningServer, http_fetch
from scripted_client import Json

from bastide.core import game_ids, get_game
from bastide.core.position_text import MAX_POSITION_LENGTH
from bastide.hosting.analysis.position_routes import encode_position_check
from bastide.tables.analysis.position_check import CheckPosition

HAND = "hand 0: village smithy copper*3\ndeck 0: gold estate*4"


def check(game: str, text: str, seat: int | None = None) -> Json:
    found: Json = json.loads(encode_position_check(CheckPosition(game, text, seat)))
    return found


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    folder = tmp_path_factory.mktemp("positions")
    with RunningServer(f"sqlite:///{folder / 'house.db'}") as server:
        yield server


def test_legal_position_is_shown_and_written_exactly(running: RunningServer) -> None:
    answer = http_fetch(running.url, "/api/position", {"game": "dominion", "text": HAND})
    assert answer.status == 200
    found = answer.json()
    assert found["problem"] is None
    assert found["position"]["you"] == 0
    assert sorted(found["position"]["view"]["sides"][0]["hand"]) == ["copper", "copper", "copper", "smithy", "village"]
    assert "hand 0: village smithy copper*3" in found["parts"].split("\n")
    digest = get_game("dominion").position(HAND).digest()
    assert get_game("dominion").position(found["text"]).digest() == digest


def test_problem_has_its_place(running: RunningServer) -> None:
    answer = http_fetch(running.url, "/api/position", {"game": "dominion", "text": "players: 2\nhand 0: cooper*3"})
    problem = answer.json()["problem"]
    assert (problem["code"], problem["details"]["line"], problem["details"]["column"]) == ("bad-position", 2, 9)
    assert answer.json()["position"] is None


def test_wrong_requests_are_refused(running: RunningServer) -> None:
    for body in ({"game": "chess"}, {"game": "x" * 50}, {"text": HAND}, {"game": "dominion", "seat": -1}):
        assert http_fetch(running.url, "/api/position", body).status in (400, 404, 422)
    long = {"game": "dominion", "text": "#" * (MAX_POSITION_LENGTH + 1)}
    assert http_fetch(running.url, "/api/position", long).status in (400, 422)
    huge = http_fetch(running.url, "/api/position", {"game": "dominion", "text": "#" * 600_000})
    assert (huge.status, huge.json()["code"]) == (413, "too-large")


@pytest.mark.parametrize("game", game_ids())
def test_empty_text_is_the_start_of_a_game(game: str) -> None:
    found = check(game, " \n")
    assert found["problem"] is None
    again = check(game, found["text"])
    assert again["problem"] is None
    assert again["text"] == found["text"]
    if found["parts"]:
        assert check(game, found["parts"])["problem"] is None


@pytest.mark.parametrize(
    ("game", "text", "seat", "you"),
    [
        ("dominion", HAND, None, 0),
        ("dominion", f"{HAND}\nactive: 1", None, 1),
        ("dominion", f"{HAND}\nseat: 1", None, 1),
        ("dominion", HAND, 1, 1),
        ("dominion", HAND, 20, 1),
    ],
)
def test_position_is_shown_to_the_chosen_seat(game: str, text: str, seat: int | None, you: int) -> None:
    assert check(game, text, seat)["position"]["you"] == you


def test_position_that_fits_no_game_is_not_legal() -> None:
    assert check("dominion", f"{HAND}\nexact: coins=-1")["problem"]["code"] == "bad-snapshot"
    assert check("carcassonne", "base_d_city_n_road_ew at 0,0 north\nbase_b_cloister at 0,1 north")["problem"]
    assert check("carcassonne", "game: dominion")["problem"]["code"] == "bad-position"


PIECES = st.sampled_from(
    [
        *("hand 0: ", "copper*3", "city 0: gizah day, 1 stages, 4 coins, well altar", "players: 9", "|", "\n", "do: "),
        *("end turn", "draw: ", "d at 0,0 north", "red knight on city 0 at 0,0", "exact: ", "coins=1", "rng=[]", "; "),
        *("seat: 1", "phase: over", "age: 3", "modules: base river2", "*", "-1", "\u202e", "\x00", "{", "hands.0=9"),
        *("game: dominion", "supply: province*0", "turn: 7", "score: 1 2", "dragon at 1,0", "active: 1", " "),
    ]
)


@pytest.mark.parametrize("game", ["dominion", "seven_wonders", "carcassonne", "magpie"])
@settings(max_examples=60, deadline=None)
@given(text=st.one_of(st.text(max_size=60), st.lists(PIECES, max_size=14).map("".join)))
def test_any_text_is_a_position_or_a_problem(game: str, text: str) -> None:
    found = check(game, text)
    assert (found["position"] is None) is (found["problem"] is not None)
    if found["problem"] is None:
        assert get_game(game).position(found["text"]).position() == found["text"]
