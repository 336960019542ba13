"""Daily deals: one table per person and day, a board after finishing, and attempts to cheat."""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
from collections.abc import AsyncIterator, Awaitable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import msgspec
import pytest
from running_server import RunningServer, expect_refusal, http_fetch
from scripted_client import Client
from table_service_harness import InstantBotExecutor, TableServiceScene
from two_nodes import connect_at_node, two_nodes

from bastide.bots.level_files import declared_levels
from bastide.core.errors import BastideError
from bastide.core.game_registry import get_game
from bastide.core.journal import SPECTATOR
from bastide.core.randomness.rng import Rng
from bastide.hosting.api.endpoint_types import ApiRequest
from bastide.hosting.api.table_routes import build_table_origin
from bastide.hosting.bots.bot_executor import BotChoice
from bastide.hosting.bots.fair_queue import WorkOwner
from bastide.hosting.bots.worker_protocol import choose_action
from bastide.hosting.daily.daily_deal_routes import DailyDeal, DailyDealRoutes, DealComparison, PlayDailyDeal
from bastide.hosting.storage.puzzle_and_deal_store import FirstAnswer
from bastide.puzzles.puzzle_packs import get_pack
from bastide.puzzles.puzzle_rating import initial_puzzle_rating
from bastide.server.people import AccountService
from bastide.server.store.maintenance.check_database import check_database_integrity, check_tables, table_id_batches
from bastide.server.store.repository_access import DatabaseRepositoryAccess
from bastide.server.store.tables.daily_deal_queries import DatabaseDailyDealRepository
from bastide.server.store.tables.puzzle_answer_queries import DatabasePuzzleAnswerRepository
from bastide.tables import messages as wire
from bastide.tables.daily_deals import OPPONENT_LEVELS, build_deal_setup, build_deal_state
from bastide.tables.messages import as_json_object
from bastide.tables.messages.record_messages import ContinueGame
from bastide.tables.state.table_state import DAY_MS
from bastide.tables.visitor_and_command_context import ANONYMOUS_VISITOR, Visitor

TODAY = 20_000


class Quick(InstantBotExecutor):
    """Bots that answer as in a daily deal, but all at the fastest level."""

    async def choose_action(
        self, game: str, snapshot: Any, seat: int, spec: str, seed: int, key: str, whose: WorkOwner, fresh: bool = False
    ) -> BotChoice:
        return BotChoice(
            choose_action(game, snapshot, seat, "medium" if "medium" in spec else "easy", seed, key, fresh)
        )


class DailyDealScene(TableServiceScene):
    """Table service with daily deals, at noon, with stored people."""

    deals: DailyDealRoutes

    async def open(self) -> None:
        self.workers = Quick()
        self.now = TODAY * DAY_MS + DAY_MS // 2
        await super().open()
        self.deals = DailyDealRoutes(self.service, DatabaseRepositoryAccess(self.store, DatabaseDailyDealRepository))
        self.people = AccountService(self.store)

    async def person(self, name: str, account: bool = False) -> Visitor:
        person, _ = await self.people.create_guest(name)
        if account:
            person, _ = await self.people.sign_up(person, name.lower(), "a long enough one")
        return person.visitor()

    def call(self, who: Visitor, game: str = "seven_wonders", day: int | None = None) -> ApiRequest:
        asked = {} if day is None else {"day": str(day)}
        return ApiRequest(who, None, {"game": game}, asked, "192.0.2.1")

    async def begin(self, who: Visitor, game: str = "seven_wonders") -> str:
        return (await self.deals.play_deal(self.call(who, game), PlayDailyDeal(game))).table

    async def look(self, who: Visitor, game: str = "seven_wonders", day: int | None = None) -> DailyDeal:
        return await self.deals.get_deal(self.call(who, game, day))

    async def play(self, who: Visitor, table: str, choice: int = 0) -> None:
        """Play to the end with the first legal action each time, or the last one (-1)."""
        while True:
            await self.settle()
            now = (await self.service.open_table(table)).table
            if now.status == "finished":
                return
            seat = now.seat_of(who.ids)
            assert now.state is not None
            if seat in now.waiting_for():
                action = now.state.legal_actions(seat)[choice]
                await self.service.execute(wire.Act(table=table, position=now.position, actions=[action]), who)

    async def bots_have_played(self, who: Visitor) -> DailyDeal:
        async with asyncio.timeout(120):
            while True:
                found = await self.look(who)
                if found.board is not None and found.board.bots:
                    return found
                await asyncio.sleep(0.02)


