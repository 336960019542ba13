"""Malicious clients: their requests are refused and logged, change nothing, and do not affect others."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from time import monotonic

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec import convert
from running_server import http_fetch
from server_process import ServerProcess
from simulated_players import ShownTable, http_call
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from bastide.core.json_data import JsonData
from bastide.hosting.api.account_messages import Identity, Me


class Person:
    """Client with a session cookie that can send anything."""

    def __init__(self, server: ServerProcess, name: str) -> None:
        self.server = server
        status, text, self.cookie = http_call(server.url, "POST", "/api/me", {"name": name})
        assert status == 200, text
        self.id = json.loads(text)["me"]["id"]

    def ask(self, method: str, path: str, body: object = None) -> tuple[int, dict[str, JsonData]]:
        status, text, _ = http_call(self.server.url, method, path, body, self.cookie)
        return status, json.loads(text) if text else {}

    @contextmanager
    def connect(self, cookie: str | None = None, **headers: str) -> Iterator[ClientConnection]:
        given = {"cookie": self.cookie if cookie is None else cookie, **headers}
        where = f"{self.server.url.replace('http', 'ws', 1)}/ws"
        with connect(where, additional_headers=given, max_size=None, compression=None) as connection:
            assert json.loads(connection.recv(10))["type"] == "welcome"
            yield connection


def told(connection: ClientConnection, message: object) -> dict[str, JsonData]:
    """Send a message and return its answer; views and presence messages are skipped."""
    connection.send(message if isinstance(message, (str, bytes)) else json.dumps(message))
    return answer(connection)


ANSWERS = ("done", "refused", "reason", "take_back", "lobby", "pong")


def answer(connection: ClientConnection, types: tuple[str, ...] = ANSWERS) -> dict[str, JsonData]:
    while True:
        found: dict[str, JsonData] = json.loads(connection.recv(10))
        if found["type"] in types:
            return found


def code(found: dict[str, JsonData]) -> str:
    problem = found.get("problem", found)
    assert isinstance(problem, dict)
    return str(problem["code"])


class Scene:
    """A private Dominion table of Ann and Bob, and the stranger Eve."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        self.ann, self.bob, self.eve = (Person(server, name) for name in ("Ann", "Bob", "Eve"))
        seats = [{"kind": "me"}, {"kind": "open"}]
        status, made = self.ann.ask("POST", "/api/tables", {"game": "dominion", "seats": seats})
        assert status == 201
        self.table, self.invite = str(made["table"]), str(made["invite"])
        assert self.bob.ask("POST", f"/api/tables/{self.table}/sit", {"seat": 1, "invite": self.invite})[0] == 200
        assert self.ann.ask("POST", f"/api/tables/{self.table}/start", {})[0] == 200

    def view(self, person: Person | None = None) -> dict[str, JsonData]:
        status, found = (person or self.ann).ask("GET", f"/api/tables/{self.table}")
        assert status == 200
        return found

    def seq(self) -> int:
        seq = self.view()["seq"]
        assert isinstance(seq, int)
        return seq

    def mover(self) -> tuple[Person, int, list[int]]:
        """Return the player to move, the position and the legal actions."""
        for person in (self.ann, self.bob):
            view = self.view(person)
            shown = convert(view, ShownTable)
            if shown.decision is not None:
                return person, shown.position, [each.action for each in shown.decision.actions]
        raise AssertionError("nobody is to move")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("hostile")
    server = ServerProcess(f"sqlite:///{folder / 'bastide.db'}", folder / "log", log_level="debug")
    server.start()
    yield server
    assert server.ready()
    assert server.stop() == 0
    lines = server.log.read_text().splitlines()
    wrong = [
        line for line in lines if "Traceback" in line or '"level": "error"' in line or '"level": "critical"' in line
    ]
    assert wrong == []


@pytest.fixture(scope="module")
def scene(server: ServerProcess) -> Scene:
    return Scene(server)


def logged(server: ServerProcess, what: str) -> int:
    """Count the refusals with an error code in the server's log."""
    return server.log.read_text().count(f'"code": "{what}"')


# -- at somebody else's table ----------------------------------------------------------------


