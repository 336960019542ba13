"""Resource exhaustion attacks by one guest: memory, logs and CPU time.

Each attack runs against a server with its default limits, while others play.
"""

from __future__ import annotations

import asyncio
import json
import os
import socket
from contextlib import suppress
from time import monotonic, sleep

from attack_findings import Attack, Finding
from bystander_latency import Attacker, BystanderPlayers, format_mib, resident_memory_bytes
from running_server import make_long_record
from server_process import ServerProcess
from websockets.exceptions import ConnectionClosed

from bastide.core.game_registry import get_game
from bastide.hosting.lobby.table_summary import build_summary
from bastide.server.store import open_store
from bastide.tables import log
from bastide.tables.log import AnyEntryData, LogEntry
from bastide.tables.messages import NoClock
from bastide.tables.messages.record_messages import MAX_RECORD_ACTIONS
from bastide.tables.state.log_replay import apply_entry
from bastide.tables.state.table_state import Table

SOAK = bool(os.environ.get("BASTIDE_SOAK"))


# -- logs ------------------------------------------------------------------------------------------


def long_table(database: str, id: str, pairs: int, public: bool) -> int:
    """Store a table with many pairs of an action and its take-back; returns the log length."""
    seats = [log.SeatAssignment("somebody", "Ann", ""), log.SeatAssignment("another", "Ben", "")]
    options = {**get_game("dominion").check_options(2, {"kingdom": "first_game_2e"})}
    made = log.TableCreated(
        game="dominion",
        rules=get_game("dominion").rules_version,
        options=options,
        seats=seats,
        public=public,
        clock=NoClock(),
        expiry="bot",
        aids=True,
        shuffle=False,
        invite="x" * 22,
        host="somebody",
    )
    table = Table(id)
    entries: list[LogEntry] = []

    def note(seat: int, what: AnyEntryData) -> None:
        entries.append(LogEntry(table.seq + 1, seat, what, 1_700_000_000_000))
        apply_entry(table, entries[-1])

    def act() -> None:
        assert table.state is not None
        seat = table.waiting_for()[0]
        note(seat, log.ActionsPlayed([table.state.parse_action(seat, "end turn")], ["end turn"]))

    note(-1, made)
    note(-1, log.GameStarted("1", "", [0, 1], made.rules, options))
    for _ in range(150):
        act()
    for _ in range(pairs):
        act()
        note(0, log.StepsTakenBack([table.steps[-1].seq]))

    async def store() -> None:
        kept = await open_store(database)
        await kept.create_table(id, entries, build_summary(table))
        await kept.close()

    asyncio.run(store())
    return table.seq


def database_of(server: ServerProcess) -> str:
    return server.command[server.command.index("--database") + 1]


def load_long_take_back_log(server: ServerProcess) -> Finding:
    """Request a table with 20,000 take-backs, and then its whole history."""
    length = long_table(database_of(server), "feedbeef00000001", 20_000, public=True)
    stranger = Attacker(server)
    with BystanderPlayers(server) as others:
        begun = monotonic()
        stranger.json("GET", f"/api/tables/feedbeef00000001?since={2**40}")
        table = monotonic() - begun
        begun = monotonic()
        told = stranger.json("GET", "/api/tables/feedbeef00000001")["happened"]
        history = monotonic() - begun
        assert isinstance(told, list)
        assert len(told) == 2_000
    achieved = f"answered in {table:.1f} s, its history in {history:.1f} s"
    return others.finding(f"GET of a table with {length:,} entries, half of them take-backs", achieved)