@pytest.fixture
async def day(tmp_path: Path) -> AsyncIterator[DailyDealScene]:
    async with DailyDealScene(tmp_path) as found:
        yield found


async def refused(what: Awaitable[object]) -> str:
    with pytest.raises(BastideError) as error:
        await what
    return error.value.code


async def test_daily_deal_from_start_to_weekly_board(day: DailyDealScene) -> None:
    ann, ben = await day.person("Ann", account=True), await day.person("Ben")
    fresh = await day.look(ann)
    assert (fresh.status, fresh.table, fresh.board, fresh.begun) == ("new", None, None, 0)
    assert fresh.opponents == list(OPPONENT_LEVELS)
    assert fresh.start is not None

    table = await day.begin(ann)
    assert (await day.look(ann)).status == "playing"
    assert (await day.look(ben)).board is None
    assert await refused(day.deals.compare_with_best(day.call(ann))) == "deal-not-over"
    assert await day.begin(ann) == table, "a second request continues the same table"
    await day.play(ann, table)
    assert await day.begin(ann) == table, "there is only one counted try"

    # Ben gets the same deal, plays differently, and has not seen Ann's result.
    assert (await day.look(ben)).board is None
    other = await day.begin(ben)
    one, two = (await day.service.open_table(table)).table, (await day.service.open_table(other)).table
    assert one.seed == two.seed
    assert one.seat_of(ann.ids) == two.seat_of(ben.ids)
    # Before the start, everyone could see what a spectator sees of it: no hands.
    started = one.deal_game()
    assert fresh.start.view == started.view(SPECTATOR)
    assert fresh.start.seat == one.seat_of(ann.ids)
    assert (await day.look(ANONYMOUS_VISITOR)).start == fresh.start
    await day.play(ben, other, choice=-1)

    seen = await day.bots_have_played(ben)
    board = seen.board
    assert board is not None
    assert board.mine is not None
    assert one.ending is not None
    assert one.ending.scores is not None
    seat = one.seat_of(ann.ids)
    assert [(line.name, line.score, line.you) for line in board.people] == [("Ann", one.ending.scores[seat], False)]
    assert [(line.name, line.you) for line in board.guests] == [("Ben", True)]
    assert sum(bar.people for bar in board.points) == sum(bar.people for bar in board.leads) == 2
    (anns,) = board.people
    is_better = (anns.lead, anns.score) > (board.mine.lead, board.mine.score)
    assert board.rank == (2 if is_better else 1)
    assert [bot.bot for bot in board.bots] == [level.name for level in declared_levels("seven_wonders")]
    assert [line.name for line in seen.week] == ["Ann"]
    assert [(line.name, line.days) for line in seen.week_guests] == [("Ben", 1)]

    assert await refused(day.deals.compare_with_best(day.call(ben))) == "deal-not-over"

    # The next day has another deal. Yesterday's board is public, and turns can be compared.
    day.now += DAY_MS
    response = await day.deals.compare_with_best(day.call(ben, day=TODAY))
    compared = msgspec.json.decode(response.text, type=DealComparison)
    assert compared.lead == max([anns.lead, *(bot.lead for bot in board.bots)])
    assert compared.mine
    assert compared.theirs
    assert compared.mine[-1].score == board.mine.score
    assert compared.theirs[-1].score == compared.score

    cleo = await day.person("Cleo")
    yesterday = await day.look(cleo, day=TODAY)
    assert yesterday.status == "missed"
    assert yesterday.board is not None
    assert (await day.look(ANONYMOUS_VISITOR, day=TODAY)).board is not None
    assert [line.name for line in yesterday.week] == ["Ann"]
    third = await day.begin(cleo)
    assert (await day.service.open_table(third)).table.seed != one.seed


