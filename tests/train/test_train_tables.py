"""What learners are shown: tables of any size in one shape, and nothing that a seat may not know."""

from __future__ import annotations

import random

import numpy as np
import pytest

from bastide.core import Rng
from bastide.envs.arrangement import Arrangement, seating
from bastide.envs.observer import Observer
from bastide.envs.worth import worth
from bastide.train.plan import Plan

PLAN = Plan("seven_wonders", (3, 4, 5, 6, 7))


@pytest.mark.parametrize(
    ("players", "order"), [(2, [0, 1]), (3, [0, 1, 2]), (4, [0, 1, 3, 2]), (7, [0, 1, 6, 2, 3, 4, 5])]
)
def test_neighbours_come_first(players: int, order: list[int]) -> None:
    assert seating(players) == order


def test_all_sizes_of_table_have_one_shape() -> None:
    assert len({PLAN.arrangement(players).size for players in PLAN.players}) == 1
    assert len({PLAN.arrangement(players, revealed=False).size for players in PLAN.players}) == 1


@pytest.mark.parametrize("players", [3, 5])
def test_an_arranged_row_says_what_the_observation_says(players: int) -> None:
    """Every number is there, seat by seat, and empty seats are empty."""
    looker, arrangement = Observer(PLAN.table(players)), PLAN.arrangement(players)
    assert isinstance(arrangement, Arrangement)
    row = looker.observe(looker.deal(1), 0)
    arranged = np.full((1, arrangement.size), 9, np.int16)
    arrangement.arrange(row[None], arranged)
    seats = arranged[0, arrangement.common :].reshape(arrangement.seats, arrangement.each)
    assert not seats[players:].any()
    assert sorted(arranged[arranged != 0]) == sorted([*row[row != 0], 1])  # and how many players there are
    coins = next(part for part in looker.table.encoder.parts if part.name == "seats")
    told = row[coins.start : coins.start + coins.size].reshape(coins.shape)
    assert (seats[:players, : coins.shape[1]] == told[seating(players)]).all()


def test_what_has_passed_is_what_the_seat_knows_of_it() -> None:
    """It is the same for every position that fits what the seat knows."""
    looker = Observer(PLAN.table(4, revealed=False))
    passed = next(part for part in looker.table.encoder.parts if part.name == "passed")
    told = 0
    for seed in range(3):
        state, draws, choices = looker.deal(seed), Rng(seed), random.Random(seed)
        while not state.is_over():
            player = state.next_actor()
            row = looker.observe(state, player)
            assert (looker.observe(state.sample(player, draws), player) == row).all()
            told += int(row[passed.start : passed.start + passed.size].sum())
            state.apply(player, choices.choice(state.legal_actions(player)))
    assert told > 0


def test_every_hand_is_shown_to_the_critic_alone() -> None:
    names = [part.name for part in PLAN.table(3, revealed=False).encoder.parts]
    shown = [part.name for part in PLAN.table(3).encoder.parts]
    assert "hands" not in names
    assert shown == [*names, "hands"]  # at the end of each seat: the player reads up to it


def test_payments_of_one_deed_differ_in_their_terms() -> None:
    encoder = PLAN.table(3).encoder
    deeds, terms = encoder.deeds(), encoder.terms()
    assert len(deeds) == len(terms) == encoder.actions
    assert len({(deed, *term) for deed, term in zip(deeds, terms, strict=True)}) == encoder.actions


def test_a_victory_is_worth_more_than_points() -> None:
    places = np.array([[1.0, 0.0, -1.0], [0.5, 0.5, -1.0]])
    scores = np.array([[50, 49, 10], [50, 50, 49]])
    found = worth(places, scores)
    assert found[0, 0] > found[1, 0] == found[1, 1] > found[0, 1] > found[0, 2]
    assert np.abs(found).max() <= 1
