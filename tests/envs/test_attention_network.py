"""The attention network: input layout for every game, invariances of the forward pass, and the bots that use it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from sample_networks import make_layout, random_network
from sample_tables import random_walk

import bastide.envs
from bastide._compiled_module_selection import is_compiled
from bastide.bots import find_bot_factory, make_bot
from bastide.bots.search.search_bot import SearchBot
from bastide.cli.app import run_command_line
from bastide.core import BastideError, Options, Rng, State, get_game
from bastide.core.errors import InvalidBot
from bastide.envs.net import entity_layout
from bastide.envs.net import network_evaluator as reading
from bastide.envs.net.attention_network import UNREADABLE_ACTION_SCORE
from bastide.envs.net.entity_layout import MAX_ACTIONS, EntityLayout, legal_indices_of_masks
from bastide.envs.net.lookahead_bot import LookaheadBot
from bastide.envs.net.network_evaluator import NetPolicyPriorSource, NetworkEvaluator
from bastide.envs.net.network_file import TrainedNetwork
from bastide.envs.net.seat_layout import seat_order
from bastide.envs.net.value_target import value_targets
from bastide.envs.table.numpy_observer import NumpyObserver
from bastide.envs.table.table_spec import TableSpec
from bastide.games.carcassonne.encoding.rotated_tile_inputs import rotated_tile_inputs as facts_of_tile
from bastide.games.carcassonne.encoding.vocabulary import MODULE_VOCABULARY, TILE_VOCABULARY
from bastide.games.carcassonne.rules.tiles.tile_catalogue import tile_by_id
from bastide.games.dominion.encoding.card_features import card_features
from bastide.games.dominion.rules.cards.printed_card import CARDS

ALL_SETS: Options = {"kingdom": "random", "sets": ["base1", "base2", "prosperity"], "mix_editions": True}
#: Game, players, options: tables of every layout size.
TABLES: list[tuple[str, int, Options]] = [
    ("dominion", 2, ALL_SETS),
    ("dominion", 4, {}),
    ("seven_wonders", 3, {}),
    ("seven_wonders", 7, {}),
    ("carcassonne", 2, {}),
    ("carcassonne", 5, {"modules": MODULE_VOCABULARY}),
    ("magpie", 2, {}),
]
GAMES = ["carcassonne", "dominion", "seven_wonders"]
Rows = NDArray[np.int16]


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    folder = tmp_path_factory.mktemp("nets")
    for game in GAMES:
        random_network(game).save(folder / f"{game}+1.npz")
    return {game: folder / f"{game}+1.npz" for game in GAMES}


def position(table: TableSpec, decisions: int) -> State:
    """Return a position after some decisions, with more than one legal action."""
    state = table.deal_game(3)
    for number, (state, player) in enumerate(random_walk(table, 3)):
        if number >= decisions and player >= 0 and len(state.legal_actions(player)) > 3:
            return state.clone()
    return state


def arranged(made: EntityLayout, observer: NumpyObserver, state: State) -> tuple[Rows, dict[str, Rows], list[int]]:
    """Return the network input of a position, its observation by part, and the legal indices."""
    player, encoder = state.next_player_to_act(), observer.table.encoder
    row, offers = observer.observe(state, player), encoder.legal_indices(state, player)
    out = np.full((2, made.size), 9, np.int16)
    made.write_rows(np.stack([row, row]), np.array([offers, offers]), np.array([len(offers)] * 2), out)
    assert (out[0] == out[1]).all()
    parts = {part.name: row[part.start : part.start + part.size].reshape(part.shape) for part in encoder.parts}
    return out[:1], parts, offers


# -- input layout ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "order"), [(2, [0, 1]), (3, [0, 1, 2]), (4, [0, 1, 3, 2]), (7, [0, 1, 6, 2, 3, 4, 5])]
)
def test_seat_order_starts_with_neighbours(players: int, order: list[int]) -> None:
    assert seat_order(players) == order


@pytest.mark.parametrize("game", GAMES)
def test_layout_size_is_same_for_all_player_counts(game: str) -> None:
    played = get_game(game)
    sizes = range(played.min_players, played.max_players + 1)
    assert len({(make_layout(game, size).size, make_layout(game, size).table.input_size) for size in sizes}) == 1


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_table_rows_match_observation_and_empty_seats_are_zero(game: str, players: int, options: Options) -> None:
    table = TableSpec(game, players, "place", options)
    made = make_layout(game, players, options)
    out, parts, offers = arranged(made, NumpyObserver(table), position(table, 20))
    shown, entities, actions = (piece[0] for piece in made.split_rows(out))
    told = table.encoder.entity_rows()
    kinds = len(table.encoder.entity_kinds())
    if told is not None:
        in_rows = {told.entity_part, told.action_part, *told.ignored_parts}
        assert (entities == parts[told.entity_part][: made.entities]).all()
        assert (actions[: len(offers)] == parts[told.action_part][offers]).all()
    else:
        in_rows = {name for name, part in parts.items() if part.shape[-1] == kinds}
    beside = np.concatenate([parts[name].ravel() for name in parts if name not in in_rows])
    assert sorted(shown[shown != 0].tolist()) == sorted([*beside[beside != 0].tolist(), 1])
    least = table.game.min_players
    assert shown[: table.game.max_players - least + 1].tolist().index(1) == players - least
    assert (actions[:, 0] > 0).sum() == len(offers) <= MAX_ACTIONS


@pytest.mark.parametrize(("game", "players", "options"), TABLES[:4])
def test_entities_are_kinds_with_their_counts(game: str, players: int, options: Options) -> None:
    table = TableSpec(game, players, "place", options)
    made = make_layout(game, players, options)
    out, parts, offers = arranged(made, NumpyObserver(table), position(table, 40))
    _, entities, actions = (piece[0] for piece in made.split_rows(out))
    encoder = table.encoder
    count = len(encoder.entity_kinds())
    counted = {name: part for name, part in parts.items() if part.shape[-1] == count}
    there = np.flatnonzero(sum((np.abs(part).reshape(-1, count).sum(0) for part in counted.values()), np.zeros(count)))
    assert entities[: len(there), 0].tolist() == (there + 1).tolist()
    assert not entities[len(there) :].any()
    column = 1
    for part in counted.values():
        if part.ndim == 1:
            assert (entities[: len(there), column] == part[there]).all()
            column += 1
        else:
            own, left, right, others = entities[: len(there), column : column + 4].T
            assert (own == part[0, there]).all()
            assert (left == part[1, there]).all()
            assert (right == (part[-1, there] if players > 2 else 0)).all()
            assert (others == part[2:-1, there].sum(0)).all()
            column += 4
    listed = encoder.action_descriptions()
    for offer, row in zip(offers, actions, strict=False):
        deed, kind, *amounts = listed[offer]
        assert row[:-1].tolist() == [deed + 1, *amounts]
        assert (entities[row[-1] - 1, 0] if row[-1] else 0) == kind + 1


@pytest.mark.parametrize("game", ["dominion", "seven_wonders"])
def test_action_descriptions_are_unique(game: str) -> None:
    encoder = TableSpec(game, None, "place", {}).encoder
    rows = encoder.action_descriptions()
    assert len({tuple(row) for row in rows}) == len(rows) == encoder.actions


def test_pointers_at_cut_off_rows_are_cleared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(entity_layout, "MAX_ENTITIES", 12)
    table = TableSpec("carcassonne", 2, "place", {})
    made = make_layout("carcassonne", 2)
    out, parts, offers = arranged(made, NumpyObserver(table), position(table, 80))
    points, whole = made.split_rows(out)[2][0][:, made.action.pointer_columns], parts["actions"][:, 5:10]
    assert whole.max() > 12
    assert (points[: len(offers)] == np.where(whole > 12, 0, whole)[: len(offers)]).all()


def test_legal_indices_of_masks() -> None:
    masks = np.random.default_rng(1).random((9, 40)) < 0.4
    offers, offered = legal_indices_of_masks(masks, 12)
    for mask, some, many in zip(masks, offers, offered, strict=True):
        assert some[:many].tolist() == np.flatnonzero(mask)[:12].tolist()
        assert not some[many:].any()


def test_card_features_are_unique() -> None:
    """No two cards have the same features."""
    assert len({tuple(sorted(card_features(card).items())) for card in CARDS}) == len(CARDS)


def test_card_features_match_cards() -> None:
    told = {card.id: card_features(card) for card in CARDS}
    market = {"cost": 5, "is_action": 1, "plus_cards": 1, "plus_actions": 1, "plus_buys": 1, "plus_coins": 1}
    assert told["market"] == market
    assert told["curse"] == {"is_curse": 1, "points": -1}
    assert told["witch"]["others.gain_a_points"] == -1
    assert told["militia"]["others.discard"] == told["goons"]["others.discard"] == 3
    assert told["remodel"]["if.gain_up_to"] + 1 == told["expand"]["if.gain_up_to"]
    assert told["throne_room"]["play_times"] + 1 == told["kings_court"]["play_times"]
    assert told["moneylender"]["trash_only_coins"] == 1
    assert told["moat"]["attacked_in_hand.unaffected"] == 1
    assert "forbidden" in told["grand_market"]
    assert told["peddler"]["cheaper"] == 2


def test_tile_features_rotate() -> None:
    crossing = tile_by_id("base_l_city_n_crossing_esw")
    told = [{name for name in facts_of_tile(crossing, turn) if name.startswith("city")} for turn in range(4)]
    assert told == [{"city_n"}, {"city_e"}, {"city_s"}, {"city_w"}]
    assert facts_of_tile(tile_by_id("base_d_city_n_road_ew"), 1)["road_ns"] == 1
    assert facts_of_tile(tile_by_id("base_c_city_nesw_shield"), 0)["shields"] == 1
    poses = {
        tuple(sorted(facts_of_tile(tile_by_id(name), 0).items())) for name in TILE_VOCABULARY if name.startswith("base")
    }
    assert len(poses) == 24


def test_unknown_features_are_ignored() -> None:
    table = TableSpec("dominion", 2, "place", {})
    made = make_layout("dominion", 2)
    fewer = {**made.feature_names, "entity": made.feature_names["entity"][:7]}
    again = EntityLayout(table.game, table.encoder, table.options, fewer)
    assert (again.entity.word_embeddings[0] == made.entity.word_embeddings[0][:, :7]).all()


# -- forward pass ---------------------------------------------------------------------------------------------------


def test_scores_are_invariant_to_entity_order() -> None:
    """Permuted entity rows with adjusted pointers give the same scores."""
    table = TableSpec("carcassonne", 3, "place", {})
    made = make_layout("carcassonne", 3)
    network = random_network("carcassonne").build_network(made)
    out, _, offers = arranged(made, NumpyObserver(table), position(table, 50))
    moved = out.copy()
    _, entities, actions = made.split_rows(moved)
    count = int((entities[0, :, 0] > 0).sum())
    order = np.random.default_rng(1).permutation(count)
    entities[0, :count] = entities[0, order]
    place = np.concatenate([[0], np.argsort(order) + 1])
    actions[0][:, made.action.pointer_columns] = place[actions[0][:, made.action.pointer_columns]]
    for one, other in zip(network.evaluate(out, len(offers)), network.evaluate(moved, len(offers)), strict=True):
        assert one == pytest.approx(other, abs=1e-4)


@pytest.mark.parametrize("game", GAMES)
def test_batched_scores_match_single_scores(game: str) -> None:
    """Scores do not depend on other positions in the batch or on the calling method."""
    reader = NetworkEvaluator(random_network(game), get_game(game), 3)
    states = [position(reader.observer.table, decisions) for decisions in (3, 40)]
    decisions = [(state, state.next_player_to_act()) for state in states]
    rows = np.stack([reader.observer.observe(*decision) for decision in decisions])
    masks = np.stack([reader.observer.action_mask(*decision) > 0 for decision in decisions])
    logits, values = reader.evaluate_batch(rows, masks)
    for row, (decision, opinion) in enumerate(zip(decisions, reader.evaluate_decisions(decisions), strict=True)):
        alone = reader.evaluate_decision(*decision)
        assert alone.scores == pytest.approx(opinion.scores, abs=1e-4)
        assert (alone.actions, alone.best_action()) == (opinion.actions, opinion.best_action())
        assert alone.value == pytest.approx(float(values[row]), abs=1e-4)
        assert logits[row][masks[row]] == pytest.approx(opinion.scores, abs=1e-4)
        assert opinion.probabilities().sum() == pytest.approx(1)


def test_actions_beyond_max_actions_are_never_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (entity_layout, reading):
        monkeypatch.setattr(module, "MAX_ACTIONS", 3)
    reader = NetworkEvaluator(random_network("carcassonne"), get_game("carcassonne"), 2)
    state = position(reader.observer.table, 20)
    scores = reader.evaluate_decision(state, state.next_player_to_act()).scores
    assert (scores[3:] == UNREADABLE_ACTION_SCORE).all()
    assert (scores[:3] > UNREADABLE_ACTION_SCORE).all()


def test_batch_search_with_network() -> None:
    games = bastide.envs.batch("seven_wonders", 3, seed=1)
    reader = NetworkEvaluator(random_network("seven_wonders"), get_game("seven_wonders"), 3)
    found = bastide.envs.batch_search(games, reader.evaluate_batch, simulations=6, seed=1).run()
    assert (found.visits.sum(1) == 6).all()
    games.step(found.best_actions())


def test_victory_outweighs_points() -> None:
    places = np.array([[1.0, 0.0, -1.0], [0.5, 0.5, -1.0]])
    scores = np.array([[50, 49, 10], [50, 50, 49]])
    found = value_targets(places, scores)
    assert found[0, 0] > found[1, 0] == found[1, 1] > found[0, 1] > found[0, 2]
    assert np.abs(found).max() <= 1


# -- bots ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "players", "options"), TABLES[:6])
@pytest.mark.parametrize("spec", ["net:{}", "net:{}+iterations=1", "expert:net={}+iterations=1"])
def test_net_bot_plays_every_table_without_hidden_information(
    spec: str, game: str, players: int, options: Options, files: dict[str, Path]
) -> None:
    played = get_game(game)
    bots, twins = ([make_bot(spec.format(files[game]), played, player) for player in range(players)] for _ in range(2))
    state, draws = played.new_state(players, options, 3), Rng(3)
    for _ in range(4 * players if "iterations" in spec else 12 * players):
        player = state.next_player_to_act()
        choice = bots[player].choose(state.seat(player))
        assert twins[player].choose(state.sample_position(player, draws).seat(player)) == choice
        state.apply(player, choice)


def test_net_bot_takes_highest_score(files: dict[str, Path]) -> None:
    game = get_game("dominion")
    state = position(TableSpec("dominion", 2, "place", {}), 30)
    reader = NetworkEvaluator(TrainedNetwork.load(files["dominion"]), game, 2)
    opinion = reader.evaluate_decision(state, state.next_player_to_act())
    chosen = make_bot(f"net:{files['dominion']}", game, 1).choose(state.seat(state.next_player_to_act()))
    assert chosen == opinion.best_action() == opinion.actions[int(opinion.scores.argmax())]


@pytest.mark.parametrize("game", GAMES)
def test_save_and_load_round_trip(game: str, files: dict[str, Path]) -> None:
    kept, made = TrainedNetwork.load(files[game]), random_network(game)
    assert kept.metadata() == made.metadata()
    for name, weights in made.weights.items():
        assert kept.weights[name] == pytest.approx(weights, abs=2e-3)


def test_source_file_is_found_with_any_setting(files: dict[str, Path]) -> None:
    file = files["seven_wonders"]
    for spec in (f"net:{file}", f"net:{file}+seconds=1", f"expert:net={file}", f"expert:net={file}+iterations=3"):
        name, _, argument = spec.partition(":")
        assert find_bot_factory(get_game("seven_wonders"), name).source_file(name, argument) == str(file)


def test_unknown_modules_are_rejected(monkeypatch: pytest.MonkeyPatch, files: dict[str, Path]) -> None:
    if is_compiled():
        pytest.skip("compiled code does not look at what is patched")
    monkeypatch.setattr("bastide.games.carcassonne.encoding.encoder.COVERED_MODULES", ["base", "inns"])
    game = get_game("carcassonne")
    state = game.new_state(2, {"modules": ["base", "traders"]}, 3)
    with pytest.raises(InvalidBot, match="was not trained for the cards"):
        make_bot(f"net:{files['carcassonne']}", game, 0).choose(state.seat(state.next_player_to_act()))
    with pytest.raises(BastideError, match="traders"):
        TableSpec("carcassonne", 2, "place", {"modules": ["base", "traders"]})


@pytest.mark.parametrize("setting", ["seconds=0", "iterations=-1", "iterations=x", "seconds=1+workers=2"])
@pytest.mark.parametrize("spec", ["net:", "expert:net="])
def test_invalid_search_settings_are_rejected(spec: str, setting: str, files: dict[str, Path]) -> None:
    with pytest.raises(BastideError):
        make_bot(f"{spec}{files['seven_wonders']}+{setting}", get_game("seven_wonders"), 0)


def test_level_uses_policy_prior_in_tree_search(files: dict[str, Path]) -> None:
    """Levels with a racing search use the look-ahead bot instead."""
    game = get_game("seven_wonders")
    advised = make_bot(f"expert:net={files['seven_wonders']}+iterations=5", game, 0)
    assert isinstance(advised, SearchBot)
    assert isinstance(advised.prior_source, NetPolicyPriorSource)
    assert (advised.budget.iterations, advised.budget.seconds) == (5, 0.0)
    usual = make_bot(f"expert:net={files['seven_wonders']}", game, 0)
    assert isinstance(usual, SearchBot)
    assert usual.budget.seconds == 4.0
    for other in ("dominion", "carcassonne"):
        assert isinstance(make_bot(f"expert:net={files[other]}+iterations=5", get_game(other), 0), LookaheadBot)
    with pytest.raises(InvalidBot, match="name a network file"):
        make_bot("expert:net=", game, 0)


# -- invalid files --------------------------------------------------------------------------------------------------


def missing(net: TrainedNetwork) -> None:
    del net.weights["score_b"]


def not_finite(net: TrainedNetwork) -> None:
    net.weights["table_w"][3, 2] = np.nan


def another_width(net: TrainedNetwork) -> None:
    net.weights["asks_b"] = np.zeros(5, np.float32)


def another_game(net: TrainedNetwork) -> None:
    net.weights["entity_w"] = np.zeros((9, 16), np.float32)


def too_many_heads(net: TrainedNetwork) -> None:
    net.heads = 5


def older(net: TrainedNetwork) -> None:
    net.version = 0


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (missing, "the weights score_b are missing"),
        (not_finite, "the weights table_w are not all finite"),
        (another_width, "the weights asks_b have the wrong shape"),
        (another_game, "the weights entity_w have the wrong shape for this game"),
        (too_many_heads, "the width 16 is not divisible by 5 heads"),
        (older, "trained on dominion_v0"),
    ],
)
def test_invalid_weights_are_rejected(change: Callable[[TrainedNetwork], None], problem: str, tmp_path: Path) -> None:
    net = random_network("dominion")
    change(net)
    net.save(tmp_path / "wrong.npz")
    with pytest.raises(BastideError, match=problem):
        make_bot(f"net:{tmp_path / 'wrong.npz'}", get_game("dominion"), 0)


def test_non_network_files_are_rejected(files: dict[str, Path], tmp_path: Path) -> None:
    game, path = get_game("dominion"), tmp_path / "net.npz"
    with pytest.raises(BastideError, match="name a network file"):
        make_bot("net", game, 0)
    with pytest.raises(BastideError, match="can't read"):
        make_bot(f"net:{path}", game, 0)
    with pytest.raises(BastideError, match="it plays carcassonne, not dominion"):
        make_bot(f"net:{files['carcassonne']}", game, 0)
    whole = files["dominion"].read_bytes()
    for kept in (b"not a network", whole[: len(whole) // 2], whole[:-30], whole[:4], b""):
        path.write_bytes(kept)
        with pytest.raises(BastideError, match="is not a network"):
            make_bot(f"net:{path}", game, 0)
    weights = random_network("dominion").weights
    for about in ("[1]", '{"game": "dominion"}', "no json", None):
        labelled: dict[str, Any] = {**weights, **({} if about is None else {"about": np.array(about)})}
        np.savez(path, **labelled)
        with pytest.raises(BastideError, match="is not a network"):
            make_bot(f"net:{path}", game, 0)


@pytest.mark.parametrize("command", ["simulate dominion --games 1", "tournament dominion --games 2"])
def test_command_line_reports_invalid_network(command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "net.npz"
    path.write_bytes(b"not a network")
    assert run_command_line(["--lang", "en", *command.split(), "--bots", f"net:{path},random"]) == 2
    assert "is not a network this bot can use" in capsys.readouterr().err


def test_net_bot_plays_in_terminal_and_tournament(files: dict[str, Path], capsys: pytest.CaptureFixture[str]) -> None:
    path = files["dominion"]
    assert (
        run_command_line(["--lang", "en", "tournament", "dominion", "--bots", f"net:{path},random", "--games", "2"])
        == 0
    )
    assert f"net:{path}" in capsys.readouterr().out.replace("\n", "")
    command = [sys.executable, "-m", "bastide", "--lang", "en", "play", "dominion", "--bots", f"net:{path}"]
    done = subprocess.run(
        [*command, "--seed", "1"], input="end turn\nquit\n", capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 130, "the player has left"
