"""Verification of puzzles: clear answers pass, decided games and close decisions do not."""

from __future__ import annotations

import pytest

from bastide.core import get_game
from bastide.core.randomness.rng import Rng
from bastide.core.state import State
from bastide.puzzles import get_pack, get_puzzle_themes
from bastide.puzzles.answer_measurement import AnswerMeasurement
from bastide.puzzles.puzzle_continuation import continue_game
from bastide.puzzles.puzzle_format import apply_moves
from bastide.puzzles.puzzle_miner import MiningResult, PuzzleMiner, merge_results
from bastide.puzzles.puzzle_verification import REJECTIONS, NoPuzzle, PuzzleVerifier

#: Rollouts of a verification, far fewer than for the packs.
FEW_ROUNDS = 300


def make_miner(game: str) -> PuzzleMiner:
    themes = get_puzzle_themes(game)
    assert themes is not None
    miner = PuzzleMiner(get_game(game), themes)
    miner.verifier = PuzzleVerifier(get_game(game), themes, FEW_ROUNDS)
    return miner


def test_known_puzzle_is_found_again() -> None:
    """A puzzle with a wide gap also passes with few rollouts, and gets the same answer."""
    puzzle = max(get_pack("dominion").puzzles, key=lambda each: each.steps[0].wrong_answers[0].figures.cost)
    miner, state = make_miner("dominion"), puzzle.position()
    found = miner.make_puzzle(puzzle.to_record(), state, puzzle.player, seed=5)
    assert (found.id, found.theme, found.solution[0]) == (puzzle.id, puzzle.theme, puzzle.solution[0])
    assert found.steps[0].rollouts == FEW_ROUNDS
    for number, step in enumerate(found.steps):
        for answer in step.answers:
            apply_moves(found.position(step=number), found.moves_after(number, answer.notation))
    with pytest.raises(NoPuzzle, match="theme"):
        miner.make_puzzle(puzzle.to_record(), state, puzzle.player, 5, full_themes=[puzzle.theme])


def played_position(game: str, decisions: int) -> State:
    state = get_game(game).new_state(3, {}, 11)
    rng = Rng(3)
    for _ in range(decisions):
        player = state.next_player_to_act()
        state.apply(player, state.random_action(player, rng))
    return state


def test_decision_of_a_decided_game_is_no_puzzle() -> None:
    """With one tile left, random players are far apart."""
    state = played_position("carcassonne", 138)
    miner, mined = make_miner("carcassonne"), MiningResult()
    player = state.next_player_to_act()
    miner.examine(get_pack("carcassonne").puzzles[0].to_record(), state, player, 1, mined)
    assert mined.puzzles == []
    assert mined.decisions_checked == mined.rejected.total() == 1
    assert set(mined.rejected) <= set(REJECTIONS)


def test_measurement_does_not_depend_on_hidden_information() -> None:
    """Two true positions that look the same to the player give the same figures."""
    themes = get_puzzle_themes("seven_wonders")
    assert themes is not None
    state = played_position("seven_wonders", 20)
    player = state.next_player_to_act()
    actions = state.legal_actions(player)[:3]
    results = []
    for seed in (1, 2):
        other = state.sample_position(player, Rng(seed))
        heuristics = themes.make_heuristics(get_game("seven_wonders"))
        measurement = AnswerMeasurement(other, player, actions, heuristics, seed=9)
        measurement.play_rounds(20)
        results.append([answer.second_stage.results for answer in measurement.answers])
    assert results[0] == results[1]


@pytest.mark.parametrize("game", ["carcassonne", "dominion", "seven_wonders"])
def test_continuation_ends_before_the_players_next_choice(game: str) -> None:
    state = played_position(game, 12)
    player = state.next_player_to_act()
    action = state.legal_actions(player)[0]
    before = state.digest()
    moves = continue_game(get_game(game), state, player, action, "easy", seed=4)
    assert state.digest() == before
    after = state.clone()
    after.apply(player, action)
    apply_moves(after, moves)
    assert after.is_over() or after.turn_number() != state.turn_number()
    assert moves == continue_game(get_game(game), state, player, action, "easy", seed=4)


def test_results_merge_without_duplicates() -> None:
    puzzles = get_pack("dominion").puzzles[:3]
    parts = [MiningResult(1, 10, puzzles=puzzles[:2]), MiningResult(1, 20, puzzles=puzzles[1:])]
    parts[0].rejected["close"] += 8
    merged = merge_results(parts)
    assert (merged.games, merged.decisions_checked, merged.rejected.total()) == (2, 30, 8)
    assert merged.puzzles == puzzles