@pytest.mark.parametrize("game", ["dominion", "seven_wonders", "carcassonne"])
async def test_start_of_a_deal_shows_no_hidden_information(day: DailyDealScene, game: str) -> None:
    """The start is the same for every order of the hidden cards and tiles."""
    start = (await day.look(await day.person("Ann"), game)).start
    assert start is not None
    known = await day.deals.store.read(lambda repository: repository.find_deal(game, TODAY))
    assert known is not None
    state = build_deal_state(get_game(game), known[0])
    for seed in range(5):
        assert as_json_object(state.sample_position(SPECTATOR, Rng(seed)).view(SPECTATOR)) == start.view


async def test_unfinished_deal_does_not_count(day: DailyDealScene) -> None:
    ann, ben = await day.person("Ann"), await day.person("Ben")
    table, given_up = await day.begin(ann), await day.begin(ben)
    await day.settle()
    await day.service.execute(wire.Resign(table=given_up), ben)
    seen = await day.look(ben)
    assert (seen.status, seen.board, seen.week) == ("unfinished", None, []), "only those who finish see the board"
    assert await day.begin(ben) == given_up

    day.now += DAY_MS
    await day.play(ann, table)
    late = await day.look(ann, day=TODAY)
    assert late.status == "unfinished"
    assert late.board is not None
    assert (late.board.unfinished, late.board.people, late.board.guests) == (2, [], [])
    assert await refused(day.deals.compare_with_best(day.call(ann, day=TODAY))) == "no-deal-played"


async def test_future_deals_are_refused(day: DailyDealScene) -> None:
    ann = await day.person("Ann")
    for asked in (TODAY + 1, TODAY - 15):
        assert await refused(day.look(ann, day=asked)) == "no-deal"
        assert await refused(day.deals.compare_with_best(day.call(ann, day=asked))) == "no-deal"
    assert await refused(day.look(ann, game="magpie")) == "no-deals"
    assert await refused(day.begin(ann, game="magpie")) == "no-deals"
    rows = await day.store.read(lambda c: c.fetch(tuple[str], "select seed from deals"))
    assert rows == [], "a request for a future day creates no deal"


async def test_merged_guest_has_one_play_per_day(day: DailyDealScene) -> None:
    account, _ = await day.people.sign_up((await day.people.create_guest("Ann"))[0], "ann", "a long enough one")
    first = await day.begin(account.visitor())
    guest, _ = await day.people.create_guest("Ann")
    second = await day.begin(guest.visitor())
    elsewhere = await day.begin(guest.visitor(), "dominion")
    merged, _, _ = await day.people.sign_in("ann", "a long enough one", guest)
    assert second != first
    assert await day.begin(merged.visitor()) == first, "the account's own play counts"
    assert await day.begin(merged.visitor(), "dominion") == elsewhere
    assert (await day.look(merged.visitor())).begun == 1


async def test_deleted_person_is_on_no_board(day: DailyDealScene) -> None:
    person, _ = await day.people.create_guest("Ann")
    await day.play(person.visitor(), await day.begin(person.visitor()))
    await day.people.delete_person(person)
    rows = await day.store.read(lambda c: c.fetch(tuple[str], "select person from plays"))
    assert rows == []


async def test_bot_results_are_reproducible(day: DailyDealScene) -> None:
    key = f"chacha:{7:064x}"
    results = [await day.deals.bots.play_level("seven_wonders", key, "medium") for _ in range(2)]
    assert results[0] == results[1]
    game = get_game("seven_wonders")
    state = build_deal_state(game, key)
    for player, text in results[0].moves:
        state.apply(player, state.parse_action(player, text))
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores[build_deal_setup(game, key).seat] == results[0].score


