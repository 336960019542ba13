"""Copies and pickles of environments continue identically and independently; positions can be read and set."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from sample_tables import ALL_GAMES, ALL_TABLES, random_walk, table_spec

import bastide.envs
from bastide.core import BastideError, IllegalAction, InvalidOption, InvalidSnapshot, get_game
from bastide.envs.table.numpy_observer import NumpyObserver

COPY_METHODS: dict[str, Callable[[Any], Any]] = {
    "pickle": lambda env: pickle.loads(pickle.dumps(env)),
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
}
EACH_COPY_METHOD = pytest.mark.parametrize("way", COPY_METHODS)


def first_legal(mask: Any, number: int) -> int:
    legal = np.flatnonzero(mask)
    return int(legal[number % len(legal)])


def play_aec(env: Any, steps: int) -> list[Any]:
    seen: list[Any] = []
    for number in range(steps):
        if not env.agents:
            env.reset()
        observation, reward, ended, cut, _ = env.last()
        seen.append((env.agent_selection, observation["observation"].tolist(), reward, ended, cut))
        env.step(None if ended or cut else first_legal(observation["action_mask"], number))
    return seen


def play_parallel(env: Any, steps: int) -> list[Any]:
    seen: list[Any] = []
    for number in range(steps):
        if not env.agents:
            env.reset()
        actions = {agent: first_legal(env.action_space(agent).action_mask, number) for agent in env.agents}
        observations, rewards, *_ = env.step(actions)
        seen.append(([each["observation"].tolist() for each in observations.values()], rewards))
    return seen


def play_single(env: Any, steps: int) -> list[Any]:
    seen: list[Any] = []
    for number in range(steps):
        observation, reward, over, _, info = env.step(first_legal(env.action_masks(), number))
        seen.append((observation["observation"].tolist(), reward, over, info["player"]))
        if over:
            env.reset()
    return seen


def play_batch(games: Any, steps: int) -> list[Any]:
    seen: list[Any] = []
    for _ in range(steps):
        games.step(games.random_actions())
        told = (games.observations, games.masks, games.players, games.rewards, games.dones, games.scores)
        seen.append([array.tolist() for array in told])
    return seen


ENVIRONMENTS: dict[str, tuple[Callable[[str], Any], Callable[[Any, int], list[Any]]]] = {
    "aec": (bastide.envs.aec, play_aec),
    "parallel": (bastide.envs.parallel, play_parallel),
    "single": (lambda game: bastide.envs.single_agent(game, opponents="random"), play_single),
    "batch": (lambda game: bastide.envs.batch(game, 3), play_batch),
    "batch with bots": (lambda game: bastide.envs.batch(game, 2, bots="random"), play_batch),
}


@ALL_GAMES
@EACH_COPY_METHOD
@pytest.mark.parametrize("face", ENVIRONMENTS)
def test_copies_continue_identically(game: str, face: str, way: str) -> None:
    make, play = ENVIRONMENTS[face]
    env = make(game)
    env.reset(seed=4)
    play(env, 45)
    other = COPY_METHODS[way](env)
    again = make(game)  # the same game, dealt and played again
    again.reset(seed=4)
    play(again, 45)
    assert play(other, 25) == play(env, 25) == play(again, 25)


@EACH_COPY_METHOD
def test_copy_before_reset(way: str) -> None:
    for make in (bastide.envs.aec, bastide.envs.parallel, bastide.envs.single_agent):
        env = COPY_METHODS[way](make("dominion", kingdom="first_game_2e"))
        env.reset(seed=1)
        again = make("dominion", kingdom="first_game_2e")
        again.reset(seed=1)
        assert env.position.digest() == again.position.digest()


def test_copies_sample_actions_independently() -> None:
    env = bastide.envs.single_agent("dominion", opponents="random")
    env.reset(seed=1)
    other = copy.deepcopy(env)
    assert other.action_space is not env.action_space
    other.step(other.action_space.sample())
    assert env.action_space.action_mask is not other.action_space.action_mask  # type: ignore[attr-defined]


# -- positions -------------------------------------------------------------------------------------------------------


@ALL_TABLES
def test_action_index_round_trip(game: str, players: int, options: dict[str, Any]) -> None:
    looker = bastide.envs.observer(game, players=players, **options)
    at = table_spec(game, players, options)
    said = 0
    for number, (state, player) in enumerate(random_walk(at, 5, 300)):
        if player < 0 or number % 7:
            continue
        mask = looker.action_mask(state, player)
        assert mask.shape == (looker.action_count,)
        assert looker.observe(state, player).shape == (looker.observation_size,)
        indices = [looker.index_for_action(state, player, action) for action in state.legal_actions(player)]
        assert sorted({index for index in indices if index >= 0}) == np.flatnonzero(mask).tolist()
        for index in np.flatnonzero(mask)[:5]:
            assert looker.index_for_action(state, player, looker.action_for_index(state, player, int(index))) == index
            said += 1
        with pytest.raises(IllegalAction):
            looker.action_for_index(state, player, int(np.flatnonzero(mask == 0)[0]))
    assert said
    assert looker.name == at.name


@ALL_GAMES
def test_reset_from_position(game: str) -> None:
    looker = bastide.envs.observer(game)
    state = [state for state, _ in random_walk(looker.table, 8, 6)][-1]
    player = state.next_player_to_act()
    before = state.digest()
    wanted = looker.observe(state, player)
    one = bastide.envs.aec(game)
    one.reset(options={"position": state})
    both = bastide.envs.parallel(game)
    both.reset(options={"position": state})
    alone = bastide.envs.single_agent(game, opponents="random", seat=player)
    alone.reset(options={"position": state})
    for env in (one, both, alone):
        assert env.position.digest() == before
        assert env.position is not state
    assert (one.observe(one.agent_selection)["observation"] == wanted).all()
    one.step(first_legal(looker.action_mask(state, player), 0))
    play_single(alone, 3)
    assert state.digest() == before


@ALL_GAMES
def test_read_set_and_deal_rows(game: str) -> None:
    games = bastide.envs.batch(game, 4, seed=2)
    play_batch(games, 20)
    looker = NumpyObserver(games.table)
    others = [games.position(row).digest() for row in (0, 2, 3)]
    there = games.position(2)
    games.set_position(1, there)
    assert games.position(1).digest() == there.digest()
    for array in (games.observations, games.masks, games.players):
        assert (array[1] == array[2]).all()
    games.deal_game(1, 99)
    fresh = looker.deal_game(99)
    assert games.position(1).digest() == fresh.digest()
    player = fresh.next_player_to_act()
    assert games.players[1] == player
    assert (games.observations[1] == looker.observe(fresh, player)).all()
    assert (games.masks[1] == looker.action_mask(fresh, player)).all()
    assert not games.dones[1]
    assert others == [games.position(row).digest() for row in (0, 2, 3)]
    there.apply(there.next_player_to_act(), there.legal_actions(there.next_player_to_act())[0])
    assert games.position(2).digest() == others[1]
    finished = games.games_finished
    while games.games_finished < finished + 4:  # all rows continue, from game to game
        games.step(games.random_actions())


def test_foreign_positions_are_rejected_without_change() -> None:
    games = bastide.envs.batch("magpie", 2, seed=2)
    before = games.observations.copy(), games.masks.copy()
    over = list(random_walk(games.table, 1))[-1][0]
    wrong: list[Any] = [
        over,
        get_game("magpie").new_state(3),
        get_game("dominion").new_state(2),
        None,
    ]
    for position in wrong:
        with pytest.raises(InvalidSnapshot):
            games.set_position(0, position)
    for row in (-1, 2):
        with pytest.raises(IndexError):
            games.set_position(row, games.position(0))
        with pytest.raises(IndexError):
            games.position(row)
    with pytest.raises(BastideError):
        games.deal_game(0, -1)
    assert (games.observations == before[0]).all()
    assert (games.masks == before[1]).all()


# -- invalid arguments -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("make", [bastide.envs.aec, bastide.envs.parallel, bastide.envs.single_agent])
def test_invalid_env_arguments_are_rejected(make: Callable[..., Any]) -> None:
    with pytest.raises(InvalidOption, match="unknown render_mode 'hologram'"):
        make("magpie", render_mode="hologram")
    env = make("magpie")
    with pytest.raises(InvalidOption, match="'pile'"):
        env.reset(options={"pile": 3})
    with pytest.raises(InvalidSnapshot):
        env.reset(options={"position": get_game("magpie").new_state(3)})
    env.reset(options={"options": 1})  # as PettingZoo's own tests do
    env.reset(options={})


@pytest.mark.parametrize("make", [bastide.envs.aec, bastide.envs.parallel])
def test_invalid_max_cycles_are_rejected(make: Callable[..., Any]) -> None:
    for wrong in (0, -1):
        with pytest.raises(InvalidOption, match="max_cycles"):
            make("magpie", max_cycles=wrong)
