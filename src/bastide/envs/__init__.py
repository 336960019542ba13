"""Environments for reinforcement learning: PettingZoo, Gymnasium, OpenSpiel, and batches as numpy arrays.

    env = bastide.envs.aec("dominion", kingdom="first_game_2e")     # PettingZoo, one agent at a time
    env = bastide.envs.parallel("seven_wonders", players=4)         # PettingZoo, all at once
    env = bastide.envs.single_agent("carcassonne", opponents="medium")  # Gymnasium, against bots
    games = bastide.envs.batch("dominion", count=256)               # numpy arrays, compiled inside
    games = bastide.envs.shared_batch("dominion", count=256, processes=2)  # the same on several cores
    games = bastide.envs.vector("dominion", count=64)               # Gymnasium's vector environment over a batch
    observer = bastide.envs.observer("dominion")                    # encodes single positions
    search = bastide.envs.batch_search(games, evaluate, simulations=64)  # tree search in all games of a batch

Every installed game is available. ``docs/environments.md`` documents what all environments have in common.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bastide.core.utilities.optional_packages import require_package

if TYPE_CHECKING:
    from bastide.encoding.encoder_api import ObservationPart
    from bastide.envs.adapters.aec_env import GameAECEnv
    from bastide.envs.adapters.gymnasium_env import GameEnv
    from bastide.envs.adapters.gymnasium_vector import GameVectorEnv
    from bastide.envs.adapters.parallel_env import GameParallelEnv
    from bastide.envs.batches.batch_search import BatchSearch, Evaluator
    from bastide.envs.batches.numpy_batch import Batch, BotAssignment
    from bastide.envs.batches.shared_batch import SharedBatch
    from bastide.envs.table.numpy_observer import NumpyObserver

__all__ = [
    "aec",
    "batch",
    "batch_search",
    "observation_layout",
    "observer",
    "parallel",
    "shared_batch",
    "single_agent",
    "vector",
]


def _require_packages(*packages: str) -> None:
    for package in ("librt.vecs", "numpy", *packages):
        require_package(package, "research")


def aec(
    game: str,
    *,
    players: int | None = None,
    reward: str = "place",
    max_cycles: int | None = None,
    render_mode: str | None = None,
    **options: object,
) -> GameAECEnv:
    """Make a PettingZoo AEC environment: agents act one after the other.

    ``options`` are those of the table (``kingdom=...``) and of the game's observation (``window=...``).
    """
    _require_packages("gymnasium", "pettingzoo")
    from bastide.envs.adapters.aec_env import GameAECEnv
    from bastide.envs.table.table_spec import TableSpec

    return GameAECEnv(TableSpec(game, players, reward, options), max_cycles, render_mode)


def parallel(
    game: str,
    *,
    players: int | None = None,
    reward: str = "place",
    max_cycles: int | None = None,
    render_mode: str | None = None,
    **options: object,
) -> GameParallelEnv:
    """Make a PettingZoo parallel environment: all agents act in each step; one without a decision waits."""
    _require_packages("gymnasium", "pettingzoo")
    from bastide.envs.adapters.parallel_env import GameParallelEnv
    from bastide.envs.table.table_spec import TableSpec

    return GameParallelEnv(TableSpec(game, players, reward, options), max_cycles, render_mode)


def single_agent(
    game: str,
    *,
    opponents: str | list[str] | None = None,
    seat: int | None = None,
    players: int | None = None,
    reward: str = "place",
    render_mode: str | None = None,
    **options: object,
) -> GameEnv:
    """Make a Gymnasium environment: one agent against bots.

    ``opponents`` is one bot for all other seats, or a list of bots in seating order (default: the game's default bot).
    ``seat`` is the agent's seat; None: one seat further in each game.
    """
    _require_packages("gymnasium")
    from bastide.envs.adapters.gymnasium_env import GameEnv
    from bastide.envs.table.table_spec import TableSpec

    return GameEnv(TableSpec(game, players, reward, options), opponents, seat, render_mode)


def batch(
    game: str,
    count: int = 256,
    *,
    players: int | None = None,
    reward: str = "place",
    seed: int | None = None,
    bots: BotAssignment = None,
    **options: object,
) -> Batch:
    """Make a batch of ``count`` games, each always at a decision, as numpy arrays that are updated in place.

    ``bots`` play the non-learning seats: by seat (``{1: "big_money"}``), or the same bot in all seats but one
    (``"big_money"``). The learner's seat then rotates from game to game.
    """
    _require_packages()
    from bastide.envs.batches.numpy_batch import Batch
    from bastide.envs.table.table_spec import TableSpec

    return Batch(TableSpec(game, players, reward, options), count, seed, bots)


def shared_batch(
    game: str,
    count: int = 256,
    *,
    processes: int,
    players: int | None = None,
    reward: str = "place",
    seed: int | None = None,
    bots: BotAssignment = None,
    **options: object,
) -> SharedBatch:
    """Make the same batch as ``batch``, with its rows distributed over ``processes`` processes: one per core."""
    _require_packages()
    from bastide.envs.batches.shared_batch import SharedBatch
    from bastide.envs.table.table_spec import TableSpec

    return SharedBatch(TableSpec(game, players, reward, options), count, processes, seed, bots)


def vector(
    game: str,
    count: int = 64,
    *,
    opponents: str | None = None,
    players: int | None = None,
    reward: str = "place",
    **options: object,
) -> GameVectorEnv:
    """Make a Gymnasium vector environment over a batch: one agent against bots in ``count`` games at once."""
    _require_packages("gymnasium")
    from bastide.envs.adapters.gymnasium_vector import GameVectorEnv
    from bastide.envs.table.table_spec import TableSpec

    return GameVectorEnv(TableSpec(game, players, reward, options), count, opponents)


def batch_search(
    games: Batch,
    ask: Evaluator,
    *,
    simulations: int = 64,
    exploration: float = 1.5,
    noise: float = 0.0,
    seed: int | None = None,
) -> BatchSearch:
    """Make a tree search over all games of a batch, with one evaluator call for all leaves.

    ``ask(observations, masks)`` is the evaluator; it returns logits and values. ``exploration`` weighs priors against
    results. ``noise`` is the share of Dirichlet noise in the root priors, for self-play (0.25 is common).
    """
    _require_packages()
    from bastide.envs.batches.batch_search import BatchSearch

    return BatchSearch(games, ask, simulations, exploration, noise, seed)


def observer(game: str, *, players: int | None = None, reward: str = "place", **options: object) -> NumpyObserver:
    """Make an observer: encodes positions of a table as numpy arrays and translates actions to indices and back."""
    _require_packages()
    from bastide.envs.table.numpy_observer import NumpyObserver
    from bastide.envs.table.table_spec import TableSpec

    return NumpyObserver(TableSpec(game, players, reward, options))


def observation_layout(game: str, *, players: int | None = None, **options: object) -> list[ObservationPart]:
    """Return the parts of an observation in order: name, start, shape and description."""
    _require_packages()
    from bastide.envs.table.table_spec import TableSpec

    return TableSpec(game, players, "place", options).encoder.parts
