"""Every request and message that a guest can send, and the resource to which it belongs.

``hostile/test_load_per_resource.py`` compares these tables with the endpoints of the server and the messages of the
protocol: a new one needs an entry here. An entry asks for as much as a guest may ask for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from itertools import count
from types import MappingProxyType
from typing import NamedTuple

from msgspec import convert
from running_server import make_long_record
from simulated_players import ShownTable

from bastide.core.json_data import JsonData
from bastide.puzzles import get_pack
from bastide.tables.messages.record_messages import MAX_RECORD_ACTIONS

Json = dict[str, JsonData]

#: Two strategies that buy nothing, with conditions of the maximum cost: their games never end.
ENDLESS_STRATEGIES = {name: f"{name} when " + " or ".join(["in_play(cards)<0"] * 80) for name in ("curse", "copper")}
#: The guests play against bots that search for seconds.
SEATS: list[JsonData] = [{"kind": "me"}, {"kind": "bot", "bot": "expert"}]
#: A tournament that guests may not create, because it needs an account.
TOURNAMENT = {"game": "dominion", "format": "swiss", "clock": {"kind": "move", "seconds": 60}}
HEX = "0" * 64
BASE64 = "A" * 8_000
#: Push subscription of a browser that nobody has: an example of RFC 8291, at an address that is not public.
PUSH_SUBSCRIPTION = {
    "address": "https://192.0.2.1/" + "x" * 900,
    "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
}

#: Numbers that make records, names and texts different, so that no answer comes from a cache.
_serial = count(1)


class GuestRequest(NamedTuple):
    """Body of a request, and values for its path."""

    body: object = None
    path: Mapping[str, str] = MappingProxyType({})
    query: str = ""


class Guest:
    """What a guest knows: cookie, table, and what earlier answers contained."""

    def __init__(self, number: int, address: str) -> None:
        self.number = number
        self.address = address
        self.cookie = ""
        self.known = {"table": "none", "trial": "none", "review": "none"}
        self.position = 0
        self.actions: list[int] = [0]

    def fill(self, path: str, request: GuestRequest) -> str:
        """Return the path of a request with all values, and its query."""
        values = {**PATH_VALUES, **self.known, **request.path}
        return path.replace("{path:path}", "{path}").format_map(values) + request.query

    def learn(self, name: str, answer: Json) -> None:
        """Remember the ids and the decision in an answer."""
        if name == "POST /api/tables":
            self.known["table"] = str(answer["table"])
        elif name in ("POST /api/trials", "POST /api/reviews"):
            self.known[name.removeprefix("POST /api/").removesuffix("s")] = str(answer["id"])
        elif name == "GET /api/tables/{table}":
            shown = convert(answer, ShownTable)
            if shown.decision is not None:
                self.position = shown.position
                self.actions = [each.action for each in shown.decision.actions]


#: Values of path parameters, unless the guest knows others.
PATH_VALUES = {
    "game": "dominion",
    "tournament": "none",
    "study": "none",
    "chapter": "1",
    "kind": "cards",
    "name": "dominion",
    "language": "de",
    "path": "index.html",
    "id": get_pack("dominion").puzzles[0].id,
}


@cache
def long_record(names: str) -> str:
    return make_long_record(MAX_RECORD_ACTIONS).replace("Ann", names)


def new_record() -> str:
    """Return a record of the maximum length that the server has not seen."""
    return long_record("Ann").replace("Ann", f"Ann {next(_serial)}", 1)


def ask(body: object = None, query: str = "", **path: str) -> Callable[[Guest], GuestRequest]:
    """Return an entry whose request is the same for every guest."""
    return lambda guest: GuestRequest(body, path, query)


def ask_with(body: Callable[[Guest], object]) -> Callable[[Guest], GuestRequest]:
    """Return an entry whose body depends on the guest."""
    return lambda guest: GuestRequest(body(guest))


def at_table(build: Callable[[Guest], Json]) -> Callable[[Guest], Json]:
    """Return the message of a command: its body with the guest's table."""
    return lambda guest: {"table": guest.known["table"], **build(guest)}


