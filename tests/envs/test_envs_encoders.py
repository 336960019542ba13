"""Observations are complete and contain nothing that a seat may not know."""

from __future__ import annotations

import numpy as np
import pytest
from envs_tables import EACH, table, walk

from bastide.core import BastideError, Rng, get_game
from bastide.envs.table.observer import Observer
from bastide.envs.table.spec import TableSpec
from bastide.games.dominion.rules.cards.basics import COPPER, ESTATE, PROVINCE
from bastide.games.dominion.rules.positions import follow, position


@EACH
def test_parts_cover_observation_and_are_described(game: str, players: int, options: dict[str, object]) -> None:
    encoder = table(game, players, options).encoder
    at = 0
    for part in encoder.parts:
        assert part.start == at
        assert part.words
        at += part.size
    assert at == encoder.size
    assert len({part.name for part in encoder.parts}) == len(encoder.parts)


@EACH
def test_observation_does_not_depend_on_hidden_information(game: str, players: int, options: dict[str, object]) -> None:
    at = table(game, players, options)
    looker = Observer(at)
    rng = Rng(5)
    for seed in range(2):
        for step, (state, player) in enumerate(walk(at, seed)):
            if step % 5 and player >= 0:
                continue
            for viewer in range(players):
                drawn = state.sample(viewer, rng)
                seen = looker.observe(state, viewer)
                assert (looker.observe(drawn, viewer) == seen).all(), f"seed {seed}, step {step}, seat {viewer}"
                assert (looker.mask(drawn, viewer) == looker.mask(state, viewer)).all()


@EACH
def test_legal_indices_match_legal_actions(game: str, players: int, options: dict[str, object]) -> None:
    at = table(game, players, options)
    encoder = at.encoder
    for state, player in walk(at, 3):
        if player < 0:
            break
        offered = encoder.offers(state, player)
        legal = state.legal_actions(player)
        assert offered == sorted(offered)
        assert [encoder.action(state, player, index) for index in offered] == legal
        assert [encoder.index(state, player, action) for action in legal] == offered
        assert offered[0] >= 0
        assert offered[-1] < encoder.actions


def part(at: TableSpec, name: str, state: object, viewer: int) -> np.ndarray[tuple[int, ...], np.dtype[np.int16]]:
    found = next(part for part in at.encoder.parts if part.name == name)
    row = Observer(at).observe(state, viewer)  # type: ignore[arg-type]
    return row[found.start : found.start + found.size].reshape(found.shape)


def test_dominion_counts_cards_by_zone() -> None:
    at = table("dominion", 2, {})
    state = position(hands={0: "militia copper*2", 1: "province gold copper*3"})
    assert part(at, "hand", state, 0)[COPPER] == 2
    assert part(at, "hand", state, 1)[PROVINCE] == 1
    assert part(at, "seats", state, 0)[1].tolist()[0] == 5, "only the size of the opponent's hand is known"
    follow(state, "play militia", "discard province")
    assert part(at, "picked", state, 1)[PROVINCE] == 1
    assert part(at, "picked", state, 0).sum() == 0, "picks are hidden until the choice is complete"
    assert part(at, "owned", state, 0)[1][PROVINCE] == 1, "all players' cards are known"
    assert part(at, "asker", state, 1).sum() == 1
    assert part(at, "play", state, 1).sum() == 1
    assert part(at, "turn", state, 0)[2] == 2, "the coins of the Militia"


def test_dominion_observes_card_points() -> None:
    at = table("dominion", 2, {})
    for state, player in walk(at, 8):
        if player >= 0:
            continue
        points = part(at, "seats", state, 1)[:, 3].tolist()
        assert points == [state.scores()[1], state.scores()[0]]
        estates = part(at, "owned", state, 1)[1][ESTATE]
        assert estates >= 3 or state.snapshot()["trash"]


def test_seven_wonders_seats_are_relative_to_viewer() -> None:
    at = table("seven_wonders", 3, {"boards": ["gizah", "rhodos", "babylon"], "sides": "day"})
    state = at.deal(4)
    boards = [part(at, "board", state, viewer).argmax(1).tolist() for viewer in range(3)]
    assert boards[0][1:] + boards[0][:1] == boards[1]
    assert part(at, "hand", state, 2).sum() == 7
    assert part(at, "seats", state, 0)[:, 0].tolist() == [3, 3, 3]
    for player in range(2):
        state.apply(player, state.legal_actions(player)[-1])
    assert part(at, "seats", state, 2)[:, 7].tolist() == [0, 1, 1], "opponents see who has chosen, but not what"


def test_invalid_table_arguments_are_rejected() -> None:
    with pytest.raises(BastideError, match="there is no reward 'fame'"):
        table("dominion", 2, {}, "fame")
    with pytest.raises(BastideError, match="there is no option 'window'"):
        table("dominion", 2, {"window": 21})
    with pytest.raises(BastideError, match="2 to 6 players"):
        table("dominion", 9, {})
    assert get_game("dominion").action_space == table("dominion", 2, {}).encoder.actions
