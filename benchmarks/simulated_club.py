"""Simulate a club: 40 people and 8 bot accounts play a Swiss of correspondence games while server processes are killed.

    python benchmarks/simulated_club.py                      five rounds; writes results/simulated_club.txt
    python benchmarks/simulated_club.py --people 6 --bots 4 --rounds 2 --kills 1 --output club.txt

Two processes of one server run over PostgreSQL. Every person gets notifications in a browser (a real receiver that
decrypts them) and by e-mail (a real mail server), and plays only when told that it is their turn. Two bot accounts are
external engines. In the end the program compares with what must be:

* the notifications that arrived, with those that the games must have caused and with the server's outbox;
* the standings, with a second computation from the results of the games;
* the stored ratings, with those recomputed from the results; and the database, by `check-database`.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from http.client import HTTPException
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tests" / each) for each in ("support", "server", "server/faults", "server/store")]
sys.path.insert(0, str(ROOT / "examples"))

from bot_account_helpers import EXAMPLES, BotProcess, Owner, TokenClient  # noqa: E402
from notification_receivers import Browser, HttpReceiver, MailServer, link_in, text_of  # noqa: E402
from postgres_server import PostgresServer  # noqa: E402
from scripted_client import Json, Refused, is_asked  # noqa: E402
from server_process import ServerProcess, child_server_pids, wait_until  # noqa: E402

from bastide.server.notifications.email_channel import CONFIRM_PATH  # noqa: E402
from bastide.server.notifications.notification_texts import make_id  # noqa: E402
from bastide.server.store.database import database_from_url  # noqa: E402

DAY_SECONDS = 86_400
BOTS_PER_OWNER = 4
#: External engines among the bot accounts; the others are clients of this program.
ENGINES = (f"{sys.executable} {EXAMPLES / 'random_engine.py'}", f"node {EXAMPLES / 'random_engine.mjs'}")
GAMES_AT_ONCE = 4
#: A killed process keeps the lease of its endpoints for a minute.
WAIT_SECONDS = 900
#: A process is killed when this many messages of a round have arrived.
MESSAGES_BEFORE_KILL = 10
NAMES = [
    *("Ada", "Ben", "Cyd", "Dan", "Eve", "Fay", "Gil", "Hal", "Ida", "Jon"),
    *("Kay", "Leo", "Mia", "Ned", "Ola", "Pam", "Quin", "Rae", "Sid", "Tia"),
]


class PatientClient:
    """Repeats requests while the server process is gone. Comes before a client class."""

    def _answer(self, request: Request) -> Any:
        until = time.monotonic() + WAIT_SECONDS
        while True:
            try:
                return super()._answer(request)  # type: ignore[misc]  # of the client
            except HTTPError as error:
                if error.code != 503 or time.monotonic() > until:
                    raise
            except (URLError, HTTPException, OSError):
                if time.monotonic() > until:
                    raise
            time.sleep(0.2)


class Person(PatientClient, Owner):
    """A person with a browser and an e-mail address."""

    def __init__(self, server: str, name: str, receiver: HttpReceiver) -> None:
        super().__init__(server, name)
        self.name = name
        self.path = f"/push/{name}"
        self.address = f"{name.lower()}@example.org"
        self.browser = Browser()
        self.post("/api/me/notifications/browser", self.browser.subscription(f"{receiver.url}{self.path}"))
        self.post("/api/me/notifications/email", {"address": self.address})
        settings = self.get("/api/me/notifications")["settings"]
        # The turn by the browser only, the rest by both.
        settings["turn"]["email"] = "off"
        settings["over"]["email"] = "now"
        body = json.dumps(settings).encode()
        self._ask(Request(f"{server}/api/me/notifications", body, method="PUT"))


class BotProgram(PatientClient, TokenClient):
    """A bot account that this program plays."""


Player = Person | BotProgram | None


class Club:
    """The people and bots, and what they have seen."""

    def __init__(self, arguments: argparse.Namespace, server: ServerProcess, database: str) -> None:
        self.arguments = arguments
        self.server = server
        self.database = database
        self.mail = MailServer()
        self.receiver = HttpReceiver()
        self.people: list[Person] = []
        #: By entrant number, from 1; None: an external engine.
        self.players: dict[int, Player] = {}
        self.tournament = ""
        self.kills: list[str] = []
        self.played = 0

    def log(self, text: str) -> None:
        print(time.strftime("%H:%M:%S"), text, flush=True)

    # -- before the tournament ---------------------------------------------------------------

    def gather(self, stack: ExitStack, folder: Path) -> None:
        """Sign up everybody, and enter them."""
        url, count = self.server.url, self.arguments.people
        for number in range(count):
            name = NAMES[number % len(NAMES)] + ("" if number < len(NAMES) else str(number // len(NAMES) + 1))
            self.people.append(Person(url, name, self.receiver))
        self.wait(lambda: len(self.mail.messages) >= count, "mails to confirm the addresses")
        for message in list(self.mail.messages):
            request = Request(url + link_in(message, CONFIRM_PATH), b"", method="POST")
            self.people[0]._answer(request)
        self.mail.messages.clear()
        settings = {
            "game": "dominion",
            "format": "swiss",
            "rounds": self.arguments.rounds,
            "clock": {"kind": "move", "seconds": 3 * DAY_SECONDS},
            "no_show_minutes": 3 * 1440,
            "options": {"kingdom": "first_game_2e"},
        }
        organiser = self.people[0]
        created = organiser.post("/api/tournaments", {"name": "Club evening", "settings": settings})
        self.tournament = created["id"]
        for person in self.people:
            person.post(f"/api/tournaments/{self.tournament}/join", {})
            self.players[len(self.players) + 1] = person
        for number in range(self.arguments.bots):
            owner = self.people[number // BOTS_PER_OWNER]
            self.enter_bot(owner, number, stack, folder)
        self.log(f"{len(self.people)} people and {self.arguments.bots} bot accounts have joined")

    def enter_bot(self, owner: Person, number: int, stack: ExitStack, folder: Path) -> None:
        bot = owner.create_bot(f"Robo {number + 1}")
        token = owner.create_token(bot)
        program: BotProgram | None = None
        if number < len(ENGINES):
            options = ("--anyone", "--most", "3", "--seconds", "1")
            stack.enter_context(BotProcess(self.server.url, token, ENGINES[number], folder, *options))
        else:
            program = BotProgram(self.server.url, token)
            program.connect("?accepts=anyone&most=3")
        self.wait(lambda: owner.is_online(bot), "the bot is online")
        self.people[0].post(f"/api/tournaments/{self.tournament}/bots", {"bot": bot})
        if program is not None:
            program.connection.close()
        self.players[len(self.players) + 1] = program

    # -- the tournament ----------------------------------------------------------------------

    def load(self) -> Json:
        found: Json = self.people[0].get(f"/api/tournaments/{self.tournament}")
        return found

    def play(self) -> None:
        self.people[0].post(f"/api/tournaments/{self.tournament}/control", {"action": "start"})
        for number in range(1, self.arguments.rounds + 1):
            before = len(self.receiver.requests) + len(self.mail.messages)
            self.wait(lambda number=number: self.load()["round"] == number, f"round {number}")  # type: ignore[misc]
            shown = next(each for each in self.load()["rounds"] if each["number"] == number)
            games = [game for match in shown["matches"] for game in match["games"]]
            self.log(f"round {number}: {len(games)} games")
            # The first kill hits the notifications of a round, the second its games, and so on.
            is_due = len(self.kills) < self.arguments.kills and number > 1
            if is_due and len(self.kills) % 2 == 0:
                enough = before + min(MESSAGES_BEFORE_KILL, len(self.people))
                self.wait(lambda: len(self.receiver.requests) + len(self.mail.messages) >= enough, "messages")  # noqa: B023
                self.kill_process(f"while the notifications of round {number} were sent")
                is_due = False
            with ThreadPoolExecutor(GAMES_AT_ONCE) as pool:
                running = [pool.submit(self.play_game, game, number) for game in games]
                if is_due:
                    wanted = self.played + len(games) // 3
                    self.wait(lambda: self.played >= wanted, "games of the round")  # noqa: B023
                    self.kill_process(f"while the games of round {number} were played")
                for each in running:
                    each.result()
        self.wait(lambda: self.load()["status"] == "finished", "the end of the tournament")
        self.log("finished")

    def kill_process(self, when: str) -> None:
        both = child_server_pids(self.server.pid)
        killed = both[len(self.kills) % len(both)]
        os.kill(killed, signal.SIGKILL)
        self.kills.append(when)
        self.log(f"killed one of {len(both)} processes {when}")

    def play_game(self, game: Json, number: int) -> None:
        """Play a game to its end, when everybody has been told of the round and the first person of their turn."""
        table, seats = game["table"], [self.players[each] for each in game["seats"]]
        rng = random.Random(f"{number} {game['seats']}")
        watcher = next((each for each in seats if each is not None), None)
        if watcher is None:  # two engines
            watcher = self.people[0]
        people = [each for each in seats if isinstance(each, Person)]
        self.wait(lambda: all(self.has_both(each, table) for each in people), f"{people} are told of the round")
        self.wait(lambda: self.is_open(watcher, table), "the table")
        shown = watcher.table(table)
        first = seats[shown["waiting_for"][0]]
        if isinstance(first, Person):
            self.wait(lambda: "Your turn" in self.titles(first, table), f"{first.name} is told of their turn")
        while (shown := watcher.table(table, since=shown["seq"]))["result"] is None:
            player = seats[shown["waiting_for"][0]]
            if player is None:
                time.sleep(0.5)  # a long poll would count as looking at the table
                continue
            own = player.table(table, since=shown["seq"])
            if is_asked(own):
                self.act(player, table, own, rng)
        self.played += 1

    def seat_of_last_action(self, table: str) -> int:
        record: str = self.people[0].get(f"/api/tables/{table}/record")
        moves = [line for line in record.splitlines() if re.match(r"\d+ ", line)]
        return int(moves[-1].split()[0])

    @staticmethod
    def is_open(client: Person | BotProgram, table: str) -> bool:
        try:
            return bool(client.table(table)["waiting_for"])
        except Refused:
            return False

    @staticmethod
    def act(player: Person | BotProgram, table: str, shown: Json, rng: random.Random) -> None:
        actions = shown["decision"]["actions"]
        wanted = [each for each in actions if "curse" not in each["notation"]] or actions
        chosen = rng.choice(wanted[-2:])["action"]
        try:
            player.do(table, "act", position=shown["position"], actions=[chosen])
        except Refused as refused:
            # The process was killed after it had stored the action.
            if refused.problem["code"] not in ("stale", "not-to-move", "table-finished"):
                raise

    def has_both(self, person: Person, table: str) -> bool:
        """Whether a person has been told of the round of a table in the browser and by e-mail."""
        return bool(self.titles(person, table)) and any(
            message["To"] == person.address and table in text_of(message) for message in list(self.mail.messages)
        )

    def titles(self, person: Person, table: str) -> list[str]:
        """Return the titles of the push messages about a table, up to the colon."""
        found = [person.browser.read(each) for each in self.receiver.at(person.path)]
        return [each["title"].partition(":")[0] for each in found if each["url"].endswith(table)]

    def wait(self, holds: Callable[[], bool], what: str) -> None:
        until = time.monotonic() + WAIT_SECONDS
        while not holds():
            if time.monotonic() > until:
                raise AssertionError(f"{what}: not within {WAIT_SECONDS} s; {self.server.tail()}")
            time.sleep(0.5)

    # -- afterwards --------------------------------------------------------------------------

    def query(self, sql: str) -> list[tuple[Any, ...]]:
        connection = database_from_url(self.database).connect()
        try:
            return connection.fetch(tuple[Any, ...], sql, [])
        finally:
            connection.close()

    def check_notifications(self) -> list[str]:
        """Compare what arrived with the games and with the outbox; returns lines of the report."""
        unsent = "select count(*) from outbox where sent_at is null"
        self.wait(lambda: self.query(unsent)[0][0] == 0, "everything is sent")
        lines: list[str] = []
        expected = self.list_expected()
        rows = self.query(
            "select e.channel, p.name, o.endpoint, o.kind, o.table_id, o.seq from outbox o"
            " join notification_endpoints e on e.id = o.endpoint join people p on p.id = e.person"
            " where o.table_id <> ''"
        )
        for channel in ("push", "email"):
            arrived = self.list_arrived(channel)
            ids = Counter(each for each, _ in arrived)
            stored = {make_id(*row[2:]): (row[1], row[3], row[4]) for row in rows if row[0] == channel}
            lost = set(stored) - set(ids)
            assert not lost, f"{channel}: sent but not arrived: {[stored[each] for each in lost]}"
            # A process was killed after it had sent a turn; then the person moved, and the rest withdrew the turn.
            unrecorded = [what for each, what in arrived if each not in stored]
            assert all(title == "Your turn" for _, _, title in unrecorded), f"{channel}: not recorded: {unrecorded}"
            found = Counter(stored.values())
            wanted = Counter(expected[channel])
            turns = Counter({what: count for what, count in found.items() if what[1] == "turn"})
            others = found - turns
            assert others == wanted, f"{channel}: {others - wanted} too many, {wanted - others} missing"
            for each, (name, table, _) in arrived:
                about = stored.get(each, (name, "", table))
                assert (about[0], about[2]) == (name, table), "a message for somebody else"
            repeated = sum(count - 1 for count in ids.values())
            kinds = Counter(kind for _, kind, _ in stored.values())
            listed = ", ".join(f"{kinds[kind]} {kind}" for kind in ("round", "turn", "over") if kinds[kind])
            lines.append(f"{channel}: {len(stored)} notifications sent ({listed}), each arrived")
            lines.append(f"{channel}: {repeated} arrived again with the same id, {len(unrecorded)} turns after a kill")
        return lines

    def list_expected(self) -> dict[str, list[tuple[str, str, str]]]:
        """Return what everybody must be told: name, kind and table, by channel. Turns depend on the time."""
        found = []
        for each in self.load()["rounds"]:
            for match in each["matches"]:
                (game,) = match["games"]
                last = self.seat_of_last_action(game["table"])
                for seat, number in enumerate(game["seats"]):
                    player = self.players[number]
                    if isinstance(player, Person):
                        found.append((player.name, "round", game["table"]))
                        if seat != last:  # who ends the game knows it
                            found.append((player.name, "over", game["table"]))
        return {"push": found, "email": found}

    def list_arrived(self, channel: str) -> list[tuple[str, tuple[str, str, str]]]:
        """List the messages that arrived: id; name, table, and title up to the colon."""
        if channel == "push":
            return [
                (found["id"], (person.name, found["url"].rpartition("/")[2], found["title"].partition(":")[0]))
                for person in self.people
                for each in self.receiver.at(person.path)
                for found in [person.browser.read(each)]
            ]
        names = {person.address: person.name for person in self.people}
        found = []
        for message in self.mail.messages:
            tables = re.findall(r"/table/([0-9a-f]+)", text_of(message))
            assert len(tables) == 1, f"several notifications in one mail: {message['Subject']}"
            number, title = (
                str(message["Message-ID"]).strip("<>").partition("@")[0],
                message["Subject"].partition(":")[0],
            )
            found.append((number, (names[message["To"]], tables[0], title)))
        return found

    def check_standings(self) -> str:
        results: Json = self.people[0].get(f"/api/tournaments/{self.tournament}/results.json")
        expected = compute_standings(results, self.arguments.rounds)
        shown = {row["number"]: (row["points"], *row["tie_breaks"]) for row in results["standings"]}
        assert shown == expected, "the standings differ"
        places = {row["number"]: row["place"] for row in results["standings"]}
        assert places == {
            number: 1 + sum(other > value for other in expected.values()) for number, value in expected.items()
        }
        played = [row for row in results["games"] if row["reason"] == "played"]
        return (
            f"standings: {len(shown)} places equal a second computation from {len(played) // 2} games played to the end"
        )

    def check_ratings(self) -> str:
        command = [sys.executable, "-m", "bastide"]
        counted = subprocess.run(
            [*command, "admin", "recompute-ratings", "--json", "--database", self.database],
            check=True,
            capture_output=True,
            text=True,
        )
        found = json.loads(counted.stdout)
        assert not found["wrong_ratings"], found
        assert not found["wrong_history"], found
        checked = subprocess.run(
            [*command, "check-database", "--database", self.database], capture_output=True, text=True, check=False
        )
        assert checked.returncode == 0, checked.stdout + checked.stderr
        return f"ratings: {found['ratings']} recomputed from {found['games']} rated games equal the stored ones"


def compute_standings(results: Json, rounds: int) -> dict[int, tuple[float, ...]]:
    """Compute points, Buchholz, Sonneborn-Berger and wins of a Swiss from the rows of its games."""
    met: dict[int, dict[int, tuple[int, float]]] = defaultdict(dict)
    by_table: dict[str, list[Json]] = defaultdict(list)
    for row in results["games"]:
        by_table[row["table"]].append(row)
    for first, second in by_table.values():
        won = (1 if first["place"] < second["place"] else 0) + (0.5 if first["place"] == second["place"] else 0)
        met[first["entrant"]][first["round"]] = (second["entrant"], won)
        met[second["entrant"]][first["round"]] = (first["entrant"], 1 - won)
    numbers = [each["number"] for each in results["entrants"]]
    byes = {number: rounds - len(met[number]) for number in numbers}
    points = {number: sum(won for _, won in met[number].values()) + byes[number] for number in numbers}
    return {
        number: (
            points[number],
            sum(points[other] for other, _ in met[number].values()) + byes[number] * points[number],
            sum(points[other] * won for other, won in met[number].values()) + byes[number] * points[number],
            sum(won == 1 for _, won in met[number].values()),
        )
        for number in numbers
    }


def run(arguments: argparse.Namespace) -> list[str]:
    postgres = PostgresServer()
    with ExitStack() as stack:
        stack.callback(postgres.close)
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="bastide-club-")))
        database = postgres.ready_database()
        server = ServerProcess(
            database,
            folder / "server.log",
            processes="2",
            log_level="warning",
            outgoing_networks="127.0.0.0/8",
            public_url="http://localhost",
        )
        # Not the seeded server of the tests: a process that is started again would repeat its deals.
        server.command[1:2] = ["-m", "bastide"]
        club = Club(arguments, server, database)
        stack.callback(club.receiver.stop)
        stack.callback(club.mail.stop)
        server.environment["BASTIDE_SMTP_URL"] = club.mail.url
        stack.enter_context(server)
        wait_until(lambda: len(child_server_pids(server.pid)) == 2, "two processes serve")
        began = time.monotonic()
        club.gather(stack, folder)
        club.play()
        engines = min(arguments.bots, len(ENGINES))
        took = (time.monotonic() - began) / 60
        return [
            f"{arguments.people} people and {arguments.bots} bot accounts ({engines} external engines)",
            f"Swiss of {arguments.rounds} rounds, Dominion, 3 days per move",
            f"two server processes over PostgreSQL, {os.cpu_count()} cores, {took:.0f} minutes",
            *(f"killed (SIGKILL): one process {when}" for when in club.kills),
            *club.check_notifications(),
            club.check_standings(),
            club.check_ratings(),
            "check-database: no problems",
        ]


def main() -> int:
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # stops the server and PostgreSQL
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--people", type=int, default=40)
    parser.add_argument("--bots", type=int, default=8)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--kills", type=int, default=3)
    parser.add_argument("--output", type=Path, default=ROOT / "benchmarks" / "results" / "simulated_club.txt")
    arguments = parser.parse_args()
    lines = run(arguments)
    print("\n".join(lines))
    arguments.output.write_text("\n".join(["python benchmarks/simulated_club.py", "", *lines, ""]), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