def at_position(guest: Guest) -> Json:
    return {"position": guest.position}


def start_trial(guest: Guest) -> Json:
    return {
        "game": "dominion",
        "bots": ["buylist:curse", "buylist:copper"],
        "texts": dict(ENDLESS_STRATEGIES),
        "games": 10_000,
        "options": {"kingdom": "first_game_2e"},
    }


def check_strategy(guest: Guest) -> Json:
    return {"game": "dominion", "name": "mine", "text": ENDLESS_STRATEGIES["curse"]}


def create_table(guest: Guest) -> Json:
    return {"game": "dominion", "seats": SEATS, "start": True, "hints": True}


def coached_move(guest: Guest) -> Json:
    return {"position": guest.position, "action": guest.actions[-1]}


def puzzle(**more: JsonData) -> Callable[[Guest], GuestRequest]:
    def build(guest: Guest) -> GuestRequest:
        puzzles = get_pack("dominion").puzzles
        return GuestRequest({"game": "dominion", "id": puzzles[next(_serial) % len(puzzles)].id, **more})

    return build


#: Messages of the protocol without those about the connection, by name; HTTP commands have the same bodies.
COMMANDS: dict[str, Callable[[Guest], Json]] = {
    "sit": lambda guest: {"seat": 1},
    "stand": lambda guest: {},
    "agree": lambda guest: {"part": HEX},
    "reveal": lambda guest: {"secret": HEX},
    "set_seat": lambda guest: {"seat": 1, "bot": "expert"},
    "start": lambda guest: {},
    # The first two actions are legal at most: a refused list of many actions costs most.
    "act": lambda guest: {"position": guest.position, "actions": [guest.actions[-1]] * 3},
    "pick": lambda guest: {"position": guest.position, "actions": [guest.actions[0]] * 3},
    "why": lambda guest: {"position": guest.position, "action": "buy province"},
    "take_back": at_position,
    "may_take_back": at_position,
    "replace": lambda guest: {"seat": 1},
    "return": lambda guest: {},
    "answer": lambda guest: {"proposal": 1, "yes": True},
    "chat": lambda guest: {"text": "x" * 500},
    "knock": lambda guest: {},
    "let_in": lambda guest: {"knock": 1, "yes": True},
    "rematch": lambda guest: {},
    "abandon": lambda guest: {},
    "resign": lambda guest: {},
}
MESSAGES: dict[str, Callable[[Guest], Json]] = {
    "ping": lambda guest: {},
    "lobby": lambda guest: {},
    "leave_lobby": lambda guest: {},
    "watch": lambda guest: {"table": guest.known["table"]},
    "leave": lambda guest: {"table": guest.known["table"]},
    "hold": lambda guest: {"table": guest.known["table"], "seat": 0},
    **{name: at_table(build) for name, build in COMMANDS.items()},
}