# -- database check ------------------------------------------------------------------------------

#: Damage to the rows of a day, and the problem that ``check-database`` reports.
DAMAGE = {
    "update plays set score = score + 1 where ended is not null": "play",
    "update plays set place = 1, lead = lead + 40 where ended is not null": "play",
    "update plays set ended = ended + 1 where ended is not null": "play",
    "update plays set ended = null, score = null, lead = null, place = null": "play",
    "update plays set ended = 1, score = 90, lead = 40, place = 1 where ended is null": "play",
    "update plays set day = day - 1": "play",
    "update plays set table_id = 'gone' where ended is not null": "dangling",
    # Another last digit: not every key contains a given digit.
    "update deals set seed = substr(seed, 1, length(seed) - 1) || iif(substr(seed, -1) = '0', '1', '0')": "key",
    "delete from deals": "key",
    "update tables set line = replace(line, '20000', '20001')": "index",
    "update solvers set rating = 3001": "solvers",
    "update solvers set deviation = 1": "solvers",
    "update solvers set answers = answers + 1": "solvers",
    "update solvers set answers = answers - 1": "solvers",
    "update solvers set longest = 9, days = 9": "solvers",
    "update solvers set days = 2": "solvers",
    "delete from solvers": "dangling",
    "delete from solves where solved": "solvers",
    "update puzzles set deviation = 0": "puzzles",
}


def found(url: str) -> list[str]:
    whole = check_database_integrity(url)
    each = [check_tables(url, names).problems for names in table_id_batches(url)]
    return [finding.what for part in (whole, *each) for finding in part]


async def test_inconsistent_rows_are_reported(tmp_path: Path) -> None:
    async with DailyDealScene(tmp_path) as day:
        ann, ben = await day.person("Ann"), await day.person("Ben")
        await day.play(ann, await day.begin(ann))
        await day.begin(ben)
        await day.settle()
        for number, puzzle in enumerate(get_pack("dominion").puzzles[:3]):
            answer = FirstAnswer(ann.id, "dominion", puzzle.id, number != 1, day.now + number, TODAY, number == 0)
            rating = initial_puzzle_rating(puzzle)
            await day.store.write(
                lambda c, a=answer, r=rating: DatabasePuzzleAnswerRepository(c).record_answer(a, r)  # type: ignore[misc]
            )
        await day.store.write(
            lambda c: DatabasePuzzleAnswerRepository(c).record_hint(ben.id, "dominion", "any", day.now)
        )
    whole = tmp_path / "house.db"
    assert found(f"sqlite:///{whole}") == []
    for number, (damage, named) in enumerate(DAMAGE.items()):
        copy = tmp_path / f"{number}.db"
        shutil.copy(whole, copy)
        with closing(sqlite3.connect(copy)) as connection:
            assert connection.execute(damage).rowcount > 0, damage
            connection.commit()
        assert named in found(f"sqlite:///{copy}"), damage
        copy.unlink()


# -- attacks -------------------------------------------------------------------------------------