def test_stranger_is_refused_at_private_table(scene: Scene) -> None:
    before = scene.view(), logged(scene.server, "no-table")
    _, position, actions = scene.mover()
    commands: list[dict[str, object]] = [
        {"do": "watch"},
        {"do": "watch", "invite": "x" * 22},
        {"do": "act", "position": position, "actions": [actions[0]]},
        {"do": "why", "position": position, "action": actions[0]},
        {"do": "sit", "seat": 0},
        {"do": "sit", "seat": 1, "invite": scene.invite[:-1]},
        {"do": "stand"},
        {"do": "agree"},
        {"do": "agree", "part": "ab" * 32},
        {"do": "reveal", "secret": "ab" * 32},
        {"do": "set_seat", "seat": 1, "bot": "random"},
        {"do": "start"},
        {"do": "take_back", "position": position},
        {"do": "replace", "seat": 0},
        {"do": "return"},
        {"do": "resign"},
        {"do": "abandon"},
        {"do": "answer", "proposal": 1, "yes": True},
        {"do": "chat", "text": "hello"},
        {"do": "let_in", "knock": 1, "yes": True},
        {"do": "rematch"},
    ]
    with scene.eve.connect() as eve, scene.eve.connect(cookie="") as nobody:
        for command in commands:
            for connection in (eve, nobody):
                found = told(connection, {**command, "table": scene.table, "id": 7})
                assert found["type"] == "refused"
                assert code(found) in ("no-table", "who-are-you"), command
                assert found["table"] is None
                assert scene.table not in json.dumps(found["problem"])
    for path in ("", "/record", "/check", "/text", "?invite=wrong"):
        status, found = scene.eve.ask("GET", f"/api/tables/{scene.table}{path}")
        assert (status, code(found)) == (404, "no-table")
    after = scene.view()
    for each in (before[0], after):
        each.pop("now")
    assert after == before[0]
    assert logged(scene.server, "no-table") > before[1]


def test_invitation_shows_only_public_information(scene: Scene) -> None:
    """Eve has the link, but all seats are taken, so she sees what a spectator sees."""
    status, found = scene.eve.ask("GET", f"/api/tables/{scene.table}?invite={scene.invite}")
    assert (status, found["you"], found["decision"], found["invite"]) == (200, -1, None, None)
    assert scene.view(scene.bob)["invite"] == scene.invite, "seated players may share the invitation"
    status, found = scene.eve.ask("POST", f"/api/tables/{scene.table}/sit", {"seat": 0, "invite": scene.invite})
    assert status in (403, 409)


def test_acting_for_another_seat_is_refused(scene: Scene) -> None:
    mover, position, actions = scene.mover()
    other = scene.bob if mover is scene.ann else scene.ann
    before = scene.seq()
    with other.connect() as connection:
        found = told(
            connection, {"do": "act", "table": scene.table, "position": position, "actions": [actions[0]], "id": 1}
        )
        assert (found["type"], code(found)) == ("refused", "not-to-move")
        for forged in ({"seat": 0}, {"person": mover.id}, {"you": 0}):
            message = {"do": "act", "table": scene.table, "position": position, "actions": [actions[0]], **forged}
            assert code(told(connection, message)) == "bad-message"
    assert scene.seq() == before


def test_replayed_and_out_of_order_messages(scene: Scene) -> None:
    mover, position, actions = scene.mover()
    message = {"do": "act", "table": scene.table, "position": position, "actions": [actions[0]], "id": 5}
    before = scene.seq()
    with mover.connect() as first, mover.connect() as second:
        assert told(first, message)["type"] == "done"
        for connection in (first, second, first):
            found = told(connection, message)
            assert (found["type"], code(found)) == ("refused", "stale")
        for other in (0, position - 1, position + 5, 2**53):
            assert told(first, {**message, "position": other})["type"] == "refused"
    assert scene.seq() == before + 1


def test_invalid_actions(scene: Scene) -> None:
    mover, position, actions = scene.mover()
    before = scene.seq()
    with mover.connect() as connection:
        for wrong in (
            [10**9],
            [2**53],
            ["win the game"],
            ["buy province; drop table entries"],
            [actions[0], 10**9],
            [""],
        ):
            found = told(
                connection, {"do": "act", "table": scene.table, "position": position, "actions": wrong, "id": 1}
            )
            assert found["type"] == "refused", wrong
        for malformed in ([], [-1], [None], [1.5], [[1]], [{"a": 1}], [2**80], ["x" * 300], [actions[0]] * 300):
            message = {"do": "act", "table": scene.table, "position": position, "actions": malformed, "id": 1}
            assert code(told(connection, message)) == "bad-message", malformed
    assert scene.seq() == before


