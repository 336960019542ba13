"""Hints and reviews: permissions, contents, and that they contain no hidden information."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from running_server import RunningServer, expect_refusal, open_practice_table
from scripted_client import Json
from table_harness import ME, OPEN, TableHarness, bot, raises_refusal, visitor

from bastide.bots import make_bot
from bastide.core.game_registry import get_game
from bastide.core.json_data import canonical_json
from bastide.core.records.game_record import Recorder
from bastide.core.records.record_parser import parse_record
from bastide.hosting.analysis import review_service
from bastide.hosting.analysis.decision_evaluations import DecisionEvaluations
from bastide.hosting.analysis.hint_service import HintService
from bastide.hosting.analysis.review_service import ReviewService
from bastide.hosting.bots.background_jobs import BackgroundWorker
from bastide.hosting.bots.bot_executor import BotExecutor, WorkerLane
from bastide.hosting.bots.fair_queue import WorkOwner
from bastide.hosting.bots.worker_protocol import WorkerCall
from bastide.hosting.lobby.table_summary import build_summary
from bastide.hosting.service.table_service import TableService
from bastide.server.bot_processes.worker_process import WorkerProcess
from bastide.server.store import open_store
from bastide.tables import messages as wire
from bastide.tables import record_import_export
from bastide.tables.analysis.game_review import prepare_review
from bastide.tables.analysis.hint_answers import check_may_ask_hint
from bastide.tables.analysis.move_evaluation import EvaluatedDecision, EvaluationRequest, evaluate_position
from bastide.tables.messages import record_messages as pages

# -- permissions ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "settings", "allowed"),
    [
        ((ME, bot()), {}, True),
        ((ME, OPEN), {}, False),
        ((ME, bot()), {"public": True}, False),
        ((ME, OPEN), {"hints": True}, True),
        ((ME, bot()), {"hints": False}, False),
    ],
)
def test_hints_default_to_practice_tables(
    seats: tuple[wire.SeatRequest, ...], settings: dict[str, bool], allowed: bool
) -> None:
    desk = TableHarness("dominion", seats, **settings)
    assert desk.table.hints is allowed
    assert desk.build_message("Ann").table.hints is allowed


def ask(desk: TableHarness, name: str, position: int | None = None) -> int:
    at = desk.table.position if position is None else position
    return check_may_ask_hint(desk.table, wire.AskHint(at), visitor(name))


def test_only_the_player_to_move_gets_a_hint() -> None:
    desk = TableHarness("dominion", (ME, OPEN), hints=True)
    assert ask(desk, "Ann") == 0
    with raises_refusal("not-to-move"):
        ask(desk, "Ben")
    with raises_refusal("not-seated"):
        ask(desk, "Eve")
    with raises_refusal("stale"):
        ask(desk, "Ann", position=1)
    desk.execute("Ann", wire.Replace(table="desk", seat=0))
    with raises_refusal("bot-plays"):
        ask(desk, "Ann")
    desk.execute("Ann", wire.ReturnToGame(table="desk"))
    desk.execute("Ben", wire.Resign(table="desk"))
    with raises_refusal("table-finished"):
        ask(desk, "Ann")


def test_no_hints_before_start_or_when_disabled() -> None:
    with raises_refusal("not-started"):
        ask(TableHarness("dominion", (ME, bot()), start=False), "Ann")
    with raises_refusal("hints-off"):
        ask(TableHarness("dominion", (ME, OPEN)), "Ann")


def test_hint_for_a_choice_that_can_still_change() -> None:
    desk = TableHarness("seven_wonders", (ME, OPEN, OPEN), hints=True)
    desk.act("Ann", desk.list_legal_actions("Ann")[0])
    assert ask(desk, "Ann") == desk.seat("Ann")


def test_game_with_hints_is_unrated() -> None:
    for hints in (True, False):
        desk = TableHarness("dominion", (ME, OPEN), hints=hints)
        desk.execute("Ben", wire.Resign(table="desk"))
        found = build_summary(desk.table)
        assert len(found.placings) == 2
        assert found.rated is not hints


# -- hidden information --------------------------------------------------------------------------


class RecordingExecutor(BotExecutor):
    """Bot executor that records jobs for workers and runs them in this process."""

    def __init__(self) -> None:
        super().__init__(WorkerProcess, 1)
        self.sent: list[dict[str, Any]] = []
        self.answer: EvaluatedDecision | None = None

    async def run_piece(self, lane: WorkerLane, owner: WorkOwner, about: str, work: WorkerCall) -> object:
        request = work.arguments[1]
        assert isinstance(request, EvaluationRequest)
        self.sent.append(dict(request.sampled_position))
        if self.answer is None:  # reuse the first answer, because a search takes as long as the rate limit
            self.answer = evaluate_position(request._replace(rollouts=60))
        return self.answer


async def test_workers_get_sampled_positions_and_hints_are_cached(tmp_path: Path) -> None:
    workers = RecordingExecutor()
    house = TableService(await open_store(f"sqlite:///{tmp_path / 'hints.db'}"), workers)
    ann = visitor("Ann")
    made = await house.create_table(wire.CreateTable(game="dominion", seats=[ME, bot()], start=True), ann)
    hosted = await house.open_table(made.table)
    state = hosted.table.state
    assert state is not None
    evaluations = DecisionEvaluations(house, 1.0)
    hints = HintService(evaluations, 1.0)
    wish = wire.AskHint(hosted.table.position)
    found = await asyncio.gather(*(hints.get_hint(made.table, wish, ann) for _ in range(20)))
    assert len(workers.sent) == 1
    assert found[0] == found[-1]
    assert canonical_json(workers.sent[0]) != canonical_json(state.snapshot())
    assert canonical_json(get_game("dominion").restore(workers.sent[0]).view(0)) == canonical_json(state.view(0))
    legal = {state.notation(0, action) for action in state.legal_actions(0)}
    assert 1 <= len(found[0].lines) <= 5
    assert {line.notation for line in found[0].lines} <= legal
    # After eviction, or in another process, the same question leads to the same search.
    assert await HintService(DecisionEvaluations(house, 1.0), 1.0).get_hint(made.table, wish, ann) == found[0]
    assert canonical_json(workers.sent[0]) == canonical_json(workers.sent[1])
    # New questions count against the rate limit.
    with raises_refusal("too-many"):
        for number in range(20):
            evaluations._remembered.clear()
            assert number < 19
            await hints.get_hint(made.table, wish, ann)
    await house.close()
    await house.store.close()


@pytest.mark.parametrize("game", ["dominion", "seven_wonders", "carcassonne"])
def test_hints_are_deterministic(game: str) -> None:
    state = get_game(game).new_state(3, {}, 11)
    player = state.next_player_to_act()
    first, second = [
        evaluate_position(EvaluationRequest(game, state.snapshot(), player, rollouts=40)) for _ in range(2)
    ]
    assert first == second


# -- over the wire -------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def brisk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """Start a server with short search times."""
    with RunningServer(
        f"sqlite:///{tmp_path_factory.mktemp('advice') / 'test.db'}", hint_seconds=0.05, settings={"review_rollouts": 8}
    ) as server:
        yield server


@pytest.mark.parametrize(("game", "bots"), [("dominion", 1), ("seven_wonders", 2), ("carcassonne", 1), ("magpie", 1)])
def test_hint_names_a_legal_action(brisk: RunningServer, game: str, bots: int) -> None:
    ann = brisk.connect_person("Ann")
    shown = open_practice_table(ann, game, bots)
    found = ann.post(f"/api/tables/{shown['table']['id']}/hint", {"position": shown["position"]})
    assert found["position"] == shown["position"]
    offered = {each["action"]: each for each in shown["decision"]["actions"]}
    for line in found["lines"]:
        assert line["notation"] == offered[line["action"]]["notation"]
        assert line["meaning"] == offered[line["action"]]["meaning"]
        assert 0.0 <= line["win"] <= 1.0
    assert bool(found["standing"]) is (game != "magpie"), "hints do not need win chances"
    again = ann.post(f"/api/tables/{shown['table']['id']}/hint", {"position": shown["position"]})
    assert again == found


def test_hint_refusals(brisk: RunningServer) -> None:
    ann, eve = brisk.connect_people("Ann", "Eve")
    shown = open_practice_table(ann, "dominion", hints=False)
    path = f"/api/tables/{shown['table']['id']}/hint"
    question = {"position": shown["position"]}
    assert expect_refusal(ann, path, question)["code"] == "hints-off"
    assert expect_refusal(eve, path, question)["code"] == "no-table"
    open_to_all = open_practice_table(ann, "dominion", hints=True, public=True)
    path = f"/api/tables/{open_to_all['table']['id']}/hint"
    refusal = expect_refusal(eve, path, {"position": open_to_all["position"]})
    assert (refusal["status"], refusal["code"]) == (403, "not-seated")
    assert expect_refusal(ann, path, {"position": open_to_all["position"] + 1})["code"] == "stale"
    assert expect_refusal(ann, path, {})["code"] == "bad-message"


# -- reviews -------------------------------------------------------------------------------------


def recorded(game: str, players: int, moves: int, bots: str = "medium") -> str:
    """Return the record of the first moves of a game."""
    found = get_game(game)
    recorder = Recorder(found, players, {}, 11, [f"P{number}" for number in range(players)])
    thinking = [make_bot(bots, found, seed) for seed in range(players)]
    for _ in range(moves):
        if recorder.state.is_over():
            break
        player = recorder.state.next_player_to_act()
        recorder.apply(player, thinking[player].choose(recorder.state.seat(player)))
    return recorder.to_record().to_text()


def finished(server: RunningServer, record: str) -> Json:
    client = server.connect_person("Rex")
    found: Json = client.post("/api/reviews", {"record": record})
    for _ in range(60):
        if found["finished"]:
            return found
        assert found["done"] <= found["looks"]
        found = client.get(f"/api/reviews/{found['id']}?wait=5")
    raise AssertionError(f"not finished: {found}")


@pytest.mark.parametrize(("game", "players"), [("dominion", 2), ("seven_wonders", 3), ("carcassonne", 2)])
def test_review_covers_every_decision_and_names_the_worst(brisk: RunningServer, game: str, players: int) -> None:
    record = recorded(game, players, 30, "random")
    found = finished(brisk, record)
    there = {choice.at: choice for choice in prepare_review(record).decisions}
    assert found["done"] == found["looks"] == len(there) + min(24 + 4 * players, len(there))
    assert len(found["costs"]) == len(found["point_costs"]) == players
    assert sum(found["decisions"]) == len(there)
    assert found["unseen"] == []
    assert found["moves"] == sorted(found["moves"], key=lambda move: -move["cost"] - move["point_cost"] / 40)
    for move in found["moves"]:
        choice = there[move["at"]]
        assert (move["player"], move["turn"]) == (choice.player, choice.turn)
        assert move["played"] == parse_record(record).moves[choice.at].text
        assert move["best"] != move["played"]
        assert 0.0 <= move["cost"] <= 1.0
        assert move["cost"] >= max(0.03, move["error"]) or move["point_cost"] >= max(2.0, move["point_error"])
    # The same request is answered from the cache.
    assert brisk.connect_person("Sue").post("/api/reviews", {"record": record}) == found


def test_invalid_records_and_evicted_reviews_are_refused(brisk: RunningServer) -> None:
    ann = brisk.connect_person("Ann")
    refusal = expect_refusal(ann, "/api/reviews", {"record": "Roses are red.\n"})
    assert (refusal["status"], refusal["code"]) == (400, "no-record")
    gone = expect_refusal(ann, "/api/reviews/0123456789abcdef")
    assert (gone["status"], gone["code"]) == (404, "no-review")


def test_diverging_record_is_reviewed_up_to_the_divergence() -> None:
    text = recorded("magpie", 2, 8, "random")
    lines = text.splitlines()
    assert lines[-1]
    whole = prepare_review(text)
    broken = prepare_review(text.replace(lines[-1], lines[-1][:-1] + ("0" if lines[-1][-1] != "0" else "1")))
    assert len(broken.decisions) < len(whole.decisions)


# -- replays with open hands ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "players"), [("dominion", 3), ("seven_wonders", 4), ("carcassonne", 2), ("magpie", 2)]
)
def test_open_hands_show_the_union_of_all_views(game: str, players: int) -> None:
    record = recorded(game, players, 40, "random")
    open_page = record_import_export.replay_record_page(
        pages.ReplayRecord(record=record, viewer=pages.ALL_HANDS_VIEWER, count=500)
    )
    seats = [
        record_import_export.replay_record_page(pages.ReplayRecord(record=record, viewer=player, count=500))
        for player in range(players)
    ]
    for number, step in enumerate(open_page.steps):
        for player in range(players):
            own = seats[player].steps[number].view
            if game == "dominion":
                assert step.view["sides"][player]["hand"] == own["sides"][player]["hand"]  # type: ignore[index]
            if game == "seven_wonders":
                assert step.view["hands"][player] == own["hands"][player]  # type: ignore[index]
    if game == "carcassonne":  # only the order of the tiles is hidden
        assert [step.view for step in open_page.steps] == [step.view for step in seats[0].steps]


def test_replay_contains_scores_of_every_position() -> None:
    record = recorded("carcassonne", 2, 60)
    found = record_import_export.replay_record_page(pages.ReplayRecord(record=record, viewer=0, first=50, count=3))
    assert len(found.scores) == found.actions + 1
    assert found.scores[0] == [0, 0]
    assert [step.view["score"] for step in found.steps] == found.scores[50:53]


class PatientExecutor(BotExecutor):
    """Bot executor that records the owners of background work, which takes some seconds."""

    def __init__(self, seconds: float) -> None:
        super().__init__(WorkerProcess, 1)
        self.seconds = seconds
        self.owners: list[str] = []

    async def run_in_background(self, owner: WorkOwner, about: str, work: WorkerCall) -> object:
        async with self.background_lane.queue.take_turn(owner):
            self.owners.append(owner.person)
            await asyncio.sleep(self.seconds)
            return EvaluatedDecision()


async def test_reviews_of_different_clients_take_turns() -> None:
    executor, worker = PatientExecutor(0.001), BackgroundWorker(WorkerProcess)
    reviews = ReviewService(executor, worker, 8)
    records = [make_record_with_choices(seed) for seed in range(4)]
    begun = [await reviews.start_review(record, "192.0.2.66") for record in records[:3]]
    other = await reviews.start_review(records[3], "192.0.2.1")
    for review in (*begun, other):
        assert (await reviews.get_review(review.id, 60)).finished
    mine = [place for place, person in enumerate(executor.owners) if person == "192.0.2.1"]
    # About every other piece belongs to the second client, though the first one has three reviews.
    assert mine[-1] - mine[0] < 3 * len(mine) + 10
    await reviews.close()
    worker.close()
    executor.close()


async def test_unfinished_reviews_of_one_client_have_a_maximum_cost(monkeypatch: pytest.MonkeyPatch) -> None:
    executor, worker = PatientExecutor(3600.0), BackgroundWorker(WorkerProcess)
    reviews = ReviewService(executor, worker, 8)
    monkeypatch.setattr(review_service, "MAX_UNFINISHED_COST_PER_CLIENT", 1)
    await reviews.start_review(make_record_with_choices(1), "192.0.2.66")
    with raises_refusal("busy"):
        await reviews.start_review(make_record_with_choices(2), "192.0.2.66")
    await reviews.start_review(make_record_with_choices(2), "192.0.2.1")
    await reviews.close()
    worker.close()
    executor.close()


def make_record_with_choices(seed: int) -> str:
    """Return the record of a short game of two bots."""
    game = get_game("dominion")
    recorder = Recorder(game, 2, {"kingdom": "first_game_2e"}, seed, ["Ann", "Ben"])
    bots = [make_bot("random", game, seed), make_bot("random", game, seed + 1)]
    for _ in range(60):
        player = recorder.state.next_player_to_act()
        recorder.apply(player, bots[player].choose(recorder.state.seat(player)))
    return recorder.to_record().to_text()
