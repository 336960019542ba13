"""Every installed game passes the conformance checks and matches its golden playthrough."""

from __future__ import annotations

import copy
import os
import pickle
from collections.abc import Callable
from pathlib import Path

import pytest
from bastide_magpie import MagpieState
from bot_levels import FROZEN_SEARCHING_LEVELS, SEARCHING_LEVELS
from sampled_cases import sample_cases

from bastide._compiled_module_selection import is_compiled
from bastide.bots import bot_names, find_bot_factory
from bastide.core import Recorder, Rng, State, game_ids, get_game, parse_record, replay_record
from bastide.core.randomness.rng import Seed
from bastide.testing import check_bot, check_game
from bastide.testing.golden_playthroughs import PLAYTHROUGH_FOLDER, GoldenPlaythrough

#: ``BASTIDE_SOAK=10 pytest`` plays ten times as many games.
WORKLOAD_FACTOR = int(os.environ.get("BASTIDE_SOAK", "1"))
GOLDEN_FILES = sorted(PLAYTHROUGH_FOLDER.glob("*.txt"))
#: The compiled rules play more games, which include those of the interpreted rules.
GAMES_PER_CHECK = (2 if is_compiled() else 1) * WORKLOAD_FACTOR
KEY = "chacha:" + bytes(range(32)).hex()


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("part", sample_cases("conformance", range(4), 2))
def test_installed_game_passes_conformance_checks(game: str, part: int) -> None:
    assert check_game(get_game(game), games=GAMES_PER_CHECK, seed=part, density=0.05) > 0


@pytest.mark.parametrize("path", GOLDEN_FILES, ids=lambda path: path.stem)
def test_playthrough_matches_golden_file(path: Path) -> None:
    """If the change of behaviour is intended: run ``make playthroughs`` and review the diff."""
    golden = GoldenPlaythrough.from_file(path)
    expected = path.read_text(encoding="utf-8")
    actual = golden.generate_text()
    if actual != expected:
        pairs = zip(actual.splitlines(), expected.splitlines(), strict=False)
        number, (new, old) = next((n, pair) for n, pair in enumerate(pairs, 1) if pair[0] != pair[1])
        pytest.fail(f"{path.name}, line {number}\n  is:  {new}\n  was: {old}")


@pytest.mark.parametrize("game", game_ids())
def test_every_game_has_a_golden_file(game: str) -> None:
    assert any(GoldenPlaythrough.from_file(path).game == game for path in GOLDEN_FILES), "run `make playthroughs`"


def _bots() -> list[tuple[str, str]]:
    return [(game, bot) for game in game_ids() for bot in bot_names(get_game(game)) if not _needs_setting(bot)]


def _needs_setting(bot: str) -> bool:
    """Those that follow a file need one; levels that think by the clock have tests that count instead."""
    levels = [level for _, level in SEARCHING_LEVELS + FROZEN_SEARCHING_LEVELS]
    return bot in ("buylist", "weights", "net", "engine", "py", *levels)


@pytest.mark.once
@pytest.mark.parametrize(("game", "bot"), _bots())
def test_installed_bot_does_not_cheat(game: str, bot: str) -> None:
    """Bots that follow a file need one.

    Levels with a time budget are tested elsewhere with a fixed number of rollouts.
    """
    found = get_game(game)
    assert check_bot(find_bot_factory(found, bot), bot, found, games=WORKLOAD_FACTOR, seed=1) > 0


# -- copies ------------------------------------------------------------------------------------

COPY_METHODS: dict[str, Callable[[State], State]] = {
    "pickle": lambda state: pickle.loads(pickle.dumps(state)),
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
}


@pytest.mark.parametrize("way", COPY_METHODS)
@pytest.mark.parametrize("id", game_ids())
def test_state_can_be_pickled_and_copied(id: str, way: str) -> None:
    """At every stage of a game, from a number and from a key. The copy continues identically and independently."""
    for seed in (3, KEY):
        recorder = Recorder(get_game(id), max(get_game(id).min_players, 2), {}, seed)
        while not recorder.state.is_over():
            state = recorder.state
            other = COPY_METHODS[way](state)
            assert type(other) is type(state)
            assert other.snapshot() == state.snapshot()
            assert other.journal is None
            record_random_actions(recorder, 23)
            play_random_actions(other, 23)
            assert other.snapshot() == state.snapshot()
        assert COPY_METHODS[way](recorder.state).outcome() is not None


def play_random_actions(state: State, count: int) -> None:
    rng = Rng(1)
    for _ in range(count):
        player = state.next_player_to_act()
        if player >= 0:
            state.apply(player, rng.choice(state.legal_actions(player)))


@pytest.mark.parametrize("seed", [3, KEY])
def test_rng_can_be_pickled_and_copied(seed: Seed) -> None:
    rng = Rng(seed)
    rng.below(6)
    for other in (pickle.loads(pickle.dumps(rng)), copy.copy(rng), copy.deepcopy(rng)):
        assert other.snapshot() == rng.snapshot()
        other.below(6)
        assert other.snapshot() != rng.snapshot()


def test_state_without_game_id_cannot_be_pickled() -> None:
    class Nameless(MagpieState):
        def game_id(self) -> str:
            return ""

    with pytest.raises(TypeError, match=r"game_id\(\) does not say"):
        pickle.dumps(Nameless(2, Rng(0), 3))


# -- games from a key ----------------------------------------------------------------------------


def record_random_actions(recorder: Recorder, count: int) -> None:
    rng = Rng(1)
    for _ in range(count):
        player = recorder.state.next_player_to_act()
        if player < 0:
            return
        recorder.apply(player, rng.choice(recorder.state.legal_actions(player)))


@pytest.mark.parametrize("id", game_ids())
def test_game_from_key_is_reproducible(id: str) -> None:
    """Clones, snapshots and replays agree; random options also come from the key."""
    game = get_game(id)
    players = max(game.min_players, 2)
    recorder = Recorder(game, players, {}, KEY)
    record_random_actions(recorder, 45)
    text = recorder.to_record().to_text()
    assert text.startswith(f"bastide record 1\ngame: {id}\nrules: {game.rules_version}\nseed: {KEY}\n")
    record = parse_record(text)
    assert record.to_text() == text
    assert str(replay_record(record, game)) == "exact"
    state = recorder.state
    assert game.restore(state.snapshot()).digest() == state.clone().digest() == state.digest()
    other = game.new_state(players, {}, KEY[:-1] + "0")
    assert other.digest() != game.new_state(players, {}, KEY).digest()


@pytest.mark.parametrize("id", game_ids())
def test_sampled_position_does_not_contain_the_key(id: str) -> None:
    game = get_game(id)
    recorder = Recorder(game, max(game.min_players, 2), {}, KEY)
    for _ in range(4):
        state = recorder.state
        assert KEY in str(state.snapshot())
        for viewer in state.viewers():
            assert "chacha" not in str(state.sample_position(viewer, Rng(2)).snapshot())
            assert "chacha" not in str(state.view(viewer))
        record_random_actions(recorder, 10)
