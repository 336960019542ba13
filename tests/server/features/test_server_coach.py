"""Coach: where it is allowed, its comments on moves, and that it knows no more than the player."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from running_server import RunningServer, expect_refusal, open_practice_table
from table_harness import ME, OPEN, TableHarness, bot, raises_refusal, visitor

from bastide.bots import make_bot
from bastide.bots.difficulty_levels import coach_heuristics
from bastide.bots.search import SearchBudget, compare_with_best
from bastide.core import Rng, get_game, get_kit
from bastide.core.game import Game
from bastide.hosting.api.rate_limits import COACH_LIMIT, HINT_LIMIT
from bastide.tables.analysis.coach_advice import MIN_REPORTED_COST, build_advice, build_feedback, check_may_be_coached
from bastide.tables.analysis.move_evaluation import NOT_EVALUATED, MoveEvaluation

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


def after(judged: MoveEvaluation, played: str) -> tuple[str, list[str]]:
    """Return the coach's comment on a move: the better action and the codes of the reasons."""
    state, _ = get_kit("dominion").parse_position(NEAR_END)
    said = build_feedback("dominion", 7, state, 0, state.parse_action(0, played), judged)
    assert said.position == 7
    return (said.better.notation if said.better else ""), [str(reason["code"]) for reason in said.reasons]


def judged(best: str, cost: float, error: float = 0.01, same: bool = False) -> MoveEvaluation:
    state, _ = get_kit("dominion").parse_position(NEAR_END)
    return MoveEvaluation(state.parse_action(0, best), same, True, 0.5, 0.5 + cost, cost, error)


def test_clearly_better_move_is_named_with_at_most_one_reason() -> None:
    better, reasons = after(judged("buy province", 0.4), "buy copper")
    assert better == "buy province"
    assert len(reasons) == 1


@pytest.mark.parametrize(
    "verdict",
    [
        NOT_EVALUATED,
        judged("buy province", 0.4, same=True),
        judged("buy province", MIN_REPORTED_COST - 0.001, error=0.0),
        judged("buy province", 0.1, error=0.11),
        judged("buy province", -0.1),
    ],
)
def test_uncertain_verdicts_are_not_reported(verdict: MoveEvaluation) -> None:
    assert after(verdict, "buy copper") == ("", [])


def test_advice_before_a_move_has_one_reason() -> None:
    state, _ = get_kit("dominion").parse_position(NEAR_END)
    said = build_advice("dominion", 7, state, 0, state.parse_action(0, "buy province"))
    assert [reason["code"] for reason in said.reasons] == ["ends_game"]
    assert said.best.notation == "buy province"
    for action in state.legal_actions(0):
        found = build_advice("dominion", 7, state, 0, action).reasons
        assert len(found) <= 1
        assert all(reason["code"] != "quiet" for reason in found)


def decisions_following_coach(game: Game, seed: int) -> int:
    """Count the decisions of a player who follows the coach against the weakest bot."""
    state, decisions = game.new_state(2, {}, seed), 0
    other, judgement = make_bot("beginner", game, seed), coach_heuristics(game)
    while not state.is_over():
        legal = state.legal_actions(state.next_player_to_act())
        if state.next_player_to_act() == 1:
            state.apply(1, other.choose(state.seat(1)))
        elif len(legal) == 1:
            state.apply(0, legal[0])
        else:
            decisions += 1
            state.apply(
                0,
                compare_with_best(
                    state.sample_position(0, Rng(seed)), 0, legal[0], SearchBudget(8), judgement, seed
                ).best_action,
            )
    return decisions


def test_coached_first_dominion_game_is_short() -> None:
    """Two or three decisions per turn; following an expert's engine took more than 300."""
    assert decisions_following_coach(get_game("dominion"), 1) <= 120


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
    with RunningServer(f"sqlite:///{tmp_path_factory.mktemp('coach') / 'test.db'}", hint_seconds=0.1) as server:
        yield server


@pytest.mark.parametrize(("game", "bots"), [("dominion", 1), ("seven_wonders", 2), ("carcassonne", 1)])
def test_advice_before_and_after_a_move(brisk: RunningServer, game: str, bots: int) -> None:
    ann = brisk.connect_person("Ann")
    shown = open_practice_table(ann, game, bots)
    table, position = shown["table"]["id"], shown["position"]
    offered = {info["action"]: info["notation"] for info in shown["decision"]["actions"]}
    advice = ann.post(f"/api/tables/{table}/coach", {"position": position})
    assert advice["position"] == position
    assert len(advice["reasons"]) <= 1
    assert offered[advice["best"]["action"]] == advice["best"]["notation"]
    assert ann.post(f"/api/tables/{table}/coach", {"position": position}) == advice, (
        "the same position gets the same advice"
    )
    action = next(iter(offered))
    ann.post(f"/api/tables/{table}/act", {"position": position, "actions": [action]})
    said = ann.post(f"/api/tables/{table}/coach/move", {"position": position, "action": action})
    assert said["position"] == position
    assert said["better"] is None or offered[said["better"]["action"]] == said["better"]["notation"]
    # A review of a move is computed once, however often it is requested.
    move = {"position": position, "action": action}
    assert expect_refusal(ann, f"/api/tables/{table}/coach/move", move)["code"] == "no-advice"


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
    with RunningServer(f"sqlite:///{tmp_path / 'limited.db'}", settings={"rate_limit_factor": 1}) as limited:
        ann = limited.connect_person("Ann")
        shown = open_practice_table(ann, "dominion", 1)
        ann.post(f"/api/tables/{shown['table']['id']}/coach", {"position": shown["position"]})
        server = limited.server
        buckets = (server.coach.rate_limit, server.hints._rate_limit)
        assert [each.rate for each in buckets if each is not None] == [COACH_LIMIT, HINT_LIMIT]
        assert [len(each.tokens) for each in buckets if each is not None] == [1, 0]
