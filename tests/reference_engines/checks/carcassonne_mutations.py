"""Wrong rules: each one changes the game a little, and the referee has to notice it.

``BASTIDE_PURE=1 PYTHONPATH=tests python tests/reference_engines/checks/carcassonne_mutations.py`` plays them all and
prints what was noticed, and when; ``... dragon`` plays those with this word in their modules or text.
"""

from __future__ import annotations

import json
import sys
from time import perf_counter
from typing import Any

from reference_engines.checks.carcassonne_mutant import Engine, Mutation

# -- the base game -----------------------------------------------------------------------------------


def cities_are_worth_three(engine: Engine) -> None:
    value = engine.old("value")

    def changed(state: Any, root: int) -> Any:
        city = state.board.node_kind[root] == engine.CITY and state.board.open[root] == 0
        return value(state, root) + (state.board.size[root] if city else 0)

    engine.change("value", changed)


def shields_are_worth_nothing(engine: Engine) -> None:
    value = engine.old("value")

    def changed(state: Any, root: int) -> Any:
        shields, state.board.shields[root] = state.board.shields[root], 0
        points = value(state, root)
        state.board.shields[root] = shields
        return points

    engine.change("value", changed)


def small_cities_are_worth_two(engine: Engine) -> None:
    value = engine.old("value")

    def changed(state: Any, root: int) -> Any:
        board = state.board
        small = board.node_kind[root] == engine.CITY and board.open[root] == 0 and board.size[root] == 2
        return 2 if small else value(state, root)

    engine.change("value", changed)


def unfinished_cloisters_count_no_tile_of_their_own(engine: Engine) -> None:
    value = engine.old("value")

    def changed(state: Any, root: int) -> Any:
        cloister = state.board.node_kind[root] == engine.CLOISTER and state.board.open[root] > 0
        return value(state, root) - (1 if cloister else 0)

    engine.change("value", changed)


def unfinished_roads_are_worth_nothing(engine: Engine) -> None:
    value = engine.old("value")

    def changed(state: Any, root: int) -> Any:
        road = state.board.node_kind[root] == engine.ROAD and state.board.open[root] > 0
        return 0 if road else value(state, root)

    engine.change("value", changed)


def a_field_counts_a_city_twice(engine: Engine) -> None:
    cities_beside = engine.old("Board.cities_beside")
    engine.change("Board.cities_beside", lambda self, root: cities_beside(self, root) * 2)


def a_field_counts_unfinished_cities(engine: Engine) -> None:
    cities_beside = engine.old("Board.cities_beside")

    def changed(self: Any, root: int) -> Any:
        before, self.open = self.open, [0] * len(self.open)
        found = cities_beside(self, root)
        self.open = before
        return found

    engine.change("Board.cities_beside", changed)


def equals_share_nothing(engine: Engine) -> None:
    owners = engine.old("owners")
    engine.change("owners", lambda state, root: owners(state, root)[:1])


def everybody_there_scores(engine: Engine) -> None:
    def changed(state: Any, root: int) -> list[int]:
        return sorted(
            {
                state.figure_owner[index]
                for index, node in enumerate(state.figure_node)
                if state.board.root(node) == root and state.rules.figure_of(state.figure_code[index]).is_follower
            }
        )

    engine.change("owners", changed)


def who_comes_home_is_lost(engine: Engine) -> None:
    send_home = engine.old("send_home")

    def changed(state: Any, index: int) -> None:
        before = list(state.supply)
        send_home(state, index)
        state.supply[:] = before

    engine.change("send_home", changed)


def roads_can_be_shared_from_the_start(engine: Engine) -> None:
    may_stand = engine.old("Follower.may_stand")

    def changed(self: Any, state: Any, player: int, node: int) -> Any:
        return may_stand(self, state, player, node) or state.board.node_kind[node] == engine.ROAD

    engine.change("Follower.may_stand", changed)


