"""``carcassonne_v3``: rows say what the map says, nothing hidden is in them, and indices are the legal actions."""

from __future__ import annotations

import numpy as np
import pytest
from envs_tables import fingerprint, indices_are_places

import bastide.envs
from bastide.core import InvalidOption, Rng, State
from bastide.envs.observer import Observer
from bastide.envs.spec import TableSpec
from bastide.envs.vector_env import Batch
from bastide.games.carcassonne.encoding.compact_row import EVERY
from bastide.games.carcassonne.encoding.compact_sheet import (
    ACTION,
    ACTION_ROWS,
    ACTION_SIZE,
    COMPACT_TILES,
    FEATURE,
    FEATURE_ROWS,
    FEATURE_SIZE,
    SEAT,
    SEAT_SIZE,
    TILE,
    TILE_SIZE,
)
from bastide.games.carcassonne.encoding.vocabulary import TILES
from bastide.games.carcassonne.rules.map.geometry import x_of, y_of
from bastide.games.carcassonne.rules.state.state import CarcassonneState
from bastide.games.carcassonne.rules.tiles.model import FEATURE_KINDS

BOTH = ["base", "inns"]
#: What a fixed sequence of actions shows: it moves with the version only.
PLAYED = {"base": "e3259a560df68684", "base inns": "db0cc2aef7ec203b"}


def table(modules: list[str], players: int = 2) -> TableSpec:
    return TableSpec("carcassonne", players, "place", {"modules": modules, "compact": 1})


def parts(at: TableSpec, row: np.ndarray) -> dict[str, np.ndarray]:
    return {part.name: row[part.start : part.start + part.size].reshape(part.shape) for part in at.encoder.parts}


def game(at: TableSpec, seed: int) -> list[CarcassonneState]:
    """A random game, decision by decision."""
    state: State = at.deal(seed)
    rng = Rng(seed)
    found = []
    while not state.is_over():
        assert isinstance(state, CarcassonneState)
        found.append(state.clone())
        player = state.next_actor()
        state.apply(player, state.random_action(player, rng))
    return found


def test_words_are_those_of_the_whole_box() -> None:
    assert TILES[: len(COMPACT_TILES)] == COMPACT_TILES
    assert table(BOTH).name == "carcassonne_v3"
    assert TableSpec("carcassonne", 2, "place", {}).name == "carcassonne_v2"


@pytest.mark.parametrize("seed", range(3))
def test_rows_are_the_map_and_indices_the_legal_actions(seed: int) -> None:
    at = table(BOTH, 2 + seed)
    looker = Observer(at)
    for state in game(at, seed)[::7]:
        player = state.next_actor()
        shown = parts(at, looker.observe(state, player))
        legal = state.legal_actions(player)
        assert len(legal) <= ACTION_ROWS
        indices_are_places(looker, state, player)
        assert (shown["actions"][:, 0] > 0).sum() == len(legal)
        board = state.board
        rows = [
            [TILES.index(state.tile_id(kind)) + 1, x_of(cell), y_of(cell)]
            for kind, cell in zip(board.tile_kind, board.tile_cell, strict=True)
        ]
        assert shown["tiles"][: len(rows), :3].tolist() == rows
        assert not shown["tiles"][len(rows) :].any()
        _features_are_there(state, player, shown["features"])
        assert shown["table"][0] == (0 if state.hand < 0 else TILES.index(state.tile_id(state.hand)) + 1)
        assert shown["to_come"].sum() == shown["table"][1] == len(state.pile)
        assert shown["seats"][:, 2].tolist() == [
            state.score[(player + place) % state.players] for place in range(state.players)
        ]


def _features_are_there(state: CarcassonneState, player: int, shown: np.ndarray) -> None:
    """Kind, size and shields of every feature that the view tells of and that is not scored yet, in their order."""
    board = state.board
    wanted = []
    for node, parent in enumerate(board.parent):
        kind = board.node_kind[node]
        unscored = board.open[node] > 0 or FEATURE_KINDS[kind] == "field" or node in state.completed
        if parent == node and kind <= 4 and unscored:
            wanted.append([kind + 1, board.size[node], board.shields[node]])
    assert len(wanted) <= FEATURE_ROWS
    assert shown[: len(wanted), [0, 2, 3]].tolist() == wanted
    assert not shown[len(wanted) :].any()
    held = {int(board.root(node)) for node in state.figure_node}
    assert ((shown[:, 6] > 0) | (shown[:, 7] > 0)).sum() == len(held)


def test_what_is_hidden_is_not_told() -> None:
    """The order of the pile: whatever is drawn for it, the observation and what is offered stay the same."""
    at = table(BOTH)
    looker = Observer(at)
    for state in game(at, 5)[::11]:
        player = state.next_actor()
        other = state.sample(player, Rng(3))
        assert (looker.observe(state, player) == looker.observe(other, player)).all()
        assert (looker.mask(state, player) == looker.mask(other, player)).all()


def _as_seen_anew(at: TableSpec, games: Batch) -> None:
    """Every row is what somebody sees who has not followed the game."""
    looker = Observer(at)
    for row, state in enumerate(games.positions()):
        player = state.next_actor()
        assert (games.observations[row] == looker.observe(state, player)).all()
        assert (games.masks[row] == looker.mask(state, player)).all()


def test_a_kept_row_is_what_is_seen_anew_when_others_lay_tiles_between() -> None:
    at = table(BOTH, 4)
    games = bastide.envs.batch("carcassonne", 3, seed=2, players=4, modules=BOTH, compact=1, bots="random")
    for _ in range(120):
        games.step(games.random_actions())
        _as_seen_anew(at, games)
    assert games.finished > 0


def test_a_kept_row_goes_on_from_whatever_position_is_put_there() -> None:
    at = table(BOTH)
    games = bastide.envs.batch("carcassonne", 2, seed=3, modules=BOTH, compact=1)
    other = game(at, 7)
    for place in (90, 3, 60, 61, 1):
        games.put(1, other[place])
        _as_seen_anew(at, games)
        games.step(games.random_actions())
        _as_seen_anew(at, games)


def test_rows_are_as_wide_as_their_words() -> None:
    assert [len(SEAT), len(TILE), len(FEATURE), len(ACTION)] == [SEAT_SIZE, TILE_SIZE, FEATURE_SIZE, ACTION_SIZE]
    assert list(range(ACTION_ROWS)) == EVERY


def test_other_modules_are_refused_by_name() -> None:
    with pytest.raises(InvalidOption, match="king"):
        bastide.envs.batch("carcassonne", 2, modules=["base", "king"], compact=1)


@pytest.mark.parametrize("modules", [["base"], BOTH], ids=" ".join)
def test_behaviour_moves_only_with_the_version(modules: list[str]) -> None:
    games = bastide.envs.batch("carcassonne", 2, seed=1, modules=modules, compact=1)
    assert fingerprint(games, 300) == PLAYED[" ".join(modules)]
