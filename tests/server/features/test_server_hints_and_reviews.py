"""Hints and reviews: permissions, contents, and that they contain no hidden information."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from scripted_client import Json
from server_running import Running, expect_refusal, practice
from table_desk import ME, OPEN, Desk, bot, refused, visitor

from bastide.bots import make_bot
from bastide.core.plain import canonical
from bastide.core.records.parser import parse_record
from bastide.core.records.record import Recorder
from bastide.core.registry import get_game
from bastide.hosting.bots.bot_executor import BotExecutor
from bastide.hosting.lobby.table_summary import summary
from bastide.hosting.reviews.hints import Hints
from bastide.hosting.service.table_service import TableService
from bastide.server.bot_processes.worker_process import WorkerProcess
from bastide.server.store import open_store
from bastide.tables import messages as wire
from bastide.tables import records
from bastide.tables.analysis.evaluation import WeighedAction, weigh
from bastide.tables.analysis.hints import advised
from bastide.tables.analysis.reviews import prepared
from bastide.tables.messages import records as pages

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
    seats: tuple[wire.SeatWish, ...], settings: dict[str, bool], allowed: bool
) -> None:
    desk = Desk("dominion", seats, **settings)
    assert desk.table.hints is allowed
    assert desk.shown("Ann").table.hints is allowed


def ask(desk: Desk, name: str, position: int | None = None) -> int:
    at = desk.table.position if position is None else position
    return advised(desk.table, wire.AskHint(at), visitor(name))


def test_only_the_player_to_move_gets_a_hint() -> None:
    desk = Desk("dominion", (ME, OPEN), hints=True)
    assert ask(desk, "Ann") == 0
    with refused("not-to-move"):
        ask(desk, "Ben")
    with refused("not-seated"):
        ask(desk, "Eve")
    with refused("stale"):
        ask(desk, "Ann", position=1)
    desk.do("Ann", wire.Replace(table="desk", seat=0))
    with refused("bot-plays"):
        ask(desk, "Ann")
    desk.do("Ann", wire.Return(table="desk"))
    desk.do("Ben", wire.Resign(table="desk"))
    with refused("table-finished"):
        ask(desk, "Ann")


def test_no_hints_before_start_or_when_disabled() -> None:
    with refused("not-started"):
        ask(Desk("dominion", (ME, bot()), start=False), "Ann")
    with refused("hints-off"):
        ask(Desk("dominion", (ME, OPEN)), "Ann")


def test_hint_for_a_choice_that_can_still_change() -> None:
    desk = Desk("seven_wonders", (ME, OPEN, OPEN), hints=True)
    desk.act("Ann", desk.legal("Ann")[0])
    assert ask(desk, "Ann") == desk.seat("Ann")


def test_game_with_hints_is_unrated() -> None:
    for hints in (True, False):
        desk = Desk("dominion", (ME, OPEN), hints=hints)
        desk.do("Ben", wire.Resign(table="desk"))
        found = summary(desk.table)
        assert len(found.placings) == 2
        assert found.rated is not hints


# -- hidden information --------------------------------------------------------------------------


class RecordingExecutor(BotExecutor):
    """Bot executor that records jobs for workers and runs them in this process."""

    def __init__(self) -> None:
        super().__init__(WorkerProcess, 1)
        self.sent: list[dict[str, Any]] = []
        self.seeds: set[int] = set()
        self.answer: list[WeighedAction] = []

    async def weigh(
        self, game: str, snapshot: Any, seat: int, thoughts: int, seconds: float, seed: int, whose: object = None
    ) -> Any:
        self.sent.append(dict(snapshot))
        self.seeds.add(seed)
        if not self.answer:  # reuse the first answer, because a search takes as long as the rate limit
            self.answer = weigh(game, snapshot, seat, 200, seconds, seed)
        return self.answer


async def test_workers_get_sampled_positions_and_hints_are_cached(tmp_path: Path) -> None:
    workers = RecordingExecutor()
    house = TableService(await open_store(f"sqlite:///{tmp_path / 'hints.db'}"), workers)
    ann = visitor("Ann")
    made = await house.create(wire.CreateTable(game="dominion", seats=[ME, bot()], start=True), ann)
    hosted = await house.open(made.table)
    state = hosted.table.state
    assert state is not None
    hints = Hints(house, 1.0, 1.0)
    wish = wire.AskHint(hosted.table.position)
    found = await asyncio.gather(*(hints.hint(made.table, wish, ann) for _ in range(20)))
    assert len(workers.sent) == 1
    assert found[0] == found[-1]
    assert canonical(workers.sent[0]) != canonical(state.snapshot())
    assert canonical(get_game("dominion").restore(workers.sent[0]).view(0)) == canonical(state.view(0))
    legal = {state.notation(0, action) for action in state.legal_actions(0)}
    assert 1 <= len(found[0].lines) <= 5
    assert {line.notation for line in found[0].lines} <= legal
    # After eviction, or in another process, the same question leads to the same search.
    assert await Hints(house, 1.0, 1.0).hint(made.table, wish, ann) == found[0]
    assert len(workers.seeds) == 1
    assert canonical(workers.sent[0]) == canonical(workers.sent[1])
    # New questions count against the rate limit.
    with refused("too-many"):
        for number in range(20):
            hints._known.clear()
            assert number < 19
            await hints.hint(made.table, wish, ann)
    await house.close()
    await house.store.close()


@pytest.mark.parametrize("game", ["dominion", "seven_wonders", "carcassonne"])
def test_hints_are_deterministic(game: str) -> None:
    state = get_game(game).new_state(3, {}, 11)
    asked = (game, state.snapshot(), state.next_actor(), 40, 60.0, 5)
    assert weigh(*asked) == weigh(*asked)


# -- over the wire -------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def brisk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Start a server with short search times."""
    with Running(
        f"sqlite:///{tmp_path_factory.mktemp('advice') / 'test.db'}", hint_seconds=0.05, settings={"review_looks": 8}
    ) as server:
        yield server


