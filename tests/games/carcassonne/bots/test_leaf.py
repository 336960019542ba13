"""The leaf is what it is said to be: sums and products over public facts, the same in every build."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from playing import game_digest, lines_of_both_builds

from bastide.bots import make_bot
from bastide.bots.levels import judgement_for
from bastide.core import Options, Rng, get_game
from bastide.games.carcassonne.bots.judgement import CarcassonneJudgement
from bastide.games.carcassonne.bots.value_network import leaf_file
from bastide.games.carcassonne.bots.value_network.facts import HAVE, KINDS, STAND, Facts
from bastide.games.carcassonne.bots.value_network.leaf import FIRST, NUMBERS, SECOND, Leaf
from bastide.games.carcassonne.rules.state.state import CarcassonneState

#: A digest of a game of ``expert``, from before there was a leaf.
EXPERT = "2605f95ef1a3a3e1"
TABLES: list[tuple[int, Options]] = [(2, {}), (3, {"modules": ["base", "inns"]}), (4, {"modules": "all"})]


def some_leaf(seed: int = 1) -> Leaf:
    chance = random.Random(seed)
    return Leaf([chance.randint(-1000, 1000) / leaf_file.UNITS for _ in range(NUMBERS)])


def positions(players: int, options: Options, seed: int) -> list[tuple[CarcassonneState, CarcassonneJudgement]]:
    """Every seventh decision of a game that is played by the judgement, each with one that has counted the tiles."""
    state = get_game("carcassonne").new_state(players, options, seed)
    playing = CarcassonneJudgement()
    rng = Rng(seed)
    found = []
    decision = 0
    while not state.is_over():
        player = state.next_actor()
        playing.prepare(state, player)
        if decision % 7 == 0:
            assert isinstance(state, CarcassonneState)
            judgement = CarcassonneJudgement()
            judgement.prepare(state, player)
            found.append((state.clone(), judgement))
        decision += 1
        state.apply(player, playing.quick(state, player, rng))
    return found


def dot(some: list[float], others: list[float]) -> float:
    return sum(a * b for a, b in zip(some, others, strict=True))


def slowly(leaf: Leaf, facts: Facts, players: int) -> list[float]:
    """What everybody's points are corrected by, as the words at the top of ``leaf.py`` say it."""
    numbers = iter(leaf.numbers)
    first = [[[next(numbers) for _ in range(STAND)] for _ in range(FIRST)] for _ in range(KINDS)]
    second = [[next(numbers) for _ in range(2 * FIRST + HAVE)] for _ in range(SECOND)]
    alone = [next(numbers) for _ in range(FIRST + HAVE)]
    last = [next(numbers) for _ in range(SECOND)]
    assert next(numbers, None) is None
    sums = [[0.0] * FIRST for _ in range(players)]
    for place, (owner, kind) in enumerate(zip(facts.owners, facts.kinds, strict=True)):
        stand = facts.stands[STAND * place : STAND * (place + 1)]
        for unit in range(FIRST):
            sums[owner][unit] += max(0.0, dot(first[kind][unit], stand))
    corrections = []
    for player in range(players):
        rest = [sums[p] for p in range(players) if p != player]
        others = [sum(column) / len(rest) for column in zip(*rest, strict=True)]
        have = facts.have[HAVE * player : HAVE * (player + 1)]
        said = [max(0.0, dot(unit, sums[player] + others + have)) for unit in second]
        corrections.append(dot(last, said) + dot(alone, sums[player] + have))
    return corrections


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_the_forecast_is_corrected_by_what_the_layers_say(players: int, options: Options) -> None:
    leaf = some_leaf(players)
    for state, judgement in positions(players, options, players):
        points = leaf.points(state, judgement.forecast)
        forecast = judgement.points(state)
        corrections = slowly(leaf, leaf.facts, players)
        assert points == pytest.approx([a + b for a, b in zip(forecast, corrections, strict=True)], abs=1e-6)


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_facts_are_about_as_large_as_one_and_public(players: int, options: Options) -> None:
    seen = set()
    for state, judgement in positions(players, options, 7):
        facts, again = Facts(), Facts()
        facts.read(state, judgement.forecast, judgement.points(state))
        for owner, kind in zip(facts.owners, facts.kinds, strict=True):
            assert 0 <= owner < players
            seen.add(kind)
        assert len(facts.stands) == STAND * len(facts.kinds)
        assert len(facts.have) == HAVE * players
        assert max(map(abs, facts.stands + facts.have)) < 15.0
        drawn = state.seat(0).sample(Rng(3))
        assert isinstance(drawn, CarcassonneState)
        judgement.prepare(drawn, 0)
        again.read(drawn, judgement.forecast, judgement.points(drawn))
        if not options:
            assert (again.owners, again.kinds, again.have) == (facts.owners, facts.kinds, facts.have)
            assert again.stands == facts.stands
    assert seen == set(range(KINDS))


def test_who_meets_nobody_has_nothing_to_gain_or_lose_by_it() -> None:
    met = 0
    for state, judgement in [position for seed in range(6) for position in positions(2, {}, seed)]:
        facts = Facts()
        facts.read(state, judgement.forecast, judgement.points(state))
        for place in range(len(facts.kinds)):
            gain, loss = facts.stands[STAND * place + 27 : STAND * place + 29]
            assert gain >= 0.0 <= loss
            assert facts.stands[STAND * place + 29] > 0.0 or gain == loss == 0.0
            met += gain + loss > 0.0
    assert met > 5


