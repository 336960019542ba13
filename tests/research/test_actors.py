"""Actors write every decision, apply the chosen actions, and evaluate bots themselves."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from bastide.bots import make_bot
from bastide.core import get_game
from bastide_research.actor_pool import ActorPool
from bastide_research.actor_process import BOT, LEARNER, PAST_SELF, Actor, actor_columns
from bastide_research.shared_arrays import SharedArrays
from bastide_research.training_settings import TrainingPlan

PLAN = TrainingPlan("seven_wonders", (3, 4), workers=2, rows=6, bots=("medium",), bot_share=0.34, past_self_share=0.34)


def test_decisions_are_legal_and_opponents_keep_their_seats() -> None:
    shared = SharedArrays(actor_columns(PLAN), PLAN.rows)
    try:
        shown = shared.slice_rows(0, PLAN.rows)
        playing = Actor(PLAN, 0, shown, 1)
        met, ended = set(), 0
        rng = np.random.default_rng(1)
        while ended < 3:
            for row in range(PLAN.rows):
                state = playing.batch.position(row)
                offers = shown["offers"][row, : shown["offered"][row]]
                assert [*offers] == playing.batch.table.encoder.legal_indices(state, state.next_player_to_act())
                actions = playing.layout.split_rows(shown["rows"])[2][row]
                assert (actions[:, 0] > 0).sum() == len(offers)
                assert (shown["who"][row] == LEARNER) == (row < 2 or shown["actors"][row] == playing.learner_seats[row])
            met |= {int(who) for who in shown["who"]}
            shown["chosen"][:] = np.where(shown["who"] == BOT, shown["wanted"], rng.integers(0, shown["offered"]))
            playing.step()
            ended += int(shown["dones"].sum())
            gained = shown["rewards"][:, :3]
            assert (np.abs(gained.sum(1)) < 0.5).all()
            assert not shown["rewards"][~shown["dones"]].any()
        assert met == {LEARNER, PAST_SELF, BOT}
        del shown, playing, gained
    finally:
        shared.close()


def test_bot_choices_are_applied() -> None:
    plan = TrainingPlan("dominion", (2,), rows=2, past_self_share=0.0, bots=("big_money",), bot_share=1.0)
    shared = SharedArrays(actor_columns(plan), plan.rows)
    try:
        shown = shared.slice_rows(0, plan.rows)
        playing = Actor(plan, 0, shown, 1)
        wanted, ended = 0, 0
        while ended < 2:
            for row in np.flatnonzero(shown["who"] == BOT).tolist():
                state = playing.batch.position(row)
                player = state.next_player_to_act()
                action = make_bot("big_money", get_game("dominion"), 0).choose(state.seat(player))
                offered = int(shown["offers"][row, shown["wanted"][row]])
                assert playing.batch.table.encoder.action_for_index(state, player, offered) == action
                wanted += 1
            shown["chosen"][:] = np.where(shown["who"] == BOT, shown["wanted"], 0)
            playing.step()
            ended += int(shown["dones"].sum())
        assert wanted > 20
        del shown, playing
    finally:
        shared.close()


def test_champion_plays_all_other_seats() -> None:
    plan = replace(PLAN, champion="somewhere")
    shared = SharedArrays(actor_columns(plan), plan.rows)
    try:
        shown = shared.slice_rows(0, plan.rows)
        playing = Actor(plan, 0, shown, 1)
        for _ in range(12):
            own = shown["actors"] == playing.learner_seats
            assert (shown["who"] == np.where(own, LEARNER, PAST_SELF)).all()
            shown["chosen"][:] = 0
            playing.step()
        del shown, playing
    finally:
        shared.close()


def test_actor_processes_are_reproducible() -> None:
    """Two runs with the same seed and actions write the same rows, in both groups and table sizes."""
    seen = []
    for _ in range(2):
        field = ActorPool(PLAN, 1)
        try:
            for _ in range(3):
                for half in field.groups:
                    half.wait_for_decisions()
                    half["chosen"][:] = np.where(half["who"] == BOT, half["wanted"], 0)
                    half.step_actors()
            for half in field.groups:
                half.wait_for_decisions()
            seen.append(np.concatenate([half["rows"] for half in field.groups]).copy())
        finally:
            field.close()
    assert (seen[0] == seen[1]).all()
    assert seen[0][0].any()
