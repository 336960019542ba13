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
        judgement = CarcassonneJudgement()
        race = Race(state.seat(state.next_actor()), judgement, Rng(7))
        for _ in range(40):
            if forgets:
                judgement.recollection.begin(state, True)
            race.iterate()
        found.append((race.learnt().actions, race.learnt().visits, race.learnt().totals, race.learnt().wins))
    assert found[0] == found[1]


def test_cache_is_cleared_when_remaining_tiles_change() -> None:
    state = position(5, 40)
    player = state.next_actor()
    judgement = CarcassonneJudgement()
    judgement.prepare(state, player)
    assert not judgement.recollection.knows(state)
    laid = judgement.policy(state, player, Rng(1))
    planned = judgement.planned[player]
    judgement.begin(state)
    assert judgement.recollection.knows(state.clone())
    assert judgement.policy(state.clone(), player, Rng(2)) == laid
    assert judgement.planned[player] == planned
    judgement.prepare(position(5, 44), player)
    assert not judgement.recollection.knows(state)


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


def test_cache_misses_other_maps() -> None:
    state = position(8, 50)
    other = position(9, 50)
    recollection = Recollection()
    recollection.begin(state, True)
    assert not recollection.knows(state)
    recollection.keep(1, 2)
    assert recollection.knows(state)
    assert (recollection.action, recollection.planned) == (1, 2)
    assert not recollection.knows(other)
    recollection.keep(3, 4)
    assert not recollection.knows(other)
    recollection.begin(other, False)
    assert not recollection.knows(other)
    recollection.keep(3, 4)
    assert recollection.knows(other)
    assert not recollection.knows(state)


def test_cache_skips_modules_meeple_steps_and_entries_beyond_limit() -> None:
    recollection = Recollection()
    with_inns = position(1, 20, ("base", "inns"))
    recollection.begin(with_inns, True)
    assert not recollection.knows(with_inns)
    recollection.keep(0, -1)
    assert not recollection.knows(with_inns)
    figure = position(1, 20)
    player = figure.next_actor()
    figure.apply(player, figure.legal_actions(player)[0])
    recollection.begin(figure, True)
    assert not recollection.knows(figure)
    recollection.keep(0, -1)
    assert not recollection.knows(figure)
    state = position(1, 20)
    recollection.begin(state, True)
    for score in range(MOST + 2):
        state.score[0] = score
        assert not recollection.knows(state)
        recollection.keep(score, -1)
    assert not recollection.knows(state)
    state.score[0] = MOST - 1
    assert recollection.knows(state)
    assert (recollection.action, recollection.planned) == (MOST - 1, -1)
