"""The engine and a search through the whole map agree on where each tile may lie."""

from __future__ import annotations

import os

import pytest
from carcassonne_slow_placing import BEYOND, Chart, edges_of

from bastide.core import Journal, Plain, Rng, get_game
from bastide.games.carcassonne.rules.modules.box import MODULE_IDS

SOAK = int(os.environ.get("BASTIDE_SOAK", "1"))


@pytest.mark.parametrize(
    ("modules", "seeds"),
    [
        ("base", 1),
        ("inns,traders,king", 1),
        ("river2", 3),
        ("inns,traders,king,river2", 1),
        ("cult", 2),
        ("river2,count", 2),
        ("abbey,cult", 2),
        ("bridges", 2),
        ("inns,traders,king,river2,dragon,abbey,bridges,cult,count", 1),
    ],
)
def test_every_tile_is_offered_every_place_where_it_fits(modules: str, seeds: int) -> None:
    dropped = 0
    for seed in range(seeds * SOAK):
        state = get_game("carcassonne").new_state(2, {"modules": modules.split(",")}, seed)
        journal = state.journal = Journal()
        rng = Rng(seed)
        while not state.is_over():
            player = state.next_actor()
            decision = state.decision(player)
            chart = Chart(state.view(-1))
            if decision.kind in ("source", "last_abbey"):
                abbeys = [state.meaning(player, action) for action in decision]
                assert {(a["x"], a["y"]) for a in abbeys if a["do"] == "abbey"} == chart.holes() != set()
            elif decision.kind in ("place", "spring"):
                offered = [state.meaning(player, action) for action in decision]
                tile = str(decision.about["tile"])
                plain = {(a["x"], a["y"], a["facing"]) for a in offered if a["do"] == "place" and not a["bridged"]}
                chart.bridges, left = 0, chart.bridges
                assert plain == chart.placements(tile)
                chart.bridges = left
                if offered[-1]["do"] == "give_up":
                    offered.pop()
                    assert not plain
                else:
                    assert plain
                places = {(a["x"], a["y"], a["facing"]) for a in offered}
                assert places == chart.placements(tile)
                assert len(places) == len(offered)
            state.apply(player, rng.choice(decision.actions))
            for event in journal.take():
                if event.kind == "unplaceable":
                    dropped += 1
                    assert Chart(state.view(-1)).placements(str(event.data["tile"])) == set()
    if modules == "river2" and SOAK > 5:
        assert dropped > 0


def test_the_search_sees_what_looks_the_same() -> None:
    """A straight road looks the same after half a turn, a crossing of four roads after a quarter."""
    game = get_game("carcassonne").new_state(2)
    chart = Chart(game.view(-1))
    assert {facing for _, _, facing in chart.placements("base_u_road_ew")} <= {"north", "east"}
    assert {facing for _, _, facing in chart.placements("base_x_crossing_nesw")} == {"north"}
    assert len({facing for _, _, facing in chart.placements("base_w_crossing_esw")}) == 4


@pytest.mark.parametrize(
    "modules", ["base", "inns,traders,king", "river2,dragon", "abbey", "bridges", ",".join(MODULE_IDS)]
)
def test_the_view_marks_exactly_the_cells_that_no_tile_to_come_fits(modules: str) -> None:
    """Whatever may still come: the pile, the hand, what was put aside, what lies at a bazaar; abbeys fit any hole."""
    marked = 0
    for seed in range(SOAK):
        state = get_game("carcassonne").new_state(2, {"modules": modules.split(",")}, seed)
        rng = Rng(seed)
        step = 0
        while not state.is_over():
            player = state.next_actor()
            step += 1
            if step % 23 == 0:
                view = state.view(-1)
                marked += len(list_of(view["dead"]))
                assert {tuple(list_of(cell)) for cell in list_of(view["dead"])} == dead_cells(view)
            state.apply(player, rng.choice(state.decision(player).actions))
        assert state.view(-1)["dead"] == []  # nothing comes any more
    assert marked > 0


def list_of(data: Plain) -> list[Plain]:
    assert isinstance(data, list)
    return data


def dead_cells(view: dict[str, Plain]) -> set[tuple[Plain, ...]]:
    """The same by trying every tile in every turn on every cell."""
    chart = Chart(view)
    extra = view["extra"]
    pile = view["pile"]
    assert isinstance(extra, dict)
    assert isinstance(pile, dict)
    chart.bridges = 1 if "bridges" in extra else 0
    dragon, bazaar, abbey = (extra.get(module) or {} for module in ("dragon", "bridges", "abbey"))
    assert isinstance(dragon, dict)
    assert isinstance(bazaar, dict)
    assert isinstance(abbey, dict)
    aside = dragon.get("aside", {})
    assert isinstance(aside, dict)
    coming = {str(tile) for tile in [*pile, view["hand"], *aside, *list_of(bazaar.get("tiles", []))]}
    coming |= {str(tile) for tile in list_of(bazaar.get("won", []))}
    coming -= {"", "abbey_tile"}
    rim = {(x + dx, y + dy) for x, y in chart.edges for dx, dy in BEYOND.values()} - set(chart.edges)
    edges = [edges_of(tile, turns) for tile in coming for turns in range(4)]
    dead = {
        cell for cell in rim if not any(chart.fits(one, cell) or chart.fits_with_a_bridge(one, cell) for one in edges)
    }
    if any(list_of(abbey.get("abbeys", []))):
        dead -= {cell for cell in rim if all(chart.touching(cell, side) for side in BEYOND)}
    return {tuple(cell) for cell in dead} if coming else set()
