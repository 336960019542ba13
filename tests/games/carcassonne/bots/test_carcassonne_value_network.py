"""The value network matches a naive implementation on public inputs, in every build."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from play_games import game_digest, play_to_end, run_script_in_both_builds

from bastide.bots import make_bot
from bastide.bots.difficulty_levels import analysis_heuristics
from bastide.core import Options, Rng, get_game
from bastide.games.carcassonne.bots.search_heuristics import CarcassonneHeuristics
from bastide.games.carcassonne.bots.value_network import network_file
from bastide.games.carcassonne.bots.value_network.network import (
    FIRST_LAYER_UNITS,
    PARAMETER_COUNT,
    SECOND_LAYER_UNITS,
    ValueNetwork,
)
from bastide.games.carcassonne.bots.value_network.network_inputs import (
    CLAIM_KIND_COUNT,
    INPUTS_PER_CLAIM,
    INPUTS_PER_PLAYER,
    NetworkInputs,
)
from bastide.games.carcassonne.rules.state.game_state import CarcassonneState

#: Digest of a game of ``expert``.
EXPERT_DIGEST = "2605f95ef1a3a3e1"
TABLES: list[tuple[int, Options]] = [(2, {}), (3, {"modules": ["base", "inns"]}), (4, {"modules": "all"})]


def some_network(seed: int = 1) -> ValueNetwork:
    chance = random.Random(seed)
    return ValueNetwork([chance.randint(-1000, 1000) / network_file.FIXED_POINT_SCALE for _ in range(PARAMETER_COUNT)])


def positions(players: int, options: Options, seed: int) -> list[tuple[CarcassonneState, CarcassonneHeuristics]]:
    """Return every seventh decision of a game, each with heuristics that have counted the tiles."""
    state = get_game("carcassonne").new_state(players, options, seed)
    player_heuristics = CarcassonneHeuristics()
    rng = Rng(seed)
    found = []
    decision = 0
    while not state.is_over():
        player = state.next_player_to_act()
        player_heuristics.adjust_sampled_position(state, player)
        if decision % 7 == 0:
            assert isinstance(state, CarcassonneState)
            heuristics = CarcassonneHeuristics()
            heuristics.adjust_sampled_position(state, player)
            found.append((state.clone(), heuristics))
        decision += 1
        state.apply(player, player_heuristics.quick_action(state, player, rng))
    return found


def dot(first_vector: list[float], others: list[float]) -> float:
    return sum(a * b for a, b in zip(first_vector, others, strict=True))


def naive_corrections(network: ValueNetwork, inputs: NetworkInputs, players: int) -> list[float]:
    """Return the corrections of all players, computed naively from the definition of the network."""
    numbers = iter(network.parameters)
    first = [
        [[next(numbers) for _ in range(INPUTS_PER_CLAIM)] for _ in range(FIRST_LAYER_UNITS)]
        for _ in range(CLAIM_KIND_COUNT)
    ]
    second = [
        [next(numbers) for _ in range(2 * FIRST_LAYER_UNITS + INPUTS_PER_PLAYER)] for _ in range(SECOND_LAYER_UNITS)
    ]
    linear = [next(numbers) for _ in range(FIRST_LAYER_UNITS + INPUTS_PER_PLAYER)]
    last = [next(numbers) for _ in range(SECOND_LAYER_UNITS)]
    assert next(numbers, None) is None
    sums = [[0.0] * FIRST_LAYER_UNITS for _ in range(players)]
    for place, (owner, kind) in enumerate(zip(inputs.claim_owners, inputs.claim_kinds, strict=True)):
        claim = inputs.claim_inputs[INPUTS_PER_CLAIM * place : INPUTS_PER_CLAIM * (place + 1)]
        for unit in range(FIRST_LAYER_UNITS):
            sums[owner][unit] += max(0.0, dot(first[kind][unit], claim))
    corrections = []
    for player in range(players):
        rest = [sums[p] for p in range(players) if p != player]
        others = [sum(column) / len(rest) for column in zip(*rest, strict=True)]
        player_inputs = inputs.player_inputs[INPUTS_PER_PLAYER * player : INPUTS_PER_PLAYER * (player + 1)]
        outputs = [max(0.0, dot(unit, sums[player] + others + player_inputs)) for unit in second]
        corrections.append(dot(last, outputs) + dot(linear, sums[player] + player_inputs))
    return corrections


@pytest.mark.once
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_network_output_matches_naive_implementation(players: int, options: Options) -> None:
    network = some_network(players)
    for state, heuristics in positions(players, options, players):
        points = network.expected_scores(state, heuristics.forecast)
        forecast = heuristics.expected_scores(state)
        corrections = naive_corrections(network, network.inputs, players)
        assert points == pytest.approx([a + b for a, b in zip(forecast, corrections, strict=True)], abs=1e-6)


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_network_inputs_are_bounded_and_public(players: int, options: Options) -> None:
    seen = set()
    for state, heuristics in positions(players, options, 7):
        inputs, again = NetworkInputs(), NetworkInputs()
        inputs.read_position(state, heuristics.forecast, heuristics.expected_scores(state))
        for owner, kind in zip(inputs.claim_owners, inputs.claim_kinds, strict=True):
            assert 0 <= owner < players
            seen.add(kind)
        assert len(inputs.claim_inputs) == INPUTS_PER_CLAIM * len(inputs.claim_kinds)
        assert len(inputs.player_inputs) == INPUTS_PER_PLAYER * players
        assert max(map(abs, inputs.claim_inputs + inputs.player_inputs)) < 15.0
        sampled = state.seat(0).sample_position(Rng(3))
        assert isinstance(sampled, CarcassonneState)
        heuristics.adjust_sampled_position(sampled, 0)
        again.read_position(sampled, heuristics.forecast, heuristics.expected_scores(sampled))
        if not options:
            assert (again.claim_owners, again.claim_kinds, again.player_inputs) == (
                inputs.claim_owners,
                inputs.claim_kinds,
                inputs.player_inputs,
            )
            assert again.claim_inputs == inputs.claim_inputs
    assert seen == set(range(CLAIM_KIND_COUNT))


def test_claim_without_possible_merge_has_zero_merge_inputs() -> None:
    met = 0
    for state, heuristics in [position for seed in range(6) for position in positions(2, {}, seed)]:
        inputs = NetworkInputs()
        inputs.read_position(state, heuristics.forecast, heuristics.expected_scores(state))
        for place in range(len(inputs.claim_kinds)):
            gain, loss = inputs.claim_inputs[INPUTS_PER_CLAIM * place + 27 : INPUTS_PER_CLAIM * place + 29]
            assert gain >= 0.0 <= loss
            assert inputs.claim_inputs[INPUTS_PER_CLAIM * place + 29] > 0.0 or gain == loss == 0.0
            met += gain + loss > 0.0
    assert met > 5


def test_waiting_players_are_equal_before_first_claim() -> None:
    state = get_game("carcassonne").new_state(4, {}, 1)
    assert isinstance(state, CarcassonneState)
    heuristics = CarcassonneHeuristics(value_network=some_network())
    heuristics.adjust_sampled_position(state, 0)
    chances = heuristics.evaluate_position(state)
    assert sum(chances) == pytest.approx(1.0)
    assert len({chances[player] for player in range(4) if player != state.active}) == 1


def test_network_returns_score_after_game() -> None:
    state, heuristics = positions(2, {}, 5)[-1]
    while not state.is_over():
        player = state.next_player_to_act()
        state.apply(player, state.legal_actions(player)[0])
    assert some_network().expected_scores(state, heuristics.forecast) == [float(score) for score in state.score]


@pytest.mark.once
def test_expert_without_network_plays_golden_game() -> None:
    """Other bots are measured against ``expert``, so its decisions must not change."""
    game = get_game("carcassonne")
    state = game.new_state(2, {"modules": ["base", "inns"]}, 11)
    bots = [make_bot("expert:iterations=6", game, seat) for seat in range(2)]
    assert game_digest(state, bots) == EXPERT_DIGEST


def test_analysis_heuristics_use_value_network() -> None:
    hints = analysis_heuristics(get_game("carcassonne"))
    assert isinstance(hints, CarcassonneHeuristics)
    assert hints.value_network is not None


# -- builds and files ------------------------------------------------------------------------------------------------


def print_decisions() -> None:
    """Print expected scores of positions, and the outcome of a short game."""
    network = some_network(5)
    for players, options in TABLES[:2]:
        for state, heuristics in positions(players, options, 9)[::2]:
            print([points.hex() for points in network.expected_scores(state, heuristics.forecast)])
    game = get_game("carcassonne")
    last = game.new_state(2, {"modules": ["base", "inns"]}, 2)
    assert isinstance(last, CarcassonneState)
    del last.pile[12:]
    bots = [make_bot("master:iterations=6", game, seed) for seed in range(2)]
    play_to_end(last, bots)
    print(last.digest(), last.outcome())


#: Program for both builds.
PROGRAM = f"import {Path(__file__).stem} as test; test.print_decisions()"


@pytest.mark.once
def test_compiled_and_pure_builds_decide_alike() -> None:
    assert len(run_script_in_both_builds(PROGRAM, folder=Path(__file__).parent)) > 15


def test_network_file_round_trip() -> None:
    network = some_network()
    assert network_file.parse_network(network_file.dump_network(network.parameters)).parameters == network.parameters


def test_network_file_clamps_large_parameters() -> None:
    numbers = [1e9, -1e9, *some_network().parameters[2:]]
    again = network_file.parse_network(network_file.dump_network(numbers)).parameters
    assert again[0] == -again[1] == 32767 / network_file.FIXED_POINT_SCALE


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
        network_file.parse_network(spoil(network_file.dump_network(some_network().parameters)))


# -- bundled network -------------------------------------------------------------------------------------------------


def test_bundled_networks_share_parameters() -> None:
    mine, yours = network_file.bundled_network(), network_file.bundled_network()
    assert mine is not yours
    assert mine.parameters is yours.parameters
    assert network_file.NETWORK_FILE.stat().st_size < 20_000


@pytest.mark.once
def test_bundled_network_predicts_margin_better_than_forecast() -> None:
    """The squared error of the margin is smaller than that of the forecast."""
    network = network_file.bundled_network()
    forecast_error = network_error = 0.0
    for seed in range(20):
        noted = positions(2, {}, 1000 + seed)
        last = noted[-1][0]
        player_heuristics = noted[-1][1]
        while not last.is_over():
            player = last.next_player_to_act()
            player_heuristics.adjust_sampled_position(last, player)
            last.apply(player, player_heuristics.quick_action(last, player, Rng(1)))
        outcome = last.outcome()
        assert outcome is not None
        margin = outcome.scores[0] - outcome.scores[1]
        for state, heuristics in noted[:-1]:
            expected = heuristics.expected_scores(state)
            corrected = network.expected_scores(state, heuristics.forecast)
            forecast_error += (expected[0] - expected[1] - margin) ** 2
            network_error += (corrected[0] - corrected[1] - margin) ** 2
    assert network_error < forecast_error
