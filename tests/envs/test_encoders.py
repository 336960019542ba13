"""Observations are complete and contain nothing that a seat may not know."""

from __future__ import annotations

import numpy as np
import pytest
from sample_tables import ALL_TABLES, random_walk, table_spec

from bastide.core import BastideError, Rng, get_game
from bastide.envs.table.numpy_observer import NumpyObserver
from bastide.envs.table.table_spec import TableSpec
from bastide.games.dominion.rules.cards.basic_card_numbers import COPPER, ESTATE, PROVINCE
from bastide.games.dominion.rules.position_parser import apply_notations, build_position


@ALL_TABLES
def test_parts_cover_observation_and_are_described(game: str, players: int, options: dict[str, object]) -> None:
    encoder = table_spec(game, players, options).encoder
    at = 0
    for part in encoder.parts:
        assert part.start == at
        assert part.description
        at += part.size
    assert at == encoder.size
    assert len({part.name for part in encoder.parts}) == len(encoder.parts)


@ALL_TABLES
def test_observation_does_not_depend_on_hidden_information(game: str, players: int, options: dict[str, object]) -> None:
    at = table_spec(game, players, options)
    looker = NumpyObserver(at)
    rng = Rng(5)
    for seed in range(2):
        for step, (state, player) in enumerate(random_walk(at, seed)):
            if step % 5 and player >= 0:
                continue
            for viewer in range(players):
                drawn = state.sample_position(viewer, rng)
                seen = looker.observe(state, viewer)
                assert (looker.observe(drawn, viewer) == seen).all(), f"seed {seed}, step {step}, seat {viewer}"
                assert (looker.action_mask(drawn, viewer) == looker.action_mask(state, viewer)).all()


@ALL_TABLES
def test_legal_indices_match_legal_actions(game: str, players: int, options: dict[str, object]) -> None:
    at = table_spec(game, players, options)
    encoder = at.encoder
    for state, player in random_walk(at, 3):
        if player < 0:
            break
        offered = encoder.legal_indices(state, player)
        legal = state.legal_actions(player)
        assert offered == sorted(offered)
        assert [encoder.action_for_index(state, player, index) for index in offered] == legal
        assert [encoder.index_for_action(state, player, action) for action in legal] == offered
        assert offered[0] >= 0
        assert offered[-1] < encoder.actions


def part(at: TableSpec, name: str, state: object, viewer: int) -> np.ndarray[tuple[int, ...], np.dtype[np.int16]]:
    found = next(part for part in at.encoder.parts if part.name == name)
    row = NumpyObserver(at).observe(state, viewer)  # type: ignore[arg-type]
    return row[found.start : found.start + found.size].reshape(found.shape)


def test_dominion_counts_cards_by_zone() -> None:
    at = table_spec("dominion", 2, {})
    state = build_position(hands={0: "militia copper*2", 1: "province gold copper*3"})
    assert part(at, "hand", state, 0)[COPPER] == 2
    assert part(at, "hand", state, 1)[PROVINCE] == 1
    assert part(at, "seats", state, 0)[1].tolist()[0] == 5, "only the size of the opponent's hand is known"
    apply_notations(state, "play militia", "discard province")
    assert part(at, "picked", state, 1)[PROVINCE] == 1
    assert part(at, "picked", state, 0).sum() == 0, "picks are hidden until the choice is complete"
    assert part(at, "owned", state, 0)[1][PROVINCE] == 1, "all players' cards are known"
    assert part(at, "asker", state, 1).sum() == 1
    assert part(at, "play", state, 1).sum() == 1
    assert part(at, "turn", state, 0)[2] == 2, "the coins of the Militia"


def test_dominion_observes_card_points() -> None:
    at = table_spec("dominion", 2, {})
    for state, player in random_walk(at, 8):
        if player >= 0:
            continue
        points = part(at, "seats", state, 1)[:, 3].tolist()
        assert points == [state.scores()[1], state.scores()[0]]
        estates = part(at, "owned", state, 1)[1][ESTATE]
        assert estates >= 3 or state.snapshot()["trash"]


def test_seven_wonders_seats_are_relative_to_viewer() -> None:
    at = table_spec("seven_wonders", 3, {"boards": ["gizah", "rhodos", "babylon"], "sides": "day"})
    state = at.deal_game(4)
    boards = [part(at, "board", state, viewer).argmax(1).tolist() for viewer in range(3)]
    assert boards[0][1:] + boards[0][:1] == boards[1]
    assert part(at, "hand", state, 2).sum() == 7
    assert part(at, "seats", state, 0)[:, 0].tolist() == [3, 3, 3]
    for player in range(2):
        state.apply(player, state.legal_actions(player)[-1])
    assert part(at, "seats", state, 2)[:, 7].tolist() == [0, 1, 1], "opponents see who has chosen, but not what"


def test_invalid_table_arguments_are_rejected() -> None:
    with pytest.raises(BastideError, match="unknown reward 'fame'"):
        table_spec("dominion", 2, {}, "fame")
    with pytest.raises(BastideError, match="unknown option 'window'"):
        table_spec("dominion", 2, {"window": 21})
    with pytest.raises(BastideError, match="2 to 6 players"):
        table_spec("dominion", 9, {})
    assert get_game("dominion").action_space == table_spec("dominion", 2, {}).encoder.actions
