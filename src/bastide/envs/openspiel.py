"""OpenSpiel Python games, in sequential form. Importing this module registers them.

    import bastide.envs.openspiel, pyspiel
    game = pyspiel.load_game("bastide_dominion(players=2,options=kingdom:first_game_2e)")

A game begins with one chance node, the deal: outcome ``k`` is the game dealt from seed ``k``, which determines all
later randomness. ``resample_from_infostate`` samples a position that fits what a player knows, so information-set
search works.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from functools import partial
from hashlib import blake2b
from typing import Any

from bastide.core import Game, Rng, State
from bastide.core.utilities.optional_packages import require_package
from bastide.encoding.rewards import MARGIN_REWARD

try:
    import numpy as np
    import pyspiel
    from numpy.typing import NDArray

    from bastide.envs.table.loadable_games import loadable_games
    from bastide.envs.table.numpy_observer import NumpyObserver
    from bastide.envs.table.table_spec import Row, TableSpec
except ImportError as error:
    require_package(str(error.name), "research")  # says what to install
    raise

GAME_NAME_PREFIX = "bastide_"
#: Default number of outcomes of the chance node.
DEFAULT_DEALS = 1000
#: OpenSpiel requires a limit; real games are far shorter.
MAX_GAME_LENGTH = 50_000
#: Bound of the margin reward; real margins are far smaller.
MAX_MARGIN_REWARD = 2000.0


def game_type(game: Game) -> pyspiel.GameType:
    """Return the OpenSpiel description of a game."""
    return pyspiel.GameType(
        short_name=GAME_NAME_PREFIX + game.id,
        long_name=f"Bastide: {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.max_players,
        min_num_players=max(2, game.min_players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": max(2, game.min_players),
            "reward": "place",
            "deals": DEFAULT_DEALS,
            "options": "",
        },
    )


class SpielGame(pyspiel.Game):
    """OpenSpiel game of one table. ``options`` are ``name:value`` joined by semicolons, lists joined by ``+``."""

    def __init__(self, game: Game, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        players = int(given.get("players", max(2, game.min_players)))
        self.table = TableSpec(
            game.id, players, str(given.get("reward", "place")), parse_options(game, str(given.get("options", "")))
        )
        self.deals = int(given.get("deals", DEFAULT_DEALS))
        self.numpy_observer = NumpyObserver(self.table)
        bound = MAX_MARGIN_REWARD if self.table.reward == MARGIN_REWARD else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.encoder.actions,
            max_chance_outcomes=self.deals,
            num_players=players,
            min_utility=-bound,
            max_utility=bound,
            utility_sum=0.0,
            max_game_length=MAX_GAME_LENGTH,
        )
        super().__init__(game_type(game), info, given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self, bool(iig_obs_type is not None and iig_obs_type.perfect_recall))


class PositionHolder:
    """Position inside an OpenSpiel state, with each player's history digest. OpenSpiel copies and pickles it."""

    def __init__(self, position: State | None, history_digests: list[str]) -> None:
        self.position = position
        self.history_digests = history_digests


class SpielState(pyspiel.State):
    """OpenSpiel state: a position, or the chance node before the deal."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.holder = PositionHolder(None, [""] * game.table.players)

    @property
    def spiel_game(self) -> SpielGame:
        """The OpenSpiel game of this state."""
        game: SpielGame = self.get_game()
        return game

    @property
    def position(self) -> State:
        assert self.holder.position is not None, "the game has not been dealt"
        return self.holder.position

    def current_player(self) -> int:
        if self.holder.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        actor = self.position.next_player_to_act()
        return actor if actor >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.spiel_game.deals
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.spiel_game.table.encoder.legal_indices(self.position, player)

    def _apply_action(self, action: int) -> None:
        if self.holder.position is None:
            self.holder = PositionHolder(self.spiel_game.table.deal_game(action), self.holder.history_digests)
            return
        player = self.position.next_player_to_act()
        # Perfect recall: a running digest of the player's own observations and actions.
        before = f"{self.holder.history_digests[player]}|{observation_digest(self, player)}|{action}"
        self.holder.history_digests[player] = blake2b(before.encode(), digest_size=16).hexdigest()
        self.position.apply(player, self.spiel_game.table.encoder.action_for_index(self.position, player, action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.position.notation(
            player, self.spiel_game.table.encoder.action_for_index(self.position, player, action)
        )

    def is_terminal(self) -> bool:
        return self.holder.position is not None and self.position.is_over()

    def returns(self) -> list[float]:
        table = self.spiel_game.table
        return [0.0] * table.players if self.holder.position is None else table.final_rewards(self.position)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Return a state sampled from all that fit what the player knows."""
        other: SpielState = self.clone()
        drawn = self.position.sample_position(player, Rng(int(sampler() * 2**62)))
        other.holder = PositionHolder(drawn, self.holder.history_digests.copy())
        return other

    def __str__(self) -> str:
        if self.holder.position is None:
            return "not dealt yet"
        return f"{self.spiel_game.table.name} {self.position.digest()}"


def observation_digest(state: SpielState, player: int) -> str:
    """Return a digest of what a player sees."""
    row: Row = state.spiel_game.numpy_observer.observe(state.position, player)
    return blake2b(row.tobytes(), digest_size=16).hexdigest()


class SpielObserver:
    """OpenSpiel observer: a player's observation as a tensor with named parts, or as a string."""

    def __init__(self, game: SpielGame, perfect_recall: bool) -> None:
        self.game = game
        self.perfect_recall = perfect_recall
        self.tensor: NDArray[np.float32] = np.zeros(game.table.encoder.size, np.float32)
        self.dict = {
            part.name: self.tensor[part.start : part.start + part.size].reshape(part.shape)
            for part in game.table.encoder.parts
        }

    def set_from(self, state: SpielState, player: int) -> None:
        if state.holder.position is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.game.numpy_observer.observe(state.position, player)

    def string_from(self, state: SpielState, player: int) -> str:
        if state.holder.position is None:
            return "not dealt yet"
        seen = observation_digest(state, player)
        return f"{state.holder.history_digests[player]} {seen}" if self.perfect_recall else seen


def parse_options(game: Game, text: str) -> dict[str, object]:
    """Parse ``"kingdom:big_money;edition:2"`` into options (OpenSpiel reserves ``=`` and ``,``)."""
    options: dict[str, object] = {}
    for each in text.split(";") if text else []:
        name, _, value = each.partition(":")
        options[name] = game.option(name).parse(value.replace("+", ","))
    return options


def register() -> None:
    """Register every installed game with OpenSpiel as ``bastide_`` and its id. Warns about those that fail to load."""
    known = set(pyspiel.registered_names())
    for game in loadable_games():
        if GAME_NAME_PREFIX + game.id not in known:
            factory = partial(SpielGame, game)
            # OpenSpiel releases the factory after Python has shut down, so it must never hold the last reference.
            ctypes.pythonapi.Py_IncRef(ctypes.py_object(factory))
            pyspiel.register_game(game_type(game), factory)


register()
