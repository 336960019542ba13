"""Sample tables for environment tests, and random games at them."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b

import pytest

from bastide.core import Rng, State
from bastide.envs.batches.numpy_batch import Batch
from bastide.envs.table.numpy_observer import NumpyObserver
from bastide.envs.table.table_spec import TableSpec
from bastide.games.carcassonne.encoding.vocabulary import MODULE_VOCABULARY

#: Game, players, options: small and large tables that cover all parts of the observations.
TABLES: list[tuple[str, int, dict[str, object]]] = [
    ("dominion", 2, {}),
    ("dominion", 3, {"kingdom": "random", "sets": ["base1", "base2", "prosperity"], "mix_editions": True}),
    ("seven_wonders", 3, {}),
    ("seven_wonders", 5, {"boards": ["halikarnassos", "babylon", "olympia", "gizah", "rhodos"], "sides": "night"}),
    ("carcassonne", 2, {}),
    ("carcassonne", 5, {"modules": ["base", "inns"]}),
    ("carcassonne", 4, {"modules": ["base", "inns", "traders", "king", "river2"]}),
    ("carcassonne", 3, {"modules": MODULE_VOCABULARY}),
    ("carcassonne", 6, {"modules": MODULE_VOCABULARY}),
    ("magpie", 2, {}),
]
#: Parametrisations: a test at each of these tables, and one at the smallest table of each game.
ALL_TABLES = pytest.mark.parametrize(
    ("game", "players", "options"), TABLES, ids=[f"{game}-{players}" for game, players, _ in TABLES]
)
ALL_GAMES = pytest.mark.parametrize("game", ["dominion", "seven_wonders", "carcassonne", "magpie"])


def table_spec(game: str, players: int, options: dict[str, object], reward: str = "place") -> TableSpec:
    return TableSpec(game, players, reward, options)


def check_indices_are_row_numbers(looker: NumpyObserver, state: State, player: int) -> None:
    """Check that each action index is the position of the action among the legal ones."""
    encoder, legal = looker.table.encoder, state.legal_actions(player)
    assert looker.action_mask(state, player).nonzero()[0].tolist() == list(range(len(legal)))
    for index, action in enumerate(legal):
        assert encoder.action_for_index(state, player, index) == action
        assert encoder.index_for_action(state, player, action) == index


def random_walk(at: TableSpec, seed: int, limit: int = 10_000) -> Iterator[tuple[State, int]]:
    """Yield a random game: every position with the player to act, before the action; the last one with -1."""
    state = at.deal_game(seed)
    rng = Rng(seed + 1)
    for _ in range(limit):
        player = state.next_player_to_act()
        yield state, player
        if player < 0:
            return
        state.apply(player, rng.choice(state.legal_actions(player)))


def fingerprint(games: Batch, steps: int) -> str:
    """Return a fingerprint of random play; it changes if observations, masks or rewards change."""
    digest = blake2b(digest_size=8)
    for _ in range(steps):
        digest.update(games.observations.tobytes() + games.masks.tobytes() + games.rewards.tobytes())
        games.step(games.random_actions())
    return digest.hexdigest()