def holes_stay_open(engine: Engine) -> None:
    placements = engine.old("placements")

    def changed(state: Any, kind: int) -> list[int]:
        return [each for each in placements(state, kind) if not engine.is_hole(state.board.need_at(each // 4))]

    engine.change("placements", changed)


# -- inns and traders --------------------------------------------------------------------------------


def unfinished_cathedrals_count(engine: Engine) -> None:
    per_tile = engine.old("Inns.per_tile")

    def changed(self: Any, state: Any, root: int, each: int, complete: bool) -> Any:
        city = state.board.node_kind[root] == engine.CITY
        return each if city and not complete else per_tile(self, state, root, each, complete)

    engine.change("Inns.per_tile", changed)


def inns_are_for_nothing(engine: Engine) -> None:
    per_tile = engine.old("Inns.per_tile")

    def changed(self: Any, state: Any, root: int, each: int, complete: bool) -> Any:
        road = state.board.node_kind[root] == engine.ROAD
        return each if road and complete else per_tile(self, state, root, each, complete)

    engine.change("Inns.per_tile", changed)


def strangers_work_for_the_builder(engine: Engine) -> None:
    placed = engine.old("Traders.placed")

    def changed(self: Any, state: Any) -> None:
        before = state.figure_owner
        state.figure_owner = [state.active] * len(before)
        placed(self, state)
        state.figure_owner = before

    engine.change("Traders.placed", changed)


def builders_work_alone(engine: Engine) -> None:
    def changed(self: Any, state: Any, player: int, node: int) -> bool:
        board = state.board
        return board.node_kind[node] in (engine.ROAD, engine.CITY) and board.open[board.root(node)] > 0

    engine.change("Builder.may_stand", changed)


def goods_go_to_the_next_player(engine: Engine) -> None:
    take = engine.old("Traders.take")

    def changed(self: Any, state: Any, player: int, good: int, count: int) -> None:
        take(self, state, (player + 1) % state.players, good, count)

    engine.change("Traders.take", changed)


def goods_are_worth_nine(engine: Engine) -> None:
    award = engine.old("award")

    def changed(state: Any, player: int, points: int, category: Any, final: bool, node: int) -> None:
        award(state, player, 9 if points == 10 and final and node < 0 else points, category, final, node)

    engine.change("award", changed)


def pigs_fatten_all_fields(engine: Engine) -> None:
    per_city = engine.old("Traders.per_city")

    def changed(self: Any, state: Any, field: int, city: int, player: int, each: int) -> Any:
        return per_city(self, state, field, city, player, each) + (engine.PIG in state.figure_code)

    engine.change("Traders.per_city", changed)


# -- king, river, cult -------------------------------------------------------------------------------


def an_equal_size_is_enough(engine: Engine) -> None:
    completed = engine.old("King.completed")

    def changed(self: Any, state: Any, root: int) -> None:
        own = state.extra[self.slot]
        before = list(own)
        own[1], own[3] = max(own[1] - 1, 0), max(own[3] - 1, 0)
        completed(self, state, root)
        own[1], own[3] = max(own[1], before[1]), max(own[3], before[3])

    engine.change("King.completed", changed)


def the_king_counts_one_too_many(engine: Engine) -> None:
    complete_on_map = engine.old("complete_on_map")
    engine.change("complete_on_map", lambda state, kind: complete_on_map(state, kind) + 1)


def rivers_turn_back(engine: Engine) -> None:
    engine.change("bend_before", lambda board, tile, side: 2)


def shrines_crowd(engine: Engine) -> None:
    engine.change("Cult.allows", lambda self, state, kind, cell, turn: True)


def nobody_loses_a_challenge(engine: Engine) -> None:
    engine.change("Cult.losers", lambda self, state: [])


def challengers_share_a_side(engine: Engine) -> None:
    _, north, _, west, *_ = engine.AROUND
    engine.change("AROUND", [north, west, -west, -north])


# -- princess and dragon -----------------------------------------------------------------------------


def the_dragon_goes_back(engine: Engine) -> None:
    may_enter = engine.old("DragonMoves.may_enter")

    def changed(self: Any, state: Any, cell: int) -> bool:
        own = state.extra[self.slot]
        before, own[engine.TRAIL] = own[engine.TRAIL], 0
        may = bool(may_enter(self, state, cell))
        own[engine.TRAIL] = before
        return may

    engine.change("DragonMoves.may_enter", changed)


def the_dragon_spares_builders(engine: Engine) -> None:
    is_prey = engine.old("is_prey")
    engine.change(
        "is_prey",
        lambda state, index: (
            state.figure_code[index] not in (engine.BUILDER, engine.PIG) and bool(is_prey(state, index))
        ),
    )


def the_fairy_forgets_fields(engine: Engine) -> None:
    scored = engine.old("Dragon.scored")

    def changed(self: Any, state: Any, root: int, final: bool) -> None:
        if state.board.node_kind[root] != engine.FIELD:
            scored(self, state, root, final)

    engine.change("Dragon.scored", changed)


def the_fairy_pays_twice(engine: Engine) -> None:
    begin = engine.old("FairyPoint.begin")

    def changed(self: Any, state: Any) -> bool:
        begin(self, state)
        return bool(begin(self, state))

    engine.change("FairyPoint.begin", changed)


def portals_lead_to_finished_things(engine: Engine) -> None:
    may_come_out = engine.old("may_come_out")

    def changed(state: Any, code: int, node: int) -> Any:
        before, state.board.open = state.board.open, [1] * len(state.board.open)
        may = may_come_out(state, code, node)
        state.board.open = before
        return may

    engine.change("may_come_out", changed)


def builders_stay_alone(engine: Engine) -> None:
    engine.change("drive_out", engine.old("send_home"))


# -- abbey and mayor ---------------------------------------------------------------------------------


def an_abbey_needs_three_sides(engine: Engine) -> None:
    engine.change("is_hole", lambda need: sum(need >> bits & 15 != 0 for bits in (0, 4, 8, 12)) >= 3)


def wagons_share(engine: Engine) -> None:
    targets = engine.old("Travel.targets")

    def changed(self: Any, state: Any) -> Any:
        before = state.board.followers
        state.board.followers = [0] * len(before)
        found = targets(self, state)
        state.board.followers = before
        return found

    engine.change("Travel.targets", changed)


def wagons_stop(engine: Engine) -> None:
    engine.change("Travel.targets", lambda self, state: [])


def barns_are_worth_three(engine: Engine) -> None:
    engine.change("barn_value", lambda board, cities: 3 * len(cities))


def farmers_move_into_a_barn(engine: Engine) -> None:
    def changed(self: Any, state: Any, player: int, node: int) -> bool:
        board = state.board
        return bool(board.node_kind[node] <= engine.FIELD and board.followers[board.root(node)] == 0)

    engine.change("Follower.may_stand", changed)


# -- bridges, castles, bazaars -----------------------------------------------------------------------


def bridges_are_for_free(engine: Engine) -> None:
    built = engine.old("Bridges.built")

    def changed(self: Any, state: Any, tile: int) -> None:
        before = list(state.extra[self.slot])
        built(self, state, tile)
        state.extra[self.slot][1:] = before[1:]

    engine.change("Bridges.built", changed)


def castles_are_paid_for(engine: Engine) -> None:
    found_castle = engine.old("found_castle")

    def changed(state: Any, root: int, owner: int) -> None:
        state.score[owner] += 4
        found_castle(state, root, owner)

    engine.change("found_castle", changed)


def castles_look_at_themselves(engine: Engine) -> None:
    engine.change("surroundings", lambda board, root: engine.castle_cells(board, root))


def castles_are_cities_to_farmers(engine: Engine) -> None:
    engine.change("Bridges.per_city", lambda self, state, field, city, player, each: each)


def sold_tiles_pay_nobody(engine: Engine) -> None:
    pay = engine.old("Auction.pay")
    engine.change("Auction.pay", lambda self, state, payer, payee: pay(self, state, payer, -1))


def every_bazaar_counts(engine: Engine) -> None:
    placed = engine.old("Bridges.placed")

    def changed(self: Any, state: Any) -> None:
        own = state.extra[self.slot]
        before = own[engine.SELLER]
        own[engine.SELLER] = -1
        placed(self, state)
        own[engine.SELLER] = before

    engine.change("Bridges.placed", changed)


# -- the count ---------------------------------------------------------------------------------------


def the_count_blocks_nobody(engine: Engine) -> None:
    codes = engine.old("BringOut.codes")

    def changed(self: Any, state: Any, node: int) -> Any:
        own = state.extra[self.slot]
        before, own[engine.COUNT_IN] = own[engine.COUNT_IN], -1
        found = codes(self, state, node)
        own[engine.COUNT_IN] = before
        return found

    engine.change("BringOut.codes", changed)


def own_points_do_not_matter(engine: Engine) -> None:
    awarded = engine.old("Count.awarded")

    def changed(self: Any, state: Any, player: int, points: int) -> None:
        if player != state.active:
            awarded(self, state, player, points)

    engine.change("Count.awarded", changed)


def carcassonne_feeds_nobody(engine: Engine) -> None:
    cities_beside = engine.old("Board.cities_beside")
    engine.change(
        "Board.cities_beside",
        lambda self, root: [city for city in cities_beside(self, root) if city != engine.CARCASSONNE_CITY],
    )


def mayors_go_to_market(engine: Engine) -> None:
    engine.change("Mayor.stands_on", lambda self, feature_kind: True)


MUTATIONS = [
    # base
    Mutation("a completed city is worth three a tile", cities_are_worth_three, seed=9),
    Mutation("shields are worth nothing", shields_are_worth_nothing, seed=4),
    Mutation("a city of two tiles is worth two", small_cities_are_worth_two, seed=9),
    Mutation("an unfinished cloister does not count its own tile", unfinished_cloisters_count_no_tile_of_their_own),
    Mutation("an unfinished road is worth nothing", unfinished_roads_are_worth_nothing),
    Mutation("a field counts each city twice", a_field_counts_a_city_twice),
    Mutation("a field counts unfinished cities", a_field_counts_unfinished_cities),
    Mutation("of equals only the first scores", equals_share_nothing, seed=1),
    Mutation("everybody on a feature scores", everybody_there_scores, players=4, seed=9),
    Mutation("who comes home is lost", who_comes_home_is_lost, seed=9),
    Mutation("a follower may join others on a road", roads_can_be_shared_from_the_start, seed=7),
    Mutation("a hole may not be filled", holes_stay_open, seed=4),
    # inns
    Mutation("an unfinished city with a cathedral counts", unfinished_cathedrals_count, "inns", seed=8),
    Mutation("an inn adds nothing", inns_are_for_nothing, "inns", players=6, seed=4),
    Mutation(
        "the big follower counts once",
        lambda e: e.change("Follower.strength", lambda self, state, root: 1),
        "inns",
        players=4,
    ),
    # traders
    Mutation("anybody's builder earns a second tile", strangers_work_for_the_builder, "traders", seed=3),
    Mutation(
        "no builder earns a tile", lambda e: e.change("Traders.placed", lambda self, state: None), "traders", seed=3
    ),
    Mutation("a builder needs no follower", builders_work_alone, "traders"),
    Mutation("goods go to the next player", goods_go_to_the_next_player, "traders", seed=8),
    Mutation("the most goods are worth nine", goods_are_worth_nine, "traders", seed=8),
    Mutation("a pig fattens all fields", pigs_fatten_all_fields, "traders", seed=8),
    # king
    Mutation("an equal city takes the king", an_equal_size_is_enough, "king", seed=1),
    Mutation("the king counts one city too many", the_king_counts_one_too_many, "king"),
    # river
    Mutation("the river may turn back at once", rivers_turn_back, "river2"),
    Mutation(
        "no ordinary tile follows the lake", lambda e: e.change("AfterRiver.begin", lambda self, state: False), "river2"
    ),
    Mutation(
        "figures may stand on the lake", lambda e: e.change("River2.bars_figures", lambda self, state: False), "river2"
    ),
    # cult
    Mutation("shrines may crowd around a cloister", shrines_crowd, "cult", seed=2),
    Mutation("nobody loses a challenge", nobody_loses_a_challenge, "cult", players=None),
    Mutation("shrines and cloisters mind each other side by side only", challengers_share_a_side, "cult", seed=5),
    # dragon
    Mutation("the dragon goes five steps", lambda e: e.change("JOURNEY", 6), "dragon", seed=6),
    Mutation("the dragon may go back", the_dragon_goes_back, "dragon", players=4, seed=3),
    Mutation("the dragon spares builders and pigs", the_dragon_spares_builders, "dragon traders", seed=1),
    Mutation("a builder stays alone", builders_stay_alone, "dragon traders", seed=4),
    Mutation("the fairy forgets fields", the_fairy_forgets_fields, "dragon", seed=3),
    Mutation("the fairy gives two points a turn", the_fairy_pays_twice, "dragon", seed=3),
    Mutation(
        "after a rescue a figure may be placed",
        lambda e: e.change("Dragon.bars_figures", lambda self, state: False),
        "dragon",
        seed=7,
    ),
    Mutation(
        "figures may stand on a volcano",
        lambda e: e.change("Dragon.bars_tile", lambda self, state, tile: False),
        "dragon",
        seed=3,
    ),
    Mutation(
        "dragons do not wait for a volcano",
        lambda e: e.change("Dragon.puts_aside", lambda self, state, kind: False),
        "dragon",
        seed=6,
    ),
    Mutation("portals lead to finished things", portals_lead_to_finished_things, "dragon", seed=1),
    # abbey
    Mutation("an abbey needs tiles on three sides", an_abbey_needs_three_sides, "abbey", seed=5),
    Mutation("a mayor counts once", lambda e: e.change("Mayor.strength", lambda self, state, root: 1), "abbey", seed=2),
    Mutation("a wagon goes to occupied features", wagons_share, "abbey", players=4, seed=1),
    Mutation("a wagon goes nowhere", wagons_stop, "abbey", players=4, seed=1),
    Mutation("a barn is worth three a city", barns_are_worth_three, "abbey", seed=2),
    Mutation("a barn drives nobody out", lambda e: e.change("fields_joined", lambda state: []), "abbey", seed=8),
    Mutation("farmers may move in beside a barn", farmers_move_into_a_barn, "abbey", seed=8),
    # bridges
    Mutation("bridges are not used up", bridges_are_for_free, "bridges"),
    Mutation("a castle brings the points of the city as well", castles_are_paid_for, "bridges", players=6, seed=9),
    Mutation("a castle scores only what lies on it", castles_look_at_themselves, "bridges", seed=4),
    Mutation("a castle is a city to farmers", castles_are_cities_to_farmers, "bridges", seed=1),
    Mutation("who sells a tile is not paid", sold_tiles_pay_nobody, "bridges", seed=2),
    Mutation("a bazaar won at a bazaar opens another", every_bazaar_counts, "bridges", seed=5),
    # count
    Mutation("the count blocks nobody", the_count_blocks_nobody, "count", players=6, seed=7),
    Mutation(
        "own points do not keep followers from Carcassonne", own_points_do_not_matter, "count", players=3, seed=17
    ),
    Mutation("Carcassonne is no city to farmers", carcassonne_feeds_nobody, "count"),
    Mutation("the mayor goes to the market", mayors_go_to_market, "count abbey", players=4, seed=7),
    Mutation(
        "the dragon enters Carcassonne", lambda e: e.change("walled", lambda state, tile: False), "count dragon", seed=3
    ),
]


def main() -> None:
    noticed = {}
    wanted = [word for word in sys.argv[1:] if word != "--json"]
    for mutation in MUTATIONS:
        if wanted and not any(word in f"{mutation.modules} {mutation.says}" for word in wanted):
            continue
        start = perf_counter()
        noticed[mutation.says] = difference = mutation.noticed()
        if "--json" not in sys.argv:
            found = f"game {difference.game_number + 1:>2}  {difference.what}" if difference else "NOT NOTICED"
            print(f"{mutation.says:<60} {perf_counter() - start:5.1f} s  {found}", flush=True)
    if "--json" in sys.argv:
        print(json.dumps({says: str(difference or "") for says, difference in noticed.items()}))
        return
    print(f"{sum(difference is not None for difference in noticed.values())} of {len(noticed)} noticed")


if __name__ == "__main__":
    main()
