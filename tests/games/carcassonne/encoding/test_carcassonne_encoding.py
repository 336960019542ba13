"""Observations of Carcassonne hold everything relevant that a view shows, for every module."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
from carcassonne_observation_decoder import DecodedObservation
from sample_tables import random_walk, table_spec

from bastide.core import Rng
from bastide.envs.table.numpy_observer import NumpyObserver
from bastide.envs.table.table_spec import TableSpec
from bastide.games.carcassonne.encoding.vocabulary import (
    ACTION_TYPE_VOCABULARY,
    FEATURE_COLUMNS,
    MAX_MEEPLES_PER_PLAYER,
    MODULE_VOCABULARY,
    PHASE_VOCABULARY,
)
from bastide.games.carcassonne.modules.abbey import module_state_layout as abbey
from bastide.games.carcassonne.modules.abbey.module_state_layout import BARN, MAYOR, WAGON
from bastide.games.carcassonne.modules.base.module import FOLLOWER
from bastide.games.carcassonne.modules.bridges import module_state_layout as bridges
from bastide.games.carcassonne.modules.bridges.module_state_layout import ACTION_FOUND_CASTLE, ACTION_SCORE_CASTLE
from bastide.games.carcassonne.modules.count import module_state_layout as count
from bastide.games.carcassonne.modules.dragon import module_state_layout as dragon
from bastide.games.carcassonne.modules.inns.module import BIG_FOLLOWER
from bastide.games.carcassonne.modules.king import module as king
from bastide.games.carcassonne.modules.traders import module as traders
from bastide.games.carcassonne.modules.traders.module import BUILDER
from bastide.games.carcassonne.rules.action_space import (
    ACTION_NONE,
    MAX_FEATURES_PER_TILE,
    MEEPLE_CODE_COUNT,
    meeple_action,
)
from bastide.games.carcassonne.rules.board.cell_coordinates import cell_at
from bastide.games.carcassonne.rules.game import GAME
from bastide.games.carcassonne.rules.module_api import Phase
from bastide.games.carcassonne.rules.state.game_state import CarcassonneState
from bastide.games.carcassonne.rules.tiles.tile_definition import (
    CITY,
    FIELD,
    HAS_CASTLE,
)
from bastide.games.carcassonne.rules.turn.feature_scoring import award_points
from bastide.games.carcassonne.rules.turn.meeple_moves import deploy_meeple

EVERYTHING: dict[str, object] = {"modules": MODULE_VOCABULARY}


def at_table(players: int, **options: object) -> TableSpec:
    return table_spec("carcassonne", players, {**EVERYTHING, **options})


def read(at: TableSpec, state: CarcassonneState, viewer: int) -> DecodedObservation:
    return DecodedObservation(at, NumpyObserver(at).observe(state, viewer), viewer)


def check_against_view(observation: DecodedObservation, state: CarcassonneState, met: Counter[str]) -> None:
    """Compare everything in the view but derived facts (features) and the past (removed, tally, turns)."""
    view: Any = state.view(observation.viewer)
    extra: Any = view["extra"]
    assert observation.rules() == [name.partition("=")[0] for name in view["rules"]]
    assert observation.phase() == view["phase"]
    assert observation.board() == view["board"]
    assert observation.tile(int(observation.part["hand"][0])) == view["hand"]
    assert observation.of_seats("score") == view["score"]
    assert observation.who("turn") == view["active"]
    assert observation.who("to_act") == view["asked"]
    turn = dict(
        zip(("part", "double", "rescued", "trail", "gave", "gained"), observation.part["turn"].tolist(), strict=True)
    )
    assert turn["part"] == view["part"]
    known = {figure.id for figure in state.rules.meeple_kinds}
    assert [{name: home[name] for name in home if name in known} for home in observation.supply()] == view["supply"]
    features = [int(state.board.feature_index(node)) for node in state.figure_node]
    assert observation.figures() == [
        {name: stands[name] for name in ("figure", "player", "x", "y", "corner") if name in stands} | {"feature": place}
        for stands, place in zip(view["figures"], features, strict=True)
    ]
    assert observation.counted("to_come") == view["pile"] | extra.get("river2", {}).get("river", {})
    met["river"] += len(extra.get("river2", {}).get("river", {}))
    met["bridge"] += sum("bridge" in tile for tile in view["board"])
    met["barn"] += sum("corner" in stands for stands in view["figures"])

    assert [{name: held[name] for name in held} for held in extra["traders"]["goods"]] == [
        {"wine": wine, "grain": grain, "cloth": cloth}
        for wine, grain, cloth in zip(*(observation.of_seats(name) for name in ("wine", "grain", "cloth")), strict=True)
    ]
    assert turn["double"] == extra["traders"]["double"]
    assert (observation.who("king"), observation.who("robber_baron")) == (
        extra["king"]["king"],
        extra["king"]["robber"],
    )
    crowns = [extra["king"][name] for name in ("king_tiles", "robber_tiles", "cities", "roads")]
    assert observation.part["records"].tolist() == crowns

    shown = extra["dragon"]
    assert observation.dragon() == ([shown["dragon"]] if shown["dragon"] else [])
    assert observation.fairy() == ([shown["fairy"]] if shown["fairy"] else [])
    assert observation.trail() == shown["trail"]
    assert (turn["trail"], turn["rescued"]) == (len(shown["trail"]), shown["rescued"])
    assert observation.counted("aside") == shown["aside"]
    met.update({name: len(shown[name]) for name in ("dragon", "fairy", "trail", "aside")})
    met["rescued"] += shown["rescued"]

    assert observation.of_seats("abbey") == extra["abbey"]["abbeys"]
    check_bridges(observation, extra["bridges"], met)
    shown = extra["count"]
    assert [count.QUARTER_IDS[place] for place in np.flatnonzero(observation.part["count"])] == [shown["count"]]
    assert observation.quarters() == shown["quarters"]
    assert (turn["gave"], turn["gained"]) == (shown["gave"], shown["gained"])
    first = shown["brought"]
    assert observation.brought() == list(range(first, len(features)) if first >= 0 else [])
    met["quarters"] += sum(len(there) for held in shown["quarters"] for there in held.values())
    met["brought"] += len(observation.brought())
    met["count"] += shown["count"] != "castle"

    asked = extra["dragon"]["portal"] or shown["going_to"]
    tile = len(view["board"]) - 1
    if extra["abbey"]["wagon_to"] >= 0:
        tile = extra["abbey"]["wagon_to"]
    elif asked:
        tile = state.board.tile_cell.index(cell_at(*asked))
    if asked or extra["abbey"]["wagon_to"] >= 0:
        met[f"asked {view['phase']}"] += 1
    castle = view["phase"] in ("castle", "castle_score")
    assert observation.features[:, FEATURE_COLUMNS.index("1 if the decision is about it")].sum() == castle
    check_features(observation, state, tile)
    check_choices(observation, state, view["asked"])


def check_bridges(observation: DecodedObservation, shown: Any, met: Counter[str]) -> None:
    assert [
        {"bridges": b, "castles": c} for b, c in zip(*map(observation.of_seats, ("bridges", "castles")), strict=True)
    ] == (shown["left"])
    due, apart, highest = observation.part["auction"].tolist()
    assert (due, apart, highest) == (shown["due"], shown["set_apart"], shown["highest"])
    tiles = [observation.tile(int(place)) for place in observation.part["bazaar"]]
    assert [tile for tile in tiles if tile] == shown["tiles"]
    assert [observation.tile(int(won)) for won in np.roll(observation.part["won"], observation.viewer, 0)] == shown[
        "won"
    ]
    for name in ("auctioneer", "bidder", "seller"):
        assert observation.who(name) == shown[name]
    offered = np.flatnonzero(observation.part["offered"])
    assert [tiles[place] for place in offered] == ([shown["offered"]] if shown["offered"] else [])
    met["castles"] += len(shown["castles"])
    met.update({name: len(list(filter(None, shown[name]))) for name in ("tiles", "won", "offered")})
    met.update({"due": due, "highest": highest})


def check_features(observation: DecodedObservation, state: CarcassonneState, tile: int) -> None:
    """Check that exactly the features on the subject tile are marked."""
    board = state.board
    first = board.tile_first_node[tile]
    there: Counter[tuple[int, ...]] = Counter()
    for root in {
        board.find_root(first + feature) for feature in range(state.rules.tile_set.feature_count[board.tile_kind[tile]])
    }:
        kind = board.node_kind[root]
        there[
            kind + 1, 0 if kind == FIELD else board.open_edges[root], board.feature_size[root], board.shields[root]
        ] += 1
    column = FEATURE_COLUMNS.index("1 if the decision is about a tile that it is on")
    marked = observation.features[observation.features[:, column] == 1]
    assert not Counter(tuple(row[:4].tolist()) for row in marked) - there
    if observation.viewer == state.asked:
        for row in observation.part["actions"]:
            if row[0] and ACTION_TYPE_VOCABULARY[row[0] - 1].startswith("figure"):
                assert observation.features[row[5] - 1, -1] == 1


def check_choices(observation: DecodedObservation, state: CarcassonneState, player: int) -> None:
    """Check that the choices of a castle have the same numbers among the actions and among the points."""
    points = observation.part["choices"].tolist()
    asked = state.rules.phases[state.phase].id == "castle_score"
    legal = state.legal_actions(player) if asked else []
    named = {action - ACTION_SCORE_CASTLE: state.notation(player, action) for action in legal}
    assert {place: f"score {points[place]}" for place in range(16) if points[place]} == named


def eventful(at: TableSpec, seed: int) -> Iterator[tuple[CarcassonneState, int]]:
    """Play a random game with more rare events: abbeys are kept, castles founded, wagons sent out."""
    state = at.deal_game(seed)
    assert isinstance(state, CarcassonneState)
    rng = Rng(seed)
    wagons = range(int(meeple_action(WAGON, 0)), int(meeple_action(WAGON, 0) + MAX_FEATURES_PER_TILE))
    while (player := state.next_player_to_act()) >= 0:
        yield state, player
        legal = state.legal_actions(player)
        wanted = [action for action in legal if action == ACTION_FOUND_CASTLE or action in wagons]
        phase = state.rules.phases[state.phase].id
        if phase == "source":
            wanted = [ACTION_NONE]
        elif phase == "wagon":
            wanted = [action for action in legal if action != ACTION_NONE]
        state.apply(player, rng.choice(wanted or legal))
    yield state, -1


def test_view_can_be_decoded_from_observation() -> None:
    """The decoder rebuilds the view, until every phase and every part has occurred."""
    met: Counter[str] = Counter()
    phases: Counter[str] = Counter()
    going = {"portal", "wagon", "redeploy"}
    for seed in range(40):
        players = (2, 3, 6, 4)[seed % 4]
        options = {"bazaar_no_auction": True, "count_mayor_wagon_strength": "own"} if seed == 1 else {}
        at = at_table(players, **options)
        observer = NumpyObserver(at)
        for step, (state, _) in enumerate(eventful(at, seed)):
            phase = state.rules.phases[state.phase].id
            phases[phase] += 1
            if phases[phase] <= 10 or step % 20 == 0 or phase in going:
                viewer = step % players
                check_against_view(DecodedObservation(at, observer.observe(state, viewer), viewer), state, met)
        if set(phases) == set(PHASE_VOCABULARY) and all(met.values()) and all(met[f"asked {phase}"] for phase in going):
            return
    pytest.fail(
        f"never asked: {set(PHASE_VOCABULARY) - set(phases)}; never met: {[name for name in met if not met[name]]}"
    )


def test_vocabulary_has_every_phase_with_a_decision() -> None:
    rules = GAME.rules_for_modules(MODULE_VOCABULARY, [])
    asking = {phase.id for phase in rules.phases if type(phase).legal_actions is not Phase.legal_actions}
    assert asking | {"over"} == set(PHASE_VOCABULARY)


def test_observation_has_rows_for_all_meeples() -> None:
    assert (
        sum(figure.count_per_player for figure in GAME.rules_for_modules(MODULE_VOCABULARY, []).meeple_kinds)
        == MAX_MEEPLES_PER_PLAYER
    )


def test_meeple_rows_distinguish_opponents() -> None:
    """The feature rows combine all opponents; the meeple rows tell them apart."""
    at = table_spec("carcassonne", 3, {})
    state = at.deal_game(1)
    assert isinstance(state, CarcassonneState)
    other = state.clone()
    for position, owner in ((state, 1), (other, 2)):
        deploy_meeple(position, owner, FOLLOWER, 0)
    one, two = read(at, state, 0), read(at, other, 0)
    assert (one.features == two.features).all()
    assert [stands["player"] for stands in (*one.figures(), *two.figures())] == [1, 2]


# -- public changes change observations ------------------------------------------------------------------------------


def numbers(state: CarcassonneState, module: str) -> list[int]:
    return state.extra[next(each.slot for each in state.rules.modules if each.id == module)]


def set_number(module: str, place: int, value: int) -> Callable[[CarcassonneState], None]:
    def change(state: CarcassonneState) -> None:
        own = numbers(state, module)
        assert own[place] != value, "nothing is changed"
        own[place] = value

    return change


def cell_of_tile(state: CarcassonneState, tile: int) -> int:
    return state.board.tile_cell[tile]


def stand(player: int, code: int, on: int = CITY) -> Callable[[CarcassonneState], None]:
    """Put a meeple on the first city of the board, and none in the supply, so that only the board differs."""

    def change(state: CarcassonneState) -> None:
        node = next(node for node, kind in enumerate(state.board.node_kind) if kind == on)
        deploy_meeple(state, player, code, node)
        state.supply[player * MEEPLE_CODE_COUNT + code] += 1

    return change


def put(mark: int, kind: int) -> Callable[[CarcassonneState], None]:
    def change(state: CarcassonneState) -> None:
        node = next(node for node, of in enumerate(state.board.node_kind) if of == kind)
        state.board.add_mark(node, mark)

    return change


def bridge(state: CarcassonneState) -> None:
    board = state.board
    board.build_bridge(
        *next(
            (tile, side + 1)
            for tile in range(len(board.bridge_span))
            for side in (0, 1)
            if board.can_hold_bridge(tile, side)
        )
    )


def set_apart(state: CarcassonneState) -> None:
    own = numbers(state, "bridges")
    own[bridges.TILES_LAID_OUT], own[bridges.TILES_FACE_DOWN] = 3, 1
    own += [state.pile.pop() for _ in range(3)]


def lay_out(state: CarcassonneState) -> None:
    set_apart(state)
    numbers(state, "bridges")[bridges.TILES_FACE_DOWN] = 0


def travel(state: CarcassonneState) -> None:
    own = numbers(state, "dragon")
    own.insert(dragon.TRAIL_START, cell_of_tile(state, 12))
    own[dragon.TRAIL_LENGTH] = 1


CHANGES: dict[str, Callable[[CarcassonneState], None]] = {
    "a score": lambda state: award_points(state, 1, 3, "roads", False, -1),
    "a figure at home": lambda state: state.supply.__setitem__(MEEPLE_CODE_COUNT + FOLLOWER, 1),
    "a knight of mine": stand(0, FOLLOWER),
    "a knight of theirs": stand(1, FOLLOWER),
    "a big follower": stand(2, BIG_FOLLOWER),
    "a builder": stand(1, BUILDER),
    "a mayor": stand(1, MAYOR),
    "goods": set_number("traders", int(traders.GOODS_START) + 4, 2),
    "a second part": set_number("traders", traders.SECOND_PART_DUE, 1),
    "the king": set_number("king", king.KING_START + king.TITLE_HOLDER, 2),
    "the robber baron": set_number("king", king.ROBBER_START + king.TITLE_HOLDER, 1),
    "the largest city": set_number("king", king.KING_START + king.LARGEST_SIZE, 9),
    "the longest road": set_number("king", king.ROBBER_START + king.LARGEST_SIZE, 9),
    "the river pile": lambda state: numbers(state, "river2").remove(numbers(state, "river2")[0]),
    "the pile": lambda state: state.pile.remove(state.pile[0]),
    "the dragon": lambda state: set_number("dragon", dragon.DRAGON_CELL_INDEX, cell_of_tile(state, 12))(state),
    "the fairy": lambda state: set_number("dragon", dragon.FAIRY_CELL_INDEX, cell_of_tile(state, 12))(state),
    "the dragon's journey": travel,
    "the portal's end": lambda state: set_number("dragon", dragon.PORTAL_TARGET_CELL, cell_of_tile(state, 12))(state),
    "a knight sent home": set_number("dragon", dragon.PRINCESS_USED, 1),
    "a tile put aside": lambda state: numbers(state, "dragon").append(3),
    "an abbey in hand": set_number("abbey", int(abbey.abbey_in_hand_index(1)), 0),
    "where a wagon goes": set_number("abbey", abbey.WAGON_TARGET_TILE, 12),
    "a barn": stand(1, BARN, FIELD),
    "a castle": put(HAS_CASTLE, CITY),
    "a bridge": bridge,
    "bridges left": set_number("bridges", int(bridges.player_field_index(2, bridges.BRIDGES_LEFT)), 1),
    "castles left": set_number("bridges", int(bridges.player_field_index(1, bridges.CASTLES_LEFT)), 1),
    "a bazaar to come": set_number("bridges", bridges.BAZAAR_DUE, 1),
    "tiles set apart": set_apart,
    "tiles laid out": lay_out,
    "a tile won": set_number("bridges", int(bridges.player_field_index(1, bridges.WON_TILE)), 5),
    "who opened the bazaar": set_number("bridges", bridges.SELLER, 1),
    "the auctioneer": set_number("bridges", bridges.AUCTIONEER, 2),
    "the tile offered": set_number("bridges", bridges.OFFERED_TILE, 1),
    "the highest bid": set_number("bridges", bridges.HIGHEST_BID, 7),
    "the highest bidder": set_number("bridges", bridges.HIGHEST_BIDDER, 1),
    "what the auction waits for": set_number("bridges", bridges.AUCTION_STAGE, 3),
    "the count": set_number("count", count.COUNT_QUARTER, 3),
    "people in a quarter": set_number("count", int(count.quarter_index(1, 2, 0)), 1),
    "points given": set_number("count", count.GAVE_POINTS, 1),
    "points gained": set_number("count", count.GAINED_POINTS, 1),
    "where one goes from Carcassonne": lambda state: set_number("count", count.TARGET_CELL, cell_of_tile(state, 12))(
        state
    ),
}


@pytest.mark.parametrize("what", CHANGES)
def test_public_change_changes_every_observation(what: str) -> None:
    at = at_table(3)
    *_, (state, _) = random_walk(at, 1, 9)
    assert isinstance(state, CarcassonneState)
    changed = state.clone()
    CHANGES[what](changed)
    observer = NumpyObserver(at)
    for viewer in range(3):
        assert (observer.observe(state, viewer) != observer.observe(changed, viewer)).any()


def test_hidden_change_keeps_observations() -> None:
    """The order of the piles, the tiles set apart, and the random source."""
    at = at_table(3)
    *_, (state, _) = random_walk(at, 1, 9)
    assert isinstance(state, CarcassonneState)
    set_apart(state)
    observer = NumpyObserver(at)
    rng = Rng(4)
    differ = 0
    for viewer in range(3):
        sampled = state.sample_position(viewer, rng)
        differ += sampled.pile != state.pile and numbers(sampled, "river2") != numbers(state, "river2")
        assert (observer.observe(state, viewer) == observer.observe(sampled, viewer)).all()
    assert differ == 3
