"""Specification of a table to learn at: game, players, options, encoder and reward."""

from __future__ import annotations

from collections.abc import Mapping
from secrets import randbits

import numpy as np
from numpy.typing import NDArray

from bastide.bots.bot_registry import find_bot_factory, make_bot, split_bot_spec
from bastide.core import (
    Game,
    IllegalAction,
    InvalidOption,
    InvalidPlayers,
    InvalidSnapshot,
    State,
    derive_seed,
    get_game,
)
from bastide.core.errors import closest_match, did_you_mean
from bastide.core.randomness.rng import check_seed
from bastide.core.series_setup import BotSpec
from bastide.encoding.encoder_api import Encoder
from bastide.encoding.encoder_registry import get_encoder_factory
from bastide.encoding.rewards import REWARD_NAMES, outcome_rewards
from bastide.locale import Catalogue

Row = NDArray[np.int16]
Mask = NDArray[np.int8]
Observation = dict[str, NDArray[np.integer]]


class TableSpec:
    """What all environments of one table share. Invalid arguments raise errors here, before any game."""

    def __init__(self, game: str, players: int | None, reward: str, options: Mapping[str, object]) -> None:
        #: The constructor arguments. A specification is immutable, so a pickle needs nothing else.
        self._arguments = (game, players, reward, dict(options))
        self.game: Game = get_game(game)
        self.players = self.game.min_players if players is None else players
        self.game.check_players(self.players)
        if reward not in REWARD_NAMES:
            raise InvalidOption(
                "option-word",
                f"unknown reward {reward!r}; {did_you_mean(reward, REWARD_NAMES)}",
                option="reward",
                value=reward,
                close=closest_match(reward, REWARD_NAMES),
                known=", ".join(REWARD_NAMES),
            )
        self.reward = REWARD_NAMES.index(reward)
        self.options = self.game.check_options(self.players, options)
        self.encoder: Encoder = get_encoder_factory(self.game).make_encoder(self.players, self.options)

    def __reduce__(self) -> tuple[type[TableSpec], tuple[str, int | None, str, dict[str, object]]]:
        return TableSpec, self._arguments

    def __deepcopy__(self, memo: object) -> TableSpec:
        return self

    @property
    def name(self) -> str:
        """Name of the environment with its version: ``dominion_v1``."""
        return f"{self.game.id}_v{self.encoder.version}"

    def deal_game(self, seed: int) -> State:
        return self.game.deal(self.players, self.options, seed)

    def check_position(self, position: object) -> State:
        """Check that a position belongs to this table and return it. Raises InvalidSnapshot if it does not."""
        problem = ""
        if not isinstance(position, State) or position.game_id() not in ("", self.game.id):
            problem = repr(position)
        elif position.players != self.players:
            problem = f"it is for {position.players} players, not {self.players}"
        elif position.is_over():
            problem = "the game is over"
        else:
            return position
        raise InvalidSnapshot(
            "bad-snapshot", f"not a valid {self.name} position: {problem}", game=self.name, problem=problem
        )

    def action_for_index(self, state: State, player: int, index: object) -> int:
        """Return the game's action for an index. Raises IllegalAction, with the reason, if it is not legal."""
        number = _index_as_int(index)
        if not 0 <= number < self.encoder.actions:
            raise IllegalAction(
                "illegal-action",
                f"an action must be a number from 0 to {self.encoder.actions - 1}, not {index!r}",
                player=player,
                action=str(index),
                legal=f"0 to {self.encoder.actions - 1}",
            )
        action = self.encoder.action_for_index(state, player, number)
        if not state.is_legal(player, action):
            raise state.illegal_action_error(player, action)
        return action

    def final_rewards(self, state: State) -> list[float]:
        """Return each player's reward of a finished game; zeros if it is not finished."""
        outcome = state.outcome()
        return [0.0] * self.players if outcome is None else outcome_rewards(outcome, self.reward)

    def render_text(self, state: State, viewer: int) -> str:
        """Return the table as one viewer sees it, as lines of text."""
        words = Catalogue()
        return self.game.view_as_text(state.view(viewer), words)


def checked_bot_spec(spec: str, game: Game) -> BotSpec:
    """Return a bot specification for a game. Raises errors in its name or setting now."""
    make_bot(spec, game, 0)
    name, argument = split_bot_spec(spec)
    return BotSpec(find_bot_factory(game, name), name, argument)


def unknown_seat_error(seat: int, players: int) -> InvalidPlayers:
    """Return the error for an invalid seat."""
    return InvalidPlayers(
        "no-such-player",
        f"seat {seat} doesn't exist; seats are numbered 0 to {players - 1}",
        player=seat,
        last=players - 1,
    )


def _index_as_int(index: object) -> int:
    """Return an index as an int; -1 if it is not an integer."""
    if isinstance(index, (int, np.integer)) and not isinstance(index, bool):
        return int(index)
    if isinstance(index, np.ndarray) and index.shape == () and np.issubdtype(index.dtype, np.integer):
        return int(index)
    return -1


class SeedSeries:
    """Series of seeds from which an environment deals its games."""

    def __init__(self) -> None:
        self.seed: int | None = None
        self.games_dealt = 0

    def next_seed(self, seed: int | None) -> int:
        """Return the seed of the next game. A given seed starts a new series."""
        if seed is not None:
            self.seed, self.games_dealt = check_seed(int(seed)), 0
        elif self.seed is None:
            self.seed = randbits(64)
        self.games_dealt += 1
        return derive_seed(self.seed, self.games_dealt - 1)