@pytest.mark.parametrize(
    "table",
    [
        "0000000000000000",
        "' or '1'='1",
        "../../etc",
        "t' union select * from sessions --",
        "%00",
        "\u0000",
        "x" * 41,
        "..",
        "",
    ],
)
def test_unknown_tables(scene: Scene, table: str) -> None:
    with scene.eve.connect() as eve:
        assert code(told(eve, {"do": "watch", "table": table, "id": 1})) in ("no-table", "bad-message")


# -- frames ----------------------------------------------------------------------------------

MALFORMED: list[str | bytes] = [
    *("", " ", "null", "1", "[]", "{}", '"act"', "nan", "{", '{"do"', '{"do":null}', '{"do":1}', '{"do":"fly"}'),
    *('{"do":"ping","id":-1}', '{"do":"ping","id":1e999}', '{"do":"ping","id":"1"}', '{"do":"ping","x":1}'),
    *('{"do":"ping","id":99999999999999999999999}', '{"do":"watch","table":"\\ud800"}', '{"do":"watch"}', "\ufeff{}"),
    *('{"do":"act","table":"abcd","position":0,"actions":"all"}', "[" * 20_000, '{"a":' * 5_000),
    *('{"do":"act","table":"abcd"}', '{"do":"act","table":"abcd","position":-1,"actions":[1]}'),
    *('{"do":"chat","table":"abcd","text":""}', '{"do":"chat","table":"abcd","text":5}'),
    *('{"do":"watch","table":"../../etc/passwd"}',),
    *(b"", b"\x00", b"\xff\xfe", b"\x80abc", b'{"do":"ping","id":"\xff"}', bytes(range(256))),
]


@pytest.mark.parametrize("frame", MALFORMED, ids=lambda frame: repr(frame)[:30])
def test_malformed_frames(scene: Scene, frame: str | bytes) -> None:
    with scene.eve.connect() as eve:
        assert code(told(eve, frame)) == "bad-message"
        assert told(eve, {"do": "ping", "id": 3})["type"] == "pong"


def test_oversized_frame(scene: Scene) -> None:
    with scene.eve.connect() as eve:
        assert code(told(eve, json.dumps({"do": "ping", "x": "x" * 100_000}))) == "too-large"
        assert told(eve, {"do": "ping"})["type"] == "pong"
        with pytest.raises(ConnectionClosed) as closed:
            told(eve, "x" * 5_000_000)
        assert closed.value.rcvd is None or closed.value.rcvd.code == 1009
    assert scene.server.ready()


def test_invalid_websocket_bytes(scene: Scene) -> None:
    """A connection that turns into noise, and one that stays silent."""
    with socket.create_connection(("127.0.0.1", scene.server.port)) as silent:
        with scene.eve.connect() as eve:
            eve.socket.sendall(b"\xf7\xff\xff" + bytes(range(200)))
            with pytest.raises(ConnectionClosed):
                answer(eve, ())
        with socket.create_connection(("127.0.0.1", scene.server.port)) as noise:
            noise.sendall(b"GET /ws HTTP/9.9\r\n\x00\x00: \xff\r\n\r\n")
            noise.settimeout(10)
            assert noise.recv(100)[:12] in (b"", b"HTTP/1.1 400")
        silent.sendall(b"")
    assert scene.server.ready()


def test_oversized_and_malformed_bodies(scene: Scene) -> None:
    for path, size in (("/api/tables", 70_000), ("/api/me", 70_000), ("/api/replay", 2_000_000)):
        status, found = scene.eve.ask("POST", path, {"game": "x" * size})
        assert (status, code(found)) == (413, "too-large")
    for body in (b"", b"{", b"null", b"[]", b"\xff", b'{"name": 1}', b'{"name": "Eve", "admin": true}', b"[" * 60_000):
        refused = http_fetch(scene.server.url, "/api/me", body)
        assert (refused.status, refused.json()["code"]) == (400, "bad-message")


