"""Blunder model: small mistakes often, large ones rarely, obvious ones never."""

from __future__ import annotations

import math

import pytest
from bot_levels import BLUNDERING_LEVELS

from bastide.bots import make_bot
from bastide.bots.blunder_model import MAX_SLACK_FACTOR, pick_with_blunders
from bastide.bots.difficulty_levels import LEVELS, HeuristicBot, find_level_factory
from bastide.bots.search.heuristics_interface import Heuristics
from bastide.core import get_game, play_game
from bastide.core.randomness.rng import Rng

GAMES = ["carcassonne", "dominion", "seven_wonders"]
DRAWS = 4000


def pick_counts(losses: list[float], slack: float, seed: int = 1) -> list[int]:
    """Return how often each answer is picked."""
    rng = Rng(seed)
    counts = [0] * len(losses)
    for _ in range(DRAWS):
        counts[pick_with_blunders(losses, slack, rng)] += 1
    return counts


def test_without_slack_first_best_is_picked() -> None:
    rng = Rng(3)
    assert pick_with_blunders([2.0, 0.0, 0.0, 0.1], 0.0, rng) == 1
    assert rng.snapshot() == Rng(3).snapshot()


def test_pick_probability_depends_on_loss_only() -> None:
    """An answer that loses 2 is picked by its loss alone; a hundred such hardly more often together."""
    share = math.exp(-2.0)
    alone = pick_counts([0.0, 2.0], 1.0)[1] / DRAWS
    crowd = 1 - pick_counts([0.0] + [2.0] * 100, 1.0)[0] / DRAWS
    assert alone == pytest.approx(share / 2, abs=0.015)
    assert crowd == pytest.approx(share * 100 / 101, abs=0.02)


def test_small_mistakes_are_frequent_and_large_ones_rare() -> None:
    counts = pick_counts([0.0, 0.5, 1.0, 2.0, 3.0, 3.99], 1.0)
    assert counts == sorted(counts, reverse=True)
    assert counts[0] > DRAWS / 2
    assert counts[-1] > 0


def test_obvious_mistakes_never_happen() -> None:
    assert pick_counts([0.0, MAX_SLACK_FACTOR + 1e-9], 1.0)[1] == 0
    assert pick_counts([0.0, MAX_SLACK_FACTOR - 1e-9], 1.0)[1] > 0, "not at the limit"
    assert pick_counts([5.0, 0.0, 1e9], 2.0)[2] == 0


def test_infinite_slack_is_uniform() -> None:
    counts = pick_counts([0.0, 1.0, 2.0, 3.0], 1e9)
    assert min(counts) > 0.22 * DRAWS


def test_default_heuristics_have_no_losses() -> None:
    state = get_game("magpie").new_state(2, {}, 1)
    player = state.next_player_to_act()
    legal = state.legal_actions(player)
    assert Heuristics().estimated_losses(state, player, legal) == [0.0] * len(legal)


@pytest.mark.parametrize("game", GAMES)
def test_games_estimate_losses(game: str) -> None:
    """Throughout a game, one answer loses nothing, and a player without slack picks it."""
    found = get_game(game)
    maker = find_level_factory(found)
    assert maker is not None
    heuristics, rng = maker.make_heuristics("easy"), Rng(2)
    state = found.new_state(3, {}, 8)
    bots = [make_bot("easy", found, seat) for seat in range(3)]
    agreed = decisions = 0
    while not state.is_over() and decisions < 60:
        player = state.next_player_to_act()
        legal = state.legal_actions(player)
        heuristics.adjust_sampled_position(state, player)
        actions = heuristics.candidate_actions(state, player, legal)
        if len(actions) > 1:
            losses = heuristics.estimated_losses(state, player, actions)
            assert len(losses) == len(actions)
            assert min(losses) == 0.0
            decisions += 1
            agreed += losses[actions.index(heuristics.quick_action(state, player, rng))] == 0.0
        state.apply(player, bots[player].choose(state.seat(player)))
    assert agreed == decisions >= 30


@pytest.mark.parametrize("game", GAMES)
def test_levels_differ_by_slack_then_search(game: str) -> None:
    maker = find_level_factory(get_game(game))
    assert maker is not None
    assert [level.name for level in maker.levels] == [
        name for name in LEVELS if name in maker.bot_names(get_game(game))
    ]
    slacks = [level.slack for level in maker.levels]
    assert slacks == sorted(slacks, reverse=True)
    assert len({slack for slack in slacks if slack}) == len([slack for slack in slacks if slack]), "slacks differ"
    assert all(level.slack == 0.0 for level in maker.levels if level.budget is not None)


@pytest.mark.parametrize(("game", "level"), BLUNDERING_LEVELS)
def test_blunders_are_reproducible_by_seed(game: str, level: str) -> None:
    found = get_game(game)
    endings = []
    for seed in (7, 7, 8):
        state = found.new_state(found.min_players, {}, 3)
        bots = [make_bot(level, found, seed) for _ in range(found.min_players)]
        assert all(isinstance(bot, HeuristicBot) for bot in bots)
        play_game(state, bots)
        endings.append(state.digest())
    assert endings[0] == endings[1] != endings[2]
