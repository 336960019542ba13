"""The value network matches a naive implementation on public inputs, in every build."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from playing import game_digest, lines_of_both_builds, play_out

from bastide.bots import make_bot
from bastide.bots.levels import judgement_for
from bastide.core import Options, Rng, get_game
from bastide.games.carcassonne.bots.judgement import CarcassonneJudgement
from bastide.games.carcassonne.bots.value_network import leaf_file as network_file
from bastide.games.carcassonne.bots.value_network.facts import HAVE, KINDS, STAND, Facts
from bastide.games.carcassonne.bots.value_network.leaf import FIRST, NUMBERS, SECOND, Leaf
from bastide.games.carcassonne.rules.state.state import CarcassonneState

#: Digest of a game of ``expert``.
EXPERT_DIGEST = "2605f95ef1a3a3e1"
TABLES: list[tuple[int, Options]] = [(2, {}), (3, {"modules": ["base", "inns"]}), (4, {"modules": "all"})]


def some_network(seed: int = 1) -> Leaf:
    chance = random.Random(seed)
    return Leaf([chance.randint(-1000, 1000) / network_file.UNITS for _ in range(NUMBERS)])


def positions(players: int, options: Options, seed: int) -> list[tuple[CarcassonneState, CarcassonneJudgement]]:
    """Return every seventh decision of a game, each with heuristics that have counted the tiles."""
    state = get_game("carcassonne").new_state(players, options, seed)
    player_heuristics = CarcassonneJudgement()
    rng = Rng(seed)
    found = []
    decision = 0
    while not state.is_over():
        player = state.next_actor()
        player_heuristics.prepare(state, player)
        if decision % 7 == 0:
            assert isinstance(state, CarcassonneState)
            heuristics = CarcassonneJudgement()
            heuristics.prepare(state, player)
            found.append((state.clone(), heuristics))
        decision += 1
        state.apply(player, player_heuristics.quick(state, player, rng))
    return found


def dot(first_vector: list[float], others: list[float]) -> float:
    return sum(a * b for a, b in zip(first_vector, others, strict=True))


def naive_corrections(network: Leaf, inputs: Facts, players: int) -> list[float]:
    """Return the corrections of all players, computed naively from the definition of the network."""
    numbers = iter(network.numbers)
    first = [[[next(numbers) for _ in range(STAND)] for _ in range(FIRST)] for _ in range(KINDS)]
    second = [[next(numbers) for _ in range(2 * FIRST + HAVE)] for _ in range(SECOND)]
    linear = [next(numbers) for _ in range(FIRST + HAVE)]
    last = [next(numbers) for _ in range(SECOND)]
    assert next(numbers, None) is None
    sums = [[0.0] * FIRST for _ in range(players)]
    for place, (owner, kind) in enumerate(zip(inputs.owners, inputs.kinds, strict=True)):
        claim = inputs.stands[STAND * place : STAND * (place + 1)]
        for unit in range(FIRST):
            sums[owner][unit] += max(0.0, dot(first[kind][unit], claim))
    corrections = []
    for player in range(players):
        rest = [sums[p] for p in range(players) if p != player]
        others = [sum(column) / len(rest) for column in zip(*rest, strict=True)]
        player_inputs = inputs.have[HAVE * player : HAVE * (player + 1)]
        outputs = [max(0.0, dot(unit, sums[player] + others + player_inputs)) for unit in second]
        corrections.append(dot(last, outputs) + dot(linear, sums[player] + player_inputs))
    return corrections


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_network_output_matches_naive_implementation(players: int, options: Options) -> None:
    network = some_network(players)
    for state, heuristics in positions(players, options, players):
        points = network.points(state, heuristics.forecast)
        forecast = heuristics.points(state)
        corrections = naive_corrections(network, network.facts, players)
        assert points == pytest.approx([a + b for a, b in zip(forecast, corrections, strict=True)], abs=1e-6)


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_network_inputs_are_bounded_and_public(players: int, options: Options) -> None:
    seen = set()
    for state, heuristics in positions(players, options, 7):
        inputs, again = Facts(), Facts()
        inputs.read(state, heuristics.forecast, heuristics.points(state))
        for owner, kind in zip(inputs.owners, inputs.kinds, strict=True):
            assert 0 <= owner < players
            seen.add(kind)
        assert len(inputs.stands) == STAND * len(inputs.kinds)
        assert len(inputs.have) == HAVE * players
        assert max(map(abs, inputs.stands + inputs.have)) < 15.0
        sampled = state.seat(0).sample(Rng(3))
        assert isinstance(sampled, CarcassonneState)
        heuristics.prepare(sampled, 0)
        again.read(sampled, heuristics.forecast, heuristics.points(sampled))
        if not options:
            assert (again.owners, again.kinds, again.have) == (inputs.owners, inputs.kinds, inputs.have)
            assert again.stands == inputs.stands
    assert seen == set(range(KINDS))


def test_claim_without_possible_merge_has_zero_merge_inputs() -> None:
    met = 0
    for state, heuristics in [position for seed in range(6) for position in positions(2, {}, seed)]:
        inputs = Facts()
        inputs.read(state, heuristics.forecast, heuristics.points(state))
        for place in range(len(inputs.kinds)):
            gain, loss = inputs.stands[STAND * place + 27 : STAND * place + 29]
            assert gain >= 0.0 <= loss
            assert inputs.stands[STAND * place + 29] > 0.0 or gain == loss == 0.0
            met += gain + loss > 0.0
    assert met > 5


def test_waiting_players_are_equal_before_first_claim() -> None:
    state = get_game("carcassonne").new_state(4, {}, 1)
    assert isinstance(state, CarcassonneState)
    heuristics = CarcassonneJudgement(value_network=some_network())
    heuristics.prepare(state, 0)
    chances = heuristics.evaluate(state)
    assert sum(chances) == pytest.approx(1.0)
    assert len({chances[player] for player in range(4) if player != state.active}) == 1


def test_network_returns_score_after_game() -> None:
    state, heuristics = positions(2, {}, 5)[-1]
    while not state.is_over():
        player = state.next_actor()
        state.apply(player, state.legal_actions(player)[0])
    assert some_network().points(state, heuristics.forecast) == [float(score) for score in state.score]


@pytest.mark.once
def test_expert_without_network_plays_golden_game() -> None:
    """Other bots are measured against ``expert``, so its decisions must not change."""
    game = get_game("carcassonne")
    state = game.new_state(2, {"modules": ["base", "inns"]}, 11)
    bots = [make_bot("expert:iterations=6", game, seat) for seat in range(2)]
    assert game_digest(state, bots) == EXPERT_DIGEST


def test_analysis_heuristics_use_value_network() -> None:
    hints = judgement_for(get_game("carcassonne"))
    assert isinstance(hints, CarcassonneJudgement)
    assert hints.leaf is not None


# -- builds and files ------------------------------------------------------------------------------------------------


def print_decisions() -> None:
    """Print expected scores of positions, and the outcome of a short game."""
    network = some_network(5)
    for players, options in TABLES[:2]:
        for state, heuristics in positions(players, options, 9)[::2]:
            print([points.hex() for points in network.points(state, heuristics.forecast)])
    game = get_game("carcassonne")
    last = game.new_state(2, {"modules": ["base", "inns"]}, 2)
    assert isinstance(last, CarcassonneState)
    del last.pile[12:]
    bots = [make_bot("master:iterations=6", game, seed) for seed in range(2)]
    play_out(last, bots)
    print(last.digest(), last.outcome())


#: Program for both builds.
PROGRAM = f"import {Path(__file__).stem} as test; test.print_decisions()"


@pytest.mark.once
def test_compiled_and_pure_builds_decide_alike() -> None:
    assert len(lines_of_both_builds(PROGRAM, folder=Path(__file__).parent)) > 15


def test_network_file_round_trip() -> None:
    network = some_network()
    assert network_file.read(network_file.written(network.numbers)).numbers == network.numbers


def test_network_file_clamps_large_parameters() -> None:
    numbers = [1e9, -1e9, *some_network().numbers[2:]]
    again = network_file.read(network_file.written(numbers)).numbers
    assert again[0] == -again[1] == 32767 / network_file.UNITS


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (lambda data: b"", "leaf"),
        (lambda data: b"\xff" + data, "leaf"),
        (lambda data: b"{}\n", "leaf"),
        (lambda data: b"[1]\n", "leaf"),
        (lambda data: data.replace(b'"leaf": 1', b'"leaf": 9'), "other leaf"),
        (lambda data: data.replace(b'"kinds": 4', b'"kinds": 5'), "other kinds"),
        (lambda data: data.replace(b'"layers": [', b'"layers": [1, '), "other layers"),
        (lambda data: data[:-1], "bytes"),
        (lambda data: data + b"more", "bytes"),
    ],
)
def test_mismatched_file_is_refused_with_reason(spoil: Callable[[bytes], bytes], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        network_file.read(spoil(network_file.written(some_network().numbers)))


# -- bundled network -------------------------------------------------------------------------------------------------


def test_bundled_networks_share_parameters() -> None:
    mine, yours = network_file.learnt(), network_file.learnt()
    assert mine is not yours
    assert mine.numbers is yours.numbers
    assert network_file.FILE.stat().st_size < 20_000


@pytest.mark.once
def test_bundled_network_predicts_margin_better_than_forecast() -> None:
    """The squared error of the margin is smaller than that of the forecast."""
    network = network_file.learnt()
    forecast_error = network_error = 0.0
    for seed in range(20):
        noted = positions(2, {}, 1000 + seed)
        last = noted[-1][0]
        player_heuristics = noted[-1][1]
        while not last.is_over():
            player = last.next_actor()
            player_heuristics.prepare(last, player)
            last.apply(player, player_heuristics.quick(last, player, Rng(1)))
        outcome = last.outcome()
        assert outcome is not None
        margin = outcome.scores[0] - outcome.scores[1]
        for state, heuristics in noted[:-1]:
            expected = heuristics.points(state)
            corrected = network.points(state, heuristics.forecast)
            forecast_error += (expected[0] - expected[1] - margin) ** 2
            network_error += (corrected[0] - corrected[1] - margin) ** 2
    assert network_error < forecast_error
