"""Mutations of the Carcassonne rules: each changes a rule slightly, and the reference engine must detect it.

``BASTIDE_PURE=1 PYTHONPATH=tests python tests/reference_engines/checks/carcassonne_mutations.py`` runs all
of them and prints what was detected, and when; ``... dragon`` runs those with this word in their modules or text.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from bastide.core import get_game
from bastide.testing.reference_engine_comparison import EngineAgreement, EngineDifference, compare_engines
from reference_engines.carcassonne import REFERENCE_ENGINE
from reference_engines.checks import mutation_framework as mutant
from reference_engines.checks.mutation_framework import Engine, Mutations, held, main

PACKAGES = ("bastide.games.carcassonne.rules.", "bastide.games.carcassonne.modules.")
#: Module basenames without rules: parsers and drawing.
NO_RULES = ("ascii_board", "ascii_tile", "board_text", "position_parser", "tile_notation_parser", "maptext", "reading")
#: Maximum number of games until a mutation must be detected.
MAX_GAMES = 25


@dataclass(frozen=True)
class Mutation(mutant.Mutation):
    """A changed rule, the modules in which it has an effect, and the players and seed of the games."""

    modules: str = ""
    players: int | None = 2
    seed: int = 0

    def engine(self, patch: pytest.MonkeyPatch) -> Engine:
        game = get_game("carcassonne")
        game.new_state(2, {"modules": "all"}, 0)  # loads all rules
        engine = Engine(patch, game, PACKAGES)
        engine.modules = [one for one in engine.modules if one.__name__.rpartition(".")[2] not in NO_RULES]
        return engine

    def play(self, first: int, games: int | None = None) -> Iterator[EngineAgreement | EngineDifference]:
        return compare_engines(
            get_game("carcassonne"),
            REFERENCE_ENGINE,
            games or MAX_GAMES,
            self.seed,
            {"modules": ["base", *self.modules.split()]},
            self.players,
            first,
        )


MUTATIONS = Mutations(Mutation)
made, wrong, instead = MUTATIONS.made, MUTATIONS.wrong, MUTATIONS.instead

# -- the base game -----------------------------------------------------------------------------------


@wrong("a completed city is worth three a tile", "feature_value", seed=9)
def _(engine: Engine, value: Any, state: Any, root: int) -> Any:
    city = state.board.node_kind[root] == engine.CITY and state.board.open_edges[root] == 0
    return value(state, root) + (state.board.feature_size[root] if city else 0)


@wrong("shields are worth nothing", "feature_value", seed=4)
def _(engine: Engine, value: Any, state: Any, root: int) -> Any:
    with held(state.board, shields=[0] * len(state.board.shields)):
        return value(state, root)


@wrong("a city of two tiles is worth two", "feature_value", seed=9)
def _(engine: Engine, value: Any, state: Any, root: int) -> Any:
    board = state.board
    small = board.node_kind[root] == engine.CITY and board.open_edges[root] == 0 and board.feature_size[root] == 2
    return 2 if small else value(state, root)


@wrong("an unfinished cloister does not count its own tile", "feature_value")
def _(engine: Engine, value: Any, state: Any, root: int) -> Any:
    cloister = state.board.node_kind[root] == engine.CLOISTER and state.board.open_edges[root] > 0
    return value(state, root) - (1 if cloister else 0)


@wrong("an unfinished road is worth nothing", "feature_value")
def _(engine: Engine, value: Any, state: Any, root: int) -> Any:
    road = state.board.node_kind[root] == engine.ROAD and state.board.open_edges[root] > 0
    return 0 if road else value(state, root)


@wrong("a field counts each city twice", "Board.adjacent_complete_cities")
def _(engine: Engine, cities_beside: Any, board: Any, root: int) -> Any:
    return cities_beside(board, root) * 2


@wrong("a field counts unfinished cities", "Board.adjacent_complete_cities")
def _(engine: Engine, cities_beside: Any, board: Any, root: int) -> Any:
    with held(board, open_edges=[0] * len(board.open_edges)):
        return cities_beside(board, root)


@wrong("only the first of tied players scores", "feature_owners", seed=1)
def _(engine: Engine, owners: Any, state: Any, root: int) -> Any:
    return owners(state, root)[:1]


@wrong("every player on a feature scores", "feature_owners", players=4, seed=9)
def _(engine: Engine, owners: Any, state: Any, root: int) -> list[int]:
    return sorted(
        {
            state.figure_owner[index]
            for index, node in enumerate(state.figure_node)
            if state.board.find_root(node) == root and state.rules.meeple_kind(state.figure_code[index]).is_follower
        }
    )


@wrong("returned meeples are lost", "return_meeple", seed=9)
def _(engine: Engine, send_home: Any, state: Any, index: int) -> None:
    before = list(state.supply)
    send_home(state, index)
    state.supply[:] = before


@wrong("a follower may join others on a road", "Follower.may_be_placed_on", seed=7)
def _(engine: Engine, may_stand: Any, figure: Any, state: Any, player: int, node: int) -> Any:
    return may_stand(figure, state, player, node) or state.board.node_kind[node] == engine.ROAD


@wrong("a hole may not be filled", "legal_placements", seed=4)
def _(engine: Engine, placements: Any, state: Any, kind: int) -> list[int]:
    return [each for each in placements(state, kind) if not engine.is_hole(state.board.required_edges_at(each // 4))]


# -- inns and traders --------------------------------------------------------------------------------


@wrong("an unfinished city with a cathedral counts", "InnsModule.points_per_tile", "inns", seed=8)
def _(engine: Engine, per_tile: Any, inns: Any, state: Any, root: int, each: int, complete: bool) -> Any:
    city = state.board.node_kind[root] == engine.CITY
    return each if city and not complete else per_tile(inns, state, root, each, complete)


@wrong("an inn adds nothing", "InnsModule.points_per_tile", "inns", players=6, seed=4)
def _(engine: Engine, per_tile: Any, inns: Any, state: Any, root: int, each: int, complete: bool) -> Any:
    road = state.board.node_kind[root] == engine.ROAD
    return each if road and complete else per_tile(inns, state, root, each, complete)


instead("the big follower counts once", "Follower.strength", lambda self, state, root: 1, "inns", players=4)


@wrong("anybody's builder earns a second tile", "TradersModule.on_tile_placed", "traders", seed=3)
def _(engine: Engine, placed: Any, traders: Any, state: Any) -> None:
    with held(state, figure_owner=[state.active] * len(state.figure_owner)):
        placed(traders, state)


instead("no builder earns a tile", "TradersModule.on_tile_placed", lambda self, state: None, "traders", seed=3)


@wrong("a builder needs no follower", "Builder.may_be_placed_on", "traders")
def _(engine: Engine, may_stand: Any, figure: Any, state: Any, player: int, node: int) -> bool:
    board = state.board
    return board.node_kind[node] in (engine.ROAD, engine.CITY) and board.open_edges[board.find_root(node)] > 0


@wrong("goods go to the next player", "TradersModule.take_goods", "traders", seed=8)
def _(engine: Engine, take: Any, traders: Any, state: Any, player: int, good: int, count: int) -> None:
    take(traders, state, (player + 1) % state.players, good, count)


@wrong("the most goods are worth nine", "award_points", "traders", seed=8)
def _(engine: Engine, award: Any, state: Any, player: int, points: int, category: Any, final: bool, node: int) -> None:
    award(state, player, 9 if points == 10 and final and node < 0 else points, category, final, node)


@wrong("a pig counts for all fields", "TradersModule.points_per_city", "traders", seed=8)
def _(engine: Engine, per_city: Any, traders: Any, state: Any, *given: int) -> Any:
    return per_city(traders, state, *given) + (engine.PIG in state.figure_code)


# -- king, river, cult -------------------------------------------------------------------------------


@wrong("an equal city takes the king", "KingModule.on_feature_completed", "king", seed=1)
def _(engine: Engine, completed: Any, king: Any, state: Any, root: int) -> None:
    own = state.extra[king.slot]
    before = list(own)
    own[1], own[3] = max(own[1] - 1, 0), max(own[3] - 1, 0)
    completed(king, state, root)
    own[1], own[3] = max(own[1], before[1]), max(own[3], before[3])


@wrong("the king counts one city too many", "count_complete_on_board", "king")
def _(engine: Engine, complete_on_map: Any, state: Any, kind: int) -> Any:
    return complete_on_map(state, kind) + 1


instead("the river may turn back at once", "river_bend_at", lambda board, tile, side: 2, "river2")
instead("no ordinary tile follows the lake", "AfterRiverPhase.begin", lambda self, state: False, "river2")
instead("meeples may be placed on the lake", "River2Module.forbids_meeples", lambda self, state: False, "river2")
instead(
    "shrines may crowd around a cloister",
    "CultModule.allows_placement",
    lambda self, state, kind, cell, turn: True,
    "cult",
    seed=2,
)
instead("no follower loses a challenge", "CultModule.defeated_features", lambda self, state: [], "cult", players=None)


@made("shrines and cloisters challenge each other on four sides only", "cult", seed=5)
def _(engine: Engine) -> None:
    _, north, _, west, *_ = engine.SURROUNDING_OFFSETS
    engine.change("SURROUNDING_OFFSETS", [north, west, -west, -north])


# -- princess and dragon -----------------------------------------------------------------------------

instead("the dragon goes five steps", "MAX_TRAIL_LENGTH", 6, "dragon", seed=6)


@wrong("the dragon may go back", "DragonMovementPhase.may_enter", "dragon", players=4, seed=3)
def _(engine: Engine, may_enter: Any, moves: Any, state: Any, cell: int) -> bool:
    own = state.extra[moves.slot]
    before, own[engine.TRAIL_LENGTH] = own[engine.TRAIL_LENGTH], 0
    may = bool(may_enter(moves, state, cell))
    own[engine.TRAIL_LENGTH] = before
    return may


@wrong("the dragon spares builders and pigs", "is_dragon_victim", "dragon traders", seed=1)
def _(engine: Engine, is_prey: Any, state: Any, index: int) -> bool:
    return state.figure_code[index] not in (engine.BUILDER, engine.PIG) and bool(is_prey(state, index))


@wrong("a builder stays alone", "expel_meeple", "dragon traders", seed=4)
def _(engine: Engine, drive_out: Any, *given: Any) -> Any:
    return engine.old("return_meeple")(*given)


@wrong("the fairy forgets fields", "DragonModule.on_feature_scored", "dragon", seed=3)
def _(engine: Engine, scored: Any, dragon: Any, state: Any, root: int, final: bool) -> None:
    if state.board.node_kind[root] != engine.FIELD:
        scored(dragon, state, root, final)


@wrong("the fairy gives two points a turn", "FairyPointPhase.begin", "dragon", seed=3)
def _(engine: Engine, begin: Any, step: Any, state: Any) -> bool:
    begin(step, state)
    return bool(begin(step, state))


instead(
    "after a princess a meeple may be placed",
    "DragonModule.forbids_meeples",
    lambda self, state: False,
    "dragon",
    seed=7,
)
instead(
    "meeples may be placed on a volcano",
    "DragonModule.forbids_meeples_on_tile",
    lambda self, state, tile: False,
    "dragon",
    seed=3,
)
instead(
    "dragon tiles are not set aside before a volcano",
    "DragonModule.try_set_aside",
    lambda self, state, kind: False,
    "dragon",
    seed=6,
)


@wrong("portals lead to finished features", "may_leave_portal_onto", "dragon", seed=1)
def _(engine: Engine, may_come_out: Any, state: Any, code: int, node: int) -> Any:
    with held(state.board, open_edges=[1] * len(state.board.open_edges)):
        return may_come_out(state, code, node)


# -- abbey and mayor ---------------------------------------------------------------------------------


instead(
    "an abbey needs tiles on three sides",
    "is_hole",
    lambda need: sum(need >> bits & 15 != 0 for bits in (0, 4, 8, 12)) >= 3,
    "abbey",
    seed=5,
)
instead("a mayor counts once", "Mayor.strength", lambda self, state, root: 1, "abbey", seed=2)


@wrong("a wagon goes to occupied features", "WagonTravelPhase.target_nodes", "abbey", players=4, seed=1)
def _(engine: Engine, targets: Any, travel: Any, state: Any) -> Any:
    with held(state.board, follower_count=[0] * len(state.board.follower_count)):
        return targets(travel, state)


instead("a wagon goes nowhere", "WagonTravelPhase.target_nodes", lambda self, state: [], "abbey", players=4, seed=1)
instead("a barn is worth three a city", "barn_value", lambda board, cities: 3 * len(cities), "abbey", seed=2)
instead("a barn expels no farmers", "fields_taken_by_barns", lambda state: [], "abbey", seed=8)


@wrong("farmers may join a field with a barn", "Follower.may_be_placed_on", "abbey", seed=8)
def _(engine: Engine, may_stand: Any, figure: Any, state: Any, player: int, node: int) -> bool:
    board = state.board
    return bool(board.node_kind[node] <= engine.FIELD and board.follower_count[board.find_root(node)] == 0)


# -- bridges, castles, bazaars -----------------------------------------------------------------------


@wrong("bridges are not used up", "BridgesModule.on_bridge_built", "bridges")
def _(engine: Engine, built: Any, bridges: Any, state: Any, tile: int) -> None:
    before = list(state.extra[bridges.slot])
    built(bridges, state, tile)
    state.extra[bridges.slot][1:] = before[1:]


@wrong("a castle brings the points of the city as well", "found_castle", "bridges", players=6, seed=9)
def _(engine: Engine, found_castle: Any, state: Any, root: int, owner: int) -> None:
    state.score[owner] += 4
    found_castle(state, root, owner)


@wrong("a castle scores only features on its own tiles", "castle_surroundings", "bridges", seed=4)
def _(engine: Engine, surroundings: Any, board: Any, root: int) -> Any:
    return engine.castle_cells(board, root)


instead(
    "a castle counts as a city for farmers",
    "BridgesModule.points_per_city",
    lambda self, state, field, city, player, each: each,
    "bridges",
    seed=1,
)


@wrong("the seller of a tile is not paid", "AuctionPhase.pay_highest_bid", "bridges", seed=2)
def _(engine: Engine, pay: Any, auction: Any, state: Any, payer: int, payee: int) -> None:
    pay(auction, state, payer, -1)


@wrong("a bazaar won at a bazaar opens another", "BridgesModule.on_tile_placed", "bridges", seed=5)
def _(engine: Engine, placed: Any, bridges: Any, state: Any) -> None:
    own = state.extra[bridges.slot]
    before, own[engine.SELLER] = own[engine.SELLER], -1
    placed(bridges, state)
    own[engine.SELLER] = before


# -- the count ---------------------------------------------------------------------------------------


@wrong("the count blocks nobody", "RedeploymentPhase.available_meeple_codes", "count", players=6, seed=7)
def _(engine: Engine, codes: Any, step: Any, state: Any, node: int) -> Any:
    own = state.extra[step.slot]
    before, own[engine.COUNT_QUARTER] = own[engine.COUNT_QUARTER], -1
    found = codes(step, state, node)
    own[engine.COUNT_QUARTER] = before
    return found


@wrong(
    "own points do not prevent sending a follower to Carcassonne",
    "CountModule.on_points_awarded",
    "count",
    players=3,
    seed=17,
)
def _(engine: Engine, awarded: Any, count: Any, state: Any, player: int, points: int) -> None:
    if player != state.active:
        awarded(count, state, player, points)


@wrong("Carcassonne does not count as a city for farmers", "Board.adjacent_complete_cities", "count")
def _(engine: Engine, cities_beside: Any, board: Any, root: int) -> Any:
    return [city for city in cities_beside(board, root) if city != engine.CARCASSONNE_CITY]


instead(
    "the mayor goes to the market", "Mayor.can_occupy_kind", lambda self, kind: True, "count abbey", players=4, seed=7
)
instead("the dragon enters Carcassonne", "is_carcassonne_tile", lambda state, tile: False, "count dragon", seed=3)


if __name__ == "__main__":
    main(MUTATIONS)
