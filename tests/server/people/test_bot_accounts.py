"""Bot accounts: creation, tokens, invitations, what a token may not do, and attacks."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from bot_account_helpers import Owner, TokenClient
from running_server import RunningServer, catch_refusal, expect_refusal, http_fetch
from scripted_client import Client, Json, LiveClient
from store_helpers import execute_sql, read_all_rows
from two_nodes import two_nodes, wait_for_close, wait_until

from bastide.cli.app import run_command_line
from bastide.hosting.api.route_decorator import find_endpoints, list_owned_endpoints
from bastide.server.people.bot_access import BOT_ENDPOINTS, REFUSAL_LIMIT
from bastide.server.people.bot_account_routes import SAMPLE_NUMBER
from bastide.server.people.bot_presence import MAX_CONNECTIONS_PER_BOT
from bastide.server.store.database import database_from_url
from bastide.server.store.people.bot_account_queries import MAX_BOTS_PER_PERSON, MAX_TOKENS_PER_BOT
from bastide.tables import messages as wire
from bastide.tables.fairness.sampled_positions import SampledPositions


class Scene(RunningServer):
    """Server with an owner, who has a bot account with a token."""

    def __init__(self, database: str, **settings: Any) -> None:
        super().__init__(database, settings=settings)
        self.ann = Owner(self.url, "Ann")
        self.bot = self.ann.create_bot()
        self.token = self.ann.create_token(self.bot)
        self.program = TokenClient(self.url, self.token)

    def __enter__(self) -> Scene:
        return self

    def open_table(self, host: Client | None = None, **settings: object) -> str:
        """Open a table with a free seat."""
        asked = {"game": "dominion", "seats": [{"kind": "me"}, {"kind": "open"}], **settings}
        return str((host or self.ann).post("/api/tables", asked)["table"])

    def start_game(self, game: str = "dominion", *others: Client) -> str:
        """Start a game of Ann, the bot, whose program is connected, and others."""
        if not self.ann.is_online(self.bot):
            self.connect()
        seats = [{"kind": "me"}, {"kind": "open"}, *[{"kind": "open"}] * len(others)]
        table = self.open_table(game=game, seats=seats)
        self.ann.post(f"/api/tables/{table}/invite-bot", {"bot": self.bot})
        self.program.do(table, "agree")
        for other in others:
            other.do(table, "sit", invite=self.ann.table(table)["invite"])
        self.ann.do(table, "start")
        return table

    def connect(self, query: str = "?most=50", program: TokenClient | None = None) -> None:
        """Connect a program and wait until everybody sees it online."""
        (program or self.program).connect(query)
        wait_until(lambda: self.ann.is_online(self.bot))

    def rows(self, sql: str) -> list[tuple[Any, ...]]:
        return list(self.run_on_loop(self.server.store.read(lambda c: c.fetch(tuple[Any, ...], sql))))


@pytest.fixture
def scene(tmp_path: Path) -> Iterator[Scene]:
    with Scene(f"sqlite:///{tmp_path / 'bastide.db'}") as found:
        yield found


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    """Scene of tests that change nothing for others."""
    with Scene(f"sqlite:///{tmp_path_factory.mktemp('bots') / 'bastide.db'}") as found:
        yield found


# -- accounts and tokens -----------------------------------------------------------------------


def test_guests_have_no_bot_accounts(shared: Scene) -> None:
    guest = LiveClient(shared.url, "Gus")
    assert expect_refusal(guest, "/api/me/bots")["code"] == "bots-need-account"
    assert expect_refusal(guest, "/api/me/bots", {"name": "Robo"})["code"] == "bots-need-account"


def test_names_are_checked_and_marked(scene: Scene) -> None:
    assert scene.ann.bots()[0]["name"] == "Robo (bot)"
    for name, code in (
        ("robo", "bot-name-taken"),
        ("Robo (bot)", "bot-name-taken"),
        ("", "bad-name"),
        ("<b>", "bad-name"),
        ("\u2800", "unseen-name"),
        ("x" * 19, "bad-name"),
    ):
        assert expect_refusal(scene.ann, "/api/me/bots", {"name": name})["code"] == code, name
    scene.ann.create_bot("x" * 18)
    assert [each["name"] for each in scene.ann.bots()] == ["Robo (bot)", f"{'x' * 18} (bot)"]


def test_limits_hold_for_requests_at_once(scene: Scene) -> None:
    with ThreadPoolExecutor(8) as threads:
        make = lambda number: expect_refusal_or_none(scene.ann, "/api/me/bots", {"name": f"Bot {number}"})  # noqa: E731
        codes = list(threads.map(make, range(10)))
    assert len(scene.ann.bots()) == MAX_BOTS_PER_PERSON
    assert codes.count("too-many-bots") == 10 - MAX_BOTS_PER_PERSON + 1
    with ThreadPoolExecutor(8) as threads:
        body = {"bot": scene.bot, "name": "More"}
        codes = list(threads.map(lambda _: expect_refusal_or_none(scene.ann, "/api/me/bots/tokens", body), range(10)))
    assert len(scene.ann.bots()[0]["tokens"]) == MAX_TOKENS_PER_BOT
    assert codes.count("too-many-bot-tokens") == 10 - MAX_TOKENS_PER_BOT + 1


def expect_refusal_or_none(client: Client, path: str, body: Json) -> str:
    copy = Client(client.server)
    copy.cookie = client.cookie
    try:
        return str(catch_refusal(partial(copy.post, path, body))["code"])
    except AssertionError:
        return ""


def test_token_is_stored_as_hash_and_shown_once(scene: Scene) -> None:
    stored = repr(read_all_rows(database_from_url(scene.database)))
    assert scene.token not in stored
    assert scene.token.removeprefix("bastide-bot-") not in stored
    assert scene.token not in json.dumps([scene.ann.get("/api/me/bots"), scene.ann.get("/api/me/everything")])


def test_use_and_expiry_are_shown(scene: Scene) -> None:
    (listed,) = scene.ann.bots()[0]["tokens"]
    assert (listed["used"], listed["until"], listed["scopes"]) == (None, None, ["play"])
    assert scene.program.get("/api/bot") == {"id": scene.bot, "name": "Robo (bot)", "scopes": ["play"]}
    assert scene.ann.bots()[0]["tokens"][0]["used"] is not None
    scene.ann.create_token(scene.bot, chat=True, days=30)
    listed = scene.ann.bots()[0]["tokens"][1]
    assert listed["scopes"] == ["chat", "play"]
    assert listed["until"] == listed["created"] + 30 * 86_400_000


def test_export_and_deletion_of_owner(scene: Scene) -> None:
    (exported,) = scene.ann.get("/api/me/everything")["bots"]
    assert exported["name"] == "Robo (bot)"
    assert [each["name"] for each in exported["tokens"]] == ["Test"]
    table = scene.start_game()
    watcher = TokenClient(scene.url, scene.token)
    watcher.connect()
    scene.ann.post("/api/me/delete", {"passphrase": "correct horse battery"})
    assert wait_for_close(watcher, 10)[0] == 4401
    assert expect_refusal(scene.program, "/api/bot")["code"] == "bad-token"
    wait_until(lambda: not scene.rows("select 1 from people where id like 'bot:%'"))
    stored = repr(read_all_rows(database_from_url(scene.database)))
    assert "Robo" not in stored
    assert scene.bot not in stored
    assert table in stored


def test_deleted_bot_disappears_and_owner_stays(scene: Scene) -> None:
    scene.start_game()
    scene.ann.post("/api/me/bots/remove", {"bot": scene.bot})
    assert scene.ann.bots() == []
    assert expect_refusal(scene.program, "/api/bot")["code"] == "bad-token"
    wait_until(lambda: "Robo" not in repr(read_all_rows(database_from_url(scene.database))))
    assert scene.ann.get("/api/me")["me"]["name"] == "Ann"


def test_database_check_and_backup_know_bot_accounts(
    scene: Scene, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    scene.start_game()
    assert run_command_line(["--lang", "en", "check-database", "--database", scene.database]) == 0
    copy = f"sqlite:///{tmp_path / 'copy.db'}"
    assert run_command_line(["backup", str(tmp_path / "b"), "--database", scene.database]) == 0
    assert run_command_line(["restore", str(tmp_path / "b"), "--database", copy]) == 0
    with RunningServer(copy) as other:
        assert TokenClient(other.url, scene.token).get("/api/bot")["name"] == "Robo (bot)"
    execute_sql(database_from_url(copy), f"delete from bot_accounts where person = '{scene.bot}'")
    capsys.readouterr()
    assert run_command_line(["--lang", "en", "check-database", "--database", copy]) == 1
    assert "bot_accounts" in capsys.readouterr().out


# -- attacks: tokens ---------------------------------------------------------------------------


def test_wrong_tokens_are_refused(scene: Scene) -> None:
    for token in ("", "x", scene.token[:-1], scene.token + "x", "x" * 5000, "é", scene.ann.cookie.partition("=")[2]):
        answer = http_fetch(scene.url, "/api/bot", authorization=f"Bearer {token}".encode("latin-1").decode("latin-1"))
        assert (answer.status, answer.json()["code"]) == (401, "bad-token"), token


def test_token_in_cookie_identifies_nobody(scene: Scene) -> None:
    scene.program.get("/api/bot")  # it is in the cache now
    answer = http_fetch(scene.url, "/api/me", cookie=f"bastide={scene.token}")
    assert answer.json()["me"] is None


def test_cookie_next_to_token_gives_no_rights(scene: Scene) -> None:
    answer = http_fetch(scene.url, "/api/me/bots", authorization=f"Bearer {scene.token}", cookie=scene.ann.cookie)
    assert (answer.status, answer.json()["code"]) == (403, "bot-scope")


def test_revoked_token_is_dead_at_once(scene: Scene) -> None:
    scene.connect()
    (listed,) = scene.ann.bots()[0]["tokens"]
    body = {"bot": scene.bot, "token": listed["id"]}
    scene.ann.post("/api/me/bots/tokens/remove", body)
    assert expect_refusal(scene.ann, "/api/me/bots/tokens/remove", body)["code"] == "no-bot-token"
    code, problem = wait_for_close(scene.program, 10)
    assert (code, problem["code"]) == (4401, "session-ended")
    assert expect_refusal(scene.program, "/api/bot")["code"] == "bad-token"
    scene.program.connect()
    assert wait_for_close(scene.program, 10)[0] == 4401


def test_expired_token_is_dead(scene: Scene) -> None:
    scene.connect()
    scene.run_on_loop(scene.server.store.write(lambda c: c.execute("update bot_tokens set until = 1", [])))
    assert wait_for_close(scene.program, 10)[0] == 4401
    scene.server.account_routes.accounts.invalidate_cache("")
    assert expect_refusal(scene.program, "/api/bot")["code"] == "bad-token"


def test_others_cannot_touch_a_bot_account(scene: Scene) -> None:
    eve = Owner(scene.url, "Eve")
    token = scene.ann.bots()[0]["tokens"][0]["id"]
    for path, body in (
        ("/api/me/bots/remove", {"bot": scene.bot}),
        ("/api/me/bots/tokens", {"bot": scene.bot, "name": "Mine"}),
        ("/api/me/bots/tokens/remove", {"bot": scene.bot, "token": token}),
    ):
        assert expect_refusal(eve, path, body)["code"] == "no-bot"
    assert scene.program.get("/api/bot")["id"] == scene.bot
    for wrong in ("bot:none", "x", "", f"{scene.bot}' or 1=1"):
        assert expect_refusal(eve, "/api/me/bots/remove", {"bot": wrong})["code"] in ("no-bot", "bad-message")


def test_token_reaches_only_listed_endpoints(scene: Scene) -> None:
    """Send the token to every endpoint of the server."""
    endpoints = [*list_owned_endpoints(scene.server), *find_endpoints(None, "bastide.hosting", "bastide.server")]
    commands = {each.path for each in endpoints if each.body and issubclass(each.body, wire.Command)}
    allowed_commands = {"stand", "agree", "reveal", "act", "pick", "why", "return", "resign"}
    assert len(endpoints) > 60
    reached = set()
    for each in endpoints:
        path = re.sub(r"\{\w+(:path)?\}", "none", each.path)
        answer = http_fetch(
            scene.url,
            path,
            None if each.method == "GET" else b"{}",
            method=each.method,
            authorization=f"Bearer {scene.token}",
        )
        if answer.status == 403 and answer.json()["code"] == "bot-scope":
            continue
        if each.path in commands and each.path.rsplit("/", 1)[1] in allowed_commands:
            continue
        reached.add((each.method, each.path))
    assert reached == BOT_ENDPOINTS
    assert scene.ann.get("/api/me")["me"]["name"] == "Ann"


def test_chat_needs_its_scope(scene: Scene) -> None:
    table = scene.start_game()
    chatty = TokenClient(scene.url, scene.ann.create_token(scene.bot, chat=True))
    refused = catch_refusal(lambda: scene.program.do(table, "chat", text="hello"))
    assert (refused["status"], refused["code"]) == (403, "bot-scope")
    chatty.do(table, "chat", text="hello")
    scene.program.send({"do": "chat", "table": table, "text": "again", "id": 3})
    assert scene.program.hear("refused")["problem"]["code"] == "bot-scope"


def test_commands_for_people_are_refused_over_both_transports(scene: Scene) -> None:
    table = scene.start_game()
    commands: dict[str, Json] = {
        "sit": {},
        "set_seat": {"seat": 0},
        "start": {},
        "take_back": {"position": 1},
        "may_take_back": {"position": 1},
        "replace": {"seat": 0},
        "abandon": {},
        "answer": {"proposal": 1, "yes": True},
        "knock": {},
        "let_in": {"knock": 1, "yes": True},
        "rematch": {},
        "hold": {"seat": 0},
    }
    for number, (name, body) in enumerate(commands.items(), 1):
        scene.program.send({"do": name, "table": table, "id": number, **body})
        answer = scene.program.hear("refused")
        assert (answer["id"], answer["problem"]["code"]) == (number, "bot-scope"), name
        if name != "hold":
            assert catch_refusal(partial(scene.program.do, table, name, **body))["code"] == "bot-scope"


# -- attacks: tables ---------------------------------------------------------------------------


def test_bot_sees_only_its_own_tables(scene: Scene) -> None:
    public = scene.open_table(public=True)
    other = scene.open_table()
    scene.connect()
    for table in (public, other):
        assert expect_refusal(scene.program, f"/api/tables/{table}")["code"] == "no-table"
        assert expect_refusal(scene.program, f"/api/tables/{table}/sample")["code"] == "no-table"
        scene.program.send({"do": "watch", "table": table, "id": 5})
        assert scene.program.hear("refused", "table")["problem"]["code"] == "no-table"
    scene.program.send({"do": "lobby", "id": 6})
    assert scene.program.hear("lobby")["tables"] == []
    table = scene.start_game()
    while not any(each["id"] == table for each in scene.program.hear("lobby")["tables"]):
        pass
    scene.open_table(public=True)
    scene.ann.do(table, "resign")
    listed = set()
    while table not in listed:  # nothing about the public table comes before it
        listed |= {each["id"] for each in scene.program.hear("lobby")["tables"]}
    assert listed == {table}


def test_bot_cannot_act_for_another_seat(scene: Scene) -> None:
    table = scene.start_game()
    shown = scene.ann.table(table)
    mover = scene.ann if shown["decision"] else scene.program
    other = scene.program if mover is scene.ann else scene.ann
    position = mover.table(table)["position"]
    action = mover.table(table)["decision"]["actions"][0]["action"]
    refused = catch_refusal(lambda: other.do(table, "act", position=position, actions=[action]))
    assert refused["status"] == 409
    stranger = Owner(scene.url, "Eve")
    token = stranger.create_token(stranger.create_bot())
    refused = catch_refusal(lambda: TokenClient(scene.url, token).do(table, "act", position=position, actions=[action]))
    assert refused["code"] == "no-table"


@pytest.mark.parametrize("game", ["dominion", "seven_wonders", "carcassonne"])
def test_all_that_bot_receives_fits_its_view(scene: Scene, game: str) -> None:
    """The table and the sample do not depend on what the seat cannot know."""
    others = scene.connect_people("Ben") if game == "seven_wonders" else []
    table = scene.start_game(game, *others)
    hosted = scene.run_on_loop(scene.server.service.open_table(table))
    for _ in range(12):
        shown = scene.program.table(table)
        state = hosted.table.shown_state()
        assert shown["view"] == json.loads(json.dumps(state.view(shown["you"])))
        if shown["decision"]:
            answer = scene.program.get(f"/api/tables/{table}/sample")
            again = scene.program.get(f"/api/tables/{table}/sample")
            assert answer == again, "asking again reveals nothing"
            real = hosted.table.state
            assert real is not None
            expected = SampledPositions(hosted.table, real, shown["you"]).sample_position(SAMPLE_NUMBER)
            assert answer["sample"] == json.loads(json.dumps(expected.snapshot()))
            assert expected.view(shown["you"]) == real.view(shown["you"])
            assert expected.rng.snapshot() != real.rng.snapshot()
            scene.program.do(
                table, "act", position=shown["position"], actions=[shown["decision"]["actions"][-1]["action"]]
            )
        for person in (scene.ann, *others):
            mine = person.table(table)
            if not mine["decision"] or mine["you"] not in mine["waiting_for"]:
                continue
            if game != "seven_wonders":  # there everybody chooses at the same time
                assert expect_refusal(scene.program, f"/api/tables/{table}/sample")["status"] == 409
            person.do(table, "act", position=mine["position"], actions=[mine["decision"]["actions"][-1]["action"]])


def test_people_get_no_samples(scene: Scene) -> None:
    table = scene.start_game()
    assert expect_refusal(scene.ann, f"/api/tables/{table}/sample")["code"] == "not-a-bot"
    assert expect_refusal(scene.ann, "/api/bot")["code"] == "not-a-bot"


def test_too_many_refusals_close_the_connection(tmp_path: Path) -> None:
    with Scene(f"sqlite:///{tmp_path / 'bastide.db'}", rate_limit_factor=1) as scene:
        table = scene.start_game()
        for number in range(int(REFUSAL_LIMIT.burst) + 5):
            scene.program.send({"do": "act", "table": table, "position": 0, "actions": [1], "id": number})
        code, problem = wait_for_close(scene.program, 30)
        assert (code, problem["code"]) == (1008, "bot-refusals")
        shown = scene.ann.table(table)
        assert shown["result"] is None


def test_nonsense_and_floods_delay_nobody(scene: Scene) -> None:
    table = scene.start_game()
    for text in ("", "{", "[]", '{"do":"act"}', '{"do":"fly"}', "x" * 70_000):
        scene.program.socket.send(text)
        assert scene.program.hear("refused")["problem"]["code"] in ("bad-message", "too-large")
    for _ in range(300):
        scene.program.socket.send(json.dumps({"do": "why", "table": table, "position": 0, "action": "x", "id": 1}))
    assert scene.ann.table(table)["result"] is None


def test_connections_of_one_bot_are_limited(scene: Scene) -> None:
    programs = [TokenClient(scene.url, scene.token) for _ in range(MAX_CONNECTIONS_PER_BOT + 1)]
    for each in programs[:-1]:
        each.connect()
        each.hear("welcome")
    programs[-1].connect()
    assert wait_for_close(programs[-1], 10)[1]["code"] == "too-many"
    for each in programs[:-1]:
        each.socket.close()
    wait_until(lambda: not scene.ann.is_online(scene.bot))


@pytest.mark.parametrize("query", ["?accepts=all", "?games=chess", "?most=0", "?most=51", "?most=x", "?most=-1"])
def test_invalid_terms_are_refused(shared: Scene, query: str) -> None:
    shared.program.connect(query)
    assert wait_for_close(shared.program, 10)[1]["code"] == "bad-message"


# -- invitations -------------------------------------------------------------------------------


def test_only_owner_invites_unless_bot_accepts_anyone(scene: Scene) -> None:
    eve = Owner(scene.url, "Eve")
    mine, hers = scene.open_table(), scene.open_table(eve)
    ask = {"bot": scene.bot}
    assert expect_refusal(scene.ann, f"/api/tables/{mine}/invite-bot", ask)["code"] == "bot-offline"
    assert expect_refusal(eve, f"/api/tables/{hers}/invite-bot", ask)["code"] == "no-bot"
    assert eve.get("/api/bots")["bots"] == []
    scene.connect("?most=5")
    assert expect_refusal(eve, f"/api/tables/{hers}/invite-bot", ask)["code"] == "no-bot"
    scene.program.socket.close()
    wait_until(lambda: not scene.ann.is_online(scene.bot))
    scene.connect("?accepts=anyone&most=1&games=dominion")
    (listed,) = eve.get("/api/bots?game=dominion")["bots"]
    assert (listed["name"], listed["mine"], listed["online"], listed["busy"]) == ("Robo (bot)", False, True, False)
    assert eve.get("/api/bots?game=carcassonne")["bots"] == []
    other = scene.open_table(eve, game="carcassonne")
    assert expect_refusal(eve, f"/api/tables/{other}/invite-bot", ask)["code"] == "bot-other-game"
    assert expect_refusal(eve, f"/api/tables/{mine}/invite-bot", ask)["code"] in ("no-table", "not-host")
    eve.post(f"/api/tables/{hers}/invite-bot", ask)
    assert eve.get("/api/bots")["bots"][0]["busy"]
    assert expect_refusal(scene.ann, f"/api/tables/{mine}/invite-bot", ask)["code"] == "bot-busy"
    seat = eve.table(hers)["seats"][1]
    assert (seat["kind"], seat["name"], seat["bot_account"], seat["agreed"]) == ("person", "Robo (bot)", True, False)


def test_blocks_bans_and_mutes_of_owner_hold_for_bot(scene: Scene, capsys: pytest.CaptureFixture[str]) -> None:
    eve = Owner(scene.url, "Eve")
    public = scene.open_table(public=True, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    eve.do(public, "sit")
    eve.post(f"/api/tables/{public}/block", {"seat": 0})
    table = scene.open_table(eve)
    scene.connect("?accepts=anyone&most=5")
    assert eve.get("/api/bots")["bots"] == []
    assert expect_refusal(eve, f"/api/tables/{table}/invite-bot", {"bot": scene.bot})["code"] == "no-companion"
    chatty = TokenClient(scene.url, scene.ann.create_token(scene.bot, chat=True))
    game = scene.start_game()
    database = ["--database", scene.database]
    assert run_command_line(["admin", "mute", "ann", *database]) == 0
    wait_until(lambda: is_refused(lambda: chatty.do(game, "chat", text="hi"), "muted"))
    assert run_command_line(["admin", "ban", "ann", *database]) == 0
    assert wait_for_close(scene.program, 10)[0] == 4403
    wait_until(lambda: is_refused(lambda: chatty.get("/api/bot"), "banned"))


def is_refused(asking: Any, code: str) -> bool:
    try:
        return bool(catch_refusal(asking)["code"] == code)
    except AssertionError:
        return False


def test_tables_with_bot_accounts_are_unrated_and_others_agree_again(scene: Scene) -> None:
    ben = LiveClient(scene.url, "Ben")
    scene.connect()
    table = scene.open_table(public=True, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    ben.do(table, "sit")
    scene.ann.post(f"/api/tables/{table}/invite-bot", {"bot": scene.bot})
    assert [seat["agreed"] for seat in scene.ann.table(table)["seats"]] == [True, False, False]
    ben.do(table, "agree")
    scene.program.do(table, "agree")
    scene.ann.do(table, "start")
    hosted = scene.run_on_loop(scene.server.service.open_table(table))
    assert not hosted.table.is_rated
    shown = ben.table(table)
    (bot_seat,) = [number for number, seat in enumerate(shown["seats"]) if seat["bot_account"]]
    assert bot_seat not in hosted.table.get_consenting_seats("abandon")
    ben.do(table, "resign")
    scene.ann.do(table, "resign")
    wait_until(lambda: scene.ann.table(table)["result"] is not None)
    assert scene.ann.get("/api/me/ratings")["ratings"] == []
    (played,) = scene.ann.get("/api/me/history")["games"]
    assert "Robo (bot)" in [seat["name"] for seat in played["seats"]]


def test_one_person_against_bots_counts_like_a_game_against_bots(scene: Scene) -> None:
    table = scene.start_game()
    scene.ann.do(table, "resign")
    wait_until(lambda: scene.ann.table(table)["result"] is not None)
    assert [each["rating"] for each in scene.ann.get("/api/me/history")["games"]] == [None]


def test_silent_bot_is_replaced(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bastide.tables.commands.absent_players.BOT_ACCOUNT_LIMIT_S", 0.2)
    table = scene.start_game()
    scene.ann.watch(table)
    shown = scene.ann.table(table)
    if shown["you"] in shown["waiting_for"]:
        while shown["you"] in shown["waiting_for"]:
            actions = shown["decision"]["actions"]
            scene.ann.do(table, "act", position=shown["position"], actions=[actions[0]["action"]])
            shown = scene.ann.table(table)
    wait_until(lambda: any(seat["bot_account"] and seat["bot"] for seat in scene.ann.table(table)["seats"]), 30)
    scene.program.do(table, "return")


# -- several processes, command line -----------------------------------------------------------


def test_two_nodes_share_presence_and_revocation(database_url: str) -> None:
    with two_nodes(database_url) as (one, two):
        ann = Owner(one.url, "Ann")
        bot = ann.create_bot()
        program = TokenClient(two.url, ann.create_token(bot))
        program.connect("?most=3")
        wait_until(lambda: ann.is_online(bot))
        table = ann.open_table("dominion", [bot])
        program.send({"do": "lobby", "id": 1})
        while not any(line["id"] == table for line in program.hear("lobby")["tables"]):
            pass
        program.send({"do": "agree", "table": table, "id": 2})
        ann.start_when_agreed(table)
        wait_until(lambda: program.table(table)["table"]["status"] == "playing")
        (listed,) = ann.bots()[0]["tokens"]
        ann.post("/api/me/bots/tokens/remove", {"bot": bot, "token": listed["id"]})
        assert wait_for_close(program, 10)[0] == 4401
        wait_until(lambda: is_refused(lambda: program.get("/api/bot"), "bad-token"))
        wait_until(lambda: not ann.is_online(bot))


def admin(capsys: pytest.CaptureFixture[str], scene: Scene, *words: str, code: int = 0) -> Any:
    capsys.readouterr()
    assert run_command_line(["--lang", "en", "admin", *words, "--json", "--database", scene.database]) == code
    said = capsys.readouterr()
    return json.loads(said.out) if code == 0 else said.err


def test_admin_commands(scene: Scene, capsys: pytest.CaptureFixture[str]) -> None:
    made = admin(capsys, scene, "create-bot", "ann", "Second")
    assert made["name"] == "Second (bot)"
    token = admin(capsys, scene, "bot-token", made["bot"], "--chat", "--for", "1d")["token"]
    assert TokenClient(scene.url, token).get("/api/bot")["scopes"] == ["chat", "play"]
    listed = admin(capsys, scene, "bots", "ann")
    assert [len(each["tokens"]) for each in listed] == [1, 1]
    assert token not in json.dumps(listed)
    assert admin(capsys, scene, "bots") == listed
    assert admin(capsys, scene, "rename", made["bot"], "Third")["name"] == "Third (bot)"
    assert "token" in admin(capsys, scene, "revoke-bot-tokens", made["bot"], "--token", "0", code=2)
    assert admin(capsys, scene, "revoke-bot-tokens", made["bot"])["revoked"] == 1
    wait_until(lambda: is_refused(lambda: TokenClient(scene.url, token).get("/api/bot"), "bad-token"))
    assert "bot account" in admin(capsys, scene, "bot-token", "ann", code=2)
    assert "account" in admin(capsys, scene, "create-bot", made["bot"], "Nested", code=2)
    audit = admin(capsys, scene, "audit")
    assert {"create-bot", "bot-token", "revoke-bot-tokens"} <= {each["what"] for each in audit}
    assert token not in json.dumps(audit)
    admin(capsys, scene, "delete-person", made["bot"], "--yes")
    assert [each["name"] for each in scene.ann.bots()] == ["Robo (bot)"]
