"""The coach's plan for the next phase of a game, measured in the rollouts of an evaluation.

In a game with purchases it is what the planner buys next, else the sources of most points at the end of the best line.
"""

from __future__ import annotations

import math
from collections import Counter

from msgspec import Struct

from bastide.bots.search import DecisionEvaluationRun
from bastide.core.randomness.rng import Rng, derive_seed
from bastide.core.state import State

#: Turns of a phase, in games without Ages.
TURNS_PER_PHASE = 8
#: Number of purchases in a plan, of rollouts that decide on them, and of actions after which a rollout is stopped.
PLANNED_PURCHASES = 4
PURCHASE_ROLLOUTS = 40
MAX_ROLLOUT_ACTIONS = 2_000
#: Number of sources of points in a plan, and their minimum.
MAX_SOURCES = 3
MIN_SOURCE_POINTS = 2.0
#: Games that are played to their end for it: about 0.2 seconds of processor time.
WHOLE_GAMES = 16


class PlannedPurchase(Struct, frozen=True):
    """A card of the plan, and how many of it."""

    card: str
    count: int


class PlannedPoints(Struct, frozen=True):
    """A source of points (``GAME-metric-SOURCE``), and the expected points from it at the end."""

    source: str
    points: int


class GamePlan(Struct, frozen=True):
    """The next purchases in their order, or the sources of most points, the largest first."""

    purchases: list[PlannedPurchase] = []
    sources: list[PlannedPoints] = []


def plan_phase(state: State, player: int) -> int:
    """Return the number of the phase that a plan is for: the Age, or a number of turns."""
    facts = state.turn_facts(player)
    age, turn = facts.get("age"), facts.get("turn")
    if isinstance(age, int):
        return age
    return (turn if isinstance(turn, int) else 0) // TURNS_PER_PHASE


def build_plan(run: DecisionEvaluationRun) -> GamePlan | None:
    """Build the plan from a finished evaluation; None if a later decision has to tell.

    A plan of purchases starts with the best purchase of the evaluation, so that it agrees with the advice.
    """
    starts = _purchased_card(run.known, run.player, run.evaluation.best.action)
    if not starts and _play_on(run, -1, Rng(run.seed), PLANNED_PURCHASES)[0]:
        return None
    if starts:
        return GamePlan(purchases=find_purchases(run))
    return GamePlan(sources=find_sources(run))


def find_purchases(run: DecisionEvaluationRun) -> list[PlannedPurchase]:
    """Play on after the best purchase, and return what the player usually buys first, in order."""
    counts: Counter[str] = Counter()
    places: Counter[str] = Counter()
    for number in range(PURCHASE_ROLLOUTS):
        rng = Rng(derive_seed(run.seed, number))
        for place, card in enumerate(_play_on(run, run.evaluation.best.action, rng, PLANNED_PURCHASES)[0]):
            counts[card] += 1
            places[card] += place
    usual = [card for card in counts if counts[card] >= PURCHASE_ROLLOUTS / 2]
    usual.sort(key=lambda card: places[card] / counts[card])
    return [PlannedPurchase(card, max(1, round(counts[card] / PURCHASE_ROLLOUTS))) for card in usual]


def find_sources(run: DecisionEvaluationRun) -> list[PlannedPoints]:
    """Return the sources of most points of the player at the end of the best line."""
    values, sources = run.evaluation.best.second_stage, run.evaluation.sources
    found = values.points if len(values.turns) == len(values.points) else _final_points(run)
    first = run.player * len(sources)
    expected = [
        (math.fsum(points[first + place] for points in found) / len(found), source)
        for place, source in enumerate(sources)
        if found
    ]
    largest = sorted([each for each in expected if each[0] >= MIN_SOURCE_POINTS], reverse=True)[:MAX_SOURCES]
    return [PlannedPoints(source, round(points)) for points, source in largest]


def _final_points(run: DecisionEvaluationRun) -> list[list[float]]:
    """Play some games to their end after the best action, because the evaluation stops before."""
    best = run.evaluation.best.action
    ends = [_play_on(run, best, Rng(derive_seed(run.seed, number)), 0)[1] for number in range(WHOLE_GAMES)]
    return [run.heuristics.points_by_source(state) for state in ends if state.is_over()]


def _play_on(run: DecisionEvaluationRun, first: int, rng: Rng, purchases: int) -> tuple[list[str], State]:
    """Play on from a sampled position with this action (-1: any), until this many purchases (0: to the end).

    Returns the purchases of the player, and the last position.
    """
    state = run.seat.sample_position(rng)
    run.heuristics.adjust_sampled_position(state, run.player)
    run.heuristics.begin_rollout(state)
    bought: list[str] = []
    for number in range(MAX_ROLLOUT_ACTIONS):
        if state.is_over() or (purchases and len(bought) == purchases):
            break
        player, action = state.next_player_to_act(), -1
        if number == 0 and first >= 0:
            player, action = run.player, first
        else:
            action = run.heuristics.rollout_action(state, player, rng)
        card = _purchased_card(state, player, action) if player == run.player else ""
        bought += [card] if card else []
        state.apply(player, action)
    return bought, state


def _purchased_card(state: State, player: int, action: int) -> str:
    """Return the card that an action buys; empty if it buys none."""
    meaning = state.action_data(player, action)
    card = meaning.get("card")
    return card if meaning.get("do") == "buy" and isinstance(card, str) else ""