def request_private_table_as_stranger(server: ServerProcess) -> Finding:
    """Requests of strangers must not load a private table."""
    long_table(database_of(server), "feedbeef00000002", 5_000, public=False)
    stranger = Attacker(server)
    asked = 100
    with BystanderPlayers(server) as others:
        before = server.cpu()
        paths = ("", "/record", "/check", "/text")
        codes = {stranger.ask("GET", f"/api/tables/feedbeef00000002{path}")[0] for path in paths * (asked // 4)}
        cpu = server.cpu() - before
        assert codes == {404}
    achieved = f"{asked} times: 404, {cpu:.1f} s of CPU time"
    return others.finding("Stranger requests a long private table", achieved)


def take_back_repeatedly(server: ServerProcess) -> Finding:
    """Act and take back as fast as the limits allow."""
    eve = Attacker(server, "Eve")
    wish = {"game": "carcassonne", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], "start": True}
    table = str(eve.json("POST", "/api/tables", wish)["table"])
    refusal = ""
    with BystanderPlayers(server) as others, eve.connect() as connection:
        eager = FastPlayer(connection, table)
        for _ in range(1_000 if SOAK else 120):
            refusal = eager.act() or eager.take_back()
            if refusal == "too-many" and SOAK:
                sleep(0.2)
            elif refusal not in ("", "too-many"):
                break
    achieved = f"{eager.seq:,} entries; then: {refusal or 'not refused yet'}"
    return others.finding("Act and take back repeatedly", achieved)


class FastPlayer:
    """Player that acts as fast as the server answers."""

    def __init__(self, connection: object, table: str) -> None:
        from websockets.sync.client import ClientConnection

        assert isinstance(connection, ClientConnection)
        self.connection = connection
        self.table = table
        self.seq = self.position = 0
        self.action: int | None = None
        self.do({"do": "watch", "since": 2**40})

    def do(self, message: dict[str, object]) -> str:
        """Send a command; returns its error code, or empty."""
        self.connection.send(json.dumps({"table": self.table, "id": 1, **message}))
        while True:
            found = json.loads(self.connection.recv(60))
            view = found.get("table") if found["type"] == "refused" else found
            if found["type"] in ("table", "refused") and view:
                self.seq, self.position = view["seq"], view["position"]
                self.action = view["decision"]["actions"][0]["action"] if view["decision"] else None
            if found["type"] == "refused":
                return str(found["problem"]["code"])
            if found["type"] == "done" or 1 in found.get("answers", []):
                return ""

    def act(self) -> str:
        return self.do({"do": "act", "position": self.position, "actions": [self.action]})

    def take_back(self) -> str:
        return self.do({"do": "take_back", "position": self.position})


def sit_down_and_stand_up_repeatedly(server: ServerProcess) -> Finding:
    host, eve = Attacker(server, "Host", "127.0.0.67"), Attacker(server, "Eve")
    wish = {"game": "dominion", "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
    table = str(host.json("POST", "/api/tables", wish)["table"])
    with BystanderPlayers(server) as others:
        codes = []
        for _ in range(40):
            for command in ("sit", "stand"):
                status, text = eve.ask("POST", f"/api/tables/{table}/{command}", {})
                codes.append(json.loads(text).get("code", "") if status != 200 else "")
    length = host.json("GET", f"/api/tables/{table}")["seq"]
    assert "often-enough" in codes
    assert isinstance(length, int)
    return others.finding("Sit down and stand up repeatedly", f"{length} entries, then refused")


# -- memory ----------------------------------------------------------------------------------------


def never_read_answers(server: ServerProcess) -> Finding:
    """Request a long table again and again, without reading the answers."""
    long_table(database_of(server), "feedbeef00000003", 2_000, public=True)
    eve = Attacker(server)
    eve.ask("GET", "/api/tables/feedbeef00000003")
    before = resident_memory_bytes(server)
    most = 0
    sent = 0
    begun = monotonic()
    with BystanderPlayers(server) as others:
        for _ in range(5 if SOAK else 2):
            with suppress(ConnectionClosed, OSError), eve.connect() as connection:
                connection.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                connection.protocol.receive_data = lambda data: None  # type: ignore[method-assign]
                until = monotonic() + 20
                while monotonic() < until:
                    connection.send(json.dumps({"do": "watch", "table": "feedbeef00000003", "id": 1}))
                    sent += 1
                    most = max(most, resident_memory_bytes(server) - before)
                    sleep(0.002)  # leave CPU time to the server
    assert most < 32 << 20, format_mib(most)
    return others.finding(
        "Requests without reading answers", f"{sent} requests in {monotonic() - begun:.0f} s, peak {format_mib(most)}"
    )


def never_read_pongs(server: ServerProcess) -> Finding:
    eve = Attacker(server)
    before = resident_memory_bytes(server)
    most = sent = 0
    ping = b"\x89\xfd\x00\x00\x00\x00" + b"x" * 125
    with BystanderPlayers(server) as others, suppress(OSError), eve.connect() as connection:
        raw = socket.socket(fileno=os.dup(connection.socket.fileno()))
        raw.settimeout(2)
        until = monotonic() + (30 if SOAK else 5)
        try:
            while monotonic() < until:
                raw.sendall(ping * 200)
                sent += 200
                most = max(most, resident_memory_bytes(server) - before)
        finally:
            raw.close()
    assert most < 32 << 20, format_mib(most)
    return others.finding("Pings without reading pongs", f"{sent:,} pings, peak {format_mib(most)}")


def request_from_many_addresses(server: ServerProcess) -> Finding:
    """Request pages, lists, tables and reviews from ever new addresses."""
    wish = {"game": "dominion", "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
    table = str(Attacker(server, "Host", "127.0.0.68").json("POST", "/api/tables", wish)["table"])
    paths = ["/api/tables", f"/api/tables/{table}", "/api/tables/{}", "/api/reviews/{}", "/api/games/{}", "/table/{}"]
    paths += ["/locale/en/{}.ftl", "/locale/{}/web.ftl", "/games/{}/page/x.js", "/api/games/dominion/components/{}"]
    many = 10_000 if SOAK else 600

    def visits(first: int, count: int) -> None:
        for number in range(first, first + count):
            address = f"127.{1 + number // 62_500 % 200}.{number // 250 % 250}.{1 + number % 250}"
            stranger = Attacker(server, address=address)
            status, _ = stranger.ask("GET", paths[number % len(paths)].format(f"nobody-{number}"))
            assert status in (200, 404), status

    visits(0, many // 4)
    before = resident_memory_bytes(server)
    with BystanderPlayers(server) as others:
        visits(many, many)
    grown = resident_memory_bytes(server) - before
    assert grown < 16 << 20, format_mib(grown)
    return others.finding("Requests from many addresses", f"{many:,} requests, memory +{format_mib(grown)}")


# -- work ------------------------------------------------------------------------------------------


def upload_longest_records(server: ServerProcess) -> Finding:
    """Replay, review and import records of the maximum length, with and without a name."""
    text = make_long_record(MAX_RECORD_ACTIONS)
    longer = make_long_record(MAX_RECORD_ACTIONS + 1)
    nobody, eve = Attacker(server, address="127.0.0.69"), Attacker(server, "Eve", "127.0.0.70")
    assert b"record-too-long" in nobody.ask("POST", "/api/replay", {"record": longer})[1]
    before = resident_memory_bytes(server)
    answers: list[int] = []
    with BystanderPlayers(server) as others:
        for _ in range(5 if SOAK else 1):
            for each in (nobody, eve):
                answers.append(each.ask("POST", "/api/replay", {"record": text, "count": 500})[0])
                answers.append(each.ask("POST", "/api/reviews", {"record": text})[0])
                answers.append(each.ask("POST", "/api/records", {"record": text})[0])
        most = resident_memory_bytes(server) - before
    done = sum(status < 300 for status in answers)
    return others.finding(
        f"Records of {MAX_RECORD_ACTIONS:,} actions, replayed, reviewed, imported",
        f"{len(answers)} requests, {done} done, memory +{format_mib(most)}",
    )


ATTACKS: list[Attack] = [
    load_long_take_back_log,
    request_private_table_as_stranger,
    take_back_repeatedly,
    sit_down_and_stand_up_repeatedly,
    never_read_answers,
    never_read_pongs,
    request_from_many_addresses,
    upload_longest_records,
]