# -- stolen identity ---------------------------------------------------------------------------


def test_unknown_cookies(scene: Scene) -> None:
    name, _, token = scene.ann.cookie.partition("=")
    for forged in (
        "",
        token[:-2],
        token.swapcase(),
        scene.ann.id,
        "null",
        "undefined",
        "a" * 5000,
        "'; drop table people",
    ):
        status, text, _ = http_call(scene.server.url, "GET", "/api/me", cookie=f"{name}={forged}")
        assert (status, json.loads(text)["me"]) == (200, None)
        status, text, _ = http_call(
            scene.server.url, "POST", "/api/tables", {"game": "dominion", "seats": []}, f"{name}={forged}"
        )
        assert status in (400, 401)
    # A token made up by the client does not become a session.
    status, _, given = http_call(scene.server.url, "POST", "/api/me", {"name": "Mallory"}, f"{name}=chosen-by-mallory")
    assert status == 200
    assert given
    assert "chosen" not in given


def test_session_cookie_attributes(scene: Scene) -> None:
    header = http_fetch(scene.server.url, "/api/me", {"name": "Zoe"}).headers["set-cookie"]
    assert "HttpOnly" in header
    assert "SameSite=lax" in header


def test_cross_site_requests_are_refused(scene: Scene) -> None:
    before = scene.seq()
    with pytest.raises(InvalidStatus), scene.ann.connect(origin="https://evil.example"):
        pass
    headers = {"cookie": scene.ann.cookie, "origin": "https://evil.example"}
    refused = http_fetch(scene.server.url, f"/api/tables/{scene.table}/resign", {}, **headers)
    assert (refused.status, refused.json()["code"]) == (403, "origin")
    assert scene.seq() == before
    assert logged(scene.server, "origin") >= 2


# -- names, texts, paths -----------------------------------------------------------------------

SCRIPTS = [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "\u202eevil",
    "a\u0000b",
    "javascript:1",
    "${7*7}",
]


@pytest.mark.parametrize("script", SCRIPTS)
def test_scripts_in_names(scene: Scene, script: str) -> None:
    status, found = scene.eve.ask("POST", "/api/me", {"name": script})
    assert (status, code(found)) == (400, "bad-name")
    assert convert(scene.eve.ask("GET", "/api/me")[1], Identity).me == Me(scene.eve.id, "Eve", None)
    status, found = scene.eve.ask("POST", "/api/me/account", {"account": script, "passphrase": "long enough"})
    assert (status, code(found)) == (400, "bad-name")


def test_scripts_in_chat_are_plain_text(scene: Scene) -> None:
    said = '<script>alert(1)</script> \u202e & "quoted"'
    with scene.bob.connect() as bob, scene.ann.connect() as ann:
        since = scene.seq()
        ann.send(json.dumps({"do": "watch", "table": scene.table, "since": since}))
        assert told(bob, {"do": "chat", "table": scene.table, "text": said, "id": 1})["type"] == "done"
        while not (happened := answer(ann, ("table",))["happened"]):
            pass
        assert isinstance(happened, list)
        assert isinstance(happened[0], dict)
        assert happened[0]["data"] == {"text": '<script>alert(1)</script> & "quoted"', "name": ""}
    answered = http_fetch(scene.server.url, f"/api/tables/{scene.table}", cookie=scene.ann.cookie)
    assert answered.headers["content-type"] == "application/json"
    assert answered.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    "path",
    [
        *("/../../../../etc/passwd", "/..%2f..%2f..%2fetc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "//etc/passwd"),
        *("/assets/../../../../../../etc/passwd", "/assets/..%5c..%5c..%5cetc%5cpasswd", "/./././etc/passwd"),
        *("/locale/../server/app.py", "/locale/en/..%2f..%2fserver%2fapp.ftl", "/locale/en/../../server/app"),
        *(
            "/app.py",
            "/../app.py",
            "/%00",
            "/a%00.html",
            "/api/../app.py",
            "/api/tables/..%2f..%2fapp.py",
            "/static/../app.py",
        ),
        *("/api/tables/%2e%2e", "/api/games/../games", "/api/games/dominion/components/__class__", "/" + "a/" * 2000),
    ],
)
def test_path_tricks(scene: Scene, path: str) -> None:
    with socket.create_connection(("127.0.0.1", scene.server.port)) as raw:
        raw.settimeout(10)
        host = f"127.0.0.1:{scene.server.port}"
        raw.sendall(f"GET {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n".encode())
        received = b""
        while part := raw.recv(65536):
            received += part
    status = int(received.split(b" ", 2)[1])
    assert status in (200, 307, 400, 404, 405)
    for treasure in (b"root:", b"import annotations", b"from bastide"):
        assert treasure not in received


