"""Legal meeples, derived independently from the view, the catalogue and the features; and distinct rotations."""

from __future__ import annotations

import os
from typing import Any

import pytest

from bastide.core import Rng
from bastide.games.carcassonne.rules.game import GAME
from bastide.games.carcassonne.rules.parsed_board_text import FOLLOWER_ROLES
from bastide.games.carcassonne.rules.tiles.tile_catalogue import ALL_TILES, tile_by_id
from bastide.games.carcassonne.rules.tiles.tile_definition import FEATURE_KIND_NAMES
from bastide.games.carcassonne.rules.tiles.tile_lookup_tables import rotated_appearance

SOAK = int(os.environ.get("BASTIDE_SOAK", "1"))


def figures(view: dict[str, Any], features: list[dict[str, Any]]) -> set[str]:
    """The legal meeples on the last tile, from the list of features."""
    last = len(view["board"]) - 1
    tile = tile_by_id(view["board"][last]["tile"])
    player = view["asked"]
    found = {"none"}
    for number, printed in enumerate(tile.features):
        kind = FEATURE_KIND_NAMES[printed.kind]
        (land,) = [feature for feature in features if [last, number] in feature["pieces"]]
        name = f"{kind} {len([f for f in tile.features[:number] if f.kind == printed.kind])}"
        standing = [view["figures"][index] for index in land["figures"]]
        followers = [figure for figure in standing if figure["figure"] in ("follower", "big")]
        mine = [figure for figure in followers if figure["player"] == player]
        home = view["supply"][player]
        role = FOLLOWER_ROLES.get(printed.kind)
        if role and not followers:
            found |= {
                f"{title} on {name}" for title, who in ((role, "follower"), (f"big {role}", "big")) if home.get(who)
            }
        if kind in ("city", "road") and mine and not land["complete"] and home.get("builder"):
            found.add(f"builder on {name}")
        if kind == "field" and mine and home.get("pig"):
            found.add(f"pig on {name}")
    return found


@pytest.mark.parametrize("modules", [["base"], ["inns", "traders", "king", "river2", "cult"]])
@pytest.mark.parametrize("players", [2, 4])
def test_offered_meeples_are_the_legal_ones(modules: list[str], players: int) -> None:
    for seed in range(2 * SOAK):
        state: Any = GAME.new_state(players, {"modules": modules}, seed)
        rng = Rng(seed)
        while not state.is_over():
            player = state.next_player_to_act()
            actions = state.legal_actions(player)
            view = state.view(-1)
            if view["phase"] == "figure":
                offered = {state.notation(player, action) for action in actions}
                assert offered == figures(view, state.features())
            state.apply(player, rng.choice(actions))


def test_number_of_distinct_rotations_of_each_tile() -> None:
    """Four rotations for most tiles, two or one for symmetric ones."""
    by_turns: dict[int, set[str]] = {1: set(), 2: set()}
    for tile in ALL_TILES:
        if tile.module not in ("base", "inns", "traders", "king"):
            continue
        looks = [rotated_appearance(tile, turns) for turns in range(4)]
        different = len([look for number, look in enumerate(looks) if look not in looks[:number]])
        if different < 4:
            by_turns[different].add(tile.id)
    assert by_turns[1] == {
        "base_b_cloister",
        "base_c_city_nesw_shield",
        "base_x_crossing_nesw",
        "inns_cathedral_city_nesw",
        "inns_cities_n_e_s_w",
    }
    assert by_turns[2] == {
        "base_f_city_ew_shield",
        "base_g_city_ew",
        "base_h_cities_n_s",
        "base_u_road_ew",
        "inns_cities_n_s_crossing_ew",
        "inns_city_ew_shield_roads_n_s",
        "inns_cloister_roads_e_w",
        "inns_road_ew_inn",
        "inns_roads_nw_es",
        "king_city_ew_over_city_ns",
        "traders_city_ew_wine",
        "traders_city_ew_wine_roads_n_s",
        "traders_roads_ns_ew_bridge",
    }
