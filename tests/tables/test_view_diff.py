"""View diffs: applying the changes to the previous view gives the new view exactly."""

from __future__ import annotations

import json
import random

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bastide.core.game_registry import game_ids, get_game
from bastide.core.journal import SPECTATOR
from bastide.core.json_data import JsonData
from bastide.core.state import State
from bastide.tables.views.view_diff import ViewChange, apply_changes, diff_views

#: All modules and expansions, where a game has such options.
OPTIONS: dict[str, dict[str, JsonData]] = {
    "carcassonne": {"modules": "all"},
    "dominion": {"sets": ["base2", "prosperity"], "platinum_colony": "always"},
}

keys = st.sampled_from(["a", "b", "c", "d"])
plain = st.recursive(
    st.none() | st.integers(0, 3) | st.text(max_size=2),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(keys, inner, max_size=4),
    max_leaves=12,
)
views = st.dictionaries(keys, plain, max_size=4)


def encode_and_decode(before: dict[str, JsonData], now: dict[str, JsonData]) -> list[ViewChange]:
    """Return the changes after encoding and decoding."""
    return msgspec.json.decode(msgspec.json.encode(diff_views(before, now)), type=list[ViewChange])


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(views, views)
def test_diff_of_arbitrary_views(before: dict[str, JsonData], now: dict[str, JsonData]) -> None:
    kept = json.dumps(before)
    told = encode_and_decode(before, now)
    assert apply_changes(before, told) == now
    assert json.dumps(before) == kept, "the previous view was modified"
    assert (told == []) == (before == now)


def test_unchanged_parts_are_not_sent() -> None:
    before: dict[str, JsonData] = {"board": [{"x": 0}, {"x": 1}, {"x": 2}], "score": [3, 4], "hand": "a", "gone": 1}
    now: dict[str, JsonData] = {"board": [{"x": 0}, {"x": 2}, {"x": 9}, {"x": 8}], "score": [3, 5], "hand": "a"}
    assert diff_views(before, now) == [
        ViewChange([], "gone", []),
        ViewChange(["board"], 1, [{"x": 2}, {"x": 9}, {"x": 8}], 2),
        ViewChange(["score"], 1, [5]),
    ]


def test_equal_parts_are_shared() -> None:
    tiles: list[JsonData] = [{"tile": number} for number in range(40)]
    before: dict[str, JsonData] = {"tiles": tiles, "players": [{"hand": ["a"]}, {"hand": ["b"]}], "pile": {"left": 3}}
    now = json.loads(json.dumps(before))
    now["tiles"].insert(35, {"tile": 99})
    now["players"][1]["hand"] = ["c"]
    told = diff_views(before, now)
    assert told == [ViewChange(["tiles"], 35, [{"tile": 99}], 0), ViewChange(["players", 1, "hand"], 0, ["c"])]
    assert now["pile"] is before["pile"]
    assert now["players"][0] is before["players"][0]  # type: ignore[index]
    assert [id(tile) for tile in now["tiles"] if tile != {"tile": 99}] == [id(tile) for tile in tiles]
    assert now["players"][1] == {"hand": ["c"]}


def test_change_of_missing_part_is_refused() -> None:
    with pytest.raises(ValueError, match="'x'"):
        apply_changes({"board": [1]}, [ViewChange(["board"], "x", [2])])


def play_random_positions(game: str, seed: int) -> list[State]:
    """Return the positions of a random game."""
    state = get_game(game).new_state(3, OPTIONS.get(game), seed)
    chance = random.Random(seed)
    seen = [state.clone()]
    while not state.is_over() and len(seen) < 250:
        player = state.next_player_to_act()
        state.apply(player, chance.choice(state.legal_actions(player)))
        seen.append(state.clone())
    return seen


@pytest.mark.parametrize("game", game_ids())
def test_diffs_rebuild_every_view_of_a_game(game: str) -> None:
    whole = lean = 0
    shown: dict[int, dict[str, JsonData]] = {}
    for state in play_random_positions(game, 4):
        for viewer in {state.audience(seat): seat for seat in range(SPECTATOR, state.players)}.values():
            view = state.view(viewer)
            if viewer in shown:
                told = encode_and_decode(shown[viewer], view)
                assert json.dumps(apply_changes(shown[viewer], told), sort_keys=True) == json.dumps(
                    view, sort_keys=True
                )
                whole += len(json.dumps(view))
                lean += len(msgspec.json.encode(told))
            shown[viewer] = view
    # Small views have little to leave out.
    assert lean < (whole if game == "magpie" else whole / 2)


@pytest.mark.parametrize("game", game_ids())
def test_viewers_of_one_audience_see_the_same(game: str) -> None:
    for state in play_random_positions(game, 5)[::9]:
        seen: dict[int, dict[str, JsonData]] = {}
        for viewer in range(SPECTATOR, state.players):
            assert seen.setdefault(state.audience(viewer), state.view(viewer)) == state.view(viewer)