@pytest.mark.parametrize(("game", "bots"), [("dominion", 1), ("seven_wonders", 2), ("carcassonne", 1), ("magpie", 1)])
def test_hint_names_a_legal_action(brisk: Running, game: str, bots: int) -> None:
    ann = brisk.person("Ann")
    shown = practice(ann, game, bots)
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


def test_hint_refusals(brisk: Running) -> None:
    ann, eve = brisk.people("Ann", "Eve")
    shown = practice(ann, "dominion", hints=False)
    path = f"/api/tables/{shown['table']['id']}/hint"
    question = {"position": shown["position"]}
    assert expect_refusal(ann, path, question)["code"] == "hints-off"
    assert expect_refusal(eve, path, question)["code"] == "no-table"
    open_to_all = practice(ann, "dominion", hints=True, public=True)
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
        player = recorder.state.next_actor()
        recorder.apply(player, thinking[player].choose(recorder.state.seat(player)))
    return recorder.record().write()


def finished(server: Running, record: str) -> Json:
    client = server.person("Rex")
    found: Json = client.post("/api/reviews", {"record": record})
    for _ in range(60):
        if found["finished"]:
            return found
        assert found["done"] <= found["looks"]
        found = client.get(f"/api/reviews/{found['id']}?wait=5")
    raise AssertionError(f"not finished: {found}")


@pytest.mark.parametrize(("game", "players"), [("dominion", 2), ("seven_wonders", 3), ("carcassonne", 2)])
def test_review_covers_every_decision_and_names_the_worst(brisk: Running, game: str, players: int) -> None:
    record = recorded(game, players, 30, "random")
    found = finished(brisk, record)
    there = {choice.at: choice for choice in prepared(record).decided}
    assert found["done"] == found["looks"] == len(there) + min(24, len(there))
    assert len(found["costs"]) == len(found["errors"]) == players
    assert found["unseen"] == []
    assert found["moves"] == sorted(found["moves"], key=lambda move: -move["cost"])
    for move in found["moves"]:
        choice = there[move["at"]]
        assert (move["player"], move["turn"]) == (choice.player, choice.turn)
        assert move["played"] == parse_record(record).moves[choice.at].text
        assert move["best"] != move["played"]
        assert 0.03 <= move["cost"] <= 1.0
        assert move["error"] < move["cost"]
    # The same request is answered from the cache.
    assert brisk.person("Sue").post("/api/reviews", {"record": record}) == found


def test_invalid_records_and_evicted_reviews_are_refused(brisk: Running) -> None:
    ann = brisk.person("Ann")
    refusal = expect_refusal(ann, "/api/reviews", {"record": "Roses are red.\n"})
    assert (refusal["status"], refusal["code"]) == (400, "no-record")
    gone = expect_refusal(ann, "/api/reviews/0123456789abcdef")
    assert (gone["status"], gone["code"]) == (404, "no-review")


def test_diverging_record_is_reviewed_up_to_the_divergence() -> None:
    text = recorded("magpie", 2, 8, "random")
    lines = text.splitlines()
    assert lines[-1]
    whole = prepared(text)
    broken = prepared(text.replace(lines[-1], lines[-1][:-1] + ("0" if lines[-1][-1] != "0" else "1")))
    assert len(broken.decided) < len(whole.decided)


# -- replays with open hands ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "players"), [("dominion", 3), ("seven_wonders", 4), ("carcassonne", 2), ("magpie", 2)]
)
def test_open_hands_show_the_union_of_all_views(game: str, players: int) -> None:
    record = recorded(game, players, 40, "random")
    open_page = records.replayed(pages.RecordPage(record=record, viewer=pages.OPEN, count=500))
    seats = [records.replayed(pages.RecordPage(record=record, viewer=player, count=500)) for player in range(players)]
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
    found = records.replayed(pages.RecordPage(record=record, viewer=0, first=50, count=3))
    assert len(found.scores) == found.actions + 1
    assert found.scores[0] == [0, 0]
    assert [step.view["score"] for step in found.steps] == found.scores[50:53]
