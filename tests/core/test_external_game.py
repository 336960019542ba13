"""Core interfaces, tested with the external game Magpie."""

from __future__ import annotations

import pytest
from bastide_magpie import GAME, Magpie, MagpieState

from bastide.core import (
    SPECTATOR,
    Game,
    IllegalAction,
    InvalidOption,
    InvalidPlayers,
    InvalidSeed,
    InvalidSnapshot,
    Rng,
    State,
    UnknownGame,
    game_ids,
    get_game,
    play_game,
    play_random_game,
)
from bastide.sim.overhead_benchmark_game import IdleState


@pytest.fixture
def state() -> State:
    return GAME.new_state(2, seed=3)


def test_external_game_is_found_by_entry_point() -> None:
    assert "magpie" in game_ids()
    assert get_game("magpie") is GAME


def test_unknown_game_error_suggests_a_name() -> None:
    with pytest.raises(UnknownGame, match=r"unknown game 'magpi'; did you mean 'magpie'"):
        get_game("magpi")


@pytest.mark.parametrize("players", [-1, 0, 1, 5])
def test_new_state_rejects_wrong_player_count(players: int) -> None:
    with pytest.raises(InvalidPlayers, match=f"magpie is for 2 to 4 players, not {players}"):
        GAME.new_state(players)


@pytest.mark.parametrize("id", ["my-game", "Magpie", "", "cli", "lesson", "setting", "7wonders", "spiel\u00fc"])
def test_game_rejects_invalid_ids(id: str) -> None:
    class Named(Magpie):
        def __init__(self) -> None:
            Game.__init__(self, id, 1, 2, 4, 10)

    with pytest.raises(ValueError, match="a game's id is a lower-case word"):
        Named()


def test_new_state_rejects_invalid_options_and_seeds() -> None:
    with pytest.raises(InvalidOption, match="hand_size"):
        GAME.new_state(2, {"hand_size": 9})
    with pytest.raises(InvalidOption, match="unknown option 'size'"):
        GAME.new_state(2, {"size": 1})
    with pytest.raises(InvalidSeed):
        GAME.new_state(2, seed=-4)


def test_apply_rejects_action_out_of_turn(state: State) -> None:
    before = state.digest()
    with pytest.raises(IllegalAction, match="it isn't player 1's turn; waiting for 0"):
        state.apply(1, state.legal_actions(0)[0])
    with pytest.raises(IllegalAction, match="player 2 doesn't exist; players are numbered 0 to 1"):
        state.apply(2, 0)
    assert state.digest() == before


def test_apply_rejects_illegal_action_with_reason(state: State) -> None:
    missing = next(action for action in range(10) if action not in state.legal_actions(0))
    before = state.digest()
    with pytest.raises(IllegalAction, match=r"not-held .*: You don.t have a "):
        state.apply(0, missing)
    with pytest.raises(IllegalAction, match="action 99 is not legal"):
        state.apply(0, 99)
    assert state.digest() == before


def test_apply_rejects_action_after_game_end(state: State) -> None:
    play_random_game(state, Rng(1))
    assert state.is_over()
    with pytest.raises(IllegalAction, match="the game is over"):
        state.apply(0, 0)
    with pytest.raises(IllegalAction, match="the game is over"):
        state.decision(0)


def test_parse_ignores_case_and_spacing(state: State) -> None:
    action = state.legal_actions(0)[0]
    text = state.notation(0, action)
    assert state.parse_action(0, f"  {text.upper().replace(' ', '   ')} ") == action
    with pytest.raises(IllegalAction, match="'fly away' is not a legal move for player 0 now; legal moves: stash"):
        state.parse_action(0, "fly away")
    with pytest.raises(IllegalAction, match="it isn't player"):
        state.parse_action(1, text)


def test_digest_changes_with_the_position(state: State) -> None:
    clone = state.clone()
    assert clone.digest() == state.digest()
    clone.apply(0, clone.legal_actions(0)[0])
    assert clone.digest() != state.digest()


@pytest.mark.parametrize("field", ["pile", "hands", "turn", "rng", "players"])
def test_restore_rejects_snapshot_with_missing_field(state: State, field: str) -> None:
    snapshot = state.snapshot()
    del snapshot[field]
    with pytest.raises(InvalidSnapshot, match="not a valid magpie position"):
        GAME.restore(snapshot)


@pytest.mark.parametrize("value", ["zz", "0" * 32, 5, None])
def test_restore_rejects_snapshot_with_invalid_rng(state: State, value: str | int | None) -> None:
    with pytest.raises(InvalidSnapshot, match="not a valid magpie position"):
        GAME.restore({**state.snapshot(), "rng": value})


def test_restore_rejects_broken_invariants(state: State) -> None:
    snapshot = state.snapshot()
    snapshot["pile"] = [0] * 11
    with pytest.raises(InvalidSnapshot, match="of the three"):
        GAME.restore(snapshot)


def test_sampled_position_keeps_known_and_redraws_hidden() -> None:
    state = GAME.new_state(3, seed=8)
    assert isinstance(state, MagpieState)
    rng = Rng(0)
    piles = set()
    for _ in range(50):
        sample = state.sample_position(1, rng)
        assert isinstance(sample, MagpieState)
        assert sorted(sample.hands[1]) == sorted(state.hands[1])
        assert sample.rng.snapshot() != state.rng.snapshot()
        piles.add(tuple(sample.pile))
    assert len(piles) > 40


def test_spectator_view_hides_hands() -> None:
    state = GAME.new_state(2, seed=3)
    assert state.view(SPECTATOR)["hand"] == []
    assert len(str(state.view(0)["hand"])) > 2


def test_play_game_needs_a_bot_per_player(state: State) -> None:
    with pytest.raises(ValueError, match="2 players need 2 bots"):
        play_game(state, [])


def test_idle_game_ends() -> None:
    state = IdleState(Rng(0), 7)
    assert play_random_game(state, Rng(1)) == 7
    assert state.outcome() is not None
    assert state.broken_invariants() == []
