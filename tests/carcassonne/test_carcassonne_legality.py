"""Legal actions against brute force, worked out from the view and the catalogue alone."""

from __future__ import annotations

import os
from typing import Any

import pytest

from bastide.core import Rng
from bastide.games.carcassonne import GAME
from bastide.games.carcassonne.geometry import FACINGS
from bastide.games.carcassonne.kinds import look_of
from bastide.games.carcassonne.modules.box import MODULE_IDS
from bastide.games.carcassonne.tiles.catalogue import TILES, tile_by_id
from bastide.games.carcassonne.tiles.model import EDGE_RIVER, FEATURE_KINDS, Tile

pytestmark = pytest.mark.rules
SOAK = int(os.environ.get("BASTIDE_SOAK", "1"))

#: North, east, south, west.
NEIGHBOURS = [(0, 1), (1, 0), (0, -1), (-1, 0)]


def shown(tile: Tile, turns: int, side: int) -> int:
    return tile.edges[(side - turns) % 4]


def placements(view: dict[str, Any]) -> set[str]:
    """Every cell near the map, every turn, edge by edge; of turns that look the same, the first."""
    land = {(t["x"], t["y"]): (tile_by_id(t["tile"]), FACINGS.index(t["facing"])) for t in view["board"]}
    order = {(t["x"], t["y"]): number for number, t in enumerate(view["board"])}
    tile = tile_by_id(view["hand"])
    found = set()
    for x in range(min(x for x, _ in land) - 1, max(x for x, _ in land) + 2):
        for y in range(min(y for _, y in land) - 1, max(y for _, y in land) + 2):
            if (x, y) in land:
                continue
            looks: list[list[str]] = []
            for turns in range(4):
                if look_of(tile, turns) in looks:
                    continue
                looks.append(look_of(tile, turns))
                beside = [(s, (x + dx, y + dy)) for s, (dx, dy) in enumerate(NEIGHBOURS) if (x + dx, y + dy) in land]
                matches = all(shown(tile, turns, s) == shown(*land[cell], (s + 2) % 4) for s, cell in beside)
                if beside and matches and river_allows(tile, turns, (x, y), land, order):
                    found.add(f"place {tile.id} at {x},{y} {FACINGS[turns]}")
    return found


def river_allows(tile: Tile, turns: int, cell: tuple[int, int], land: Any, order: Any) -> bool:
    """Follow the river by steps: a tile must prolong it at one end, and not turn as the tile before it did."""
    flows = [side for side in range(4) if shown(tile, turns, side) == EDGE_RIVER]
    if not flows:
        return True
    x, y = cell
    upstream = [s for s in flows if (x + NEIGHBOURS[s][0], y + NEIGHBOURS[s][1]) in land]
    if len(upstream) != 1:
        return False
    came_from = upstream[0]
    before = (x + NEIGHBOURS[came_from][0], y + NEIGHBOURS[came_from][1])
    older, older_turns = land[before]
    for side in range(4):
        further = (before[0] + NEIGHBOURS[side][0], before[1] + NEIGHBOURS[side][1])
        if shown(older, older_turns, side) != EDGE_RIVER or further == cell or further not in land:
            continue
        if order[further] < order[before]:
            # Two steps back, one step back, here, and on: a U-turn ends beside where it began.
            for way_out in flows:
                on = (x + NEIGHBOURS[way_out][0], y + NEIGHBOURS[way_out][1])
                beside = abs(on[0] - further[0]) + abs(on[1] - further[1]) == 1
                if way_out != came_from and beside:
                    return False
    return True


def figures(view: dict[str, Any], features: list[dict[str, Any]]) -> set[str]:
    """Who may stand where on the last tile, from the list of features."""
    last = len(view["board"]) - 1
    tile = tile_by_id(view["board"][last]["tile"])
    player = view["asked"]
    found = {"none"}
    for number, printed in enumerate(tile.features):
        kind = FEATURE_KINDS[printed.kind]
        (land,) = [feature for feature in features if [last, number] in feature["pieces"]]
        name = f"{kind} {len([f for f in tile.features[:number] if f.kind == printed.kind])}"
        standing = [view["figures"][index] for index in land["figures"]]
        followers = [figure for figure in standing if figure["figure"] in ("follower", "big")]
        mine = [figure for figure in followers if figure["player"] == player]
        home = view["supply"][player]
        role = {"city": "knight", "road": "highwayman", "cloister": "monk", "field": "farmer"}.get(kind)
        if role and not followers:
            found |= {
                f"{title} on {name}" for title, who in ((role, "follower"), (f"big {role}", "big")) if home.get(who)
            }
        if kind in ("city", "road") and mine and not land["complete"] and home.get("builder"):
            found.add(f"builder on {name}")
        if kind == "field" and mine and home.get("pig"):
            found.add(f"pig on {name}")
    return found


@pytest.mark.parametrize("modules", [["base"], ["base", "traders"], ["base", "river2"], MODULE_IDS])
@pytest.mark.parametrize("players", [2, 4])
def test_legal_actions_are_those_of_brute_force(modules: list[str], players: int) -> None:
    for seed in range(SOAK):
        state: Any = GAME.new_state(players, {"modules": modules}, seed)
        rng = Rng(seed)
        while not state.is_over():
            player = state.next_actor()
            actions = state.legal_actions(player)
            offered = {state.notation(player, action) for action in actions}
            view = state.view(-1)
            if view["phase"] == "place":
                assert offered == placements(view)
            else:
                assert offered == figures(view, state.features())
            state.apply(player, rng.choice(actions))


def test_how_many_turns_of_each_tile_look_different() -> None:
    """By the drawings: four for most, two for what is the same upside down, one for what is the same all round."""
    by_turns: dict[int, set[str]] = {1: set(), 2: set()}
    for tile in TILES:
        if tile.module not in ("base", "inns", "traders", "king"):
            continue
        looks = [look_of(tile, turns) for turns in range(4)]
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