def test_before_anybody_stands_anywhere_all_who_wait_have_the_same() -> None:
    state = get_game("carcassonne").new_state(4, {}, 1)
    assert isinstance(state, CarcassonneState)
    judgement = CarcassonneJudgement(value_network=some_leaf())
    judgement.prepare(state, 0)
    chances = judgement.evaluate(state)
    assert sum(chances) == pytest.approx(1.0)
    assert len({chances[player] for player in range(4) if player != state.active}) == 1


def test_when_it_is_over_the_points_are_the_score() -> None:
    state, judgement = positions(2, {}, 5)[-1]
    while not state.is_over():
        player = state.next_actor()
        state.apply(player, state.legal_actions(player)[0])
    assert some_leaf().points(state, judgement.forecast) == [float(score) for score in state.score]


@pytest.mark.once
def test_without_a_leaf_nothing_has_changed() -> None:
    """``expert`` is what others are measured by: the very decisions that it made before there was a leaf."""
    game = get_game("carcassonne")
    state = game.new_state(2, {"modules": ["base", "inns"]}, 11)
    bots = [make_bot("expert:iterations=6", game, seat) for seat in range(2)]
    assert game_digest(state, bots) == EXPERT


def test_hints_are_by_the_judgement_of_the_best() -> None:
    hints = judgement_for(get_game("carcassonne"))
    assert isinstance(hints, CarcassonneJudgement)
    assert hints.leaf is not None


# -- builds and files ----------------------------------------------------------------------------------------------

#: What is thought of positions, and what a short game comes to.
THINK = """
from playing import play_out
from test_leaf import TABLES, positions, some_leaf
from bastide.bots import make_bot
from bastide.core import get_game

leaf = some_leaf(5)
for players, options in TABLES[:2]:
    for state, judgement in positions(players, options, 9)[::2]:
        print([points.hex() for points in leaf.points(state, judgement.forecast)])
game = get_game("carcassonne")
state = game.new_state(2, {"modules": ["base", "inns"]}, 2)
del state.pile[12:]
bots = [make_bot("master:iterations=6", game, seed) for seed in range(2)]
play_out(state, bots)
print(state.digest(), state.outcome())
"""


@pytest.mark.once
def test_both_builds_think_alike_and_always_the_same() -> None:
    assert len(lines_of_both_builds(THINK, folder=Path(__file__).parent)) > 15


def test_a_leaf_is_read_as_it_was_written() -> None:
    leaf = some_leaf()
    assert leaf_file.read(leaf_file.written(leaf.numbers)).numbers == leaf.numbers


def test_what_is_too_large_to_be_written_is_as_large_as_can_be() -> None:
    numbers = [1e9, -1e9, *some_leaf().numbers[2:]]
    again = leaf_file.read(leaf_file.written(numbers)).numbers
    assert again[0] == -again[1] == 32767 / leaf_file.UNITS


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (lambda data: b"", "holds no leaf"),
        (lambda data: b"\xff" + data, "holds no leaf"),
        (lambda data: b"{}\n", "holds no leaf"),
        (lambda data: b"[1]\n", "holds no leaf"),
        (lambda data: data.replace(b'"leaf": 1', b'"leaf": 9'), "reads other leaf"),
        (lambda data: data.replace(b'"kinds": 4', b'"kinds": 5'), "reads other kinds"),
        (lambda data: data.replace(b'"layers": [', b'"layers": [1, '), "reads other layers"),
        (lambda data: data[:-1], "bytes of numbers, not"),
        (lambda data: data + b"more", "bytes of numbers, not"),
    ],
)
def test_a_file_that_fits_nothing_says_why(spoil: Callable[[bytes], bytes], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        leaf_file.read(spoil(leaf_file.written(some_leaf().numbers)))


# -- the one that comes along --------------------------------------------------------------------------------------


def test_each_player_has_a_leaf_of_their_own() -> None:
    mine, yours = leaf_file.learnt(), leaf_file.learnt()
    assert mine is not yours
    assert mine.numbers is yours.numbers
    assert leaf_file.FILE.stat().st_size < 20_000


@pytest.mark.once
def test_the_leaf_that_comes_along_knows_better_who_will_win() -> None:
    """In games that are played on at once: it is less surprised by the margin than the forecast is."""
    leaf = leaf_file.learnt()
    forecast_off = leaf_off = 0.0
    for seed in range(20):
        noted = positions(2, {}, 1000 + seed)
        last = noted[-1][0]
        playing = noted[-1][1]
        while not last.is_over():
            player = last.next_actor()
            playing.prepare(last, player)
            last.apply(player, playing.quick(last, player, Rng(1)))
        outcome = last.outcome()
        assert outcome is not None
        margin = outcome.scores[0] - outcome.scores[1]
        for state, judgement in noted[:-1]:
            expected = judgement.points(state)
            corrected = leaf.points(state, judgement.forecast)
            forecast_off += (expected[0] - expected[1] - margin) ** 2
            leaf_off += (corrected[0] - corrected[1] - margin) ** 2
    assert leaf_off < forecast_off
