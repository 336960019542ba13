"""Brute-force checks with the reference engine against the engine."""

from __future__ import annotations

import os

import pytest

from bastide.core import JsonData, Rng, get_game
from reference_engines.carcassonne.board import Board
from reference_engines.carcassonne.module_discovery import MODULES
from reference_engines.carcassonne.tile_definition import FACINGS, SIDES, Point, box, number
from reference_engines.carcassonne.tile_placement import fits, helping_bridges

SOAK = int(os.environ.get("BASTIDE_SOAK", "1"))
ALL = ",".join(MODULES)


def test_distinct_rotations() -> None:
    """A straight road looks the same after half a turn, a crossing of four roads after a quarter."""
    assert box()["base_u_road_ew"].turns == [0, 1]
    assert box()["base_x_crossing_nesw"].turns == [0]
    assert box()["base_w_crossing_esw"].turns == [0, 1, 2, 3]
    assert box()["king_city_ew_over_city_ns"].turns == [0, 1]  # one city is above the other


@pytest.mark.parametrize("modules", ["base", "inns,traders,king", "river2,dragon", "abbey", "bridges", ALL])
def test_view_lists_exactly_the_unfillable_cells(modules: str) -> None:
    """Remaining tiles are in the pile, in hand, set aside and at a bazaar; abbeys fit any hole."""
    marked = 0
    for seed in range(SOAK):
        state = get_game("carcassonne").new_state(2, {"modules": modules.split(",")}, seed)
        rng = Rng(seed)
        step = 0
        while not state.is_over():
            player = state.next_player_to_act()
            step += 1
            if step % 23 == 0:
                view = state.view(-1)
                marked += len(list_of(view["dead"]))
                assert {tuple(list_of(cell)) for cell in list_of(view["dead"])} == dead_cells(view)
            state.apply(player, rng.choice(state.decision(player).actions))
        assert state.view(-1)["dead"] == []  # no tile is left
    assert marked > 0


def map_of(view: dict[str, JsonData]) -> Board:
    chart = Board()
    for laid in list_of(view["board"]):
        assert isinstance(laid, dict)
        cell = number(laid["x"]), number(laid["y"])
        chart.lay(box()[str(laid["tile"])], cell, FACINGS.index(str(laid["facing"])))
        if "bridge" in laid:
            chart.build(cell, str(laid["bridge"]))
    return chart


def dead_cells(view: dict[str, JsonData]) -> set[Point]:
    """Try every tile in every rotation on every cell."""
    chart = map_of(view)
    extra, pile = view["extra"], view["pile"]
    assert isinstance(extra, dict)
    assert isinstance(pile, dict)
    dragon, bazaar, abbey = (extra.get(module) or {} for module in ("dragon", "bridges", "abbey"))
    assert isinstance(dragon, dict)
    assert isinstance(bazaar, dict)
    assert isinstance(abbey, dict)
    aside = dragon.get("aside", {})
    assert isinstance(aside, dict)
    coming = {str(tile) for tile in [*pile, view["hand"], *aside, *list_of(bazaar.get("tiles", []))]}
    coming |= {str(tile) for tile in list_of(bazaar.get("won", []))}
    coming -= {"", "abbey_tile"}
    edges = [box()[tile].turned_edges(turns) for tile in coming for turns in range(4)]
    dead = {
        cell
        for cell in chart.frontier()
        if not any(
            fits(chart, one, cell) or ("bridges" in extra and helping_bridges(chart, one, cell)) for one in edges
        )
    }
    if any(list_of(abbey.get("abbeys", []))):
        dead -= {cell for cell in chart.frontier() if all(chart.neighbour_edge(cell, side) for side in SIDES)}
    return dead if coming else set()


def list_of(data: JsonData) -> list[JsonData]:
    assert isinstance(data, list)
    return data