#: Every endpoint and page of the server, and the request that a guest sends to it.
REQUESTS: dict[str, Callable[[Guest], GuestRequest]] = {
    "POST /api/trials": ask_with(start_trial),
    "GET /api/trials/{trial}": ask(),
    "DELETE /api/trials/{trial}": ask(),
    "GET /api/trials/{trial}/report": ask(query="?language=he"),
    "GET /api/tournament-presets": ask(),
    "GET /api/tournaments": ask(),
    "GET /api/tournaments/{tournament}": ask(),
    "GET /api/tournaments/{tournament}/results.json": ask(),
    "GET /api/tournaments/{tournament}/results.csv": ask(),
    "POST /api/tournaments": ask_with(lambda guest: {"name": "Open", "settings": TOURNAMENT}),
    "POST /api/tournaments/{tournament}/join": ask_with(lambda guest: {}),
    "POST /api/tournaments/{tournament}/leave": ask_with(lambda guest: {}),
    "POST /api/tournaments/{tournament}/bots": ask_with(lambda guest: {"bot": "random"}),
    "POST /api/tournaments/{tournament}/control": ask_with(lambda guest: {"action": "start"}),
    "GET /api/studies": ask(),
    "GET /api/studies/{study}": ask(query="?chapter=1&after=0&wait=25"),
    "GET /api/studies/{study}/text": ask(),
    "POST /api/studies": ask_with(lambda guest: {"title": "Openings", "text": new_record()}),
    "POST /api/studies/{study}": ask({"title": "Openings", "visibility": "public"}),
    "POST /api/studies/{study}/delete": ask(),
    "POST /api/studies/{study}/join": ask({"invite": "none"}),
    "POST /api/studies/{study}/leave": ask({}),
    "POST /api/studies/{study}/report": ask({"text": "x" * 500}),
    "POST /api/studies/{study}/place": ask({"chapter": 1}),
    "POST /api/studies/{study}/chapters": ask_with(lambda guest: {"title": "Openings", "text": new_record()}),
    **{
        f"POST /api/studies/{{study}}/chapters/{{chapter}}{path}": ask(body)
        for path, body in {
            "": {"title": "Openings", "place": 1},
            "/delete": None,
            "/moves": {"seen": 1, "node": 0, "moves": [{"player": 0, "action": "buy copper"}]},
            "/comment": {"seen": 1, "node": 0, "comment": "x" * 1000},
            "/marks": {"seen": 1, "node": 0, "marks": ["good"]},
            "/remove": {"seen": 1, "node": 1},
        }.items()
    },
    "POST /api/strategies": ask_with(check_strategy),
    "GET /api/games/{game}/strategies": ask(),
    "POST /api/reviews": ask_with(lambda guest: {"record": new_record()}),
    "GET /api/reviews/{review}": ask(),
    "POST /api/tables/{table}/review": ask(),
    "POST /api/tables/{table}/hint": ask_with(at_position),
    "POST /api/tables/{table}/coach": ask_with(at_position),
    "POST /api/tables/{table}/coach/move": ask_with(coached_move),
    "GET /api/games": ask(),
    "GET /api/games/{game}": ask(),
    "GET /api/games/{game}/components/{kind}": ask(),
    "POST /api/tables": ask_with(create_table),
    "GET /api/tables": ask(),
    "GET /api/me/tables": ask(),
    "GET /api/tables/{table}": ask(),
    "GET /api/tables/{table}/text": ask(query="?language=he"),
    "GET /api/tables/{table}/door": ask(),
    "GET /api/tables/{table}/record": ask(),
    "GET /api/tables/{table}/check": ask(),
    "POST /api/replay": ask_with(lambda guest: {"record": new_record(), "count": 500, "language": "he"}),
    "POST /api/analysis": ask_with(lambda guest: {"text": new_record()}),
    "POST /api/analysis/position": ask_with(lambda guest: {"text": new_record(), "at": 2_000, "language": "he"}),
    "POST /api/analysis/why": ask_with(lambda guest: {"text": new_record(), "player": 0, "action": "buy province"}),
    "POST /api/analysis/text": ask_with(lambda guest: {"text": new_record(), "nodes": [{}] * (MAX_RECORD_ACTIONS + 1)}),
    "POST /api/analysis/record": ask_with(lambda guest: {"text": new_record(), "at": 2_000}),
    "POST /api/analysis/evaluation": ask_with(lambda guest: {"text": new_record(), "player": 0, "effort": 3}),
    "POST /api/picture": ask_with(lambda guest: {"record": new_record()}),
    "POST /api/animation": ask_with(lambda guest: {"record": new_record(), "at": 0, "until": 30}),
    "POST /api/imports": ask_with(lambda guest: {"text": "a letter " * 100_000}),
    "POST /api/position": ask_with(lambda guest: {"game": "carcassonne", "text": f"draw: {'u ' * 40_000}"}),
    "POST /api/records": ask_with(lambda guest: {"record": new_record()}),
    "POST /api/play_on": ask_with(lambda guest: {"record": new_record(), "at": 2_000, "seats": SEATS}),
    **{f"POST /api/tables/{{table}}/{name}": ask_with(build) for name, build in COMMANDS.items()},
    "GET /api/games/{game}/puzzles": ask(),
    "GET /api/games/{game}/puzzles/{id}": ask(),
    "GET /api/me/puzzles/{game}": ask(),
    "POST /api/puzzles/hint": puzzle(),
    "POST /api/puzzles": puzzle(actions=[0]),
    "POST /api/puzzles/continuation": puzzle(action=0),
    "POST /api/puzzles/record": puzzle(),
    "POST /api/puzzles/why": puzzle(action="buy province"),
    "GET /api/me": ask(),
    "POST /api/me": ask_with(lambda guest: {"name": f"Guest {guest.number}"}),
    "POST /api/me/account": ask_with(
        lambda guest: {"account": f"account{next(_serial)}", "passphrase": "a long passphrase"}
    ),
    "POST /api/me/sign-in": ask_with(lambda guest: {"account": f"nobody{next(_serial)}", "passphrase": "wrong words"}),
    "POST /api/me/link": ask({"token": "nothing", "passphrase": "a long passphrase"}),
    "POST /api/me/sign-out": ask({}),
    "POST /api/me/passphrase": ask({"old": "wrong words", "new": "a long passphrase"}),
    "POST /api/me/delete": ask({"passphrase": "wrong words"}),
    "GET /api/me/second-factor": ask(),
    "POST /api/me/second-factor": ask({"passphrase": "wrong words"}),
    "PUT /api/me/second-factor": ask({"passphrase": "wrong words", "secret": "A" * 32, "code": "123456"}),
    "POST /api/me/second-factor/remove": ask({"passphrase": "wrong words", "code": "123456"}),
    "GET /api/me/passkeys": ask(),
    "POST /api/me/passkeys": ask({"passphrase": "wrong words"}),
    "PUT /api/me/passkeys": ask({"name": "Key", "id": "A" * 1_400, "client_data": BASE64, "attestation": BASE64}),
    "POST /api/me/passkeys/remove": ask({"passphrase": "wrong words", "id": "A" * 1_400}),
    "GET /api/me/bots": ask(),
    "POST /api/me/bots": ask({"name": "Robo"}),
    "POST /api/me/bots/remove": ask({"bot": "bot:none"}),
    "POST /api/me/bots/tokens": ask({"bot": "bot:none", "name": "Token"}),
    "POST /api/me/bots/tokens/remove": ask({"bot": "bot:none", "token": "00"}),
    "GET /api/bots": ask(),
    "GET /api/bot": ask(),
    "GET /api/tables/{table}/sample": ask(),
    "POST /api/tables/{table}/invite-bot": ask({"bot": "bot:none"}),
    "POST /api/me/sign-in/passkey/options": ask({}),
    "POST /api/me/sign-in/passkey": ask(
        {"id": "AAAA", "client_data": BASE64, "authenticator_data": BASE64, "signature": BASE64, "user": "AAAA"}
    ),
    "GET /api/me/history": ask(),
    "GET /api/me/settings": ask(),
    "PUT /api/me/settings": ask({"settings": {f"setting{number}": "x" for number in range(100)}}),
    "GET /api/me/ratings": ask(),
    "GET /api/me/error-rates": ask(),
    "GET /api/leaderboards/{game}": ask(query="?ladder=bots"),
    "GET /api/profiles/{person}": ask(person="nobody"),
    "GET /api/profiles/{person}/games": ask(person="nobody", query="?opponent=a&option=kingdom&value=chapel"),
    "GET /api/tables/{table}/profiles": ask(),
    "GET /api/me/records": ask(query="?opponent=a&option=kingdom&value=chapel"),
    "GET /api/me/companions": ask(),
    "GET /api/me/friends": ask(),
    "POST /api/me/friends": ask({"account": "x" * 40}),
    "POST /api/me/friends/answer": ask({"request": "none", "accept": True}),
    "POST /api/me/friends/remove": ask({"friend": "none"}),
    "POST /api/me/friends/challenge": ask({"friend": "none", "game": "dominion", "clock": {"kind": "none"}}),
    "POST /api/me/match": ask({"game": "dominion", "max_difference": 200}),
    "POST /api/me/match/renew": ask(),
    "POST /api/me/match/cancel": ask(),
    "GET /api/me/notifications": ask(),
    "PUT /api/me/notifications": ask({"time_zone": "Asia/Jerusalem", "language": "he"}),
    "PUT /api/me/notifications/mute": ask_with(lambda guest: {"table": guest.known["table"], "muted": True}),
    "POST /api/me/notifications/browser": ask({**PUSH_SUBSCRIPTION, "label": "x" * 60}),
    "POST /api/me/notifications/browser/remove": ask({"address": "https://192.0.2.1/" + "x" * 900}),
    "POST /api/me/notifications/email": ask({"address": "x" * 60 + "@example.org"}),
    "POST /api/me/notifications/webhook": ask({"address": "https://192.0.2.1/", "format": "json"}),
    "POST /api/me/notifications/remove": ask({"id": "none"}),
    "POST /api/me/notifications/test": ask({"id": "none"}),
    "GET /api/notifications/confirm": ask(query=f"?token=confirm.none.0.{HEX}"),
    "POST /api/notifications/confirm": ask(query=f"?token=confirm.none.0.{HEX}"),
    "GET /api/notifications/unsubscribe": ask(query=f"?token=unsubscribe.none.0.{HEX}"),
    "POST /api/notifications/unsubscribe": ask(query=f"?token=unsubscribe.none.0.{HEX}"),
    "GET /api/tables/{table}/hand": ask(query="?last=0"),
    "POST /api/tables/{table}/hand/back": ask({"position": 0, "last": 0}),
    "POST /api/tables/{table}/invite": ask({"met": "nothing", "seat": 1}),
    "POST /api/tables/{table}/block": ask({"seat": 1}),
    "POST /api/me/unblock": ask({"person": "nobody"}),
    "GET /api/me/blocks": ask(),
    "POST /api/tables/{table}/report": ask({"seat": 1, "text": "x" * 500}),
    "GET /api/me/everything": ask(),
    "GET /api/moderation/reports": ask(query="?closed=1"),
    "GET /api/moderation/reports/{report}": ask(report="nothing"),
    "POST /api/moderation/reports/{report}/close": ask(report="nothing"),
    "GET /api/moderation/people": ask(query="?text=a"),
    "POST /api/moderation/people/{person}/mute": ask({"reason": "x" * 500}, person="nobody"),
    "POST /api/moderation/people/{person}/unmute": ask(person="nobody"),
    "POST /api/moderation/people/{person}/ban": ask({"reason": "x" * 500}, person="nobody"),
    "POST /api/moderation/people/{person}/unban": ask(person="nobody"),
    "POST /api/moderation/people/{person}/rename": ask({"name": "Ann"}, person="nobody"),
    "POST /api/moderation/chat/remove": ask({"table": "0" * 16, "line": 1}),
    "POST /api/moderation/studies/{study}/delete": ask(),
    "GET /api/moderation/audit": ask(),
    "GET /api/reach": ask(),
    "POST /api/reach": ask({}),
    "POST /api/deals": ask({"game": "dominion"}),
    "GET /api/games/{game}/deal": ask(),
    "GET /api/games/{game}/deal/turns": ask(),
    "GET /api/games/{game}/lessons": ask(),
    "POST /api/lessons": ask({"game": "dominion", "lesson": "turn"}),
    "POST /api/lessons/why": ask({"game": "dominion", "lesson": "turn", "action": "buy province"}),
    "GET /api/games/{game}/rules": ask(query="?language=he"),
    "GET /api/games/{game}/examples/{name}": ask(name="first-hand"),
    "GET /api/openapi.json": ask(),
    "GET /healthz": ask(),
    "GET /readyz": ask(),
    "GET /metrics": ask(),
    "GET /here": ask(),
    "GET /here/{path:path}": ask(),
    "GET /locale/{language}/{name}.ftl": ask(),
    "GET /games/{game}/page/{path:path}": ask(path="page.js"),
    "GET /{path:path}": lambda guest: GuestRequest(path={"path": f"table/{guest.known['table']}"}),
}