async def test_running_deals_are_secret(day: DailyDealScene) -> None:
    ann, ben, cleo = await day.person("Ann"), await day.person("Ben"), await day.person("Cleo")
    made = await day.deals.play_deal(day.call(ann), PlayDailyDeal("seven_wonders"))
    assert await day.begin(ben) != made.table

    async def try_to_see(who: Visitor) -> list[str]:
        """Try to see the table with and without the link, by chat, by sitting down and by an access request."""
        commands = (
            wire.Chat(table=made.table, text="?", invite=made.invite),
            wire.Sit(table=made.table, seat=0, invite=made.invite),
            wire.RequestAccess(table=made.table),
        )
        looks = [refused(day.service.open_for_visitor(made.table, who, invite)) for invite in (made.invite, None)]
        return [await each for each in looks] + [await refused(day.service.execute(each, who)) for each in commands]

    for who in (ben, cleo, ANONYMOUS_VISITOR):
        link, name, chat, sit, knock = await try_to_see(who)
        assert (link, name) == ("deal-secret", "no-table")
        assert knock in ("no-table", "who-are-you")
        assert {chat, sit} <= {"deal-secret", "who-are-you"}
    await day.play(ann, made.table)
    for who in (ben, cleo, ANONYMOUS_VISITOR):
        assert await refused(day.service.open_for_visitor(made.table, who, made.invite)) == "deal-secret"
    assert (await day.service.open_for_visitor(made.table, ann, None))[1] >= 0

    day.now += DAY_MS
    for who in (ben, cleo, ANONYMOUS_VISITOR):
        assert (await day.service.open_for_visitor(made.table, who, made.invite))[1] == -1


async def test_clock_set_forward_reveals_no_future_deal(day: DailyDealScene) -> None:
    ann, ben = await day.person("Ann", account=True), await day.person("Ben")
    day.now += DAY_MS
    early = await day.deals.play_deal(day.call(ann), PlayDailyDeal("seven_wonders"))
    await day.play(ann, early.table)
    day.now -= DAY_MS
    for who in (ann, ben):
        assert await refused(day.look(who, day=TODAY + 1)) == "no-deal"
        seen = await day.look(who)
        assert (seen.status, seen.board, seen.week, seen.week_guests) == ("new", None, [], [])
    assert await refused(day.service.open_for_visitor(early.table, ben, early.invite)) == "deal-secret"
    today = await day.begin(ann)
    assert today != early.table

    day.now += DAY_MS
    assert await day.begin(ann) == early.table, "the deal of the wrong day counts once"
    assert (await day.look(ann)).begun == 1
    assert (await day.look(ben)).board is None


async def test_replayed_deal_does_not_change_the_board(day: DailyDealScene) -> None:
    ann = await day.person("Ann")
    table = await day.begin(ann)
    await day.play(ann, table)
    board = (await day.look(ann)).board
    assert board is not None

    log = await day.store.read_encoded_log(table)
    seat = (await day.look(ann)).seat
    seats = [wire.SeatRequest("me") if number == seat else wire.SeatRequest("bot", "easy") for number in range(3)]
    wish = ContinueGame(table=table, at=0, seats=seats, start=True)
    game, origin = build_table_origin(table, log, False, 0, 3)
    again = (await day.service.factory.continue_game(game, origin, wish, ann)).table
    assert (await day.service.open_table(again)).table.daily_deal_day == 0
    await day.play(ann, again, choice=-1)
    later = (await day.look(ann)).board
    assert later is not None
    assert (later.mine, later.points, later.leads) == (board.mine, board.points, board.leads)
    assert await day.begin(ann) == table


def begun(client: Client, game: str) -> str:
    return str(client.post("/api/deals", {"game": game})["table"])


def on_turn(client: Client, table: str) -> dict[str, Any]:
    """Return the table when it is the client's turn, so that nothing changes by itself."""
    deadline = monotonic() + 60
    while (shown := client.table(table))["decision"] is None:
        assert monotonic() < deadline, "it never became the client's turn"
        sleep(0.05)
    return shown


def test_concurrent_starts_on_two_nodes_share_one_table(database_url: str) -> None:
    with two_nodes(database_url, rate_limit_factor=0) as (one, two), ThreadPoolExecutor(8) as pool:
        ann, ben = one.connect_people("Ann", "Ben")
        same = [ann if number % 2 else connect_at_node(two, ann) for number in range(12)]
        before = ann.get("/api/games/carcassonne/deal")["today"]
        tables = set(pool.map(begun, [*same, connect_at_node(two, ben)], ["carcassonne"] * 13))
        shown = [ann.table(begun(ann, "carcassonne")), connect_at_node(two, ben).table(begun(ben, "carcassonne"))]
        if (
            ann.get("/api/games/carcassonne/deal")["today"] == before
        ):  # else midnight has passed, and there are two deals
            assert len(tables) == 2
            assert shown[0]["fairness"]["hash"] == shown[1]["fairness"]["hash"]
            assert shown[0]["table"]["deal"] == before


