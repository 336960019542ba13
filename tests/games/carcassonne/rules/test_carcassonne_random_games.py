"""Random games with every module alone, in pairs and all together, 2 to 6 players; and their statistics."""

from __future__ import annotations

import os
from itertools import combinations
from math import sqrt
from typing import Any

import pytest

from bastide.core import BastideError, JsonData, Rng, derive_seed
from bastide.games.carcassonne.modules.module_registry import MODULE_IDS
from bastide.games.carcassonne.rules.game import GAME

SOAK = int(os.environ.get("BASTIDE_SOAK", "1"))

OTHERS = [module for module in MODULE_IDS if module != "base"]
PAIRS = [list(pair) for pair in combinations(OTHERS, 2)]
#: Some of the pairs in an ordinary run, all of them in a soak.
SETS = [[], *[[one] for one in OTHERS], *(PAIRS if SOAK > 1 else PAIRS[::4]), OTHERS]


@pytest.mark.parametrize("modules", SETS, ids=["+".join(modules) or "base" for modules in SETS])
def test_invariants_hold_in_random_games(modules: list[str]) -> None:
    """Tiles, meeples, goods and features are checked after every action, and every game ends."""
    for game in range(SOAK):
        players = 2 + (SETS.index(modules) + game) % 5
        state: Any = GAME.new_state(players, {"modules": modules}, game)
        rng = Rng(game)
        while not state.is_over():
            player = state.next_player_to_act()
            state.apply(player, rng.choice(state.legal_actions(player)))
            assert state.broken_invariants() == []
        assert state.pile == []
        assert state.score == [points(state, player) for player in range(players)]
        aside = [kind for module in state.rules.modules for kind in module.tiles_set_aside(state)]
        assert len(state.board.tile_kind) + len(state.removed) + len(aside) == sum(state.rules.tile_counts)


def points(state: Any, player: int) -> float:
    """A player's points, summed over the categories."""
    measures: dict[str, float] = state.seat_metrics(player)
    return sum(value for name, value in measures.items() if name.startswith("points_"))


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_turns_pass_clockwise(players: int) -> None:
    state: Any = GAME.new_state(players, {}, 9)
    rng = Rng(9)
    order = []
    while not state.is_over():
        if state.hand >= 0:
            order.append(int(state.active))
        player = state.next_player_to_act()
        state.apply(player, rng.choice(state.legal_actions(player)))
    assert order == [turn % players for turn in range(len(order))]
    assert state.metrics()["turns"] == len(order)


def test_random_play_statistics_match_other_engines() -> None:
    """Base game, two players: mean score 19.56 and 19.29, deviation 7.9, 27.2 placements per tile.

    There are 1.9 meeple choices, including "none". Within four standard errors of this small number of games;
    ``benchmarks/carcassonne_random_play.py known`` plays many more.
    """
    games = 300 * SOAK
    scores: list[list[int]] = [[], []]
    tiles = placements = steps = choices = unplaceable = 0
    for game in range(games):
        state: Any = GAME.new_state(2, {}, derive_seed(7, game))
        rng = Rng(derive_seed(8, game))
        while not state.is_over():
            player = state.next_player_to_act()
            actions = state.legal_actions(player)
            if state.hand >= 0:
                tiles += 1
                placements += len(actions)
            else:
                steps += 1
                choices += len(actions)
            state.apply(player, rng.choice(actions))
        for seat in (0, 1):
            scores[seat].append(state.score[seat])
        unplaceable += len(state.removed)
    error = 7.9 / sqrt(games)
    for seat, known in ((0, 19.56), (1, 19.29)):
        assert abs(sum(scores[seat]) / games - known) < 4 * error
    spread = sqrt(sum((score - 19.4) ** 2 for score in scores[0]) / games)
    assert abs(spread - 7.9) < 4 * error
    assert abs(placements / tiles - 27.2) < 0.5
    assert abs(choices / steps - 1.9) < 0.1
    assert unplaceable / games < 0.1


def test_random_modules_depend_on_the_seed() -> None:
    """The option is "random"; the chosen modules are part of the position."""
    drawn = set()
    for seed in range(40):
        state: Any = GAME.new_state(2, {"modules": "random"}, seed)
        assert state.digest() == GAME.new_state(2, {"modules": "random"}, seed).digest()
        drawn.add(" ".join(module.id for module in state.rules.modules))
    assert len(drawn) > 10


# -- invalid positions ---------------------------------------------------------------------------

START: list[JsonData] = ["base_d_city_n_road_ew", 0, 0, "north"]
BROKEN: dict[str, tuple[str, JsonData]] = {
    "a tile twice": ("hand", "base_c_city_nesw_shield"),
    "no tile to lay": ("hand", ""),
    "an unknown tile": ("pile", ["no_such_tile"]),
    "a missing pile": ("pile", []),
    "an unknown module": ("rules", ["space"]),
    "too many players": ("players", 7),
    "an unknown phase": ("phase", "tea"),
    "a phase that asks nobody": ("phase", "score"),
    "a player who does not exist": ("asked", 5),
    "nobody to act": ("asked", -1),
    "a third part": ("part", 3),
    "a figure without a place": ("figure_code", ["follower"]),
    "too few scores": ("score", [0]),
    "a score that is a word": ("score", ["0", 0]),
    "no list": ("board", "d"),
    "a tile outside the map": ("board", [["base_d_city_n_road_ew", 100, 0, "north"]]),
    "an unknown facing": ("board", [["base_d_city_n_road_ew", 0, 0, "up"]]),
    "tiles apart": ("board", [START, ["base_d_city_n_road_ew", 5, 5, "north"]]),
    "something complete that is not": ("completed", [0]),
    "something complete that does not exist": ("completed", [4000]),
    "figures from nowhere": ("supply", [8] * 16),
    "no numbers for the modules": ("extra", []),
    "no source of chance": ("rng", "?"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_invalid_position_is_refused(name: str) -> None:
    snapshot = GAME.new_state(2, {}, 1).snapshot()
    field, value = BROKEN[name]
    GAME.restore(snapshot)
    with pytest.raises(BastideError):
        GAME.restore({**snapshot, field: value})


def test_river_with_extra_tile_is_refused() -> None:
    snapshot: Any = GAME.new_state(2, {"modules": ["river2"]}, 1).snapshot()
    snapshot["extra"]["river2"]["river"].append("base_u_road_ew")
    with pytest.raises(BastideError, match="there are 84 tiles, not 83"):
        GAME.restore(snapshot)
    snapshot["extra"]["river2"]["river"][-1] = "no_such_tile"
    with pytest.raises(BastideError, match="no_such_tile"):
        GAME.restore(snapshot)