def read_codes(connection: ClientConnection, into: list[str]) -> None:
    while True:
        into.append(code(answer(connection)))


def hold_many(held: ExitStack, person: Person) -> None:
    for _ in range(60):
        held.enter_context(person.connect())


# -- floods ------------------------------------------------------------------------------------


def test_floods_are_stopped_without_affecting_others(tmp_path: Path) -> None:
    server = ServerProcess(
        f"sqlite:///{tmp_path / 'bastide.db'}",
        tmp_path / "log",
        rate_limit_factor="1",
        user_budget_ms_per_second="20",
    )
    server.start()
    try:
        scene = Scene(server)
        with scene.eve.connect() as eve, scene.ann.connect() as ann:
            with suppress(ConnectionClosed):  # the server may disconnect her
                for number in range(2000):
                    eve.send(json.dumps({"do": "watch", "table": scene.table, "id": number}))
            begun = monotonic()
            assert told(ann, {"do": "ping"})["type"] == "pong"
            assert monotonic() - begun < 2
            codes: list[str] = []
            with pytest.raises(ConnectionClosed) as closed:
                read_codes(eve, codes)
            assert codes.count("too-many") >= 100
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1013
        # Guessing passphrases.
        stranger = Person(server, "Dora")
        scene.bob.ask("POST", "/api/me/account", {"account": "bob", "passphrase": "correct horse"})
        guesses = [
            stranger.ask("POST", "/api/me/sign-in", {"account": "bob", "passphrase": str(n)})[0] for n in range(15)
        ]
        assert guesses[0] == 401
        assert guesses[-1] == 429
        # Unlimited guests and connections.
        assert 429 in [http_call(server.url, "POST", "/api/me", {"name": "Spam"})[0] for _ in range(30)]
        with ExitStack() as held, pytest.raises(InvalidStatus):
            hold_many(held, scene.eve)
        assert server.log.read_text().count('"code": "too-many"') > 100
        assert server.memory() < 300 << 20
    finally:
        server.close()


# -- random input --------------------------------------------------------------------------------

HARMLESS = ["act", "pick", "why", "may_take_back", "watch", "lobby", "leave_lobby", "answer", "ping", "x", "leave"]
WORDS = st.sampled_from([*HARMLESS, "sit", "chat", "take_back", "set_seat"])
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
FIELDS = [
    "table",
    "id",
    "position",
    "actions",
    "action",
    "seat",
    "invite",
    "since",
    "text",
    "proposal",
    "yes",
    "bot",
    "ask",
]


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(do=WORDS, fields=st.dictionaries(st.sampled_from(FIELDS), VALUES, max_size=6), real=st.booleans())
def test_random_messages(scene: Scene, do: str, fields: dict[str, object], real: bool) -> None:
    """Sent by a stranger and by a seated player: each gets an answer, and the table stays consistent."""
    message: dict[str, object] = {"id": 1, **fields, "do": do}
    if real:
        message |= {"table": scene.table}
    before = scene.seq()
    with scene.eve.connect() as eve:
        eve.send(json.dumps(message))
        assert told(eve, {"do": "ping", "id": 77})["type"] in ANSWERS
    assert scene.seq() == before, "the stranger changed the table"
    if do in HARMLESS:
        with scene.bob.connect() as bob:
            bob.send(json.dumps(message))
            assert told(bob, {"do": "ping", "id": 78})["type"] in ANSWERS
    assert scene.view()["position"]


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(frame=st.binary(max_size=300) | st.text(max_size=300))
def test_random_frames(scene: Scene, frame: str | bytes) -> None:
    with scene.eve.connect() as eve:
        try:
            eve.send(frame)
        except UnicodeEncodeError:
            return
        found = answer(eve)
        assert (found["type"], code(found)) == ("refused", "bad-message")