def test_strangers_are_refused(running: RunningServer) -> None:
    stranger, ann = Client(running.url), running.connect_person("Ann")
    assert expect_refusal(stranger, "/api/deals", {"game": "carcassonne"})["status"] == 401
    assert expect_refusal(stranger, "/api/games/carcassonne/deal/turns")["status"] == 401
    for body in ({"game": "carcassonne", "day": 1}, {"game": "carcassonne", "score": 100}, {}):
        assert expect_refusal(ann, "/api/deals", body)["status"] == 400
    table = begun(ann, "carcassonne")
    (listed,) = ann.get("/api/me/tables")["tables"]
    assert listed["deal"] == ann.table(table)["table"]["deal"]
    ben = running.connect_person("Ben")
    assert expect_refusal(ben, f"/api/tables/{table}")["status"] == 404
    shown = on_turn(ann, table)
    assert shown["fairness"]["seed"] is None
    assert not shown["table"]["hints"]
    assert expect_refusal(ann, f"/api/tables/{table}/replace", {"seat": shown["you"]})["code"] == "deal-counts"
    for advice in ("hint", "coach"):
        refusal = expect_refusal(ann, f"/api/tables/{table}/{advice}", {"position": shown["position"]})
        assert refusal["code"] == "hints-off"
    back = {"position": shown["position"], "ask": True}
    assert expect_refusal(ann, f"/api/tables/{table}/take_back", back)["code"] == "deal-counts"
    assert expect_refusal(ann, f"/api/tables/{table}/record")["code"] == "not-finished"
    played_on = {"table": table, "at": 0, "seats": [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]}
    assert expect_refusal(ann, "/api/play_on", played_on)["status"] == 409


def test_key_stays_secret_until_the_day_is_over(running: RunningServer) -> None:
    """A person who resigns at once gets the key by no request and no message, until the day is over."""
    ann = running.connect_person("Ann")
    table = begun(ann, "carcassonne")
    link = f"/api/tables/{table}"
    on_turn(ann, table)
    heard = [ann.watch(table)]
    ann.do(table, "resign")
    while heard[-1]["table"]["status"] != "finished":
        heard.append(ann.hear("table"))
    ann.connection.close()
    day = int(ann.table(table)["table"]["deal"])
    key = running.run_on_loop(
        running.server.store.read(lambda c: c.fetch(tuple[str], "select seed from deals where day = ?", [day]))
    )[0][0]
    for path in (f"{link}/record", f"{link}/check", f"/api/games/carcassonne/deal/turns?day={day}"):
        assert expect_refusal(ann, path)["code"] == "deal-not-over"
    seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
    assert expect_refusal(ann, "/api/play_on", {"table": table, "at": 0, "seats": seats})["code"] == "deal-not-over"
    shown = ann.table(table)
    assert (shown["table"]["status"], shown["fairness"]["seed"]) == ("finished", None)
    assert ann.get(f"/api/games/carcassonne/deal?day={day}")["board"] is None
    assert ann.get(f"/api/games/carcassonne/deal?day={day}")["start"]["view"]["hand"]
    paths = [
        link,
        f"{link}/text",
        f"/api/games/carcassonne/deal?day={day}",
        "/api/me/everything",
        "/api/me/tables",
        "/api/me/history",
        "/api/tables",
    ]
    pages = [f"/table/{table}", f"/replay/{table}", f"/deal/carcassonne?day={day}"]
    said = [http_fetch(running.url, path, cookie=ann.cookie).text for path in [*paths, *pages]]
    said += [json.dumps(each) for each in heard]
    assert any(table in each for each in said)
    assert not any(key.removeprefix("chacha:") in each for each in said)