#: Requests that only moderators may send.
MODERATION_REQUESTS = (
    ("GET", "/reports"),
    ("GET", "/reports/{report}"),
    ("POST", "/reports/{report}/close"),
    ("GET", "/people"),
    ("POST", "/people/{person}/mute"),
    ("POST", "/people/{person}/unmute"),
    ("POST", "/people/{person}/ban"),
    ("POST", "/people/{person}/unban"),
    ("POST", "/people/{person}/rename"),
    ("POST", "/chat/remove"),
    ("POST", "/studies/{study}/delete"),
    ("GET", "/audit"),
)

#: Resources: what the guests of one address ask for at the same time.
RESOURCES: dict[str, tuple[str, ...]] = {
    "trials": (
        "POST /api/trials",
        "POST /api/strategies",
    ),
    "trial pages": (
        "GET /api/trials/{trial}",
        "GET /api/trials/{trial}/report",
        "DELETE /api/trials/{trial}",
        "GET /api/games/{game}/strategies",
    ),
    "reviews": ("POST /api/reviews", "POST /api/tables/{table}/review", "GET /api/reviews/{review}"),
    "hints": ("POST /api/tables/{table}/hint", "GET /api/tables/{table}", "POST /api/tables/{table}/act"),
    "hot seat": ("GET /api/tables/{table}/hand", "POST /api/tables/{table}/hand/back"),
    "coach": (
        "POST /api/tables/{table}/coach",
        "POST /api/tables/{table}/coach/move",
        "GET /api/tables/{table}",
    ),
    "new tables": ("POST /api/tables", "GET /api/tables/{table}", "GET /api/tables/{table}/door"),
    "table texts": ("GET /api/tables/{table}/text",),
    "lists": ("GET /api/tables", "GET /api/me/tables", "GET /api/me/history", "GET /api/me/companions"),
    "friends": (
        "GET /api/me/friends",
        "POST /api/me/friends",
        "POST /api/me/friends/answer",
        "POST /api/me/friends/remove",
        "POST /api/me/friends/challenge",
        "POST /api/me/match",
        "POST /api/me/match/renew",
        "POST /api/me/match/cancel",
    ),
    "records": ("POST /api/replay", "GET /api/tables/{table}/record", "GET /api/tables/{table}/check"),
    "analysis board": (
        "POST /api/analysis",
        "POST /api/analysis/position",
        "POST /api/analysis/why",
        "POST /api/analysis/text",
        "POST /api/analysis/record",
        "POST /api/analysis/evaluation",
    ),
    "pictures": ("POST /api/picture", "POST /api/animation"),
    "positions": ("POST /api/position",),
    "imports": ("POST /api/imports", "POST /api/records", "POST /api/play_on"),
    "commands": tuple(f"POST /api/tables/{{table}}/{name}" for name in COMMANDS),
    "puzzles": (
        "GET /api/games/{game}/puzzles",
        "GET /api/games/{game}/puzzles/{id}",
        "GET /api/me/puzzles/{game}",
        "POST /api/puzzles",
        "POST /api/puzzles/continuation",
        "POST /api/puzzles/hint",
        "POST /api/puzzles/record",
        "POST /api/puzzles/why",
    ),
    "deals": ("POST /api/deals", "GET /api/games/{game}/deal", "GET /api/games/{game}/deal/turns"),
    "lessons and rules": (
        "GET /api/games/{game}/lessons",
        "POST /api/lessons",
        "POST /api/lessons/why",
        "GET /api/games/{game}/rules",
        "GET /api/games/{game}/examples/{name}",
    ),
    "accounts": (
        "GET /api/me",
        "POST /api/me",
        "POST /api/me/sign-in",
        "POST /api/me/link",
        "POST /api/me/passphrase",
        "GET /api/me/settings",
        "PUT /api/me/settings",
        "GET /api/me/ratings",
        "GET /api/me/error-rates",
        "GET /api/leaderboards/{game}",
        "GET /api/profiles/{person}",
        "GET /api/profiles/{person}/games",
        "GET /api/tables/{table}/profiles",
        "GET /api/me/records",
        "GET /api/me/notifications",
        "PUT /api/me/notifications",
        "PUT /api/me/notifications/mute",
        "POST /api/me/notifications/browser",
        "POST /api/me/notifications/browser/remove",
        "POST /api/me/notifications/email",
        "POST /api/me/notifications/webhook",
        "POST /api/me/notifications/remove",
        "POST /api/me/notifications/test",
        "GET /api/notifications/confirm",
        "POST /api/notifications/confirm",
        "GET /api/notifications/unsubscribe",
        "POST /api/notifications/unsubscribe",
        "GET /api/me/everything",
        "POST /api/me/account",
        "POST /api/me/delete",
        "GET /api/me/second-factor",
        "POST /api/me/second-factor",
        "PUT /api/me/second-factor",
        "POST /api/me/second-factor/remove",
        "GET /api/me/passkeys",
        "POST /api/me/passkeys",
        "PUT /api/me/passkeys",
        "POST /api/me/passkeys/remove",
        "GET /api/me/bots",
        "POST /api/me/bots",
        "POST /api/me/bots/remove",
        "POST /api/me/bots/tokens",
        "POST /api/me/bots/tokens/remove",
        "GET /api/bots",
        "GET /api/bot",
        "GET /api/tables/{table}/sample",
        "POST /api/tables/{table}/invite-bot",
        "POST /api/me/sign-in/passkey/options",
        "POST /api/me/sign-in/passkey",
        "POST /api/me/sign-out",
    ),
    "people": (
        "POST /api/tables/{table}/invite",
        "POST /api/tables/{table}/block",
        "POST /api/me/unblock",
        "GET /api/me/blocks",
        "POST /api/tables/{table}/report",
        "GET /api/reach",
        "POST /api/reach",
    ),
    "club tournaments": (
        "GET /api/tournament-presets",
        "GET /api/tournaments",
        "GET /api/tournaments/{tournament}",
        "GET /api/tournaments/{tournament}/results.json",
        "GET /api/tournaments/{tournament}/results.csv",
        "POST /api/tournaments",
        "POST /api/tournaments/{tournament}/join",
        "POST /api/tournaments/{tournament}/leave",
        "POST /api/tournaments/{tournament}/bots",
        "POST /api/tournaments/{tournament}/control",
    ),
    "studies": (
        "GET /api/studies",
        "GET /api/studies/{study}",
        "GET /api/studies/{study}/text",
        "POST /api/studies",
        "POST /api/studies/{study}",
        "POST /api/studies/{study}/delete",
        "POST /api/studies/{study}/join",
        "POST /api/studies/{study}/leave",
        "POST /api/studies/{study}/report",
        "POST /api/studies/{study}/place",
        "POST /api/studies/{study}/chapters",
        "POST /api/studies/{study}/chapters/{chapter}",
        "POST /api/studies/{study}/chapters/{chapter}/delete",
        "POST /api/studies/{study}/chapters/{chapter}/moves",
        "POST /api/studies/{study}/chapters/{chapter}/comment",
        "POST /api/studies/{study}/chapters/{chapter}/marks",
        "POST /api/studies/{study}/chapters/{chapter}/remove",
    ),
    "moderation": tuple(f"{method} /api/moderation{path}" for method, path in MODERATION_REQUESTS),
    "games": (
        "GET /api/games",
        "GET /api/games/{game}",
        "GET /api/games/{game}/components/{kind}",
        "GET /api/openapi.json",
    ),
    "previews": ("GET /{path:path}",),
    "site downloads": (
        "GET /here",
        "GET /here/{path:path}",
        "GET /locale/{language}/{name}.ftl",
        "GET /games/{game}/page/{path:path}",
        "GET /healthz",
        "GET /readyz",
        "GET /metrics",
    ),
}
#: Resources of the WebSocket: messages of the guests.
MESSAGE_RESOURCES: dict[str, tuple[str, ...]] = {
    "lobby messages": ("lobby", "leave_lobby", "ping"),
    "watch messages": ("watch", "hold", "leave"),
    "repeated watch": ("watch",),
    "refused actions": ("act",),
    "command messages": tuple(COMMANDS),
}
