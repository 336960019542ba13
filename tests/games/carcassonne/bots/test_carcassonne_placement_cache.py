"""The placement cache of rollouts never changes their results."""

from __future__ import annotations

import pytest

from bastide.bots.search.racing_search import RacingSearch
from bastide.core import Rng, get_game
from bastide.games.carcassonne.bots.placements.placement_cache import MAX_CACHED_PLACEMENTS, PlacementCache, cache_key
from bastide.games.carcassonne.bots.search_heuristics import CarcassonneHeuristics
from bastide.games.carcassonne.rules.state.game_state import CarcassonneState


def position(seed: int, decisions: int, modules: tuple[str, ...] = ("base",), players: int = 2) -> CarcassonneState:
    """Return a position of a random game with a tile to lay, after at least this many decisions."""
    state = get_game("carcassonne").new_state(players, {"modules": list(modules)}, seed)
    assert isinstance(state, CarcassonneState)
    rng = Rng(seed)
    while decisions > 0 or state.hand < 0:
        player = state.next_player_to_act()
        state.apply(player, rng.choice(state.legal_actions(player)))
        decisions -= 1
    return state


@pytest.mark.parametrize(("seed", "decisions", "players"), [(1, 60, 2), (2, 120, 2), (3, 110, 3)])
def test_race_result_is_the_same_without_cache(seed: int, decisions: int, players: int) -> None:
    state = position(seed, decisions, players=players)
    found = []
    for forgets in (False, True):
        heuristics = CarcassonneHeuristics()
        race = RacingSearch(state.seat(state.next_player_to_act()), heuristics, Rng(7))
        for _ in range(40):
            if forgets:
                heuristics.placement_cache.start_from(state, True)
            race.run_iteration()
        found.append(
            (race.root_bandit().actions, race.root_bandit().visits, race.root_bandit().totals, race.root_bandit().wins)
        )
    assert found[0] == found[1]


def test_cache_is_cleared_when_remaining_tiles_change() -> None:
    state = position(5, 40)
    player = state.next_player_to_act()
    heuristics = CarcassonneHeuristics()
    heuristics.adjust_sampled_position(state, player)
    assert not heuristics.placement_cache.look_up(state)
    laid = heuristics.rollout_action(state, player, Rng(1))
    planned = heuristics.planned_answers[player]
    heuristics.begin_rollout(state)
    assert heuristics.placement_cache.look_up(state.clone())
    assert heuristics.rollout_action(state.clone(), player, Rng(2)) == laid
    assert heuristics.planned_answers[player] == planned
    heuristics.adjust_sampled_position(position(5, 44), player)
    assert not heuristics.placement_cache.look_up(state)


def test_cache_key_depends_on_everything_relevant() -> None:
    state = position(6, 60)
    others = [state.clone() for _ in range(6)]
    others[0].hand = (state.hand + 1) % len(state.rules.tile_set.tiles)
    others[1].score[0] += 1
    others[2].active = 1 - state.active
    others[3].pile.pop()
    others[4].supply[0] -= 1
    player = others[5].next_player_to_act()
    others[5].apply(player, others[5].legal_actions(player)[0])
    for before in (0, len(state.board.tile_cell)):
        assert len({cache_key(each, before) for each in [state, *others]}) == 7


def test_cache_misses_other_boards() -> None:
    state = position(8, 50)
    other = position(9, 50)
    cache = PlacementCache()
    cache.start_from(state, True)
    assert not cache.look_up(state)
    cache.store(1, 2)
    assert cache.look_up(state)
    assert (cache.action, cache.planned_answer) == (1, 2)
    assert not cache.look_up(other)
    cache.store(3, 4)
    assert not cache.look_up(other)
    cache.start_from(other, False)
    assert not cache.look_up(other)
    cache.store(3, 4)
    assert cache.look_up(other)
    assert not cache.look_up(state)


def test_cache_skips_modules_meeple_steps_and_entries_beyond_limit() -> None:
    cache = PlacementCache()
    with_inns = position(1, 20, ("base", "inns"))
    cache.start_from(with_inns, True)
    assert not cache.look_up(with_inns)
    cache.store(0, -1)
    assert not cache.look_up(with_inns)
    meeple_step = position(1, 20)
    player = meeple_step.next_player_to_act()
    meeple_step.apply(player, meeple_step.legal_actions(player)[0])
    cache.start_from(meeple_step, True)
    assert not cache.look_up(meeple_step)
    cache.store(0, -1)
    assert not cache.look_up(meeple_step)
    state = position(1, 20)
    cache.start_from(state, True)
    for score in range(MAX_CACHED_PLACEMENTS + 2):
        state.score[0] = score
        assert not cache.look_up(state)
        cache.store(score, -1)
    assert not cache.look_up(state)
    state.score[0] = MAX_CACHED_PLACEMENTS - 1
    assert cache.look_up(state)
    assert (cache.action, cache.planned_answer) == (MAX_CACHED_PLACEMENTS - 1, -1)
