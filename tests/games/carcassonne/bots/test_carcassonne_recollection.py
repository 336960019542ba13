"""The placement cache of rollouts never changes their results."""

from __future__ import annotations

import pytest

from bastide.bots.search.race import Race
from bastide.core import Rng, get_game
from bastide.games.carcassonne.bots.judgement import CarcassonneJudgement
from bastide.games.carcassonne.bots.placements.recollection import MOST, Recollection, likeness
from bastide.games.carcassonne.rules.state.state import CarcassonneState


def position(seed: int, decisions: int, modules: tuple[str, ...] = ("base",), players: int = 2) -> CarcassonneState:
    """Return a position of a random game with a tile to lay, after at least this many decisions."""
    state = get_game("carcassonne").new_state(players, {"modules": list(modules)}, seed)
    assert isinstance(state, CarcassonneState)
    rng = Rng(seed)
    while decisions > 0 or state.hand < 0:
        player = state.next_actor()
        state.apply(player, rng.choice(state.legal_actions(player)))
        decisions -= 1
    return state


@pytest.mark.parametrize(("seed", "decisions", "players"), [(1, 60, 2), (2, 120, 2), (3, 110, 3)])
def test_race_result_is_the_same_without_cache(seed: int, decisions: int, players: int) -> None:
    state = position(seed, decisions, players=players)
    found = []
    for forgets in (False, True):
        heuristics = CarcassonneJudgement()
        race = Race(state.seat(state.next_actor()), heuristics, Rng(7))
        for _ in range(40):
            if forgets:
                heuristics.recollection.begin(state, True)
            race.iterate()
        found.append((race.learnt().actions, race.learnt().visits, race.learnt().totals, race.learnt().wins))
    assert found[0] == found[1]


def test_cache_is_cleared_when_remaining_tiles_change() -> None:
    state = position(5, 40)
    player = state.next_actor()
    heuristics = CarcassonneJudgement()
    heuristics.prepare(state, player)
    assert not heuristics.recollection.knows(state)
    laid = heuristics.policy(state, player, Rng(1))
    planned = heuristics.planned[player]
    heuristics.begin(state)
    assert heuristics.recollection.knows(state.clone())
    assert heuristics.policy(state.clone(), player, Rng(2)) == laid
    assert heuristics.planned[player] == planned
    heuristics.prepare(position(5, 44), player)
    assert not heuristics.recollection.knows(state)


def test_cache_key_depends_on_everything_relevant() -> None:
    state = position(6, 60)
    others = [state.clone() for _ in range(6)]
    others[0].hand = (state.hand + 1) % len(state.rules.kinds.tiles)
    others[1].score[0] += 1
    others[2].active = 1 - state.active
    others[3].pile.pop()
    others[4].supply[0] -= 1
    player = others[5].next_actor()
    others[5].apply(player, others[5].legal_actions(player)[0])
    for before in (0, len(state.board.tile_cell)):
        assert len({likeness(each, before) for each in [state, *others]}) == 7


def test_cache_misses_other_boards() -> None:
    state = position(8, 50)
    other = position(9, 50)
    cache = Recollection()
    cache.begin(state, True)
    assert not cache.knows(state)
    cache.keep(1, 2)
    assert cache.knows(state)
    assert (cache.action, cache.planned) == (1, 2)
    assert not cache.knows(other)
    cache.keep(3, 4)
    assert not cache.knows(other)
    cache.begin(other, False)
    assert not cache.knows(other)
    cache.keep(3, 4)
    assert cache.knows(other)
    assert not cache.knows(state)


def test_cache_skips_modules_meeple_steps_and_entries_beyond_limit() -> None:
    cache = Recollection()
    with_inns = position(1, 20, ("base", "inns"))
    cache.begin(with_inns, True)
    assert not cache.knows(with_inns)
    cache.keep(0, -1)
    assert not cache.knows(with_inns)
    meeple_step = position(1, 20)
    player = meeple_step.next_actor()
    meeple_step.apply(player, meeple_step.legal_actions(player)[0])
    cache.begin(meeple_step, True)
    assert not cache.knows(meeple_step)
    cache.keep(0, -1)
    assert not cache.knows(meeple_step)
    state = position(1, 20)
    cache.begin(state, True)
    for score in range(MOST + 2):
        state.score[0] = score
        assert not cache.knows(state)
        cache.keep(score, -1)
    assert not cache.knows(state)
    state.score[0] = MOST - 1
    assert cache.knows(state)
    assert (cache.action, cache.planned) == (MOST - 1, -1)
