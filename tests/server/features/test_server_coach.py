"""Coach: where it is allowed, its comments on moves, and that it knows no more than the player."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from running_server import RunningServer, expect_refusal, open_practice_table
from table_harness import ME, OPEN, TableHarness, bot, raises_refusal, visitor

from bastide.bots.search.evaluation_reasons import MAX_REASONS
from bastide.core import State, get_game, get_kit
from bastide.hosting.api.rate_limits import COACH_LIMIT, HINT_LIMIT
from bastide.tables.analysis.coach_advice import (
    MIN_REPORTED_COST,
    MIN_REPORTED_POINTS,
    build_advice,
    build_feedback,
    check_may_be_coached,
    departs_from_plan,
)
from bastide.tables.analysis.game_plan import (
    PLANNED_PURCHASES,
    GamePlan,
    PlannedPoints,
    PlannedPurchase,
    plan_phase,
)
from bastide.tables.analysis.move_evaluation import EvaluatedDecision, EvaluationRequest, evaluate_position
from bastide.tables.messages import ActionInfo

NEAR_END = """
hand 0: gold*2 silver duchy estate
deck 0: province silver*2 village
hand 1: copper*4 province
deck 1: province silver*3
kingdom: cellar market merchant militia mine moat remodel smithy village workshop
supply: province*1
phase: buy
do: play all treasures
"""


def evaluate(played: str, rollouts: int = 1000) -> tuple[State, int, EvaluatedDecision]:
    state, _ = get_kit("dominion").parse_position(NEAR_END)
    action = state.parse_action(0, played)
    return state, action, evaluate_position(EvaluationRequest("dominion", state.snapshot(), 0, action, rollouts))


def test_clearly_better_move_is_named_with_its_reasons() -> None:
    state, action, evaluated = evaluate("buy copper", 4000)
    said = build_feedback(7, state, 0, action, evaluated)
    assert said.position == 7
    assert said.better is not None
    assert said.better.notation == "buy province"
    assert (said.reasons[0]["code"], said.reasons[0]["card"]) == ("swings", "province")
    assert said.reasons[1]["code"] == "sooner"
    assert len(said.reasons) <= MAX_REASONS
    assert said.cost > MIN_REPORTED_COST
    assert said.point_cost > 0.0


def test_the_advised_move_is_never_criticised() -> None:
    """Neither the best move, nor one that is about equal, whatever chance made of the figures."""
    state, action, evaluated = evaluate("buy province")
    assert build_feedback(7, state, 0, action, evaluated).better is None
    best, other = evaluated.actions[:2]
    for equal, cost, blamed in ((True, 0.3, False), (False, 0.3, True), (False, MIN_REPORTED_COST - 0.01, False)):
        line = replace(other, equal=equal, cost=cost, cost_error=0.0, point_cost=0.0, point_cost_error=0.0)
        said = build_feedback(7, state, 0, other.action, EvaluatedDecision([best, line]))
        assert (said.better is not None) is blamed


def test_cost_that_may_be_luck_is_not_reported() -> None:
    state, _, evaluated = evaluate("buy copper")
    best, other = evaluated.actions[:2]
    for error, blamed in ((0.13, False), (0.08, True)):
        line = replace(other, equal=False, cost=0.15, cost_error=error, point_cost=0.0, point_cost_error=0.0)
        said = build_feedback(7, state, 0, other.action, EvaluatedDecision([best, line]))
        assert (said.better is not None) is blamed


def test_points_are_reported_where_the_game_is_decided() -> None:
    state, _, evaluated = evaluate("buy copper")
    best, other = evaluated.actions[:2]
    for points, blamed in ((MIN_REPORTED_POINTS, True), (MIN_REPORTED_POINTS - 0.1, False)):
        line = replace(other, equal=False, cost=0.0, point_cost=points, point_cost_error=0.5)
        said = build_feedback(7, state, 0, other.action, EvaluatedDecision([best, line]))
        assert (said.better is not None) is blamed


def test_advice_before_a_move_has_reasons_and_lists_equal_moves() -> None:
    state, _, evaluated = evaluate("buy copper")
    said = build_advice(7, state, 0, evaluated)
    assert said.best.notation == "buy province"
    assert 1 <= len(said.reasons) <= MAX_REASONS
    assert said.equal == []
    best, other = evaluated.actions[:2]
    both = build_advice(7, state, 0, EvaluatedDecision([best, replace(other, equal=True)]))
    assert [each.action for each in both.equal] == [other.action]


def test_at_stake_is_the_largest_certain_loss_by_a_sensible_move() -> None:
    state, _, evaluated = evaluate("buy copper")
    best, other = evaluated.actions[:2]
    for cost, error, sensible, expected in ((0.3, 0.1, True, 0.3), (0.3, 0.4, True, 0.0), (0.3, 0.1, False, 0.0)):
        line = replace(other, equal=False, cost=cost, cost_error=error, sensible=sensible)
        assert build_advice(7, state, 0, EvaluatedDecision([best, line])).at_stake == expected


# -- plans -----------------------------------------------------------------------------------------


def plan_of(state: State, game: str, player: int) -> tuple[EvaluatedDecision, GamePlan | None]:
    found = evaluate_position(EvaluationRequest(game, state.snapshot(), player, rollouts=200, wants_plan=True))
    return found, found.plan


def test_plan_of_purchases_starts_with_the_advised_one() -> None:
    state = get_game("dominion").new_state(2, {"kingdom": "first_game_2e"}, 5)
    player = state.next_player_to_act()
    # Before a purchase it is not known yet.
    assert plan_of(state, "dominion", player)[1] is None
    state.apply(player, state.parse_action(player, "play all treasures"))
    found, plan = plan_of(state, "dominion", player)
    assert plan is not None
    assert plan.sources == []
    assert plan.purchases[0].card == state.action_data(player, found.best.action)["card"]
    assert sum(each.count for each in plan.purchases) <= 2 * PLANNED_PURCHASES
    assert len({each.card for each in plan.purchases}) == len(plan.purchases)
    assert plan_of(state, "dominion", player)[1] == plan
    assert evaluate_position(EvaluationRequest("dominion", state.snapshot(), player, rollouts=60)).plan is None


@pytest.mark.parametrize(("game", "players"), [("seven_wonders", 3), ("carcassonne", 2)])
def test_plan_of_points_is_what_the_best_line_scores(game: str, players: int) -> None:
    state = get_game(game).new_state(players, {}, 5)
    player = state.next_player_to_act()
    plan = plan_of(state, game, player)[1]
    assert plan is not None
    assert plan.purchases == []
    assert 1 <= len(plan.sources) <= 3
    points = [each.points for each in plan.sources]
    assert points == sorted(points, reverse=True)
    # The largest sources are most of a final score.
    assert 15 <= sum(points) <= 120


def test_departure_from_the_plan_is_told_only_if_it_costs_something() -> None:
    state, action, evaluated = evaluate("buy copper")
    planned = GamePlan(purchases=[PlannedPurchase("gold", 1), PlannedPurchase("province", 2)])
    assert build_feedback(7, state, 0, action, evaluated, planned).departs
    assert not build_feedback(7, state, 0, action, evaluated, GamePlan([PlannedPurchase("gold", 1)])).departs
    assert not build_feedback(
        7, state, 0, action, evaluated, GamePlan([*planned.purchases, PlannedPurchase("copper", 1)])
    ).departs
    # To play a planned card is not to buy it.
    play = ActionInfo(1, "play gold", {"do": "play", "card": "gold"})
    assert not departs_from_plan(planned, state, 0, action, play, [])
    equal = EvaluatedDecision([evaluated.best, replace(evaluated.actions[1], equal=True)])
    said = build_feedback(7, state, 0, evaluated.actions[1].action, equal, planned)
    assert (said.better, said.departs) == (None, False)
    by_points = GamePlan(sources=[PlannedPoints("cities", 20)])
    assert not build_feedback(7, state, 0, action, evaluated, by_points).departs


def test_phase_is_the_age_or_some_turns() -> None:
    wonders = get_game("seven_wonders").new_state(3, {}, 5)
    assert plan_phase(wonders, 0) == 0
    for player in range(3):
        wonders.apply(player, wonders.legal_actions(player)[0])
    assert plan_phase(wonders, 0) == 1
    assert plan_phase(get_game("dominion").new_state(2, {}, 5), 0) == 0


def test_coach_needs_hints() -> None:
    assert check_may_be_coached(TableHarness("dominion", (ME, bot())).table, visitor("Ann")) == 0
    with raises_refusal("hints-off"):
        check_may_be_coached(TableHarness("dominion", (ME, bot()), public=True).table, visitor("Ann"))
    with raises_refusal("hints-off"):
        check_may_be_coached(TableHarness("dominion", (ME, OPEN)).table, visitor("Ann"))
    with raises_refusal("not-seated"):
        check_may_be_coached(TableHarness("dominion", (ME, bot())).table, visitor("Eve"))


@pytest.fixture(scope="module")
def brisk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with RunningServer(f"sqlite:///{tmp_path_factory.mktemp('coach') / 'test.db'}", hint_seconds=1.0) as server:
        yield server


@pytest.mark.parametrize(("game", "bots"), [("dominion", 1), ("seven_wonders", 2), ("carcassonne", 1)])
def test_advice_before_and_after_a_move(brisk: RunningServer, game: str, bots: int) -> None:
    ann = brisk.connect_person("Ann")
    shown = open_practice_table(ann, game, bots)
    table, position = shown["table"]["id"], shown["position"]
    offered = {info["action"]: info["notation"] for info in shown["decision"]["actions"]}
    advice = ann.post(f"/api/tables/{table}/coach", {"position": position})
    assert advice["position"] == position
    assert len(advice["reasons"]) <= MAX_REASONS
    assert offered[advice["best"]["action"]] == advice["best"]["notation"]
    assert ann.post(f"/api/tables/{table}/coach", {"position": position}) == advice, (
        "the same position gets the same advice"
    )
    if game != "dominion":
        assert advice["plan"]["sources"]
    hint = ann.post(f"/api/tables/{table}/hint", {"position": position})["lines"]
    assert hint[0]["action"] == advice["best"]["action"]
    assert [line["action"] for line in hint[1:] if line["equal"]] == [each["action"] for each in advice["equal"]]
    action = next(iter(offered))
    ann.post(f"/api/tables/{table}/act", {"position": position, "actions": [action]})
    said = ann.post(f"/api/tables/{table}/coach/move", {"position": position, "action": action})
    assert said["position"] == position
    assert said["better"] is None or offered[said["better"]["action"]] == said["better"]["notation"]
    assert ann.post(f"/api/tables/{table}/coach/move", {"position": position, "action": action}) == said
    # What the coach showed is never criticised, and a hint shows the same.
    best = {"position": position, "action": advice["best"]["action"]}
    assert ann.post(f"/api/tables/{table}/coach/move", best)["better"] is None


def test_coach_refuses_others_and_unknown_positions(brisk: RunningServer) -> None:
    ann, eve = brisk.connect_person("Ann"), brisk.connect_person("Eve")
    shown = open_practice_table(ann, "dominion", 1)
    path, position = f"/api/tables/{shown['table']['id']}/coach", shown["position"]
    move = {"position": position, "action": 0}
    assert expect_refusal(ann, f"{path}/move", move)["code"] == "no-advice"
    ann.post(path, {"position": position})
    for asked, body in ((path, {"position": position}), (f"{path}/move", move)):
        assert expect_refusal(eve, asked, body)["status"] in (403, 404)
    assert expect_refusal(ann, f"{path}/move", {"position": position, "action": 2**52})["status"] == 409
    assert expect_refusal(ann, path, {"position": position + 5})["code"] == "stale"


def test_coach_has_its_own_rate_limit(tmp_path: Path) -> None:
    """The coach does not count against the rate limit of hints."""
    with RunningServer(
        f"sqlite:///{tmp_path / 'limited.db'}", hint_seconds=0.05, settings={"rate_limit_factor": 1}
    ) as limited:
        ann = limited.connect_person("Ann")
        shown = open_practice_table(ann, "dominion", 1)
        path, position = f"/api/tables/{shown['table']['id']}/coach", shown["position"]
        advice = ann.post(path, {"position": position})
        server = limited.server
        buckets = (server.coach.rate_limit, server.hints._rate_limit)
        assert [each.rate for each in buckets if each is not None] == [COACH_LIMIT, HINT_LIMIT]
        assert [len(each.tokens) for each in buckets if each is not None] == [1, 0]
        # Feedback on what is evaluated already is free.
        assert server.coach.rate_limit is not None
        (before,) = server.coach.rate_limit.tokens.values()
        told = ann.post(f"{path}/move", {"position": position, "action": advice["best"]["action"]})
        assert told["better"] is None
        assert [*server.coach.rate_limit.tokens.values()] == [before]
